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

describe("a number is a verse or a chapter by what the book has:", () => {
  const CASES: readonly (readonly [text: string, meaning: string])[] = [
    // Matthew 9 has 38 verses, Matthew 10 has 42.
    ["Mt 9,3.10,37", "ambiguous_notation"],
    ["Mt 9,3.10,38", "ambiguous_notation"],
    ["Mt 9,3.10,39", "Mt 9,3; 10,39"],
    ["Mt 9,10.10,38", "Mt 9,10; 10,38"],
    ["Mt 9,9.10,38", "ambiguous_notation"],
    ["Jn 3,16.15,18", "Jn 3,16; 15,18"],
    ["Jn 3,16.16,18", "Jn 3,16; 16,18"],
    ["Jn 3,16,16,18", "Jn 3,16; 16,18"],
    ["Jn 3,16,17,18", "Jn 3,16.17.18"],
    ["Jn 3,16-15", "backwards"],
    ["Jn 3,16-16", "Jn 3,16"],
    ["Jn 3,16-17", "Jn 3,16-17"],
    // Romans has 16 chapters.
    ["Rim 15-16", "Rim 15-16"],
    ["Rim 15-17", "no_such_chapter"],
    ["Rim 15,1-16,27", "Rim 15,1-16,27"],
    ["Rim 15,1-17,1", "no_such_chapter"],
    ["Rim 16,1-17,1", "no_such_chapter"],
  ];
  for (const [text, meaning] of CASES) test(text, () => assert.equal(read(text), meaning));
});

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

describe("verses in brackets repeat a whole chapter before them, but not the chapter after it:", () => {
  const CASES: readonly (readonly [text: string, meaning: string])[] = [
    ["Mt 5 (5,3-12)", "Mt 5"],
    ["Mt 5-6 (6,3)", "Mt 5-6"],
    ["Mt 5,3-12 (5)", "Mt 5,3-12"],
    ["Ps 10(9,22-39),3", "Ps 10,3"],
    ["Ps 10(9,22a-39),3", "Ps 10,3"],
  ];
  for (const [text, meaning] of CASES) test(text, () => assert.equal(read(text), meaning));
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

describe("two numbers that no psalm has are refused with the psalms that have one of them:", () => {
  const CASES: readonly (readonly [text: string, ...readings: string[]])[] = [
    ["Ps 9(8)", "Ps 9", "Ps 8"],
    ["Ps 8 (9)", "Ps 9", "Ps 8"],
    ["Ps 12 (10)", "Ps 12 (11)", "Ps 11 (10)"],
    ["Ps 23 (23)", "Ps 23 (22)", "Ps 24 (23)"],
    ["Ps 51(49),3", "Ps 51 (50)", "Ps 50 (49)"],
    ["Ps 115(114)", "Ps 115 (113)", "Ps 116 (114)"],
    ["Psalm 114 [115]", "Ps 115 (113)", "Ps 116 (114)"],
    ["Ps 148(147)", "Ps 148", "Ps 147"],
    ["Ps 149(148)", "Ps 149", "Ps 148"],
  ];
  for (const [text, ...readings] of CASES) {
    test(text, () => {
      assert.throws(
        () => parse(text, vocabulary),
        (error) => {
          assert.ok(error instanceof ReferenceSyntaxError, String(error));
          assert.deepEqual([error.code, error.readings], ["ambiguous_notation", readings]);
          return true;
        },
      );
      for (const reading of readings) assert.match(read(reading), /^Ps \d+$/);
    });
  }
});

describe("a number that follows a verse is one more where a chapter can have so many:", () => {
  const CASES: readonly (readonly [text: string, meaning: string])[] = [
    ["Ps 119,1.176", "Ps 119,1.176"],
    ["Ps 119,1.177", "unreadable"],
    ["Mt 5,3, 2025", "unreadable"],
    ["Mt 5,3 (2025)", "unreadable"],
    ["Mt 5,3 in 2025", "unreadable"],
    // Ends and verses of their own stay as they are; the translation says that it has none.
    ["Mt 5,3-999", "Mt 5,3-999"],
    ["Mt 5,2025", "Mt 5,2025"],
    ["Flm 2025", "Flm 1,2025"],
    // The number of a footnote, unless it is the next verse.
    ["Mt 5,3 [6]", "ambiguous_notation"],
    ["Mt 5,3[6]", "ambiguous_notation"],
    ["Mt 5,3-5 [6]", "Mt 5,3-5.6"],
    ["Mt 5,3 [5-6]", "Mt 5,3.5-6"],
    ["Mt 5,3 (6)", "Mt 5,3.6"],
    ["Ps 116,10-19 [115]", "Ps 116,10-19"],
  ];
  for (const [text, meaning] of CASES) test(text, () => assert.equal(read(text), meaning));
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
