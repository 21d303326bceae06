/** Words beside a citation: said, refused where the reading is strict, and refused where they take the citation away. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createVocabulary, findReferences, format, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";
import { allTables } from "./tables.ts";

const vocabulary = createVocabulary("slv");

/** The error of a text that is refused, undefined where it is read. */
function refusal(text: string, options?: { strict: boolean }): ReferenceSyntaxError | undefined {
  try {
    parse(text, vocabulary, options);
    return undefined;
  } catch (error) {
    assert.ok(error instanceof ReferenceSyntaxError, `${text}: ${error}`);
    return error;
  }
}

describe("what is passed over is said as it was written:", () => {
  const cases: readonly [text: string, ignored: readonly string[]][] = [
    ["Kupil sem 3 kilograme jabolk v Rim 8,1", ["Kupil sem 3 kilograme jabolk v"]],
    ["DROP TABLE; Jn 3,16", ["DROP TABLE"]],
    ["Berilo: Jn 3,16 CHR", ["Berilo", "CHR"]],
    ["Hvalnica ljubezni (prim. 1. Kor. 13, 4 – 8a.13)", ["Hvalnica ljubezni"]],
    ["1. Mt 5,3; 2. Lk 6,20", ["1.", "2."]],
    ["Danes beremo. Jn 3,16", ["Danes beremo."]],
    ["Ps 146,6c-10 (R Mt 5,3a)", ["R"]],
    ["Mt 5,3 in Janez pravi Lk 6,20", ["Janez pravi"]],
    ["ne samo Jn 3,16", ["ne samo"]],
    ["Mašna berila 👪: Jn 3,16 in Čž̌š Mt 5,3", ["Mašna berila 👪", "Čž̌š"]],
  ];
  for (const [text, ignored] of cases) test(text, () => assert.deepEqual(parse(text, vocabulary).ignored, ignored));
});

describe("names, numbers, marks and the words that join them are the notation:", () => {
  const cases = [
    "Jn 3,16-18",
    "prim. Mt 5,3",
    "Mt 5,3 in Lk 6,20",
    "Rim 5,12-19 ali 5,12.17-19",
    "16. vrstica tretjega poglavja Janeza",
    "John chapter 3 verse 16",
    "Suzana, Dan 13,1",
    "Evangelij po Mateju (Mt 5,3)",
    "Rim 8,1-11, zlasti v. 10",
    "Mt 5,3 do konca",
    "Jn 3,16 in par.",
    "psalm 23",
    "(Jn, 10,9)",
  ];
  for (const text of cases)
    test(text, () => {
      assert.equal(parse(text, vocabulary, { strict: true }).ignored, undefined);
    });
});

test("a strict reading refuses the first that is passed over, which stands in the text, and reads all else as before", () => {
  for (const { text } of [...allTables().values()].flat()) {
    if (refusal(text) !== undefined) continue;
    const { ignored } = parse(text, vocabulary);
    const error = refusal(text, { strict: true });
    assert.equal(error?.code, ignored === undefined ? undefined : "other_words", text);
    if (error !== undefined) assert.equal(error.text.slice(error.position, error.end), ignored?.[0], text);
    let from = 0;
    for (const words of /[%&+]/.test(text) ? [] : (ignored ?? [])) {
      const at = text.indexOf(words, from);
      assert.ok(at >= from, `${words} in ${text}`);
      from = at + words.length;
    }
  }
});

describe("a word takes a citation away:", () => {
  const cases = [
    "razen Jn 3,16",
    "ne Jn 3,16",
    "Jn 3,16, ne Mt 5,3",
    "To ni v Jn 3,16",
    "1 Tes 4,13-18 namesto Raz 21,1-5",
    "except John 3:16",
    "not in John 3:16",
    "anstatt Lk 6,20",
    "außer Joh 3,16",
    "nicht Joh 3,16",
    "tranne Gv 3,16",
    "osim Iv 3,16",
  ];
  for (const text of cases) test(text, () => assert.equal(refusal(text)?.code, "taken_away"));
});

describe("a word that is not beside the citation takes nothing away:", () => {
  const cases: readonly [text: string, reading: string][] = [
    ["Človek naj ne živi samo od kruha (Mt 4,4)", "Mt 4,4"],
    ["ne le Jn 3,16", "Jn 3,16"],
    ["Zakaj pa ne? Jn 3,16", "Jn 3,16"],
    ["Ne 3,16", "Ne 3,16"],
  ];
  for (const [text, reading] of cases) test(text, () => assert.equal(format(parse(text, vocabulary)), reading));
});

test("finds the citations of a text with their offsets", () => {
  const text = "Družina 👪: Mt 5,3 in še kaj, pa Ez 1,1, 1 Kor 13,4-8a; č̌ Lk 6,20.";
  const found = findReferences(text, vocabulary).map(({ reference, start, end }) => [
    text.slice(start, end),
    format(reference),
  ]);
  assert.deepEqual(found, [
    ["Mt 5,3", "Mt 5,3"],
    ["1 Kor 13,4-8a", "1 Kor 13,4-8a"],
    ["Lk 6,20", "Lk 6,20"],
  ]);
});
