import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readTable, tableLines } from "../../src/base/source_files.ts";
import { BOOK_IDS, mostChapters } from "../../src/canon/mod.ts";
import type { TranslationVersification } from "../../src/versification/mod.ts";
import { originalLength } from "../../src/versification/numberings.ts";
import { readVerseMappingTable, verseInTranslation } from "../../src/versification/verse_in_translation.ts";
import { parseVerseSpan, type VerseRef } from "../../src/versification/verse_ref.ts";
import { KJV, kjv, original, originalBut, part, written } from "./versifications.ts";

/** The chapters of the Clementine Vulgate that the cases ask for. */
const VULGATE: Record<string, number> = {
  "PSA 2": 13,
  "PSA 4": 10,
  "PSA 9": 39,
  ...Object.fromEntries(
    Array.from({ length: 103 }, (_, index) => [`PSA ${index + 10}`, originalLength("PSA", index + 11)!]),
  ),
  "PSA 10": 8,
  "PSA 15": 10,
  "PSA 43": 26,
  "PSA 55": 13,
  "PSA 113": 26,
  "PSA 114": 9,
  "PSA 115": 10,
  ...Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`PSA ${index + 116}`, originalLength("PSA", index + 117)!]),
  ),
  "PSA 146": 11,
  "PSA 147": 9,
  "JOB 39": 35,
  "JOB 40": 28,
  "JOB 41": 25,
  "ISA 8": 22,
  "ISA 9": 21,
  "DAN 13": 65,
  "DAN 14": 41,
  "HOS 1": 11,
  "HOS 2": 24,
  "JOL 2": 32,
  "JOL 3": 21,
  "JOL 4": 0,
  "MIC 4": 13,
  "MIC 5": 14,
  "HAG 1": 14,
  "HAG 2": 24,
  "MAL 3": 18,
  "MAL 4": 6,
  "MAT 17": 26,
  "MRK 8": 39,
  "MRK 9": 49,
  "JHN 6": 72,
  "ACT 7": 59,
  "WIS 6": 27,
  "SIR 6": 40,
};
const vulgate = originalBut(VULGATE);

