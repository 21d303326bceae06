/** Real texts of real publishers, where the checkout has them beside it: the exact counts, and no leak. */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, it } from "node:test";
import { countLayout, countVerses, type ImportResult, importedVerses, importSource } from "../../src/import/mod.ts";

const FOLDER = process.env.AMBO_SAMPLES ?? "../shared/samples";
const options = existsSync(FOLDER) ? {} : { skip: `there is no ${FOLDER}; AMBO_SAMPLES names the folder` };

interface Expected {
  readonly format: string;
  readonly books: number;
  readonly verses: number;
  readonly leftOut?: number;
  readonly warnings?: number;
}

const SAMPLES: readonly (readonly [source: string, expected: Expected])[] = [
  // The subscriptions of 14 letters, which are kept, two prologues of Sirach, and the title of its last prayer, kept too.
  ["usfm-kjv", { format: "USFM", books: 80, verses: 31_102 + 5_718, warnings: 14 + 2 + 1 }],
  ["osis/eng-gb-oeb.osis.xml", { format: "OSIS", books: 42, verses: 11_703, leftOut: 19 }],
  ["zefania/eng-ylt.zefania.xml", { format: "Zefania XML", books: 27, verses: 7_957 }],
  ["usfx/chr-cherokee.usfx.xml", { format: "USFX", books: 27, verses: 7_957 }],
  ["sword/SloStritar.zip", { format: "SWORD", books: 28, verses: 10_476 }],
  // The prologue of Sirach, and that of Lamentations, which is kept.
  ["sword/VulgClementine.zip", { format: "SWORD", books: 73, verses: 35_809, warnings: 2 }],
  ["vpl/kjv-GENERATED-ebible-style-crlf.vpl.txt.gz", { format: "verse per line", books: 66, verses: 31_102 }],
];

/** What no text may hold; angle brackets and bars stand in none of these editions. */
const LEAK = /[\\<>|¶\p{Cc}]|\[\[EMPTY\]\]|&\w+;| {2}|^ | $|H\d{4}|G\d{4}/u;

const results = new Map<string, ImportResult>();
/** Imports a sample, once for all tests. */
function read(source: string): ImportResult {
  const imported = results.get(source) ?? importSource(`${FOLDER}/${source}`);
  results.set(source, imported);
  return imported;
}

describe("importSource() reads the samples", options, () => {
  for (const [source, expected] of SAMPLES) {
    it(source, () => {
      const imported = read(source);
      const { books, verses, leftOut, merged, lettered } = countVerses(imported);
      assert.deepEqual(
        {
          format: imported.format,
          books,
          verses,
          leftOut,
          merged,
          lettered,
          warnings: imported.warningCount,
        },
        { leftOut: 0, merged: 0, lettered: 0, warnings: 0, ...expected },
      );
      for (const verse of importedVerses(imported)) {
        assert.doesNotMatch(verse.text, LEAK, `${verse.book} ${verse.chapter}:${verse.verse}`);
      }
    });
  }

  it("the acrostic lines of Psalm 119 belong to no verse", () => {
    const psalms = read("usfm-kjv").books.get("PSA")?.verses ?? [];
    const psalm = psalms.filter(({ chapter }) => chapter === 119);
    assert.equal(psalm.length, 176);
    assert.ok(!psalm.some(({ text }) => /[א-ת]|ALEPH|BETH\b/.test(text)));
  });

  it("the King James Version is the same from USFM and from verse-per-line, but for known spellings", () => {
    const letters = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^a-zæ]/g, "")
        .replaceAll("æ", "ae");
    const byLabel = (source: string) => {
      const found = new Map<string, string>();
      for (const { book, chapter, verse, text } of importedVerses(read(source))) {
        found.set(`${book} ${chapter}:${verse}`, letters(text));
      }
      return found;
    };
    const usfm = byLabel("usfm-kjv");
    const lines = byLabel("vpl/kjv-GENERATED-ebible-style-crlf.vpl.txt.gz");
    const different = [...lines].filter(([label, text]) => usfm.get(label) !== text).map(([label]) => label);
    // Geshan, Achsa, Shemidah, flotes, ancle, Abida, sope, Haphraim, instructors: the 1769 text and its reprints.
    assert.deepEqual(different.sort(), SPELLINGS);
  });
});

/** Counts the matches of an expression in all files of a folder, or in one file. */
function countIn(source: string, pattern: RegExp): number {
  const path = `${FOLDER}/${source}`;
  const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => `${path}/${name}`) : [path];
  return files.reduce((sum, file) => sum + [...readFileSync(file, "utf8").matchAll(pattern)].length, 0);
}

describe("importSource() keeps as many lines and headings as the source's own markers", options, () => {
  it("of USFM", () => {
    const imported = read("usfm-kjv");
    const { paragraphs, stanzas, poetry, headings } = countLayout(imported);
    const count = (pattern: RegExp) => countIn("usfm-kjv", pattern);
    assert.equal(poetry, count(/\\q\d?\s/g));
    assert.equal(stanzas, count(/\\b\s/g));
    // Three have a text that belongs to no verse.
    assert.equal(paragraphs, count(/\\p\s/g) - 3);
    // The subscriptions of 14 letters are notes to their last verses.
    const after = imported.warnings.filter(({ warning }) => warning.code === "closing_title").length;
    // One more is the title of the prayer that ends Sirach.
    assert.equal(headings + after, count(/\\(?:ms?|s|d)\d?\s/g) + 1);
    assert.equal(after, 14);
  });

  it("of OSIS", () => {
    const source = "osis/eng-gb-oeb.osis.xml";
    const { paragraphs, poetry, headings } = countLayout(read(source));
    // Selah is of its line, but for one that is alone.
    assert.equal(poetry, countIn(source, /<l level=/g) + 1);
    // One is the title of the document.
    assert.equal(headings, countIn(source, /<title(?: type="psalm" [^>]*)?>/g) - 1);
    // Eight have no text, or none before the next.
    assert.equal(paragraphs, countIn(source, /<p[ >]/g) - 8);
  });

  it("of SWORD modules", () => {
    const { poetry, headings } = countLayout(read("sword/VulgClementine.zip"));
    assert.deepEqual({ poetry, headings }, { poetry: 29_531 + 279, headings: 110 + 42 + 1 });
  });
});

const SPELLINGS = [
  "1CH 2:47",
  "1CH 2:49",
  "1CH 7:19",
  "1CO 4:15",
  "2CH 2:16",
  "ACT 3:7",
  "EZK 47:3",
  "GEN 25:4",
  "JER 2:22",
  "JOS 19:19",
  "MAL 3:2",
];
