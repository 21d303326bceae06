/** Recordings: what people or programs read of the service, as lines of a file beside the tests. */
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

/** Compares lines with those of a recording, and shows those that differ; `AMBO_RECORD=1` records them anew. */
export function assertRecorded(path: string, lines: readonly string[]): void {
  const written = `${lines.join("\n")}\n`;
  if (process.env.AMBO_RECORD === "1") writeFileSync(path, written);
  const recorded = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (written === recorded) return;
  const before = new Set(recorded.split("\n"));
  const now = new Set(written.split("\n"));
  const gone = [...before].filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const come = [...now].filter((line) => !before.has(line)).map((line) => `+ ${line}`);
  const told = [...gone, ...come].slice(0, 40).join("\n");
  assert.fail(`${path} differs; if that is meant, record it with AMBO_RECORD=1:\n${told}`);
}
