import type { BookId } from "../canon/mod.ts";
import { LETTERED_VERSES, type Passage, type Point, type VerseRange } from "../reference/mod.ts";
import { type IndexedTranslation, versificationOf } from "./translation_versification.ts";
import type { LocatedRange } from "./verse_ref.ts";

/**
 * Letters after verse 4,17 with the verses they are in the numbering of chapters, as far as both are known to begin and
 * end together. The lectionary reads `Est 4,17k.l-m.r-t`, which is 14,1.3-5.12-14 there.
 */
export const LETTERED_PIECES: ReadonlyMap<string, readonly [chapter: number, first: number, last: number]> = new Map([
  ["a", [13, 8, 8]],
  ["i", [13, 18, 18]],
  ["k", [14, 1, 2]],
  ["l", [14, 3, 4]],
  ["m", [14, 5, 5]],
  ["r", [14, 12, 12]],
  ["s", [14, 13, 13]],
  ["t", [14, 14, 14]],
  ["z", [14, 19, 19]],
]);

/**
 * Finds the ranges of Esther. The Greek additions are letters after its verses, or verses from 10,4 to 16,24, in the
 * book itself or in one of its own.
 */
export function locateInEsther(translation: IndexedTranslation, passage: Passage): LocatedRange[] {
  return passage.ranges.map((range): LocatedRange => {
    const book = bookOf(translation, passage.book, range);
    if (!isLettered(range.from) && !isLettered(range.to)) return { book, range };
    const lettered = (["EST", "ESG"] as const).find((id) => hasLetters(translation, id, range));
    if (lettered !== undefined) return { book: lettered, range };
    const numbered = numberedRange(range);
    const home = numbered && (["EST", "ESG"] as const).find((id) => hasAddition(translation, id));
    if (numbered !== undefined && home !== undefined) return { book: home, range: numbered, asked: range };
    return { book, range, missing: { kind: "addition", book: "EST" } };
  });
}

function isLettered({ chapter, verse, segment }: Point): boolean {
  return segment !== undefined && LETTERED_VERSES.has(`${chapter},${verse}`);
}

/** Checks whether a book of a translation has pieces with letters of the verse at which a range begins. */
function hasLetters(translation: IndexedTranslation, book: BookId, { from, to }: VerseRange): boolean {
  const { chapter, verse } = isLettered(from) ? from : to;
  return versificationOf(translation).isLettered({ book, chapter, verse: verse! });
}

/** Checks whether a book of a translation has the additions as chapters. */
function hasAddition(translation: IndexedTranslation, id: BookId): boolean {
  return translation.book(id)?.chapters.includes(14) === true;
}

/** A range of letters by the chapters and verses of the other numbering; undefined where they are not known. */
function numberedRange(range: VerseRange): VerseRange | undefined {
  const { from, to } = range;
  if (from.chapter !== 4 || to.chapter !== 4) return undefined;
  const first = LETTERED_PIECES.get(from.segment?.at(0) ?? "");
  const last = LETTERED_PIECES.get(to.segment?.at(-1) ?? "");
  if (first === undefined || last === undefined) return undefined;
  return {
    ...range,
    from: { chapter: first[0], verse: first[1] },
    to: { chapter: last[0], verse: last[2] },
  };
}

/** The book in which a range without letters is printed: the other one, where the book that was named lacks it. */
function bookOf(translation: IndexedTranslation, id: BookId, { from }: VerseRange): BookId {
  const other = id === "EST" ? "ESG" : "EST";
  const [book, rest] = [translation.book(id), translation.book(other)];
  if (rest === undefined) return id;
  if (book === undefined) return other;
  const isAddition = from.chapter > 10 || (from.chapter === 10 && (from.verse ?? 0) > 3);
  return isAddition && !book.chapters.includes(11) && rest.chapters.includes(11) ? other : id;
}
