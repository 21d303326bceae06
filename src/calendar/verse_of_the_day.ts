import type { Reference } from "../reference/mod.ts";
import { parseDate } from "./calendar_date.ts";
import { type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";
import { readVerseTable, verseTableKeys } from "./read_verse_table.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import { verseInTranslation } from "./verse_in_translation.ts";
import type { VerseRef, VerseSpan } from "./verse_ref.ts";
import { VERSE_TABLE } from "./verse_table.ts";

const TABLE = readVerseTable(VERSE_TABLE);

/** The verse of a day in one translation. */
export interface VerseOfTheDay {
  readonly day: LiturgicalDay;
  /** In the translation's own numbering; `written` is what the translation calls the book. */
  readonly reference: Reference;
  /**
   * `chosen`: the verse of the day, the same in every translation that has it. `substitute`: what stands in for it.
   * `last resort`: another verse, since the translation has neither.
   */
  readonly source: "chosen" | "substitute" | "last resort";
}

/**
 * Chooses the verse of a day.
 *
 * @param date `YYYY-MM-DD`, from 1583 to 9999.
 * @param translation What the translation has.
 * @throws {RangeError} If it is no such date.
 */
export function verseOfTheDay(date: string, translation: TranslationVersification): VerseOfTheDay {
  const day = liturgicalDay(date);
  const row = verseTableKeys(day).find((name) => TABLE.has(name)) ?? "";
  for (const [index, range] of (TABLE.get(row) ?? []).entries()) {
    const reference = referenceIn(translation, range);
    if (reference) return { day, reference, source: index === 0 ? "chosen" : "substitute" };
  }
  return { day, reference: lastResort(date, translation), source: "last resort" };
}

const RESORTS = new WeakMap<TranslationVersification, readonly Reference[]>();

/**
 * Chooses from a translation that has nothing of a day's line: one a day of those verses of the table that it has, or
 * its first verse if it has none of them.
 */
function lastResort(date: string, translation: TranslationVersification): Reference {
  let references = RESORTS.get(translation);
  if (references === undefined) {
    references = [...TABLE.values()]
      .flat()
      .map((range) => referenceIn(translation, range))
      .filter((reference) => reference !== undefined);
    RESORTS.set(translation, references);
  }
  const first = translation.first();
  return (
    references[Math.abs(parseDate(date)) % references.length] ??
    referenceOf(translation, [first, first])
  );
}

/** Finds a range of the table in a translation; undefined unless it has every verse, one after another. */
function referenceIn(
  translation: TranslationVersification,
  range: VerseSpan,
): Reference | undefined {
  const { book, chapter } = range;
  let first: VerseSpan | undefined;
  let last: VerseSpan | undefined;
  for (let verse = range.verse; verse <= range.verseEnd; verse += 1) {
    const found = verseInTranslation({ book, chapter, verse }, translation);
    if (found === undefined || (last !== undefined && !follows(found, last))) return undefined;
    first ??= found;
    last = found;
  }
  return first && last && referenceOf(translation, [first, { ...last, verse: last.verseEnd }]);
}

function follows(verse: VerseSpan, before: VerseSpan): boolean {
  if (verse.chapter === before.chapter) return verse.verse === before.verseEnd + 1;
  return verse.chapter === before.chapter + 1 && verse.verse === 1;
}

function referenceOf(
  translation: TranslationVersification,
  [first, last]: [VerseRef, VerseRef],
): Reference {
  const from = { chapter: first.chapter, verse: first.verse };
  const to = { chapter: last.chapter, verse: last.verse };
  const range = { from, to, start: 0, end: 0 };
  const { book } = first;
  const written = translation.abbreviation(book);
  return { passages: [{ book, written, ranges: [range], start: 0, end: 0 }] };
}
