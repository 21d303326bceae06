/** The sentences of imports: each code has its own, in either language. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { exportSentences, lostSentences } from "../../src/i18n/problems/export.ts";
import { firstStartSentences } from "../../src/i18n/problems/first_start.ts";
import { importSentences } from "../../src/i18n/problems/import.ts";
import { droppedSentences } from "../../src/i18n/problems/import_dropped.ts";
import { importWarningSentences } from "../../src/i18n/problems/import_warnings.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import type { Sentence } from "../../src/i18n/problems/sentences.ts";
import { uploadSentences } from "../../src/i18n/problems/upload.ts";
import { ImportError } from "../../src/import/import_error.ts";

/** Values that fit every sentence. */
const VALUES: Record<string, unknown> = {
  fields: ["code", "name", "language", "copyright"],
  formats: ["USFM", "USX"],
  names: ["A", "B"],
  known: ["KJV", "LXX"],
  testament: "ot",
  kind: "pdf",
  part: "comment",
  field: "name",
  than: "more",
};
for (const name of "count max bytes packed verses characters length expected block seconds".split(" ")) {
  VALUES[name] = 2;
}
const words =
  "path dataPath format encoding code language archive name method gzip open element entity written found book one " +
  "other verse references module type driver line excerpt label style message file user";
for (const word of words.split(" ")) VALUES[word] ??= `‹${word}›`;

const ROOMS = {
  import: importSentences,
  import_warning: importWarningSentences,
  import_dropped: droppedSentences,
  upload: uploadSentences,
  export: exportSentences,
  export_lost: lostSentences,
  first_start: firstStartSentences,
};

for (const [room, sentences] of Object.entries(ROOMS)) {
  test(`every code of ${room} has a sentence of its own in both languages, with the same values`, () => {
    const seen = new Set<string>();
    for (const [code, { sl, en }] of Object.entries(
      sentences as Record<string, { sl: Sentence<unknown>; en: Sentence<unknown> }>,
    )) {
      const write = (sentence: Sentence<unknown>, language: "sl" | "en") =>
        typeof sentence === "string" ? sentence : sentence(VALUES, { language, reason: "‹reason›", explain: String });
      const [slovenian, english] = [write(sl, "sl"), write(en, "en")];
      assert.notEqual(slovenian, english, code);
      for (const text of [slovenian, english]) {
        assert.doesNotMatch(text, /undefined|\.$/, code);
        assert.ok(!seen.has(text), text);
        seen.add(text);
      }
      const valuesOf = (text: string) => new Set(text.match(/‹\w+›/g) ?? []);
      assert.deepEqual(valuesOf(slovenian), valuesOf(english), code);
      assert.doesNotMatch(slovenian, /"/, code);
    }
  });
}

test("numbers have the forms of their nouns, and their points", () => {
  const index = (count: number) =>
    explain(
      new ImportError("sword_long_index", {
        module: "A",
        testament: "nt",
        count,
        expected: 24_115,
      }),
      "sl",
    );
  assert.match(index(1), /ima 1 mesto, štetje vrstic pa samo 24\.115$/);
  assert.match(index(2), /ima 2 mesti,/);
  assert.match(index(3), /ima 3 mesta,/);
  assert.match(index(5), /ima 5 mest,/);
});

test("a position stands before the sentence, a long name of a file shortened", () => {
  const position = { file: `${"d/".repeat(200)}a.usfm`, line: 7 };
  const said = explain(new ImportError("no_book_id", {}, { position }), "sl");
  assert.match(said, /^(?:d\/){49}d…:7: Ni jasno, katera knjiga je to/);
});
