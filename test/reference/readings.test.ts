/** What may mean two things is refused with its place and with both meanings, each of which can be asked for. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createVocabulary, format, parse, ReferenceSyntaxError } from "../../src/reference/mod.ts";

const vocabulary = createVocabulary("slv");

/** The text, the part of it that means two things, and what it may mean. */
type Case = readonly [text: string, place: string, one: string, other: string];

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "a verse or a chapter": [
    ["Jn 3/16", "3/16", "Jn 3,16", "Jn 3; 16"],
    ["Lk 1/2", "1/2", "Lk 1,2", "Lk 1; 2"],
    ["Lk 1;2", "1;2", "Lk 1,2", "Lk 1; pogl. 2"],
    ["Mt 5;3-12", "5;3", "Mt 5,3", "Mt 5; pogl. 3"],
    ["Jn 3;16,18", "3;16", "Jn 3,16", "Jn 3; pogl. 16"],
    ["Mt 5..3-12", "..3", "Mt 5,3", "Mt 5; pogl. 3"],
    ["Lk 1 (2)", "1 (2", "Lk 1,2", "Lk 1; 2"],
    ["Mt 5-7, 10", "7, 10", "Mt 5-7,10", "Mt 5-7; 10"],
    ["Jn 3:16; 4,5", "4,5", "Jn 4,5", "Jn 4; 5"],
    ["Mt 5,3;12", "3;12", "Mt 5,3.12", "Mt 5,3; 12"],
    ["Mt 5,3-6;4", "6;4", "Mt 5,6.4", "Mt 5,6; 4"],
    ["Mt 5,3, 6,9 in 7,12", "6,9", "Mt 5,3.6.9", "Mt 5,3; 6,9"],
    ["Mt 5, 6, 7", "5, 6, 7", "Mt 5,6.7", "Mt 5; 6; 7"],
    ["Ps 146, 147 in 148", "146, 147 in 148", "Ps 146,147.148", "Ps 146; 147; 148"],
    ["Ps 6, 32, 38", "6, 32, 38", "Ps 6,32.38", "Ps 6; 32; 38"],
  ],
  "a range or a list": [
    ["Jn 3,16...18", "..18", "Jn 3,16-18", "Jn 3,16.18"],
    ["Rim 8,28..30", "..30", "Rim 8,28-30", "Rim 8,28.30"],
    ["Jn 1, 1 - 10, 14", "10, 14", "Jn 1,1-10.14", "Jn 1,1-pogl. 10,14"],
    ["Lk 6.20-23.27", "23.27", "Lk 6,20-23.27", "Lk 6,20-pogl. 23,27"],
    ["Mt 5,3-25,30", "25,30", "Mt 5,3-25.30", "Mt 5,3-pogl. 25,30"],
    ["Mr 1,1-3, 6", "3, 6", "Mr 1,1-3.6", "Mr 1,1-3,6"],
    ["Jn 5,3-4,2", "4,2", "Jn 5,3-4.2", "Jn 4,2-5,3"],
    ["Mt 12,5-7,3", "7,3", "Mt 12,5-7.3", "Mt 7,3-12,5"],
  ],
  "one psalm or another": [
    ["Psalm 22/23", "22/23", "Psalm 22; 23", "Psalm 23 (22)"],
    ["Ps 118/119,105", "118/119", "Ps 118; 119", "Ps 119 (118)"],
    ["Ps 50 LXX", "Ps 50", "Ps 50", "Ps 51 (50)"],
    ["Ps 8; 113,3 (Vulg.)", "Ps 8; 113,3", "Ps 113", "Ps 114 (113)"],
    ["Vg Ps 114; Mt 5,3", "Ps 114", "Ps 114", "Ps 116 (114)"],
  ],
  "one verse or two": [["Mt 5,16 (3)", "3", "Mt 5,16", "Mt 5,16.3"]],
  "a verse or the number of a book": [
    ["Jn 3,1.3 Jn 4", "3 Jn", "Jn 3,1.3; Jn", "Jn 3,1; 3 Jn"],
    ["Ps 23,1 Jn 4,8", "23,1 Jn", "Ps 23,1; Jn", "Ps 23; 1 Jn"],
  ],
};

/** The error with which a text is refused. */
function refusal(text: string): ReferenceSyntaxError {
  try {
    assert.fail(`${text} is ${format(parse(text, vocabulary))}`);
  } catch (error) {
    if (error instanceof ReferenceSyntaxError) return error;
    throw error;
  }
}

for (const [kind, cases] of Object.entries(CASES)) {
  describe(`${kind}:`, () => {
    for (const [text, place, ...readings] of cases) {
      test(text, () => {
        const { code, position, end, readings: said } = refusal(text);
        assert.equal(code, "ambiguous_notation");
        assert.deepEqual([text.slice(position, end), ...said], [place, ...readings]);
      });
    }
  });
}

test("each meaning that is offered is read, but for a book that waits for its chapter", () => {
  for (const [text, , ...readings] of Object.values(CASES).flat()) {
    const found = readings.map((reading) => {
      if (/\p{L}$/u.test(reading)) return reading;
      return JSON.stringify(
        parse(reading, vocabulary).passages.map(({ book, ranges }) => [book, ranges.map(({ from, to }) => [from, to])]),
      );
    });
    assert.notEqual(found[0], found[1], text);
  }
});
