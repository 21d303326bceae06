import { kept, oncePer } from "../base/bounded_map.ts";
import { originalLength, type VerseMapping, verseMappings } from "./numberings.ts";
import type { TranslationVersification } from "./translation_versification.ts";
import { compareByLengths, type ExpectedLength, expectedLengths, type ReadChapter } from "./verse_lengths.ts";
import type { VerseSpan } from "./verse_ref.ts";

/** How a psalter numbers its psalms. */
export type PsalmOrder = "hebrew" | "greek";

/** How a translation counts its psalms, as most of them show. */
export interface PsalterCounting {
  /** Undefined where it is not certain. */
  readonly order: PsalmOrder | undefined;
  /** The titles count as verses or do not; undefined where it is not certain. */
  readonly titles: "counted" | "uncounted" | undefined;
  /** True where the lengths of verses show it against the numbers of verses: last verses are joined with others. */
  readonly isJoined: boolean;
  /** True where the lengths of verses show it beyond doubt. */
  readonly isByLengths: boolean;
  /** As how many verses a title of two is counted; `unlike` where psalms contradict one another. */
  readonly titleOfTwo: "one" | "two" | "unlike" | undefined;
  /** Verses are divided as in the Vulgate or as in the original; undefined where it is not certain. */
  readonly divisions: "vulgate" | "plain" | undefined;
  /** The psalms, by the translation's numbers, that have another number of verses than this gives them. */
  readonly odd: readonly OddPsalm[];
}

export interface OddPsalm {
  readonly psalm: number;
  readonly verses: number;
  readonly expected: number;
}

/** The last psalm of any psalter that the tables count. */
const LAST_PSALM = 150;

/** Psalms whose title is a verse of its own in the original. From the verses of the Biblia Hebraica Stuttgartensia. */
const TITLE_OF_ONE_VERSE = new Set([
  3, 4, 5, 6, 7, 8, 9, 12, 13, 18, 19, 20, 21, 22, 30, 31, 34, 36, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 49, 53, 55,
  56, 57, 58, 59, 61, 62, 63, 64, 65, 67, 68, 69, 70, 75, 76, 77, 80, 81, 83, 84, 85, 88, 89, 92, 102, 108, 140, 142,
]);

/** The same for titles of two verses, which some translations count as one. */
const TITLE_OF_TWO_VERSES = new Set([51, 52, 54, 60]);

/** This psalm has six verses with its title and, divided otherwise at its end, without: it is no witness. */
const NO_WITNESS = 13;

/** Consecutive verses of an original psalm, and the psalm and verse at which they begin in a translation. */
interface PsalmPart {
  readonly original: number;
  readonly first: number;
  readonly last: number;
  readonly psalm: number;
  readonly start: number;
}

/**
 * Parts of psalms that the Greek psalter, and the Vulgate after it, joins and divides.
 * From the verses of Rahlfs' Septuagint and of the Clementine and the Stuttgart Vulgate.
 */
const GREEK_PARTS: readonly PsalmPart[] = [
  { original: 9, first: 1, last: 21, psalm: 9, start: 1 },
  { original: 10, first: 1, last: 18, psalm: 9, start: 22 },
  { original: 114, first: 1, last: 8, psalm: 113, start: 1 },
  { original: 115, first: 1, last: 18, psalm: 113, start: 9 },
  { original: 116, first: 1, last: 9, psalm: 114, start: 1 },
  // The second halves begin anew with verse 1, or go on counting.
  { original: 116, first: 10, last: 19, psalm: 115, start: 1 },
  { original: 116, first: 10, last: 19, psalm: 115, start: 10 },
  { original: 147, first: 1, last: 11, psalm: 146, start: 1 },
  { original: 147, first: 12, last: 20, psalm: 147, start: 1 },
  { original: 147, first: 12, last: 20, psalm: 147, start: 12 },
];

function partsOf(order: PsalmOrder, psalm: number): readonly PsalmPart[] {
  const divided = order === "greek" ? GREEK_PARTS.filter((part) => part.psalm === psalm) : [];
  if (divided.length > 0) return divided;
  const original = order === "greek" && psalm > 9 && psalm < 146 ? psalm + 1 : psalm;
  return [{ original, first: 1, last: originalLength("PSA", original) ?? 0, psalm, start: 1 }];
}

