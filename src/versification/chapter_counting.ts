import { kept, once, oncePer } from "../base/bounded_map.ts";
import { type BookId, testamentOf } from "../canon/mod.ts";
import {
  lengthInNumbering,
  originalLength,
  placeIn,
  type VerseMapping,
  type Versification,
  verseMappings,
  versifications,
} from "./numberings.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import { compareByLengths, type ExpectedLength, expectedLengths, type ReadChapter } from "./verse_lengths.ts";

/** A way of counting some chapters of a book: one of the table's, or the original's (undefined). */
export type ChapterCounting = VerseMapping | undefined;

/** Chapters of a book that are counted together: what one of them has says how the others are counted. */
interface ChapterGroup {
  readonly book: BookId;
  /** The chapters whose numbers of verses are witnesses. */
  readonly telling: readonly number[];
  readonly mappings: readonly VerseMapping[];
}

/** A verse that is lost or added is one; a chapter that is further away is of another way of counting. */
const FURTHEST = 3;
/** How many more chapters elsewhere have to fit another way before it is thought of. */
const KIN = 3;
/** Deviations by the lengths of verses: beyond which they incline to a way, put one in doubt, exclude one, and are certain. */
const SLIGHT = 1;
const DOUBTFUL = 2;
const EXCLUDED = 3.5;
const CERTAIN = 5;

const countings = oncePer((_: TranslationVersification) => new Map<string, readonly ChapterCounting[]>());

/**
 * Returns the ways in which a translation may count a chapter of the original, determined once: one where it is certain.
 * Each chapter that is counted together with it is a witness, and so are the numbering that the other books follow and
 * the lengths of the verses; where witnesses contradict one another, all ways that remain are returned.
 */
export function chapterCountings(
  book: BookId,
  chapter: number,
  versification: TranslationVersification,
): readonly ChapterCounting[] {
  const group = groups().get(`${book} ${chapter}`);
  if (group === undefined) return [undefined];
  return kept(countings(versification), `${book} ${group.telling[0]}`, () => possibleCountings(group, versification));
}

/** Returns the number of verses that a chapter has in a way of counting. */
export function lengthIn(counting: ChapterCounting, book: BookId, chapter: number): number {
  const told = counting?.lengths.find((each) => each.book === book && each.chapter === chapter);
  return told?.length ?? originalLength(book, chapter) ?? 0;
}

/** Checks whether a chapter has a number of verses in a numbering that neither the original nor the table explains. */
export function isUnexplained(book: BookId, chapter: number, length: number): boolean {
  if (originalLength(book, chapter) === length) return false;
  // A line with conditions of another book explains the length only where they hold.
  const own = (verseMappings().get(book) ?? []).filter(({ lengths }) => lengths.every((each) => each.book === book));
  const told = own.flatMap(({ lengths }) => lengths);
  return (
    !told.some((each) => each.chapter === chapter && each.length === length) &&
    versifications().some((numbering) => lengthInNumbering(numbering, book, chapter) === length)
  );
}

/** A way of counting, and how many verses the translation is away from it. */
interface Way {
  readonly counting: ChapterCounting;
  readonly damage: number;
}

/** Returns the ways of counting chapters, the nearest first; none where no witness is there. */
function waysOf({ book, telling, mappings }: ChapterGroup, versification: TranslationVersification): readonly Way[] {
  const present = telling.filter((chapter) => versification.lastVerse(book, chapter) > 0);
  if (present.length === 0) return [];
  // A line of the table that has the original's own numbers of verses takes its place.
  const isOriginal = ({ lengths }: VerseMapping) =>
    lengths.every(({ chapter, length }) => originalLength(book, chapter) === length);
  return [...(mappings.some(isOriginal) ? [] : [undefined]), ...mappings]
    .map((counting) => {
      const away = (chapter: number) =>
        Math.abs(versification.lastVerse(book, chapter) - lengthIn(counting, book, chapter));
      return { counting, damage: present.reduce((sum, chapter) => sum + Math.min(away(chapter), FURTHEST), 0) };
    })
    .sort((one, other) => one.damage - other.damage);
}

function possibleCountings(group: ChapterGroup, versification: TranslationVersification): readonly ChapterCounting[] {
  const [best, ...others] = waysOf(group, versification);
  if (best === undefined) return [undefined];
  // The original's number is enough by itself; another way of counting needs all its chapters.
  const isWhole = group.telling.every((chapter) => versification.lastVerse(group.book, chapter) > 0);
  const isSound = best.damage === 0 && (best.counting === undefined || isWhole);
  // A chapter that is a witness alone may have lost the verse by which it fits.
  const isAlone = best.counting !== undefined && group.telling.length === 1;
  // Deuterocanonical chapters are of any length: one that does not fit says nothing.
  const slack = testamentOf(group.book) === "deuterocanonical" ? 0 : 1;
  let possible: ChapterCounting[] = [best.counting];
  for (const other of others) {
    if (other.damage > best.damage + slack) break;
    const byLengths = compareByLengths(readAs([best.counting, other.counting], group, versification));
    if (byLengths > EXCLUDED) continue;
    if (byLengths < -EXCLUDED) {
      // Its last verses are joined with others, to the number of another way.
      possible = [other.counting];
      continue;
    }
    const lean =
      best.counting === undefined ? leaning(versification) : other.counting === undefined ? -leaning(versification) : 0;
    if (Math.abs(lean) > CERTAIN && Math.abs(byLengths) > SLIGHT && lean > 0 === byLengths > 0) {
      if (lean < 0) possible = [other.counting];
      continue;
    }
    const isDoubtful = !isSound || other.damage === best.damage || byLengths < -DOUBTFUL || lean < -CERTAIN;
    const [kin, otherKin] = [kinOf(best.counting, group, versification), kinOf(other.counting, group, versification)];
    const isAhead =
      otherKin !== undefined && (isAlone ? otherKin > (kin ?? 0) : kin !== undefined && otherKin >= kin + KIN);
    if (isDoubtful || isAhead) possible.push(other.counting);
  }
  return possible;
}

