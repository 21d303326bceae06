/** The verses that have most of some words: the rarer words first, then the shorter verses. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runToEnd } from "../../src/base/concurrency.ts";
import { parseQuery } from "../../src/search/mod.ts";
import { indexOf, translationOf } from "./demo.ts";

const translation = translationOf([
  "GEN 1:1 Voda je bila povsod.",
  "GEN 1:2 Nad vodami je bila tema.",
  "GEN 1:3 Voda in zemlja.",
  "PSA 137:1 Ob rekah babilonskih smo sedeli.",
  "PSA 137:2 Ob rekah babilonskih smo sedeli in jokali ter se spominjali vsega, kar je bilo nekoč.",
  "PSA 137:3 Na vrbe ob vodah smo obesili citre.",
  "REV 1:1 Nič od tega.",
]);
const index = indexOf(translation);

/** Returns the labels of the nearest verses. */
function nearest(words: string, options: { limit?: number; within?: readonly (readonly [number, number])[] } = {}) {
  const { terms } = parseQuery(words);
  const { lines } = runToEnd(index.nearestInSteps(terms, { limit: 20, ...options }));
  return Array.from(lines, (line) => {
    const { book, chapter, verse } = translation.label(line);
    return `${book} ${chapter}:${verse}`;
  });
}

describe("of the verses with some of the words", () => {
  test("those with the rarer words are first, then the shorter ones, and none has no word", () => {
    assert.deepEqual(nearest("vodah babilonskih"), [
      ...["PSA 137:1", "PSA 137:2", "GEN 1:3", "GEN 1:1", "GEN 1:2", "PSA 137:3"],
    ]);
  });

  test("one with several words goes before one with the rarest alone", () => {
    assert.deepEqual(nearest("voda vrbe citre zemlja").slice(0, 2), ["PSA 137:3", "GEN 1:3"]);
  });

  test("as many are found as are wanted, the best of them", () => {
    for (const limit of [0, 1, 3]) {
      assert.deepEqual(nearest("vodah babilonskih", { limit }), nearest("vodah babilonskih").slice(0, limit));
    }
  });

  test("only lines within some ranges are found", () => {
    assert.deepEqual(
      nearest("vodah babilonskih", {
        within: [
          [0, 2],
          [4, 5],
        ],
      }),
      ["PSA 137:2", "GEN 1:1", "GEN 1:2"],
    );
    assert.deepEqual(nearest("vodah", { within: [] }), []);
  });

  test("words that the text does not have make no difference", () => {
    assert.deepEqual(nearest("dinozaver"), []);
    assert.deepEqual(nearest("dinozaver zemlja"), ["GEN 1:3"]);
  });

  test("none with an excluded word is found, nor with the words of an excluded phrase", () => {
    assert.deepEqual(nearest("voda -zemlja -vrbe"), ["GEN 1:1", "GEN 1:2"]);
    assert.deepEqual(nearest('voda -"voda je"'), ["GEN 1:3", "GEN 1:2", "PSA 137:3"]);
  });

  test("words that follow one another in a term are all needed", () => {
    assert.deepEqual(nearest("zemlja-voda"), ["GEN 1:3"]);
    assert.deepEqual(nearest("zemlja-babilonska"), []);
  });
});