/** The same words in three ways of counting; `-` where a translation does not have them by themselves. */
const places: [original: string, king_james: string, vulgate: string][] = [
  ["GEN 1:1", "GEN 1:1", "GEN 1:1"],
  ["GEN 32:1", "GEN 31:55", "GEN 32:1"],
  ["GEN 32:29", "GEN 32:28", "GEN 32:29"],
  ["GEN 31:54", "GEN 31:54", "GEN 31:54"],
  ["EXO 7:29", "EXO 8:4", "EXO 7:29"],
  ["EXO 8:1", "EXO 8:5", "EXO 8:1"],
  ["NUM 17:23", "NUM 17:8", "NUM 17:23"],
  ["DEU 13:1", "DEU 12:32", "DEU 13:1"],
  ["DEU 28:69", "DEU 29:1", "DEU 28:69"],
  ["1SA 21:2", "1SA 21:1", "1SA 21:2"],
  ["1SA 24:1", "1SA 23:29", "1SA 24:1"],
  ["2SA 19:1", "2SA 18:33", "2SA 19:1"],
  ["1KI 5:9", "1KI 4:29", "1KI 5:9"],
  ["1KI 5:15", "1KI 5:1", "1KI 5:15"],
  ["1KI 22:44", "-", "1KI 22:44"],
  ["1CH 5:27", "1CH 6:1", "1CH 5:27"],
  ["2CH 2:1", "2CH 2:2", "2CH 2:1"],
  ["NEH 4:3", "NEH 4:9", "NEH 4:3"],
  ["NEH 10:1", "NEH 9:38", "NEH 10:1"],
  ["JOB 40:3", "JOB 40:3", "JOB 39:33"],
  ["JOB 40:25", "JOB 41:1", "JOB 40:20"],
  ["JOB 41:3", "JOB 41:11", "JOB 41:2"],
  ["PSA 1:1", "PSA 1:1", "PSA 1:1"],
  ["PSA 3:2", "PSA 3:1", "PSA 3:2"],
  ["PSA 3:1", "-", "PSA 3:1"],
  ["PSA 9:2", "PSA 9:1", "PSA 9:2"],
  ["PSA 10:1", "PSA 10:1", "PSA 9:22"],
  ["PSA 13:1", "-", "PSA 12:1"],
  ["PSA 13:3", "PSA 13:2", "PSA 12:2-3"],
  ["PSA 13:6", "PSA 13:5-6", "PSA 12:6"],
  ["PSA 16:11", "PSA 16:11", "PSA 15:10"],
  ["PSA 23:1", "PSA 23:1", "PSA 22:1"],
  ["PSA 44:2", "PSA 44:1", "PSA 43:2"],
  ["PSA 51:3", "PSA 51:1", "PSA 50:3"],
  ["PSA 51:2", "-", "PSA 50:2"],
  ["PSA 91:11", "PSA 91:11", "PSA 90:11"],
  ["PSA 114:8", "PSA 114:8", "PSA 113:8"],
  ["PSA 115:1", "PSA 115:1", "PSA 113:9"],
  ["PSA 116:9", "PSA 116:9", "PSA 114:9"],
  ["PSA 116:12", "PSA 116:12", "PSA 115:3"],
  ["PSA 119:105", "PSA 119:105", "PSA 118:105"],
  ["PSA 147:3", "PSA 147:3", "PSA 146:3"],
  ["PSA 147:12", "PSA 147:12", "PSA 147:1"],
  ["PSA 150:6", "PSA 150:6", "PSA 150:6"],
  ["ECC 4:17", "ECC 5:1", "ECC 4:17"],
  ["SNG 7:1", "SNG 6:13", "SNG 7:1"],
  ["ISA 8:23", "ISA 9:1", "ISA 9:1"],
  ["ISA 9:5", "ISA 9:6", "ISA 9:6"],
  ["ISA 64:7", "ISA 64:8", "ISA 64:7"],
  ["JER 8:23", "JER 9:1", "JER 8:23"],
  ["EZK 21:1", "EZK 20:45", "EZK 21:1"],
  ["DAN 3:34", "-", "DAN 3:34"],
  ["DAN 3:100", "DAN 4:3", "DAN 3:100"],
  ["DAN 13:41", "-", "DAN 13:41"],
  ["DAN 14:2", "-", "DAN 14:1"],
  ["DAN 6:1", "DAN 5:31", "DAN 6:1"],
  ["DAN 12:3", "DAN 12:3", "DAN 12:3"],
  ["HOS 2:21", "HOS 2:19", "HOS 2:19"],
  ["HOS 14:2", "HOS 14:1", "HOS 14:2"],
  ["JOL 2:12", "JOL 2:12", "JOL 2:12"],
  ["JOL 3:1", "JOL 2:28", "JOL 2:28"],
  ["JOL 4:1", "JOL 3:1", "JOL 3:1"],
  ["JON 2:1", "JON 1:17", "JON 2:1"],
  ["MIC 5:1", "MIC 5:2", "MIC 5:2"],
  ["NAM 2:1", "NAM 1:15", "NAM 2:1"],
  ["HAG 2:1", "HAG 2:1", "HAG 2:2"],
  ["ZEC 2:14", "ZEC 2:10", "ZEC 2:14"],
  ["MAL 3:1", "MAL 3:1", "MAL 3:1"],
  ["MAL 3:20", "MAL 4:2", "MAL 4:2"],
  ["MAT 17:20", "MAT 17:20", "MAT 17:19"],
  ["MRK 9:1", "MRK 9:1", "MRK 8:39"],
  ["MRK 9:24", "MRK 9:24", "MRK 9:23"],
  ["JHN 6:50", "JHN 6:50", "JHN 6:50"],
  ["JHN 6:51", "JHN 6:51", "JHN 6:51-52"],
  ["JHN 6:68", "JHN 6:68", "JHN 6:69"],
  ["ACT 7:60", "ACT 7:60", "ACT 7:59"],
  ["2CO 13:13", "2CO 13:14", "2CO 13:13"],
  ["2CO 13:12", "2CO 13:12-13", "2CO 13:12"],
  ["WIS 3:1", "-", "WIS 3:1"],
  ["WIS 6:12", "-", "WIS 6:13"],
  ["SIR 6:14", "-", "-"],
];

for (const [place, english, latin] of places) {
  test(`${place} is ${english} in the King James Version, ${latin} in the Vulgate`, () => {
    assert.equal(find(place, original), place, "and itself where the original is followed");
    assert.equal(find(place, kjv), english);
    assert.equal(find(place, vulgate), latin);
  });
}

function find(place: string, versification: TranslationVersification): string {
  const found = verseInTranslation(parseVerseSpan(place), versification);
  if (found === undefined) return "-";
  return found.verse === found.verseEnd ? written(found) : `${written(found)}-${found.verseEnd}`;
}

