import type { BookId } from "../canon/mod.ts";
import type { Passage, Point, Reference, VerseRange } from "../reference/mod.ts";
import { locateInEsther } from "./locate_esther.ts";
import { type IndexedTranslation, versificationOf } from "./translation_versification.ts";
import type { LocatedRange, UnlocatedPart } from "./verse_ref.ts";

/** The additions that some translations print as books of their own, with their chapter in the Greek Daniel. */
const CHAPTERS: ReadonlyMap<BookId, number> = new Map([
  ["S3Y", 3],
  ["SUS", 13],
  ["BEL", 14],
]);

/** The verses of the third chapter that are an addition, in the Greek numbering, which goes on with the Hebrew 24. */
const ADDED = { first: 24, last: 90 };

/** The last verse of the third chapter in any Greek numbering. */
const LAST = 100;

/**
 * Finds the ranges of Daniel or of an addition to it. The additions are verses 24 to 90 of chapter 3, and chapters 13
 * and 14; or the books S3Y, SUS and BEL; or stand with those numbers in a book of additions.
 */
function locateInDaniel(translation: IndexedTranslation, passage: Passage): readonly LocatedRange[] {
  const ownChapter = CHAPTERS.get(passage.book);
  if (ownChapter !== undefined) return locateAddition(translation, passage, ownChapter);
  if (passage.book === "DAG" && translation.book("DAG") !== undefined) return unchanged(passage);
  const isGreek = countsInGreek(translation, passage);
  return passage.ranges.flatMap((range): readonly LocatedRange[] => {
    const { chapter } = range.from;
    if (chapter !== range.to.chapter) return [{ book: "DAN", range }];
    if (chapter === 3 && isGreek) return split(translation, range);
    if (chapter !== 13 && chapter !== 14) return [{ book: "DAN", range }];
    return [locateChapter(translation, range)];
  });
}

function unchanged({ book, ranges }: Passage): LocatedRange[] {
  return ranges.map((range) => ({ book, range }));
}

/**
 * Checks whether a passage counts chapter 3 as the Greek text does, and the translation as the Hebrew does: a verse of it
 * is beyond its Hebrew end. The verses before it are counted so too then: `Dan 3,25.34-43`.
 */
function countsInGreek(translation: IndexedTranslation, { ranges }: Passage): boolean {
  const last = versificationOf(translation).lastVerse("DAN", 3);
  if (last >= ADDED.last) return false;
  return ranges.some(({ from, to }) => {
    const { chapter, verse = 0 } = to.verse === undefined ? from : to;
    return from.chapter === 3 && chapter === 3 && verse > last && verse <= LAST;
  });
}

/** The parts of a range of chapter 3 before, in and after the addition. */
function split(translation: IndexedTranslation, range: VerseRange): LocatedRange[] {
  const { from, to } = range;
  const [first, last] = [from.verse ?? 1, to.verse ?? LAST];
  const hasGreek = versificationOf(translation).lastVerse("DAG", 3) > 0;
  const part = (book: BookId, low: number, high: number, place: (verse: number, isEnd: boolean) => Place) => {
    const [begin, end] = [Math.max(first, low), Math.min(last, high)];
    if (begin > end) return [];
    const points = (place: (verse: number, isEnd: boolean) => Place) => ({
      from: begin === first ? { ...from, ...place(begin, false) } : place(begin, false),
      to: end === last ? { ...to, ...place(end, true) } : place(end, true),
    });
    const asked = { ...range, ...points((verse) => ({ chapter: 3, verse })) };
    return [{ book, range: { ...range, ...points(place) }, asked }];
  };
  return [
    ...part("DAN", 1, ADDED.first - 1, (verse) => ({ chapter: 3, verse })),
    ...part(hasGreek ? "DAG" : "S3Y", ADDED.first, ADDED.last, (verse, isEnd) =>
      hasGreek ? { chapter: 3, verse } : { chapter: 1, verse: verseOfSong(verse, isEnd) },
    ),
    ...part("DAN", ADDED.last + 1, LAST, (verse) => ({
      chapter: 3,
      verse: verse - (ADDED.last - ADDED.first + 1),
    })),
  ];
}

