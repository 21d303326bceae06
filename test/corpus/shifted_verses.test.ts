/** Verses that are counted otherwise than their numbers say, which their lengths show. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type BookId, mostChapters } from "../../src/canon/mod.ts";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { expectedLengths, originalLength } from "../../src/versification/mod.ts";
import { seededRandom } from "../support/random.ts";

/** The verses of a chapter, as the lengths of their texts. */
type Chapters = Map<string, number[]>;

/** Composes books whose verses are as long as in most texts, but for chance: `noise` is a part of the length. */
function compose(books: readonly BookId[], { seed, noise }: { seed: number; noise: number }): Chapters {
  const random = seededRandom(seed);
  const chapters: Chapters = new Map();
  for (const book of books) {
    for (let chapter = 1; chapter <= mostChapters(book); chapter++) {
      const place = `${book} ${chapter}`;
      const profile = expectedLengths(place);
      const verses = Array.from({ length: originalLength(book, chapter) ?? 0 }, (_, index) => {
        const chance = (random() + random() + random() - 1.5) * 2 * noise;
        return Math.max(3, Math.round(90 * Math.exp((profile[index] ?? 0) + chance)));
      });
      if (verses.length > 0) chapters.set(place, verses);
    }
  }
  return chapters;
}

/** Divides one verse of a chapter and joins another with the next, so that the chapter has as many as before. */
function shift(chapters: Chapters, place: string, { divided, joined }: { divided: number; joined: number }): void {
  const verses = chapters.get(place)!;
  const sum = verses[joined - 1]! + verses[joined]!;
  verses.splice(joined - 1, 2, sum);
  const half = verses[divided - 1]! / 2;
  verses.splice(divided - 1, 1, half, half);
}

/** Returns what the check says of verses that are counted otherwise, with the line of each. */
function shifted(chapters: Chapters): string[] {
  const lines = [...chapters].flatMap(([place, verses]) =>
    verses.map(
      (length, index) =>
        `${place}:${index + 1} ${"beseda "
          .repeat(200)
          .slice(0, length - 1)
          .trim()}.`,
    ),
  );
  const file = `Ambo-Translation: 1\nCode: X\nName: X\nLanguage: slv\nCopyright: X\n\n${lines.join("\n")}\n`;
  const { issues } = checkTranslationFile(Buffer.from(file), "X.txt");
  const found = issues.filter(({ fault }) => fault.is("shifted_verses"));
  return found.map(({ line, fault }) => `${lines[line - 7]?.split(" ", 2).join(" ")}: ${explain(fault, "en")}`);
}

const BOOKS = ["GEN", "1SA", "PSA", "MAT", "JHN"] as const;

describe("the check", () => {
  for (const noise of [0, 0.12, 0.2]) {
    test(`says nothing of verses that are numbered as usual, of lengths ${noise * 100} % by chance`, () => {
      for (let seed = 1; seed <= 3; seed++) assert.deepEqual(shifted(compose(BOOKS, { seed, noise })), [], `${seed}`);
    });
  }

  test("says nothing where lengths say nothing, and where they are of chance", () => {
    const same = compose(BOOKS, { seed: 1, noise: 0 });
    for (const [place, verses] of same) same.set(place, new Array(verses.length).fill(60));
    assert.deepEqual(shifted(same), []);
    assert.deepEqual(shifted(compose(BOOKS, { seed: 1, noise: 2 })), []);
  });

  test("names verses that are counted one on or back, where the chapter ends with its usual number", () => {
    const chapters = compose(BOOKS, { seed: 7, noise: 0.12 });
    shift(chapters, "GEN 24", { divided: 20, joined: 50 });
    shift(chapters, "JHN 6", { divided: 50, joined: 20 });
    const [on, back, ...others] = shifted(chapters);
    assert.match(on ?? "", /^GEN 24:(2[0-3]): Gen 24,2[0-3] to Gen 24,(49|50|51) seem to be counted one verse on/);
    assert.match(back ?? "", /^JHN 6:(2[0-2]|19): John 6,(2[0-2]|19) to John 6,(4[7-9]|50) seem .* one verse back/);
    assert.deepEqual(others, []);
  });

  test("names verses of two psalms apart", () => {
    const chapters = compose(BOOKS, { seed: 5, noise: 0.12 });
    shift(chapters, "PSA 105", { divided: 10, joined: 44 });
    shift(chapters, "PSA 106", { divided: 2, joined: 47 });
    const [one, other, ...others] = shifted(chapters);
    assert.match(one ?? "", /^PSA 105:.* to Ps(alm)? 105,4[345] seem .* one verse on/);
    assert.match(other ?? "", /^PSA 106:.* to Ps(alm)? 106,4[678] seem .* one verse on/);
    assert.deepEqual(others, []);
  });

  test("says nothing of a few verses: they may be divided otherwise", () => {
    const chapters = compose(BOOKS, { seed: 3, noise: 0.12 });
    shift(chapters, "GEN 24", { divided: 20, joined: 23 });
    assert.deepEqual(shifted(chapters), []);
  });
});
