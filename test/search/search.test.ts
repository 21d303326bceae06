/** Searching a translation: what a query finds, in which order, and what of a verse is marked. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { runToEnd } from "../../src/base/concurrency.ts";
import { isProblem, type Problem } from "../../src/base/problem.ts";
import { parseQuery } from "../../src/search/mod.ts";
import { linesOf, parseBooks } from "../../src/search/search_request.ts";
import { found, indexOf, marked, translationOf } from "./demo.ts";

const LINES = [
  "GEN 1:1 V začetku je vrtnar zasadil vrt.",
  "GEN 1:2-3 Človek je zalival drevo in drevesa so rasla; ljudje so se veselili.",
  "GEN 1:4a Prva polovica vrstice.",
  "GEN 1:4b Druga polovica vrstice.",
  "GEN 1:5",
  "PSA 1:1 Čas je za sejanje, čas za žetev.",
  "PSA 1:2 Kazalec ure stoji; caša je prazna.",
  "PSA 1:3 Naštel je 144.000 semen in 7 vrst.",
  "MAT 1:1 Baal-Peor je daleč od vrta; l’homme est là, l'eau aussi.",
  "MAT 1:2 c\u030Clovek, razstavljen: c\u030C\u00e1s.",
  "JHN 1:1 Vrtnar je rekel vrtnarju: »Vrt je tvoj.«",
  "JHN 1:2 Vrtnarju je vrt rekel tvoj.",
  "JHN 1:3 😀 Vrt 😀 vrt.",
];
const index = indexOf(translationOf(LINES));

describe("search() finds", () => {
  const CASES: readonly (readonly [query: string, ...labels: string[]])[] = [
    ["vrtnar", "GEN 1:1", "JHN 1:1", "JHN 1:2"],
    ["VRTNARJU", "GEN 1:1", "JHN 1:1", "JHN 1:2"],
    ["človek", "GEN 1:2-3", "MAT 1:2"],
    ["clovek", "GEN 1:2-3", "MAT 1:2"],
    ["c\u030Clovek", "GEN 1:2-3", "MAT 1:2"],
    ["ljudje", "GEN 1:2-3", "MAT 1:2"],
    ["drevo", "GEN 1:2-3"],
    ["polovica vrstice", "GEN 1:4a", "GEN 1:4b"],
    ["polovica -druga", "GEN 1:4a"],
    ["čas", "PSA 1:1", "MAT 1:2"],
    ["cas", "PSA 1:1", "MAT 1:2"],
    ["čaša", "PSA 1:2"],
    ["casa", "PSA 1:2"],
    ["cašo", "PSA 1:2"],
    ["=čas", "PSA 1:1"],
    ["=ČAS", "PSA 1:1"],
    ["=čás", "MAT 1:2"],
    ["=cas"],
    ["=vrtnar", "GEN 1:1", "JHN 1:1"],
    ["vrt*", "GEN 1:1", "MAT 1:1", "JHN 1:1", "JHN 1:2", "JHN 1:3"],
    ["vrtn* -rekel", "GEN 1:1"],
    ["=ča*", "PSA 1:1"],
    ["ča*", "PSA 1:1", "PSA 1:2", "MAT 1:2"],
    ['"vrt je tvoj"', "JHN 1:1"],
    ['"VRT  JE – tvoj"', "JHN 1:1"],
    ["»vrtnar je«", "JHN 1:1"],
    ["„vrtnar je“", "JHN 1:1"],
    ['"vrtnarja je"'],
    ['vrtnar -"vrt je"', "GEN 1:1", "JHN 1:2"],
    ['="vrtnarju je"', "JHN 1:2"],
    ["144.000", "PSA 1:3"],
    ["144", "PSA 1:3"],
    ["14*", "PSA 1:3"],
    ["7", "PSA 1:3"],
    ["baal-peor", "MAT 1:1"],
    ["peor-baal"],
    ["peor", "MAT 1:1"],
    ["l'", "MAT 1:1"],
    ["l'homme", "MAT 1:1"],
    ["l’homme", "MAT 1:1"],
    ["lhomme"],
    ["là", "MAT 1:1"],
    ["😀 vrt", "GEN 1:1", "MAT 1:1", "JHN 1:1", "JHN 1:2", "JHN 1:3"],
    ['vrtnar "vrt', "GEN 1:1", "JHN 1:1", "JHN 1:2"],
    ["vrtnar - tvoj", "JHN 1:1", "JHN 1:2"],
    ["vrt –tvoj", "JHN 1:1", "JHN 1:2"],
    ["nikjer"],
  ];
  for (const [query, ...labels] of CASES) {
    test(query, () => assert.deepEqual(found(index, query), labels));
  }
});

describe("search() marks", () => {
  const CASES: readonly (readonly [query: string, ...texts: string[]])[] = [
    ["čas žetev", "[Čas] je za sejanje, [čas] za [žetev]."],
    ['"vrt je tvoj" vrtnar', "[Vrtnar] je rekel [vrtnarju]: »[Vrt je tvoj].«"],
    ['"vrt je" "je tvoj"', "Vrtnar je rekel vrtnarju: »[Vrt je tvoj].«"],
    ["čás razstavljen", "c\u030Clovek, [razstavljen]: [c\u030C\u00e1s]."],
    ["144.000", "Naštel je [144.000] semen in 7 vrst."],
    ["vrt -je -vrtnar -baal", "😀 [Vrt] 😀 [vrt]."],
    ["eau 'homme", "Baal-Peor je daleč od vrta; l’[homme] est là, l'[eau] aussi."],
    ["dreve*", "Človek je zalival drevo in [drevesa] so rasla; ljudje so se veselili."],
  ];
  for (const [query, ...texts] of CASES) {
    test(query, () => assert.deepEqual(marked(index, query), texts));
  }
});

describe("search() knows the letters of", () => {
  const TEXTS = [
    "กินข้าว",
    "กันและกัน",
    "ស្រីល្អ",
    "សរល",
    "ཁྲིད་པ།",
    "ཁྱེད་རང།",
    "मेरी माला",
    "मारो मत",
    "ի՞նչ ծառ",
    "İyi bahçıvan",
  ];
  const many = indexOf(
    translationOf(
      [...TEXTS, "か\u3099く", "ပန္နက်"].map((text, verse) => `GEN 1:${verse + 1} ${text}`),
      "tha",
    ),
  );
  const CASES: readonly (readonly [script: string, query: string, ...texts: string[]])[] = [
    ["Thai", "กิน", "[กิน]ข้าว"],
    ["Thai, a letter with its marks", "ข้", "กิน[ข้]าว"],
    ["Khmer", "ស្រី", "[ស្រី]ល្អ"],
    ["Tibetan", "ཁྲིད", "[ཁྲིད]་པ།"],
    ["Hindi", '"मेरी"', "[मेरी] माला"],
    ["Hindi, a beginning", "मा*", "मेरी [माला]", "[मारो] मत"],
    ["Armenian, with a mark within the word", "ինչ", "[ի՞նչ] ծառ"],
    ["Turkish", "=iyi", "[İyi] bahçıvan"],
    ["Japanese, decomposed", "=が", "[か\u3099]く"],
    ["Burmese, one above another", "န္န", "ပ[န္န]က်"],
  ];
  for (const [script, query, ...texts] of CASES) {
    test(script, () => assert.deepEqual(marked(many, query), texts));
  }
});

describe("search() puts first", () => {
  const relevant = (query: string) => found(index, query, { sort: "relevance" });

  test("verses with the word in just the form that was asked for", () => {
    assert.equal(relevant("vrta")[0], "MAT 1:1");
    assert.equal(relevant("drevesa")[0], "GEN 1:2-3");
  });

  test("verses where the words stand nearer to one another", () => {
    assert.deepEqual(relevant("vrtnarju vrt").slice(0, 2), ["JHN 1:1", "JHN 1:2"]);
    assert.deepEqual(relevant("vrtnarju tvoj").slice(0, 2), ["JHN 1:1", "JHN 1:2"]);
    assert.deepEqual(relevant("rekel tvoj").slice(0, 2), ["JHN 1:2", "JHN 1:1"]);
  });

  test("the shorter verses, then as they stand", () => {
    assert.deepEqual(relevant("=vrt"), ["JHN 1:3", "JHN 1:2", "GEN 1:1", "JHN 1:1"]);
  });

  test("the same verses as in the order of the Bible", () => {
    for (const query of ["vrt", "je", "vrt*", '"vrtnar je" rekel', "vrtnar -rekel"]) {
      assert.deepEqual(relevant(query).sort(), found(index, query).sort(), query);
    }
  });
});

describe("a result", () => {
  test("is sliced, and counted by book", () => {
    const result = runToEnd(index.searchInSteps(parseQuery("vrt")));
    assert.equal(result.total, 5);
    assert.deepEqual(
      result.slice(1, 2).map(({ line }) => line),
      [...result.lines].slice(1, 3),
    );
    assert.deepEqual(result.slice(5, 20), []);
    assert.deepEqual(
      result.countsByBook().map(({ book, count }) => [book.id, count]),
      [
        ["GEN", 1],
        ["MAT", 1],
        ["JHN", 3],
      ],
    );
  });

  test("is limited to books", () => {
    const within = (books: string) => found(index, "vrt", { within: linesOf(parseBooks(books, index.translation)) });
    assert.deepEqual(within("ot"), ["GEN 1:1"]);
    assert.deepEqual(within("nt"), ["MAT 1:1", "JHN 1:1", "JHN 1:2", "JHN 1:3"]);
    assert.deepEqual(within("1 Mz,Mt"), ["GEN 1:1", "MAT 1:1"]);
    assert.deepEqual(within("Ps-Mt"), ["MAT 1:1"]);
  });
});

test("in a language without a stemmer a word is found as it stands", () => {
  const latin = indexOf(translationOf(["GEN 1:1 Deus cælum fecit.", "GEN 1:2 Dei opus."], "lat"));
  assert.deepEqual(found(latin, "deus"), ["GEN 1:1"]);
  assert.deepEqual(found(latin, "caelum"), ["GEN 1:1"]);
});

test("in scripts of many kinds words are found by their letters", () => {
  const lines = [
    "GEN 1:1 ἐν ἀρχῇ ἦν ὁ λόγος",
    "GEN 1:2 בְּרֵאשִׁית בָּרָא אֱלֹהִים",
    "GEN 1:3 起初神創造天地",
    "GEN 1:4 В начале было Слово",
    "GEN 1:5 ᎠᏓᎴᏂᏍᎬ ᎧᏃᎮᏛ ᎡᎮᎢ",
  ];
  const texts = indexOf(translationOf(lines, "mul"));
  assert.deepEqual(found(texts, "ΑΡΧΗ λογοσ"), ["GEN 1:1"]);
  assert.deepEqual(found(texts, "ברא"), ["GEN 1:2"]);
  assert.deepEqual(found(texts, "創造"), ["GEN 1:3"]);
  assert.deepEqual(found(texts, "造創"), []);
  assert.deepEqual(found(texts, "слово НАЧАЛЕ"), ["GEN 1:4"]);
  assert.deepEqual(found(texts, "ꭷꮓꭾꮫ"), ["GEN 1:5"]);
});

test("no-break spaces are spaces, in the text and in what is typed, and are shown as printed", () => {
  const french = indexOf(
    translationOf(["GEN 1:1 «\u00a0Oui\u202f!\u00a0» 10\u202f000 hommes\u00a0; dix mille"], "fra"),
  );
  const shown = "«\u00a0[Oui]\u202f!\u00a0» 10\u202f000 hommes\u00a0; dix mille";
  for (const query of ["oui", "«\u00a0oui\u202f!\u00a0»", "« oui ! »"])
    assert.deepEqual(marked(french, query), [shown], query);
  for (const query of ['"10 000 hommes"', '"10\u202f000\u00a0hommes"', "“10\u00a0000 hommes”"]) {
    assert.deepEqual(found(french, query), ["GEN 1:1"], query);
  }
  assert.deepEqual(found(french, "10\u202f000\u00a0oui"), ["GEN 1:1"]);
  assert.deepEqual(found(french, '"mille\u00a0dix"'), []);
});

describe("parseQuery() refuses", () => {
  const CASES: readonly (readonly [query: string, kind: Problem<"query">["code"]])[] = [
    ["", "no_words"],
    ["-", "no_words"],
    ["- - -", "no_words"],
    ["*", "no_words"],
    ['"', "no_words"],
    ['""', "no_words"],
    ["=", "no_words"],
    ["😀🎉", "no_words"],
    ["\u0000\u0007\u001b", "no_words"],
    ["\u0301", "no_words"],
    ["-vrt", "only_exclusions"],
    ['-"vrt je" -drevo*', "only_exclusions"],
    ["a".repeat(501), "too_long"],
  ];
  for (const [query, kind] of CASES) {
    test(JSON.stringify(query.slice(0, 20)), () => {
      assert.throws(
        () => parseQuery(query),
        (error) => isProblem(error, "query") && error.code === kind,
      );
    });
  }
});

test("any text is answered or refused, and nothing else is thrown", () => {
  const hostile = [
    "a ".repeat(250),
    "a* ".repeat(166),
    '"'.repeat(500),
    '"a "b" c'.repeat(60),
    "je in se v na da",
    "(.*)+$ [a-z]{2,} \\b(?=x)",
    "vrt\u0000vrt\u001b[31m",
    "'; DROP TABLE verses; --",
    "\ud800 vrt \udfff",
    "- -- --- -= =- =* -* ** -=* vrt",
    "constructor __proto__ toString hasOwnProperty",
    "a".repeat(500),
    `${"\u0301".repeat(499)}a`,
    "ﷺ".repeat(500),
  ];
  for (const text of hostile) {
    for (const sort of ["canonical", "relevance"] as const) {
      const { total, ...result } = (() => {
        try {
          return runToEnd(index.searchInSteps(parseQuery(text), { sort }));
        } catch (error) {
          assert.ok(isProblem(error, "query"), String(error));
          return { total: 0 };
        }
      })();
      assert.ok(total >= 0 && result);
    }
  }
});
