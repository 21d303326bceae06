import assert from "node:assert/strict";
import { test } from "node:test";
import { bookByOsisId } from "../../src/import/source_labels.ts";
import { createVocabulary, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { foreignNames } from "./foreign_names.ts";

const vocabulary = createVocabulary("slv");

/** The share of the names that are read; of some the package has variants that no one writes. */
const languages: [language: string, code: string, share: number][] = [
  ["German", "de", 0.96],
  ["Latin", "la", 0.91],
  ["Croatian", "hr", 0.98],
  ["Italian", "it", 0.94],
  ["Hungarian", "hu", 0.96],
];

for (const [language, code, share] of languages) {
  test(`${language} names of books are read, and none as another book`, async () => {
    let read = 0;
    let all = 0;
    for (const [name, osis] of await foreignNames(code)) {
      const id = bookByOsisId(osis);
      // `Ps151` is a book of its own here.
      if (id === undefined || name === "Ps151") continue;
      all++;
      const books = booksOf(name);
      if (books !== undefined) assert.deepEqual(books, [id], name);
      if (books !== undefined) read++;
    }
    assert.ok(all > 400, `${all}`);
    assert.ok(read / all > share, `${read} of ${all}`);
  });
}

function booksOf(name: string): string[] | undefined {
  try {
    return parse(`${name} 1,1`, vocabulary).passages.map(({ book }) => book);
  } catch (error) {
    assert.ok(error instanceof ReferenceSyntaxError, name);
    return undefined;
  }
}
