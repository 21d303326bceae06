import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { Problem } from "../base/problem.ts";

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
    if (stats.size > MAX_BYTES) throw new Problem("settings.long_feasts", { max: MAX_BYTES });
    return feastText(readFileSync(path));
  } catch (cause) {
    throw new Problem("settings.unreadable_feasts", { path }, { cause });
  }
}

function feastText(bytes: Buffer): string {
  const encoded = bytes.toString("latin1").split("\n");
  const bad = encoded.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  if (bad >= 0) throw new Problem("settings.feast_no_utf8", { line: bad + 1 });
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const lines = text.split("\n");
  const long = lines.findIndex((line) => line.length > MAX_LINE);
  if (long >= 0) throw new Problem("settings.long_feast", { line: long + 1, max: MAX_LINE });
  const count = lines.filter((line) => line.trim() !== "" && !line.startsWith("#")).length;
  if (count > MAX_FEASTS) throw new Problem("settings.too_many_feasts", { max: MAX_FEASTS });
  return text;
}