/** One psalm of a translation beside a way of counting. */
interface CountedPsalm {
  readonly psalm: number;
  /** How many verses it has. */
  readonly verses: number;
  /** How many it has where titles count; the last of several possible numbers. */
  readonly full: number;
  readonly parts: readonly PsalmPart[];
  /** How many verses its title has in the original. */
  readonly title: number;
}

function countedPsalm(order: PsalmOrder, psalm: number, verses: number): CountedPsalm {
  const all = partsOf(order, psalm);
  const ends = (part: PsalmPart) => part.start + part.last - part.first;
  // Halves begin anew, unless they are about as long as those that go on counting.
  const isEither = all.length > 1 && all[0]!.original === all[1]!.original;
  const parts = isEither ? [all[verses >= ends(all[1]!) - 1 ? 1 : 0]!] : all;
  const { original } = parts[0]!;
  return { psalm, verses, full: Math.max(...parts.map(ends)), parts, title: titleLength(original) };
}

/** Returns how many verses the title of a psalm of the original has. */
export function titleLength(psalm: number): number {
  if (TITLE_OF_TWO_VERSES.has(psalm)) return 2;
  return TITLE_OF_ONE_VERSE.has(psalm) ? 1 : 0;
}

function psalmsIn(order: PsalmOrder, versification: TranslationVersification): CountedPsalm[] {
  return Array.from({ length: LAST_PSALM }, (_, index) =>
    countedPsalm(order, index + 1, versification.lastVerse("PSA", index + 1)),
  ).filter(({ verses }) => verses > 0);
}

/** How many verses a psalm is away from what either way of counting titles gives it. */
function distance({ verses, full, title }: CountedPsalm): number {
  return Math.min(...Array.from({ length: title + 1 }, (_, left) => Math.abs(full - left - verses)));
}

/** How many times as many witnesses one way of counting needs as the other. */
const MAJORITY = 3;

/** Returns which of two ways has a majority; undefined where none has so many witnesses. */
function winnerOf<Way extends string>(votes: Readonly<Record<Way, number>>, least: number): Way | undefined {
  const [[one, ones], [other, others]] = Object.entries(votes) as [[Way, number], [Way, number]];
  if (ones >= least && ones >= MAJORITY * others) return one;
  return others >= least && others >= MAJORITY * ones ? other : undefined;
}

/** The deviation beyond which lengths of verses decide of a whole psalter, and of one psalm. */
const CERTAIN = 6;
const LIKELY = 3.5;
/** The same, where another witness agrees. */
const SLIGHT = 1;

/** Returns how a translation counts its psalms, determined once. */
export const psalterCounting: (versification: TranslationVersification) => PsalterCounting = oncePer(countPsalter);

function countPsalter(versification: TranslationVersification): PsalterCounting {
  const order = orderOf(versification);
  if (order === undefined) {
    const unknown = { order, titles: undefined, titleOfTwo: undefined, divisions: undefined };
    return { ...unknown, isJoined: false, isByLengths: false, odd: [] };
  }
  const psalms = psalmsIn(order, versification);
  const { titles, isJoined, isByLengths } = titlesOf(psalms, versification);
  const divisions = order === "greek" ? divisionsOf(versification) : "plain";
  const mappings = psalmMappings(versification, { order, titles, divisions });
  const tabled = new Set(mappings.flatMap(({ lengths }) => lengths.map(({ chapter }) => chapter)));
  const odd = psalms.flatMap(({ psalm, verses, full, title }) => {
    const expected = full - (titles === "uncounted" ? title : 0);
    const isTold = tabled.has(psalm);
    const fits = isTold || verses === expected || (titles === undefined && verses === full - title);
    return fits ? [] : [{ psalm, verses, expected }];
  });
  return { order, titles, isJoined, isByLengths, titleOfTwo: titlesOfTwo(psalms), divisions, odd };
}

/** How many psalms have to be divided as in the Vulgate: one or two may have lost a verse, or gained one. */
const VULGATE_WITNESSES = 3;

