/** Passages by name: every citation of the table can be read, and every name leads to its passage. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { format } from "../../src/reference/mod.ts";
import { namedPassageRows } from "../../src/search/find_passages.ts";
import { findNamedPassages, parseQuery, passagesBeginningWith } from "../../src/search/mod.ts";
import { inOneGo } from "../../src/search/slices.ts";
import { isSmallInNames, smallWordsOf } from "../../src/search/words.ts";
import { originalLength, parseCitation } from "../../src/versification/mod.ts";

const KJV = parseTranslation(readFileSync("corpus/KJV.txt"), "corpus/KJV.txt");
const rows = namedPassageRows();
const find = (text: string) => inOneGo(findNamedPassages(parseQuery(text), KJV));
const named = (text: string) => find(text).map(({ name, reference }) => `${name} ${format(reference)}`);

describe("the table of named passages", () => {
  test("has 250 passages or more, each with Slovenian and English names", () => {
    assert.ok(rows.length >= 250, `${rows.length}`);
    for (const { citation, names } of rows) {
      assert.equal(names.length, 2, citation);
      for (const name of names.flat()) assert.match(name, /^[\p{L}\p{N}' -]+$/u, citation);
    }
  });

  test("cites verses that there are in the original numbering, and writes them as they are read", () => {
    for (const { citation } of rows) {
      const reference = parseCitation(citation);
      assert.equal(format(reference), citation);
      for (const { book, ranges } of reference.passages) {
        for (const { from, to } of ranges) {
          for (const { chapter, verse } of [from, to]) {
            const last = originalLength(book, chapter) ?? 0;
            assert.ok(verse !== undefined && verse <= last, `${citation}: ${chapter} has ${last}`);
          }
        }
      }
    }
  });

  test("has no name twice", () => {
    const names = rows.flatMap(({ names }) => names.flatMap((list) => [...new Set(list)]));
    const seen = new Map<string, number>();
    for (const name of names) seen.set(name.toLowerCase(), (seen.get(name.toLowerCase()) ?? 0) + 1);
    const latin = rows.flatMap(({ names: [own, others] }) =>
      own!.filter((name) => others!.some((other) => other.toLowerCase() === name.toLowerCase())),
    );
    const twice = [...seen].filter(([, count]) => count > 1).map(([name]) => name);
    assert.deepEqual(
      twice.filter((name) => !latin.some((each) => each.toLowerCase() === name)),
      [],
    );
  });

  test("leads from each of its names to its passage, wherever the translation has it", () => {
    const lost: string[] = [];
    for (const { citation, names } of rows) {
      const [title] = names[0]!;
      const [expected] = find(title!);
      if (expected === undefined) continue;
      for (const name of names.flat()) {
        const found = find(name).map(({ reference }) => format(reference));
        const same = passagesBeginningWith(name, KJV, 50).map(({ reference }) => format(reference));
        if (!found.some((reference) => same.includes(reference))) lost.push(`${citation} ${name}`);
      }
    }
    assert.deepEqual(lost, []);
  });
});

describe("a passage is found by its name", () => {
  const CASES: readonly (readonly [query: string, ...passages: string[]])[] = [
    ["Očenaš", "Očenaš Mt 6,9-13"],
    ["oče naš", "Očenaš Mt 6,9-13"],
    ["ocenas", "Očenaš Mt 6,9-13"],
    ["the Lord's Prayer", "The Lord's Prayer Mt 6,9-13"],
    ["izgubljeni sin", "Izgubljeni sin Lk 15,11-32"],
    ["zgubljeni sin", "Izgubljeni sin Lk 15,11-32"],
    ["prilika o izgubljenem sinu", "Izgubljeni sin Lk 15,11-32"],
    ["kje je prilika o izgubljenem sinu", "Izgubljeni sin Lk 15,11-32"],
    ["magnifikat", "Magnifikat Lk 1,46-55"],
    ["the Beatitudes", "The Beatitudes Mt 5,3-12"],
    ["de profundis", "De profundis Ps 130,1-8"],
    ["miserere", "Miserere Ps 51,1-19"],
    ["deset božjih zapovedi", "Deset zapovedi 2 Mz 20,1-17"],
    ["Zadnjo večerjo", "Zadnja večerja Mt 26,17-30"],
    // Persons, places and common words are searched for.
    ["Marija"],
    ["Jeruzalem"],
    ["Mojzes"],
    ["ljubezen"],
    ["love"],
    ["sin"],
    ["izgubljeni sin in hči"],
    ["the of"],
    // A query with operators is a search.
    ["=blagri"],
    ["blag*"],
    ["blagri -hudi"],
  ];
  const written = (passage: string) => passage.replace("Mt ", "Matt ").replace("Lk ", "Luke ");
  for (const [query, ...passages] of CASES) {
    test(query, () => {
      const expected = passages.map((each) => written(each).replace("2 Mz ", "Exod "));
      const found = named(query).map((each) => each.replace("Ex ", "Exod ").replace("Exodus ", "Exod "));
      assert.deepEqual(found.slice(0, Math.max(1, expected.length)), expected);
    });
  }
});

test("a name is looked for among 24 words at most, those that are left out of it among them", () => {
  const small = [...smallWordsOf("slv")].filter(isSmallInNames);
  for (const [count, passages] of [
    [21, ["Izgubljeni sin"]],
    [22, ["Izgubljeni sin"]],
    [23, []],
  ] as const) {
    const words = [...small.slice(0, count), "izgubljeni", "sin"].join(" ");
    assert.deepEqual(
      find(words).map(({ name }) => name),
      passages,
      `${count + 2} words`,
    );
  }
});

test("while somebody types, at most as many names are offered as are wanted", () => {
  for (const limit of [0, 1, 2, 3]) {
    assert.equal(passagesBeginningWith("izgublj", KJV, limit).length, limit);
  }
  assert.equal(passagesBeginningWith("iz", KJV, 100).length > 3, true);
});

test("while somebody types, names that begin so are offered", () => {
  const offered = passagesBeginningWith("izgublj", KJV, 5).map(({ name }) => name);
  assert.deepEqual(offered, ["Izgubljena ovca", "Izgubljena drahma", "Izgubljeni sin"]);
  assert.deepEqual(passagesBeginningWith("i", KJV, 5), []);
  assert.deepEqual(passagesBeginningWith("qqqq", KJV, 5), []);
});
