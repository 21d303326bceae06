import { readFileSync, statSync } from "node:fs";
import { Problem } from "../base/problem.ts";
import { decodeTable, tableLines } from "../base/source_files.ts";

/** The bytes and the lines that the feasts of one church can have. */
const MAX_BYTES = 200_000;
export const MAX_FEASTS = 100;
/** The characters that a line can have. */
const MAX_LINE = 1000;

/**
 * Reads the file of a church's own feasts, a line each. A byte order mark is passed over.
 *
 * @throws {Problem<"settings">} `unreadable_feasts`, if it cannot be read, is no regular file, is not UTF-8 or is too long.
 */
export function readFeastFile(path: string): string {
  try {
    const stats = statSync(path);
    // Reading a pipe would wait until something is written to it.
    if (!stats.isFile()) throw new Problem("settings.no_regular_file", {});
    if (stats.size > MAX_BYTES) throw new Problem("table.long_file", { max: MAX_BYTES });
    return checkedText(readFileSync(path));
  } catch (cause) {
    throw new Problem("settings.unreadable_feasts", { path }, { cause });
  }
}

function checkedText(bytes: Buffer): string {
  const text = decodeTable(bytes);
  const long = text.split("\n").findIndex((line) => line.length > MAX_LINE);
  if (long >= 0) throw new Problem("table.long_line", { line: long + 1, max: MAX_LINE });
  const count = tableLines(text, "").length;
  if (count > MAX_FEASTS) throw new Problem("table.too_many_feasts", { count, max: MAX_FEASTS });
  return text;
}
