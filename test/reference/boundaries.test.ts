/** References whose meaning turns at a number: at the last verse, the next chapter and the count of the psalms. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type BookId, mostChapters, mostVerses } from "../../src/canon/mod.ts";
import { createVocabulary, format, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { psalmNumbers } from "../../src/reference/numbering.ts";

const vocabulary = createVocabulary("slv");

/** The reference as it is understood, or the code of the error. */
function read(text: string): string {
  try {
    return format(parse(text, vocabulary));
  } catch (error) {
    assert.ok(error instanceof ReferenceSyntaxError, String(error));
    return error.code;
  }
}

describe("a number in brackets behind a chapter is its verse as far as it has verses, unless it may be a chapter:", () => {
  const BOOKS: readonly (readonly [book: BookId, written: string])[] = [
    ["MAT", "Mt"],
    ["ROM", "Rim"],
    ["GEN", "1 Mz"],
    ["GAL", "Gal"],
  ];
  for (const [book, written] of BOOKS) {
    test(written, () => {
      const chapters = mostChapters(book);
      for (let chapter = 1; chapter <= chapters; chapter++) {
        const verses = mostVerses(book, chapter);
        for (const bound of [chapter, chapters, verses]) {
          for (const number of [bound - 1, bound, bound + 1].filter((number) => number > 0)) {
            const isVerse = number <= verses;
            const isChapter = number > chapter && number <= chapters;
            const meaning = `${written} ${chapter}${isVerse ? "," : "; "}${number}`;
            const text = `${written} ${chapter} (${number})`;
            if (isVerse) assert.equal(read(text), isChapter ? "ambiguous_notation" : meaning, text);
            else if (number > chapter && !isChapter) assert.equal(read(text), "no_such_chapter", text);
          }
        }
      }
    });
  }
});

test("each psalm is known by its number in both counts, in either order, and by no other's", () => {
  /** The numbers of the Greek count that a psalm of the Hebrew one has a part of. */
  const greekOf = (hebrew: number): readonly number[] => {
    if (hebrew === 9 || hebrew === 10) return [9];
    if (hebrew === 114 || hebrew === 115) return [113];
    if (hebrew === 116) return [114, 115];
    if (hebrew === 147) return [146, 147];
    return [hebrew - 1];
  };
  for (let hebrew = 9; hebrew <= 147; hebrew++) {
    for (const greek of greekOf(hebrew)) {
      assert.deepEqual(psalmNumbers(hebrew, greek), { hebrew, greek });
      assert.deepEqual(psalmNumbers(greek, hebrew), { hebrew, greek });
    }
    for (const other of [hebrew - 3, hebrew - 2, hebrew - 1, hebrew]) {
      if (greekOf(hebrew).includes(other)) continue;
      assert.equal(psalmNumbers(hebrew, other), undefined, `${hebrew} and ${other}`);
    }
  }
  for (const [one, other] of [
    [8, 8],
    [8, 7],
    [1, 1],
    [148, 147],
    [148, 148],
    [150, 149],
  ] as const) {
    assert.equal(psalmNumbers(one, other), undefined, `${one} and ${other}`);
  }
});

describe("letters of a verse mean nothing for what comes after it:", () => {
  const AFTER = ["3 – O Gospod", "3.b", "3b", "3,b", "3,1.b", "3,1", "3,1b.c", "pogl. 3.b", "3-4.b", "3,1 b"];
  for (const after of AFTER) {
    test(after, () => {
      const [lettered, plain] = [read(`1 Mz 2,4a; ${after}`), read(`1 Mz 2,4; ${after}`)];
      assert.equal(lettered.replace("2,4a", "2,4"), plain);
    });
  }
});

test("the error of a text of a million characters quotes little of it", () => {
  const parseLong = () => parse(`Jn 3${"\ud800".repeat(1_000_000)}`, vocabulary);
  assert.throws(parseLong, (error: Error) => error.message.length < 50_000);
});
