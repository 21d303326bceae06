/**
 * Reads every table of citations with another version beside this one, and shows what changed:
 * `node --import tsx test/reference/compare.ts CHECKOUT [TABLE…]`. More tables are named by their paths.
 */
import { existsSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Room from "../../src/reference/mod.ts";
import { allTables, type Row, rowsOf, sharedRows } from "./tables.ts";

type Outcome = "right" | "refused" | "wrong";

/** A reader of rows with the version in a checkout. */
async function readerOf(checkout: string): Promise<(row: Row) => { outcome: Outcome; found: string }> {
  const path = pathToFileURL(resolve(checkout, "src/reference/mod.ts")).href;
  const { createVocabulary, format, formatRanges, parse } = (await import(path)) as typeof Room;
  const vocabulary = createVocabulary("slv");
  const osisOf = (passages: readonly Room.Passage[]) =>
    passages.flatMap(({ book, ranges }) =>
      ranges.map(({ from, to }) => {
        const ends = [from, to].map(({ chapter, verse }) => [book, chapter, verse ?? []].flat().join("."));
        return [...new Set(ends)].join("-");
      }),
    );
  return ({ text, reading }) => {
    let found: string;
    try {
      const reference = parse(text, vocabulary);
      const { passages } = reference;
      if (reading.startsWith("=")) found = `=${osisOf(passages).join(",")}`;
      else if (/^[A-Z1-9+]+: /.test(reading))
        found = `${passages.map(({ book }) => book).join("+")}: ${format(reference)}`;
      else found = passages.map((passage) => `${passage.book} ${formatRanges(passage)}`).join(" + ");
    } catch (error) {
      const { code, suggestions, readings, position, end } = error as Room.ReferenceSyntaxError;
      found = `! ${code} ${position}-${end} ${[...suggestions, ...readings].join(" | ")}`.trimEnd();
    }
    const expected = reading.replace(/^\?/, "");
    const isRefused = found.startsWith("!");
    if (reading.startsWith("!")) return { outcome: isRefused ? "right" : "wrong", found };
    return { outcome: found === expected ? "right" : isRefused ? "refused" : "wrong", found };
  };
}

const [base = ".", ...paths] = process.argv.slice(2);
const [old, now] = [await readerOf(base), await readerOf(".")];
const tables = new Map([...allTables(), ["shared", sharedRows()]]);
const chosen = paths.length === 0 ? tables : new Map<string, readonly Row[]>();
for (const path of paths) {
  const name = basename(path);
  chosen.set(name, existsSync(path) ? rowsOf(path) : (tables.get(name) ?? []));
}
for (const [name, rows] of chosen) {
  const counts = { old: { right: 0, refused: 0, wrong: 0 }, now: { right: 0, refused: 0, wrong: 0 } };
  for (const row of rows) {
    const [before, after] = [old(row), now(row)];
    counts.old[before.outcome]++;
    counts.now[after.outcome]++;
    const isShown = after.outcome === "wrong" || (before.outcome !== after.outcome && !row.reading.startsWith("?"));
    if (isShown || (before.found !== after.found && !after.found.startsWith("!"))) {
      console.log(
        `${before.outcome} → ${after.outcome}\t${row.text}\n\t${row.reading}\n\t${before.found}\n\t${after.found}`,
      );
    }
  }
  const said = Object.entries(counts).map(
    ([side, { right, refused, wrong }]) => `${side} ${right}/${refused}/${wrong}`,
  );
  console.log(`${name}: ${rows.length} rows, right/refused/wrong: ${said.join(", ")}`);
}
