/** Words beside a reference, strict reading, the citations of a text, and names in the client's language. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serviceFor } from "../support/service.ts";

const service = serviceFor({ settings: { corpus: "corpus", "default-translation": "KJV", "daily-limit": "100000" } });

async function ask(path: string, values: Record<string, string>) {
  const { status, text } = await service.ask(`${path}?${new URLSearchParams(values)}`);
  return { status, ...JSON.parse(text) };
}
const passage = (reference: string, more: Record<string, string> = {}) =>
  ask("/passage", { translation: "KJV", reference, ...more });
const references = (text: string, more: Record<string, string> = {}) => ask("/references", { text, ...more });

describe("words beside a reference", () => {
  const said: readonly [text: string, ignored: string[] | undefined][] = [
    ["Jn 3,16", undefined],
    ["prim. Jn 3,16 in 18", undefined],
    ["Kupil sem 3 kilograme jabolk v Rim 8,1", ["Kupil sem 3 kilograme jabolk v"]],
    ["DROP TABLE; Jn 3,16", ["DROP TABLE;"]],
  ];
  for (const [text, ignored] of said) {
    test(`are said: ${text}`, async () => {
      const { status, data } = await passage(text);
      assert.deepEqual(
        [status, data.ignored?.map((each: string) => each.replace(/;$/, ""))],
        [200, ignored?.map((each) => each.replace(/;$/, ""))],
      );
      const strict = await passage(text, { strict: "true" });
      assert.equal(strict.status, ignored === undefined ? 200 : 404);
      assert.equal(strict.error?.code, ignored === undefined ? undefined : "reference_not_found");
    });
  }

  test("that take the citation away are refused, whatever is asked for", async () => {
    for (const text of ["razen Jn 3,16", "ne Jn 3,16", "namesto Jn 3,16", "except John 3:16", "tranne Gv 3,16"]) {
      const { status, error } = await passage(text);
      assert.deepEqual([status, error.code], [404, "reference_not_found"], text);
    }
  });

  test("`strict` is true or false", async () => {
    const { status, error } = await passage("Jn 3,16", { strict: "maybe" });
    assert.deepEqual([status, error.code], [400, "invalid_parameter"]);
    const usual = await passage("Glej Jn 3,16", { strict: "false" });
    assert.equal(usual.status, 200);
  });
});

describe("the citations of a text", () => {
  const texts: readonly string[] = [
    "Danes beremo Mt 5,3-12 in Ps 23.",
    "  Pred njim 👩‍👩‍👧 in 🙏: Jn 3,16; Rim 8,1–4.",
    "Žižkov c\u030ca\u0301s: 1 Kor 13,4-8a, nato Lk 2,1.",
    "\u0000Jn 3,16\u0000 in Mt 5,3",
    "[See John 3:16 and Romans 8:28]",
  ];
  for (const text of texts) {
    test(`have their offsets in ${JSON.stringify(text)}`, async () => {
      const { status, data } = await references(text);
      assert.equal(status, 200);
      assert.ok(data.references.length >= 2, JSON.stringify(data));
      let before = 0;
      for (const { text: words, reference, start, end } of data.references) {
        assert.equal(text.slice(start, end), words);
        assert.match(words, /^\p{L}|^\d/u);
        assert.ok(start >= before && end > start);
        before = end;
        assert.equal((await passage(reference, { strict: "true" })).status, 200);
      }
    });
  }

  const sources: Readonly<Record<string, readonly [text: string, reference: string][]>> = {
    "Danes: Jn&nbsp;3,16&ndash;18.": [["Jn&nbsp;3,16&ndash;18", "Jn 3,16-18"]],
    '<p><i>Mt</i> 5,3 in <a title="Lk 1,1">R&ouml;m 8,1</a></p><p>18. maj</p>': [
      ["Mt</i> 5,3", "Mt 5,3"],
      ["R&ouml;m 8,1", "Röm 8,1"],
    ],
    "a < b, <Jn 3,16> & c > Mt 5,3": [
      ["Jn 3,16", "Jn 3,16"],
      ["Mt 5,3", "Mt 5,3"],
    ],
  };
  for (const [html, expected] of Object.entries(sources)) {
    test(`are found in the source of a page: ${html}`, async () => {
      const found: { text: string; reference: string; start: number; end: number }[] = (await references(html)).data
        .references;
      assert.deepEqual(
        found.map(({ reference, start, end }) => [html.slice(start, end), reference]),
        expected,
      );
    });
  }

  test("are none where none is", async () => {
    const { status, data } = await references("Kupil sem 3 kilograme jabolk.");
    assert.deepEqual([status, data], [200, { references: [] }]);
  });

  test("what could mean two books is left out", async () => {
    const { data } = await references("Beremo Ez 1,1 in Mt 5,3.");
    assert.deepEqual(
      data.references.map(({ reference }: { reference: string }) => reference),
      ["Mt 5,3"],
    );
  });

  test("are three hundred in 1,900 characters, and a longer text is refused", async () => {
    const { status, data } = await references("Mt 5; ".repeat(316));
    assert.deepEqual([status, data.references.length], [200, 316]);
    assert.equal((await references("a".repeat(2000))).status, 200);
    const { status: long, error } = await references("a".repeat(2001));
    assert.deepEqual([long, error.code], [400, "invalid_parameter"]);
    assert.match(error.message, /2001 znak.*2000/s);
    assert.equal((await references("č".repeat(1000))).status, 200);
  });

  test("want a text, in whole characters, and a translation that is there", async () => {
    assert.equal((await references(" ")).error.code, "missing_parameter");
    assert.equal((await references("Mt 5,3", { translation: "ABC" })).error.code, "invalid_translation");
    const { status, text } = await service.ask("/references?text=%ED%A0%80Mt%205,3");
    assert.deepEqual([status, JSON.parse(text).error.code], [400, "invalid_parameter"]);
  });
});

const DATE = { date: "2026-11-28" };
/** A name at a place of an answer, by language. */
const NAMES: readonly [path: string, values: Record<string, string>, names: Record<string, RegExp>][] = [
  [
    "/verse-of-the-day",
    DATE,
    { sl: /"name":"Sobota 34\. tedna/i, en: /"name":"Saturday/i, it: /"name":"sabato/i, de: /"name":"Samstag/i },
  ],
  [
    "/readings",
    DATE,
    { sl: /"Berilo"/, en: /"(?:First )?Reading"/i, it: /"(?:Prima )?Lettura"/i, de: /"(?:Erste )?Lesung"/i },
  ],
  [
    "/readings",
    DATE,
    { sl: /"opening":"Berilo iz/, en: /"opening":"A reading/, it: /"opening":"Da/, de: /"opening":"Lesung/ },
  ],
  [
    "/calendar",
    { from: "2026-12-25", to: "2026-12-25" },
    { sl: /"name":"Gospodovo rojstvo/, en: /Nativity/, it: /Natale/, de: /Weihnachten|Geburt des Herrn/ },
  ],
  [
    "/occasions",
    {},
    { sl: /"name":"Poroka"/, en: /"name":"Wedding"/, it: /"name":"Matrimonio"/, de: /"name":"Trauung"/ },
  ],
  ["/occasions/wedding", {}, { sl: /"Poroka"/, en: /"Wedding"/, it: /"Matrimonio"/, de: /"Trauung"/ }],
  [
    "/search",
    { query: "Beatitudes" },
    { sl: /"name":"Blagri/i, en: /Beatitudes"/, it: /beatitudini"/, de: /Seligpreisungen"/ },
  ],
];
describe("names are in the language that is asked for", () => {
  for (const [path, values, names] of NAMES) {
    test(`${path} ${Object.values(names)[0]}`, async () => {
      const text = async (more: Record<string, string>) =>
        (await service.ask(`${path}?${new URLSearchParams({ ...values, ...more })}`)).text;
      for (const [lang, name] of Object.entries(names)) assert.match(await text({ lang }), name, lang);
      if (path !== "/search") assert.equal(await text({}), await text({ lang: "sl" }));
      const wrong = await ask(path, { ...values, lang: "xx" });
      assert.deepEqual([wrong.status, wrong.error.code], [400, "invalid_parameter"]);
      assert.match(wrong.error.message, /»lang«/);
    });
  }
});
