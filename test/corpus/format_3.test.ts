/** Format 3 of translation files: the publisher's notes, a line each behind their verse, and the places of their signs. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { checkTranslationFile, mendEndLine } from "../../src/corpus/check/mod.ts";
import {
  CorpusError,
  formatTranslation,
  type Note,
  noteReferences,
  notesByLine,
  parseTranslation,
  type TranslationHeader,
  type Verse,
} from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";

const DEMO = `Ambo-Translation: 3
Code: DEMO
Name: Poskusni prevod
Language: slv
Copyright: Besedilo za zgled.

=2 Začetek
GEN 1:1 ¶ |+V začetku|+ je »b|+il« zgled.|+|+
+f Opomba naslova.
+f Ali: Na začetku.
+x Jn 1,1; 1 Mz 1,3
+f Prva ob koncu.
+f Druga ob koncu.
GEN 1:2 |1 Beseda, |2 |+ki |+ostane.
+f Za prelomom.
+f Pred besedo.
=3 Odlomek
GEN 1:3 Brez opombe, z "navednicami".
GEN 1:4
+f Nekateri rokopisi dodajajo vrstico.
GEN 1:5 Konec|+
+x Prim. 1,1.2; Jn 99,1; čudno mesto
JHN 1:1 Druga knjiga.
End: 6 verses, 9 notes, 8 other lines
`;
/** The same without its notes, in format 2. */
const PLAIN = DEMO.replace("n: 3", "n: 2")
  .replace(/^\+.*\n/gm, "")
  .replaceAll("|+", "")
  .replace(", 9 notes", "");
const parse = (text: string | Buffer) => parseTranslation(Buffer.from(text), "demo.txt");
const errors = (text: string | Buffer) =>
  checkTranslationFile(Buffer.from(text), "demo.txt")
    .issues.filter(({ severity }) => severity === "error")
    .map(({ line, fault }) => `${line}: ${explain(fault, "en")}`);
const HEADER: TranslationHeader = {
  code: "RND",
  name: "Naključni prevod",
  language: "slv",
  copyright: "Brez",
  books: new Map(),
};

describe("a file of format 3", () => {
  const demo = parse(DEMO);
  const withoutNotes = parse(PLAIN);
  const lines = Array.from({ length: demo.lineCount }, (_, line) => line);

  test("has the texts, lines and headings of the same file without notes", () => {
    for (const line of lines) {
      assert.equal(demo.text(line), withoutNotes.text(line));
      assert.equal(demo.isQuoted(line), withoutNotes.isQuoted(line));
      assert.deepEqual(demo.layout(line), withoutNotes.layout(line));
      assert.deepEqual(demo.label(line), withoutNotes.label(line));
    }
    const all = { first: 0, last: demo.lineCount - 1 };
    assert.deepEqual(demo.headings(all), withoutNotes.headings(all));
    assert.equal(demo.format, 3);
    assert.equal(demo.noteCount, 9);
    assert.equal(withoutNotes.noteCount, 0);
    assert.deepEqual(withoutNotes.notes(0), []);
  });

  const signs: [line: number, shown: string][] = [
    [0, "*V začetku* je »b*il« zgled.**"],
    [1, "Beseda, *ki *ostane."],
    [2, 'Brez opombe, z "navednicami".*'],
    [3, ""],
    [4, "Konec*"],
    [5, "Druga knjiga."],
  ];
  for (const [line, shown] of signs) {
    test(`has the signs of line ${line} at their letters`, () => {
      let text = "";
      let from = 0;
      for (const { offset } of demo.notes(line)) {
        text += `${demo.text(line).slice(from, offset)}*`;
        from = offset;
      }
      assert.equal(text + demo.text(line).slice(from), shown);
    });
  }

  test("has each note in one line, that at the start of a line in that line alone", () => {
    const placed = notesByLine(demo.layout(1), demo.notes(1));
    assert.deepEqual(
      placed.map((notes) => notes.map(({ text, offset }) => [text, offset])),
      [
        [],
        [
          ["Za prelomom.", 0],
          ["Pred besedo.", 3],
        ],
      ],
    );
  });

  test("shows the note of a verse that is left out at the end of the verse before", () => {
    assert.deepEqual(demo.ownNotes(3), [{ kind: "footnote", text: "Nekateri rokopisi dodajajo vrstico.", offset: 0 }]);
    assert.deepEqual(
      demo.notes(2).map(({ text, offset }) => [text, offset]),
      [["Nekateri rokopisi dodajajo vrstico.", 29]],
    );
  });

  test("has the references of its notes that can be read and are there", () => {
    const references = (line: number) =>
      demo.notes(line).map((note) => noteReferences(demo, line, note).map(({ reference }) => reference));
    assert.deepEqual(references(0), [[], [], ["Jn 1,1", "1 Mz 1,3"], [], []]);
    assert.deepEqual(references(4), [["1 Mz 1,1.2"]]);
  });

  test("is counted again after a change by hand", () => {
    const changed = DEMO.replace("|+ostane.", "ostane.").replace("+f Pred besedo.\n", "");
    assert.match(errors(changed).join(), /counts 6 verses, 9 notes and 8 other lines/);
    const mended = mendEndLine(Buffer.from(changed), "demo.txt");
    assert.equal(mended?.endLine, "End: 6 verses, 8 notes, 8 other lines");
    assert.deepEqual(errors(mended!.bytes), []);
  });
});

