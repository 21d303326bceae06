/** Letters, dots and words of a few letters whose meaning turns on the sign beside them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readingOf } from "./reading.ts";

/** The reading of a text, or the kind of the error behind an exclamation mark. */
const read = (text: string) => readingOf(text, ({ code }) => `! ${code}`);

const CASES: Readonly<Record<string, readonly (readonly [text: string, reading: string])[]>> = {
  "the letters of Esther are one or doubled, but for those that mean further verses": [
    ["Est 4,17k.z", "EST 4,17k.17z"],
    ["Est 4,17a-zz", "EST 4,17a-zz"],
    ["Est 4,17ka", "! unreadable"],
    ["Est 4,17fff", "! unreadable"],
    ["Est 4,17ff", "EST 4,17 nasl."],
    ["Est 4,17ss", "EST 4,17 nasl."],
  ],
  "an f is a letter where a verse has so many, in the Hebrew Esther at the end of a range alone": [
    ["Est 5,1a-f", "EST 5,1a-f"],
    ["Est 5,1f", "EST 5,1-2"],
    ["EstG 5,1f", "ESG 5,1f"],
    ["EstG 5,3f", "ESG 5,3-4"],
  ],
  "in a book of one chapter a 1 before the word for verses is the chapter, any other number a verse": [
    ["Flm 1, v. 11", "PHM 1,11"],
    ["Flm 1 v. 11", "PHM 1,11"],
    ["Flm 2, v. 11", "PHM 1,2.11"],
    ["Flm 3, v. 1", "PHM 1,3.1"],
    ["Flm v. 1", "PHM 1,1"],
    ["Flm v. 1; 5", "PHM 1,1.5"],
    ["Flm 1; 5", "PHM 1; 1,5"],
  ],
  "a name that is a word, a mass or a date is none, and one that is not is read": [
    ["Iz 3,5 dobimo vse", "! unreadable"],
    ["1 Kg 3,4", "1KI 3,4"],
    ["Danes 1 kg 3,4", "! unknown_book"],
    ["Kupili smo 1 kg 3,4", "! unknown_book"],
    ["Beremo 1 Kg 3,4", "1KI 3,4"],
    ["Beremo (Jer 36) danes", "JER 36"],
    ["Rimljanom 12. 5. 2024 beremo", "! unreadable"],
    ["Rim 12. 5. 2024", "! unreadable"],
    ["Danes Rim 12. 5. 2024, Mt 5,3", "MAT 5,3"],
    ["1 Kor 5. 6. 2024", "! unreadable"],
    ["Jeremija 36 - 5 izdaj", "! unreadable"],
  ],
  "a book of one chapter is named whole before a semicolon or comma, and the Greek Esther by letters": [
    ["Flm; Jn 3,16", "PHM 1 + JHN 3,16"],
    ["Flm, Jn 3,16", "PHM 1 + JHN 3,16"],
    ["Jn 3,16; Flm; Jud", "JHN 3,16 + PHM 1 + JUD 1"],
    ["EstG C,12", "ESG 14,1"],
  ],
  "a letter and its mark are one letter, be there a sign between that is not seen": [
    ["Mal\u0301 3,19", "! unreadable"],
    ["Mal\ufeff\u0301 3,19", "! unreadable"],
    ["Mal\ufeff 3,19", "MAL 3,19"],
  ],
  "a dash with spaces leads to an ordinal of prose, without them to a verse": [
    ["Mt 5,3 – 6. nedelja", "! unreadable"],
    ["Mt 5,3-6. Nedelja", "MAT 5,3-6"],
    ["Jn 3,16-6. nedelja", "! backwards"],
  ],
  "a remark ends at its bracket or semicolon, a code at itself": [
    ["Jn 3,16 SSP3; 4,2", "JHN 3,16; 4,2"],
    ["Jn 3,16 SSP3, 18", "JHN 3,16.18"],
    ["Mt 5,3 odpev: 6; 7", "MAT 5,3; 7"],
    ["Mt 5,3 R: 6, 7; 6,1", "MAT 5,3; 6,1"],
    ["Mt 5,3 (odpev 6; 7) 8", "! unreadable"],
  ],
  "a word that joins is a book behind a mark or with a capital": [
    ["Jn 3,16 oz. 18", "JHN 3,16 + JHN 3,18"],
    ["Jn 3,16 oz. Oz 3,1", "JHN 3,16 + HOS 3,1"],
    ["Jn 3,16; Oz. 3,1", "JHN 3,16 + HOS 3,1"],
    ["Oz. 3,1", "HOS 3,1"],
  ],
  "behind a Roman chapter a range leads to a chapter, in digits or letters": [
    ["Mt V-7", "MAT 5-7"],
    ["Mt V - VII", "MAT 5-7"],
    ["Mt V 3-7", "! unreadable"],
  ],
  "two numbers behind a range are verses as far as the chapter has so many and they rise": [
    ["Mt 5,3-4,5", "MAT 5,3-4.5"],
    ["Mt 1,2-6,7", "MAT 1,2-6,7"],
    ["Mt 1,2-6,6", "MAT 1,2-6,6"],
    ["Mt 1,2-5,48", "MAT 1,2-5,48"],
    ["1 Mz 3,4-4,4", "GEN 3,4-4,4"],
    ["1 Mz 3,4-5,4", "GEN 3,4-5,4"],
    ["Jn 3,15.16.17,18", "! ambiguous_notation"],
  ],
  "a day and a month are a date behind a person, a comma or a saint, and no verses that fall": [
    ["Luka 31. 12.", "! unreadable"],
    ["Luka 12. 12.", "! unreadable"],
    ["Luka 32. 12.", "! unreadable"],
    ["Luka 18. 13.", "LUK 18,13"],
    ["Rut 5. 6.", "RUT 5,6"],
    ["Rut, 5. 6.", "! unreadable"],
    ["sv. Rut 5. 6.", "! unreadable"],
    ["Mt 5,3; 12. 12.", "! unreadable"],
    ["Mt 5,3; 11. 12.", "! unreadable"],
  ],
  "an hour is no verse behind a word of a sentence": [
    ["vlak za Rim 6.30", "! unreadable"],
    ["Ob 18.00 maša: Sir 27,30", "SIR 27,30"],
    ["Ob 18.5 maša: Sir 27,30", "! unreadable"],
    ["Ob 19h: Mt 5,3", "MAT 5,3"],
    ["Luka 23:55 v dvorani, Mt 5,3", "! unreadable"],
  ],
  "the part of a work ends at any mark": [
    ["Raz 3. del", "! unreadable"],
    ["Raz 3. del: uvod", "! unreadable"],
    ["Raz 3. del (uvod)", "! unreadable"],
    ["Raz 3. knjiga, Mt 5,3", "! unreadable"],
    ["Ps 2. knjiga - Ps 42", "! unreadable"],
  ],
  "a label is no chapter: with its letter or word, its bracket, or as the place that others explain": [
    ["1) Jn 14,6", "JHN 14,6"],
    ["B1: Iz 6,1-8", "ISA 6,1-8"],
    ["Lekcija 4: Jn 3,1-21", "JHN 3,1-21"],
    ["5,14: Jn 8,12", "JHN 8,12"],
    ["5,14 Jn 8,12", "! missing_book"],
    ["5: Jn 8,12", "! missing_book"],
    ["2. berilo Rim 8", "ROM 8"],
    ["2 berilo Rim 8", "ROM 8"],
    ["3. a razred: Jn 3,16", "JHN 3,16"],
  ],
  "the page of a book ends before a word that sends further": [
    ["Krašovec, Med krivdo, 45; prim. Job 42,1-6", "JOB 42,1-6"],
    ["Krašovec, Med krivdo, 45-47; prim. Job 42", "JOB 42"],
    ["Krašovec (2001), 45; prim. Job 42", "JOB 42"],
    ["Jn, 45; prim. Job 42", "! no_such_chapter"],
  ],
  "a number in brackets behind a psalm is its other number or a verse": [
    ["Ps 8(8)", "PSA 8,8"],
    ["Ps 12(9)", "PSA 12,9"],
    ["Ps 148(148)", "PSA 148"],
    ["Ps 148 (147)", "! ambiguous_notation"],
  ],
};

for (const [rule, cases] of Object.entries(CASES)) {
  describe(`${rule}:`, () => {
    for (const [text, reading] of cases) test(text, () => assert.equal(read(text), reading));
  });
}
