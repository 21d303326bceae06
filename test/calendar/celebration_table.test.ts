import assert from "node:assert/strict";
import { test } from "node:test";
import { readCelebrationTable } from "../../src/calendar/read_celebration_table.ts";

const good = "06-24 | birth-of-john | 3 | white | Rojstvo Janeza Krstnika | The Nativity";

test("readCelebrationTable() reads a line a feast and tells its rank by its precedence", () => {
  const table = `
    ${good}
    easter+39 | ascension | 2 | white | Gospodov vnebohod | The Ascension
    07-11 | benedict | 8 | white | sv. Benedikt | Saint Benedict
    09-24 | slomsek | 11 | white | bl. Anton Martin Slomšek | Blessed Anton Martin Slomšek
  `;
  const celebrations = readCelebrationTable(table).map(
    ({ celebration }) => `${celebration.id} ${celebration.rank}`,
  );
  assert.deepEqual(celebrations, [
    "birth-of-john solemnity",
    "ascension solemnity",
    "benedict feast",
    "slomsek memorial",
  ]);
});

const bad: [what: string, line: string][] = [
  ["too few cells", "06-24 | birth-of-john | 3 | white | Rojstvo Janeza Krstnika"],
  ["too many cells", `${good} | more`],
  ["a day that is none", good.replace("06-24", "6-24")],
  ["a month that is none", good.replace("06-24", "13-24")],
  ["a day that not every year has", good.replace("06-24", "02-29")],
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
      () => readCelebrationTable(line),
      (error: Error) => error instanceof SyntaxError && error.message.includes(line),
    );
  });
}

test("readCelebrationTable() refuses a feast that is there twice", () => {
  assert.throws(
    () => readCelebrationTable(`${good}\n${good}`),
    /"birth-of-john": it is in the table twice/,
  );
});
