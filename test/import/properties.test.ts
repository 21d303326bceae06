/** Any verses -> written in a format, with notes, headings and breaks between -> imported -> the same verses. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import type { BookId } from "../../src/canon/mod.ts";
import { formatLabel, type Verse } from "../../src/corpus/mod.ts";
import { importSource } from "../../src/import/mod.ts";
import { lines } from "./reading.ts";
import { writeTemporary } from "./temporary.ts";
import { writeBibleNlp, writeLabelledLines, writeTable } from "./writers/lines.ts";
import { Noise } from "./writers/noise.ts";
import { writeOsis } from "./writers/osis.ts";
import { type Driver, writeModule } from "./writers/sword_module.ts";
import { writeUsfm } from "./writers/usfm.ts";
import { writeUsfx } from "./writers/usfx.ts";
import { writeUsx } from "./writers/usx.ts";
import { writeZefania } from "./writers/zefania.ts";
import { writeZip } from "./writers/zip.ts";

/** In canonical order, as an import puts them. */
const BOOKS: readonly BookId[] = ["GEN", "PSA", "SIR", "JHN", "1CO", "JUD"];

const word = fc.string({
  unit: fc.constantFrom(..."abčšžđéüΩя字אﬁ0123456789&\"'.,;:!?»«—()[]{}-*#%@$_=+^`’“”"),
  minLength: 1,
  maxLength: 9,
});
const text = fc
  .array(word, { minLength: 1, maxLength: 12 })
  .map((words) => words.join(" "))
  // What a word of these letters must not be by chance: a placeholder, an entity.
  .filter((words) => !words.includes("[[") && !/&#?\w+;/.test(words));

/** One line of a chapter: how far it is from the line before, what kind it is, its text. */
const step = fc.record({
  gap: fc.constantFrom(1, 1, 1, 1, 2, 5),
  kind: fc.constantFrom("plain", "plain", "plain", "merged", "lettered", "left out"),
  length: fc.integer({ min: 1, max: 3 }),
  texts: fc.tuple(text, text),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Kinds {
  readonly lettered?: boolean;
  readonly leftOut?: boolean;
}

/** The verses of a chapter; what a format cannot say becomes a plain verse. */
function chapterVerses(book: BookId, chapter: number, steps: readonly Step[], kinds: Kinds): Verse[] {
  const verses: Verse[] = [];
  let last = 0;
  for (const { gap, kind, length, texts } of steps) {
    const verse = last + gap;
    const [first, second] = texts;
    last = verse;
    if (kind === "merged") {
      last = verse + length;
      verses.push({ book, chapter, verse, verseEnd: last, text: first });
    } else if (kind === "lettered" && kinds.lettered !== false) {
      verses.push({ book, chapter, verse, segment: "a", text: first });
      verses.push({ book, chapter, verse, segment: "b", text: second });
    } else if (kind === "left out" && kinds.leftOut !== false) {
      verses.push({ book, chapter, verse, text: "" });
    } else verses.push({ book, chapter, verse, text: first });
  }
  return verses;
}

const chapters = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 2,
});

function editions(kinds: Kinds = {}): fc.Arbitrary<Verse[]> {
  return fc
    .subarray([...BOOKS], { minLength: 1 })
    .chain((books) => fc.tuple(...books.map((book) => chapters.map((all) => ({ book, all })))))
    .map((books) =>
      books.flatMap(({ book, all }) => all.flatMap((steps, index) => chapterVerses(book, index + 1, steps, kinds))),
    )
    .filter((verses) => verses.some((verse) => verse.text !== ""));
}

function asLines(verses: readonly Verse[]): string[] {
  return verses.map((verse) => `${formatLabel(verse)} ${verse.text}`.trimEnd());
}

/** Writes verses, imports what was written and compares. */
function holds(kinds: Kinds, write: (verses: readonly Verse[], noise: Noise) => Record<string, string | Buffer>): void {
  fc.assert(
    fc.property(editions(kinds), fc.nat(), (verses, seed) => {
      const files = write(verses, new Noise(seed));
      const names = Object.keys(files);
      writeTemporary(files, (folder) => {
        const source = names.length === 1 ? `${folder}/${names[0]}` : folder;
        const imported = importSource(source);
        assert.deepEqual(lines(imported), asLines(verses));
        // A note in a note is reported; all other noise is not.
        const others = imported.warnings.filter(({ warning }) => warning.code !== "nested_note");
        assert.deepEqual(others, []);
      });
    }),
    { numRuns: process.env.SOAK ? 600 : 25, seed: 20260104 },
  );
}

describe("what is written is what is imported", () => {
  it("USFM", () => holds({}, (verses, noise) => ({ "a.usfm": writeUsfm(verses, noise) })));
  it("USX", () => holds({}, (verses, noise) => Object.fromEntries(writeUsx(verses, noise))));
  it("OSIS with containers", () => holds({}, (verses, noise) => ({ "a.xml": writeOsis(verses, noise, "container") })));
  it("OSIS with milestones", () => holds({}, (verses, noise) => ({ "a.xml": writeOsis(verses, noise, "milestone") })));
  it("USFX", () => holds({}, (verses, noise) => ({ "a.xml": writeUsfx(verses, noise) })));
  it("Zefania XML", () => holds({}, (verses, noise) => ({ "a.xml": writeZefania(verses, noise) })));
  it("verse per line", () => holds({}, (verses) => ({ "a.txt": writeLabelledLines(verses) })));
  it("a table with commas", () => holds({}, (verses) => ({ "a.csv": writeTable(verses, ",") })));
  it("a table with tabs", () => holds({}, (verses) => ({ "a.tsv": writeTable(verses, "\t") })));
  it("BibleNLP", () => holds({ lettered: false, leftOut: false }, (verses) => writeBibleNlp(verses)));
});

describe("what is written as a SWORD module is what is imported", () => {
  const DRIVERS: readonly Driver[] = ["zText", "zText4", "rawText", "rawText4"];
  for (const driver of DRIVERS) {
    it(driver, () => {
      fc.assert(
        fc.property(editions({ lettered: false, leftOut: false }), (verses) => {
          const fitting = verses.filter(({ chapter, verse, verseEnd }) => chapter === 1 && (verseEnd ?? verse) <= 6);
          fc.pre(fitting.length > 0);
          const files = writeModule(placesOf(fitting), { driver, versification: "Catholic" });
          writeTemporary({ "a.zip": writeZip(files, { stored: true }) }, (folder) => {
            assert.deepEqual(lines(importSource(`${folder}/a.zip`)), asLines(fitting));
          });
        }),
        { numRuns: process.env.SOAK ? 80 : 5, seed: 20260104 },
      );
    });
  }
});

/** The places of a module: a verse bridge is one text that the places after its first point to. */
function placesOf(verses: readonly Verse[]): Map<string, string> {
  const places = new Map<string, string>();
  for (const { book, chapter, verse, verseEnd, text } of verses) {
    const first = `${book} ${chapter}:${verse}`;
    places.set(first, text.replaceAll("&", "&amp;"));
    for (let number = verse + 1; number <= (verseEnd ?? verse); number += 1) {
      places.set(`${book} ${chapter}:${number}`, `=${first}`);
    }
  }
  return places;
}
