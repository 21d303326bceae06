import { isUtf8 } from "node:buffer";
import { readFileSync, statSync } from "node:fs";
import { messageOf, Problem } from "../base/problem.ts";

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
  const fail = (reason: string) => new Problem("settings.unreadable_feasts", { path, fault: reason });
  let bytes: Buffer;
  try {
    const stats = statSync(path);
    // Reading a pipe would wait until something is written to it.
    if (!stats.isFile()) throw new TypeError("it is not a regular file");
    if (stats.size > MAX_BYTES) throw new RangeError(`it is longer than ${MAX_BYTES} bytes`);
    bytes = readFileSync(path);
  } catch (error) {
    throw fail(messageOf(error));
  }
  const lines = bytes.toString("latin1").split("\n");
  const bad = lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
  if (bad >= 0) throw fail(`line ${bad + 1} is not UTF-8: save the file as UTF-8`);
  const text = bytes.toString("utf8").replace(/^\uFEFF/, "");
  const long = text.split("\n").findIndex((line) => line.length > MAX_LINE);
  if (long >= 0) throw fail(`line ${long + 1} is longer than ${MAX_LINE} characters`);
  const feasts = text.split("\n").filter((line) => line.trim() !== "" && !line.startsWith("#"));
  if (feasts.length > MAX_FEASTS) throw fail(`it has ${feasts.length} feasts, and ${MAX_FEASTS} is the most`);
  return text;
}
