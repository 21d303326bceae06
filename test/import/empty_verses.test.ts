/** Verses without a text, in whichever way: what precedes them precedes the next verse that has one. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { formatTranslation } from "../../src/corpus/mod.ts";
import { importedVerses } from "../../src/import/imported_translation.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { readFiles } from "./reading.ts";

const HEADER = { code: "A", name: "A", language: "slv", copyright: "A", books: new Map() };

/** The lines of the translation file of some verses between its header and its end line. */
function body(source: string): string[] {
  const imported = readFiles(USFM, { "a.usfm": `\\id PSA\n\\c 1\n${source}` });
  const file = formatTranslation(HEADER, importedVerses(imported)).toString();
  return file.trimEnd().split("\n").slice(6, -1);
}

/** Texts of which nothing is left once they are cleaned. */
const EMPTY: readonly (readonly [name: string, text: string])[] = [
  ["nothing", ""],
  ["spaces", " \u00a0 \u2009 "],
  ["a line that ends", "\n"],
  ["a paragraph", "\n\\p"],
  ["markup", "<i></i>"],
  ["markup around a space", "<b> </b>"],
  ["a character that shows nothing", "\u200b"],
  ["a byte order mark", "\ufeff"],
  ["a soft hyphen", "\u00ad"],
  ["empty markers", "\\nd \\nd*"],
];

/** What may stand before a verse: its source, and the lines that come of it before the verse. */
const BEFORE: readonly (readonly [name: string, source: string, lines: readonly string[]])[] = [
  ["a heading", "\\s A", ["=2 A"]],
  ["two headings", "\\ms A\n\\s B", ["=1 A", "=2 B"]],
  ["a psalm title", "\\d Davidov.", ["=t Davidov."]],
];

for (const [what, text] of EMPTY) {
  describe(`before a verse with ${what}`, () => {
    for (const [name, source, lines] of BEFORE) {
      test(`${name} stands before the next verse, in its order`, () => {
        const found = body(`${source}\n\\p\n\\v 1 ${text}\n\\v 2 b`);
        assert.deepEqual(found, ["PSA 1:1", ...lines, "PSA 1:2 ¶ b"]);
      });

      test(`${name} comes before what stands behind the verse`, () => {
        const found = body(`${source}\n\\v 1 ${text}\n\\s2 C\n\\p\n\\v 2 b`);
        assert.deepEqual(found, ["PSA 1:1", ...lines, "=3 C", "PSA 1:2 ¶ b"]);
      });
    }

    test("a note keeps its place in the verse, or stands at the next one", () => {
      const found = body(`\\v 1 ${text}\\f + \\ft opomba\\f*\n\\v 2 b`);
      assert.equal(found.filter((line) => line === "+f opomba").length, 1, found.join("\n"));
    });
  });
}
