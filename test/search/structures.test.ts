/** The small structures of an index beside naive ones: sets of forms, lists of words, the sort in steps, patterns. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { runToEnd } from "../../src/base/concurrency.ts";
import { buildIndexAtOnce, sortInSteps } from "../../src/search/build.ts";
import { foldForm, formOf } from "../../src/search/folded_words.ts";
import { FormSet, WordList } from "../../src/search/index_arrays.ts";
import { findPattern, linesWith } from "../../src/search/query.ts";
import { indexOf, translationOf } from "./demo.ts";

const forms = fc.array(fc.nat(30), { maxLength: 20 });

test("a set of forms has those that it was made of, in order, and no others", () => {
  fc.assert(
    fc.property(forms, (given) => {
      const set = FormSet.of(given);
      const expected = [...new Set(given)].sort((a, b) => a - b);
      assert.deepEqual([...set.forms()], expected);
      assert.equal(set.isEmpty, expected.length === 0);
      for (let form = -2; form < 35; form++) assert.equal(set.has(form), given.includes(form));
      assert.deepEqual([set.from, set.to], [expected[0] ?? 0, (expected.at(-1) ?? -1) + 1]);
    }),
    { seed: 1, numRuns: 500 },
  );
});

test("ranges that touch are one, and empty ones are none", () => {
  const bounds = (...ranges: [number, number][]) => new FormSet(ranges).bounds;
  assert.deepEqual(bounds([1, 3], [3, 4], [6, 7]), [1, 4, 6, 7]);
  assert.deepEqual(bounds([1, 1], [2, 3], [3, 3], [4, 5]), [2, 3, 4, 5]);
  assert.deepEqual(bounds([0, 0]), []);
});

const word = fc.array(fc.constantFrom("a", "b", "č", "\ud83d\ude42"), { maxLength: 4 });
const words = fc
  .array(
    word.map((letters) => letters.join("")),
    { maxLength: 40 },
  )
  .map((list) => [...new Set(list)].sort());

test("a list of words finds each, its place, and those that begin so", () => {
  fc.assert(
    fc.property(words, word, (given, letters) => {
      const list = new WordList(given);
      const text = letters.join("");
      assert.equal(list.length, given.length);
      assert.deepEqual(
        given.map((_, index) => list.at(index)),
        given,
      );
      assert.equal(list.indexOf(text), given.indexOf(text));
      assert.equal(list.lowerBound(text), given.filter((each) => each < text).length);
      const [from, to] = list.rangeOf(text);
      assert.deepEqual(
        given.slice(from, to),
        given.filter((each) => each.startsWith(text)),
      );
    }),
    { seed: 2, numRuns: 500 },
  );
});

test("words are sorted as by Array.sort(), whatever their number, equal ones as they are compared", () => {
  let last = 1;
  const random = (below: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % below;
  };
  for (const count of [0, 1, 2, 255, 256, 257, 511, 512, 513, 1025, 2600]) {
    const given = Array.from({ length: count }, () =>
      Array.from({ length: random(5) }, () => "abč\uffff"[random(4)]).join(""),
    );
    const order = Array.from(runToEnd(sortInSteps(given, (a, b) => b - a)));
    const expected = given
      .map((word, index) => ({ word, index }))
      .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : b.index - a.index))
      .map(({ index }) => index);
    assert.deepEqual(order, expected, `${count}`);
  }
});

test("a pattern stands where each of its places has a word that may stand there, first of all there", () => {
  const place = fc.array(fc.nat(5), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(fc.nat(5), { maxLength: 14 }),
      fc.array(place, { minLength: 1, maxLength: 3 }),
      fc.nat(14),
      fc.nat(14),
      (text, places, one, other) => {
        const [from, to] = [Math.min(one, other), Math.min(Math.max(one, other), text.length)];
        const expected = text.findIndex(
          (_, at) =>
            at >= from && at + places.length <= to && places.every((each, index) => each.includes(text[at + index]!)),
        );
        const arrays = { words: Uint16Array.from(text) };
        const found = findPattern(arrays, { places: places.map(FormSet.of) }, { from, to });
        assert.equal(found, expected);
      },
    ),
    { seed: 3, numRuns: 1000 },
  );
});

test("the lines of forms are those in which one of them stands", () => {
  const lines = fc.array(fc.array(fc.nat(6), { maxLength: 5 }), { minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(lines, forms, (given, asked) => {
      const postings: number[] = [];
      const postingStarts = [0];
      for (let form = 0; form < 31; form++) {
        for (const [line, words] of given.entries()) if (words.includes(form)) postings.push(line);
        postingStarts.push(postings.length);
      }
      const arrays = { postings, postingStarts, wordStarts: { length: given.length + 1 } };
      const found = linesWith(arrays as never, FormSet.of(asked));
      const expected = given.flatMap((words, line) => (words.some((word) => asked.includes(word)) ? [line] : []));
      assert.deepEqual([...found.lines()], expected);
    }),
    { seed: 4 },
  );
});

test("an index that is built at once tells how much is done, from 0 to 1, and is the same as in steps", () => {
  for (const count of [1, 100, 2000]) {
    const lines = Array.from(
      { length: count },
      (_, line) => `PSA ${1 + Math.floor(line / 150)}:${1 + (line % 150)} Beseda ${line % 7} in še.`,
    );
    const translation = translationOf(lines);
    const shares: number[] = [];
    const index = buildIndexAtOnce(translation, (share) => shares.push(share));
    assert.deepEqual(index.arrays, indexOf(translation).arrays);
    assert.equal(shares[0], 0);
    assert.deepEqual(
      shares,
      shares.toSorted((a, b) => a - b),
    );
    const last = shares.at(-1)!;
    assert.ok(last > 0.4 && last <= 1, `${last} of ${count}`);
  }
});

describe("a word is compared", () => {
  const CASES: readonly [word: string, form: string, folded: string][] = [
    ["Človek", "človek", "clovek"],
    ["ČLOVEK", "človek", "clovek"],
    ["c\u030clovek", "človek", "clovek"],
    ["Đuro", "đuro", "duro"],
    ["ðøł", "ðøł", "dol"],
    ["Straße", "straße", "strasse"],
    ["Æon œuf þing", "æon œuf þing", "aeon oeuf thing"],
    ["ısa", "ısa", "isa"],
    ["λόγος", "λόγος", "λογοσ"],
    ["so\u00adft", "soft", "soft"],
    ["a\u200db\u200ec", "abc", "abc"],
    ["كـتاب", "كتاب", "كتاب"],
    ["abc", "abc", "abc"],
    ["čč", "čč", "cc"],
    ["ačbčc", "ačbčc", "acbcc"],
    ["ﬁn", "ﬁn", "fin"],
    ["", "", ""],
  ];
  for (const [word, form, folded] of CASES) {
    test(`${JSON.stringify(word)} as ${form}, or as ${folded}`, () => {
      assert.equal(formOf(word), form);
      assert.equal(foldForm(formOf(word)), folded);
    });
  }
});
