import assert from "node:assert/strict";
import { test } from "node:test";
import { findResponse, parseTranslation, type Translation } from "../../src/corpus/mod.ts";

/** A song whose verse 13 is printed in halves. */
function song(second: string): Translation {
  const verses = Array.from({ length: 12 }, (_, index) => `LUK 1:${index + 1} Verz ${index + 1}.`);
  const text = [...verses, "LUK 1:13a Pred Gospodom, ker prihaja;", `LUK 1:13b ${second}`].join("\n");
  const head = "Ambo-Translation: 1\nCode: X\nName: N\nLanguage: slv\nCopyright: C\n\n";
  return parseTranslation(Buffer.from(`${head}${text}\n`), "X.txt");
}

const cases: [what: string, second: string, expected: string][] = [
  ["a half verse that begins a sentence", "Sodil bo svet v pravičnosti.", "Sodil bo svet v pravičnosti."],
  [
    "the whole verse where its half does not",
    "ker prihaja sodit zemljo.",
    "Pred Gospodom, ker prihaja; ker prihaja sodit zemljo.",
  ],
  ["the whole verse behind a quotation mark too", "»ker prihaja.«", "Pred Gospodom, ker prihaja; »ker prihaja.«"],
];

for (const [what, second, expected] of cases) {
  test(`findResponse() finds ${what}`, () => {
    const translation = song(second);
    const found = findResponse(translation, "Lk 1,13b");
    assert.ok(!("missing" in found));
    const texts = found.ranges.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => translation.text(first + index)),
    );
    assert.equal(texts.join(" "), expected);
  });
}

test("findResponse() says what a translation does not have", () => {
  assert.deepEqual("missing" in findResponse(song("Sodil bo."), "Iz 12,3"), true);
});