/** Returns how verses of a Greek psalter are divided where the Vulgate has others than the original. */
function divisionsOf(versification: TranslationVersification): PsalterCounting["divisions"] {
  const votes = { vulgate: 0, plain: 0 };
  for (const { psalter, lengths } of verseMappings().get("PSA") ?? []) {
    const { chapter, length } = lengths[0]!;
    const { verses, full } = countedPsalm("greek", chapter, versification.lastVerse("PSA", chapter));
    // A line with two psalms holds for some editions of the Vulgate: the others say nothing by it.
    if (!psalter.includes("vulgate") || length === full || lengths.length > 1) continue;
    if (verses === length) votes.vulgate += 1;
    if (verses === full) votes.plain += 1;
  }
  if (votes.vulgate >= VULGATE_WITNESSES) return "vulgate";
  return votes.plain >= MAJORITY * votes.vulgate && votes.plain > 0 ? "plain" : undefined;
}

/** Returns the ways of counting single psalms, by the table, that a translation follows. */
export function psalmMappings(
  versification: TranslationVersification,
  { order, titles, divisions }: Pick<PsalterCounting, "order" | "titles" | "divisions">,
): readonly VerseMapping[] {
  return (verseMappings().get("PSA") ?? []).filter(
    ({ lengths, psalter }) =>
      lengths.every(({ chapter, length }) => versification.lastVerse("PSA", chapter) === length) &&
      psalter.every((word) => word === order || word === titles || word === divisions),
  );
}

function orderOf(versification: TranslationVersification): PsalmOrder | undefined {
  const [hebrew, greek] = [psalmsIn("hebrew", versification), psalmsIn("greek", versification)];
  const votes = { hebrew: 0, greek: 0 };
  for (const [index, psalm] of hebrew.entries()) {
    const [one, other] = [distance(psalm), distance(greek[index]!)];
    // A psalm that is one verse away from an order may have lost it.
    if (one === 0 && other > 1) votes.hebrew += 1;
    if (other === 0 && one > 1) votes.greek += 1;
  }
  const order = winnerOf(votes, 1);
  if (order !== undefined) return order;
  const deviation = compareByLengths(
    readAs(hebrew, versification, (psalm, index) => [lengthsFrom(psalm), lengthsFrom(greek[index]!)]),
  );
  if (Math.abs(deviation) < CERTAIN) return undefined;
  return deviation > 0 ? "hebrew" : "greek";
}

function titlesOf(
  psalms: readonly CountedPsalm[],
  versification: TranslationVersification,
): Pick<PsalterCounting, "titles" | "isJoined" | "isByLengths"> {
  const witnesses = psalms.filter(({ title, parts }) => title > 0 && parts[0]!.original !== NO_WITNESS);
  // A title of two verses that is not counted cannot be taken for one verse that was lost.
  const weigh = (left: (title: number) => number) =>
    witnesses.reduce((sum, { verses, full, title }) => sum + (verses === full - left(title) ? title : 0), 0);
  const votes = { counted: weigh(() => 0), uncounted: weigh((title) => title) };
  const isWhole = psalms.length > MAJORITY && psalms.every((psalm) => distance(psalm) === 0);
  const most = winnerOf(votes, isWhole ? 1 : 2);
  const near = witnesses.filter(({ verses, full, title }) => verses >= full - title - 1 && verses <= full);
  const deviation = compareByLengths(readAs(near, versification, titleReadings));
  if (Math.abs(deviation) < CERTAIN) return { titles: most, isJoined: false, isByLengths: false };
  const titles = deviation > 0 ? "counted" : "uncounted";
  return { titles, isJoined: most !== undefined && titles !== most, isByLengths: true };
}

type Readings = readonly [one: readonly ExpectedLength[], other: readonly ExpectedLength[]];

function* readAs(
  psalms: readonly CountedPsalm[],
  versification: TranslationVersification,
  readings: (psalm: CountedPsalm, index: number) => Readings,
): Generator<ReadChapter> {
  if (versification.verseLengths === undefined) return;
  for (const [index, psalm] of psalms.entries()) {
    const [one, other] = readings(psalm, index);
    yield { lengths: versification.verseLengths("PSA", psalm.psalm), one, other };
  }
}

/** The lengths that verses of a psalm should have, with its title and without. */
function titleReadings(psalm: CountedPsalm): Readings {
  return [lengthsFrom(psalm), lengthsFrom(psalm, psalm.title)];
}

/** The lengths that verses of a psalm should have; the first may have the title in it, of which nothing is known. */
function lengthsFrom({ parts, verses }: CountedPsalm, left = 0): ExpectedLength[] {
  const lengths: ExpectedLength[] = [];
  for (const { original, first, last, start } of parts) {
    const profile = expectedLengths(`PSA ${original}`);
    for (let verse = first; verse <= last; verse++) {
      const index = start + verse - first - left - 1;
      if (index >= 0) lengths[index] = profile[verse - 1];
    }
  }
  // A last verse may have in it what the psalm has no number for.
  return lengths.slice(0, verses - 1);
}

