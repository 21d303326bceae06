/** Where nothing is found: queries that find something, and none that does not. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runToEnd } from "../../src/base/concurrency.ts";
import { isProblem } from "../../src/base/problem.ts";
import { parseQuery, searchTranslation } from "../../src/search/mod.ts";
import { NameIndex } from "../../src/search/name_index.ts";
import { nearestWords } from "../../src/search/suggestions.ts";
import { indexOf, translationOf } from "./demo.ts";

const LINES = [
  "GEN 1:1 V začetku je vrtnar zasadil vrt.",
  "GEN 1:2 Ljubezen je potrpežljiva in dobra.",
  "GEN 1:3 Zadnja ura je prišla.",
  "PSA 1:1 Večerja je pripravljena, ljubezen vabi.",
  "JHN 1:1 Mati kliče otroka k večerji.",
];
const translation = translationOf(LINES);
const other = translationOf(["GEN 1:1 Biseri in školjke."]);
const indexes = { get: async (each: typeof translation) => indexOf(each) };

async function suggested(text: string, books?: string): Promise<string[]> {
  const { suggestions } = await searchTranslation(indexes, {
    ...{ translation, query: parseQuery(text), translations: [translation, other], books },
  });
  return suggestions.map(({ reason, query, total }) => `${reason} ${query} ${total}`);
}

describe("a search that finds nothing suggests", () => {
  const CASES: readonly (readonly [query: string, ...suggestions: string[]])[] = [
    ["kje piše o ljubezni", "without ljubezni 2"],
    ["ljubzen", "spelling ljubezen 2"],
    ["lhubezen", "spelling ljubezen 2"],
    ["vrtmar", "spelling vrtnar 1"],
    ["zadnja večerja", "any večerja 2", "any zadnja 1"],
    ['"zadnja večerja"', "any večerja 2", "any zadnja 1"],
    ["ljubezen večerja dinozaver", "any ljubezen večerja 1"],
    ["dinozaver"],
    ["biseri", "translation biseri 1"],
    ["ljubzen -vabi", "spelling ljubezen -vabi 1"],
    ["x"],
    ["kje piše"],
    ["ljubezen"],
  ];
  for (const [query, ...suggestions] of CASES) {
    test(query, async () => assert.deepEqual(await suggested(query), suggestions));
  }

  test("only what the books that were asked for have", async () => {
    assert.deepEqual(await suggested("ljubzen", "nt"), []);
    assert.deepEqual(await suggested("ljubzen", "Ps"), ["spelling ljubezen 1"]);
  });
});

test("the nearest verses have no excluded word", async () => {
  const nearestTo = async (text: string) => {
    const { nearest } = await searchTranslation(indexes, {
      ...{ translation, query: parseQuery(text), translations: [translation], books: undefined },
    });
    return Array.from(nearest!.lines, (line) => {
      const { book, chapter, verse } = translation.label(line);
      return `${book} ${chapter}:${verse}`;
    });
  };
  assert.deepEqual(await nearestTo("ljubezen dinozaver"), ["GEN 1:2", "PSA 1:1"]);
  assert.deepEqual(await nearestTo("ljubezen dinozaver -vabi"), ["GEN 1:2"]);
  assert.deepEqual((await nearestTo("ljubzen večerja -vabi")).sort(), ["GEN 1:2", "JHN 1:1"]);
});

describe("of what might be suggested", () => {
  /** Makes verses with each word as often as it says, no two words in one. */
  const versesOf = (words: Readonly<Record<string, number>>) =>
    Object.entries(words)
      .flatMap(([word, count]) => Array<string>(count).fill(word))
      .map((word, at) => `GEN 1:${at + 1} Beseda ${word}.`);
  const QUERY = "vrtnax kovač mlinar";
  const own = translationOf(versesOf({ vrtnak: 9, kovač: 8, vrtnaf: 7, vrtnat: 6, mlinar: 5 }));
  const others = (count: number, language = "slv", book = "GEN") =>
    Array.from({ length: count }, () => translationOf([`${book} 1:1 ${QUERY}.`], language));
  const search = async (from: typeof own, translations: readonly (typeof own)[], books?: string) => {
    const request = { translation: from, query: parseQuery(QUERY), translations, books };
    return (await searchTranslation(indexes, request)).suggestions;
  };
  const OWN = ["spelling vrtnak 9", "any kovač 8", "spelling vrtnaf 7", "spelling vrtnat 6"];

  test("there are the four best of the translation, and five with those of others", async () => {
    for (const [count, expected] of [
      [0, OWN],
      [1, [...OWN, `translation ${QUERY} 1`]],
      [2, [...OWN, `translation ${QUERY} 1`]],
      [4, [...OWN, `translation ${QUERY} 1`]],
    ] as const) {
      const suggestions = await search(own, [own, ...others(count)]);
      const texts = suggestions.map(({ reason, query, total }) => `${reason} ${query} ${total}`);
      assert.deepEqual(texts, expected, `${count} others`);
    }
  });

  test("there are three other translations at most, those of its language first", async () => {
    const from = translationOf(["GEN 1:1 Nič."]);
    for (const [count, expected] of [
      [2, 2],
      [3, 3],
      [4, 3],
    ] as const) {
      assert.equal((await search(from, others(count))).length, expected, `${count} others`);
    }
    const [english, near, far] = [...others(1, "eng"), ...others(1), ...others(3, "eng")];
    const suggestions = await search(from, [english!, far!, from, near!]);
    assert.deepEqual(
      suggestions.map(({ translation }) => translation),
      [near, english, far],
    );
  });

  test("a translation without the books that were asked for is passed over", async () => {
    const from = translationOf(["GEN 1:1 Nič.", "RUT 1:1 Nič."]);
    const [without, having] = [...others(1), ...others(1, "slv", "RUT")];
    const suggestions = await search(from, [without!, having!], "Rut");
    assert.deepEqual(
      suggestions.map(({ translation }) => translation),
      [having],
    );
  });
});

