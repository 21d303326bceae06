import type { Verse } from "../../../src/corpus/mod.ts";
import { type Noise, numberOf, walk } from "./noise.ts";

const BREAKS = ["\n\\p\n", "\n\\q1 ", "\n\\q2\n", "\n", "\n\\s1 Heading\n\\p\n", "\n\\b\n\\m ", "~", " // "];
const NOTES = ["\\f + \\fr 1:1 \\ft a note\\f*", "\\x - \\xt Gen 1\\x*", "\\va 3\\va*", '\\fig a|src="b"\\fig*'];

/** Writes USFM. */
export function writeUsfm(verses: readonly Verse[], noise: Noise): string {
  const parts: string[] = [];
  walk(verses, {
    book: (id) => parts.push(`\\id ${id} Trial\n\\h ${id}\n\\mt1 Title\n`),
    chapter: (number) => parts.push(`\\c ${number}\n${noise.sometimes("\\s1 Heading\n", "\\d A title\n")}\\p\n`),
    verse: (verse) => {
      const text = noise.text(verse.text, { breaks: BREAKS, notes: NOTES });
      const styled = noise.next(3) === 0 && verse.text !== "" ? `\\wj ${text}\\wj*` : text;
      parts.push(`\\v ${numberOf(verse)} ${styled}${noise.sometimes("\n", "\n\\p\n") || " "}`);
    },
  });
  return parts.join("");
}
