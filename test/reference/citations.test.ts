import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createVocabulary, format, parse } from "../../src/reference/mod.ts";
import { cellsOf } from "../support/tables.ts";
import { SHARED_TABLES, sharedRows } from "./tables.ts";

const vocabulary = createVocabulary("slv");

const citations = cellsOf("test/fixtures/reference/citations.tsv");

test("there are citations to read", () => assert.ok(citations.length > 500));

test("parse() reads citations as they are printed in Slovenia", () => {
  for (const [text = "", books, reading] of citations) {
    const reference = parse(text, vocabulary);
    assert.equal(reference.passages.map(({ book }) => book).join("+"), books, text);
    assert.equal(format(reference), reading, text);
  }
});

test("format() of a reading reads the same again", () => {
  for (const [, books, reading = ""] of citations) {
    const reference = parse(reading, vocabulary);
    assert.equal(reference.passages.map(({ book }) => book).join("+"), books, reading);
    assert.equal(format(reference), reading);
  }
});

test("parse() tells where in the text each passage and range stands", () => {
  const text = "Prim. Mt 5, 3 – 12 ; (1 Kor 13,1.4ab)";
  const { passages } = parse(text, vocabulary);
  const places = passages.map(({ start, end, ranges }) => [
    text.slice(start, end),
    ...ranges.map((range) => text.slice(range.start, range.end)),
  ]);
  assert.deepEqual(places, [
    ["Mt 5, 3 – 12", "5, 3 – 12"],
    ["1 Kor 13,1.4ab", "13,1", "4ab"],
  ]);
});

const skip = existsSync(join(SHARED_TABLES, "sl-comma.tsv")) ? false : `no tables in ${SHARED_TABLES}`;

/** A reference in OSIS notation, its books by USFM id: `JHN.3.16-JHN.3.18`. */
function asOsis(text: string): string {
  const ranges = parse(text, vocabulary).passages.flatMap(({ book, ranges }) =>
    ranges.map(({ from, to }) => {
      const [first, last] = [from, to].map(({ chapter, verse }) =>
        [book, chapter, ...(verse === undefined ? [] : [verse])].join("."),
      );
      return first === last ? first : `${first}-${last}`;
    }),
  );
  return ranges.join(",");
}

test("parse() reads every row of the Slovenian tables", { skip }, () => {
  const rows = sharedRows();
  assert.ok(rows.length > 1000);
  for (const { text, reading } of rows) assert.equal(`=${asOsis(text)}`, reading, text);
});

test("parse() knows every name of the Slovenian table of books", { skip }, () => {
  for (const [, usfm, abbreviation, name, alternates = ""] of cellsOf(join(SHARED_TABLES, "books-sl.tsv"))) {
    const others = alternates.split(",").map((other) => other.replace(/\(.*\)/, "").trim());
    for (const written of [abbreviation, name, ...others]) {
      // Without an id of its own, ambiguous on purpose, a remark on another language.
      if (!written || usfm === "-" || written === "Ez" || written.startsWith("Izr")) continue;
      assert.equal(parse(`${written} 1,1`, vocabulary).passages[0]?.book, usfm, written);
    }
  }
});
