/** Where a translation has nothing: which others are searched, and in which order. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseTranslation, type Translation } from "../../src/corpus/mod.ts";
import { parseQuery, searchTranslation } from "../../src/search/mod.ts";
import { indexOf } from "./demo.ts";

/** A translation with some texts, a verse each. */
function translationOf(code: string, language: string, ...texts: readonly string[]): Translation {
  const head = `Ambo-Translation: 1\nCode: ${code}\nName: A\nLanguage: ${language}\nCopyright: A.\n`;
  const lines = texts.map((text, index) => `GEN 1:${index + 1} ${text}\n`);
  return parseTranslation(Buffer.from(`${head}\n${lines.join("")}`), `${code}.txt`);
}

const own = translationOf("OWN", "slv", "Vrt.", "Miza.", "Pes.", "Klop.", "Stol.");
const others = ["deu", "slv", "eng", "slv", "ita", "slv"].map((language, index) =>
  translationOf(`T${index}`, language, "Biser in školjka."),
);

async function suggested(text: string, translations: readonly Translation[]) {
  const asked: string[] = [];
  const indexes = {
    get: async (each: Translation) => {
      asked.push(each.code);
      return indexOf(each);
    },
  };
  const { suggestions } = await searchTranslation(indexes, {
    ...{ translation: own, query: parseQuery(text), translations },
  });
  return { suggestions, asked };
}

describe("a query that only other translations have", () => {
  test("is looked for in three of them, those in the same language first", async () => {
    const { suggestions, asked } = await suggested("biser", [own, ...others]);
    const codes = suggestions.map(({ translation }) => translation.code);
    assert.deepEqual(codes, ["T1", "T3", "T5"]);
    assert.deepEqual(asked, ["OWN", "T1", "T3", "T5"]);
  });

  test("is looked for in others where too few are in the same language", async () => {
    const [deu, slv, eng] = others as [Translation, Translation, Translation];
    const { suggestions } = await suggested("biser", [deu, own, eng, slv]);
    const codes = suggestions.map(({ translation }) => translation.code);
    assert.deepEqual(codes, ["T1", "T0", "T2"]);
  });

  test("is not looked for where the translation itself has it", async () => {
    const { suggestions, asked } = await suggested("vrt", [own, ...others]);
    assert.deepEqual([suggestions, asked], [[], ["OWN"]]);
  });
});

describe("a passage by its name that the translation does not have", () => {
  const lost = (code: string, language: string) => {
    const head = `Ambo-Translation: 1\nCode: ${code}\nName: A\nLanguage: ${language}\nCopyright: A.\n\n`;
    const lines = Array.from({ length: 32 }, (_, at) => `LUK 15:${at + 1} Neki človek je imel dva sina.\n`);
    return parseTranslation(Buffer.from(head + lines.join("")), `${code}.txt`);
  };
  const [english, slovenian] = [lost("ENG", "eng"), lost("SLO", "slv")];

  async function passagesOf(text: string, translation: Translation) {
    const indexes = { get: async (each: Translation) => indexOf(each) };
    const translations = [english, own, slovenian];
    const { passages } = await searchTranslation(indexes, { translation, query: parseQuery(text), translations });
    return passages.map(({ name, translation: { code } }) => `${name}: ${code}`);
  }

  const CASES: readonly (readonly [text: string, asked: Translation, found: string[]])[] = [
    ["izgubljeni sin", own, ["Izgubljeni sin: SLO"]],
    ["izgubljeni sin", english, ["Izgubljeni sin: ENG"]],
    ["the prodigal son", own, ["The prodigal son: SLO"]],
    // No translation has the book.
    ["Jona v ribi", own, []],
    // The words stand in the text, and they are no name.
    ["vrt", own, []],
  ];
  for (const [text, asked, found] of CASES) {
    test(`${text}, asked of ${asked.code}`, async () => assert.deepEqual(await passagesOf(text, asked), found));
  }
});

describe("terms of a query are one where they are the same in every way:", () => {
  const CASES: readonly (readonly [query: string, terms: number])[] = [
    ["vrt vrt", 1],
    ["vrt Vrt", 1],
    ["vrt =vrt", 2],
    ["vrt* vrt*", 1],
    ['"vrt" vrt*', 2],
    ['vrt* "vrt"', 2],
    ['vrt "vrt"', 2],
    ["vrt -vrt", 2],
    ["-vrt -vrt pes", 2],
    ["-vrt -=vrt pes", 3],
    ["vrt pes vrt", 2],
    ['"vrt pes" "pes vrt"', 2],
  ];
  for (const [query, terms] of CASES) {
    test(query, () => assert.equal(parseQuery(query).terms.length, terms));
  }
});
