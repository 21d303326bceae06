import { format, type Passage, type Point, type VerseRange } from "../reference/mod.ts";
import { calledHere, type LocatedPassage, versificationOf } from "../versification/mod.ts";
import { findMissingPart, type MissingPart } from "./passage_not_found.ts";
import type { Translation, TranslationBook } from "./translation.ts";

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

/** Returns the verses of one chapter that are not among those found, as ranges; the ends asked for keep their letters. */
export function missingVerses(
  {
    from,
    to,
  }: { readonly from: Required<Pick<Point, "verse">> & Point; readonly to: Required<Pick<Point, "verse">> & Point },
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
