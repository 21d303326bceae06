import { type BookId, bookName } from "../../../canon/mod.ts";
import {
  type MissingPart,
  PassageNotFound,
  PassageTooLong,
  type Resolution,
  resolve,
  type Translation,
  type TranslationBook,
  unlessAbsent,
  vocabularyOf,
} from "../../../corpus/mod.ts";
import { languageTag } from "../../../i18n/mod.ts";
import { endSentence, explain } from "../../../i18n/problems/mod.ts";
import { parse, type Reference, ReferenceSyntaxError, type SyntaxErrorCode } from "../../../reference/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { readerPath } from "../../context/paths.ts";
import type { Visitor } from "../../context/visitor.ts";
import { shortReference } from "../../text/titles.ts";
import { type Html, html } from "../../ui/html.ts";

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
interface Refusal {
  readonly error: FormError;
  readonly ways: readonly SuggestedLink[];
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
      const { missing, here } = error;
      const book = translation.book(missing.book);
      const refusal = () => ({
        error: formError(error, context),
        ways: [...within(translation, here === undefined ? [] : [here]), ...waysOnFromMissing(context, missing, asked)],
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
    ways: inOthers(context, { book: id, translation }, (other) => abbreviation(other, id)),
  });
  return { kind: "words", refusal, books: [] };
}

function formError(error: ReferenceSyntaxError | PassageNotFound | PassageTooLong, { language }: Visitor): FormError {
  const status = error instanceof PassageTooLong ? 400 : 404;
  return { status, message: endSentence(explain(error, language)), field: "q" };
}

/** A link from a reference that has no text to one that has. */
export interface SuggestedLink {
  readonly path: string;
  readonly label: string;
  /** The translation of the link, where it is another. */
  readonly translation?: Translation;
}

/** The most translations that are offered: a list of hundreds would help no one. */
const MAX_TRANSLATIONS = 6;
/** The most translations that are searched for them. */
const MAX_SEARCHED = 100;

/** Finds what someone may have meant by a reference that cannot be read; only what is there is offered. */
function waysOnFromSyntax(
  { text, code, position, end, books, readings, suggestions }: ReferenceSyntaxError,
  translation: Translation,
): SuggestedLink[] {
  const instead = (name: string) => `${text.slice(0, position)}${name}${text.slice(end)}`.trim();
  switch (code) {
    case "unknown_book":
      return within(translation, suggestions.map(instead));
    case "ambiguous_book":
    case "no_such_number":
      return within(
        translation,
        books.map((id) => instead(abbreviation(translation, id))),
      );
    case "ambiguous_notation":
      return within(translation, readings);
    default:
      return [];
  }
}

/** Finds the nearest passages to one that a translation lacks: its last chapter or verse, or another translation. */
function waysOnFromMissing(
  context: Visitor,
  missing: MissingPart,
  { reference, translation }: LookedUp & { reference: Reference },
): SuggestedLink[] {
  const near = within(translation, placesNear(missing, abbreviation(translation, missing.book)));
  if (missing.kind === "psalm") return near;
  const { book } = reference.passages[0]!;
  const others = inOthers(context, { book, translation }, (other) => {
    const found = unlessAbsent(() => resolve(other, { reference }));
    return found && shortReference(other, found.reference);
  });
  return [...near, ...others];
}

/** Returns the references that may be there in place of a missing one. @param name The abbreviation of its book. */
function placesNear(missing: MissingPart, name: string): string[] {
  switch (missing.kind) {
    case "chapter":
      return [`${name} ${missing.last}`];
    case "verse":
      return [`${name} ${missing.chapter},${missing.last}`, `${name} ${missing.chapter}`];
    case "left_out":
    case "letter":
      return [`${name} ${missing.chapter}`];
    case "psalm":
      return [`${name} ${missing.hebrew}`, `${name} ${missing.greek}`];
    case "book":
    case "addition":
      return [];
  }
}

/** Finds the first chapters of a passage that is too long to be shown. */
function waysOnFromLength({ passages }: Reference, translation: Translation): SuggestedLink[] {
  return within(
    translation,
    passages.slice(0, 3).map(({ book, ranges }) => `${abbreviation(translation, book)} ${ranges[0]!.from.chapter}`),
  );
}

/** Renders links to what may have been meant; nothing where there are none. */
export function suggestedLinks(context: PageContext, ways: readonly SuggestedLink[]): Html | undefined {
  if (ways.length === 0) return undefined;
  return html`<nav class="ways-on" aria-label="${context.t("ways_on.label")}"><ul>${ways.map(
    ({ path, label, translation }) =>
      html`<li><a href="${path}">${context.noted(label)}${
        translation !== undefined &&
        html` <span lang="${languageTag(translation.language)}" dir="auto">${translation.name}</span>`
      }</a></li>`,
  )}</ul></nav>`;
}

function within(translation: Translation, references: readonly string[]): SuggestedLink[] {
  return [...new Set(references)]
    .filter((reference) => wholePassage(translation, reference) !== undefined)
    .map((reference) => ({ path: readerPath(translation.code, reference), label: reference }));
}

/**
 * Finds other translations that have a book, those of the same language first.
 *
 * @param labelOf Returns the reference in one of them; undefined where it is not there.
 */
function inOthers(
  { translations }: Visitor,
  { book, translation }: { book: BookId; translation: Translation },
  labelOf: (other: Translation) => string | undefined,
): SuggestedLink[] {
  const distance = ({ language }: Translation) => (language === translation.language ? 0 : 1);
  const searched = translations
    .filter((other) => other !== translation && other.book(book) !== undefined)
    .slice(0, MAX_SEARCHED)
    .sort((one, two) => distance(one) - distance(two));
  const ways: SuggestedLink[] = [];
  for (const other of searched) {
    if (ways.length === MAX_TRANSLATIONS) break;
    const label = labelOf(other);
    if (label !== undefined) ways.push({ path: readerPath(other.code, label), label, translation: other });
  }
  return ways;
}

/** Finds a passage, every part of which a translation has. */
export function wholePassage(translation: Translation, text: string): Resolution | undefined {
  return unlessAbsent(() => {
    const reference = parse(text, vocabularyOf(translation));
    const resolution = resolve(translation, { reference });
    return countRanges(resolution.reference) === countRanges(reference) ? resolution : undefined;
  });
}

function countRanges({ passages }: Reference): number {
  return passages.reduce((sum, { ranges }) => sum + ranges.length, 0);
}

function abbreviation(translation: Translation, id: BookId): string {
  return translation.book(id)?.abbreviation ?? bookName(id, translation.language).abbreviation;
}
