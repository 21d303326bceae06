import type { BookId } from "../../../canon/mod.ts";
import {
  PassageNotFound,
  PassageTooLong,
  type Resolution,
  resolve,
  type Translation,
  type TranslationBook,
  vocabularyOf,
} from "../../../corpus/mod.ts";
import {
  parse,
  type Reference,
  ReferenceSyntaxError,
  type SyntaxErrorKind,
} from "../../../reference/mod.ts";
import { referenceErrors } from "../../i18n/texts/reference_errors.ts";
import type { TextContext } from "../../page_context.ts";
import type { FormError } from "../../ui/form.ts";

/** A text looked up as a reference. */
export type Lookup =
  | { readonly kind: "passage"; readonly resolution: Resolution }
  /** A book named alone. */
  | { readonly kind: "book"; readonly book: TranslationBook }
  /** A reference that cannot be shown; the book is there where the translation has it. */
  | { readonly kind: "error"; readonly error: FormError; readonly book?: TranslationBook }
  /** No reference, and why; `books` are those that it may name together. */
  | { readonly kind: "words"; readonly error: FormError; readonly books: readonly BookId[] };

/** The errors of texts that are words rather than a reference. */
const OF_WORDS: ReadonlySet<SyntaxErrorKind> = new Set([
  "unreadable",
  "missing_book",
  "unknown_book",
  "no_such_number",
  "too_long",
]);

/** Looks a text up as a reference to a passage, or as the name of a book. */
export function lookUp(
  context: TextContext,
  asked: { translation: Translation; text: string },
): Lookup {
  const { translation, text } = asked;
  try {
    return findPassage(context, { ...asked, reference: parse(text, vocabularyOf(translation)) });
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError)) throw error;
    if (error.kind === "missing_chapter") return findBook(context, asked, error.books[0]!);
    const { kind, position, end, books } = error;
    const message = context.in(referenceErrors).unreadable(error, translation);
    const refused = { status: 404, message };
    const isWord = OF_WORDS.has(kind) || (kind === "ambiguous_book" && !/\d/.test(text));
    if (!isWord) return { kind: "error", error: refused };
    const isName = position === 0 && end === text.length;
    return { kind: "words", error: refused, books: isName ? books : [] };
  }
}

function findPassage(
  context: TextContext,
  asked: { translation: Translation; text: string; reference: Reference },
): Lookup {
  const t = context.in(referenceErrors);
  const maxVerses = context.settings["max-verses"];
  const { translation, text, reference } = asked;
  try {
    return { kind: "passage", resolution: resolve(translation, { reference, maxVerses }) };
  } catch (error) {
    if (error instanceof PassageNotFound) {
      const { missing } = error;
      const notFound = { status: 404, message: t.notFound(text, missing, translation) };
      const book = translation.book(missing.book);
      return { kind: "error", error: notFound, ...(book !== undefined && { book }) };
    }
    if (error instanceof PassageTooLong) {
      return { kind: "error", error: { status: 400, message: t.passageTooLong(text, maxVerses) } };
    }
    throw error;
  }
}

function findBook(
  context: TextContext,
  { translation, text }: { translation: Translation; text: string },
  id: BookId,
): Lookup {
  const book = translation.book(id);
  if (book !== undefined) return { kind: "book", book };
  const missing = { kind: "book", book: id } as const;
  const message = context.in(referenceErrors).notFound(text, missing, translation);
  return { kind: "words", error: { status: 404, message }, books: [] };
}
