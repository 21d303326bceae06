/** Citations of the lectionary on pages of another language than Slovenian. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { citationIn, type Language } from "../../src/i18n/mod.ts";
import { massesOf } from "../../src/lectionary/mod.ts";

describe("a citation of the lectionary", () => {
  const CASES: readonly (readonly [language: Language, citation: string, written: string])[] = [
    ["sl", "Raz 18,1-2.21-23; 19,1-3.9a", "Raz 18,1-2.21-23; 19,1-3.9a"],
    ["de", "Raz 18,1-2.21-23; 19,1-3.9a", "Offb 18,1-2.21-23; 19,1-3.9a"],
    ["it", "1 Mz 1,1-2,2", "Gen 1,1-2,2"],
    ["it", "6 Ezr 1,1", "6 Ezra 1,1"],
    ["en", "Iz 9,1-6; 1 Jn 1,5-2,2", "Isa 9:1-6; 1 John 1:5-2:2"],
    ["de", "Ps 98,1.2-3ab.3cd-4", "Ps 98,1.2-3ab.3cd-4"],
  ];
  for (const [language, citation, written] of CASES) {
    test(`${citation} in ${language}`, () => assert.equal(citationIn(language, citation), written));
  }

  test("has no Slovenian abbreviation in German on any day of a year", () => {
    const own =
      /(?:^|; )(?:\d )?(?:Mz|Iz|Apd|Raz|Mdr|Prd|Oz|Žal|Sod|Joz|Flp|Rim|Kor|Tes|Pt|Mkb|Krn|Mih|Zah|Prg|Tim) \d/;
    for (let day = 0; day < 365; day++) {
      const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
      for (const { readings } of massesOf(date)) {
        for (const { citation } of readings) {
          const written = citationIn("de", citation).replaceAll(/1 Kor|2 Kor|[12] Tim/g, "");
          assert.doesNotMatch(written, own, `${date}: ${citation}`);
        }
      }
    }
  });
});