test("a verse that a translation leaves out is not found, wherever it would be", () => {
  const without: TranslationVersification = {
    ...original,
    has: (place) => written(place) !== "ISA 9:5",
  };
  assert.equal(find("ISA 9:5", without), "-");
  assert.equal(find("ISA 9:4", without), "ISA 9:4");
});

test("a chapter of an unknown length has no verse in the Old Testament, but keeps its verses in the New", () => {
  const strange = originalBut({ "ISA 55": 14, "REV 21": 26 });
  assert.equal(find("ISA 55:10", strange), "-");
  assert.equal(find("REV 21:4", strange), "REV 21:4");
  assert.equal(find("REV 21:27", strange), "-");
});

test("psalm 13 has six verses with its title and without; other psalms tell which it is", () => {
  const greek = { ...VULGATE, "PSA 4": 9 };
  assert.equal(find("PSA 13:3", original), "PSA 13:3");
  assert.equal(find("PSA 13:6", originalBut({ "PSA 13": 5, "PSA 51": 19 })), "PSA 13:5");
  assert.equal(find("PSA 13:3", originalBut(greek)), "PSA 12:3");
  assert.equal(find("PSA 13:6", originalBut({ "PSA 13": 5 })), "-");
});

/** The books of the additions to Daniel and Esther, as editions print them. */
const additions: [what: string, lengths: Record<string, number>, found: Record<string, string>][] = [
  [
    "books of their own, in the King James Version",
    { "DAN 3": 30, "DAN 4": 37, "DAN 13": 0, "S3Y 1": 68, "SUS 1": 64, "BEL 1": 42 },
    {
      "DAN 3:23": "DAN 3:23",
      "DAN 3:25": "S3Y 1:2",
      "DAN 3:52": "S3Y 1:29-30",
      "DAN 3:54": "S3Y 1:33",
      "DAN 3:90": "S3Y 1:68",
      "DAN 3:92": "DAN 3:25",
      "DAN 13:9": "SUS 1:9",
      "DAN 14:42": "BEL 1:42",
    },
  ],
  [
    "a Greek Daniel beside the Hebrew one",
    { "DAN 3": 30, "DAN 4": 37, "DAN 13": 0, "DAG 3": 97, "DAG 4": 37, "DAG 13": 64 },
    {
      "DAN 3:20": "DAN 3:20",
      "DAN 3:56": "DAG 3:57",
      "DAN 3:95": "DAN 3:28",
      "DAN 13:2": "DAG 13:2",
    },
  ],
  [
    "a Greek Daniel alone",
    { "DAN 1": 0, "DAN 3": 0, "DAN 4": 0, "DAG 1": 21, "DAG 3": 97, "DAG 4": 37 },
    {
      "DAN 1:2": "DAG 1:2",
      "DAN 3:14": "DAG 3:14",
      "DAN 3:95": "DAG 3:95",
      "DAN 4:1": "DAG 4:4",
    },
  ],
  [
    "the additions alone beside the Hebrew book",
    { "DAN 3": 33, "DAN 13": 0, "DAG 3": 90, "DAG 13": 64 },
    { "DAN 3:34": "DAG 3:34", "DAN 3:91": "DAN 3:24", "DAN 13:41": "DAG 13:41" },
  ],
  ["no additions", { "DAN 3": 33, "DAN 13": 0 }, { "DAN 3:34": "-", "DAN 3:95": "DAN 3:28", "DAN 13:41": "-" }],
  ["Esther of the Vulgate", { "EST 14": 19 }, { "EST 14:12": "EST 14:12" }],
  ["rest chapters of Esther", { "EST 14": 0, "ESG 14": 19 }, { "EST 14:1": "ESG 14:1" }],
  ["a Greek Esther", { "EST 14": 0, "ESG 4": 47 }, { "EST 14:1": "ESG 4:29", "EST 14:14": "ESG 4:42" }],
];

for (const [what, lengths, found] of additions) {
  test(`the Greek additions are found as ${what}`, () => {
    const versification = originalBut(lengths);
    for (const [ref, expected] of Object.entries(found)) {
      assert.equal(find(ref, versification), expected, ref);
    }
  });
}

test("a psalter without the psalms that tell its numbering has no verse", () => {
  assert.equal(find("PSA 23:1", originalBut({ "PSA 119": 0 })), "-");
  assert.equal(find("PSA 23:1", originalBut({ "PSA 51": 20 })), "-");
  assert.equal(
    find(
      "PSA 23:1",
      part(original, (book) => book !== "PSA"),
    ),
    "-",
  );
});

