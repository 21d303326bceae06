import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The files that a build carries inside itself, in its last lines. */
declare const AMBO_FILES: readonly string[];
declare function amboFile(name: string): string;

/**
 * Reads a file that stands beside the sources: a table of facts, a style, a script of the pages.
 *
 * @param path Relative to `src`, such as `calendar/tables/celebrations.txt`.
 */
export function readSourceFile(path: string): string {
  if (typeof AMBO_FILES !== "undefined") return Buffer.from(amboFile(path), "base64").toString();
  return readFileSync(join(import.meta.dirname, "..", path), "utf8");
}