test("words of three to 48 letters have nearest words", () => {
  const long = "ab".repeat(24);
  const index = indexOf(translationOf([`GEN 1:1 oče ${long} ${long}a.`]));
  const nearest = (word: string) => runToEnd(nearestWords(index, word));
  for (const [word, expected] of [
    ["oc", []],
    ["ocs", ["oče"]],
    [`${long.slice(0, -1)}c`, [long]],
    [`${long}c`, []],
  ] as const) {
    assert.deepEqual(nearest(word), expected, word);
  }
});

test("of words as near as each other the one that a neighbouring key leads to comes first, however rare it is", () => {
  // On a Slovenian keyboard t is between r and z, and d between s and f.
  for (const [typed, meant, others] of [
    ["mata", "mara", "mapa mapa mapa maja maja"],
    ["gozf", "gozd", "gozu gozu goza goza"],
  ] as const) {
    const index = indexOf(translationOf([`GEN 1:1 ${meant} ${others}`, `GEN 1:2 ${others}`]));
    assert.equal(runToEnd(nearestWords(index, typed))[0], meant, typed);
  }
});

test("a name of more words than a number has bits is refused, as its words would be taken for others", () => {
  const nameOf = (words: number) => Array.from({ length: words }, (_, at) => `beseda${at}`).join(" ");
  const rowOf = (name: string) => ({ names: [[name], ["b"], ["c"], ["d"]] });
  runToEnd(NameIndex.build([rowOf(nameOf(31))]));
  assert.throws(() => runToEnd(NameIndex.build([rowOf(nameOf(32))])), /too many words/);
});

test("a query of small words alone is searched as it stands", async () => {
  const query = parseQuery("je in");
  const { result } = await searchTranslation(indexes, { translation, query, translations: [] });
  assert.equal(result.total, 1);
});

test("the nearest words are those that one slip leads to, then those met most often", () => {
  const nearest = (word: string) => runToEnd(nearestWords(indexOf(translation), word));
  assert.deepEqual(nearest("vrtnr"), ["vrtnar"]);
  assert.deepEqual(nearest("ab"), []);
  assert.deepEqual(nearest("a".repeat(60)), []);
});

test("hostile queries end in at most five suggestions that find something", async () => {
  const hostile = [
    ..."x č 1 ß 神".split(" "),
    "q".repeat(500),
    "abcde ".repeat(80).trim(),
    Array.from({ length: 80 }, (_, at) => `beseda${at}`).join(" "),
    Array.from({ length: 80 }, (_, at) => String.fromCharCode(97 + (at % 26)).repeat(3)).join(" "),
    `"${"ljubezen večerja ".repeat(20)}"`,
    "ljubzen ".repeat(60),
    "ljubzen vecrja vrtnr zasdil kliče",
    "ljubzen* =večrja -vrtnar",
    "vrt\u0000vrtt ljubzen\u001b[31m",
    "'; DROP TABLE verses; --",
    "(.*)+$ [a-z]{2,}",
    "constructor __proto__ hasOwnProperty",
    "\ud800ljubzen",
    `${"\u0301".repeat(200)}ljubzen`,
    "ﷺ".repeat(400),
  ];
  for (const text of hostile) {
    try {
      const suggestions = await suggested(text);
      assert.ok(suggestions.length <= 5, text);
      for (const suggestion of suggestions) assert.doesNotMatch(suggestion, / 0$/);
    } catch (error) {
      assert.ok(isProblem(error, "query"), String(error));
    }
  }
});
