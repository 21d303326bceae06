import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { readTable, tableLines } from "../../src/base/source_files.ts";
import { BOOK_IDS, type BookId, mostChapters } from "../../src/canon/mod.ts";
import type { TranslationVersification } from "../../src/versification/mod.ts";
import { originalLength, readVerseMappingTable } from "../../src/versification/numberings.ts";
import { verseInTranslation } from "../../src/versification/verse_in_translation.ts";
import { parseVerseSpan, type VerseRef } from "../../src/versification/verse_ref.ts";
import { counting, KJV, kjv, numbering, original, originalBut, part, written } from "./versifications.ts";

/** Returns the rows of a table, each with its cells. */
function rowsOf(name: string): string[][] {
  const lines = readFileSync(`test/fixtures/versification/${name}.tsv`, "utf8").trimEnd().split("\n");
  return lines.filter((line) => !line.startsWith("#")).map((line) => line.split("\t"));
}

/** The chapters of the Clementine Vulgate that the cases ask for. */
const VULGATE: Record<string, number> = {
  ...Object.fromEntries(
    [
      ...Array.from({ length: 103 }, (_, index) => index + 10),
      ...Array.from({ length: 30 }, (_, index) => index + 116),
    ].map((psalm) => [`PSA ${psalm}`, originalLength("PSA", psalm + 1)!]),
  ),
  ...Object.fromEntries(rowsOf("vulgate_chapters").map(([chapter, verses]) => [chapter, Number(verses)])),
};
const vulgate = originalBut(VULGATE);

/** The same words in three ways of counting; `-` where a translation does not have them by themselves. */
const places = rowsOf("places") as [original: string, kingJames: string, vulgate: string][];

