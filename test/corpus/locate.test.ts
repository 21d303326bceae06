/** Additions and psalms that translations print and number in several ways. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageNotFound, parseTranslation, resolve, type Translation, vocabularyOf } from "../../src/corpus/mod.ts";
import { format, parse } from "../../src/reference/mod.ts";

/** Verses of a chapter, one a line, with a text that names them. */
function chapter(book: string, number: number, verses: number): string[] {
  return Array.from({ length: verses }, (_, index) => `${book} ${number}:${index + 1} Besedilo.`);
}

function translationOf(...lines: string[][]): Translation {
  const header = ["Ambo-Translation: 1", "Code: T", "Name: T", "Language: slv", "Copyright: C", ""];
  return parseTranslation(Buffer.from([...header, ...lines.flat(), ""].join("\n")), "T.txt");
}

/** The verses that a reference gives, and the reference of the answer. */
function find(translation: Translation, text: string): [verses: string[], reference: string] {
  const reference = parse(text, vocabularyOf(translation));
  const found = resolve(translation, { reference, maxVerses: 500 });
  const verses = found.ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const { book, chapter, verse, segment = "" } = translation.label(first + index);
      return `${book} ${chapter}:${verse}${segment}`;
    }),
  );
  return [verses, format(found.reference)];
}

function missing(translation: Translation, text: string): string {
  try {
    find(translation, text);
  } catch (error) {
    assert.ok(error instanceof PassageNotFound);
    return error.missing.kind;
  }
  return assert.fail(`${text} is found`);
}

const ownBooks = translationOf(
  chapter("DAN", 3, 33),
  chapter("S3Y", 1, 68),
  chapter("SUS", 1, 64),
  chapter("BEL", 1, 42),
);
const oneBook = translationOf(chapter("DAN", 3, 100), chapter("DAN", 13, 64), chapter("DAN", 14, 42));
const hebrew = translationOf(chapter("DAN", 3, 33), chapter("DAN", 12, 13));

test("the lectionary's Daniel is found where the additions are books of their own", () => {
  const first = (text: string) => find(ownBooks, text)[0][0];
  assert.equal(first("Dan 13,1"), "SUS 1:1");
  assert.equal(first("Dan 14,31"), "BEL 1:31");
  assert.deepEqual(find(ownBooks, "Dan 3,52-53")[0], ["S3Y 1:29", "S3Y 1:30", "S3Y 1:31"]);
  assert.deepEqual(find(ownBooks, "Dan 3,25.34")[0], ["S3Y 1:2", "S3Y 1:11"]);
  assert.deepEqual(find(ownBooks, "Dan 3,23-24.91-92.95")[0], [
    "DAN 3:23",
    "S3Y 1:1",
    "DAN 3:24",
    "DAN 3:25",
    "DAN 3:28",
  ]);
});

test("numbers that the Hebrew Daniel has are the translation's own", () => {
  assert.deepEqual(find(ownBooks, "Dan 3,24-25")[0], ["DAN 3:24", "DAN 3:25"]);
});

test("books of their own are found in a Daniel that has them", () => {
  assert.deepEqual(find(oneBook, "Suz 1,1-2")[0], ["DAN 13:1", "DAN 13:2"]);
  assert.deepEqual(find(oneBook, "Bel 1,31")[0], ["DAN 14:31"]);
  assert.deepEqual(find(oneBook, "PesMl 1,29-31")[0], ["DAN 3:52", "DAN 3:53"]);
  assert.deepEqual(find(oneBook, "DanD 3,52")[0], ["DAN 3:52"]);
});

test("the additions are not found where there are none, and nothing else in their place", () => {
  assert.equal(missing(hebrew, "Dan 13,1"), "chapter");
  assert.equal(missing(hebrew, "Dan 3,34-43"), "book");
  assert.equal(missing(hebrew, "Suz 1,1"), "book");
});

test("an answer of another book is read back", () => {
  for (const text of ["Dan 13,1-3", "Dan 3,52-56", "Dan 14,5"]) {
    const [verses, reference] = find(ownBooks, text);
    assert.deepEqual(find(ownBooks, reference)[0], verses, reference);
  }
});

