/**
 * The whole table in texts that publishers made: the Clementine Vulgate, the King James Version with its apocrypha, and
 * the World English Bible with the deuterocanon. They are not part of the project: `AMBO_SAMPLES` names the folder of
 * the first two, and the last one is in Debian's package bibledit-cloud-data, or where `AMBO_WEB` says.
 */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { test } from "node:test";
import type { BookId } from "../../src/canon/mod.ts";
import { formatTranslation, parseTranslation, resolve, type Translation } from "../../src/corpus/mod.ts";
import { importedVerses, importSource, translationHeader } from "../../src/import/mod.ts";
import { lectionaryTable } from "../../src/lectionary/lectionary_table.ts";
import { format } from "../../src/reference/mod.ts";
import {
  citedPassage,
  originalLength,
  parseCitation,
  verseInTranslation,
  versificationOf,
} from "../../src/versification/mod.ts";

const samples = process.env.AMBO_SAMPLES ?? "../shared/samples";
const table = lectionaryTable();
const citations = new Set([...table.days()].flatMap((day) => table.lines(day).map(({ citation }) => citation)));

interface Edition {
  readonly source: string;
  readonly language: string;
  /** The books of the citations that it has in another recension, counted otherwise. */
  readonly lacks: readonly string[];
  /** Verses that it leaves out or has joined with another, or that have no place of their own in it. */
  readonly passesOver: readonly string[];
  readonly texts: readonly (readonly [citation: string, reference: string, text: RegExp])[];
}

const EDITIONS: Readonly<Record<string, Edition>> = {
  "the Clementine Vulgate": {
    source: `${samples}/sword/VulgClementine.zip`,
    language: "lat",
    lacks: ["TOB"],
    // John 11 has 56 verses: whether the last one holds two of them, or one is lost, no other chapter shows.
    passesOver: ["GEN 49:32", "JHN 11:57", "SIR 17:3", "SIR 17:5", "SIR 17:9", "SIR 36:16"],
    texts: [
      ["Ps 51,3-4", "50,3-4", /^Miserere mei, Deus/],
      ["Ps 13,6", "12,6", /^quoniam dominabitur|^Exsultabit|in misericordia/],
      ["Iz 9,1-6", "9,2-7", /^Populus qui ambulabat in tenebris/],
      ["Sir 15,15-20", "15,16-21", /^Si volueris mandata servare/],
      ["Sir 24,1-4.8-12", "24,1-2.5-7.12-16", /^Sapientia laudabit animam suam/],
      ["Dan 3,25.34-43", "3,25.34-43", /^Stans autem Azarias/],
      ["Est 4,17k-m.17r-t", "14,1-5.12-14", /^Esther quoque regina/],
    ],
  },
  "the King James Version with its apocrypha": {
    source: `${samples}/usfm-kjv`,
    language: "eng",
    lacks: [],
    passesOver: [],
    texts: [
      ["Ps 51,3-4", "51,1-2", /^Have mercy upon me/],
      ["Dan 3,52.53.54.55", "1,29-30.31.33.32", /^Blessed art thou/],
      ["Dan 13,41c-62", "1,41c-62", /^Then the assembly believed them/],
      ["Sir 35,15b-17.20-22a", "35,12b-14.16-17a", /^Do not think to corrupt with gifts/],
    ],
  },
  "the World English Bible with the deuterocanon": {
    source: process.env.AMBO_WEB ?? "/usr/share/bibledit-cloud/demo",
    language: "eng",
    lacks: [],
    passesOver: ["ACT 8:37", "DAN 3:69", "LUK 17:36", "SIR 17:5", "SIR 17:9", "SIR 1:5", "SIR 1:7"],
    texts: [
      ["Rim 16,25-27", "14,24-26", /^Now to him who is able to establish you/],
      ["Dan 3,14-20.91-92.95", "3,14-20.24-25.28", /^Nebuchadnezzar answered/],
      ["Est 4,17k-m.17r-t", "4,29-33.40-42", /^And queen Esther took refuge/],
      ["Bar 3,9-15.32-4,4", "3,9-15.32-4,4", /^Hear, O Israel/],
    ],
  },
};

const loaded = new Map<string, Translation>();

for (const [name, { source, language, lacks, passesOver, texts }] of Object.entries(EDITIONS)) {
  const skip = existsSync(source) ? false : `no samples in ${source}`;

  test(`${name} has every citation, but what is listed here`, { skip }, () => {
    const translation = load(source, language);
    const versification = versificationOf(translation);
    const lacking = new Set<string>();
    const passedOver = new Set<string>();
    for (const citation of citations) {
      const passage = citedPassage(citation, versification);
      if ("reference" in passage) {
        const { verseCount } = resolve(translation, { ...passage, maxVerses: 500 });
        assert.ok(verseCount > 0, citation);
        for (const verse of versesOf(citation)) {
          const isPrayer = verse.book === "EST";
          if (!isPrayer && verseInTranslation(verse, versification) === undefined) {
            passedOver.add(`${verse.book} ${verse.chapter}:${verse.verse}`);
          }
        }
      } else lacking.add(passage.book);
    }
    assert.deepEqual([...lacking], lacks);
    assert.deepEqual([...passedOver].sort(), [...passesOver].sort());
  });

  test(`${name} gives the right verses under its own numbers`, { skip }, () => {
    const translation = load(source, language);
    for (const [citation, reference, text] of texts) {
      const passage = citedPassage(citation, versificationOf(translation));
      assert.ok("reference" in passage, citation);
      assert.equal(format(passage.reference).replace(/^\w+ /, ""), reference);
      const { ranges } = resolve(translation, { ...passage, maxVerses: 500 });
      assert.match(translation.text(ranges[0]!.first), text, citation);
    }
  });
}

/** Loads an edition once. */
function load(source: string, language: string): Translation {
  const before = loaded.get(source);
  if (before !== undefined) return before;
  const imported = importSource(source);
  const stated = { code: "SAMPLE", name: "Sample", language, copyright: "Public domain" };
  const header = translationHeader(imported, stated);
  const file = formatTranslation(header, importedVerses(imported));
  const translation = parseTranslation(file, "SAMPLE.txt");
  loaded.set(source, translation);
  return translation;
}

function versesOf(citation: string): { book: BookId; chapter: number; verse: number }[] {
  return parseCitation(citation).passages.flatMap(({ book, ranges }) =>
    ranges.flatMap(({ from, to }) => {
      const chapters = Array.from({ length: to.chapter - from.chapter + 1 }, (_, i) => from.chapter + i);
      return chapters.flatMap((chapter) => {
        const first = chapter === from.chapter ? from.verse! : 1;
        const last = chapter === to.chapter ? to.verse! : originalLength(book, chapter)!;
        return Array.from({ length: last - first + 1 }, (_, i) => ({
          book,
          chapter,
          verse: first + i,
        }));
      });
    }),
  );
}
