import { type BookId, bookName } from "../../../canon/mod.ts";
import {
  type MissingPart,
  PassageNotFound,
  PassageTooLong,
  type Resolution,
  resolve,
  type Translation,
  type TranslationBook,
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
        ways: [
          ...within(translation, here === undefined ? [] : [here]),
          ...waysOnFromMissing(context, { missing, reference, translation }),
        ],
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
  {
    missing,
    reference,
    translation,
  }: {
    readonly missing: MissingPart;
    readonly reference: Reference;
    readonly translation: Translation;
  },
): SuggestedLink[] {
  const name = abbreviation(translation, missing.book);
  const elsewhere = () => inOtherTranslations(context, { reference, translation });
  switch (missing.kind) {
    case "chapter":
      return [...within(translation, [`${name} ${missing.last}`]), ...elsewhere()];
    case "verse": {
      const chapter = `${name} ${missing.chapter}`;
      return [...within(translation, [`${chapter},${missing.last}`, chapter]), ...elsewhere()];
    }
    case "left_out":
    case "letter":
      return [...within(translation, [`${name} ${missing.chapter}`]), ...elsewhere()];
    case "psalm":
      return within(translation, [`${name} ${missing.hebrew}`, `${name} ${missing.greek}`]);
    case "book":
    case "addition":
      return elsewhere();
  }
}

/** Finds the first chapters of a passage that is too long to be shown. */
function waysOnFromLength({ passages }: Reference, translation: Translation): SuggestedLink[] {
  return within(
    translation,
    passages.slice(0, 3).map(({ book, ranges }) => {
      const chapter = ranges[0]!.from.chapter;
      return `${abbreviation(translation, book)} ${chapter}`;
    }),
  );
}

/** Renders links to what may have been meant; nothing where there are none. */
export function suggestedLinks(context: PageContext, ways: readonly SuggestedLink[]): Html | undefined {
  if (ways.length === 0) return undefined;
  const { t } = context;
  return html`<nav class="ways-on" aria-label="${t("ways_on.label")}"><ul>${ways.map(
    ({ path, label, translation }) =>
      html`<li><a href="${path}">${context.noted(label)}${
        translation !== undefined &&
        html` <span lang="${languageTag(translation.language)}" dir="auto">${translation.name}</span>`
      }</a></li>`,
  )}</ul></nav>`;
}

function within(translation: Translation, references: readonly string[]): SuggestedLink[] {
  return [...new Set(references)]
    .filter((reference) => hasWhole(translation, reference))
    .map((reference) => ({ path: readerPath(translation.code, reference), label: reference }));
}

/** Finds other translations that have a book, for a name of a book alone. */
function waysOnFromBook(context: Visitor, id: BookId, translation: Translation): SuggestedLink[] {
  return otherTranslations(context, { book: id, translation })
    .slice(0, MAX_TRANSLATIONS)
    .map((other) => {
      const label = abbreviation(other, id);
      return { path: readerPath(other.code, label), label, translation: other };
    });
}

/** Finds translations that have a passage. */
function inOtherTranslations(
  context: Visitor,
  { reference, translation }: { reference: Reference; translation: Translation },
): SuggestedLink[] {
  const { book } = reference.passages[0]!;
  const ways: SuggestedLink[] = [];
  for (const other of otherTranslations(context, { book, translation })) {
    if (ways.length === MAX_TRANSLATIONS) break;
    const found = attempt(() => resolve(other, { reference, maxVerses: Number.POSITIVE_INFINITY }));
    if (found === undefined) continue;
    const label = shortReference(other, found.reference);
    ways.push({ path: readerPath(other.code, label), label, translation: other });
  }
  return ways;
}

/** Finds the other translations that have a book, those of the same language first. */
function otherTranslations(
  { translations }: Visitor,
  { book, translation }: { book: BookId; translation: Translation },
): readonly Translation[] {
  const distance = ({ language }: Translation) => (language === translation.language ? 0 : 1);
  return translations
    .filter((other) => other !== translation && other.book(book) !== undefined)
    .slice(0, MAX_SEARCHED)
    .sort((one, two) => distance(one) - distance(two));
}

/** Returns true if a translation has every part of a reference. */
function hasWhole(translation: Translation, text: string): boolean {
  const found = attempt(() => {
    const reference = parse(text, vocabularyOf(translation));
    const resolution = resolve(translation, { reference, maxVerses: Number.POSITIVE_INFINITY });
    return countRanges(resolution.reference) === countRanges(reference) ? resolution : undefined;
  });
  return found !== undefined;
}

function countRanges({ passages }: Reference): number {
  return passages.reduce((sum, { ranges }) => sum + ranges.length, 0);
}

/** Returns undefined where a reference cannot be read or is not there. */
function attempt(action: () => Resolution | undefined): Resolution | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof ReferenceSyntaxError || error instanceof PassageNotFound) return undefined;
    throw error;
  }
}

function abbreviation(translation: Translation, id: BookId): string {
  return translation.book(id)?.abbreviation ?? bookName(id, translation.language).abbreviation;
}
