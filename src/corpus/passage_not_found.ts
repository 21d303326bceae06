import { isProblem, Problem } from "../base/problem.ts";
import type { BookId } from "../canon/mod.ts";
import { format, type Passage, type Point, type VerseRange } from "../reference/mod.ts";
import {
  calledHere,
  type LocatedPassage,
  type UnlocatedPart,
  type VerseRef,
  versificationOf,
} from "../versification/mod.ts";
import type { Translation, TranslationBook } from "./translation.ts";

/** The part of a reference that a translation lacks. */
export type MissingPart =
  | { readonly kind: "book"; readonly book: BookId }
  | {
      readonly kind: "chapter";
      readonly book: BookId;
      readonly chapter: number;
      /** The last chapter there is. */
      readonly last: number;
    }
  | (VerseRef & {
      readonly kind: "verse";
      /** The last verse there is in the chapter. */
      readonly last: number;
    })
  | (VerseRef & {
      /** The verse is there, in pieces of which none has the letter. */
      readonly kind: "letter";
      readonly letter: string;
    })
  | (VerseRef & { readonly kind: "left_out" })
  | UnlocatedPart;

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly passage: PassageProblems;
  }
}

/** The reasons for which a translation has no verses for a reference. */
export interface PassageProblems {
  readonly not_found: InTranslation & {
    /** The reference as it was asked for. */
    readonly reference: string;
    readonly missing: MissingPart;
    /** The translation's own name for the book, where it has the book. */
    readonly bookName?: string;
    /** The passage in the translation's numbering, where it was asked for in another. */
    readonly here?: string;
  };
  /** A book was named alone; no chapters if the translation does not have it. */
  readonly missing_chapter: InTranslation & {
    readonly reference: string;
    readonly book: BookId;
    readonly chapters: readonly number[];
  };
  /** More than `max` verses. */
  readonly too_long: { readonly reference: string; readonly max: number };
  /** A reading of a day in a book that the translation does not have. */
  readonly reading_without_book: InTranslation & { readonly book: BookId };
  /** A reading of a day that is not in its book, or has other numbers there. */
  readonly reading_without_text: InTranslation & { readonly book: BookId };
}

interface InTranslation {
  /** The code of the translation. */
  readonly translation: string;
}

/** No verse of a reference is in the translation. */
export class PassageNotFound extends Problem<"passage", "not_found"> {
  override readonly name = "PassageNotFound";
  readonly missing: MissingPart;
  readonly here: string | undefined;

  /** @param asked The reference as it was asked for. @param here The same in the translation's own numbering. */
  constructor(translation: Translation, missing: MissingPart, asked: string, here?: string) {
    const bookName = translation.book(missing.book)?.name;
    super("passage.not_found", {
      reference: asked,
      translation: translation.code,
      missing,
      ...(bookName !== undefined && { bookName }),
      ...(here !== undefined && { here }),
    });
    this.missing = missing;
    this.here = here;
  }
}

/** A passage has more verses than may be asked for at once. */
export class PassageTooLong extends Problem<"passage", "too_long"> {
  override readonly name = "PassageTooLong";

  constructor(reference: string, max: number) {
    super("passage.too_long", { reference, max });
  }
}

/** Looks for verses; undefined where a reference cannot be read, or has none in the translation. */
export function unlessAbsent<Found>(look: () => Found): Found | undefined {
  try {
    return look();
  } catch (error) {
    if (isProblem(error, "reference") || isProblem(error, "passage")) return undefined;
    throw error;
  }
}

/** Finds the part of a range that a book lacks, which has no verse of it or not the first. */
export function findMissingPart(translation: Translation, book: TranslationBook, { from }: VerseRange): MissingPart {
  const { chapter, verse = 1 } = from;
  const index = book.chapters.indexOf(chapter);
  if (index < 0) {
    if (isAddition(book, chapter)) return { kind: "addition", book: "EST" };
    return { kind: "chapter", book: book.id, chapter, last: Math.max(...book.chapters) };
  }
  let last = 0;
  let isThere = false;
  for (let line = book.starts[index]!; line < book.starts[index + 1]!; line++) {
    const label = translation.label(line);
    const end = label.verseEnd ?? label.verse;
    if (label.verse <= verse && verse <= end) {
      if (translation.isLeftOut(line)) return { kind: "left_out", book: book.id, chapter, verse };
      isThere = true;
    }
    last = Math.max(last, end);
  }
  if (isThere && from.segment !== undefined) {
    return { kind: "letter", book: book.id, chapter, verse, letter: from.segment };
  }
  return { kind: "verse", book: book.id, chapter, verse, last };
}

