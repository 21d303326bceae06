import { Problem } from "../base/problem.ts";
import type { BookId } from "../canon/mod.ts";
import type { VerseRange } from "../reference/mod.ts";
import type { UnlocatedPart } from "../versification/mod.ts";
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
  | {
      readonly kind: "verse";
      readonly book: BookId;
      readonly chapter: number;
      readonly verse: number;
      /** The last verse there is in the chapter. */
      readonly last: number;
    }
  | {
      /** The verse is there, in pieces of which none has the letter. */
      readonly kind: "letter";
      readonly book: BookId;
      readonly chapter: number;
      readonly verse: number;
      readonly letter: string;
    }
  | UnlocatedPart
  | {
      readonly kind: "left_out";
      readonly book: BookId;
      readonly chapter: number;
      readonly verse: number;
    };

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
