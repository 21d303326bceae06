import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file that the program reads, as a build carries it. */
export interface PackedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Makes the fonts of the pages, their licence and the icons in a temporary folder, as `npm ci` does. */
export function packPageFiles(): PackedFile[] {
  const directory = mkdtempSync(join(tmpdir(), "ambo-pages-"));
  try {
    for (const kind of ["fonts", "icons"]) {
      execFileSync(process.execPath, ["--import", "tsx", `scripts/${kind}.ts`, "--replace", `--${kind}`, directory], {
        stdio: ["ignore", "inherit", "pipe"],
      });
    }
    return readdirSync(directory)
      .sort()
      .map((name) => ({ name, bytes: readFileSync(join(directory, name)) }));
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** The ends of the names of files beside the sources: tables of facts, styles, scripts of the pages. */
const SOURCE_FILE = /\.(?:txt|css|js)$/;

/** Reads the files beside the sources, by their paths below `src`. */
export function packSourceFiles(): PackedFile[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => SOURCE_FILE.test(path))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(join("src", name)) }));
}
