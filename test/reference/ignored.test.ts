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
    ["B1: Iz 61,1; B2: 1 Tes 5,16; E: Jn 1,6", ["B1", "B2", "E"]],
    ["I: Iz 61,1; II: Jn 1,6", ["I", "II"]],
    ["Jn 1,29-34 (64)", ["64"]],
    ["Jes 9,1-6; L 2: Tit 2,11", ["L 2"]],
    ["O: Ps 104,1a: Mt 5,3", ["O"]],
    ["Hvalnica ljubezni (prim. 1. Kor. 13, 4 – 8a.13)", ["Hvalnica ljubezni"]],
    ["1. Mt 5,3; 2. Lk 6,20", ["1.", "2."]],
    ["Danes beremo. Jn 3,16", ["Danes beremo."]],
    ["Ps 146,6c-10 (R Mt 5,3a)", ["R"]],
    ["Mt 5,3 in Janez pravi Lk 6,20", ["Janez pravi"]],
    ["ne samo Jn 3,16", ["ne samo"]],
    ["Mt 28,16-20 (konec)", ["konec"]],
    ["Mt 5,3 (konec); 6,1", ["konec"]],
    ["Beremo 2 Mz 7,26-8,3 o žabah", ["Beremo", "o žabah"]],
    ["Pridiga: Jn 3,16 o ljubezni in Mt 5,3", ["Pridiga", "o ljubezni"]],
    ["Pripovijeda u Mt 5,3", ["Pripovijeda u"]],
    ["Mt 5,3 o Lk 6,20 u crkvi", ["u crkvi"]],
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

test("what is read of a list is found in it, in order, and nothing else", () => {
  const rows = [...allTables()].filter(([name]) => name === "citations.tsv" || name === "neighbours.tsv");
  let read = 0;
  let same = 0;
  for (const { text } of rows.flatMap(([, rows]) => rows)) {
    if (refusal(text) !== undefined) continue;
    const { passages } = parse(text, vocabulary);
    const printed = passages.map((passage) => format({ passages: [passage] }));
    const found = findReferences(text, vocabulary).map(({ reference }) => format(reference));
    read++;
    if (String(found) === String(printed)) same++;
    else assert.ok(found.length < printed.length, `${text}: ${found}`);
  }
  assert.ok(same >= 0.98 * read, `${same} of ${read}`);
});

test("in sentences without a citation none is found", () => {
  const answered = (allTables().get("sentences.tsv") ?? []).filter(
    ({ text }) => findReferences(text, vocabulary).length > 0,
  );
  assert.deepEqual(
    answered.map(({ text }) => text),
    ["Stopnja 3,5, Ef 2,1"],
  );
});

test("a name that the others of its list settle is found, as the translation abbreviates it", () => {
  const text = "Cfr. Gv 3,16; 1Gv 4,8; Ap 21,1-4 e Ap 22";
  const found = findReferences(text, vocabulary).map(({ reference, start, end }) => [
    text.slice(start, end),
    format(reference),
  ]);
  assert.deepEqual(found.slice(2), [
    ["Ap 21,1-4", "Raz 21,1-4"],
    ["Ap 22", "Raz 22"],
  ]);
});

test("what is refused is left out, with a citation before it that may be another", () => {
  const cases: readonly [text: string, found: readonly string[]][] = [
    ["Mt 5,3 Mr 4,5 Jhn 3,16 Ps 23", ["Mt 5,3", "Mr 4,5", "Ps 23"]],
    ["Mt 5,3; Ez 1,1; Lk 6,20", ["Mt 5,3", "Lk 6,20"]],
    ["Jn 3,16-182 je dobro; Rim 8,28", ["Rim 8,28"]],
    ["Beremo 1 Kor 13 in Jn 3,16-18.20; 4,1.", ["1 Kor 13", "Jn 3,16-18.20; 4,1"]],
    ["Maša ob 18.00, Ob 18.30 Rut 5 let", []],
    ["described in chapters 4 and 5, John’s eyes can’t help", []],
    ["Ｍｔ ５，３", ["Ｍｔ 5,3"]],
    ["\u{1f600} č̌ \ud800 Mt 5,3\u0000", ["Mt 5,3"]],
  ];
  for (const [text, expected] of cases) {
    const found = findReferences(text, vocabulary);
    assert.deepEqual(
      found.map(({ reference }) => format(reference)),
      expected,
      text,
    );
    for (const { reference, start, end } of found)
      assert.equal(format(parse(text.slice(start, end), vocabulary)), format(reference));
  }
});
