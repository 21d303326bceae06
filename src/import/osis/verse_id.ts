import type { BookId } from "../../canon/mod.ts";
import { bookByOsisId } from "../books_by_name.ts";
import type { VerseNumber } from "../verse_number.ts";

/** The verse or verses that an `osisID` names. */
export interface OsisVerse {
  readonly book: BookId;
  readonly chapter: number;
  readonly number: VerseNumber;
}

/** `Gen.1.1`, with a work before it (`KJV:`), and a grain or part after it (`!a`, `@s[word]`). */
const ID = /^(?:[^:\s]+:)?([\w]+)\.(\d{1,3})\.(\d{1,3})(?:!([a-z])(?:\.\d+)?)?(?:[!@].*)?$/i;

const RANGE = /^(\S*\.\d{1,3}\.)(\d{1,3})-(\S*\.\d{1,3}\.)?(\d{1,3})$/;

/**
 * Reads an `osisID`: one verse, or several with spaces between them, which are one verse bridge.
 *
 * @returns nothing where the first of them is no verse of a book that the canon holds
 */
export function parseVerseId(osisId: string): OsisVerse | undefined {
  const all = osisId.trim().split(/\s+/).flatMap(spelledOut).map(parseOne);
  const [first] = all;
  if (first === undefined) return undefined;
  const { book, chapter, verse, segment } = first;
  let last = verse;
  let isSplit = false;
  for (const next of all.slice(1)) {
    const follows = next?.book === book && next.chapter === chapter && next.verse === last + 1;
    if (follows) last += 1;
    else if (next?.verse !== last || next.chapter !== chapter) isSplit = true;
  }
  const label = last > verse ? { verseEnd: last } : segment !== undefined && { segment };
  return { book, chapter, number: { verse, ...label, ...(isSplit && { isSplit }) } };
}

/** A range as some write it, `Gen.1.1-Gen.1.3` or `Gen.1.1-3`, verse by verse. */
function spelledOut(id: string): string[] {
  const match = RANGE.exec(id);
  const [, chapter, first, otherChapter, last] = match ?? [];
  if (chapter === undefined || (otherChapter !== undefined && otherChapter !== chapter))
    return [id];
  const count = Number(last) - Number(first) + 1;
  if (count < 1) return [id];
  return Array.from({ length: count }, (_, index) => `${chapter}${Number(first) + index}`);
}

function parseOne(id: string) {
  const match = ID.exec(id);
  const book = match === null ? undefined : bookByOsisId(match[1] as string);
  if (match === null || book === undefined) return undefined;
  const segment = match[4]?.toLowerCase();
  return {
    book,
    chapter: Number(match[2]),
    verse: Number(match[3]),
    ...(segment !== undefined && { segment }),
  };
}