for (const [format, file] of [
  [2, PLAIN],
  [3, DEMO],
] as const) {
  test(`a cut at every byte of format ${format}, and every lost, doubled or joined line, is found`, () => {
    const isFound = (text: string | Buffer, what: string) => {
      assert.notDeepEqual(errors(text), [], what);
      assert.throws(() => parse(text), CorpusError, what);
    };
    const bytes = Buffer.from(file);
    for (let length = 0; length < bytes.length - 1; length++) isFound(bytes.subarray(0, length), `cut at ${length}`);
    const lines = file.trimEnd().split("\n");
    for (const [index, line] of lines.entries()) {
      for (const put of [[], [line, line], [line, "# opomba"]]) {
        isFound(`${lines.toSpliced(index, 1, ...put).join("\n")}\n`, `${put.length} in place of ${line}`);
      }
      if (index > 0)
        isFound(`${lines.toSpliced(index - 1, 2, lines[index - 1]! + line).join("\n")}\n`, `joined: ${line}`);
    }
  });

  test(`whatever is changed in a file of format ${format}, what a check calls an error is not loaded, and else it is`, () => {
    const bytes = Buffer.from(file);
    const change = fc.record({
      at: fc.nat(bytes.length - 1),
      remove: fc.integer({ min: 0, max: 3 }),
      insert: fc.constantFrom(
        ...["", "|+", "+", " ", "\n", "+f x\n", "|1 ", "=2 x\n", "č", "\u00b6", "|", "¶ ", "=", "|= ", "End: ", "\r\n"],
      ),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
        let changed: Buffer = bytes;
        for (const { at, remove, insert } of changes) {
          changed = Buffer.concat([changed.subarray(0, at), Buffer.from(insert), changed.subarray(at + remove)]);
        }
        const isSound = errors(changed).length === 0;
        let isServed = true;
        try {
          const read = parse(changed);
          for (let line = 0; line < read.lineCount; line++) {
            const text = read.text(line);
            assert.doesNotMatch(text, /[|¶]/);
            assert.equal(
              read
                .layout(line)
                .map(({ text }) => text)
                .join(" "),
              text,
            );
            for (const { offset } of read.notes(line)) assert.ok(offset <= text.length, `${offset} in ${text}`);
          }
          read.headings({ first: 0, last: read.lineCount - 1 });
        } catch (error) {
          if (!(error instanceof CorpusError)) throw error;
          isServed = false;
        }
        assert.equal(isSound, isServed, changed.toString());
      }),
      { seed: 20261122, numRuns: process.env.SOAK ? 20_000 : 400 },
    );
  });
}

test("format 2 has no notes", () => {
  const text = DEMO.replace("n: 3", "n: 2");
  assert.throws(() => parse(text), /no_mark/);
});

test("what formatTranslation() writes of notes, parseTranslation() reads back; without them it is format 2", () => {
  const word = fc.constantFrom("Beseda", "žabà", "»česa«", "𐤀𐤁", '"x\\"', "字", "+f");
  const mark = fc.option(fc.constantFrom("line" as const, "paragraph" as const), {
    nil: undefined,
  });
  const note = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    kind: fc.constantFrom("footnote" as const, "cross_reference" as const),
    text: fc.constantFrom("Opomba", "Jn 1,1", 'a "b" \\ č', "=2 x"),
  });
  const verse = fc.record({
    words: fc.array(fc.record({ word, mark }), { maxLength: 4 }),
    notes: fc.array(note, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(verse, { minLength: 1, maxLength: 5 }), (made) => {
      const verses = made.map(({ words, notes }, index): Verse & { notes: Note[] } => {
        let text = "";
        const breaks: NonNullable<Verse["breaks"]>[number][] = [];
        for (const { word, mark } of words) {
          if (text !== "") text += " ";
          if (mark !== undefined) breaks.push({ offset: text.length, break: mark, indent: 0 });
          text += word;
        }
        const letters = [0];
        for (const letter of text) letters.push(letters.at(-1)! + letter.length);
        const placed = notes
          .map(({ at, kind, text }) => {
            return { kind, text, offset: letters[Math.floor(at * (letters.length - 1))]! };
          })
          .sort((a, b) => a.offset - b.offset);
        return { book: "GEN", chapter: 1, verse: index + 1, text, breaks, notes: placed };
      });
      if (verses.every(({ text }) => text === "")) return;
      const file = formatTranslation(HEADER, verses);
      const read = parse(file);
      for (const [line, { text, notes }] of verses.entries()) {
        assert.equal(read.text(line), text);
        assert.deepEqual(read.ownNotes(line), notes);
      }
      const plain = verses.map(({ notes, ...verse }) => verse);
      const expected = parse(formatTranslation(HEADER, plain));
      assert.equal(expected.format, 2);
      for (const line of verses.keys()) {
        assert.deepEqual(read.layout(line), expected.layout(line));
      }
    }),
    { seed: 20261122, numRuns: 250 },
  );
});

test("the example of notes in the format's description is a sound file", () => {
  const example = /```\n(Ambo-Translation: 3[\s\S]*?)```/.exec(readFileSync("corpus/README.md", "utf8"))![1]!;
  assert.deepEqual(errors(example), []);
  assert.equal(parse(example).text(0), "V začetku je bil zgled.");
  assert.deepEqual(
    parse(example)
      .notes(0)
      .map(({ kind, offset }) => [kind, offset]),
    [
      ["footnote", 9],
      ["cross_reference", 22],
      ["footnote", 23],
    ],
  );
});