/**
 * Returns a function that finds the verses of one psalm in a translation.
 *
 * @param psalm In the original numbering, as its verses.
 * @returns The function returns undefined where it is not certain which verse it is, or where it is the title that was asked
 *   for and the translation does not count it.
 */
export function versesOfPsalm(
  psalm: number,
  versification: TranslationVersification,
): (verse: number) => VerseSpan | undefined {
  const found = [psalm - 2, psalm - 1, psalm].flatMap((each) => {
    const placed = each < 1 ? undefined : placedPsalm(each, versification);
    return (placed?.parts ?? []).flatMap((part) =>
      part.original === psalm ? { ...part, ...placed!, psalm: each } : [],
    );
  });
  return (number) => {
    const part = found.find(({ first, last }) => first <= number && number <= last);
    if (part?.left === undefined) return undefined;
    const { left, title, verses } = part;
    // Of a title of two verses that is counted as one, only the second has no number of its own.
    const isFirstOfTitle = number === 1 && left > 0 && left < title;
    const verse = isFirstOfTitle ? 1 : part.start + number - part.first - left;
    return verse >= 1 && verse <= verses ? { book: "PSA", chapter: part.psalm, verse, verseEnd: verse } : undefined;
  };
}

/** A psalm of a translation, and how many verses of its title do not count; undefined where it is not certain. */
type PlacedPsalm = CountedPsalm & { readonly left: number | undefined };

const placedPsalms = oncePer((_: TranslationVersification) => new Map<number, PlacedPsalm | undefined>());

/** Returns a psalm of a translation, by the translation's numbers, determined once, or undefined. */
function placedPsalm(psalm: number, versification: TranslationVersification): PlacedPsalm | undefined {
  return kept(placedPsalms(versification), psalm, () => {
    const counting = psalterCounting(versification);
    const verses = versification.lastVerse("PSA", psalm);
    if (counting.order === undefined || verses === 0) return undefined;
    const counted = countedPsalm(counting.order, psalm, verses);
    const deviation = compareByLengths(counted.title === 0 ? [] : readAs([counted], versification, titleReadings));
    return { ...counted, left: leftOut(counted, deviation, counting) };
  });
}

/**
 * Returns how many verses of a psalm's title a translation does not count; undefined where that is not certain. A psalm
 * that is too short has lost its last verses, unless its title may be what is not counted.
 */
function leftOut(
  { verses, full, title, parts }: CountedPsalm,
  deviation: number,
  { titles, isJoined, isByLengths, titleOfTwo, divisions }: PsalterCounting,
): number | undefined {
  if (title === 0) return verses <= full ? 0 : undefined;
  if (parts[0]!.original === NO_WITNESS && divisions === undefined) return undefined;
  if (titles === "uncounted") {
    const isCertain = verses <= full - title && deviation < LIKELY;
    return isCertain ? title : undefined;
  }
  if (titles === undefined) {
    // Two witnesses: the number of its verses and their lengths.
    if (verses === full && deviation > SLIGHT) return 0;
    return verses === full - title && deviation < -SLIGHT ? title : undefined;
  }
  if (deviation < -LIKELY) return undefined;
  const two = title === 2 ? titleOfTwo : undefined;
  if (verses === full) return two === "one" || two === "unlike" ? undefined : 0;
  if (two === "unlike" && deviation <= LIKELY) return undefined;
  if (verses === full - 1 && two !== undefined) return two === "one" ? 1 : 0;
  const isShort = isJoined || deviation > (isByLengths ? SLIGHT : LIKELY);
  return verses < full && isShort ? 0 : undefined;
}

/** Returns as how many verses most titles of two verses are counted; undefined where nothing shows it. */
function titlesOfTwo(psalms: readonly CountedPsalm[]): PsalterCounting["titleOfTwo"] {
  const votes = { one: 0, two: 0 };
  for (const { title, verses, full } of psalms) {
    if (title !== 2) continue;
    if (verses === full) votes.two += 1;
    if (verses === full - 1) votes.one += 1;
  }
  return winnerOf(votes, 2) ?? (votes.one > 0 && votes.two > 0 ? "unlike" : undefined);
}
