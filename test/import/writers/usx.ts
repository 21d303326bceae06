import type { Verse } from "../../../src/corpus/mod.ts";
import { escapeXml, type Noise, numberOf, walk } from "./noise.ts";

const BREAKS = [
  '</para>\n<para style="p">',
  '</para><para style="q1">',
  "<optbreak/>",
  '</para><para style="s1">Heading</para><para style="m">',
];
const NOTES = [
  '<note style="f" caller="+"><char style="ft">a note</char></note>',
  '<char style="va">3</char>',
  '<ms style="ts"/>',
];

/** Writes USX, one file for all books. */
export function writeUsx(verses: readonly Verse[], noise: Noise): Map<string, string> {
  const files = new Map<string, string>();
  let parts: string[] = [];
  let name = "";
  walk(verses, {
    book: (id) => {
      name = `${id}.usx`;
      parts = [`<usx version="3.0"><book code="${id}" style="id">Trial</book><para style="h">${id}</para>`];
    },
    endBook: () => files.set(name, `${parts.join("")}</usx>`),
    chapter: (number) => parts.push(`<chapter number="${number}" style="c"/><para style="p">`),
    endChapter: () => parts.push("</para>"),
    verse: (verse) => {
      const text = noise.text(escapeXml(verse.text), { breaks: BREAKS, notes: NOTES });
      const number = numberOf(verse);
      parts.push(`<verse number="${number}" style="v"/>${text}${noise.sometimes('<verse eid="x"/>')} `);
    },
  });
  return files;
}
