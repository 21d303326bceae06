/** Any text, printed in any way -> written in a format -> imported: the same marks, and the same letters. */
import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import fc from "fast-check";
import { formatTranslation, type Verse } from "../../src/corpus/mod.ts";
import { importedVerses } from "../../src/import/imported_translation.ts";
import { JSON_TEXT } from "../../src/import/json/mod.ts";
import { OSIS } from "../../src/import/osis/mod.ts";
import type { Format } from "../../src/import/source.ts";
import { USFM } from "../../src/import/usfm/mod.ts";
import { USFX } from "../../src/import/usfx.ts";
import { USX } from "../../src/import/usx.ts";
import { ZEFANIA } from "../../src/import/zefania_opensong_beblia.ts";
import { lines, readFiles } from "./reading.ts";

const escapeXml = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

type Start = "p" | "q1" | "q2" | "q3" | "bq1" | "bq2";
type HeadingMarker = "ms" | "s" | "s2" | "r" | "d" | "qa";

/** A printed line: what precedes it, how it begins, and the pieces of verses in it. */
interface Block {
  readonly headings: readonly { readonly marker: HeadingMarker; readonly text: string }[];
  readonly start: Start;
  /** The first piece belongs to the verse before where it begins none. */
  readonly pieces: readonly { readonly beginsVerse: boolean; readonly text: string }[];
}

const word = fc.constantFrom("Beseda", "čaša,", "»žito«", "mir.", "A&B", "(in)", "l'eau");
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const heading = fc.record({
  marker: fc.constantFrom<HeadingMarker>("ms", "s", "s2", "r", "qa"),
  text,
});
const block = fc.record<Block>({
  headings: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(heading, { maxLength: 3 })),
  start: fc.constantFrom<Start>("p", "p", "q1", "q2", "q3", "bq1", "bq2"),
  pieces: fc.array(fc.record({ beginsVerse: fc.boolean(), text }), { minLength: 1, maxLength: 3 }),
});
const chapter = fc
  .array(block, { minLength: 1, maxLength: 8 })
  .map(([first, ...others]) => [
    { ...first!, pieces: first!.pieces.map((piece) => ({ ...piece, beginsVerse: true })) },
    ...others,
  ]);

const KINDS = {
  ms: "major",
  s: "section",
  s2: "subsection",
  r: "reference",
  d: "psalm_title",
  qa: "acrostic",
} as const;

/** The verses with their breaks and headings. */
function versesOf(blocks: readonly Block[]): Verse[] {
  const verses: (Verse & { breaks: object[]; headings: object[] })[] = [];
  for (const { headings, start, pieces } of blocks) {
    for (const [index, piece] of pieces.entries()) {
      if (piece.beginsVerse) {
        const number = verses.length + 1;
        verses.push({
          book: "PSA",
          chapter: 1,
          verse: number,
          text: "",
          breaks: [],
          headings: [],
          notes: [],
        });
      }
      const verse = verses.at(-1)! as unknown as {
        text: string;
        breaks: object[];
        headings: object[];
        notes: object[];
      };
      const offset = verse.text === "" ? 0 : verse.text.length + 1;
      if (index === 0) {
        const indent = start === "p" ? 0 : Number(start.at(-1));
        const kind = start === "p" ? "paragraph" : start[0] === "b" ? "stanza" : "line";
        verse.breaks.push({ offset, break: kind, indent });
        for (const { marker, text } of headings) {
          verse.headings.push({ offset, kind: KINDS[marker], text });
        }
      }
      verse.text = verse.text === "" ? piece.text : `${verse.text} ${piece.text}`;
      verse.notes.push({ kind: "footnote", text: "opomba", offset: verse.text.length });
    }
  }
  return verses as Verse[];
}

/** Calls back for each part of a chapter, in the order in which it is written. */
function write(
  blocks: readonly Block[],
  parts: {
    heading: (marker: HeadingMarker, text: string) => string;
    start: (start: Start) => string;
    verse: (number: number) => string;
    text: (text: string) => string;
    end: (start: Start) => string;
  },
): string {
  let number = 0;
  return blocks
    .map(({ headings, start, pieces }) => {
      const before = headings.map(({ marker, text }) => parts.heading(marker, text)).join("");
      const inside = pieces.map(
        ({ beginsVerse, text }) => `${beginsVerse ? parts.verse(++number) : ""}${parts.text(text)}`,
      );
      return `${before}${parts.start(start)}${inside.join(" ")}${parts.end(start)}`;
    })
    .join("");
}

const level = (start: Start) => start.at(-1);
const TITLES: Record<HeadingMarker, (text: string) => string> = {
  ms: (text) => `<div type="majorSection"><title>${text}</title></div>`,
  s: (text) => `<title>${text}</title>`,
  s2: (text) => `<title type="sub">${text}</title>`,
  r: (text) => `<title type="parallel">${text}</title>`,
  d: (text) => `<title type="psalm" canonical="true">${text}</title>`,
  qa: (text) => `<title type="acrostic">${text}</title>`,
};

