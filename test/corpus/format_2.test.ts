/** Format 2 of translation files: how texts are printed, and the end line that finds every cut and lost line. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { checkTranslationFile } from "../../src/corpus/check/mod.ts";
import {
  CorpusError,
  formatTranslation,
  parseTranslation,
  type TranslationHeader,
  type Verse,
} from "../../src/corpus/mod.ts";
import { explain } from "../../src/i18n/problems/mod.ts";

const DEMO = `Ambo-Translation: 2
# Napisano za preizkus.
Code: DEMO
Name: Poskusni prevod
Language: slv
Copyright: Besedilo za zgled.

=1 Prva knjiga
=2 Začetek
=r Ps 1,1
GEN 1:1 ¶ V začetku je bil »zgled«,
GEN 1:2-3 ki ga je pisec števal. ¶ Potem je napisal:
GEN 1:4a |1 Prvi del "pesmi", |2 drugi del.
GEN 1:4b ||1 Druga kitica
GEN 1:5
=2 Sredi vrstice
GEN 1:6 se ne konča tu. |= ¶ Začne se nov odlomek.
GEN 2:1 Drugo poglavje.
=t Davidov psalm.
=a Alef
PSA 1:1 ¶1 Blagor mu, |2 ki ne hodi.
PSA 1:2 Gre dalje.
End: 9 verses, 13 other lines
`;
const parse = (text: string | Buffer) => parseTranslation(Buffer.from(text), "demo.txt");
const errors = (text: string | Buffer) =>
  checkTranslationFile(Buffer.from(text), "demo.txt")
    .issues.filter(({ severity }) => severity === "error")
    .map(({ line, fault }) => `${line}: ${explain(fault, "en")}`);

describe("a file of format 2", () => {
  const demo = parse(DEMO);

  test("has the texts of format 1", () => {
    const texts = Array.from({ length: demo.lineCount }, (_, line) => demo.text(line));
    assert.deepEqual(texts, [
      "V začetku je bil »zgled«,",
      "ki ga je pisec števal. Potem je napisal:",
      'Prvi del "pesmi", drugi del.',
      "Druga kitica",
      "",
      "se ne konča tu. Začne se nov odlomek.",
      "Drugo poglavje.",
      "Blagor mu, ki ne hodi.",
      "Gre dalje.",
    ]);
    assert.equal(demo.isQuoted(2), true);
    assert.equal(demo.isQuoted(7), false);
    assert.equal(demo.format, 2);
    assert.equal(demo.hasLayout, true);
    assert.equal(parse(DEMO.replace(/[|¶]+[\d=]? |^=.*\n/gm, "").replace("13 other", "7 other")).hasLayout, false);
  });

  const line = (text: string, begins: string, indent = 0) => ({ text, break: begins, indent });
  const layouts: [verse: number, lines: object[]][] = [
    [0, [line("V začetku je bil »zgled«,", "paragraph")]],
    [1, [line("ki ga je pisec števal.", "none"), line("Potem je napisal:", "paragraph")]],
    [2, [line('Prvi del "pesmi",', "line", 1), line("drugi del.", "line", 2)]],
    [3, [line("Druga kitica", "stanza", 1)]],
    [4, []],
    [5, [line("se ne konča tu.", "none", 1), line("Začne se nov odlomek.", "paragraph")]],
    [6, [line("Drugo poglavje.", "none")]],
    [7, [line("Blagor mu,", "paragraph", 1), line("ki ne hodi.", "line", 2)]],
    [8, [line("Gre dalje.", "none", 2)]],
  ];
  for (const [verse, lines] of layouts) {
    test(`says how line ${verse} is printed`, () => assert.deepEqual(demo.layout(verse), lines));
  }

  test("says where its headings stand", () => {
    const headings = demo
      .headings({ first: 0, last: demo.lineCount - 1 })
      .map(({ line, textLine, kind, level, text }) => [line, textLine, kind, level, text]);
    assert.deepEqual(headings, [
      [0, 0, "major", 1, "Prva knjiga"],
      [0, 0, "section", 2, "Začetek"],
      [0, 0, "reference", 3, "Ps 1,1"],
      [5, 1, "section", 2, "Sredi vrstice"],
      [7, 0, "psalm_title", 3, "Davidov psalm."],
      [7, 0, "acrostic", 3, "Alef"],
    ]);
    assert.deepEqual(demo.headings({ first: 1, last: 4 }), []);
  });
});

describe("the end line of format 2", () => {
  const bytes = Buffer.from(DEMO);

  test("finds a cut at every byte, in a check and at loading", () => {
    for (let length = 0; length < bytes.length - 1; length++) {
      const cut = bytes.subarray(0, length);
      assert.notDeepEqual(errors(cut), [], `cut at ${length}`);
      assert.throws(() => parse(cut), CorpusError, `cut at ${length}`);
    }
  });

  test("finds every lost, doubled and joined line", () => {
    const lines = DEMO.trimEnd().split("\n");
    const changes: [name: string, change: (line: string, index: number) => string[]][] = [
      ["lost", () => []],
      ["doubled", (line) => [line, line]],
      ["followed by a remark", (line) => [line, "# opomba"]],
    ];
    for (const index of lines.keys()) {
      for (const [name, change] of changes) {
        const changed = lines.flatMap((line, at) => (at === index ? change(line, at) : [line]));
        const text = `${changed.join("\n")}\n`;
        assert.notDeepEqual(errors(text), [], `${name}: ${lines[index]}`);
        assert.throws(() => parse(text), CorpusError, `${name}: ${lines[index]}`);
      }
      if (index === 0) continue;
      const joined = `${lines.slice(0, index).join("\n")}${lines.slice(index).join("\n")}\n`;
      assert.throws(() => parse(joined), CorpusError, `joined: ${lines[index]}`);
    }
  });
});
test("what formatTranslation() writes of breaks and headings, parseTranslation() reads back", () => {
  const header: TranslationHeader = {
    code: "RND",
    name: "Naključni prevod",
    language: "slv",
    copyright: "Brez",
    books: new Map(),
  };
  const word = fc.constantFrom("Beseda", "žabà", "»česa«", "§", "=", "Ω", '"x\\"', "öß", "字");
  const mark = fc.record({
    break: fc.constantFrom("line" as const, "stanza" as const, "paragraph" as const),
    indent: fc.integer({ min: 0, max: 4 }),
    heading: fc.option(fc.constantFrom("section" as const, "psalm_title" as const), {
      freq: 4,
      nil: undefined,
    }),
  });
  const piece = fc.record({
    words: fc.array(word, { minLength: 1, maxLength: 3 }),
    mark: fc.option(mark, { nil: undefined }),
  });
  const verses = fc.array(fc.array(piece, { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(verses, (pieces) => {
      const written = pieces.map((parts, index): Verse & { lines: string[]; placed: object[] } => {
        let text = "";
        const breaks: NonNullable<Verse["breaks"]>[number][] = [];
        const headings: NonNullable<Verse["headings"]>[number][] = [];
        for (const { words, mark } of parts) {
          if (text !== "") text += " ";
          if (mark !== undefined) {
            breaks.push({ offset: text.length, break: mark.break, indent: mark.indent });
            if (mark.heading !== undefined) {
              headings.push({
                offset: text.length,
                kind: mark.heading,
                text: `Naslov ${text.length}`,
              });
            }
          }
          text += words.join(" ");
        }
        const starts = breaks.map(({ offset }) => offset);
        const edges = [...new Set([0, ...starts, text.length + 1])];
        const lines = edges.slice(1).map((end, at) => text.slice(edges[at], end - 1));
        const placed = headings.map(({ offset, text }) => [
          text,
          starts.filter((start) => start > 0 && start <= offset).length,
        ]);
        return { book: "PSA", chapter: 1, verse: index + 1, text, breaks, headings, lines, placed };
      });
      const read = parse(formatTranslation(header, written));
      for (const [line, { text, lines, placed, breaks }] of written.entries()) {
        assert.equal(read.text(line), text);
        const layout = read.layout(line);
        assert.deepEqual(
          layout.map(({ text }) => text),
          lines,
        );
        assert.equal(layout.map(({ text }) => text).join(" "), text);
        const begun = layout.filter((one) => one.break !== "none");
        assert.deepEqual(
          begun.map((one) => [one.break, one.indent]),
          breaks!.map((one) => [one.break, one.indent]),
        );
        assert.deepEqual(
          read.headings({ first: line, last: line }).map(({ text, textLine }) => [text, textLine]),
          placed,
        );
      }
    }),
    { seed: 20261122, numRuns: 500 },
  );
});

test("whatever is changed in a file, what a check calls an error is not loaded, and the other way round", () => {
  const bytes = Buffer.from(DEMO);
  const change = fc.record({
    at: fc.nat(bytes.length - 1),
    remove: fc.integer({ min: 0, max: 3 }),
    insert: fc.constantFrom("", "|", "¶", "=", " ", "|1 ", "¶ ", "|= ", "\n", "=2 x\n", "\u00b6", "End: ", "\r\n", "č"),
  });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
      let file = bytes;
      for (const { at, remove, insert } of changes) {
        file = Buffer.concat([file.subarray(0, at), Buffer.from(insert), file.subarray(at + remove)]);
      }
      // A text may hold what is no error for the loader, such as an angle bracket; none of these changes makes one.
      const isSound = errors(file).length === 0;
      let isServed = true;
      try {
        const read = parse(file);
        for (let line = 0; line < read.lineCount; line++) {
          const layout = read.layout(line);
          assert.equal(layout.map(({ text }) => text).join(" "), read.text(line));
          assert.doesNotMatch(read.text(line), /[|¶]/);
        }
        read.headings({ first: 0, last: read.lineCount - 1 });
      } catch (error) {
        if (!(error instanceof CorpusError)) throw error;
        isServed = false;
      }
      assert.equal(isSound, isServed, file.toString());
    }),
    { seed: 20261122, numRuns: process.env.SOAK ? 20_000 : 4000 },
  );
});

test("the example of the format's description is a sound file", () => {
  const example = /```\n(Ambo-Translation: 2[\s\S]*?)```/.exec(readFileSync("corpus/README.md", "utf8"))![1]!;
  assert.deepEqual(errors(example), []);
  assert.equal(parse(example).text(7), "in nova kitica. Za naslovom sredi vrstice gre proza.");
});
