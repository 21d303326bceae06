/** Citations of our own tables: each is in the strict notation, and means what people who write it so mean. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRows, readTable } from "../../src/base/source_files.ts";
import { createVocabulary, parse } from "../../src/reference/mod.ts";
import { namedPassageRows, topicRows } from "../../src/search/mod.ts";
import { citedPassage } from "../../src/versification/citation.ts";
import { readTableCitation } from "../../src/versification/verse_ref.ts";
import { Random } from "../support/random.ts";
import { numbering } from "./versifications.ts";

const PARTS = ["advent", "christmas", "lent", "easter", "ordinary_sundays", "ordinary_weekdays", "celebrations"];
const cellsOf = (file: string) => readRows(readTable(`lectionary/tables/${file}.txt`), (cells) => cells[3]!);
const READINGS = [...PARTS, "occasions", "commons"]
  .flatMap(cellsOf)
  .map((cell) => cell.replace(/^prim\. /, "").replace(/ ali .*$/, ""))
  .filter((citation) => citation !== "Aleluja");
const CITATIONS = [...READINGS, ...[...namedPassageRows(), ...topicRows()].flatMap(({ citations }) => citations)];
const VOCABULARY = createVocabulary("slv");

test("every citation of the tables is in the notation, and read as the parser for people reads it", () => {
  assert.ok(CITATIONS.length > 4000);
  for (const citation of CITATIONS)
    assert.deepEqual(readTableCitation(citation), parse(citation, VOCABULARY), citation);
});

test("a citation with a slip is read as the parser for people reads it, or not at all", () => {
  const random = new Random(75);
  let read = 0;
  for (let round = 0; round < 10_000; round++) {
    const citation = random.pick(CITATIONS);
    const at = random.below(citation.length);
    const typed = random.pick([..."0123456789abcdefkls.,;- "]);
    const slip = citation.slice(0, at) + random.pick(["", typed]) + citation.slice(at + random.below(2));
    const found = readTableCitation(slip);
    if (found === undefined) continue;
    read++;
    assert.deepEqual(found, parse(slip, VOCABULARY), slip);
  }
  assert.ok(read > 1000 && read < 9000);
});

/** The readings that have no text in a numbering: another recension, chapters of which only some verses are known. */
const WITHOUT_TEXT: Readonly<Record<string, readonly string[]>> = {
  Vulg: [
    "Est 4,17b-e.17h",
    "Tob 1,3; 2,1-8",
    "Tob 11,5-17",
    "Tob 13,2",
    "Tob 13,2.3-4.6.7-8",
    "Tob 13,2.6.7.8",
    "Tob 13,2a",
    "Tob 2,9-14",
    "Tob 3,1-11a.16-17a",
    "Tob 6,10-11; 7,1.9-17; 8,4-9",
    "Tob 7,6-14",
    "Tob 8,4b-8",
  ],
  NRSVA: [
    "Est 4,17b-e.17h",
    "Tob 13,2",
    "Tob 13,2.3-4.6.7-8",
    "Tob 13,2.6.7.8",
    "Tob 13,2a",
    "Tob 6,10-11; 7,1.9-17; 8,4-9",
    "Tob 7,6-14",
  ],
};

for (const [name, known] of Object.entries(WITHOUT_TEXT)) {
  test(`each reading has text in the numbering ${name}, but what is listed here`, () => {
    const versification = numbering(name);
    const without = READINGS.filter((citation) => {
      const passage = citedPassage(citation, versification);
      return "missing" in passage ? passage.missing === "numbering" : passage.lacking.length > 0;
    });
    assert.deepEqual([...new Set(without)].sort(), known);
  });
}

const OTHERS = ["Jn 3", "jn 3,16", "Jn 3:16", "Jn 3, 16", "Jn 3,16–18", "Jn 3,16;18", "Jn 16", "Flm 2,1", "Xx 1,1", ""];
for (const text of [...OTHERS, "Mt 5,3sl", "Lk 10,9-1", "Jn 99,1", "Jn 3,16; Xx 1,1", "Jn 3,16ba", "Jn 3,16-b"]) {
  test(`"${text}" is no citation of a table`, () => assert.equal(readTableCitation(text), undefined));
}
