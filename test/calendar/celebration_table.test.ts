import assert from "node:assert/strict";
import { test } from "node:test";
import { tableLines } from "../../src/base/source_files.ts";
import { liturgicalDay } from "../../src/calendar/mod.ts";
import { readCelebrationTable } from "../../src/calendar/read_celebration_table.ts";

const read = (text: string) =>
  readCelebrationTable(tableLines(text, "celebrations.txt")).filter((entry) => "celebration" in entry);

const good = "06-24 | birth-of-john | 3 | white | R | | sl: Rojstvo Janeza Krstnika | en: The Nativity";

test("readCelebrationTable() reads a line a feast and tells its rank by its precedence", () => {
  const table = `
    ${good}
    easter+39 | ascension | 2 | white | RC | vnebohod, Ascension Day | sl: Gospodov vnebohod | en: The Ascension
    07-11 | benedict | 8 | white | HR |  | sl: sv. Benedikt | en: Saint Benedict
    09-24 | slomsek | 11 | white | H |  | sl: bl. Anton Martin Slomšek | en: Blessed Anton Martin Slomšek
    02-03 | ansgar | 12 | white | C |  | sl: sv. Oskar | en: Saint Ansgar
  `;
  const celebrations = read(table).map(({ celebration }) => `${celebration.id} ${celebration.rank}`);
  assert.deepEqual(celebrations, [
    "birth-of-john solemnity",
    "ascension solemnity",
    "benedict feast",
    "slomsek memorial",
    "ansgar optional_memorial",
  ]);
});

const bad: [what: string, line: string][] = [
  ["too few cells", "06-24 | birth-of-john | 3 | white | R"],
  ["a cell that is no name", `${good} | kresni dan`],
  ["two names of a language", `${good} | en: Midsummer`],
  ["no English name", good.replace(/ \| en: .*/, "")],
  ["a witness that is none", good.replace("| R |", "| X |")],
  ["a diocese that is none", good.replace("06-24", "06-24 trst")],
  ["a day that is none", good.replace("06-24", "6-24")],
  ["a month that is none", good.replace("06-24", "13-24")],
  ["a day that no year has", good.replace("06-24", "02-30")],
  ["an unknown landmark", good.replace("06-24", "whitsun+1")],
  ["an unknown color", good.replace("white", "blue")],
  ["an unknown precedence", good.replace("| 3 |", "| 14 |")],
  ["a precedence that no feast has", good.replace("| 3 |", "| 9 |")],
  ["a name that the verse table could not write", good.replace("birth-of-john", "Birth of John")],
  ["an empty name", good.replace("Rojstvo Janeza Krstnika", "")],
];

for (const [what, line] of bad) {
  test(`readCelebrationTable() refuses ${what}, with the line`, () => {
    assert.throws(
      () => read(line),
      (error: Error) => error instanceof SyntaxError && error.message.startsWith("celebrations.txt:1: "),
    );
  });
}

test("readCelebrationTable() refuses a feast that is there twice", () => {
  assert.throws(() => read(`${good}\n${good}`), / celebrations\.txt:2: table\/repeated_feast .*"birth-of-john"/);
});

test("readCelebrationTable() reads further names, dioceses and what only some churches keep", () => {
  const [dedication, feast, memorial] = read(`
    sunday<11-01 | church-dedication | 4+ | white | H | žegnanje, Kirchweih | sl: Posvetitev cerkve | en: The Dedication
    05-27 ljubljana novo-mesto | grozde | 8 | red | C |  | sl: bl. Alojzij Grozde | en: Blessed Alojzij Grozde
    05-27 | grozde | 11 | red | H |  | sl: bl. Alojzij Grozde | en: Blessed Alojzij Grozde
  `);
  assert.equal(dedication!.isBeside, true);
  assert.deepEqual(dedication!.celebration.alsoCalled, ["žegnanje", "Kirchweih"]);
  assert.deepEqual(feast!.dioceses, ["ljubljana", "novo-mesto"]);
  assert.equal(feast!.celebration.rank, "feast");
  assert.equal(memorial!.dioceses, undefined);
  assert.equal(memorial!.isBeside, false);
});

const names: [date: string, name: string][] = [
  ["2024-05-02", "sv. Atanazij Veliki"],
  ["2024-05-03", "sv. Filip in sv. Jakob mlajši, apostola"],
  ["2024-07-25", "sv. Jakob starejši, apostol"],
  ["2024-10-28", "sv. Simon in sv. Juda Tadej, apostola"],
];

for (const [date, name] of names) {
  test(`${date} is called as it is in Slovenia, ${name}`, () => {
    assert.equal(liturgicalDay(date).name.sl, name);
  });
}
