/** What someone may write to keep an import busy: sixteen times as much takes some sixteen times as long, not 256. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cleanText } from "../../src/import/clean_text.ts";
import { readFragment } from "../../src/import/fragment.ts";
import { FORMATS } from "../../src/import/import_source.ts";
import { isMetadataFile, readMetadataFiles } from "../../src/import/metadata.ts";
import { OSIS, OsisMarkup } from "../../src/import/osis/mod.ts";
import { TranslationBuilder } from "../../src/import/translation_builder.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { parseLabelledLine } from "../../src/import/verse_per_line/text_lines.ts";
import { XmlReader } from "../../src/import/xml/mod.ts";
import { memoryFile, readFiles } from "./reading.ts";

const SMALL = 15_625;
const TIMES = 16;
/** Between what is in proportion and what goes with the square. */
const MOST_TIMES = 80;
/** Shorter times are noise, in milliseconds. */
const NOISE = 1;

const repeat = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));
const numbered = (text: string, length: number) =>
  Array.from({ length: length / 8 }, (_, index) => text.replace("#", String(index))).join("");

function readXml(source: string): void {
  const xml = new XmlReader(source, "a.xml");
  while (xml.next() !== "finished") {
    // The events are not looked at.
  }
}

const readUsfm = (text: string) => readFiles(USFM, { "a.usfm": `\\id GEN\n\\c 1\n\\v 1 ${text}` });

function readOsis(ids: string, length: number) {
  const verses = repeat(`<verse osisID="${repeat(ids, 60_000)}">x</verse>`, length);
  const xml = `<osis><osisText><div type="book" osisID="Gen">${verses}</div></osisText></osis>`;
  return readFiles(OSIS, { "a.xml": xml });
}

const CASES: [name: string, read: (length: number) => unknown][] = [
  ["XML: one text without a reference", (length) => readXml(`<a>${repeat("x", 64 * length)}</a>`)],
  ["XML: document types", (length) => readXml(`${repeat("<!DOCTYPE a>", length)}<a/>`)],
  [
    "XML beside the texts: elements in one with a long name",
    (length) => {
      const name = repeat("n", length / 2);
      const xml = `<DBLMetadata><${name}>${repeat("<b/>", length / 2)}</${name}></DBLMetadata>`;
      const files = [memoryFile("a.xml", xml)];
      readMetadataFiles({ name: "a", files }, new TranslationBuilder());
    },
  ],
  ["USFM: sidebars that are never closed", (length) => readUsfm(repeat("\\esb\\v 2 ", length))],
  ["USFM: references that are never closed", (length) => readUsfm(repeat("\\rq \\v 2 ", length))],
  ["USFM: kinds of notes that are never closed", (length) => readUsfm(numbered("\\rq# ", length))],
  ["USFM: lines of poetry", (length) => readUsfm(repeat("\n\\q1 a", length))],
  ["USFM: lines with markup across them", (length) => readUsfm(repeat("<i\n\\q1 b>", length))],
  ["USFM: breaks without a text", (length) => readUsfm(repeat("\n\\q1\n\\b", length))],
  ["USFM: headings", (length) => readUsfm(repeat("\n\\s a", length))],
  ["USFM: headings within verses", (length) => readUsfm(repeat("\n\\s a\n\\p b", length))],
  ["USFM: verses with headings", (length) => readUsfm(numbered("\n\\s a\n\\v # b", length))],
  ["USFM: a verse again and again", (length) => readUsfm(repeat("\n\\s a\n\\v 1 b", length))],
  ["USFM: printed paragraph marks", (length) => readUsfm(repeat("a ¶ ", length))],
  ["OSIS: ids of a range of verses", (length) => readOsis("Gen.1.1-999 ", length)],
  ["OSIS: an id that is nearly a range", (length) => readOsis(".1.1-", length)],
  [
    "a fragment of OSIS whose elements are never closed",
    (length) => {
      const markup = new OsisMarkup(new TranslationBuilder());
      readFragment(repeat("<a>", length / 2) + repeat("</b>", length / 2), markup);
    },
  ],
  ["a line: spaces", (length) => parseLabelledLine(`GEN 1:1${repeat(" ", length)}x\u2028`)],
  ["a verse: spaces", (length) => cleanText(`a\u0001b${repeat(" ", length)}c`)],
  ["a verse: spaces without a width", (length) => cleanText(`a${repeat("\u200b", length)}c`)],
  ["a verse: marks of one letter", (length) => cleanText(`a${repeat("\u0301\u0323", length)}`)],
];

/** What a file may begin with that is no format, and has to be told from all of them. */
const HEADS: Record<string, string> = {
  "line ends": "\n",
  "carriage returns": "\r",
  spaces: " ",
  "spaces and line ends": " \t\n",
  "comments that never end": "<!--",
  declarations: "<!",
  "less-than signs": "<",
  "names and colons": "<a:",
  brackets: "[",
  "lines in brackets": "[a] b\n",
  "brackets and spaces": "[a]   ",
  "fields of a configuration": "ModDrv ",
  "ids of books": " \\id ",
  chapters: " \\c ",
  verses: " \\v ",
  labels: "GEN 1:1\n",
  "labels without an end": "GEN 1:1 ",
  digits: "1",
  letters: "a",
  points: "a.",
  colons: "a:1:",
  "quoted cells": ';"',
  quotes: '"',
  "doubled quotes": '""x;',
  "columns of a table": "book,",
  bars: "|",
  "remarks of a table": "# \n",
};

for (const [name, text] of Object.entries(HEADS)) {
  CASES.push([
    `recognition: ${name}`,
    (length) => {
      const head = repeat(text, length);
      for (const ending of ["conf", "xml", "txt", "csv"]) {
        const file = { ...memoryFile(`vref.${ending}`, ""), head: Buffer.from(head) };
        for (const format of FORMATS) format.recognises(head, file);
        isMetadataFile(file);
      }
    },
  ]);
}

/** The fewest milliseconds of some runs; what is refused takes time too. */
function fastest(run: () => unknown, runs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let count = 0; count < runs; count += 1) {
    const start = process.cpuUsage();
    try {
      run();
    } catch (error) {
      assert.equal((error as Error).name, "ImportError", (error as Error).stack);
    }
    // Others may keep the machine busy meanwhile.
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

describe("work grows with the length of the source", () => {
  for (const [name, read] of CASES) {
    it(name, () => {
      const most =
        MOST_TIMES *
        Math.max(
          NOISE,
          fastest(() => read(SMALL), 3),
        );
      let taken = fastest(() => read(TIMES * SMALL), 1);
      if (taken > most)
        taken = Math.min(
          taken,
          fastest(() => read(TIMES * SMALL), 2),
        );
      assert.ok(taken <= most, `${taken} ms, at most ${most} ms were expected`);
    });
  }
});
