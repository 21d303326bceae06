import { kept, once, oncePer } from "../base/bounded_map.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { fold } from "../base/word_comparison.ts";
import { formatCalendarDate, parseDate, readTypedDay, weekdayOf } from "./calendar_date.ts";
import { numberWords, seasonDatesOf, WEEKDAYS } from "./easter_and_seasons.ts";
import { type FindOptions, findDay, findDays, foldName, namesOf } from "./find_day.ts";
import { type LiturgicalDay, liturgicalDay } from "./liturgical_day.ts";

/** A part of a Mass that a question asks for. */
type AskedPart = (typeof PARTS)[number];

/** A day that a question names. */
export interface DayInQuestion {
  readonly day: LiturgicalDay;
  /** The part of its Mass that is asked for; undefined where the text asks for the day alone. */
  readonly part?: AskedPart | undefined;
  /** True where the name means the first Mass of the day, as that of midnight. */
  readonly isFirstMass: boolean;
  /** Set where no name of it is given but its date, or today, tomorrow, Sunday. */
  readonly isDate?: true;
}

const PARTS = ["gospel", "psalm", "readings"] as const;
/** The beginning of each season in a year; a name of it alone is no question. */
const BEGINNINGS = { advent: "advent", christmas: "christmas", lent: "ashWednesday", easter: "easter" } as const;
const SEASONS = Object.keys(BEGINNINGS) as readonly (keyof typeof BEGINNINGS)[];
/** The kinds of words that mean a day where none is named. */
const DAYS: readonly string[] = ["today", "day", "tomorrow", ...WEEKDAYS];
const KINDS = [
  ...[...PARTS, ...WEEKDAYS, ...SEASONS],
  ...(["when", "this-year", "today", "day", "tomorrow", "next", "begin", "first", "-"] as const),
];
/** A word of a question. */
interface Word {
  readonly written: string;
  readonly folded: string;
}
/** The sense of a word of a question. */
type WordKind = (typeof KINDS)[number];
const isPart = (kind: WordKind | undefined): kind is AskedPart => PARTS.some((part) => part === kind);
const isSeason = (kind: WordKind | undefined) => SEASONS.find((season) => season === kind);

/** More words are no question about a day. */
const MAX_WORDS = 10;
/** Letters at the end of a word that may differ between its forms. */
const MAX_ENDING = 2;
/** Of words with fewer letters one may. */
const SHORT = 5;

/**
 * Finds the day of the church year that a question names: by its name alone (`telovo`), with a part of its Mass
 * (`evangelij na sveti večer`, `gospel for December 8`, `Evangelium von heute`), with its year (`kdaj je pepelnica 2027`),
 * by two of its names (`ferragosto assunzione`), or as the first of a season (`when does Lent start`).
 *
 * @returns Undefined where the text has words that belong to neither.
 */
