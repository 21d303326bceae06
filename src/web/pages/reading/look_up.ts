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
import type { PageContext, TextContext } from "../../page_context.ts";
import type { FormError } from "../../ui/form.ts";
import {
  type WayOn,
  waysOnFromBook,
  waysOnFromLength,
  waysOnFromMissing,
  waysOnFromSyntax,
} from "./ways_on.ts";

/** The part of a request that a text is looked up for. */
type LookupContext = TextContext & Pick<PageContext, "services">;

/** A text looked up as a reference. */
export type Lookup =
  | { readonly kind: "passage"; readonly resolution: Resolution }
  /** A book named alone. */
  | { readonly kind: "book"; readonly book: TranslationBook }
  /** A reference that cannot be shown; the book is there where the translation has it. */
  | (Refused & { readonly kind: "error"; readonly book?: TranslationBook })
  /** No reference, and why; `books` are those that it may name together. */
  | (Refused & { readonly kind: "words"; readonly books: readonly BookId[] });

/** The reason why a text has no passage, and where to go on. */
interface Refused {
  readonly error: FormError;
  readonly ways: readonly WayOn[];
}

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
  context: LookupContext,
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
    const refused = {
      error: { status: 404, message },
      ways: waysOnFromSyntax(error, translation),
    };
    const isWord = OF_WORDS.has(kind) || (kind === "ambiguous_book" && !/\d/.test(text));
    if (!isWord) return { kind: "error", ...refused };
    const isName = position === 0 && end === text.length;
    return { kind: "words", ...refused, books: isName ? books : [] };
  }
}

function findPassage(
  context: LookupContext,
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
      const ways = waysOnFromMissing(context, { missing, reference, translation });
      return { kind: "error", error: notFound, ways, ...(book !== undefined && { book }) };
    }
    if (error instanceof PassageTooLong) {
      const error = { status: 400, message: t.passageTooLong(text, maxVerses) };
      return { kind: "error", error, ways: waysOnFromLength(reference, translation) };
    }
    throw error;
  }
}

function findBook(
  context: LookupContext,
  { translation, text }: { translation: Translation; text: string },
  id: BookId,
): Lookup {
  const book = translation.book(id);
  if (book !== undefined) return { kind: "book", book };
  const missing = { kind: "book", book: id } as const;
  const message = context.in(referenceErrors).notFound(text, missing, translation);
  const ways = waysOnFromBook(context, id, translation);
  return { kind: "words", error: { status: 404, message }, ways, books: [] };
}
