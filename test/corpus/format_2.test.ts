/** Format 2 of translation files: how texts are printed. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";

const DEMO = `Ambo-Translation: 2
# Napisano za preizkus.
Code: DEMO
Name: Poskusni prevod
Language: slv
Copyright: Besedilo za zgled.

=1 Prva knjiga
=2 Začetek
=r Ps 1,1
GEN 1:1 ¶ V začetku je bil »zgled«,
GEN 1:2-3 ki ga je pisec števal. ¶ Potem je napisal:
GEN 1:4a |1 Prvi del "pesmi", |2 drugi del.
GEN 1:4b ||1 Druga kitica
GEN 1:5
=2 Sredi vrstice
GEN 1:6 se ne konča tu. |= ¶ Začne se nov odlomek.
GEN 2:1 Drugo poglavje.
=t Davidov psalm.
=a Alef
PSA 1:1 ¶1 Blagor mu, |2 ki ne hodi.
PSA 1:2 Gre dalje.
End: 9 verses, 13 other lines
`;
const parse = (text: string | Buffer) => parseTranslation(Buffer.from(text), "demo.txt");
const errors = (text: string | Buffer) =>
  checkTranslationFile(Buffer.from(text), "demo.txt")
    .issues.filter(({ severity }) => severity === "error")
    .map(({ line, fault }) => `${line}: ${explain(fault, "en")}`);

describe("a file of format 2", () => {
  const demo = parse(DEMO);

  test("has the texts of format 1", () => {
    const texts = Array.from({ length: demo.lineCount }, (_, line) => demo.text(line));
    assert.deepEqual(texts, [
      "V začetku je bil »zgled«,",
      "ki ga je pisec števal. Potem je napisal:",
      'Prvi del "pesmi", drugi del.',
      "Druga kitica",
      "",
      "se ne konča tu. Začne se nov odlomek.",
      "Drugo poglavje.",
      "Blagor mu, ki ne hodi.",
      "Gre dalje.",
    ]);
    assert.equal(demo.isQuoted(2), true);
    assert.equal(demo.isQuoted(7), false);
    assert.equal(demo.format, 2);
    assert.equal(demo.hasLayout, true);
    assert.equal(parse(DEMO.replace(/[|¶]+[\d=]? |^=.*\n/gm, "").replace("13 other", "7 other")).hasLayout, false);
  });

  const line = (text: string, begins: string, indent = 0) => ({ text, break: begins, indent });
  const layouts: [verse: number, lines: object[]][] = [
    [0, [line("V začetku je bil »zgled«,", "paragraph")]],
    [1, [line("ki ga je pisec števal.", "none"), line("Potem je napisal:", "paragraph")]],
    [2, [line('Prvi del "pesmi",', "line", 1), line("drugi del.", "line", 2)]],
    [3, [line("Druga kitica", "stanza", 1)]],
    [4, []],
    [5, [line("se ne konča tu.", "none", 1), line("Začne se nov odlomek.", "paragraph")]],
    [6, [line("Drugo poglavje.", "none")]],
    [7, [line("Blagor mu,", "paragraph", 1), line("ki ne hodi.", "line", 2)]],
    [8, [line("Gre dalje.", "none", 2)]],
  ];
  for (const [verse, lines] of layouts) {
    test(`says how line ${verse} is printed`, () => assert.deepEqual(demo.layout(verse), lines));
  }

  test("says where its headings stand", () => {
    const headings = demo
      .headings({ first: 0, last: demo.lineCount - 1 })
      .map(({ line, textLine, kind, level, text }) => [line, textLine, kind, level, text]);
    assert.deepEqual(headings, [
      [0, 0, "major", 1, "Prva knjiga"],
      [0, 0, "section", 2, "Začetek"],
      [0, 0, "reference", 3, "Ps 1,1"],
      [5, 1, "section", 2, "Sredi vrstice"],
      [7, 0, "psalm_title", 3, "Davidov psalm."],
      [7, 0, "acrostic", 3, "Alef"],
    ]);
    assert.deepEqual(demo.headings({ first: 1, last: 4 }), []);
  });
});

test("the example of the format's description is a sound file", () => {
  const example = /```\n(Ambo-Translation: 2[\s\S]*?)```/.exec(readFileSync("corpus/README.md", "utf8"))![1]!;
  assert.deepEqual(errors(example), []);
  assert.equal(parse(example).text(7), "in nova kitica. Za naslovom sredi vrstice gre proza.");
});
