/** Citations that lost a part or gained one: each is read as a careful person reads it, or refused. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readingOf } from "./reading.ts";

/** The reading of a text, or the kind of the error behind an exclamation mark. */
const read = (text: string) => readingOf(text, ({ code }) => `! ${code}`);

const CASES: Readonly<Record<string, readonly (readonly [text: string, reading: string])[]>> = {
  "what stands behind a verse and may mean more verses is no remark": [
    ["Mt 5,3nsl.", "MAT 5,3 nasl."],
    ["Mt 5,3 nsl.; Lk 6,20", "MAT 5,3 nasl. + LUK 6,20"],
    ["Mt 5,3sld.", "! unreadable"],
    ["Mt 5,3 slj", "! unreadable"],
    ["Jer 31,31 nn.", "! unreadable"],
    ["Mt 5,3 sgg.; Lk 6,20", "! unreadable"],
    ["Mt 5,3op; Lk 6,20", "! unreadable"],
    ["Jn 3,16k", "! unreadable"],
    ["Mt 5,3 (sl.)", "! unreadable"],
    ["Mt 5,3 (in dalje)", "! unreadable"],
    ["Mt 5,3 [nasl.]", "! unreadable"],
    ["Mt 5,3 in nadaljnje", "MAT 5,3 nasl."],
    ["Mt 5,3 in sledeča vrstica", "MAT 5,3-4"],
    ["Mt 5,3 et seqq.", "MAT 5,3 nasl."],
    ["Mt 5,3 e ss.", "MAT 5,3 nasl."],
    ["Mt 5,3 krst", "MAT 5,3"],
    ["Mt 5,3 sv. maša", "MAT 5,3"],
    ["Mt 5,3 ssp", "MAT 5,3"],
    ["Mt 5,3SSP; 5,8", "MAT 5,3.8"],
    ["Mt 5,3 (začetek)", "MAT 5,3"],
  ],
  "a number that agrees with its noun counts chapters or verses and names none": [
    ["Rut 4 poglavja", "! unreadable"],
    ["Jona, 4 poglavja", "! unreadable"],
    ["Iz 66 poglavij", "! unreadable"],
    ["Mr 16 poglavij; Mt 28 poglavij", "! unreadable"],
    ["2 poglavji Ageja", "! unknown_book"],
    ["16 poglavij Marka", "! unknown_book"],
    ["Mt 5, 12 vrstic", "! unreadable"],
    ["Ps 117, 2 vrstici", "! unreadable"],
    ["Ruth 4 chapters", "! unreadable"],
    ["Rut 4. poglavje", "RUT 4"],
    ["Rut 4 poglavje", "RUT 4"],
    ["4. poglavja Rute", "RUT 4"],
    ["Mt 5-7 poglavje", "MAT 5-7"],
    ["Mt od 5. do 7. poglavja", "MAT 5-7"],
    ["Mt 5, 12. vrstica", "MAT 5,12"],
    ["Mt 5, vrstice od 3 do 12", "MAT 5,3-12"],
  ],
  "the ordinal of a part is no chapter": [
    ["Raz 3. del; Raz 4,1", "! unreadable"],
    ["Luka 4. del: Lk 4,1-13", "! unreadable"],
    ["Mt 1. del: Mt 5,3", "! unreadable"],
    ["Ps 2. knjiga: Ps 42-72", "! unreadable"],
    ["2. knjiga psalmov", "! unknown_book"],
    ["2. psalm", "PSA 2"],
  ],
  "a date is no list of verses": [
    ["Mt 5,3-12, 4. 5.", "! unreadable"],
    ["Lk 2, 24. 12.", "! unreadable"],
    ["Lk 2, 24. 25.", "LUK 2,24.25"],
    ["Ps 33, 18. 19.", "PSA 33,18.19"],
  ],
  "two psalms that a slash joins are one psalm by both its numbers, or two": [
    ["Ps 41/42", "! ambiguous_notation"],
    ["Psalm 22/23", "! ambiguous_notation"],
    ["Ps 118/119,105", "! ambiguous_notation"],
    ["Ps 33/34, 2-3", "! ambiguous_notation"],
    ["Ps 42/43,1", "! ambiguous_notation"],
    ["Ps 9/10", "PSA 9; 10"],
    ["Ps 42/43", "PSA 42; 43"],
    ["Ps 148/149", "PSA 148; 149"],
    ["Ps 34/33, 2-3", "PSA 34,2-3"],
  ],
  "a psalm that is marked as one of the Greek or Latin count is no psalm of the Hebrew one": [
    ["Ps 50 LXX", "! ambiguous_notation"],
    ["LXX Ps 50", "! ambiguous_notation"],
    ["Ps 50,3 (Vulg.)", "! ambiguous_notation"],
    ["Ps 50,3 Vg; Mt 5,3", "! ambiguous_notation"],
    ["gr. Ps 50", "! ambiguous_notation"],
    ["Ps 50 po Vulgati", "! ambiguous_notation"],
    ["Ps 50,3 po grškem štetju", "! ambiguous_notation"],
    ["Ps 50 (grad)", "PSA 50"],
    ["Ps 51 (Vg 50)", "PSA 51"],
    ["Ps 51 (50) Vg", "PSA 51"],
    ["Ps 2,7 (LXX)", "PSA 2,7"],
    ["Iz 7,14 (LXX)", "ISA 7,14"],
    ["Ps 51; Iz 7,14 (LXX)", "PSA 51 + ISA 7,14"],
  ],
  "numbers that are too high for verses of the first psalm may be psalms": [
    ["Ps 2, 8, 16, 22, 110", "! ambiguous_notation"],
    ["Psalm 6, 32, 38, 51, 102, 130 in 143", "! ambiguous_notation"],
    ["psalmi 6, 32, 38, 51", "PSA 6; 32; 38; 51"],
    ["Psalmi 2, 8, 110", "PSA 2; 8; 110"],
    ["Ps 25, 4, 6, 9", "PSA 25,4.6.9"],
    ["Mt 5, 3, 8, 12", "MAT 5,3.8.12"],
  ],
  "a semicolon without a space leads to a chapter only where no verse can follow": [
    ["Jn 3,1-4;2", "! ambiguous_notation"],
    ["Mt 5,3;4-6", "! ambiguous_notation"],
    ["Mt 5,3;12", "! ambiguous_notation"],
    ["Mt 5,3; 12", "MAT 5,3; 12"],
    ["Mt 5,3;6,9", "MAT 5,3; 6,9"],
    ["Ps 1;8;19", "PSA 1; 8; 19"],
    ["Flm 3;5", "PHM 1,3.5"],
  ],
  "a chapter that the book lacks is no verse that may be left out": [
    ["Jn 6,1-15; 22-29", "! no_such_chapter"],
    ["Flp 4,4-7; 8", "! no_such_chapter"],
    ["1 Jn 4,7; 8; 16", "! no_such_chapter"],
    ["Mt 28; 29", "! no_such_chapter"],
    ["Flp 4,4-7; 3", "PHP 4,4-7; 3"],
    ["Mt 29", "MAT 29"],
  ],
  "a beginning wants an end": [
    ["Rim 8 od 28", "! unreadable"],
    ["Rim 8 od v. 30", "! unreadable"],
    ["Rim 8, od 28", "! unreadable"],
    ["Rim 8, od 28 do 30", "ROM 8,28-30"],
    ["Rim 8, od 28 naprej", "ROM 8,28 nasl."],
    ["Rim 8, od 28. vrstice do konca", "ROM 8,28 nasl."],
  ],
  "brackets behind a comma hold no chapters": [
    ["Dan 3,(24-50)", "! unreadable"],
    ["Mt 5,(6-8)", "! unreadable"],
    ["Mt 5,3,(6-8)", "MAT 5,3.6-8"],
  ],
  "the first of two numbers of a book is not lost": [
    ["1./2. Kor 5", "! missing_book"],
    ["1. & 2. Kor 5", "! missing_book"],
  ],
  "a list falls behind no range into another chapter": [
    ["Mt 5,3-12,6,1", "! unreadable"],
    ["Mt 5,3-12,14,16", "MAT 5,3-12.14.16"],
    ["1 Mz 1,1-2,4.7", "GEN 1,1-2,4.7"],
  ],
  "an addition that is named before its book is a title": [
    ["Suzana, Dan 13,1-9", "DAN 13,1-9"],
    ["Bel in zmaj (Dan 14,1-22)", "DAN 14,1-22"],
    ["Jeremijevo pismo, Bar 6,1-6", "BAR 6,1-6"],
    ["Suzana 1,5; Dan 3", "SUS 1,5 + DAN 3"],
  ],
  "a number at its dot is a verse or the number of a letter": [
    ["Jn 3,1.3 Jn 4", "! ambiguous_notation"],
    ["Jn 5,1.2 Jn 4", "! ambiguous_notation"],
    ["Jn 3,16.1 Jn 4,8", "JHN 3,16 + 1JN 4,8"],
    ["Mt 5,3.2 Kor 5,1", "MAT 5,3 + 2CO 5,1"],
    ["Jn 3,1. 3 Jn 4", "JHN 3,1 + 3JN 1,4"],
  ],
  "a single verse in brackets far from the one before it is not the same": [
    ["Mt 5,16 (3)", "! ambiguous_notation"],
    ["Sir 15,16 (15)", "SIR 15,16"],
    ["Jon 2,1 (1,17)", "JON 2,1"],
  ],
};

for (const [rule, cases] of Object.entries(CASES)) {
  describe(`${rule}:`, () => {
    for (const [text, reading] of cases) test(text, () => assert.equal(read(text), reading));
  });
}
