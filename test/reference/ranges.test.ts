/** A range may name its book twice, in every spelling: both its ends are read. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
  BOOK_IDS,
  type BookId,
  bookFacts,
  bookName,
  bookOrder,
  chapterLengths,
  isProtestant,
  languageNames,
  mostChapters,
} from "../../src/canon/mod.ts";
import { createVocabulary, formatRanges, parse } from "../../src/reference/mod.ts";
import { tried } from "../support/random.ts";

const vocabulary = createVocabulary("slv");

/** USFM ids that everybody writes for something else: the psalms of the plural `Pss`, the second psalm. */
const READ_OTHERWISE: ReadonlySet<BookId> = new Set<BookId>(["PSS", "PS2"]);

/** Every name and abbreviation that means one book: Slovenian, OSIS, USFM. */
const names: readonly [book: BookId, name: string][] = BOOK_IDS.filter((id) => {
  return (chapterLengths(id)?.length ?? 0) > 0;
}).flatMap((id) => {
  const { name, abbreviation } = bookName(id, "slv");
  const alternates = languageNames("slv")?.books.get(id)?.alternates ?? [];
  return [...new Set([abbreviation, name, ...alternates, ...(READ_OTHERWISE.has(id) ? [] : [id])])]
    .filter((spelling) => spelling !== "")
    .map((spelling): [BookId, string] => [id, spelling]);
});

/** The OSIS ids of the books of the Catholic Bible. */
const osis = new Map(
  bookFacts()
    .filter(({ book }) => bookOrder(book) <= bookOrder("MAL") || isProtestant(book))
    .map(({ book, osis }) => [book, osis[0] as string] as const),
);

interface Range {
  readonly book: BookId;
  readonly name: string;
  readonly from: readonly [chapter: number, verse: number];
  readonly to: readonly [chapter: number, verse: number];
}

/** Any name of a book with two places in it, the earlier first. */
const ranges: fc.Arbitrary<Range> = fc
  .constantFrom(...names)
  .chain(([book, name]) => {
    const lengths = chapterLengths(book) as readonly number[];
    const last = Math.min(lengths.length, mostChapters(book));
    const place = fc
      .integer({ min: 1, max: last })
      .chain((chapter) =>
        fc.integer({ min: 1, max: lengths[chapter - 1] as number }).map((verse) => [chapter, verse] as const),
      );
    return fc.tuple(place, place).map(([one, other]) => {
      const isOrdered = one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
      return { book, name, from: isOrdered ? one : other, to: isOrdered ? other : one };
    });
  })
  .filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1]);

/** The book, and its range with the chapter and verse of both ends. */
function read(text: string): string {
  const { passages } = parse(text, vocabulary);
  assert.equal(passages.length, 1, `${text}: ${passages.map((it) => `${it.book} ${formatRanges(it)}`)}`);
  const [{ book, ranges }] = passages as [(typeof passages)[0]];
  assert.equal(ranges.length, 1, text);
  const [{ from, to }] = ranges as [(typeof ranges)[0]];
  return `${book} ${from.chapter},${from.verse}-${to.chapter},${to.verse}`;
}

function meaning({ book, from, to }: Range): string {
  return `${book} ${from.join()}-${to.join()}`;
}

const ROMAN: readonly [number, string][] = [
  ...([
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
  ] as const),
  ...([
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ] as const),
].map(([value, letters]) => [value, letters]);

function roman(number: number): string {
  const [value, letters] = ROMAN.find(([value]) => value <= number) ?? [0, ""];
  return value === 0 ? "" : letters + roman(number - value);
}

test("a range that names its book twice has both its ends, with and without spaces", () => {
  fc.assert(
    fc.property(ranges, fc.constantFrom("-", " - ", "–", " – "), (range, dash) => {
      const { name, from, to } = range;
      const text = `${name} ${from.join()}${dash}${name} ${to.join()}`;
      assert.equal(read(text), meaning(range), text);
    }),
    { seed: 34, numRuns: tried(5000) },
  );
});

test("a range in the notation of USFM and of OSIS has both its ends", () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const { book, from, to } = range;
      if (READ_OTHERWISE.has(book)) return;
      const usfm = `${book} ${from.join(":")}-${book} ${to.join(":")}`;
      assert.equal(read(usfm), meaning(range), usfm);
      const name = osis.get(book);
      if (name === undefined) return;
      const text = `${name}.${from.join(".")}-${name}.${to.join(".")}`;
      assert.equal(read(text), meaning(range), text);
    }),
    { seed: 34, numRuns: tried(3000) },
  );
});

test("a range with Roman chapters has both its ends", () => {
  fc.assert(
    fc.property(ranges, (range) => {
      const { book, from, to } = range;
      if (mostChapters(book) === 1 || from[0] === to[0]) return;
      const name = bookName(book, "slv").abbreviation;
      const verses = `${name} ${roman(from[0])},${from[1]}-${roman(to[0])},${to[1]}`;
      assert.equal(read(verses), meaning(range), verses);
      const chapters = `${name} ${roman(from[0])}-${roman(to[0])}`;
      assert.equal(read(chapters), `${book} ${from[0]},undefined-${to[0]},undefined`, chapters);
    }),
    { seed: 34, numRuns: tried(2000) },
  );
});
