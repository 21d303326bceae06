/** What a translation file may hold, and how each fault is named. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import {
  formatTranslation,
  openLibrary,
  parseTranslation,
  type TranslationHeader,
  type Verse,
} from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { scratchFolder } from "../support/scratch.ts";

const HEADER = `Ambo-Translation: 1
# Napisano za preizkus.
Code: DEMO
Name: Poskusni prevod
Language: slv
Copyright: Besedilo za zgled.
Book: JHN | Jn | Evangelij po Janezu | Janez, Jan
`;
const BODY = `GEN 1:1 V začetku je bil »zgled«.
GEN 1:2-3 Dve vrstici, ki ju izdaja "združi" v eno.
GEN 1:4a Prvi del.
GEN 1:4b Drugi del.
GEN 1:5
GEN 1:6 Konec.
GEN 3:1 Tretje poglavje.
JHN 1:1 Šest žab.
JHN 1:2 Čaplja.
`;
const parse = (text: string | Buffer) => parseTranslation(Buffer.from(text), "demo.txt");
test("parseTranslation() gives header, books, chapters, labels and texts", () => {
  const demo = parse(`${HEADER}\n${BODY}`);
  assert.equal(demo.code, "DEMO");
  assert.equal(demo.name, "Poskusni prevod");
  assert.equal(demo.language, "slv");
  assert.equal(demo.copyright, "Besedilo za zgled.");
  assert.equal(demo.lineCount, 9);
  assert.equal(demo.verseCount, 8, "the left-out verse is not counted");
  assert.deepEqual(
    demo.books.map((book) => [book.id, book.abbreviation, book.chapters, book.starts, book.isSequential]),
    [
      ["GEN", "1 Mz", [1, 3], [0, 6, 7], [false, true]],
      ["JHN", "Jn", [1], [7, 9], [true]],
    ],
  );
  assert.equal(demo.book("JHN")?.name, "Evangelij po Janezu");
  assert.equal(demo.book("EXO"), undefined);
  assert.deepEqual(demo.label(1), { book: "GEN", chapter: 1, verse: 2, verseEnd: 3 });
  assert.deepEqual(demo.label(3), { book: "GEN", chapter: 1, verse: 4, segment: "b" });
  assert.equal(demo.text(0), "V začetku je bil »zgled«.");
  assert.equal(demo.text(4), "");
  assert.equal(demo.text(8), "Čaplja.");
  assert.equal(demo.isQuoted(0), false);
  assert.equal(demo.isQuoted(1), true);
});

test("parseTranslation() keeps a moved verse where the edition has it", () => {
  const moved = parse(`${HEADER}\nGEN 1:1 A\nGEN 1:3 B\nGEN 1:2 C\n`);
  assert.deepEqual(
    [0, 1, 2].map((line) => moved.label(line).verse),
    [1, 3, 2],
  );
});
const header: TranslationHeader = {
  code: "RND",
  name: "Naključni prevod",
  language: "slv",
  copyright: "Brez",
  books: new Map([["GEN", { abbreviation: "1 Moj", alternates: ["Prva"] }]]),
};

test("what formatTranslation() writes, parseTranslation() reads back", () => {
  const word = fc.stringMatching(/^[a-zčšž"\\»«,.]{1,8}$/);
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
  const piece = fc.record({
    kind: fc.constantFrom("verse", "bridge", "pieces"),
    step: fc.integer({ min: 1, max: 3 }),
    text,
  });
  const chapters = fc.array(fc.array(piece, { minLength: 1, maxLength: 12 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(chapters, (chapters) => {
      const verses: Verse[] = [];
      for (const [index, pieces] of chapters.entries()) {
        let verse = 0;
        for (const { kind, step, text } of pieces) {
          const at = { book: "GEN" as const, chapter: index + 1, verse: verse + step };
          verse = at.verse;
          if (kind === "verse") verses.push({ ...at, text });
          else if (kind === "pieces") {
            verses.push({ ...at, segment: "z", text }, { ...at, segment: "aa", text: "drugi" });
          } else {
            verses.push({ ...at, verseEnd: at.verse + 1, text });
            verse++;
          }
        }
      }
      fc.pre(verses.some(({ text }) => text !== ""));
      const read = parseTranslation(formatTranslation(header, verses), "rnd.txt");
      const lines = Array.from({ length: read.lineCount }, (_, line) => ({
        ...read.label(line),
        text: read.text(line),
      }));
      assert.deepEqual(lines, verses);
      assert.deepEqual(read.header, header);
      for (const [line, { text }] of lines.entries()) {
        assert.equal(read.isQuoted(line), /["\\]/.test(text));
      }
    }),
    { seed: 31_102, numRuns: 150 },
  );
});

const HEADER_BOUNDS: [what: string, line: (length: number) => string, max: number][] = [
  ["a name", (length) => `Name: ${"č".repeat(length)}`, 200],
  ["a copyright", (length) => `Copyright: ${"č".repeat(length)}`, 2000],
  ["an abbreviation", (length) => `Book: GEN | ${"č".repeat(length)}`, 40],
  ["a name of a book", (length) => `Book: GEN | 1 Mz | ${"č".repeat(length)}`, 120],
  ["a further name", (length) => `Book: GEN | 1 Mz | Gen | ${"č".repeat(length)}`, 120],
  ["further names", (length) => `Book: GEN | 1 Mz | Gen | ${"č, ".repeat(length)}`, 20],
];
for (const [what, line, max] of HEADER_BOUNDS) {
  test(`the header has a bound for ${what}: ${max}`, () => {
    const file = (length: number) => {
      const own = line(length);
      const fields = ["Code: A", "Name: N", "Language: slv", "Copyright: C"].filter(
        (field) => field.split(":")[0] !== own.split(":")[0],
      );
      return Buffer.from(`Ambo-Translation: 1\n${[...fields, own].join("\n")}\n\nGEN 1:1 Ena\n`);
    };
    assert.doesNotThrow(() => parseTranslation(file(max), "A.txt"));
    assert.throws(() => parseTranslation(file(max + 1), "A.txt"), /field_too_long|long_names/);
  });
}

test("openLibrary() names the second file of a code, and takes the first", () => {
  const folder = scratchFolder();
  for (const name of ["A.txt", "B.txt"]) writeFileSync(join(folder, name), `${HEADER}\n${BODY}`);
  const { library, faults } = openLibrary(folder);
  assert.deepEqual(
    library.translations().map(({ code }) => code),
    ["DEMO"],
  );
  assert.match(explain(faults[0], "en"), /B\.txt.*: another file has the code DEMO too/);
});
