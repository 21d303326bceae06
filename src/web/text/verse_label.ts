import type { Translation, VerseLabel } from "../../corpus/mod.ts";
import { readerPath } from "../context/paths.ts";
import type { Visitor } from "../context/visitor.ts";

/** Formats the number of a verse as it is printed: `16`, `25–26`, `4a`. */
export function verseNumber({ verse, verseEnd, segment = "" }: VerseLabel): string {
  return `${verse}${verseEnd === undefined ? "" : `–${verseEnd}`}${segment}`;
}

/** Returns the reference of a verse, and the path of its chapter at the place where the verse stands. */
export function versePath(
  context: Visitor,
  translation: Translation,
  line: number,
): { reference: string; path: string } {
  const label = translation.label(line);
  const { chapter, verse, verseEnd, segment = "" } = label;
  const book = translation.book(label.book)!;
  const range = verseEnd === undefined ? `${verse}${segment}` : `${verse}-${verseEnd}`;
  const reference = `${book.abbreviation} ${chapter},${range}`;
  const index = book.chapters.indexOf(chapter);
  const length = book.starts[index + 1]! - book.starts[index]!;
  // A chapter that may not be shown whole is opened at this verse alone.
  const isWhole = length <= context.settings["max-verses"];
  const path = readerPath(translation.code, isWhole ? `${book.abbreviation} ${chapter}` : reference);
  return { reference, path: `${path}#${verseId(label)}` };
}

/** Returns the id of a verse in a passage: `JHN.3.16`. */
export function verseId({ book, chapter, verse, segment = "" }: VerseLabel): string {
  return `${book}.${chapter}.${verse}${segment}`;
}
