import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { createVocabulary, format, parse } from "../../src/reference/mod.ts";

const vocabulary = createVocabulary("slv");

/** The rows of a table without its remarks, a cell a column. */
function rowsOf(path: string): string[][] {
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}

const citations = rowsOf("test/fixtures/reference/citations.tsv");

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

// Real tables that lie beside the checkout or where the variable says; they are not part of the project.
const folder = process.env.AMBO_REFERENCES ?? "../shared/references";
const skip = existsSync(join(folder, "sl-comma.tsv")) ? false : `no tables in ${folder}`;

/** USFM ids of the books that the tables of references name by their OSIS ids. */
function usfmIds(): Map<string, string> {
  const pairs = rowsOf(join(folder, "books-sl.tsv")).map(([osis = "", usfm = ""]) => [osis, usfm] as const);
  const more = { "2Esd": "2ES", GkEsth: "ESG", PrAzar: "S3Y", SgThree: "S3Y", "4Macc": "4MA" };
  return new Map([...pairs, ...Object.entries(more)]);
}

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
  const ids = usfmIds();
  const rows = [
    ...rowsOf(join(folder, "sl-comma.tsv")),
    ...rowsOf(join(folder, "votd-sl-365.tsv")).flatMap(([name = "", short = "", osis = ""]) => [
      [name, osis],
      [short, osis],
    ]),
  ];
  assert.ok(rows.length > 1000);
  for (const [text = "", osis = ""] of rows) {
    // The source has two rows wrong: `1 Krn` is First Chronicles.
    if (/^1 KRN/i.test(text) && osis.startsWith("2Chr")) continue;
    const expected = osis.replace(/(^|[-,])([^.]+)/g, (_, mark, id) => `${mark}${ids.get(id)}`);
    assert.equal(asOsis(text), expected, text);
  }
});

test("parse() knows every name of the Slovenian table of books", { skip }, () => {
  for (const [, usfm, abbreviation, name, alternates = ""] of rowsOf(join(folder, "books-sl.tsv"))) {
    const others = alternates.split(",").map((other) => other.replace(/\(.*\)/, "").trim());
    for (const written of [abbreviation, name, ...others]) {
      // Without an id of its own, ambiguous on purpose, a remark on another language.
      if (!written || usfm === "-" || written === "Ez" || written.startsWith("Izr")) continue;
      assert.equal(parse(`${written} 1,1`, vocabulary).passages[0]?.book, usfm, written);
    }
  }
});
