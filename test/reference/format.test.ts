import assert from "node:assert/strict";
import { test } from "node:test";
import { BOOK_IDS, bookName, mostChapters } from "../../src/canon/mod.ts";
import {
  createVocabulary,
  format,
  formatSpans,
  type Passage,
  type Point,
  parse,
  type Span,
} from "../../src/reference/mod.ts";
import { Random } from "../support/random.ts";

const vocabulary = createVocabulary("slv");
const span = (from: Point, to: Point): Span => ({ from, to, start: 0, end: 0 });

const written: [name: string, spans: Span[], text: string][] = [
  [
    "verses of a chapter with dots, a range with a hyphen",
    [
      span({ chapter: 3, verse: 16 }, { chapter: 3, verse: 18 }),
      span({ chapter: 3, verse: 20 }, { chapter: 3, verse: 20 }),
    ],
    "3,16-18.20",
  ],
  [
    "the next chapter behind a semicolon",
    [
      span({ chapter: 3, verse: 16 }, { chapter: 3, verse: 16 }),
      span({ chapter: 4, verse: 2 }, { chapter: 4, verse: 2 }),
    ],
    "3,16; 4,2",
  ],
  [
    "a range across chapters",
    [span({ chapter: 1, verse: 1 }, { chapter: 2, verse: 4, segment: "a" })],
    "1,1-2,4a",
  ],
  ["whole chapters", [span({ chapter: 1 }, { chapter: 3 })], "1-3"],
  ["from a chapter into another", [span({ chapter: 1 }, { chapter: 2, verse: 4 })], "1-2,4"],
  ["to the end of the chapter", [span({ chapter: 3, verse: 16 }, { chapter: 3 })], "3,16 nasl."],
  [
    "to the end of a later chapter",
    [span({ chapter: 3, verse: 16 }, { chapter: 5 })],
    "3,16-pogl. 5",
  ],
  [
    "pieces of one verse",
    [
      span({ chapter: 4, verse: 17, segment: "l" }, { chapter: 4, verse: 17, segment: "m" }),
      span({ chapter: 4, verse: 17, segment: "r" }, { chapter: 4, verse: 17, segment: "r" }),
    ],
    "4,17l-m.17r",
  ],
];
for (const [name, spans, text] of written) {
  test(`formatSpans() writes ${name}`, () => {
    assert.equal(formatSpans({ book: "EST", spans }), text);
  });
}

test("formatSpans() says where a number in a one-chapter book is not a verse", () => {
  const chapter = (number: number) => [span({ chapter: number }, { chapter: number })];
  assert.equal(formatSpans({ book: "JUD", spans: chapter(1) }), "1");
  assert.equal(formatSpans({ book: "JUD", spans: chapter(3) }), "pogl. 3");
  assert.equal(formatSpans({ book: "JHN", spans: chapter(3) }), "3");
});

/** A tree as the parser could have made it. */
function randomPassage(random: Random): Passage {
  const book = random.pick(BOOK_IDS);
  const spans = Array.from({ length: 1 + random.below(4) }, () => randomSpan(random, book));
  return { book, written: bookName(book, "slv").abbreviation, spans, start: 0, end: 0 };
}

function randomSpan(random: Random, book: Passage["book"]): Span {
  const chapter = 1 + random.below(mostChapters(book));
  const verse = 1 + random.below(60);
  const from: Point = random.oneIn(4) ? { chapter } : { chapter, verse, ...segment(random) };
  const later = chapter + random.below(3);
  const end = (from.verse ?? 1) + 1 + random.below(20);
  return span(
    from,
    random.pick<Point>([
      from,
      from,
      { chapter: later, verse: end, ...segment(random) },
      { chapter: later },
    ]),
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
    // Two passages of one book stand as one where nothing says otherwise, so only their spans are compared.
    assert.deepEqual(
      again.flatMap(({ book, spans }) => spans.map(({ from, to }) => ({ book, from, to }))),
      passages.flatMap(({ book, spans }) => spans.map(({ from, to }) => ({ book, from, to }))),
      text,
    );
    assert.equal(format({ passages: again }), text);
  }
});
