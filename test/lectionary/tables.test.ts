/** The lines of the tables that a liturgist edits: each fault is named with its file and line. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { readRows, readTable, type TableLine, tableLines } from "../../src/base/source_files.ts";
import { LectionaryTable } from "../../src/lectionary/lectionary_table.ts";
import { openingOf, readOpenings } from "../../src/lectionary/mod.ts";
import { readTableCitation } from "../../src/versification/verse_ref.ts";

const FILES = readdirSync("src/lectionary/tables").filter(
  (file) => !/^(?:commons|masses|occasion|openings|titles)/.test(file),
);

/** Returns the faults of a table, each with file and line: a missing column, an unknown book, a reading that is there twice. */
function faultsOf(lines: readonly TableLine[]): string[] {
  const faults: string[] = [];
  const known = new Set<string>();
  const report = (read: () => void) => {
    try {
      read();
    } catch (error) {
      faults.push((error as Error).message);
    }
  };
  const table = new LectionaryTable(lines);
  for (const day of table.days()) report(() => table.lines(day));
  // A vigil has several readings and psalms.
  const vigils = new Set(
    lines.filter(({ text }) => /\| reading +\|/.test(text)).map(({ text }) => text.split(" |")[0]!.trim()),
  );
  for (const line of lines) {
    report(() =>
      readRows([line], ([day, cycle, slot = "", citation = "", ...rest]) => {
        if (rest.length !== 1) throw new SyntaxError("expected five columns");
        const isResponse = slot.startsWith("response");
        const cited = isResponse ? citation.replace(/^prim\. /, "").replace(/ ali .*$/, "") : citation;
        if (cited !== "Aleluja" && readTableCitation(cited) === undefined) {
          throw new SyntaxError(`Cannot read the citation "${cited}": expected one as "Iz 63,16b-17.19b; 64,2-7"`);
        }
        const reading = [day, cycle, slot, slot.includes(" or") || vigils.has(day!) ? citation : ""].join(" | ");
        if (!isResponse && known.has(reading)) throw new SyntaxError(`${reading} has another line above`);
        known.add(reading);
      }),
    );
  }
  return faults;
}

for (const file of FILES) {
  test(`every line of ${file} is a reading, once`, () => {
    const lines = readTable(`lectionary/tables/${file}`);
    assert.ok(lines.length > 100);
    assert.deepEqual(faultsOf(lines), []);
  });
}

const GOOD = "lent friday | - | first | Iz 58,1-9a | KPTU";
const bad: [what: string, line: string, fault: RegExp][] = [
  ["an unknown book", GOOD.replace("Iz", "Iq"), /^lent\.txt:3: .*Iq/],
  ["a space within a citation", GOOD.replace("58,1-9a", "58, 1-9a"), /^lent\.txt:3: .*"Iz 58, 1-9a"/],
  ["another dash", GOOD.replace("1-9a", "1–9a"), /^lent\.txt:3: .*"Iz 58,1–9a"/],
  ["verses out of order", GOOD.replace("1-9a", "9-1"), /^lent\.txt:3: .*"Iz 58,9-1"/],
  ["a chapter that no Bible has", GOOD.replace("58", "158"), /^lent\.txt:3: .*"Iz 158,1-9a"/],
  ["a colon before the verse", GOOD.replace("58,", "58:"), /^lent\.txt:3: .*"Iz 58:1-9a"/],
  ["a missing column", GOOD.replace(" | KPTU", ""), /^lent\.txt:3: .*expected/],
  ["a reading that is there twice", GOOD.replace("1-9a", "1-8"), /^lent\.txt:3: .*another line above/],
];

for (const [what, line, fault] of bad) {
  test(`${what} is reported with file and line`, () => {
    const [first = ""] = faultsOf(tableLines(`# Lent\n${GOOD}\n${line}\n`, "lent.txt"));
    assert.match(first, fault);
  });
}

test("a table that is missing is reported with its path", () => {
  assert.throws(() => readTable("lectionary/tables/missing.txt"), {
    name: "TableError",
    message: /^Cannot read the table src\/lectionary\/tables\/missing\.txt: /,
  });
});

test("the opening words of every book of the lectionary are known", () => {
  assert.ok(readOpenings().size > 60);
  const reading = {
    kind: "first_reading",
    title: { sl: "", en: "" },
    citation: "Iz 58,1",
    alternatives: [],
  };
  assert.equal(openingOf(reading as never)?.sl, "Berilo iz knjige preroka Izaija");
});
