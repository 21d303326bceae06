import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSourceFile } from "../../base/source_file.ts";

/** The files that a build carries inside itself, in its last lines; the sources have them in folders. */
declare const AMBO_FILES: readonly string[];
declare function amboFile(name: string): string;

/** Reads a file that is made when the program is built: a font, an icon. @returns Undefined where it was not made. */
export function builtFile(folder: "fonts" | "icons", name: string): Buffer | undefined {
  if (typeof AMBO_FILES !== "undefined") {
    return AMBO_FILES.includes(name) ? Buffer.from(amboFile(name), "base64") : undefined;
  }
  try {
    return readFileSync(join(import.meta.dirname, "../../../dist", folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Returns a path that changes with the content, so that browsers may keep the file for ever. */
export function hashedPath(name: string, content: string | Buffer): string {
  const digest = createHash("sha256").update(content).digest("base64url").slice(0, 12);
  const [stem, ending] = name.split(".");
  return `/assets/${stem}-${digest}.${ending}`;
}

/**
 * Returns styles or scripts of the folder `assets`, one after another, as browsers get them: without indents, blank lines,
 * comments on lines of their own and line breaks behind punctuation.
 */
export function assetSource(...names: readonly string[]): string {
  return names
    .map((name) =>
      readSourceFile(`web/assets/${name}`)
        .replace(/^\s*\/\*[\s\S]*?\*\/$/gm, "")
        .replace(/^\s*\/\/.*$/gm, "")
        .replace(/^\s+/gm, "")
        .replace(/(?<=[{}(,;[])\n(?=.)/g, ""),
    )
    .join("");
}
