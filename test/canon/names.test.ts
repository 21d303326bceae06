import assert from "node:assert/strict";
import { test } from "node:test";
import { BOOK_IDS, BOOK_LANGUAGES, type BookId, bookName, languageNames } from "../../src/canon/mod.ts";
import { readingOrder } from "../../src/canon/names.ts";

const GREEK_AND_FURTHER = BOOK_IDS.slice(BOOK_IDS.indexOf("ESG"), BOOK_IDS.indexOf("MAT"));
const CATHOLIC = BOOK_IDS.filter((id) => !GREEK_AND_FURTHER.includes(id));

test("the Catholic canon has 73 books", () => assert.equal(CATHOLIC.length, 73));

for (const { code, books } of BOOK_LANGUAGES) {
  test(`${code}: every book of the Catholic canon has a name and an abbreviation`, () => {
    for (const id of CATHOLIC) {
      const names = books.get(id);
      assert.ok(names?.name, `${id} has no name`);
      assert.ok(names.abbreviation, `${id} has no abbreviation`);
    }
  });

  test(`${code}: no two books are shown under the same name or abbreviation`, () => {
    const shown = BOOK_IDS.map((id) => bookName(id, code));
    for (const part of ["name", "abbreviation"] as const) {
      const texts = shown.map((names) => names[part]);
      assert.equal(new Set(texts).size, texts.length, part);
    }
  });

  test(`${code}: the Pentateuch comes first, the Gospels follow one another`, () => {
    const order = [...books.keys()];
    assert.deepEqual(order.slice(0, 5), ["GEN", "EXO", "LEV", "NUM", "DEU"]);
    const matthew = order.indexOf("MAT");
    assert.deepEqual(order.slice(matthew, matthew + 5), ["MAT", "MRK", "LUK", "JHN", "ACT"]);
  });
}

test("Slovenian knows every book there is", () => {
  assert.deepEqual(
    BOOK_IDS.filter((id) => !languageNames("slv")?.books.has(id)),
    [],
  );
});

const tradition: [language: string, before: BookId, book: BookId][] = [
  ["slv", "NEH", "TOB"],
  ["slv", "EST", "1MA"],
  ["eng", "NEH", "EST"],
  ["eng", "2ES", "TOB"],
  ["lat", "MAL", "1MA"],
  ["deu", "2MA", "JOB"],
];
for (const [language, before, book] of tradition) {
  test(`${language}: ${book} follows ${before} as the language's tradition has it`, () => {
    const order = [...(languageNames(language)?.books.keys() ?? [])];
    assert.equal(order[order.indexOf(before) + 1], book);
  });
}

test("bookName() gives a name in the language, and the English one where that has none", () => {
  assert.equal(bookName("JHN", "slv").name, "Evangelij po Janezu");
  assert.equal(bookName("JHN", "eng").abbreviation, "John");
  assert.equal(bookName("JHN", "chr").abbreviation, "John");
  assert.equal(bookName("JUB", "deu").name, "Jubilees");
});

test("readingOrder() asks Slovenian first, then the translation's language", () => {
  assert.deepEqual(readingOrder("deu").slice(0, 4), ["slv", "deu", "eng", "lat"]);
  assert.deepEqual(readingOrder("chr").slice(0, 4), ["slv", "eng", "lat", "deu"]);
});

test("a name may have its number behind it where the language says so: as a numeral, after a word and no abbreviation", () => {
  const behind = (language: string, book: BookId) =>
    languageNames(language)
      ?.books.get(book)
      ?.alternates.filter((name) => / [IVX]*$/.test(name));
  const CASES: readonly [language: string, book: BookId, names: readonly string[]][] = [
    ["lat", "1CO", ["Corinthios I"]],
    ["lat", "2CO", ["Corinthios II"]],
    ["lat", "1KI", ["Regum III", "Regnorum III"]],
    ["lat", "2KI", ["Regum IV", "Regnorum IV"]],
    ["lat", "1TH", ["Thess I", "Thessalonicenses I"]],
    // Not `Esdr III`, of four letters.
    ["lat", "1ES", ["Esdrae III"]],
    ["hun", "DEU", ["Mózes V"]],
    ["hun", "2JN", ["János II"]],
    ["slv", "2CO", []],
    ["deu", "2CO", []],
  ];
  for (const [language, book, names] of CASES) assert.deepEqual(behind(language, book), names);
});

test("no list of names and words has an empty one, or one with a space at its end", () => {
  for (const language of BOOK_LANGUAGES) {
    const names = [...language.books.values()];
    const texts = [
      ...names.flatMap(({ alternates, declined }) => [...alternates, ...declined]),
      ...language.ordinals.flat(),
      ...language.fillers,
      ...language.declined,
      ...language.nominative,
      ...language.ambiguous.keys(),
    ];
    assert.deepEqual(
      texts.filter((text) => text === "" || text.trim() !== text),
      [],
      language.code,
    );
    assert.ok(language.ordinals.length >= 5, language.code);
    assert.ok(language.fillers.length > 0, language.code);
    for (const books of language.ambiguous.values()) assert.ok(books.length >= 2, language.code);
  }
});

test("a language's words are read one by one, and its names with what else they are called", () => {
  const slovenian = languageNames("slv");
  assert.deepEqual(slovenian?.books.get("JHN"), {
    name: "Evangelij po Janezu",
    abbreviation: "Jn",
    alternates: ["Janez", "Janezov", "Jan", "Joan"],
    declined: ["Janeza", "Janezovega", "Janezovem", "Janezu"],
  });
  assert.deepEqual(slovenian.ambiguous.get("Ez"), ["EZR", "EZK"]);
  assert.deepEqual(slovenian.ordinals[3], ["četrta", "četrte", "četrti", "četrto"]);
  assert.deepEqual(languageNames("eng")?.declined, []);
  assert.equal(languageNames("lat")?.books.get("GEN")?.declined.length, 0);
});