for (const [place, english, latin] of places) {
  test(`${place} is ${english} in the King James Version, ${latin} in the Vulgate`, () => {
    assert.equal(find(place, original), place, "and itself where the original is followed");
    assert.equal(find(place, kjv), english);
    // By itself: what is not listed of the other books counts as the original.
    const book = part(vulgate, (id) => place.startsWith(id));
    assert.equal(find(place, book), latin);
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

test("a chapter that is too long has no verse in the Old Testament, but keeps its verses in the New", () => {
  const strange = originalBut({ "ISA 55": 14, "WIS 7": 29, "REV 21": 26 });
  assert.equal(find("WIS 7:7", strange), "-");
  assert.equal(find("ISA 55:10", strange), "-");
  assert.equal(find("REV 21:4", strange), "REV 21:4");
  assert.equal(find("REV 21:27", strange), "-");
});

test("psalm 13 has six verses with its title and without; other psalms tell which it is", () => {
  const greek = { ...VULGATE, "PSA 4": 9, "PSA 10": 7, "PSA 15": 11, "PSA 43": 27, "PSA 55": 14 };
  assert.equal(find("PSA 13:3", original), "PSA 13:3");
  assert.equal(find("PSA 13:6", originalBut({ "PSA 3": 8, "PSA 4": 8, "PSA 13": 5, "PSA 51": 19 })), "-");
  const untitled = { "PSA 3": 8, "PSA 13": 5, "PSA 51": 19, "PSA 119": 176 };
  const psalter = counting((book, chapter) => untitled[`${book} ${chapter}` as keyof typeof untitled] ?? 0);
  assert.equal(find("PSA 13:6", psalter), "PSA 13:5");
  assert.equal(find("PSA 13:3", originalBut(greek)), "PSA 12:3");
  assert.equal(find("PSA 13:3", originalBut({ ...VULGATE, "PSA 4": 9 })), "PSA 12:2-3", "no psalm decides alone");
  const neither = { ...greek, "PSA 2": 13, "PSA 4": 10, "PSA 43": 26 - 2 };
  assert.equal(find("PSA 13:3", originalBut(neither)), "-");
  assert.equal(find("PSA 13:5", originalBut({ "PSA 13": 5 })), "-", "a title that is not counted, or a lost verse");
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

test("no psalm decides alone how the others are counted", () => {
  assert.equal(find("PSA 23:1", originalBut({ "PSA 119": 0 })), "PSA 23:1");
  assert.equal(find("PSA 3:2", originalBut({ "PSA 51": 20, "PSA 119": 175 })), "PSA 3:2");
  assert.equal(find("PSA 3:2", kjv), "PSA 3:1");
  const noPsalms = part(original, (book) => book !== "PSA");
  assert.equal(find("PSA 23:1", noPsalms), "-");
});

/** What a psalm gives that has another number of verses than the others let expect. */
const oddPsalms: [what: string, lengths: Record<string, number>, found: Record<string, string>][] = [
  ["its last verse lost, without a title", { "PSA 72": 19 }, { "PSA 72:17": "PSA 72:17", "PSA 72:20": "-" }],
  ["a verse lost, or its title not counted", { "PSA 3": 8 }, { "PSA 3:2": "-", "PSA 3:8": "-", "PSA 4:2": "PSA 4:2" }],
  ["a verse too many", { "PSA 23": 7 }, { "PSA 23:1": "-" }],
  ["its title lost, or verses at its end", { "PSA 51": 19 }, { "PSA 51:3": "-", "PSA 52:3": "PSA 52:3" }],
  ["a last verse lost where titles of two verses are two", { "PSA 51": 20 }, { "PSA 51:3": "PSA 51:3" }],
  [
    "titles of two verses that are one",
    { "PSA 51": 20, "PSA 52": 10, "PSA 54": 8, "PSA 60": 13 },
    { "PSA 51:1": "PSA 51:1", "PSA 51:2": "PSA 51:1", "PSA 51:3": "PSA 51:2", "PSA 51:21": "PSA 51:20" },
  ],
  [
    "titles of two verses of which some are one",
    { "PSA 51": 20, "PSA 52": 10 },
    { "PSA 51:3": "-", "PSA 54:3": "-", "PSA 53:3": "PSA 53:3" },
  ],
  [
    "titles of two verses that are one, and none left to compare",
    { "PSA 51": 20, "PSA 52": 0, "PSA 54": 0, "PSA 60": 0 },
    { "PSA 51:3": "-" },
  ],
];

for (const [what, lengths, found] of oddPsalms) {
  test(`a psalm with ${what} gives what is certain`, () => {
    const versification = originalBut(lengths);
    for (const [ref, expected] of Object.entries(found)) assert.equal(find(ref, versification), expected, ref);
  });
}

/** Chapters that are counted together, one of them with a verse lost or added. */
const oddChapters: [what: string, lengths: Record<string, number>, found: Record<string, string>][] = [
  [
    "Joel in three chapters without its last verse",
    { "JOL 2": 32, "JOL 3": 20, "JOL 4": 0 },
    { "JOL 3:1": "JOL 2:28", "JOL 4:20": "JOL 3:20", "JOL 4:21": "-" },
  ],
  ["Malachi in four chapters, one cut", { "MAL 3": 18, "MAL 4": 5 }, { "MAL 3:19": "MAL 4:1", "MAL 3:24": "-" }],
  ["Isaiah that may have lost a verse of 8 or of 9", { "ISA 8": 22 }, { "ISA 8:22": "ISA 8:22", "ISA 9:1": "-" }],
  ["Hosea without its last verse or counted otherwise", { "HOS 14": 9 }, { "HOS 14:2": "-", "HOS 13:15": "HOS 13:15" }],
  ["Jeremiah 37 as a numbering has it that the table does not explain", { "JER 37": 20 }, { "JER 37:5": "-" }],
  [
    "Nehemiah 12 without its last verse or joined as in the Vulgate",
    { "NEH 12": 46 },
    { "NEH 12:33": "NEH 12:33", "NEH 12:40": "-" },
  ],
  [
    "Wisdom 17 of a Bible that joins two verses",
    { "WIS 17": 20 },
    { "WIS 17:9": "WIS 17:9", "WIS 17:21": "WIS 17:20" },
  ],
  ["Isaiah 55 without its last verse", { "ISA 55": 12 }, { "ISA 55:10": "ISA 55:10", "ISA 55:13": "-" }],
  ["Numbers 17 in the original's numbers, cut", { "NUM 17": 26 }, { "NUM 17:16": "NUM 17:16" }],
  ["1 Samuel of a Hebrew text that has lost a verse", { "1SA 21": 15 }, { "1SA 21:2": "-", "1SA 20:42": "1SA 20:42" }],
];

for (const [what, lengths, found] of oddChapters) {
  test(`${what} gives what is certain`, () => {
    const versification = originalBut(lengths);
    for (const [ref, expected] of Object.entries(found)) assert.equal(find(ref, versification), expected, ref);
  });
}

/** Chapters of numberings whose count alone, one verse less, would look like a verse that was lost. */
const numbered: [numbering: string, found: Record<string, string>][] = [
  ["Synodal", { "JOS 5:14": "JOS 5:14", "JOS 6:1": "JOS 5:16", "JOS 6:27": "JOS 6:26", "JOB 41:1": "JOB 41:1" }],
  ["Synodal", { "JOB 40:1": "JOB 39:31", "JOB 40:6": "JOB 40:1", "SNG 1:2": "SNG 1:1", "ISA 3:18": "-" }],
  [
    "Vulg",
    {
      "SNG 1:1": "-",
      "SNG 1:2": "SNG 1:1",
      "JER 37:5": "JER 37:4",
      "JOS 21:45": "JOS 21:43",
      "JHN 11:57": "JHN 11:57",
    },
  ],
  // Found beside Bibles in Latin, French and German that count as the original does, by their words.
  ["Vulg", { "NEH 3:30": "NEH 3:30", "NEH 3:31": "NEH 3:30", "NEH 3:32": "NEH 3:31", "NEH 3:33": "NEH 4:1" }],
  ["Vulg", { "NEH 12:33": "NEH 12:33", "NEH 12:34": "NEH 12:33", "NEH 12:47": "NEH 12:46" }],
  ["Vulg", { "JOB 16:3": "JOB 16:3", "JOB 16:4": "JOB 16:4-5", "JOB 16:22": "JOB 16:23" }],
  [
    "Vulg",
    {
      "JER 37:3": "JER 37:3",
      "HOS 2:25": "HOS 2:23-24",
      "MIC 5:9": "MIC 5:10",
      "MIC 5:10": "MIC 5:11",
      "MIC 5:14": "MIC 5:14",
    },
  ],
  ["Vulg", { "EXO 39:18": "EXO 39:18", "EXO 39:28": "EXO 39:26-27", "EXO 39:43": "EXO 39:43" }],
  ["Vulg", { "NUM 15:17": "NUM 15:16", "NUM 27:8": "NUM 27:7-8", "LEV 15:21": "LEV 15:22", "REV 20:8": "REV 20:7" }],
  ["KJV", { "SNG 1:2": "SNG 1:2", "JOS 6:1": "JOS 6:1", "JER 37:5": "JER 37:5" }],
];

for (const [name, found] of numbered) {
  test(`${Object.keys(found)} are found in the numbering ${name}`, () => {
    for (const [ref, expected] of Object.entries(found)) assert.equal(find(ref, numbering(name)), expected, ref);
  });
}

test("Sirach is found where chapters 30 to 36 are in the order of the Septuagint, as in the Grünewald Bible", () => {
  const septuagint = originalBut({ "SIR 30": 40, "SIR 32": 26, "SIR 33": 13, "SIR 35": 24, "2MA 12": 45 });
  const places = { "SIR 30:24": "SIR 30:24", "SIR 31:8": "SIR 34:8", "SIR 32:1": "SIR 35:1", "SIR 33:1": "SIR 36:1" };
  const others = {
    "SIR 35:15": "SIR 32:15",
    "SIR 36:1": "SIR 33:1",
    "SIR 36:13": "SIR 33:13",
    "SIR 36:17": "SIR 36:17",
  };
  for (const [ref, expected] of Object.entries({ ...places, ...others, "SIR 33:20": "-" })) {
    assert.equal(find(ref, septuagint), expected, ref);
  }
});

test("Sirach and Tobit are found in the numbers of the Jerusalem Bible", () => {
  const jerusalem = originalBut({ "SIR 35": 24, "SIR 36": 27, "2MA 12": 45, "TOB 6": 18, "TOB 12": 21 });
  const sirach = {
    "SIR 35:15": "SIR 35:12",
    "SIR 35:22": "SIR 35:18",
    "SIR 36:1": "SIR 36:1",
    "SIR 36:17": "SIR 36:11",
  };
  const tobit = { "TOB 6:11": "TOB 6:11", "TOB 12:20": "TOB 12:20", "TOB 12:22": "TOB 12:21" };
  for (const [ref, expected] of Object.entries({ ...sirach, ...tobit, "SIR 35:26": "-", "TOB 6:1": "-" })) {
    assert.equal(find(ref, jerusalem), expected, ref);
  }
});

test("verses that the Douay-Rheims joins amid a chapter of the New Testament move those behind them", () => {
  const joined = { "1TH 4": 17, "2TH 2": 16 };
  const douayRheims = originalBut({ ...joined, "EXO 40": 36 });
  const places = { "1TH 4:12": "1TH 4:11", "1TH 4:13": "1TH 4:12", "1TH 4:18": "1TH 4:17", "1TH 4:8": "1TH 4:8" };
  const others = { "2TH 2:10": "2TH 2:10", "2TH 2:11": "2TH 2:10", "2TH 2:14": "2TH 2:13", "2TH 2:17": "2TH 2:16" };
  for (const [ref, expected] of Object.entries({ ...places, ...others })) {
    assert.equal(find(ref, douayRheims), expected, ref);
  }
  assert.equal(find("1TH 4:13", originalBut(joined)), "1TH 4:13", "the last verse lost, in a Bible that is no Vulgate");
});

test("verses that the Croatian Bible divides and joins are found", () => {
  const croatian = originalBut({ "ISA 8": 24, "1SA 3": 22, "NUM 6": 26 });
  const places = {
    "1SA 3:10": "1SA 3:10",
    "ISA 8:10": "ISA 8:10",
    "ISA 8:23": "ISA 8:23-24",
    "ISA 9:1": "ISA 9:1",
    "NUM 6:27": "NUM 6:26",
  };
  for (const [ref, expected] of Object.entries(places)) assert.equal(find(ref, croatian), expected, ref);
  assert.equal(find("NUM 6:27", originalBut({ "NUM 6": 26 })), "-", "the last verse lost, in another Bible");
});

test("chapters cut to the lengths of another numbering, with what is behind in their last verse, keep their verses", () => {
  const cut = originalBut({
    ...{ "1SA 24": 22, "DAN 6": 28, "HAG 1": 14, "HOS 14": 9, "JON 2": 10, "MIC 4": 13, "NUM 13": 33, "NUM 30": 16 },
    ...{ "JOB 38": 38, "JOB 39": 30, "JOB 40": 24, "JOB 41": 25, "NUM 12": 15, "HOS 12": 14 },
  });
  const places = {
    "1SA 24:3": "1SA 24:3",
    "DAN 6:12": "DAN 6:12",
    "HAG 2:1": "HAG 2:2",
    "HOS 12:2": "HOS 12:2",
    "HOS 14:10": "HOS 14:9",
    "JOB 38:8": "JOB 38:8",
    "JOB 40:3": "JOB 39:30",
    "JON 2:3": "JON 2:3",
    "MIC 5:1": "MIC 5:1",
    "NUM 13:1": "NUM 13:2",
    "NUM 30:17": "NUM 30:16",
  };
  for (const [ref, expected] of Object.entries(places)) assert.equal(find(ref, cut), expected, ref);
  assert.equal(find("JON 2:3", originalBut({ "JON 2": 10 })), "-", "one chapter alone");
});

test("chapters that Hebrew Bibles, Calvin's, Crampon's and the Vulgate divide otherwise are found", () => {
  for (const [lengths, places] of [
    [
      { "EXO 20": 23, "DEU 5": 30 },
      { "EXO 20:16": "EXO 20:13", "EXO 20:17": "EXO 20:14", "DEU 5:21": "DEU 5:18" },
    ],
    [
      { "JOB 38": 38, "JOB 39": 38, "JOB 40": 28, "JOB 41": 25 },
      { "JOB 38:39": "JOB 39:1", "JOB 40:3": "JOB 39:36" },
    ],
    [
      { "JOB 39": 30, "JOB 40": 24, "JOB 41": 25 },
      { "JOB 38:8": "JOB 38:8", "JOB 40:3": "JOB 39:30", "JOB 40:6": "JOB 40:1" },
    ],
    [
      { "JOB 38": 38, "JOB 39": 30, "JOB 40": 19, "JOB 41": 34 },
      { "JOB 39:1": "JOB 39:4", "JOB 40:25": "JOB 41:1" },
    ],
    [
      { "DEU 5": 30, "MRK 9": 49, "MAT 17": 26, "ACT 14": 27 },
      { "MRK 9:2": "MRK 9:1", "MAT 17:22": "MAT 17:21", "ACT 14:21": "ACT 14:20" },
    ],
    [
      { "SNG 5": 17, "SNG 6": 12, "SNG 7": 13, "JER 37": 20 },
      { "SNG 6:2": "SNG 6:1", "SNG 7:1": "SNG 6:12", "JER 37:12": "JER 37:11" },
    ],
    [{ "MRK 9": 49, "MAT 17": 26, "ACT 14": 27 }, { "MRK 9:2": "-" }],
    // Károli's
    [
      { "SNG 6": 10, "SNG 7": 13, "EXO 36": 37, "JOB 37": 23, "PRO 12": 27, "ISA 2": 21, "ISA 4": 5, "ISA 9": 20 },
      {
        "EXO 36:9": "EXO 36:8",
        "JOB 37:2": "JOB 37:1",
        "PRO 12:4": "PRO 12:3",
        "ISA 3:5": "ISA 3:6",
        "ISA 4:2": "ISA 4:1",
      },
    ],
    [
      { "SNG 6": 10, "SNG 7": 13, "ECC 1": 17, "ECC 8": 15, "ECC 10": 17, "ECC 11": 8, "ECC 12": 16 },
      {
        "SNG 6:4": "SNG 6:1",
        "ECC 2:2": "ECC 2:3",
        "ECC 9:4": "ECC 9:6",
        "ECC 10:8": "ECC 10:5",
        "ECC 12:1": "ECC 12:3",
      },
    ],
    // the Bible of Gdańsk, and Luther's of 1545
    [
      { "SNG 6": 12, "SNG 7": 13, "JOB 37": 23 },
      { "SNG 6:2": "SNG 6:1", "SNG 7:2": "SNG 7:1", "JOB 37:2": "JOB 37:1" },
    ],
    [
      { "2SA 18": 32, "2SA 19": 43, "HAG 1": 14, "HAG 2": 23 },
      { "2SA 19:2": "2SA 19:1", "HAG 1:15": "HAG 2:1", "HAG 2:4": "HAG 2:5" },
    ],
    [
      { "SNG 6": 12, "SNG 7": 13, "HAG 1": 14, "HAG 2": 23 },
      { "SNG 6:2": "SNG 6:1", "SNG 7:2": "SNG 7:1" },
    ],
    // Slavonic Bibles have the same numbers, and Greek psalms.
    [{ "SNG 6": 12, "SNG 7": 13, "HAG 1": 14, "HAG 2": 23, "PSA 118": 176, "PSA 119": 7 }, { "SNG 6:2": "-" }],
    // Canisius's and Straubinger's count verses as Hebrew Bibles do in chapters as long as those of the Vulgate.
    [
      { "SNG 5": 17, "SNG 6": 12, "SNG 7": 13, "PSA 118": 176, "PSA 119": 7 },
      { "EXO 39:22": "EXO 39:22", "REV 20:9": "REV 20:9" },
    ],
    // Allioli's and Vigouroux's have the verses of the Vulgate, and the psalms by Hebrew numbers.
    [
      { "SNG 5": 17, "SNG 6": 12, "SNG 7": 13, "JDG 5": 32 },
      { "EXO 39:22": "EXO 39:20", "NUM 27:5": "NUM 27:4", "REV 20:9": "REV 20:8-9" },
    ],
    [{ "JHN 1": 52 }, { "JHN 1:37": "JHN 1:37", "JHN 1:38": "JHN 1:38-39", "JHN 1:42": "JHN 1:43" }],
    // Stritar's
    [
      { "JHN 1": 52, "1TI 6": 22 },
      { "JHN 1:37": "JHN 1:37", "JHN 1:38": "JHN 1:38-39", "JHN 1:42": "JHN 1:43", "1TI 6:21": "1TI 6:21-22" },
    ],
  ] as const) {
    const bible = originalBut(lengths);
    for (const [ref, expected] of Object.entries(places)) assert.equal(find(ref, bible), expected, ref);
  }
});

test("a chapter that lost its last verse is not taken for one that a numbering counts otherwise", () => {
  const cut = { lastVerse: (book: BookId, chapter: number) => kjv.lastVerse(book, chapter) - (book === "JHN" ? 1 : 0) };
  const has = ({ book, chapter, verse }: VerseRef) => verse >= 1 && verse <= cut.lastVerse(book, chapter);
  assert.equal(find("JHN 11:56", { ...kjv, ...cut, has }), "JHN 11:56");
  assert.equal(find("JHN 11:57", { ...kjv, ...cut, has }), "-");
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

test("two verses of the original are seldom one in the King James Version, and all of its verses but few are reached", () => {
  const reached = new Map<string, string>();
  const joined: string[] = [];
  for (const place of everyPlace()) {
    const found = verseInTranslation(place, kjv);
    if (found === undefined) continue;
    for (let verse = found.verse; verse <= found.verseEnd; verse += 1) {
      const there = written({ ...found, verse });
      if (reached.has(there)) joined.push(`${there} is ${reached.get(there)} and ${written(place)}`);
      reached.set(there, written(place));
    }
  }
  assert.deepEqual(joined, ["3JN 1:14 is 3JN 1:14 and 3JN 1:15", "REV 13:1 is REV 12:18 and REV 13:1"]);
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
