/** The indexes that a service keeps: built once, in slices of time, and no more than its memory allows. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { runToEnd } from "../../src/base/concurrency.ts";
import { buildIndex, sortInSteps } from "../../src/search/build.ts";
import { parseQuery, SearchIndexCache } from "../../src/search/mod.ts";
import { inSlices } from "../../src/search/slices.ts";
import { Random } from "../support/random.ts";
import { indexOf, translationOf } from "./demo.ts";

const translations = ["prvi", "drugi", "tretji"].map((word) =>
  translationOf(Array.from({ length: 50 }, (_, verse) => `GEN 1:${verse + 1} ${word} x${verse}`)),
);
const [first, second, third] = translations as [never, never, never];
const { size } = indexOf(first);

describe("SearchIndexCache", () => {
  test("builds the index of a translation once, however many ask for it", async () => {
    const indexes = new SearchIndexCache(10 * size);
    assert.equal(indexes.cached(first), undefined);
    const [one, same] = await Promise.all([indexes.get(first), indexes.get(first)]);
    assert.equal(one, same);
    assert.equal(indexes.cached(first), one);
    assert.equal(await indexes.get(first), one);
    assert.equal(runToEnd(one.searchInSteps(parseQuery("x7"))).total, 1);
  });

  test("keeps those that were used last, within its memory", async () => {
    const indexes = new SearchIndexCache(2.5 * size);
    await indexes.get(first);
    await indexes.get(second);
    await indexes.get(first);
    await indexes.get(third);
    assert.equal(indexes.cached(second), undefined);
    assert.ok(indexes.cached(first) && indexes.cached(third));
    assert.ok(indexes.size <= 2.5 * size);
  });

  test("uses an index that is larger than all its memory, and does not keep it", async () => {
    const indexes = new SearchIndexCache(0);
    assert.equal(runToEnd((await indexes.get(first)).searchInSteps(parseQuery("prvi"))).total, 50);
    assert.equal(indexes.cached(first), undefined);
    assert.equal(indexes.size, 0);
  });

  test("drops the index of a translation that is gone", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    const indexes = new SearchIndexCache(10 * size);
    await (async () => {
      const index = await indexes.get(translationOf(["GEN 1:1 Zgled."]));
      assert.equal(runToEnd(index.searchInSteps(parseQuery("zgled"))).total, 1);
    })();
    assert.ok(indexes.size > 0);
    // What was used in a turn of the event loop is kept until its end.
    await new Promise(setImmediate);
    collect();
    indexes.setLimit(10 * size);
    assert.equal(indexes.size, 0);
  });

  test("drops indexes when its memory is made less", async () => {
    const indexes = new SearchIndexCache(10 * size);
    await indexes.get(first);
    await indexes.get(second);
    indexes.setLimit(1.5 * size);
    assert.equal(indexes.cached(first), undefined);
    assert.ok(indexes.cached(second));
  });
});

test("long work lets others have their turn", async () => {
  let isOver = false;
  setTimeout(() => {
    isOver = true;
  });
  const work = function* () {
    while (!isOver) yield;
    return "done";
  };
  assert.equal(await inSlices(work()), "done");
});

test("work that is done in slices takes turns, and what fails fails alone", async () => {
  const order: string[] = [];
  const work = function* (name: string, slices: number) {
    for (let slice = 0; slice < slices; slice++) {
      order.push(name);
      const end = performance.now() + 2;
      while (performance.now() < end);
      yield;
    }
    if (name === "c") throw new Error("c fails");
    return name;
  };
  const results = await Promise.allSettled([
    inSlices(work("a", 4)),
    inSlices(work("b", 4)),
    inSlices(work("c", 2)),
    inSlices(work("d", 1)),
  ]);
  assert.equal(order.join(""), "abcdabcabab");
  assert.deepEqual(
    results.map(({ status }) => status),
    ["fulfilled", "fulfilled", "rejected", "fulfilled"],
  );
});

test("a search in slices finds what one in one go does", async () => {
  const index = indexOf(first);
  for (const sort of ["canonical", "relevance"] as const) {
    for (const text of ["prvi", '"prvi x7"', "prvi -x8", "x*"]) {
      const query = parseQuery(text);
      const { lines } = await index.searchInSlices(query, { sort });
      assert.deepEqual(lines, runToEnd(index.searchInSteps(query, { sort })).lines);
    }
  }
});

test("a build pauses the more often the more there is to do", () => {
  const pauses = (count: number) => {
    const lines = Array.from({ length: count }, (_, verse) => {
      const [chapter, number] = [Math.floor(verse / 900) + 1, (verse % 900) + 1];
      return `GEN ${chapter}:${number} beseda${verse} in besedilo${verse}`;
    });
    const steps = buildIndex(translationOf(lines));
    let made = 0;
    while (!steps.next().done) made++;
    return made;
  };
  assert.ok(pauses(5000) > 8 * pauses(500));
});

test("sortInSteps() sorts as sort() does, equal words by the other order", () => {
  const random = new Random(7);
  const letters = ["a", "b", "č", "z", "ž", "字", "\u{1f600}", ""];
  for (const length of [0, 1, 2, 255, 256, 257, 1000, 5000]) {
    const words = Array.from({ length }, () =>
      Array.from({ length: random.below(6) }, () => random.pick(letters)).join(""),
    );
    const steps = sortInSteps(words, (a, b) => b - a);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const expected = words
      .map((word, index) => ({ word, index }))
      .sort((a, b) => (a.word === b.word ? b.index - a.index : a.word < b.word ? -1 : 1));
    assert.deepEqual(
      [...step.value],
      expected.map(({ index }) => index),
    );
  }
});
