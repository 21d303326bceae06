/** The number of characters of a long text are shown on either side of the marked place. */
const CONTEXT = 60;

/**
 * Two lines for a terminal: a text, and under a stretch of it carets.
 *
 * What a terminal would obey instead of showing is left out; a tab and a line end become a space.
 *
 * @param start Where the stretch begins, in UTF-16 units.
 * @param end Where it is over; the same at the end of the text, where one caret stands behind it.
 */
export function caretLines(text: string, start: number, end: number): [string, string] {
  let shown = "";
  let before = 0;
  let marked = 0;
  const from = Math.max(0, start - CONTEXT);
  const to = Math.min(text.length, Math.max(end, start) + CONTEXT);
  const segmenter = new Intl.Segmenter("sl", { granularity: "grapheme" });
  for (const { segment, index } of segmenter.segment(text.slice(from, to))) {
    const cell = printable(segment);
    shown += cell;
    if (from + index < start) before += cellWidth(cell);
    else if (from + index < end) marked += cellWidth(cell);
  }
  return [shown, " ".repeat(before) + "^".repeat(Math.max(1, marked))];
}

/** A character as a terminal may have it: no control character, nothing that turns the direction of writing. */
function printable(grapheme: string): string {
  return /\p{Cc}/u.test(grapheme) ? " " : grapheme.replace(/[\u202a-\u202e\u2066-\u2069]/gu, "");
}

/** Scripts and symbols that a terminal gives two columns, after Unicode's "East Asian Width". */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** Counts the columns that a terminal gives a character with its marks. */
function cellWidth(grapheme: string): number {
  if (WIDE.test(grapheme)) return 2;
  return /^[\p{M}\p{Cf}]*$/u.test(grapheme) ? 0 : 1;
}
