import {
  PassageNotFound,
  PassageTooLong,
  type Resolution,
  resolve,
  type Translation,
  vocabularyOf,
} from "../../../corpus/mod.ts";
import { parse, type Reference, ReferenceSyntaxError } from "../../../reference/mod.ts";
import { referenceErrors } from "../../i18n/texts/reference_errors.ts";
import type { PageContext } from "../../page_context.ts";
import type { FormError } from "../../ui/form.ts";

/** Finds the passage of a reference as it was typed, or the reason why there is none. */
export function readPassage(
  context: PageContext,
  { translation, text }: { translation: Translation; text: string },
): Resolution | FormError {
  const t = context.in(referenceErrors);
  const maxVerses = context.settings["max-verses"];
  try {
    return resolve(translation, { reference: parse(text, vocabularyOf(translation)), maxVerses });
  } catch (error) {
    const opened = firstChapter(error, translation);
    if (opened !== undefined) return resolve(translation, { reference: opened, maxVerses });
    if (error instanceof ReferenceSyntaxError)
      return { status: 404, message: t.unreadable(error, translation) };
    if (error instanceof PassageNotFound) {
      return { status: 404, message: t.notFound(text, error.missing, translation) };
    }
    if (error instanceof PassageTooLong) {
      return { status: 400, message: t.passageTooLong(text, maxVerses) };
    }
    throw error;
  }
}

/** The first chapter of a book that was named alone, from which its other chapters can be reached. */
function firstChapter(error: unknown, translation: Translation): Reference | undefined {
  if (!(error instanceof ReferenceSyntaxError) || error.kind !== "missing_chapter")
    return undefined;
  const [id] = error.books;
  const book = id === undefined ? undefined : translation.book(id);
  const [chapter] = book?.chapters ?? [];
  if (book === undefined || chapter === undefined) return undefined;
  const range = { from: { chapter }, to: { chapter }, start: 0, end: error.text.length };
  const passage = { book: book.id, written: book.abbreviation, ranges: [range] };
  return { passages: [{ ...passage, start: 0, end: error.text.length }] };
}
