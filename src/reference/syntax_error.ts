import { oncePer } from "../base/bounded_map.ts";
import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import {
  bitCount,
  editDistance,
  fold,
  INSERTION,
  lettersOf,
  MAX_COMPARED_LENGTH,
  SUBSTITUTION,
} from "../base/word_comparison.ts";
import { type BookId, FILLERS, keysOf, type NameTable, type NearName, nearName, ORDINALS } from "../canon/mod.ts";
import type { Vocabulary } from "./vocabulary.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly reference: ReferenceProblems;
  }
}

/** The faulty part of a text, in UTF-16 units: [`position`, `end`), empty at the end of the text. */
export interface FaultyPart {
  /** The text that was to be read. */
  readonly text: string;
  readonly position: number;
  readonly end: number;
}

/** The reasons for which a text is no reference. */
export interface ReferenceProblems {
  /** It does not follow the notation. */
  readonly unreadable: FaultyPart;
  /** No name of a book precedes the first number. */
  readonly missing_book: FaultyPart;
  /** A book and nothing else. */
  readonly missing_chapter: FaultyPart & { readonly books: readonly [BookId] };
  /** No book is called so; names of those that were probably meant, in the language that was written. */
  readonly unknown_book: FaultyPart & {
    readonly books: readonly BookId[];
    readonly suggestions: readonly string[];
  };
  /** There are fewer books of the name, namely these: `6 Mz`. */
  readonly no_such_number: FaultyPart & { readonly books: readonly BookId[] };
  /** Several books are called so. */
  readonly ambiguous_book: FaultyPart & { readonly books: readonly BookId[] };
  /** The marks can mean two things. */
  readonly ambiguous_notation: FaultyPart & { readonly readings: readonly string[] };
  /** A range ends in a chapter that its book does not have in any numbering. */
  readonly no_such_chapter: FaultyPart & {
    readonly books: readonly [BookId];
    readonly chapter: number;
    readonly last: number;
  };
  /** A range ends before it begins. */
  readonly backwards: FaultyPart;
  /** A range has more than two ends. */
  readonly range_of_three: FaultyPart;
  /** A word takes the citation away: `razen Jn 3,16`. */
  readonly taken_away: FaultyPart;
  /** Words beside a citation where only the notation may be. */
  readonly other_words: FaultyPart;
  /** Longer than `MAX_REFERENCE_LENGTH`. */
  readonly too_long: FaultyPart & { readonly limit: number };
  /** More ranges of verses than `MAX_RANGES`. */
  readonly too_many_ranges: FaultyPart & { readonly limit: number };
}

/** A code of `ReferenceSyntaxError`. */
export type SyntaxErrorCode = ProblemCode<"reference">;

/** A text that is no reference: why, and where. */
export class ReferenceSyntaxError<Code extends SyntaxErrorCode = SyntaxErrorCode>
  extends Problem<"reference", Code>
  implements FaultyPart
{
  override readonly name = "ReferenceSyntaxError";
  readonly text: string;
  readonly position: number;
  readonly end: number;
  /** The books that the name may mean or was probably meant to be. */
  readonly books: readonly BookId[];
  /** Names that were probably meant. */
  readonly suggestions: readonly string[];
  /** The references that it may mean. */
  readonly readings: readonly string[];

  constructor(code: Code, values: ProblemValues<"reference", Code>) {
    // Texts are refused often, and a stack takes longer than their reading.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(`reference.${code}`, values);
    Error.stackTraceLimit = stackTraceLimit;
    const { text, position, end, ...details } = values as ReferenceProblems[SyntaxErrorCode];
    this.text = text;
    this.position = position;
    this.end = end;
    this.books = "books" in details ? details.books : [];
    this.suggestions = "suggestions" in details ? details.suggestions : [];
    this.readings = "readings" in details ? details.readings : [];
  }
}

/** Reads something; undefined where it is refused. */
export function unlessRefused<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ReferenceSyntaxError) return undefined;
    throw error;
  }
}

/** A name that a misspelt one is compared with. */
interface Candidate {
  readonly key: string;
  readonly near: NearName;
  /** A bit for each letter that occurs in the key, worked out when it is first wanted. */
  letters: number | undefined;
}

/** No more books are suggested than these. */
const MAX_SUGGESTIONS = 5;

/**
 * The books whose names are nearest to a misspelt one, the likeliest first: none where nothing is near.
 *
 * @param name What was written, ordinal and fillers included.
 */
export function nearestNames(name: string, vocabulary: Vocabulary): readonly NearName[] {
  if (name.length > 2 * MAX_COMPARED_LENGTH || isCode(name)) return [];
  for (const key of likelyKeys(name)) {
    const exact = vocabulary.namesOf(key);
    if (exact.length > 0) return exact;
    // A number too many: `Prvo Jakobovo pismo`.
    const unnumbered = /^[1-6]./.test(key) ? vocabulary.namesOf(key.slice(1)) : [];
    if (unnumbered.length > 0) return unnumbered;
    // A number too few: `Korinčanom 13,4`.
    const numbered = ["1", "2", "3", "4", "5"].flatMap((digit) => vocabulary.namesOf(digit + key));
    // `3 Kralj` is the first as well.
    if (numbered.length > 0) return [...new Map(numbered.map((near) => [near.book, near])).values()];
    // Two letters are near to many names.
    if (/^\p{L}{1,2}$/u.test(name)) continue;
    const nearest = nearestTo(key, vocabulary);
    if (nearest.length > 0) return nearest.slice(0, MAX_SUGGESTIONS);
  }
  return [];
}

