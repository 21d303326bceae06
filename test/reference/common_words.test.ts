/** Words of sentences before a number: none is read as a book, and the citation behind them mostly is. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readingOf } from "./reading.ts";

const words = readFileSync("test/fixtures/reference/words.txt", "utf8").replace(/^#.*$/m, "").trim().split(/\s+/);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Lines of bulletins with a word before a number, the citation that each has, and the least share that is read. */
const lines: [line: (word: string) => string, citation: string, share: number][] = [
  [(word) => `Danes ${word} 5. nedelja med letom, Mt 5,13-16`, "MAT 5,13-16", 0.95],
  [(word) => `Homilija ${word} 2. adventne nedelje: Lk 3,1-6`, "LUK 3,1-6", 0.95],
  [(word) => `Misel za ${word} 5. maj: Jn 3,16`, "JHN 3,16", 0.95],
  [(word) => `${word}. 3 Mt 5,3`, "MAT 5,3", 0.85],
  [(word) => `${word} 3, Mt 5,3`, "MAT 5,3", 0.85],
  [(word) => `${capital(word)} 5. nedelja v letu (Mt 5,3)`, "MAT 5,3", 0.95],
  [(word) => `${capital(word)} 3: Mt 5,3`, "MAT 5,3", 0.8],
  [(word) => `Beremo ${word} Mt 5,3-12`, "MAT 5,3-12", 0.95],
  [(word) => `Danes ${word} ob 18.00 maša, Mt 5,3`, "MAT 5,3", 0.95],
  [(word) => `Pri nas ${word} 12 ljudi bere Mt 5,3`, "MAT 5,3", 0.85],
  [(word) => `${word} 2,5 evra; Mt 5,3`, "MAT 5,3", 0],
  [(word) => `${word} 5; Mt 5,3`, "MAT 5,3", 0.85],
  [(word) => `${word}: 5; Mt 5,3`, "MAT 5,3", 0],
  [(word) => `${capital(word)}: 5; Mt 5,3`, "MAT 5,3", 0],
  [(word) => `${word} 10-12; Mt 5,3`, "MAT 5,3", 0],
  [(word) => `dežurstvo: ${word} 8; Mt 5,3`, "MAT 5,3", 0.85],
  [(word) => `Dežurstvo: ${capital(word)} 8; Mt 5,3`, "MAT 5,3", 0],
  [(word) => `Ulica ${capital(word)} 5; Mt 5,3`, "MAT 5,3", 0],
  [(word) => `${capital(word)} 3,5 kg, Mt 5,3`, "MAT 5,3", 0],
  [(word) => `Mt 5,3. ${capital(word)} 12 ljudi`, "MAT 5,3", 0],
];

test("there are words to put into lines", () => assert.ok(words.length > 600));

for (const [line, citation, share] of lines) {
  test(`no word is a book in "${line("…")}"`, () => {
    let read = 0;
    for (const word of words) {
      // A psalm with its number is one.
      if (word.startsWith("psalm")) continue;
      const text = line(word);
      const found = readingOf(text, () => undefined);
      if (found !== undefined) assert.equal(found, citation, text);
      if (found !== undefined) read++;
    }
    assert.ok(read >= share * words.length, `${read} of ${words.length}`);
  });
}

const names =
  "Luka Marko Matej Janez Jakob Danijel Jona Tobija Judita Rut Ester Filip Tit Amos Joel Mihej Job Timotej Samuel " +
  "Iz Dan Jer Bar Rim Raz Oz Am Na Mal Sod Kol Prid Modrost Sodniki Kralji Pregovori Hab Jak Ef Gal Est Neh Zah Žal";

/** Lines of everyday life with a name and a number, without a citation and beside one. */
const everyday: ((name: string) => string)[] = [
  (name) => `${name} 5 kosov`,
  (name) => `${name} 3. razred`,
  (name) => `${name} 4. b razred`,
  (name) => `${name} 2,50 EUR`,
  (name) => `${name} 5. 6. 2024`,
  (name) => `Trg ${name} 3, Celje`,
  (name) => `prihod ${name} 06:05`,
  (name) => `za ${name} 3 vstopnice`,
  (name) => `${name} 041 555 333`,
  (name) => `Danes ${name} 3 otroci`,
  (name) => `skupina ${name} 2 pospravlja`,
  (name) => `Mt 5,3 – ${name} 3 otroci`,
  (name) => `Mt 5,3-12, ${name} 3. maja`,
  (name) => `Mt 5,3 (${name} 5 let)`,
  (name) => `v ${name} 5. maja, Mt 5,3`,
  (name) => `${name} 2:1 zmaga, Mt 5,3`,
  (name) => `${name} 3 so prišli, Mt 5,3`,
  (name) => `prijave na ${name} 031 222 111; Mt 5,3`,
];

for (const line of everyday) {
  test(`no name is a book in "${line("…")}"`, () => {
    for (const name of names.split(" ")) {
      const found = readingOf(line(name), () => undefined);
      assert.ok(found === undefined || /^MAT 5,3(?:-12)?$/.test(found), `${line(name)}: ${found}`);
    }
  });
}
