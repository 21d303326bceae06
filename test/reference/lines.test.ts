/** Citations of several lines: a number that begins a line is no verse of the line before. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { createVocabulary, formatRanges, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";

const CASES: readonly [text: string, reading: string][] = [
  ["Gv 6,30-35.\n\n21 M Acclamate", "JHN 6,30-35"],
  ["Mt 5,3-12\n21. 4. sreda", "MAT 5,3-12"],
  ["John 6:30-35.\n\n21 Wednesday", "JHN 6,30-35"],
  ["Mt 5,3\n4 torek", "!"],
  ["(Mt 5,3.\n7) je lepo", "!"],
  ["Mt 5,3-12;\nLk 6,20-23", "MAT 5,3-12 + LUK 6,20-23"],
  ["Blagri, Mt 5,3.\n5-7", "!"],
  ["… in jih vse blagoslovil.«\n(Mr 10, 13 – 16)", "MRK 10,13-16"],
  ["ostile all'uomo.\n( Gen 3,17.19 )", "GEN 3,17.19"],
  ["Ljubljana, 15. oktober 2020\nJn 14,1–6", "JHN 14,1-6"],
];

for (const [text, reading] of CASES)
  test(JSON.stringify(text), () => {
    let found = "!";
    try {
      const { passages } = parse(text, createVocabulary("slv"));
      found = passages.map((passage) => `${passage.book} ${formatRanges(passage)}`).join(" + ");
    } catch (error) {
      assert.ok(error instanceof ReferenceSyntaxError);
    }
    assert.equal(found, reading);
  });
