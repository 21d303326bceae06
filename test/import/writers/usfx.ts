import type { Verse } from "../../../src/corpus/mod.ts";
import { escapeXml, type Noise, numberOf, walk } from "./noise.ts";

const BREAKS = ["</p>\n<p>", "<b/>", "</p><s>Heading</s><p>", "<optionalLineBreak/>"];
const NOTES = ['<f caller="+"><fr>1:1</fr><ft>a note</ft></f>', "<x><xt>Gen 1</xt></x>", "<va>3</va>"];

/** Writes USFX. */
export function writeUsfx(verses: readonly Verse[], noise: Noise): string {
  const parts = ["<usfx>"];
  walk(verses, {
    book: (id) => parts.push(`<book id="${id}"><id id="${id}">Trial</id><h>${id}</h>`),
    endBook: () => parts.push("</book>"),
    chapter: (number) => parts.push(`<c id="${number}"/><p>`),
    endChapter: () => parts.push("</p>"),
    verse: (verse) => {
      const text = noise.text(escapeXml(verse.text), { breaks: BREAKS, notes: NOTES });
      parts.push(`<v id="${numberOf(verse)}"/>${text}${noise.sometimes("<ve/>", "<ve/>\n")} `);
    },
  });
  return `${parts.join("")}</usfx>`;
}