interface Place {
  readonly chapter: number;
  readonly verse: number;
}

/** Verse 52 of chapter 3, which is two verses of the book of the song; the verses after it are one less ahead. */
const DOUBLE = { verse: 52, first: 29, last: 30 };

/** The verse of the book of the song for one of chapter 3. */
function verseOfSong(verse: number, isEnd: boolean): number {
  if (verse === DOUBLE.verse) return isEnd ? DOUBLE.last : DOUBLE.first;
  return verse - (verse < DOUBLE.verse ? ADDED.first - 1 : ADDED.first - 2);
}

/** The verse of chapter 3 for one of the book of the song. */
function verseOfChapter(verse: number): number {
  return verse + (verse <= DOUBLE.first ? ADDED.first - 1 : ADDED.first - 2);
}

/** A range of chapter 13 or 14 in the book in which it is printed. */
function locateChapter(translation: IndexedTranslation, range: VerseRange): LocatedRange {
  const { chapter } = range.from;
  const own = chapter === 13 ? "SUS" : "BEL";
  for (const book of ["DAN", "DAG", own] as const) {
    if (translation.book(book)?.chapters.includes(chapter)) return { book, range };
  }
  if (translation.book(own) === undefined) return { book: "DAN", range };
  const inOwn = ({ chapter: _, ...point }: VerseRange["from"]) => ({ ...point, chapter: 1 });
  return { book: own, range: { ...range, from: inOwn(range.from), to: inOwn(range.to) }, asked: range };
}

/** The ranges of a book that is an addition, where the translation may print it as a chapter of Daniel. */
function locateAddition(translation: IndexedTranslation, passage: Passage, chapter: number): LocatedRange[] {
  const least = chapter === 3 ? ADDED.last : 1;
  const books = ["DAN", "DAG", passage.book] as const;
  const book = books.find((id) => versificationOf(translation).lastVerse(id, chapter) >= least);
  if (translation.book(passage.book)?.chapters.includes(1) || book === undefined) return unchanged(passage);
  const number = (verse: number) => (chapter === 3 ? verseOfChapter(verse) : verse);
  const inDaniel = (point: VerseRange["from"]) => ({
    ...point,
    chapter,
    ...(point.verse !== undefined && { verse: number(point.verse) }),
  });
  const whole = chapter === 3 ? ADDED : undefined;
  return passage.ranges.map((range) => {
    const [from, to] = [inDaniel(range.from), inDaniel(range.to)];
    return {
      book,
      range: {
        ...range,
        from: whole && from.verse === undefined ? { ...from, verse: whole.first } : from,
        to: whole && to.verse === undefined ? { ...to, verse: whole.last } : to,
      },
    };
  });
}

/** Chapters that some translations print in another book, or under another number. */
const SAME_CHAPTERS: readonly (readonly (readonly [book: BookId, chapter: number])[])[] = [
  [
    ["PS2", 1],
    ["PS2", 151],
    ["PSA", 151],
  ],
  [
    ["LJE", 1],
    ["LJE", 6],
    ["BAR", 6],
  ],
];

/** Finds ranges of a chapter where a translation has it: the letter of Jeremiah, the psalm behind the last. */
function locateChapterElsewhere(translation: IndexedTranslation, { book, ranges }: Passage): LocatedRange[] {
  const has = (id: BookId, chapter: number) => translation.book(id)?.chapters.includes(chapter) === true;
  return ranges.map((range): LocatedRange => {
    const { from, to } = range;
    const same = SAME_CHAPTERS.find((places) =>
      places.some(([id, chapter]) => id === book && chapter === from.chapter),
    );
    const [place] = (same ?? []).filter(([id, chapter]) => has(id, chapter));
    if (place === undefined || from.chapter !== to.chapter || has(book, from.chapter)) return { book, range };
    const [other, chapter] = place;
    return { book: other, range: { ...range, from: { ...from, chapter }, to: { ...to, chapter } }, asked: range };
  });
}

