/** The last line of a file of format 2. */
const END_LINE = /^End: (\d{1,9}) verses, (\d{1,9}) other lines$/;
/** The advice for who changed a file by hand. */
export const MEND_ADVICE = "after a change by hand `ambo check CODE --mend` counts again";

/** The lines before the end line: those of verses, and those of the header and of headings. */
export interface LineCounts {
  readonly verses: number;
  readonly others: number;
}

/** Formats the last line of a file, which counts the others. */
export function formatEndLine({ verses, others }: LineCounts): string {
  return `End: ${verses} verses, ${others} other lines\n`;
}

/** Returns the fault of an end line, undefined where it counts the lines that are there. */
export function endLineFault(line: string, { verses, others }: LineCounts): string | undefined {
  const match = END_LINE.exec(line);
  if (match === null) return "the end line is cut off";
  if (Number(match[1]) === verses && Number(match[2]) === others) return undefined;
  return `the end line counts ${match[1]} verses and ${match[2]} other lines, there are ${verses} and ${others}: a line is lost or was added; ${MEND_ADVICE}`;
}
