import { type BookId, bookNumberings } from "../../canon/mod.ts";
import { CorpusFault } from "../corpus_error.ts";

/** A range of a book that is not there, and the line before which it is missed. */
export interface Gap {
  readonly line: number;
  readonly fault: CorpusFault;
}

/** The verses of a chapter with the line of each. */
export interface ChapterLines {
  readonly verses: ReadonlyMap<number, number>;
}

/**
 * Verses that the oldest manuscripts do not have. Translations number them and leave them out, many without a label.
 *
 * Source: the verses that the Nestle-Aland text leaves out of the numbering of Stephanus.
 */
const OMITTED = new Set(
  (
    "MAT 17:21, MAT 18:11, MAT 23:14, MRK 7:16, MRK 9:44, MRK 9:46, MRK 11:26, MRK 15:28, LUK 17:36, LUK 23:17, " +
    "JHN 5:4, ACT 8:37, ACT 15:34, ACT 24:7, ACT 28:29, ROM 16:24"
  ).split(", "),
);

/** Greek books whose additions every translation numbers in its own way: a chapter can be missed there, a verse cannot. */
const UNSETTLED: ReadonlySet<BookId> = new Set(["ESG", "DAG", "DNG", "S3Y", "ODA"]);

/**
 * Finds the verses and chapters that a book lacks against the numberings that Bibles are printed in.
 *
 * A chapter may end where it ends in any numbering; verses are missed within a chapter, and at its end where no
 * numbering ends it there and the one that fits the book best goes on. Chapters are missed up to the last that every
 * numbering of the book has. An edition that has a part of a book says so by what it begins with: chapters before the
 * first are not missed; or by its header, which `isPart` states: then none are.
 */
export function chapterGaps(
  book: BookId,
  { chapters, isPart = false }: { chapters: ReadonlyMap<number, ChapterLines>; isPart?: boolean | undefined },
): Gap[] {
  const numberings = UNSETTLED.has(book) ? [] : bookNumberings(book);
  const gaps: Gap[] = [];
  const best = bestNumbering(numberings, chapters);
  for (const [chapter, { verses }] of chapters) {
    if (!UNSETTLED.has(book)) gaps.push(...withinChapter(`${book} ${chapter}`, verses));
    const last = Math.max(...verses.keys());
    const lengths = numberings.map((numbering) => numbering[chapter - 1]).filter((n) => n !== undefined);
    if (lengths.length === 0 || lengths.includes(last)) continue;
    const expected = best[chapter - 1] ?? Math.min(...lengths);
    const line = verses.get(last) as number;
    if (last < expected) {
      const values = { place: `${book} ${chapter}`, last, expected };
      gaps.push({ line, fault: new CorpusFault("chapter_too_short", values) });
    } else if (last > Math.max(...lengths)) {
      const values = { place: `${book} ${chapter}`, last, max: Math.max(...lengths) };
      gaps.push({ line, fault: new CorpusFault("chapter_too_long", values) });
    }
  }
  if (!isPart) gaps.push(...missingChapters(book, chapters, numberings));
  return gaps;
}

function withinChapter(place: string, verses: ReadonlyMap<number, number>): Gap[] {
  const gaps: Gap[] = [];
  const present = [...verses.keys()].sort((a, b) => a - b);
  let previous = present[0] === undefined ? 0 : Math.min(present[0] - 1, 0);
  for (const verse of present) {
    const missing: number[] = [];
    for (let number = previous + 1; number < verse; number += 1) {
      if (!OMITTED.has(`${place}:${number}`)) missing.push(number);
    }
    if (missing.length > 0) {
      const values = { place, first: missing[0]!, last: missing.at(-1)! };
      const fault = new CorpusFault("missing_verses", values);
      gaps.push({ line: verses.get(verse) as number, fault });
    }
    previous = verse;
  }
  return gaps;
}

/** Returns the numbering whose chapters end most often where those of the book do. */
function bestNumbering(
  numberings: readonly (readonly number[])[],
  chapters: ReadonlyMap<number, ChapterLines>,
): readonly number[] {
  const fits = (numbering: readonly number[]) =>
    [...chapters].filter(([chapter, { verses }]) => numbering[chapter - 1] === Math.max(...verses.keys())).length;
  const most = Math.max(...numberings.map(fits));
  return numberings.find((numbering) => fits(numbering) === most) ?? [];
}

function missingChapters(
  book: BookId,
  chapters: ReadonlyMap<number, ChapterLines>,
  numberings: readonly (readonly number[])[],
): Gap[] {
  const gaps: Gap[] = [];
  const present = [...chapters.keys()].sort((a, b) => a - b);
  const [first = 1] = present;
  const last = numberings.length === 0 ? 0 : Math.min(...numberings.map(({ length }) => length));
  const end = Math.max(last, present.at(-1) ?? 0);
  const lineOf = (chapter: number) => Math.min(...(chapters.get(chapter)?.verses.values() ?? [0]));
  for (let chapter = first; chapter <= end; chapter += 1) {
    if (chapters.has(chapter)) continue;
    const from = chapter;
    while (!chapters.has(chapter + 1) && chapter < end) chapter += 1;
    const next = present.find((number) => number > chapter) ?? (present.at(-1) as number);
    const fault = new CorpusFault("missing_chapters", { book, first: from, last: chapter });
    gaps.push({ line: lineOf(next), fault });
  }
  return gaps;
}
