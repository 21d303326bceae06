import type { Format } from "../format.ts";
import { readFilesInTurn } from "../read_files.ts";
import { bookByName } from "../source_books.ts";
import { isRemark, parseLabelledLine, textLines } from "./text_lines.ts";
import { VerseAdder } from "./verse_adder.ts";

/** The number of lines that are tested, and the share of them that must be verses. */
const SAMPLE = 40;
const SHARE = 0.7;
/** Characters of a line that a warning shows. */
const MAX_EXCERPT = 40;

/** `GEN 1:1 text`, as eBible.org's verse-per-line files and many others have it. */
export const LABELLED_LINES: Format = {
  name: "verse per line",
  recognises(head) {
    const lines = completeLines(head)
      .filter((line) => !isRemark(line))
      .slice(0, SAMPLE);
    const verses = lines.filter((line) => {
      const verse = parseLabelledLine(line.replace(/^\ufeff/, ""));
      return verse !== undefined && bookByName(verse.book) !== undefined;
    });
    return verses.length > 0 && verses.length >= lines.length * SHARE;
  },
  read(reading) {
    const { builder, encoding } = reading;
    readFilesInTurn(reading, (file) => {
      const adder = new VerseAdder(builder);
      for (const line of textLines(file, builder, encoding)) {
        if (isRemark(line)) continue;
        const verse = parseLabelledLine(line);
        if (verse !== undefined) adder.add(verse);
        else builder.warn("no_verse_line", { line: line.slice(0, MAX_EXCERPT) });
      }
    });
  },
};

/** Returns the lines of a head, without the last where it may be cut. */
function completeLines(head: string): string[] {
  const lines = head.split(/\r\n|\n|\r/);
  return lines.length > 1 ? lines.slice(0, -1) : lines;
}
