import type { Verse } from "../../../src/corpus/mod.ts";
import { escapeXml, type Noise, walk } from "./noise.ts";

const BREAKS = ['<BR art="x-nl"/>', "\n        "];
const NOTES = ["<NOTE>a note</NOTE>", '<XREF fscope="Gen 1"/>', "<DIV><NOTE>a</NOTE></DIV>"];
const NAMES: Readonly<Record<string, string>> = {
  GEN: 'bnumber="1" bname="Genesis"',
  PSA: 'bnumber="19" bname="Psalms"',
  SIR: 'bnumber="70" bname="Sirach"',
  JHN: 'bnumber="43" bname="John"',
  "1CO": 'bnumber="46" bname="1 Corinthians"',
  JUD: 'bnumber="65" bname="Jude"',
};

/** Writes Zefania XML. */
export function writeZefania(verses: readonly Verse[], noise: Noise): string {
  const parts = ['<XMLBIBLE biblename="Trial">'];
  walk(verses, {
    book: (id) => parts.push(`<BIBLEBOOK ${NAMES[id]}>`),
    endBook: () => parts.push("</BIBLEBOOK>"),
    chapter: (number) => parts.push(`<CHAPTER cnumber="${number}">${noise.sometimes("<CAPTION>A</CAPTION>")}`),
    endChapter: () => parts.push("</CHAPTER>"),
    verse: (verse) => {
      const text = noise.text(escapeXml(verse.text), { breaks: BREAKS, notes: NOTES });
      const letter = verse.segment === undefined ? "" : ` aix="${verse.segment}"`;
      const last = verse.verseEnd === undefined ? "" : ` enumber="${verse.verseEnd}"`;
      parts.push(`<VERS vnumber="${verse.verse}"${letter}${last}>${text}</VERS>\n`);
    },
  });
  return `${parts.join("")}</XMLBIBLE>`;
}
