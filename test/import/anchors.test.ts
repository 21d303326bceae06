/**
 * Every note at its letter: what importers keep against what a second reader finds in the same source, in made texts of every
 * format and, where the checkout has them beside it, in texts of real publishers.
 */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { formatTranslation } from "../../src/corpus/mod.ts";
import { type ImportResult, importedVerses, importSource } from "../../src/import/mod.ts";
import { Random } from "../support/random.ts";
import { type KeptNote, keptNotes } from "./anchors/kept.ts";
import { makeText, NOTATIONS, withoutNotes } from "./anchors/made.ts";
import { type FoundNote, letters } from "./anchors/trace.ts";
import { writeTemporary } from "./temporary.ts";

const DRAWN = 100;

function keyOf({ verse, kind, words, before }: FoundNote | KeptNote): string {
  return `${verse} ${kind} ${words} after ${letters(before)}`;
}

/** Asserts that notes are kept as they were found: as many, each behind the same letters of its verse. */
function assertSame(kept: readonly KeptNote[], found: readonly FoundNote[]): void {
  assert.deepEqual(kept.map(keyOf).sort(), found.map(keyOf).sort());
}

/** Draws notes from a seed, and finds each as it was kept. */
function* drawn(kept: readonly KeptNote[], found: readonly FoundNote[]) {
  const byKey = new Map(kept.map((note) => [keyOf(note), note]));
  const random = new Random(20261123);
  for (let index = 0; index < DRAWN; index++) {
    const note = random.pick(found);
    yield { found: note, kept: byKey.get(keyOf(note))! };
  }
}

/** Asserts that drawn notes stand at the very letter, without a space where the source has none. */
function assertAtLetters(kept: readonly KeptNote[], found: readonly FoundNote[]): void {
  for (const note of drawn(kept, found)) {
    const key = keyOf(note.found);
    if (note.found.isBehindLetter) assert.match(note.kept.before, /\S$/, key);
    if (note.found.isBeforeLetter) assert.match(note.kept.after, /^\S/, key);
    if (note.found.printed !== "") assert.equal(note.kept.verse, note.found.printed, key);
  }
}

const HEADER = {
  code: "DEMO",
  name: "Zgled",
  language: "slv",
  copyright: "Zgled.",
  books: new Map(),
};

/** Returns the file of a translation as it would be without the notes. */
function textOf(imported: ImportResult): string {
  return formatTranslation(HEADER, importedVerses(imported))
    .toString()
    .replace(/^\+.*\n/gm, "")
    .replaceAll("|+", "")
    .replace(/^Ambo-Translation: 3/, "Ambo-Translation: 2")
    .replace(/(?<=^End: .*), \d+ notes/m, "");
}

describe("the notes of a made text stand where a second reader finds them", () => {
  for (const [name, notation] of Object.entries(NOTATIONS)) {
    for (let seed = 1; seed <= 5; seed++) {
      test(`${name}, seed ${seed}`, () => {
        const made = makeText(notation, new Random(seed));
        const files = { [made.file]: made.content, [`bare/${made.file}`]: made.bare };
        writeTemporary(files, (folder) => {
          const imported = importSource(join(folder, made.file));
          const kept = keptNotes(imported);
          assert.ok(kept.length >= DRAWN, String(kept.length));
          assertSame(kept, made.notes);
          assertAtLetters(kept, made.notes);
          const bare = importSource(join(folder, "bare", made.file));
          assert.equal(textOf(imported), textOf(bare));
        });
      });
    }
  }
});

const SAMPLES = process.env.AMBO_SAMPLES ?? "../shared/samples";

/** The texts with notes, the notation that they are in, and how many notes they have. */
const NOTED: readonly (readonly [source: string, notation: string, notes: number])[] = [
  ["usfm-kjv", "USFM", 6_959],
  // The World English Bible of Debian's bibledit-cloud-data, where someone has put it there.
  ["usfm-web", "USFM", 2_523],
  ["osis/eng-gb-oeb.osis.xml", "OSIS with milestones", 48],
  ["zefania/eng-ylt.zefania.xml", "Zefania", 144],
];

/** The files of a sample by the paths that they have in a copy of it. */
function filesOf(source: string): Map<string, string> {
  const path = join(SAMPLES, source);
  const names = statSync(path).isDirectory() ? readdirSync(path) : [""];
  return new Map(names.map((name) => [join("copy", name || "a.xml"), readFileSync(join(path, name), "utf8")]));
}

describe("the notes of a publisher's text stand where a second reader finds them", () => {
  for (const [source, name, count] of NOTED) {
    const skip = !existsSync(join(SAMPLES, source)) && `there is no ${SAMPLES}/${source}`;
    test(source, { skip }, () => {
      const notation = NOTATIONS[name]!;
      const files = filesOf(source);
      const found = [...files.values()].flatMap((text) => notation.find(text));
      const imported = importSource(join(SAMPLES, source));
      const kept = keptNotes(imported);
      assert.equal(found.length, count);
      assertSame(kept, found);
      assertAtLetters(kept, found);
      const bare = [...files].map(([path, text]) => [path, withoutNotes(text, notation.notes)]);
      writeTemporary(Object.fromEntries(bare), (folder) => {
        const [only = ""] = files.size === 1 ? files.keys() : ["copy"];
        assert.equal(textOf(importSource(join(folder, only))), textOf(imported));
      });
    });
  }
});
