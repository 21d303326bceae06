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
import { endSentence, explain } from "../../../i18n/problems/mod.ts";
import { parse, type Reference, ReferenceSyntaxError, type SyntaxErrorCode } from "../../../reference/mod.ts";
import type { FormError } from "../../context/page_error.ts";
import type { Visitor } from "../../context/visitor.ts";
import { type WayOn, waysOnFromBook, waysOnFromLength, waysOnFromMissing, waysOnFromSyntax } from "./ways_on.ts";

/** A text looked up as a reference. */
export type Lookup =
  | { readonly kind: "passage"; readonly resolution: Resolution }
  /** A book named alone. */
  | { readonly kind: "book"; readonly book: TranslationBook }
  /** A reference that cannot be shown; the book is there where the translation has it. */
  | { readonly kind: "error"; readonly refusal: () => Refusal; readonly book?: TranslationBook }
  /** No reference; `books` are those that it may name together. */
  | { readonly kind: "words"; readonly refusal: () => Refusal; readonly books: readonly BookId[] };

/** The reason why a text has no passage, and where to go on: found when it is to be shown. */
export interface Refusal {
  readonly error: FormError;
  readonly ways: readonly WayOn[];
}

/** The errors of texts that are words rather than a reference. */
const OF_WORDS: ReadonlySet<SyntaxErrorCode> = new Set([
  "unreadable",
  "missing_book",
  "unknown_book",
  "no_such_number",
  "too_long",
]);

/** A text, and the translation in which it is looked up. */
interface LookedUp {
  readonly translation: Translation;
  readonly text: string;
}

/** Looks a text up as a reference to a passage, or as the name of a book. */
export function lookUp(context: Visitor, asked: LookedUp): Lookup {
  const { translation, text } = asked;
  try {
    const reference = parse(text, vocabularyOf(translation), { suggest: "whole" });
    return findPassage(context, { ...asked, reference });
  } catch (error) {
    if (!(error instanceof ReferenceSyntaxError)) throw error;
    if (error.code === "missing_chapter") return findBook(context, asked, error.books[0]!);
    const { code, position, end, books } = error;
    const refusal = () => {
      const whole = code === "unknown_book" ? unknownBook(asked) : error;
      return { error: formError(whole, context), ways: waysOnFromSyntax(whole, translation) };
    };
    const isWord = OF_WORDS.has(code) || (code === "ambiguous_book" && !/\d/.test(text));
    if (!isWord) return { kind: "error", refusal };
    const isName = position === 0 && end === text.length;
    return { kind: "words", refusal, books: isName ? books : [] };
  }
}

/** Reads a text again that has an unknown name, with the books that any name in it may mean. */
function unknownBook({ translation, text }: LookedUp): ReferenceSyntaxError {
  try {
    parse(text, vocabularyOf(translation));
  } catch (error) {
    if (error instanceof ReferenceSyntaxError) return error;
    throw error;
  }
  throw new TypeError("Cannot find out why a reference was refused: it is read now");
}

function findPassage(context: Visitor, asked: LookedUp & { reference: Reference }): Lookup {
  const maxVerses = context.settings["max-verses"];
  const { translation, text, reference } = asked;
  try {
    const resolution = resolve(translation, { reference, maxVerses, asked: text });
    return { kind: "passage", resolution };
  } catch (error) {
    if (error instanceof PassageNotFound) {
      const { missing } = error;
      const book = translation.book(missing.book);
      const refusal = () => ({
        error: formError(error, context),
        ways: waysOnFromMissing(context, { missing, reference, translation }),
      });
      return { kind: "error", refusal, ...(book !== undefined && { book }) };
    }
    if (error instanceof PassageTooLong) {
      const refusal = () => ({
        error: formError(error, context),
        ways: waysOnFromLength(reference, translation),
      });
      return { kind: "error", refusal };
    }
    throw error;
  }
}

function findBook(context: Visitor, { translation, text }: LookedUp, id: BookId): Lookup {
  const book = translation.book(id);
  if (book !== undefined) return { kind: "book", book };
  const missing = { kind: "book", book: id } as const;
  const refusal = () => ({
    error: formError(new PassageNotFound(translation, missing, text), context),
    ways: waysOnFromBook(context, id, translation),
  });
  return { kind: "words", refusal, books: [] };
}

function formError(error: ReferenceSyntaxError | PassageNotFound | PassageTooLong, { language }: Visitor): FormError {
  const status = error instanceof PassageTooLong ? 400 : 404;
  return { status, message: endSentence(explain(error, language)), field: "q" };
}
