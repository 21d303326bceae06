import { readTable } from "../base/source_files.ts";
import type { Reference } from "../reference/mod.ts";
import { referenceTo, type TranslationVersification, versesInTranslation } from "../versification/mod.ts";
import { parseDate } from "./calendar_date.ts";
import type { Diocese } from "./celebration.ts";
import { type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";
import { readVerseTable, verseTableKeys } from "./read_verse_table.ts";

let rows: ReturnType<typeof readVerseTable> | undefined;

/** Returns the verses of the days by their key; they are read when they are first asked for. */
function verseTable(): ReturnType<typeof readVerseTable> {
  rows ??= readVerseTable(readTable("calendar/tables/verses_of_the_day.txt"));
  return rows;
}

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
 * @param options `diocese`: The diocese whose own celebrations are kept too.
 * @throws {RangeError} If it is no such date.
 */
export function verseOfTheDay(
  date: string,
  translation: TranslationVersification,
  { diocese }: { diocese?: Diocese | undefined } = {},
): VerseOfTheDay {
  const day = liturgicalDay(date, diocese);
  const table = verseTable();
  const row = verseTableKeys(day).find((name) => table.has(name)) ?? "";
  for (const [index, range] of (table.get(row) ?? []).entries()) {
    const reference = versesInTranslation(range, translation);
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
    references = [...verseTable().values()]
      .flat()
      .map((range) => versesInTranslation(range, translation))
      .filter((reference) => reference !== undefined);
    RESORTS.set(translation, references);
  }
  const first = translation.first();
  return references[Math.abs(parseDate(date)) % references.length] ?? referenceTo([first, first], translation);
}