export function findDayInQuestion(text: string, options: FindOptions): DayInQuestion | undefined {
  const known = findDay(text, options);
  if (known !== undefined) return { day: known, isFirstMass: isFirstMass(foldName(text)) };
  const dated = dayOfDate(text, options);
  if (dated !== undefined) return dated;
  const words = text
    .replace(/['’]s(?!\p{L})/gu, "")
    .split(/[\s'’]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length > MAX_WORDS) return undefined;
  const onWeekday = dayOfDate(words.slice(1).join(" "), options);
  if (onWeekday !== undefined && isWeekday(words[0]!, onWeekday.day.weekday)) return onWeekday;
  const folded = words.map((written) => ({ written, folded: foldName(written) }));
  for (const kinds of questionWords().values()) {
    const parts = folded.flatMap((word) => partsOf(word, kinds));
    if (parts.length < 2) continue;
    const found = beginningOfSeason(parts, kinds, options) ?? asQuestion(parts, kinds, options);
    if (found !== undefined) return found;
  }
  const found = byTwoNames(words, options);
  if (found !== undefined) return found;
  const tried = new Set([words.join(" ")]);
  for (const kindsOf of questionWords().values()) {
    const kinds = folded.map((word) => kindsOf.get(word.folded));
    const names = words.filter((_, at) => !isPart(kinds[at]) && kinds[at] !== "when");
    const found = tried.has(names.join(" ")) ? undefined : byTwoNames(names, options);
    tried.add(names.join(" "));
    if (found !== undefined) return { ...found, part: kinds.find(isPart) };
  }
  return undefined;
}

/** Divides a word that is two of a question: `Tageslesung`, `Sonntagsevangelium`. */
function partsOf(word: Word, kindsOf: ReadonlyMap<string, WordKind>): readonly Word[] {
  const { folded } = word;
  if (kindsOf.has(folded)) return [word];
  for (const [first, kind] of kindsOf) {
    if (!folded.startsWith(first) || !DAYS.includes(kind)) continue;
    const rest = folded.slice(first.length);
    if (isPart(kindsOf.get(rest))) return [first, rest].map((each) => ({ written: each, folded: each }));
  }
  return [word];
}

/** Finds the first day of a season, where all words of a text ask for the beginning of one: `kdaj se začne post 2027`. */
function beginningOfSeason(
  words: readonly Word[],
  kindsOf: ReadonlyMap<string, WordKind>,
  { from, calendar }: FindOptions,
): DayInQuestion | undefined {
  const year = words.find(({ written }) => /^(?:19|20)\d\d$/.test(written))?.written;
  const kinds = words.filter(({ written }) => written !== year).map(({ folded }) => kindsOf.get(folded));
  const season = kinds.map(isSeason).find((each) => each !== undefined);
  if (season === undefined || !kinds.includes("begin") || kinds.includes(undefined)) return undefined;
  const part = kinds.find(isPart);
  const asked = year ?? (kinds.includes("this-year") ? from.slice(0, 4) : undefined);
  const years = asked === undefined ? [Number(from.slice(0, 4)), Number(from.slice(0, 4)) + 1] : [Number(asked)];
  const dates = years.map((each) => formatCalendarDate(seasonDatesOf(each)[BEGINNINGS[season]]));
  const date = dates.find((each) => asked !== undefined || each >= from)!;
  return { day: liturgicalDay(date, calendar), part, isFirstMass: false };
}

/** Finds the longest name of a day, or else a date, beside words of one language that ask for it or for a part of its Mass. */
function asQuestion(
  words: readonly Word[],
  kindsOf: ReadonlyMap<string, WordKind>,
  options: FindOptions,
): DayInQuestion | undefined {
  const kindOf = ({ folded }: Word) => {
    const kind = kindsOf.get(folded) ?? (/^(?:19|20)\d\d$/.test(folded) ? "this-year" : undefined);
    // Names of seasons, and words for a beginning, are words of names here.
    return kind === "begin" || isSeason(kind) ? undefined : kind;
  };
  const kinds = words.map(kindOf);
  if (!kinds.some((kind) => isPart(kind) || kind === "when" || kind === "this-year")) return undefined;
  const mayGo = (at: number) => kinds[at] !== undefined && kinds[at] !== "first";
  for (let count = words.length - 1; count >= 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const beside = words.map((_, at) => at).filter((at) => at < from || at >= from + count);
      if (!beside.every(mayGo)) continue;
      const isOf = (kind: WordKind) => beside.find((at) => kinds[at] === kind);
      const part = beside.map((at) => kinds[at]).find(isPart);
      if (part === undefined && isOf("when") === undefined && isOf("this-year") === undefined) continue;
      if (count === 0) return relativeDay(part, (kind) => isOf(kind) !== undefined, options);
      const yearAt = isOf("this-year");
      const written = yearAt === undefined ? undefined : words[yearAt]!.folded;
      const year = written === undefined || /^\d/.test(written) ? written : options.from.slice(0, 4);
      const within = year === undefined ? options : { ...options, from: `${year}-01-01` };
      // Words of questions alone are no name in another form: `giorno` is not `Giorgio`.
      const isName = kinds.slice(from, from + count).some((kind) => kind === undefined || kind === "first");
      const name = words.slice(from, from + count).map((word) => word.written);
      if (!isName && findDay(name.join(" "), options) === undefined) continue;
      const found = dayCalled(name.join(" "), within);
      if (found !== undefined && (year === undefined || found.day.date.startsWith(year))) return { ...found, part };
    }
  }
  return undefined;
}

/** Returns the day that is meant where none is named: tomorrow, the coming Sunday, a weekday, today. */
function relativeDay(
  part: AskedPart | undefined,
  has: (kind: WordKind) => boolean,
  { from, calendar }: FindOptions,
): DayInQuestion | undefined {
  const today = parseDate(from);
  const weekday = part === undefined ? -1 : WEEKDAYS.findIndex(has);
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  let day: number | undefined;
  if (has("tomorrow")) day = today + 1;
  else if (weekday >= 0) day = today + (ahead === 0 && has("next") ? 7 : ahead);
  else if (has("today") || (part !== undefined && has("day"))) day = today;
  if (day === undefined) return undefined;
  return { day: liturgicalDay(formatCalendarDate(day), calendar), part, isFirstMass: false, isDate: true };
}

/** Finds the day of a date. */
function dayOfDate(text: string, options: FindOptions): Omit<DayInQuestion, "part"> | undefined {
  // Without a month in letters, a year or a last full stop it may be a verse.
  if (!/\p{L}|\d{4}|\.$/u.test(text)) return undefined;
  const typed = readTypedDay(/\p{L}/u.test(text) ? foldName(text) : text, options);
  if (!("date" in typed)) return undefined;
  return { day: liturgicalDay(typed.date, options.calendar), isFirstMass: false, isDate: true };
}

/** Finds the day with a date, or one whose name has the words that are sought in whatever form: `polnočnico`. */
function dayCalled(text: string, options: FindOptions): Omit<DayInQuestion, "part"> | undefined {
  const dated = dayOfDate(text, options);
  if (dated !== undefined) return dated;
  const written = foldName(text);
  const name = nameInAnyForm(written, options);
  const day = findDay(name, options);
  if (day !== undefined) return { day, isFirstMass: isFirstMass(name) };
  // The beginning of one long name: `immaculate conception`.
  const longer = written.includes(" ")
    ? namesLike(written, options).filter((each) => each.startsWith(`${written} `))
    : [];
  const [found, ...others] = new Set(longer.map((each) => findDay(each, options)));
  return found === undefined || others.length > 0 ? undefined : { day: found, isFirstMass: false };
}

/** Returns the known name whose words are those sought, but for their endings: `prvo adventno nedeljo`; else the words. */
function nameInAnyForm(written: string, options: FindOptions): string {
  if (namesOf(options).has(written)) return written;
  const sought = written.split(" ").map((each) => numbersByStem().get(each.slice(0, -1)) ?? each);
  // Forms of a word have their first two letters in common.
  for (const name of namesLike(sought.join(" "), options)) {
    // Of a single short word one letter may differ: `new` is not `Neža`.
    if (sought.length === 1 && name.length < SHORT && name.length !== written.length) continue;
    const words = name.split(" ");
    if (words.length === sought.length && words.every((word, at) => isFormOf(word, sought[at]!))) return name;
  }
  return written;
}

/** Returns the names that have their first two letters in common with a text, in the order of all. */
function namesLike(text: string, options: FindOptions): readonly string[] {
  return namesByLetters(namesOf(options)).get(text.slice(0, 2)) ?? [];
}

const namesByLetters = oncePer((names: ReturnType<typeof namesOf>) => {
  const byLetters = new Map<string, string[]>();
  for (const name of names.keys()) kept(byLetters, name.slice(0, 2), () => []).push(name);
  return byLetters;
});

/** The numbers by their words without the last letter, which is that of a form: `prv` of `prva` and `prvo`. */
const numbersByStem = once(() => {
  const numbers = [...numberWords()].map(([word, number]) => [fold(word).slice(0, -1), number] as const);
  // Of two that begin so, the first is meant.
  return new Map(numbers.toReversed());
});

function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;
  const [length, longer] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  if (length < 3 || /\d/.test(one)) return false;
  const same = [...one].findIndex((letter, at) => letter !== other[at]);
  const common = same < 0 ? one.length : same;
  return length - common <= (length < SHORT ? 1 : MAX_ENDING) && longer - common <= MAX_ENDING;
}

/**
 * Finds the day that the first or the last words of a text name, where the others belong to its name too or are its date.
 * The evening before goes with the first Mass: `sveti večer polnočnica`.
 */
function byTwoNames(words: readonly string[], options: FindOptions): DayInQuestion | undefined {
  for (let at = 1; at < words.length; at++) {
    const halves = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    for (const [name, other] of [halves, halves.toReversed()] as [string, string][]) {
      const day = findDay(name, options);
      if (day === undefined) continue;
      const isFirst = isFirstMass(foldName(name));
      const before = isFirst ? formatCalendarDate(parseDate(day.date) - 1) : day.date;
      const typed = /\d/.test(other) ? readTypedDay(foldName(other), { ...options, from: day.date }) : {};
      const dates = findDays(other, options).map(({ day }) => day.date);
      if (dates.some((date) => date === day.date || date === before) || ("date" in typed && typed.date === day.date)) {
        return { day, isFirstMass: isFirst || isFirstMass(foldName(other)) };
      }
    }
  }
  return undefined;
}

const isWeekday = (word: string, weekday: number): boolean =>
  [...questionWords().values()].some((kinds) => kinds.get(foldName(word)) === WEEKDAYS[weekday]);

const isFirstMass = (folded: string): boolean =>
  [...questionWords().values()].some((kinds) => kinds.get(folded) === "first");

/** Returns the words of questions by language, folded, with the sense of each. */
const questionWords = once((): ReadonlyMap<string, ReadonlyMap<string, WordKind>> => {
  const read = new Map<string, Map<string, WordKind>>();
  for (const { language, kind, words } of readQuestionWords()) {
    const kinds = kept(read, language, () => new Map<string, WordKind>());
    for (const word of words) kinds.set(foldName(word), kind);
  }
  return read;
});

/** Reads the words of questions about a day. @throws {TableError} If a line cannot be read. */
export function readQuestionWords(): readonly { language: string; kind: WordKind; words: readonly string[] }[] {
  return readRows(
    readTable("calendar/tables/day_phrases.txt"),
    ([language = "", sense, words = "", ...more], { text }) => {
      const kind = KINDS.find((each) => each === sense);
      if (kind === undefined || words === "" || more.length > 0) {
        throw new SyntaxError(`Cannot read "${text}": expected language | ${KINDS.join(", ")} | words`);
      }
      return { language, kind, words: words.split(", ") };
    },
  );
}
