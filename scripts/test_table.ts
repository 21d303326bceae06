import { existsSync, readFileSync } from "node:fs";

/** The seconds of a processor that the dearest test files take; the others take one or less. */
export const TABLE = "scripts/test_seconds.txt";
/** What the files of the last run took. */
export const MEASURED = "dist/test_seconds";

/** Reads seconds and test files, one of each a line. */
export function readSeconds(path: string): Map<string, number> {
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return new Map(
    lines
      .filter((line) => /^\d/.test(line))
      .map((line) => line.split(" "))
      .map(([seconds, file]) => [file!, Number(seconds)]),
  );
}
