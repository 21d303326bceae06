import type { BookId } from "../canon/mod.ts";
import type { Reference } from "../reference/mod.ts";
import type { Translation } from "./translation.ts";

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
  | {
      /** The verse has letters that only the Greek additions to Esther have. */
      readonly kind: "addition";
      readonly book: BookId;
    }
  | {
      /** The psalm was given with two numbers, and the translation does not tell by which it counts. */
      readonly kind: "psalm";
      readonly book: BookId;
      readonly hebrew: number;
      readonly greek: number;
    }
  | {
      readonly kind: "left_out";
      readonly book: BookId;
      readonly chapter: number;
      readonly verse: number;
    };

/** No verse of a reference is in the translation. */
export class PassageNotFound extends Error {
  override readonly name = "PassageNotFound";
  readonly missing: MissingPart;

  constructor(missing: MissingPart) {
    super(`No verse found: ${JSON.stringify(missing)}`);
    this.missing = missing;
  }
}

/** Finds the part of a reference's first range that a translation lacks, which has no verse of the reference. */
export function findMissingPart(translation: Translation, reference: Reference): MissingPart {
  const passage = reference.passages[0]!;
  const { from } = passage.ranges[0]!;
  const book = translation.book(passage.book);
  if (book === undefined) return { kind: "book", book: passage.book };
  const { chapter, verse = 1 } = from;
  const index = book.chapters.indexOf(chapter);
  if (index < 0) {
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
