/** References made from a translation's own verses, in every notation and many spellings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadTranslation, type Resolution, resolve, type Translation, vocabularyOf } from "../../src/corpus/mod.ts";
import { format, parse } from "../../src/reference/mod.ts";
import { Random, tried } from "../support/random.ts";
import { type BookVerses, sample } from "./reference_forms.ts";

const translation = loadTranslation("corpus/KJV.txt");
const vocabulary = vocabularyOf(translation);
const books = bookVerses(translation);

function bookVerses({ books, label }: Translation): BookVerses[] {
  return books.map(({ id, starts }) => ({
    book: id,
    chapters: starts.slice(1).map((end) => label.call(translation, end - 1).verse),
  }));
}

function find(text: string): Resolution {
  const reference = parse(text, vocabulary);
  return resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
}

/** The verses of a resolution, such as `JHN 3:16`. */
function versesOf({ ranges }: Resolution): string[] {
  return ranges.flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, index) => {
      const { book, chapter, verse } = translation.label(first + index);
      return `${book} ${chapter}:${verse}`;
    }),
  );
}

test("references in every notation and spelling give the verses they mean", () => {
  const random = new Random(20_261_121);
  for (let round = 0; round < tried(6000); round++) {
    const { text, verses } = sample(random, books);
    const found = find(text);
    assert.deepEqual(versesOf(found), verses, text);
    // The answer's own reference, asked again.
    assert.deepEqual(versesOf(find(format(found.reference))), verses, text);
  }
});

test("every verse is found by its book's abbreviation and by its name", () => {
  for (const { id, name, abbreviation, starts } of translation.books) {
    for (let line = starts[0] as number; line < (starts.at(-1) as number); line += 7) {
      const { chapter, verse } = translation.label(line);
      for (const written of [abbreviation, name]) {
        const { ranges } = find(`${written} ${chapter},${verse}`);
        assert.deepEqual(
          ranges.map(({ book, first, last }) => [book.id, first, last]),
          [[id, line, line]],
          `${written} ${chapter},${verse}`,
        );
      }
    }
  }
});
