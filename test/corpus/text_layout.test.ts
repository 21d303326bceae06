/** Printed lines and headings of made texts beside a naive reading of the same marks, verse after verse. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { parseTranslation, type Translation } from "../../src/corpus/mod.ts";

const HEAD = "Ambo-Translation: 2\nCode: DEMO\nName: Poskus\nLanguage: slv\nCopyright: Za zgled.\n\n";

/** A line of the file: a heading, or the marks and words of a verse's text. */
interface MadeVerse {
  /** The headings before its line; those within its text among them. */
  readonly headings: number;
  readonly pieces: readonly { readonly marks: readonly string[]; readonly text: string }[];
}

const BREAKS = ["¶", "¶2", "|0", "|1", "|4", "||0", "||3"] as const;
const word = fc.constantFrom("luč", "v temi", "sveti", "žarek 🙂", "a");
const breakMark = fc.constantFrom(...BREAKS);
/** Marks within a text: a break, a heading, or both. */
const marksWithin = fc.oneof(
  fc.tuple(breakMark),
  fc.constant(["|="]),
  fc.tuple(fc.constant("|="), breakMark),
  fc.tuple(fc.constant("|="), fc.constant("|="), breakMark),
);
const verse: fc.Arbitrary<MadeVerse> = fc
  .record({
    before: fc.nat(2),
    first: fc.oneof(fc.constant([]), fc.tuple(breakMark)),
    text: word,
    rest: fc.array(fc.record({ marks: marksWithin, text: word }), { maxLength: 3 }),
    isLeftOut: fc.nat(9),
  })
  .map(({ before, first, text, rest, isLeftOut }) => {
    if (isLeftOut === 0) return { headings: before, pieces: [] };
    const pieces = [{ marks: first, text }, ...rest];
    const within = pieces.flatMap(({ marks }) => marks).filter((mark) => mark === "|=").length;
    return { headings: before + within, pieces };
  });

/** Chapters of verses. */
const book = fc.array(fc.array(verse, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 3,
});

/** Writes the file, the headings numbered as they come. */
function write(chapters: readonly (readonly MadeVerse[])[]): Translation {
  const lines: string[] = [];
  let heading = 0;
  for (const [chapter, verses] of chapters.entries()) {
    for (const [index, { headings, pieces }] of verses.entries()) {
      for (let count = 0; count < headings; count++) lines.push(`=2 Naslov ${++heading}`);
      const text = pieces.flatMap(({ marks, text }) => [...marks, text]).join(" ");
      lines.push(`GEN ${chapter + 1}:${index + 1} ${text}`.trimEnd());
    }
  }
  // A translation has a text.
  lines.push("JUD 1:1 Konec.");
  const verses = chapters.flat().length + 1;
  const end = `End: ${verses} verses, ${6 + heading} other lines\n`;
  return parseTranslation(Buffer.from(`${HEAD}${lines.join("\n")}\n${end}`), "demo.txt");
}

function breakOf(mark: string): { break: string; indent: number } {
  const indent = Number(mark.replace(/^\D+/, ""));
  const kinds: Readonly<Record<string, string>> = { "¶": "paragraph", "|": "line", "||": "stanza" };
  return { break: kinds[mark.replace(/\d+$/, "")] ?? mark, indent };
}

/** What is printed: the lines of each verse, and the headings of all with verse and line. */
function model(chapters: readonly (readonly MadeVerse[])[]) {
  const layouts: object[][] = [];
  const headings: { line: number; textLine: number; text: string }[] = [];
  let heading = 0;
  for (const verses of chapters) {
    let indent = 0;
    for (const { headings: count, pieces } of verses) {
      const line = layouts.length;
      const within: number[] = [];
      const printed = pieces.map(({ marks, text }, index) => {
        let begun = { break: "none", indent };
        for (const mark of marks) {
          if (mark === "|=") within.push(index);
          begun = mark === "|=" ? { break: "paragraph", indent: 0 } : breakOf(mark);
        }
        indent = begun.indent;
        return { text, ...begun };
      });
      layouts.push(printed);
      for (let at = 0; at < count; at++) {
        const textLine = within[at - (count - within.length)] ?? 0;
        headings.push({ line, textLine, text: `Naslov ${++heading}` });
      }
    }
  }
  return { layouts, headings };
}

test("every verse has the lines that its marks tell, and every heading its place", () => {
  fc.assert(
    fc.property(book, (chapters) => {
      const translation = write(chapters);
      const expected = model(chapters);
      for (const [line, lines] of expected.layouts.entries()) {
        assert.deepEqual(translation.layout(line), lines, `line ${line}`);
      }
      const last = expected.layouts.length - 1;
      const found = translation
        .headings({ first: 0, last })
        .map(({ line, textLine, text }) => ({ line, textLine, text }));
      assert.deepEqual(found, expected.headings);
    }),
    { seed: 20_261_123, numRuns: 200 },
  );
});

describe("a verse without a mark goes on in the line before it:", () => {
  const CASES: readonly (readonly [text: string, indent: number])[] = [
    ["|2 a", 2],
    ["|2 a |3 b", 3],
    ["¶ a", 0],
    ["|2 a |= b", 0],
    ["|2 a |= |1 b", 1],
    ["|2 a |= ¶ b", 0],
  ];
  for (const [text, indent] of CASES) {
    test(`behind ${text} at ${indent}`, () => {
      const headings = text.includes("|=") ? "=2 Naslov\n" : "";
      const verses = `${headings}GEN 1:1 ${text}\nGEN 1:2 c\nGEN 2:1 d\n`;
      const end = `End: 3 verses, ${headings === "" ? 6 : 7} other lines\n`;
      const translation = parseTranslation(Buffer.from(`${HEAD}${verses}${end}`), "demo.txt");
      assert.deepEqual(translation.layout(1), [{ text: "c", break: "none", indent }]);
      assert.deepEqual(translation.layout(2), [{ text: "d", break: "none", indent: 0 }]);
    });
  }
});
