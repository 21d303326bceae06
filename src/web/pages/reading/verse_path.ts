import type { Translation, VerseLabel } from "../../../corpus/mod.ts";
import type { PageContext } from "../../page_context.ts";
import { readerPath } from "./reader_form.ts";

/** Returns the reference of a verse, and the path of its chapter at the place where the verse stands. */
export function versePath(
  context: PageContext,
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
  const path = readerPath(
    translation.code,
    isWhole ? `${book.abbreviation} ${chapter}` : reference,
  );
  return { reference, path: `${path}#${verseId(label)}` };
}

/** Returns the id of a verse in a passage: `JHN.3.16`. */
export function verseId({ book, chapter, verse, segment = "" }: VerseLabel): string {
  return `${book}.${chapter}.${verse}${segment}`;
}
