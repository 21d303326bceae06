import { readRows, readTable } from "../base/source_files.ts";
import { fold } from "../base/word_comparison.ts";
import { numberWords } from "./easter_and_seasons.ts";
import { type FindOptions, findDay, findDays, foldName, namesOf } from "./find_day.ts";
import type { LiturgicalDay } from "./liturgical_day.ts";

/** A part of a Mass that a question asks for. */
type AskedPart = "gospel" | "psalm" | "readings";

/** A day that a question names. */
export interface DayInQuestion {
  readonly day: LiturgicalDay;
  /** The part of its Mass that is asked for; undefined where the text is the day's name alone. */
  readonly part?: AskedPart | undefined;
  /** True where the name means the first Mass of the day, as that of midnight. */
  readonly isFirstMass: boolean;
}

/** More words are no question about a day. */
const MAX_WORDS = 10;
/** Letters at the end of a word that may differ between its forms. */
const MAX_ENDING = 2;

/**
 * Finds the day of the church year that a question names: by its name alone (`telovo`), with a part of its Mass
 * (`evangelij na sveti večer`), or by two of its names (`ferragosto assunzione`).
 *
 * @returns Undefined where the text has words that belong to neither.
 */
export function findDayInQuestion(text: string, options: FindOptions): DayInQuestion | undefined {
  const known = findDay(text, options);
  if (known !== undefined) return { day: known, isFirstMass: isFirstMass(foldName(text)) };
  const words = foldName(text).split(" ");
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  return withPart(words, options) ?? byTwoNames(words, options);
}

/** Finds the longest name of a day with words beside it, at least one of which asks for a part of the Mass. */
function withPart(words: readonly string[], options: FindOptions): DayInQuestion | undefined {
  const parts = words.map((word) => questionWords().get(word));
  const mayGo = (at: number) => parts[at] !== undefined && parts[at] !== "first";
  for (let count = words.length - 1; count > 0; count--) {
    for (let from = 0; from + count <= words.length; from++) {
      const beside = words.map((_, at) => at).filter((at) => at < from || at >= from + count);
      const part = beside.map((at) => parts[at]).find((each) => each !== undefined && each !== "-");
      if (part === undefined || part === "first" || !beside.every(mayGo)) continue;
      const name = nameInAnyForm(words.slice(from, from + count), options);
      const day = name === undefined ? undefined : findDay(name, options);
      if (day !== undefined) return { day, part, isFirstMass: isFirstMass(name!) };
    }
  }
  return undefined;
}

/** Returns the known name whose words are those sought, but for their endings: `polnočnico`, `prvo adventno nedeljo`. */
function nameInAnyForm(words: readonly string[], options: FindOptions): string | undefined {
  const written = words.join(" ");
  const names = namesOf(options);
  if (names.has(written)) return written;
  const numbers = [...numberWords()].map(([word, number]) => [fold(word), number] as const);
  const sought = words.map((each) => numbers.find(([word]) => isFormOf(word, each))?.[1] ?? each);
  for (const name of names.keys()) {
    const words = name.split(" ");
    if (words.length === sought.length && words.every((word, at) => isFormOf(word, sought[at]!))) return name;
  }
  return findDay(written, options) && written;
}

function isFormOf(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  if (length < 3 || Math.abs(one.length - other.length) > MAX_ENDING || /\d/.test(one)) return false;
  const same = Math.max(2, length - MAX_ENDING);
  return one.slice(0, same) === other.slice(0, same);
}

/** Finds the day that the first or the last words of a text name, where the others belong to its name too. */
function byTwoNames(words: readonly string[], options: FindOptions): DayInQuestion | undefined {
  for (let at = 1; at < words.length; at++) {
    const halves = [words.slice(0, at).join(" "), words.slice(at).join(" ")];
    for (const [name, other] of [halves, halves.toReversed()] as [string, string][]) {
      const day = findDay(name, options);
      if (day === undefined) continue;
      if (findDays(other, options).some(({ day: { date } }) => date === day.date)) return { day, isFirstMass: false };
    }
  }
  return undefined;
}

const isFirstMass = (folded: string): boolean => questionWords().get(folded) === "first";

let asked: ReadonlyMap<string, AskedPart | "first" | "-"> | undefined;

/** Returns the words of questions, folded, with what each asks for. */
function questionWords(): ReadonlyMap<string, AskedPart | "first" | "-"> {
  asked ??= new Map(
    readQuestionWords().flatMap(({ part, words }) => words.map((word) => [foldName(word), part] as const)),
  );
  return asked;
}

const PARTS: ReadonlySet<string> = new Set(["gospel", "psalm", "readings", "first", "-"]);

/** Reads the words of questions about a day. @throws {TableError} If a line cannot be read. */
export function readQuestionWords(): readonly { part: AskedPart | "first" | "-"; words: readonly string[] }[] {
  return readRows(readTable("calendar/tables/day_phrases.txt"), ([part = "", words = "", ...more], { text }) => {
    if (!PARTS.has(part) || words === "" || more.length > 0) {
      throw new SyntaxError(`Cannot read "${text}": expected gospel, psalm, readings, first or -, | and words`);
    }
    return { part: part as AskedPart | "first" | "-", words: words.split(", ") };
  });
}