/** The psalm whose length shows by which count a translation numbers the psalms, even where some of it is left out. */
const LONGEST = { hebrew: 119, greek: 118, verses: 170 };

/** Finds psalms that were given with two numbers, `Ps 50 (51),3`, by the count of a translation. */
function locatePsalms(translation: IndexedTranslation, { book, ranges }: Passage): LocatedRange[] | undefined {
  if (ranges.every(({ psalm }) => psalm === undefined)) return undefined;
  const counts = (chapter: number) => versificationOf(translation).lastVerse("PSA", chapter) >= LONGEST.verses;
  const [isHebrew, isGreek] = [counts(LONGEST.hebrew), counts(LONGEST.greek)];
  return ranges.map((range): LocatedRange => {
    const { psalm } = range;
    if (psalm === undefined || isHebrew || translation.book(book) === undefined) return { book, range };
    if (isGreek && !psalm.isHalf) return { book, range: inGreek(range, psalm) };
    const { hebrew, greek } = psalm;
    const missing: UnlocatedPart = { kind: "psalm", book: "PSA", hebrew, greek };
    return { book, range, missing };
  });
}

function inGreek(range: VerseRange, { hebrew, greek }: NonNullable<VerseRange["psalm"]>): VerseRange {
  const renumbered = (point: Point) => (point.chapter === hebrew ? { ...point, chapter: greek } : point);
  return { ...range, from: renumbered(range.from), to: renumbered(range.to) };
}

/** The books that translations print in one another or number in several ways. */
const LOCATORS: {
  readonly [id in BookId]?: (translation: IndexedTranslation, passage: Passage) => readonly LocatedRange[] | undefined;
} = {
  DAN: locateInDaniel,
  DAG: locateInDaniel,
  S3Y: locateInDaniel,
  SUS: locateInDaniel,
  BEL: locateInDaniel,
  EST: locateInEsther,
  ESG: locateInEsther,
  PSA: locatePsalms,
  PS2: locateChapterElsewhere,
  LJE: locateChapterElsewhere,
  BAR: locateChapterElsewhere,
};

/** A passage in the book in which a translation prints it. */
export interface LocatedPassage extends Passage {
  /** Single ranges as they were asked for, and those that the translation cannot have. */
  readonly located?: ReadonlyMap<VerseRange, { readonly passage: Passage } & Omit<LocatedRange, "book" | "range">>;
}

/**
 * Finds the book and the numbers by which a translation prints what a reference names otherwise: the additions to Daniel
 * and Esther, which are chapters of them or books of their own, the letter of Jeremiah, Psalm 151, and psalms that were given
 * with two numbers.
 */
export function locate(translation: IndexedTranslation, { passages }: Reference): readonly LocatedPassage[] {
  if (passages.every(({ book }) => LOCATORS[book] === undefined)) return passages;
  return passages.flatMap((passage): readonly LocatedPassage[] => {
    const located = LOCATORS[passage.book]?.(translation, passage);
    return located === undefined ? [passage] : passagesOf(translation, passage, located);
  });
}

/** Puts ranges that follow one another in one book into one passage; another book bears its own abbreviation. */
function passagesOf(
  translation: IndexedTranslation,
  passage: Passage,
  ranges: readonly LocatedRange[],
): LocatedPassage[] {
  const known = ranges.filter(({ asked, missing }) => asked !== undefined || missing !== undefined);
  const located = new Map(known.map(({ book: _, range, ...others }) => [range, { passage, ...others }]));
  const passages: { book: BookId; ranges: VerseRange[] }[] = [];
  for (const { book, range } of ranges) {
    const last = passages.at(-1);
    if (last?.book === book) last.ranges.push(range);
    else passages.push({ book, ranges: [range] });
  }
  return passages.map(({ book, ranges }) => {
    const written = book === passage.book ? passage.written : (translation.book(book)?.abbreviation ?? passage.written);
    return { ...passage, book, written, ranges, located };
  });
}
