import { readRange, type VerseRange } from "./place.ts";

/** The verses of a day, the chosen ones first, then what stands in for them. */
export type VerseChoices = readonly VerseRange[];

/**
 * Reads a table in the form of `verse_table.ts`.
 *
 * @returns The choices by day.
 * @throws {SyntaxError} If a line cannot be read or a day has two lines.
 */
export function readVerseTable(table: string): ReadonlyMap<string, VerseChoices> {
  const days = new Map<string, VerseChoices>();
  for (const line of table.split("\n").map((line) => line.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const [day = "", ...choices] = line.split("|").map((cell) => cell.trim());
    if (day === "" || choices.length === 0) {
      throw new SyntaxError(
        `Cannot read "${line}": expected a day and its verses with " | " between`,
      );
    }
    if (days.has(day))
      throw new SyntaxError(`Cannot take "${line}": the day has another line above`);
    days.set(day, choices.map(readRange));
  }
  return days;
}
