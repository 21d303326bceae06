/** The reasons for which a reference has no verses: one table for the API, the pages and the command line. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { findPassage, parseTranslation, type Translation } from "../../src/corpus/mod.ts";
import { endSentence, explain, explainRecord } from "../../src/i18n/problems/mod.ts";

const LINES = [
  ["GEN 2:4a", "GEN 2:4b", "EST 10:1", "PSA 23:1", "PSA 23:2", "JHN 3:15", "JHN 3:16", "JHN 4:1", "JHN 4:2"],
  ["ACT 1:1", "PHM 1:1", "PHM 1:2", "PHM 1:3", "PHM 1:4"],
].flat();
const translation = parse(
  "Ambo-Translation: 1\nCode: ZGL\nName: Zgledni prevod\nLanguage: slv\nCopyright: ©\n\n" +
    LINES.map((place) => (place === "JHN 4:2" ? `${place}\n` : `${place} Čaša.\n`)).join(""),
);

function parse(text: string): Translation {
  return parseTranslation(Buffer.from(text), "ZGL.txt");
}

/** Returns the code of a reference's error, and its reason in both languages. */
function reasonsOf(text: string): [code: string, sl: string, en: string] {
  try {
    findPassage(translation, { text, maxVerses: 3 });
  } catch (error) {
    const [sl, en] = (["sl", "en"] as const).map((language) => {
      const sentence = endSentence(explain(error, language));
      assert.ok(sentence.includes(language === "sl" ? `»${text}«` : `“${text}”`), sentence);
      return sentence.slice(sentence.indexOf(": ") + 2);
    });
    return [(error as { code: string }).code, sl!, en!];
  }
  return assert.fail(`${text} is found`);
}