test("the letter of Jeremiah, Psalm 151, Susanna and Bel are found where a translation has them, and read back", () => {
  const texts: [has: [book: string, chapter: number], asked: [text: string, found: string][]][] = [
    [
      ["BAR", 6],
      [
        ["Bar 6,2", "BAR 6:2"],
        ["JerP 1,2", "BAR 6:2"],
        ["JerP 1", "BAR 6:1 BAR 6:2"],
      ],
    ],
    [
      ["LJE", 1],
      [
        ["Bar 6,2", "LJE 1:2"],
        ["JerP 1,2", "LJE 1:2"],
        ["Bar 6", "LJE 1:1 LJE 1:2"],
      ],
    ],
    [
      ["LJE", 6],
      [
        ["Bar 6,2", "LJE 6:2"],
        ["JerP 1,2", "LJE 6:2"],
      ],
    ],
    [
      ["SUS", 13],
      [
        ["Dan 13,2", "SUS 13:2"],
        ["Suz 1,2", "SUS 13:2"],
      ],
    ],
    [
      ["BEL", 14],
      [
        ["Dan 14,2", "BEL 14:2"],
        ["Bel 1,2", "BEL 14:2"],
      ],
    ],
    [
      ["PSA", 151],
      [
        ["Ps 151,2", "PSA 151:2"],
        ["Ps 151", "PSA 151:1 PSA 151:2"],
      ],
    ],
    [
      ["PS2", 151],
      [
        ["Ps 151,2", "PS2 151:2"],
        ["Ps 151", "PS2 151:1 PS2 151:2"],
      ],
    ],
    [
      ["PS2", 1],
      [
        ["Ps 151,2", "PS2 1:2"],
        ["Ps 151", "PS2 1:1 PS2 1:2"],
      ],
    ],
  ];
  for (const [[book, number], asked] of texts) {
    const translation = translationOf(chapter("PSA", 1, 6), chapter(book, number, 2));
    for (const [text, found] of asked) {
      const [verses, reference] = find(translation, text);
      assert.equal(verses.join(" "), found, text);
      assert.deepEqual(find(translation, reference)[0], verses, reference);
    }
  }
  const none = translationOf(chapter("PSA", 150, 6), chapter("BAR", 5, 9));
  assert.deepEqual(
    ["Ps 151,1", "JerP 1,1", "Bar 6,1"].map((text) => missing(none, text)),
    ["book", "book", "chapter"],
  );
});

const numbered = translationOf(
  chapter("EST", 4, 17),
  chapter("ESG", 10, 13),
  chapter("ESG", 11, 12),
  chapter("ESG", 13, 18),
  chapter("ESG", 14, 19),
);
const lettered = translationOf(chapter("EST", 4, 17), ["EST 4:17k Del k.", "EST 4:17l Del l."]);

test("the lectionary's Esther is found where the additions are chapters", () => {
  assert.deepEqual(find(numbered, "Est 4,17k.l-m.r-t")[0], [
    "ESG 14:1",
    "ESG 14:2",
    "ESG 14:3",
    "ESG 14:4",
    "ESG 14:5",
    "ESG 14:12",
    "ESG 14:13",
    "ESG 14:14",
  ]);
  assert.deepEqual(find(numbered, "Est C,12.14-16")[0][0], "ESG 14:1");
  assert.equal(find(numbered, "Est 4,17a-z")[0].length, 11 + 19);
  assert.deepEqual(find(numbered, "Est 10,4")[0], ["ESG 10:4"]);
});

test("letters of Esther are found where they are printed, and missing where there are none", () => {
  assert.deepEqual(find(lettered, "Est 4,17k")[0], ["EST 4:17k"]);
  assert.equal(missing(translationOf(chapter("EST", 4, 17)), "Est 4,17k"), "addition");
  assert.equal(missing(numbered, "Est 4,17v"), "addition");
});

const inHebrew = translationOf(chapter("PSA", 22, 32), chapter("PSA", 23, 6), chapter("PSA", 119, 176));
const inGreek = translationOf(chapter("PSA", 22, 6), chapter("PSA", 23, 10), chapter("PSA", 118, 176));
const untold = translationOf(chapter("PSA", 22, 6), chapter("PSA", 23, 10));

test("a psalm of two numbers is that of the count in which the translation numbers them", () => {
  assert.deepEqual(find(inHebrew, "Ps 22 (23),1"), [["PSA 23:1"], "Ps 23,1"]);
  assert.deepEqual(find(inGreek, "Ps 22 (23),1"), [["PSA 22:1"], "Ps 22,1"]);
  assert.deepEqual(find(inGreek, "Ps 23(22),1.3"), [["PSA 22:1", "PSA 22:3"], "Ps 22,1.3"]);
  assert.equal(missing(untold, "Ps 22 (23),1"), "psalm");
  assert.deepEqual(find(untold, "Ps 22,1")[0], ["PSA 22:1"]);
});
