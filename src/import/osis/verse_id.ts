import type { BookId } from "../../canon/mod.ts";
import { bookByOsisId } from "../source_books.ts";
import type { VerseNumber } from "../verse_number.ts";

/** The verse or verses that an `osisID` names. */
export interface OsisVerse {
  readonly book: BookId;
  readonly chapter: number;
  readonly number: VerseNumber;
}

/** `Gen.1.1`, with a work before it (`KJV:`), and a grain or part after it (`!a`, `@s[word]`). */
const ID = /^(?:[^:\s]+:)?([\w]+)\.(\d{1,3})\.(\d{1,3})(?:!(([a-z])\5?)(?![a-z])(?:\.\d+)?)?(?:[!@].*)?$/i;

/** A range as some write it: `Gen.1.1-Gen.1.3` or `Gen.1.1-3`. */
const RANGE = /^(\S{1,64}\.\d{1,3}\.)(\d{1,3})-(\S{1,64}\.\d{1,3}\.)?(\d{1,3})$/;

/**
 * Reads an `osisID`: one verse, or several with spaces between them, which are one verse bridge.
 *
 * @returns Undefined where the first of them is no verse of a book that the canon holds.
 */
export function parseVerseId(osisId: string): OsisVerse | undefined {
  const [first, ...others] = osisId.trim().split(/\s+/).map(parseOne);
  if (first === undefined) return undefined;
  const { book, chapter, verse, segment } = first;
  let { last } = first;
  let isSplit = false;
  for (const next of others) {
    const isNear = next?.book === book && next.chapter === chapter;
    if (isNear && next.verse >= verse && next.verse <= last + 1) last = Math.max(last, next.last);
    else isSplit = true;
  }
  const label = last > verse ? { verseEnd: last } : segment !== undefined && { segment };
  return { book, chapter, number: { verse, ...label, ...(isSplit && { isSplit }) } };
}

/** One id, or one range with the last verse of it. */
function parseOne(id: string) {
  const [, position, from, otherPlace, to] = RANGE.exec(id) ?? [];
  const isRange = (otherPlace ?? position) === position && Number(to) >= Number(from);
  const match = ID.exec(isRange ? `${position}${from}` : id);
  const book = match === null ? undefined : bookByOsisId(match[1] as string);
  if (match === null || book === undefined) return undefined;
  const verse = Number(match[3]);
  const segment = match[4]?.toLowerCase();
  return {
    book,
    chapter: Number(match[2]),
    verse,
    last: isRange ? Number(to) : verse,
    ...(segment !== undefined && { segment }),
  };
}