const WRITERS: [name: string, format: Format, write: (blocks: readonly Block[]) => string][] = [
  [
    "USFM",
    USFM,
    (blocks) =>
      `\\id PSA\n\\c 1\n${write(blocks, {
        heading: (marker, text) => `\\${marker} ${text}\n`,
        start: (start) => (start[0] === "b" ? `\\b\n\\${start.slice(1)} ` : `\\${start}\n`),
        verse: (number) => `\\v ${number} `,
        text: (text) => `${text}\\f + \\ft opomba\\f*`,
        end: () => "\n",
      })}`,
  ],
  [
    "USX",
    USX,
    (blocks) =>
      `<usx version="3.0"><book code="PSA" style="id"/><chapter number="1" style="c"/>${write(blocks, {
        heading: (marker, text) => `<para style="${marker}">${escapeXml(text)}</para>\n`,
        start: (start) =>
          start[0] === "b" ? `<para style="b"/><para style="${start.slice(1)}">` : `<para style="${start}">`,
        verse: (number) => `<verse number="${number}" style="v"/>`,
        text: (text) => `${escapeXml(text)}<note style="f" caller="+">opomba</note>`,
        end: () => "</para>\n",
      })}</usx>`,
  ],
  [
    "USFX",
    USFX,
    (blocks) =>
      `<usfx><book id="PSA"><c id="1"/>${write(blocks, {
        heading: (marker, text) =>
          marker === "qa"
            ? `<p sfm="qa">${escapeXml(text)}</p>`
            : `<${marker[0] === "m" ? "ms" : marker[0]}${marker === "s2" ? ' level="2"' : ""}>${escapeXml(text)}</${marker[0] === "m" ? "ms" : marker[0]}>`,
        start: (start) => (start === "p" ? "<p>" : `${start[0] === "b" ? "<b/>" : ""}<q level="${level(start)}">`),
        verse: (number) => `<v id="${number}"/>`,
        text: (text) => `${escapeXml(text)}<f>opomba</f>`,
        end: (start) => (start === "p" ? "</p>\n" : "</q>\n"),
      })}</book></usfx>`,
  ],
  [
    "OSIS",
    OSIS,
    (blocks) =>
      `<osis><osisText><div type="book" osisID="Ps"><chapter osisID="Ps.1">${write(blocks, {
        heading: (marker, text) => TITLES[marker](escapeXml(text)),
        start: (start) =>
          start === "p" ? "<p>" : `${start[0] === "b" ? '<lb type="x-p"/>' : ""}<l level="${level(start)}">`,
        verse: (number) => `<verse osisID="Ps.1.${number}" sID="v${number}"/>`,
        text: (text) => `${escapeXml(text)}<note>opomba</note>`,
        end: (start) => (start === "p" ? "</p>\n" : "</l>\n"),
      })}</chapter></div></osisText></osis>`,
  ],
];

const HEADER = { code: "A", name: "A", language: "slv", copyright: "A", books: new Map() };
const body = (verses: Iterable<Verse>) => formatTranslation(HEADER, verses).toString();

describe("any text has the marks that it was written with, and its letters, from", () => {
  for (const [name, format, write] of WRITERS) {
    it(name, () => {
      fc.assert(
        fc.property(chapter, (blocks) => {
          const expected = versesOf(blocks);
          const imported = readFiles(format, { "a.xml": write(blocks) });
          assert.equal(body(importedVerses(imported)), body(expected));
          assert.deepEqual(
            lines(imported),
            expected.map(({ verse, text }) => `PSA 1:${verse} ${text}`),
          );
          assert.deepEqual(imported.warnings, []);
        }),
        { numRuns: 150, seed: 20261122 },
      );
    });
  }
});

test("spaces within the label of a verse say nothing, whatever the format", () => {
  const LABELS = ["1 - 2", "3, 4", "5 a", "6 \u2013 7"];
  const of = (verse: (label: string) => string) => LABELS.map(verse).join("");
  const osis = (label: string) => {
    const ids = label.replace(/\d+/g, "Gen.1.$&").replace(/ a$/, ".a");
    return `<verse osisID="${ids}">x</verse>`;
  };
  const SOURCES: [Format, string][] = [
    [
      ZEFANIA,
      `<XMLBIBLE><BIBLEBOOK bnumber="1"><CHAPTER cnumber="1">${of((l) => `<VERS vnumber="${l}">x</VERS>`)}</CHAPTER></BIBLEBOOK></XMLBIBLE>`,
    ],
    [
      USX,
      `<usx><book code="GEN"/><chapter number="1"/><para style="p">${of((l) => `<verse number="${l}"/>x `)}</para></usx>`,
    ],
    [USFX, `<usfx><book id="GEN"><c id="1"/><p>${of((l) => `<v id="${l}"/>x `)}</p></book></usfx>`],
    [
      OSIS,
      `<osis><osisText><div type="book" osisID="Gen"><chapter osisID="Gen.1">${of(osis)}</chapter></div></osisText></osis>`,
    ],
    [
      JSON_TEXT,
      JSON.stringify({
        books: [{ name: "Genesis", chapters: [{ chapter: 1, verses: LABELS.map((verse) => ({ verse, text: "x" })) }] }],
      }),
    ],
  ];
  for (const [format, source] of SOURCES) {
    const found = lines(readFiles(format, { "a.xml": source }));
    assert.deepEqual(
      found,
      ["1-2", "3-4", "5a", "6-7"].map((label) => `GEN 1:${label} x`),
      format.name,
    );
  }
});
