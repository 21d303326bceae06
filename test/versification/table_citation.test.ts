/** Citations of our own tables: each is in the strict notation, and means what people who write it so mean. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readRows, readTable } from "../../src/base/source_files.ts";
import { createVocabulary, parse } from "../../src/reference/mod.ts";
import { namedPassageRows, topicRows } from "../../src/search/mod.ts";
import { readTableCitation } from "../../src/versification/verse_ref.ts";
import { Random } from "../support/random.ts";

const PARTS = ["advent", "christmas", "lent", "easter", "ordinary_sundays", "ordinary_weekdays", "celebrations"];
const cellsOf = (file: string) => readRows(readTable(`lectionary/tables/${file}.txt`), (cells) => cells[3]!);
const CITATIONS = [
  ...[...PARTS, "occasions", "commons"].flatMap(cellsOf),
  ...[...namedPassageRows(), ...topicRows()].flatMap(({ citations }) => citations),
]
  .map((cell) => cell.replace(/^prim\. /, "").replace(/ ali .*$/, ""))
  .filter((citation) => citation !== "Aleluja");
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

const OTHERS = ["Jn 3", "jn 3,16", "Jn 3:16", "Jn 3, 16", "Jn 3,16–18", "Jn 3,16;18", "Jn 16", "Flm 2,1", "Xx 1,1", ""];
for (const text of [...OTHERS, "Mt 5,3sl", "Lk 10,9-1", "Jn 99,1", "Jn 3,16; Xx 1,1", "Jn 3,16ba", "Jn 3,16-b"]) {
  test(`"${text}" is no citation of a table`, () => assert.equal(readTableCitation(text), undefined));
}
