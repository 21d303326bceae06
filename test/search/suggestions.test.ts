/** Where nothing is found: queries that find something, and none that does not. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseQuery, QueryError, searchTranslation } from "../../src/search/mod.ts";
import { inOneGo } from "../../src/search/slices.ts";
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

test("a query of small words alone is searched as it stands", async () => {
  const query = parseQuery("je in");
  const { result } = await searchTranslation(indexes, { translation, query, translations: [] });
  assert.equal(result.total, 1);
});

test("the nearest words are those that one slip leads to, then those met most often", () => {
  const nearest = (word: string) => inOneGo(nearestWords(indexOf(translation), word));
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
      assert.ok(error instanceof QueryError, String(error));
    }
  }
});
