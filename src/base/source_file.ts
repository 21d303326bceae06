import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The files beside the sources that a build carries inside itself; a checkout reads them from its folders. */
declare const AMBO_SOURCE_FILES: boolean;
declare function amboSourceFile(path: string): string;

/**
 * Reads a file that stands beside the sources: a table of facts, a style, a script of the pages.
 *
 * @param path Relative to `src`, such as `calendar/tables/celebrations.txt`.
 */
export function readSourceFile(path: string): string {
  if (typeof AMBO_SOURCE_FILES !== "undefined") return amboSourceFile(path);
  return readFileSync(join(import.meta.dirname, "..", path), "utf8");
}