/**
 * Returns by how much the lengths of verses speak for the original's ways of counting, against those of the table, in all
 * chapters together where one verse alone decides. A text that was forced into another numbering has its last verses
 * joined: the numbers of its verses are those of a numbering that it does not follow.
 */
const leaning = oncePer((versification: TranslationVersification): number => {
  const chapters = [...new Set(groups().values())].flatMap((group) => {
    const [best, next] = waysOf(group, versification).filter(
      ({ counting }) => numberingsOf(counting, group).length > 0,
    );
    if (best === undefined || next === undefined || next.damage > best.damage + 1) return [];
    const counting = best.counting ?? next.counting;
    const isOpen = best.counting === undefined || next.counting === undefined;
    return isOpen ? readAs([undefined, counting], group, versification) : [];
  });
  return compareByLengths(chapters);
});

/** Returns the chapters as two ways of counting read them: how long each verse should be. */
function readAs(
  countings: readonly [ChapterCounting, ChapterCounting],
  { book, telling }: ChapterGroup,
  versification: TranslationVersification,
): ReadChapter[] {
  if (versification.verseLengths === undefined) return [];
  const expected = countings.map((counting) => {
    const chapters = new Map(telling.map((chapter) => [chapter, [] as ExpectedLength[]]));
    for (const chapter of telling) {
      const profile = expectedLengths(`${book} ${chapter}`);
      for (let verse = 1; verse <= (originalLength(book, chapter) ?? 0); verse++) {
        const place = placeIn(counting, { book, chapter, verse });
        const lengths = place?.book === book ? chapters.get(place.chapter) : undefined;
        if (lengths !== undefined) lengths[place!.verse - 1] = profile[verse - 1];
      }
    }
    return chapters;
  });
  return telling.map((chapter) => {
    const lengths = versification.verseLengths!(book, chapter);
    // A last verse may have in it what the chapter has no number for.
    const [one, other] = expected.map((chapters) => chapters.get(chapter)!.slice(0, Math.max(0, lengths.length - 1)));
    return { lengths, one: one!, other: other! };
  });
}

/** Returns the numberings that count chapters so. */
function numberingsOf(counting: ChapterCounting, { book, telling }: ChapterGroup): readonly Versification[] {
  return versifications().filter((numbering) =>
    telling.every((chapter) => lengthInNumbering(numbering, book, chapter) === lengthIn(counting, book, chapter)),
  );
}

/** Returns how many telling chapters of other books fit the best numbering that counts so; undefined without any. */
function kinOf(
  counting: ChapterCounting,
  group: ChapterGroup,
  versification: TranslationVersification,
): number | undefined {
  const { book } = group;
  const fits = numberingsOf(counting, group).map((numbering) => {
    const found = kept(agreements(versification), numbering.name, () => agreement(numbering, versification));
    return [...found].reduce((sum, [other, count]) => sum + (other === book ? 0 : count), 0);
  });
  return fits.length === 0 ? undefined : Math.max(...fits);
}

const agreements = oncePer((_: TranslationVersification) => new Map<string, ReadonlyMap<BookId, number>>());

/** Counts the telling chapters of each book that have as many verses as in a numbering. */
function agreement(numbering: Versification, versification: TranslationVersification): ReadonlyMap<BookId, number> {
  const counts = new Map<BookId, number>();
  for (const { book, telling } of new Set(groups().values())) {
    for (const chapter of telling) {
      const length = versification.lastVerse(book, chapter);
      if (length > 0 && length === lengthInNumbering(numbering, book, chapter))
        counts.set(book, (counts.get(book) ?? 0) + 1);
    }
  }
  return counts;
}

/** Returns the groups of chapters by each of their chapters. Psalms and books of additions have rules of their own. */
const groups = once((): ReadonlyMap<string, ChapterGroup> => {
  const found = new Map<string, ChapterGroup>();
  for (const [book, mappings] of verseMappings()) {
    const own = mappings.filter(({ lengths }) => book !== "PSA" && lengths.every((each) => each.book === book));
    for (const mapping of own) {
      const told = mapping.lengths.map(({ chapter }) => chapter);
      const chapters = [...told, ...mapping.ranges.map(({ from }) => from.chapter)];
      const near = new Set(chapters.flatMap((chapter) => found.get(`${book} ${chapter}`) ?? []));
      const telling = new Set([...near].flatMap((group) => group.telling).concat(told));
      const joined = [...near].flatMap((group) => group.mappings).concat(mapping);
      const group = { book, telling: [...telling], mappings: joined };
      const all = joined.flatMap(({ lengths, ranges }) => [...lengths, ...ranges.map(({ from }) => from)]);
      for (const { chapter } of all) found.set(`${book} ${chapter}`, group);
    }
  }
  return found;
});
