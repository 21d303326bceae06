import { CorpusFault } from "./corpus_error.ts";

/** The last line of a file of format 2, or 3. */
const END_LINE = /^End: (\d{1,9}) verses, (?:(\d{1,9}) notes, )?(\d{1,9}) other lines$/;

/** The lines before the end line: those of verses, those of notes, and those of the header and of headings. */
export interface LineCounts {
  readonly verses: number;
  /** Absent in a file of format 2, which has none. */
  readonly notes?: number;
  readonly others: number;
}

/** Formats the last line of a file, which counts the others. */
export function formatEndLine({ verses, notes, others }: LineCounts): string {
  return `End: ${verses} verses, ${notes === undefined ? "" : `${notes} notes, `}${others} other lines\n`;
}

/** Returns the fault of an end line, undefined where it counts the lines that are there. */
export function endLineFault(line: string, { verses, notes, others }: LineCounts): CorpusFault | undefined {
  const match = END_LINE.exec(line);
  if (match === null || (match[2] === undefined) !== (notes === undefined)) {
    return new CorpusFault("cut_end_line", {});
  }
  const counted = {
    verses: Number(match[1]),
    notes: Number(match[2] ?? 0),
    others: Number(match[3]),
  };
  if (counted.verses === verses && counted.notes === (notes ?? 0) && counted.others === others) {
    return undefined;
  }
  const found = { foundVerses: verses, foundNotes: notes ?? 0, foundOthers: others };
  return new CorpusFault("wrong_end_line", { ...counted, ...found });
}
