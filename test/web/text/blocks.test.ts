/** Printed text in blocks: what every page, frame and feed draws. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseTranslation, type Translation } from "../../../src/corpus/mod.ts";
import { textBlocks } from "../../../src/web/text/blocks.ts";
import { verseNumber } from "../../../src/web/text/titles.ts";

function translationOf(...lines: readonly string[]): Translation {
  const verses = lines.filter((line) => !line.startsWith("=")).length;
  return parseTranslation(
    Buffer.from(`Ambo-Translation: 2
Code: POSKUS
Name: Poskus
Language: slv
Copyright: Sestavljeno za preizkus.

${lines.join("\n")}
End: ${verses} verses, ${lines.length - verses + 6} other lines
`),
    "POSKUS.txt",
  );
}

/** Draws all blocks of the first chapter: `(1)` is a number, `>` an indent, `/` a line, `|` a block, `…` goes on in the next. */
function drawn(...lines: readonly string[]): string[] {
  const translation = translationOf(...lines);
  const [book] = translation.books;
  const [first = 0, end = 0] = book?.starts ?? [];
  const verses = Array.from({ length: end - first }, (_, index) => first + index);
  const headings = translation.headings({ first, last: end - 1 });
  return textBlocks(translation, verses, headings).map((block) => {
    if (block.kind === "heading") return `${block.heading.kind}: ${block.heading.text}`;
    const text = block.lines.map(({ indent, pieces }) => {
      const marked = pieces.map(({ text, verse }) =>
        verse === undefined ? text : `(${verseNumber(verse.label)}${verse.runsOn ? "…" : ""}) ${text}`,
      );
      return ">".repeat(indent) + marked.join(" ");
    });
    return `${block.kind}: ${text.join(" / ")}`;
  });
}

const cases: [name: string, lines: string[], blocks: string[]][] = [
  [
    "verses of prose go on in one paragraph, and within one of them begins another",
    ["GEN 1:1 ¶ Ena.", "GEN 1:2-3 Dve. ¶ Tri.", "GEN 1:4a Štiri."],
    ["prose: (1) Ena. (2–3…) Dve.", "prose: Tri. (4a) Štiri."],
  ],
  [
    "lines of poetry stand in stanzas, and prose before them is a block of its own",
    ["GEN 1:1 ¶ Reče: |1 verz, |2 drugi;", "GEN 1:2 ||1 kitica,", "GEN 1:3 ki gre dalje."],
    ["prose: (1…) Reče:", "poem: >verz, / >>drugi;", "poem: >(2) kitica, (3) ki gre dalje."],
  ],
  [
    "a heading stands before its verse or within it, and ends the block before",
    ["=2 Začetek", "GEN 1:1 ¶ Ena.", "=t Pesem", "GEN 1:2 |1 Verz.", "=2 Konec", "GEN 1:3 ¶ Dve. |= ¶ Tri."],
    [
      "section: Začetek",
      "prose: (1) Ena.",
      "psalm_title: Pesem",
      "poem: >(2) Verz.",
      "prose: (3…) Dve.",
      "section: Konec",
      "prose: Tri.",
    ],
  ],
  [
    "a verse that is left out is no piece of any",
    ["GEN 1:1 ¶ Ena.", "GEN 1:2", "GEN 1:3 Tri."],
    ["prose: (1) Ena. (3) Tri."],
  ],
  [
    "a psalm of which nobody says how it is printed has a verse a line",
    ["PSA 1:1 Ena.", "PSA 1:2 Dve."],
    ["poem: >(1) Ena. / >(2) Dve."],
  ],
  ["another book of which nobody says so is prose", ["JHN 1:1 Ena.", "JHN 1:2 Dve."], ["prose: (1) Ena. (2) Dve."]],
];

for (const [name, lines, blocks] of cases) {
  test(name, () => assert.deepEqual(drawn(...lines), blocks));
}