test("a psalm that has not as many verses as its way of counting gives it has no verse", () => {
  for (const [psalm, length] of [
    [23, 6],
    [3, 9],
  ] as const) {
    for (const [strange, expected] of [
      [length - 1, "-"],
      [length, `PSA ${psalm}:2`],
      [length + 1, "-"],
    ] as const) {
      const versification = originalBut({ [`PSA ${psalm}`]: strange });
      assert.equal(find(`PSA ${psalm}:2`, versification), expected, `${strange} verses`);
    }
  }
});

test("the second halves of psalms 116 and 147 may go on counting", () => {
  const counting = originalBut({ ...VULGATE, "PSA 115": 19, "PSA 147": 20 });
  assert.equal(find("PSA 116:12", counting), "PSA 115:12");
  assert.equal(find("PSA 147:12", counting), "PSA 147:12");
});

/** Every verse of the original, deuterocanonical books aside. */
function* everyPlace(): Generator<VerseRef> {
  for (const book of BOOK_IDS) {
    for (let chapter = 1; chapter <= mostChapters(book); chapter += 1) {
      const length = originalLength(book, chapter) ?? 0;
      for (let verse = 1; verse <= length; verse += 1) yield { book, chapter, verse };
    }
  }
}

test("no two verses of the original are one in the King James Version, and all of its verses but few are reached", () => {
  const reached = new Map<string, string>();
  for (const place of everyPlace()) {
    const found = verseInTranslation(place, kjv);
    if (found === undefined) continue;
    for (let verse = found.verse; verse <= found.verseEnd; verse += 1) {
      const there = written({ ...found, verse });
      assert.ok(!reached.has(there), `${there} is both ${reached.get(there)} and ${written(place)}`);
      reached.set(there, written(place));
    }
  }
  const unreached: string[] = [];
  for (let line = 0; line < KJV.lineCount; line += 1) {
    const there = written(KJV.label(line));
    if (!reached.has(there)) unreached.push(there);
  }
  // They are joined with a neighbour on one of the two sides.
  assert.deepEqual(unreached, ["1CH 12:4", "ISA 63:19"]);
});

test("for every place of the table, its two sides are as long as it says", () => {
  const lengths = (book: string) => (chapter: number) => originalLength(book as never, chapter);
  for (const [book, numberings] of readVerseMappingTable(readTable("versification/tables/mappings.txt"))) {
    for (const { ranges, lengths: telling } of numberings) {
      for (const { from, to } of ranges) {
        assert.ok(from.verseEnd <= lengths(book)(from.chapter)!, `${book} ${from.chapter}`);
        const end = telling.find((each) => each.book === to?.book && each.chapter === to.chapter);
        if (to && end) assert.ok(to.verseEnd <= end.length, `${book} ${to.chapter}`);
      }
    }
  }
});

const bad: [what: string, line: string][] = [
  ["a book that is none", "XYZ | 1:3 | 1:1 = 1:2"],
  ["a line without ranges", "GEN | 31:55"],
  ["a length that is none", "GEN | 31 | 32:1 = 31:55"],
  ["a place that is none", "GEN | 31:55 | 32 = 31:55"],
  ["two sides of different lengths", "GEN | 31:55 | 32:1-3 = 31:55-56"],
];

for (const [what, line] of bad) {
  test(`readVerseMappingTable() refuses ${what}`, () => {
    assert.throws(() => readVerseMappingTable(tableLines(line, "mappings.txt")), SyntaxError);
  });
}

test("parseVerseSpan() reads back what is written, and refuses all else", () => {
  const book = fc.constantFrom(...BOOK_IDS);
  const number = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(book, number, number, fc.integer({ min: 0, max: 5 }), (book, chapter, verse, more) => {
      const text = `${book} ${chapter}:${verse}${more === 0 ? "" : `-${verse + more}`}`;
      assert.deepEqual(parseVerseSpan(text), { book, chapter, verse, verseEnd: verse + more });
    }),
    { seed: 8 },
  );
  for (const text of ["", "GEN", "GEN 1", "GEN 1,1", "Gen 1:1", "GEN 1:2-1", "GEN 1:1-2:3", "GEN 1:a"]) {
    assert.throws(() => parseVerseSpan(text), SyntaxError, text);
  }
});
