/** A reference at the beginning of a line, and the text after it. */
export interface LabelledLine {
  readonly book: string;
  readonly chapter: number;
  readonly label: string;
  readonly text: string;
}

/**
 * `GEN 1:1 text`, `Gen.1.1 text`, `1 Jn 1,1<tab>text`, `Song of Songs 1:1-2 text`: a book, a chapter, a colon, point or
 * comma, a verse, white space or a bar, the text.
 */
const LINE =
  /^\s*(\S[^:\t|]{0,39}?)[\s.]*(\d{1,3})[:.,](\d{1,3}[a-z]?(?:[-\u2010-\u2015]\d{1,3}[a-z]?)?)(?:[\s|:]\s*(.*))?$/is;

/** @returns nothing where the line does not begin with a reference */
export function parseLabelledLine(line: string): LabelledLine | undefined {
  const match = LINE.exec(line);
  if (match === null) return undefined;
  const [, book = "", chapter = "", label = "", text = ""] = match;
  if (!/\p{L}/u.test(book)) return undefined;
  return { book: book.trim(), chapter: Number(chapter), label, text };
}