/** Checks whether a name is in capitals as the code of a translation is: `CHR`, `SSP3`. */
function isCode(name: string): boolean {
  return /^\p{Lu}{2,6}\d*$/u.test(name);
}

/** The keys of a name as it is, and as it would be if a misspelt ordinal were right: `Drguo pismo Timoteju`. */
function likelyKeys(name: string): string[] {
  const { full, short } = keysOf(name);
  const keys = [...new Set([full.at(-1) ?? "", short.at(-1) ?? ""])];
  const space = name.search(/\s/);
  const first = fold(name.slice(0, space));
  const ordinal = space < 4 || ORDINALS.has(first) ? undefined : nearestOrdinal(first);
  if (ordinal !== undefined) keys.push(keysOf(ordinal + name.slice(space)).short.at(-1) ?? "");
  return keys;
}

/** The digit of the ordinal that a folded word of at least four letters is near to, and is not: 2 for `drguo`. */
export function nearestOrdinal(word: string): string | undefined {
  if (word.length < 4) return undefined;
  let nearest = SUBSTITUTION + 1;
  let ordinal: string | undefined;
  for (const [other, digit] of ORDINALS) {
    const distance = editDistance(word.slice(0, MAX_COMPARED_LENGTH), other, nearest);
    if (distance >= nearest) continue;
    nearest = distance;
    ordinal = digit;
  }
  return ordinal;
}

/** Checks whether a folded word is a slip away from one such as `pismo` or `letter`; `look` is none of `book`. */
export function isNearFiller(word: string): boolean {
  if (word.length > MAX_COMPARED_LENGTH) return false;
  return [...FILLERS].some((filler) => filler.length > 4 && editDistance(word, filler, SUBSTITUTION) <= SUBSTITUTION);
}

/** The books that a vocabulary has under the keys nearest to one. */
function nearestTo(key: string, vocabulary: Vocabulary): NearName[] {
  if (key.length > MAX_COMPARED_LENGTH) return [];
  const letters = lettersOf(key);
  const reach = Math.floor(allowance(key.length) / INSERTION);
  let most = allowance(key.length);
  const found: { readonly near: NearName; readonly distance: number }[] = [];
  for (const names of vocabulary.names) {
    const byLength = candidatesOf(names);
    for (let length = key.length - reach; length <= key.length + reach; length++) {
      for (const candidate of byLength[length] ?? []) {
        candidate.letters ??= lettersOf(candidate.key);
        if (leastDistance(letters, candidate.letters) > most) continue;
        const distance = editDistance(key, candidate.key, most);
        if (distance > most) continue;
        // A letter too many is as near as another letter: `Jonez` is Jona and Janez.
        most = Math.min(most, distance === INSERTION && key.length > 4 ? SUBSTITUTION : distance);
        found.push({ near: candidate.near, distance });
      }
    }
  }
  const least = Math.min(...found.map(({ distance }) => distance));
  const nearest: NearName[] = [];
  for (const { near, distance } of found) if (distance === least) addNear(nearest, near, key.length);
  for (const { near, distance } of found) {
    if (distance <= most && !nearest.some(({ book }) => book === near.book)) nearest.push(near);
  }
  return nearest;
}

/** Adds a name; of two of one book the longer one, if a whole name was written. */
function addNear(nearest: NearName[], near: NearName, length: number): void {
  const index = nearest.findIndex(({ book }) => book === near.book);
  const before = nearest[index];
  if (before === undefined) nearest.push(near);
  else if (length > 3 && near.name.length > before.name.length) nearest[index] = near;
}

/** Returns how far a name may be from the one written: one slip in short names, two or three in long ones. */
function allowance(length: number): number {
  if (length < 2) return 0;
  if (length < 6) return SUBSTITUTION;
  if (length < 9) return 2 * INSERTION;
  return length < 14 ? 2 * SUBSTITUTION : 3 * SUBSTITUTION;
}

/** Returns a lower bound of the distance of two names: by the letters that only one of them has. */
function leastDistance(letters: number, others: number): number {
  return Math.max(bitCount(letters & ~others), bitCount(others & ~letters)) * INSERTION;
}

/** Puts the names of a vocabulary in order, so that the first misspelling does not wait for it. */
export function warmUpSuggestions(vocabulary: Vocabulary): void {
  for (const names of vocabulary.names) {
    for (const candidate of candidatesOf(names).flat()) candidate.letters ??= lettersOf(candidate.key);
  }
}

/** The names of a table by the length of their keys, put in order at the first misspelling. */
const candidatesOf = oncePer((names: NameTable): readonly Candidate[][] => {
  const byLength: Candidate[][] = Array.from({ length: MAX_COMPARED_LENGTH + 1 }, () => []);
  for (const [key, entry] of names) {
    const near = nearName(entry, key);
    if (near !== undefined) byLength[key.length]?.push({ key, near, letters: undefined });
  }
  return byLength;
});