/** Checks whether a chapter of Esther is one of the Greek additions, in a translation that ends where the Hebrew does. */
function isAddition({ id, chapters }: TranslationBook, chapter: number): boolean {
  return id === "EST" && chapters.at(-1) === 10 && chapter > 10 && chapter <= 16;
}

/**
 * Returns the reason for which a range is missing as a whole: its book, its first verse or the chapter in which it ends
 * does not exist. A verse that the translation counts and leaves out exists.
 */
export function lackOf(translation: Translation, passage: LocatedPassage, range: VerseRange): MissingPart | undefined {
  const known = passage.located?.get(range)?.missing;
  if (known !== undefined) return known;
  const book = translation.book(passage.book);
  if (book === undefined) return { kind: "book", book: passage.book };
  const index = book.chapters.indexOf(range.from.chapter);
  if (index < 0 || !hasVerse(translation, { book, index }, range.from.verse)) {
    return findMissingPart(translation, book, range);
  }
  return lackingEnd(book, range);
}

/**
 * Returns the chapter with which a range ends, where the book lacks it: `Mal 3,1-4,3` in a translation that has three
 * chapters of Malachi. The rest of the book would be more or less than was meant; whole chapters are just fewer.
 */
function lackingEnd(book: TranslationBook, { from, to }: VerseRange): MissingPart | undefined {
  if (to.verse === undefined || to.chapter === from.chapter) return undefined;
  const last = Math.max(...book.chapters);
  if (to.chapter <= last) return undefined;
  return { kind: "chapter", book: book.id, chapter: to.chapter, last };
}

function hasVerse(
  translation: Translation,
  { book, index }: { book: TranslationBook; index: number },
  verse: number | undefined,
): boolean {
  if (verse === undefined) return true;
  const [start, end] = [book.starts[index]!, book.starts[index + 1]!];
  if (book.isSequential[index]) return verse >= 1 && verse <= end - start;
  for (let line = start; line < end; line++) {
    const label = translation.label(line);
    if (label.verse <= verse && verse <= (label.verseEnd ?? label.verse)) return true;
  }
  return false;
}

type VersePoint = Point & { readonly verse: number };

/** Returns the verses of one chapter that are not among those found, as ranges; the ends asked for keep their letters. */
export function missingVerses(
  { from, to }: { readonly from: VersePoint; readonly to: VersePoint },
  isFound: (verse: number) => boolean,
): VerseRange[] {
  const { chapter } = from;
  const missing: VerseRange[] = [];
  const point = (verse: number) => (verse === from.verse ? from : verse === to.verse ? to : { chapter, verse });
  for (let verse = from.verse; verse <= to.verse; verse++) {
    if (isFound(verse)) continue;
    const first = verse;
    while (verse < to.verse && !isFound(verse + 1)) verse++;
    missing.push({ from: point(first), to: point(verse), start: 0, end: 0 });
  }
  return missing;
}

/** Returns the chapters of a range that a book does not have, as ranges; an end with a verse keeps it. */
export function missingChapters({ chapters }: TranslationBook, { from, to }: VerseRange): VerseRange[] {
  const missing: VerseRange[] = [];
  const last = to.isRest ? Math.max(...chapters) : to.chapter;
  for (let chapter = from.chapter + 1; chapter <= last; chapter++) {
    if (chapters.includes(chapter)) continue;
    const isEnd = chapter === to.chapter && to.verse !== undefined;
    const open = missing.at(-1);
    if (open?.to.chapter === chapter - 1 && !isEnd) missing[missing.length - 1] = { ...open, to: { chapter } };
    else
      missing.push({
        from: isEnd ? { chapter, verse: 1 } : { chapter },
        to: isEnd ? to : { chapter },
        start: 0,
        end: 0,
      });
  }
  return missing;
}

/** Returns some ranges of a passage in the numbers in which they were asked for. */
export function asAsked({ located, ...passage }: LocatedPassage, ranges: readonly VerseRange[]): Passage {
  const known = located?.get(ranges[0]!);
  if (known?.asked === undefined && known?.missing === undefined) return { ...passage, ranges };
  return { ...known.passage, ranges: ranges.map((range) => located!.get(range)?.asked ?? range) };
}

/** Returns the reference of a passage that a translation lacks in the translation's own numbering, where that is known. */
export function referenceHere(translation: Translation, passage: Passage): string | undefined {
  const here = calledHere(passage, versificationOf(translation));
  return here && format({ passages: [here] });
}
