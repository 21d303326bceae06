/** Tables of cases: lines of text with tabs between their cells. */
import { readFileSync } from "node:fs";

/** The cells of a table without its remarks. */
export function cellsOf(path: string): string[][] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}
