import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A font, or the licence of all, as a build carries it. */
export interface PackedFont {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Makes the fonts of the pages in a temporary folder, as `npm ci` does. */
export function packDefaultFonts(): PackedFont[] {
  const directory = mkdtempSync(join(tmpdir(), "ambo-fonts-"));
  try {
    execFileSync(
      process.execPath,
      ["--import", "tsx", "scripts/fonts.ts", "--replace", "--fonts", directory],
      { stdio: ["ignore", "inherit", "pipe"] },
    );
    return readdirSync(directory)
      .sort()
      .map((name) => ({ name, bytes: readFileSync(join(directory, name)) }));
  } finally {
    rmSync(directory, { recursive: true });
  }
}
