import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file of the pages that is made when the program is built, as a build carries it. */
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