const cases: [text: string, code: string, sl: string, en: string][] = [
  [
    "Jn 3,16-",
    "unreadable",
    "na koncu manjka poglavje ali vrstica. Pravilen zapis je na primer »Jn 3,16« ali »Jn 3,16-18«.",
    "a chapter or verse is missing at its end. A reference looks like “Jn 3,16” or “Jn 3,16-18”.",
  ],
  [
    "Jn 3,%",
    "unreadable",
    "ni jasno, kaj pomeni »%« (6. znak). Pravilen zapis je na primer »Jn 3,16« ali »Jn 3,16-18«.",
    "it is not clear what “%” means. A reference looks like “Jn 3,16” or “Jn 3,16-18”.",
  ],
  [
    "3,16",
    "missing_book",
    "manjka ime knjige. Pravilen zapis je na primer »Jn 3,16« ali »Jn 3,16-18«.",
    "the name of the book is missing. A reference looks like “Jn 3,16” or “Jn 3,16-18”.",
  ],
  [
    "Evangelij 3,16",
    "missing_book",
    "manjka ime evangelista. Pravilen zapis je na primer »Evangelij po Janezu 3,16« ali »Jn 3,16«.",
    "the name of the book is missing. A reference looks like “Jn 3,16” or “Jn 3,16-18”.",
  ],
  [
    "Jn",
    "missing_chapter",
    "manjka številka poglavja (Jn ima 2 poglavji). Zapišite jo na primer takole: »Jn 3«.",
    "the number of the chapter is missing (John has 2).",
  ],
  [
    "Ps",
    "missing_chapter",
    "manjka številka psalma (psalmov je 1). Zapišite jo na primer takole: »Ps 23«.",
    "the number of the chapter is missing (Psalms has 1).",
  ],
  [
    "Tob",
    "missing_chapter",
    "manjka številka poglavja, prevod ZGL pa nima Tobitove knjige (Tob).",
    "the number of the chapter is missing, and the translation ZGL does not have the book Tobit.",
  ],
  [
    "Xyz 3",
    "unknown_book",
    "ni knjige z imenom ali okrajšavo »Xyz«. Preverite ime ali okrajšavo knjige.",
    "there is no book “Xyz”.",
  ],
  [
    "Jhn 3,16",
    "unknown_book",
    "ni knjige z imenom ali okrajšavo »Jhn«. Ste morda mislili »Jn«?",
    "there is no book “Jhn”. Did you mean “Jn”?",
  ],
  [
    "6 Mz 1",
    "no_such_number",
    "Mojzesovih knjig je pet. Na voljo: 1 Mz, 2 Mz, 3 Mz, 4 Mz in 5 Mz.",
    "there is no book “6 Mz”, but Genesis, Exodus, Leviticus, Numbers, Deuteronomy.",
  ],
  [
    "3 Kor 1",
    "no_such_number",
    "pismi Korinčanom sta dve. Na voljo: 1 Kor in 2 Kor.",
    "there is no book “3 Kor”, but 1 Corinthians, 2 Corinthians.",
  ],
  [
    "4 Jn 1",
    "no_such_number",
    "Janezova pisma so tri. Na voljo: 1 Jn, 2 Jn in 3 Jn.",
    "there is no book “4 Jn”, but 1 John, 2 John, 3 John.",
  ],
  [
    "Ez 1,1",
    "ambiguous_book",
    "»Ez« ni enoumno: Ezrova knjiga (Ezr) ali Ezekiel (Ezk)?",
    "“Ez” may be Ezra or Ezekiel.",
  ],
  [
    "Jn 3/16",
    "ambiguous_notation",
    "»3/16« ni enoumno: »Jn 3,16« ali »Jn 3; 16«?",
    "“3/16” may mean “Jn 3,16” or “Jn 3; 16”.",
  ],
  [
    "Jn 3,18-16",
    "backwards",
    "razpon »3,18-16« se konča, preden se začne. Zamenjajte njegovi meji.",
    "the range “3,18-16” ends before it begins.",
  ],
  [
    "Jn 3,16-18-20",
    "range_of_three",
    "razpon »3,16-18-20« ima tri meje. Zapišite ga z dvema, na primer »Jn 3,16-18«.",
    "the range “3,16-18-20” has three ends. Write it with two, such as “Jn 3,16-18”.",
  ],
  ["Tob 1", "not_found", "prevod ZGL nima Tobitove knjige (Tob).", "the translation ZGL does not have the book Tobit."],
  ["Ps 151", "not_found", "psalmov je 150.", "there are 150 psalms."],
  [
    "Ps 24",
    "not_found",
    "psalmov je v prevodu ZGL 23.",
    "in the translation ZGL Psalms has no chapter 24; the last is 23.",
  ],
  ["Jn 0", "not_found", "poglavja se začnejo z 1.", "chapters are counted from 1."],
  ["Ps 0", "not_found", "psalmi se začnejo z 1.", "chapters are counted from 1."],
  [
    "Flm 2,1",
    "not_found",
    "»Pismo Filemonu« v prevodu ZGL ima samo eno poglavje.",
    "in the translation ZGL Philemon has no chapter 2; the last is 1.",
  ],
  [
    "Jn 99",
    "not_found",
    "»Evangelij po Janezu« v prevodu ZGL nima 99. poglavja; zadnje je 4.",
    "in the translation ZGL John has no chapter 99; the last is 4.",
  ],
  [
    "Apd 2",
    "not_found",
    "»Apostolska dela« v prevodu ZGL imajo samo eno poglavje.",
    "in the translation ZGL Acts of the Apostles has no chapter 2; the last is 1.",
  ],
  ["Jn 3,0", "not_found", "vrstice se začnejo z 1.", "verses are counted from 1."],
  [
    "Jn 3,99",
    "not_found",
    "»Evangelij po Janezu« v prevodu ZGL v 3. poglavju nima 99. vrstice; zadnja je 16.",
    "in the translation ZGL chapter 3 of John has no verse 99; the last is 16.",
  ],
  [
    "Ps 23,7",
    "not_found",
    "23. psalm v prevodu ZGL nima 7. vrstice; zadnja je 2.",
    "in the translation ZGL chapter 23 of Psalms has no verse 7; the last is 2.",
  ],
  [
    "Apd 1,99",
    "not_found",
    "»Apostolska dela« v prevodu ZGL v 1. poglavju nimajo 99. vrstice; zadnja je 1.",
    "in the translation ZGL chapter 1 of Acts of the Apostles has no verse 99; the last is 1.",
  ],
  [
    "Est C,1",
    "not_found",
    "prevod ZGL nima grških dodatkov k Esterini knjigi.",
    "the translation ZGL does not have the Greek additions to Esther.",
  ],
  [
    "Est 4,17k",
    "not_found",
    "prevod ZGL nima grških dodatkov k Esterini knjigi.",
    "the translation ZGL does not have the Greek additions to Esther.",
  ],
  [
    "1 Mz 2,4c",
    "not_found",
    "»Prva Mojzesova knjiga« v prevodu ZGL v 4. vrstici 2. poglavja nima dela »c«.",
    "in the translation ZGL verse 4 of Genesis 2 has no part “c”.",
  ],
  [
    "Ps 50 (51),3",
    "not_found",
    "ni jasno, po katerem štetju so psalmi v prevodu ZGL: »Ps 51« ali »Ps 50«.",
    "the translation ZGL does not tell by which count “Ps 51” or “Ps 50” is meant.",
  ],
  ["Jn 4,2", "not_found", "prevod ZGL to vrstico izpušča.", "the translation ZGL leaves this verse out."],
  [
    "Flm 1",
    "too_long",
    "odlomek ima lahko največ 3 vrstice. Razdelite ga na več krajših.",
    "at most 3 verses can be read at once.",
  ],
];
for (const [text, ...expected] of cases) {
  test(`the reason why "${text}" has no verses is said in both languages`, () => {
    assert.deepEqual(reasonsOf(text), expected);
  });
}

test("a long reference is shortened in its sentence, which says how long it may be", () => {
  const text = `Jn 3,${"1.".repeat(600)}1`;
  assert.throws(
    () => findPassage(translation, { text, maxVerses: 3 }),
    (error) => {
      assert.equal(
        explain(error, "sl"),
        `Zapisa »${text.slice(0, 120)}…« ni mogoče razumeti: daljši je od 1000 znakov. Razdelite ga na več krajših`,
      );
      assert.match(explain(error, "en"), /cannot be read: it is longer than 1000 characters$/);
      return true;
    },
  );
  const ranges = `Jn 3,${"1.".repeat(201)}1`;
  assert.throws(
    () => findPassage(translation, { text: ranges, maxVerses: 3 }),
    (error) => /ima več kot 200 delov/.test(explain(error, "sl")),
  );
});

test("a reading without a text has its reason in both languages", () => {
  const values = { translation: "ZGL", book: "SIR" } as const;
  const without = { room: "passage", code: "reading_without_book", values } as const;
  assert.equal(explainRecord(without, "sl"), "Prevod ZGL nima Sirahove knjige (Sir)");
  assert.equal(explainRecord(without, "en"), "The translation ZGL does not have the book Sirach");
  const other = { room: "passage", code: "reading_without_text", values } as const;
  assert.equal(explainRecord(other, "sl"), "Prevod ZGL tega besedila nima ali pa vrstice šteje drugače");
  assert.equal(
    explainRecord(other, "en"),
    "The translation ZGL does not have this text, or numbers its verses differently",
  );
});
