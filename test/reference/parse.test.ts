import assert from "node:assert/strict";
import { test } from "node:test";
import { createVocabulary, format, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";

const vocabulary = createVocabulary("slv");

/** The reference as understood, with the books' ids before it: `JHN: Jn 3,16`. */
function read(text: string): string {
  const reference = parse(text, vocabulary);
  return `${reference.passages.map(({ book }) => book).join("+")}: ${format(reference)}`;
}

const understood: Record<string, [text: string, reading: string][]> = {
  "the three shapes of the interface": [
    ["Jn 3,16", "JHN: Jn 3,16"],
    ["Jn 3,16-18", "JHN: Jn 3,16-18"],
    ["Jn 3", "JHN: Jn 3"],
  ],
  "lists, ranges and half verses": [
    ["Jn 3,16.18", "JHN: Jn 3,16.18"],
    ["Ps 25,4-5.6-7", "PSA: Ps 25,4-5.6-7"],
    ["Ps 42,2-3; 43,3-4", "PSA: Ps 42,2-3; 43,3-4"],
    ["Mt 5,3; Lk 6,20", "MAT+LUK: Mt 5,3; Lk 6,20"],
    ["1 Mz 1,1-2,4a", "GEN: 1 Mz 1,1-2,4a"],
    ["Iz 52,13–53,12", "ISA: Iz 52,13-53,12"],
    ["Ps 1-3", "PSA: Ps 1-3"],
    ["Ps 104,1ab.24ac.29bc-30.31.34", "PSA: Ps 104,1ab.24ac.29bc-30.31.34"],
    ["Jn 3,16 sl.", "JHN: Jn 3,16-17"],
    ["Jn 3,16f", "JHN: Jn 3,16-17"],
    ["Jn 3,16 nasl.", "JHN: Jn 3,16 nasl."],
    ["Jn 3,16ff", "JHN: Jn 3,16 nasl."],
    ["Mal 2nasl.", "MAL: Mal 2-4"],
    ["Est 9ff", "EST: Est 9-16"],
    ["Ps 9 B", "PSA: Ps 10"],
    ["Mt 26,14–27,66 ali 27,11-54", "MAT+MAT: Mt 26,14-27,66; Mt 27,11-54"],
    ["Est 4,17k.l-m.r-t", "EST: Est 4,17k.17l-m.17r-t"],
  ],
  "books of one chapter": [
    ["Flm 6", "PHM: Flm 1,6"],
    ["Flm 1", "PHM: Flm 1"],
    ["Flm 9b-10.12-17", "PHM: Flm 1,9b-10.12-17"],
  ],
  "the colon and the dot of other traditions": [
    ["John 3:16,18", "JHN: John 3,16.18"],
    ["Jn 3:16,18; 4:2", "JHN: Jn 3,16.18; 4,2"],
    ["Jn 3.16", "JHN: Jn 3,16"],
    ["Gen.1.1", "GEN: Gen 1,1"],
  ],
  "any dash, space, case, dot and bracket": [
    ["4. Mz 6, 22 – 27", "NUM: 4. Mz 6,22-27"],
    ["ps 147", "PSA: ps 147"],
    ["1 Cor. 13,1-12", "1CO: 1 Cor 13,1-12"],
    ["(Jn, 10,9)", "JHN: Jn 10,9"],
    ["»Jn 3,16«", "JHN: Jn 3,16"],
    ["Z\u030cal 3,22\u202f\u2212\u202f23", "LAM: Žal 3,22-23"],
  ],
};

for (const [group, cases] of Object.entries(understood)) {
  test(`parse() reads ${group}`, () => {
    for (const [text, reading] of cases) assert.equal(read(text), reading, text);
  });
}

const refused: [text: string, kind: string, place: string, suggestion?: string][] = [
  ["", "unreadable", ""],
  ["Jn", "missing_chapter", ""],
  ["Jn 3,16-", "unreadable", ""],
  ["Jhn 3,16", "unknown_book", "Jhn", "Jn"],
  ["Mojz 1,1", "unknown_book", "Mojz", "1 Mz"],
  ["Mt 5,3; 1 Kro 13,1", "unknown_book", "1 Kro", "1 Kor"],
  ["Ez 1,1", "ambiguous_book", "Ez"],
  ["1 Kor 1 3,1", "unreadable", "3"],
  ["Ps 1 2 3", "unreadable", "2"],
  ["Ps 1.3.5", "unreadable", "5"],
  ["Jn 3,,16", "unreadable", "16"],
  ["Jn 3,16 in", "unreadable", ""],
  ["Jn vv. 3-5", "unreadable", "3"],
  ["Jn Lk 3,16", "unreadable", "Jn"],
  ["Ps 24,1;ba4-6", "unreadable", "ba4"],
  ["Flm iz 1-3", "unreadable", "Flm"],
  ["Mt 5,3 i d.", "unreadable", "d"],
  ["Jude ;1: iz 3", "unreadable", "iz 3"],
  ["Gen. 1en. 1:1-2:3", "unreadable", "Gen"],
  ["1 Mz 50,1 - 2 Mz 1,5", "unreadable", "2"],
  ["Jn 3,16 %", "unreadable", "%"],
  ["3,16", "missing_book", "3"],
  ["Evangelij 3,16", "missing_book", "3"],
  ["6 Mz 1", "no_such_number", "6 Mz"],
  ["4. Korinčanom 1,1", "no_such_number", "4. Korinčanom"],
  ["Jn 3,16-18-20", "range_of_three", "3,16-18-20"],
  ["Jn 3/16", "ambiguous_notation", "3/16"],
  ["Mt 5,3...12", "ambiguous_notation", "..12"],
  ["Mt 5;3-12", "ambiguous_notation", "5;3"],
  ["Mt 5-7, 10", "ambiguous_notation", "7, 10"],
  ["Mt 5,3 razen 4", "unreadable", "razen"],
  ["Jn 3|16", "unreadable", "16"],
  ["Rim 8,28-30,5", "no_such_chapter", "8,28-30,5"],
  ["Ps 150-152", "no_such_chapter", "150-152"],
  ["Jn 5,3-4,2", "ambiguous_notation", "4,2"],
  ["Jn 1e9,1", "unreadable", "e"],
  ["1 Jn 1,1-2 Jn 1,4", "unreadable", "2"],
  ["Jn 3,18-16", "backwards", "3,18-16"],
  ["Jn 4-3", "backwards", "4-3"],
  [`Jn ${"3".repeat(2000)}`, "too_long", "333"],
];

for (const [text, kind, place, suggestion] of refused) {
  test(`parse() refuses "${text.slice(0, 30)}" as ${kind}`, () => {
    assert.throws(
      () => parse(text, vocabulary),
      (fault) => {
        assert.ok(fault instanceof ReferenceSyntaxError);
        assert.equal(fault.code, kind);
        assert.equal(text.slice(fault.position, fault.end), place);
        assert.equal(fault.suggestions[0], suggestion);
        return true;
      },
    );
  });
}

test("parse() reads no sign between numbers that means nothing there", () => {
  const signs = `!"#$%')*<=>?@\\]^{|}~§°•…«»„“”‘’×÷±¦†‡¶→←¹²³½`;
  for (const sign of signs) {
    for (const text of [`Jn 3,16${sign}18`, `Jn 3,16 ${sign} 18`, `Ps 2${sign}3`, `Ps 2 ${sign} 3`]) {
      assert.throws(() => parse(text, vocabulary), ReferenceSyntaxError, text);
    }
  }
});
