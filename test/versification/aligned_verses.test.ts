/** Verses of two translations side by side, which count alike or otherwise. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BookId } from "../../src/canon/mod.ts";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { alignVerses } from "../../src/versification/mod.ts";
import type { IndexedTranslation } from "../../src/versification/translation_versification.ts";

/** Makes a translation of lines without their text; a label that ends in `!` is left out. */
function translation(...labels: readonly string[]): IndexedTranslation {
  const header = "Ambo-Translation: 1\nCode: X\nName: X\nLanguage: slv\nCopyright: X\n\n";
  const lines = labels.map((label) => (label.endsWith("!") ? `${label.slice(0, -1)}\n` : `${label} Besedilo.\n`));
  return parseTranslation(Buffer.from(header + lines.join("")), "X.txt");
}

/** The labels of the verses of a chapter. */
const verses = (chapter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${chapter}:${index + 1}`);

/** Psalms that determine the numbering of a psalter: the longest and the *Miserere*, with its title or without. */
const TITLES = [...verses("PSA 51", 21), ...verses("PSA 119", 176)];
const NO_TITLES = [...verses("PSA 51", 19), ...verses("PSA 119", 176)];

/** Aligns the lines of a chapter, from one to another: rows such as `2=1`, `3,4=` and `=5`. */
function rows(
  pair: readonly [IndexedTranslation, IndexedTranslation],
  [id, chapter]: readonly [BookId, number],
  { from = 0, to = 1000 }: { from?: number; to?: number } = {},
): string {
  const [own] = pair;
  const book = own.book(id) ?? assert.fail(`no ${id}`);
  const index = book.chapters.indexOf(chapter);
  const [start, end] = [book.starts[index]!, book.starts[index + 1]!];
  const part = {
    book,
    chapter,
    first: Math.min(start + from, end - 1),
    last: Math.min(start + to, end - 1),
  };
  const shown = (translation: IndexedTranslation, lines: readonly number[]) =>
    lines
      .map((line) => {
        const { chapter: in_, verse, verseEnd = verse, segment = "" } = translation.label(line);
        const number = verseEnd === verse ? `${verse}${segment}` : `${verse}-${verseEnd}`;
        return in_ === chapter ? number : `${in_}:${number}`;
      })
      .join(",");
  return alignVerses(pair, part)
    .map(({ lines, others }) => `${shown(own, lines)}=${shown(pair[1], others)}`)
    .join(" ");
}

describe("verses stand beside those that say the same:", () => {
  const jonah = verses("JON 2", 11);
  const CASES: readonly [
    what: string,
    own: readonly string[],
    other: readonly string[],
    place: readonly [BookId, number],
    rows: string,
  ][] = [
    ["counted alike", verses("RUT 1", 2), verses("RUT 1", 2), ["RUT", 1], "1=1 2=2"],
    ["a book that the other lacks", verses("RUT 1", 2), jonah, ["RUT", 1], "1= 2="],
    [
      "known in a part of the chapter only: the rest by number",
      verses("SIR 5", 17),
      verses("SIR 5", 15),
      ["SIR", 5],
      `${Array.from({ length: 15 }, (_, index) => `${index + 1}=${index + 1}`).join(" ")} 16= 17=`,
    ],
    [
      "joined in the other",
      ["ROM 3:24", "ROM 3:25", "ROM 3:26", "ROM 3:27"],
      ["ROM 3:24", "ROM 3:25-26", "ROM 3:27"],
      ["ROM", 3],
      "24=24 25,26=25-26 27=27",
    ],
    [
      "joined in the one that was asked for",
      ["ROM 3:24", "ROM 3:25-26", "ROM 3:27"],
      ["ROM 3:24", "ROM 3:25", "ROM 3:26", "ROM 3:27"],
      ["ROM", 3],
      "24=24 25-26=25,26 27=27",
    ],
    [
      "joined in both, otherwise",
      ["ROM 3:1-2", "ROM 3:3", "ROM 3:4"],
      ["ROM 3:1", "ROM 3:2-3", "ROM 3:4"],
      ["ROM", 3],
      "1-2,3=1,2-3 4=4",
    ],
    ["in pieces", ["RUT 1:1", "RUT 1:2a", "RUT 1:2b", "RUT 1:3"], verses("RUT 1", 3), ["RUT", 1], "1=1 2a,2b=2 3=3"],
    ["left out by the other", verses("MRK 9", 3), ["MRK 9:1", "MRK 9:2!", "MRK 9:3"], ["MRK", 9], "1=1 2= 3=3"],
    [
      "left out by the one that was asked for",
      ["MRK 9:1", "MRK 9:2!", "MRK 9:3"],
      verses("MRK 9", 3),
      ["MRK", 9],
      "1=1 =2 3=3",
    ],
    ["left out by both", ["MRK 9:1", "MRK 9:2!", "MRK 9:3"], ["MRK 9:1", "MRK 9:2!", "MRK 9:3"], ["MRK", 9], "1=1 3=3"],
    [
      "a title that only the one counts",
      [...verses("PSA 3", 9), ...TITLES],
      [...verses("PSA 3", 8), ...NO_TITLES],
      ["PSA", 3],
      "1= 2=1 3=2 4=3 5=4 6=5 7=6 8=7 9=8",
    ],
    [
      "a title that only the other counts",
      [...verses("PSA 3", 8), ...NO_TITLES],
      [...verses("PSA 3", 9), ...TITLES],
      ["PSA", 3],
      "1=1,2 2=3 3=4 4=5 5=6 6=7 7=8 8=9",
    ],
    [
      "in another chapter",
      [...verses("JON 1", 16), ...jonah],
      [...verses("JON 1", 17), ...verses("JON 2", 10)],
      ["JON", 2],
      "1=1:17 2=1 3=2 4=3 5=4 6=5 7=6 8=7 9=8 10=9 11=10",
    ],
    [
      "filled up with empty verses to the chapters of another numbering",
      [...verses("JON 1", 16), "JON 1:17!", ...verses("JON 2", 11)],
      [...verses("JON 1", 17), ...verses("JON 2", 10)],
      ["JON", 2],
      "1=1:17 2=1 3=2 4=3 5=4 6=5 7=6 8=7 9=8 10=9 11=10",
    ],
    [
      "with last verses that are joined with those before",
      [...verses("RUT 1", 21), "RUT 1:22!", ...verses("JON 1", 16), "JON 1:17!", ...verses("JON 2", 9), "JON 2:10!"],
      [...verses("JON 1", 16), ...jonah],
      ["JON", 2],
      "1=1,2 2=3 3=4 4=5 5=6 6=7 7=8 8=9 9=10",
    ],
    [
      "counted in an unknown way, by their numbers",
      verses("ISA 55", 3),
      verses("ISA 55", 4),
      ["ISA", 55],
      "1=1 2=2 3=3",
    ],
  ];
  for (const [what, own, other, place, expected] of CASES) {
    test(what, () => {
      assert.equal(rows([translation(...own), translation(...other)], place), expected);
    });
  }
});

test("a title that only the other counts stands in the part that begins its chapter, not in another", () => {
  const without = translation(...verses("PSA 3", 8), ...NO_TITLES);
  const counted = translation(...verses("PSA 3", 9), ...TITLES);
  assert.equal(rows([without, counted], ["PSA", 3], { from: 0, to: 1 }), "1=1,2 2=3");
  assert.equal(rows([without, counted], ["PSA", 3], { from: 1, to: 2 }), "2=3 3=4");
});

test("up to three verses that only the other has stand before those that follow them, and no more", () => {
  const own = translation("RUT 1:1", "RUT 1:9");
  for (const [more, expected] of [
    [1, "1=1 9=2,9"],
    [3, "1=1 9=2,3,4,9"],
    [4, "1=1 9=9"],
  ] as const) {
    const between = Array.from({ length: more }, (_, index) => `RUT 1:${index + 2}`);
    const other = translation("RUT 1:1", ...between, "RUT 1:9");
    assert.equal(rows([own, other], ["RUT", 1]), expected, `${more}`);
  }
});
