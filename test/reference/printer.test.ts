import assert from "node:assert/strict";
import { test } from "node:test";
import { BOOK_IDS, bookName, mostChapters } from "../../src/canon/mod.ts";
import {
  createVocabulary,
  format,
  formatRanges,
  type Passage,
  type Point,
  parse,
  type VerseRange,
} from "../../src/reference/mod.ts";
import { Random } from "../support/random.ts";

const vocabulary = createVocabulary("slv");
const range = (from: Point, to: Point): VerseRange => ({ from, to, start: 0, end: 0 });

const written: [name: string, ranges: VerseRange[], text: string][] = [
  [
    "verses of a chapter with dots, a range with a hyphen",
    [
      range({ chapter: 3, verse: 16 }, { chapter: 3, verse: 18 }),
      range({ chapter: 3, verse: 20 }, { chapter: 3, verse: 20 }),
    ],
    "3,16-18.20",
  ],
  [
    "the next chapter behind a semicolon",
    [
      range({ chapter: 3, verse: 16 }, { chapter: 3, verse: 16 }),
      range({ chapter: 4, verse: 2 }, { chapter: 4, verse: 2 }),
    ],
    "3,16; 4,2",
  ],
  ["a range across chapters", [range({ chapter: 1, verse: 1 }, { chapter: 2, verse: 4, segment: "a" })], "1,1-2,4a"],
  ["whole chapters", [range({ chapter: 1 }, { chapter: 3 })], "1-3"],
  ["from a chapter into another", [range({ chapter: 1 }, { chapter: 2, verse: 4 })], "1-2,4"],
  ["to the end of the chapter", [range({ chapter: 3, verse: 16 }, { chapter: 3 })], "3,16 nasl."],
  ["to the end of a later chapter", [range({ chapter: 3, verse: 16 }, { chapter: 5 })], "3,16-pogl. 5"],
  [
    "pieces of one verse",
    [
      range({ chapter: 4, verse: 17, segment: "l" }, { chapter: 4, verse: 17, segment: "m" }),
      range({ chapter: 4, verse: 17, segment: "r" }, { chapter: 4, verse: 17, segment: "r" }),
    ],
    "4,17l-m.17r",
  ],
];
for (const [name, ranges, text] of written) {
  test(`formatRanges() writes ${name}`, () => {
    assert.equal(formatRanges({ book: "EST", ranges }), text);
  });
}

test("formatRanges() says where a number in a one-chapter book is not a verse", () => {
  const chapter = (number: number) => [range({ chapter: number }, { chapter: number })];
  assert.equal(formatRanges({ book: "JUD", ranges: chapter(1) }), "1");
  assert.equal(formatRanges({ book: "JUD", ranges: chapter(3) }), "pogl. 3");
  assert.equal(formatRanges({ book: "JHN", ranges: chapter(3) }), "3");
});

/** A tree as the parser could have made it. */
function randomPassage(random: Random): Passage {
  const book = random.pick(BOOK_IDS);
  const ranges = Array.from({ length: 1 + random.below(4) }, () => randomRange(random, book));
  return { book, written: bookName(book, "slv").abbreviation, ranges, start: 0, end: 0 };
}

function randomRange(random: Random, book: Passage["book"]): VerseRange {
  const chapter = 1 + random.below(mostChapters(book));
  const verse = 1 + random.below(60);
  const from: Point = random.oneIn(4) ? { chapter } : { chapter, verse, ...segment(random) };
  const later = Math.min(chapter + random.below(3), mostChapters(book));
  const end = (from.verse ?? 1) + 1 + random.below(20);
  return range(
    from,
    random.pick<Point>([from, from, { chapter: later, verse: end, ...segment(random) }, { chapter: later }]),
  );
}

function segment(random: Random): { segment?: string } {
  return random.oneIn(5) ? { segment: random.pick(["a", "b", "ab", "bcd", "g"]) } : {};
}

test("parse() gives back every tree that format() has written", () => {
  const random = new Random(73);
  for (let round = 0; round < 5000; round++) {
    const passages = Array.from({ length: 1 + random.below(3) }, () => randomPassage(random));
    const text = format({ passages });
    const again = parse(text, vocabulary).passages;
    // Two passages of one book stand as one where nothing says otherwise, so only their ranges are compared.
    assert.deepEqual(
      again.flatMap(({ book, ranges }) => ranges.map(({ from, to }) => ({ book, from, to }))),
      passages.flatMap(({ book, ranges }) => ranges.map(({ from, to }) => ({ book, from, to }))),
      text,
    );
    assert.equal(format({ passages: again }), text);
  }
});
