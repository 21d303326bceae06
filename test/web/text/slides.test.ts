/** Slides: where texts are broken. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { breakWords, divideWords, rowsOf, joinWords as textOf, wordsOf } from "../../../src/web/text/slide_breaks.ts";

const slidesOf = (...lines: readonly string[]) =>
  breakWords(
    lines.flatMap((line, index) => wordsOf(line.replace("¶", ""), index, line.endsWith("¶") ? "stanza" : "line")),
    7,
  ).map(textOf);

const SENTENCE = "Tu je stavek, ki ima natanko toliko besed, da zapolni tri vrste na prosojnici.";

/** 52 columns each, without a space. */
const CHINESE = "园丁在花园里种了一棵小树，孩子们都来看它长大开花。";
/** As wide as five words of Latin letters, for their marks lie below and above. */
const POINTED = "הַ\u05a5גַּנָּן ".repeat(26).trim();

const cases: [name: string, lines: readonly string[], slides: readonly string[]][] = [
  ["keep what fits on one", ["Kratek verz,", "in še eden.¶"], ["Kratek verz, in še eden."]],
  ["break between sentences", [`${SENTENCE} ${SENTENCE} ${SENTENCE}¶`], [SENTENCE, `${SENTENCE} ${SENTENCE}`]],
  [
    "break between stanzas rather than lines",
    ["prva a,", "prva b,", "prva c,", "prva č.¶", "druga a,", "druga b,", "druga c,", "druga č.¶"],
    ["prva a, prva b, prva c, prva č.", "druga a, druga b, druga c, druga č."],
  ],
  ["keep a sign with the word before it", ["præsidebant : provinciæ ;¶"], ["præsidebant : provinciæ ;"]],
  ["break lines without spaces", [`${CHINESE.repeat(6)}¶`], [CHINESE.repeat(3), CHINESE.repeat(3)]],
  ["count no marks of letters", [`${POINTED}¶`], [POINTED]],
  ["have nothing for no words", ["¶"], []],
];
for (const [name, lines, slides] of cases) {
  test(`slides ${name}`, () => {
    assert.deepEqual(slidesOf(...lines), slides);
  });
}

const word = fc.stringMatching(/^[a-zčšž]{1,40}[.,;:!?]?$/);
const lines = fc.array(fc.array(word, { minLength: 1, maxLength: 30 }), { maxLength: 12 });

test("slides hold every word once and in order, no one alone, and are never too full", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const words = all.flatMap((line, index) => wordsOf(line.join(" "), index, index % 4 === 3 ? "stanza" : "line"));
      const slides = breakWords(words, 7);
      assert.deepEqual(slides.flat(), words);
      for (const slide of slides) {
        assert.ok(slide.length > 1 || words.length === 1, textOf(slide));
        assert.ok(slide.length <= 2 || rowsOf(slide) <= 7 || slide.length === 3, textOf(slide));
      }
    }),
    { seed: 38 },
  );
});

test("divided words are all there, in so many parts, none of one word", () => {
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (all, parts) => {
      const words = wordsOf(all.join(" "), 0, "stanza");
      const divided = divideWords(words, parts);
      assert.deepEqual([divided.length, divided.flat()], [parts, words]);
      for (const part of divided) {
        assert.ok(part.length !== 1 || words.length < 4, textOf(part));
      }
    }),
    { seed: 38 },
  );
});
