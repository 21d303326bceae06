import { BOOK_LANGUAGES } from "../canon/mod.ts";
import { fold } from "./characters.ts";
import type { Token } from "./lexer.ts";
import { tokenize } from "./lexer.ts";

/**
 * The key of a name is what all its spellings have in common: its words folded and joined, an ordinal as a
 * digit. `1. Korinčanom` and `I KORINČANOM` are both `1korincanom`. The short key leaves fillers out too, so
 * that `Prvo pismo sv. Pavla Korinčanom` has the same.
 */

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi"];

/** The digits of the words that stand for a number before a book, and of Roman numerals. */
export const ORDINALS: ReadonlyMap<string, string> = new Map([
  ...ROMAN.map((numeral, index) => [numeral, String(index + 1)] as const),
  ...BOOK_LANGUAGES.flatMap(({ ordinals }) =>
    ordinals.flatMap((words, index) => words.map((word) => [fold(word), String(index + 1)] as const)),
  ),
]);

const FILLERS: ReadonlySet<string> = new Set(
  BOOK_LANGUAGES.flatMap(({ fillers }) => fillers.map((word) => fold(word))),
);

/** The fillers and ordinals that put a name in another case than the nominative: `pisma`, `prvega`. */
const DECLINED: ReadonlySet<string> = new Set(
  BOOK_LANGUAGES.flatMap(({ declined }) => declined.map((word) => fold(word))),
);

/** Checks whether a folded word puts the name beside it in another case than the nominative: `pisma`, `prvega`. */
export function isDeclinedWord(word: string): boolean {
  return DECLINED.has(word);
}

/** The fillers that stand in the nominative, and the rest of the name with them in whatever case: `evangelij`. */
const NOMINATIVE: ReadonlySet<string> = new Set(
  BOOK_LANGUAGES.flatMap(({ nominative }) => nominative.map((word) => fold(word))),
);

/** Checks whether a folded word is the head of a name in the nominative: `evangelij`, `knjiga`. */
export function isNominativeWord(word: string): boolean {
  return NOMINATIVE.has(word);
}

/** Checks whether a folded word is a numeral such as `prvo` or `ii`. */
export function isOrdinal(word: string): boolean {
  return ORDINALS.has(word);
}

/** Checks whether a folded word may stand beside a name without being part of it: `pismo`, `sv`. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Returns what a number or word adds to a key that has come so far. */
export function keyPart({ kind, value, text }: Token, key: string): string {
  return kind === "number" ? String(value) : wordPart(text, key);
}

function wordPart(word: string, key: string): string {
  return (key === "" ? ORDINALS.get(word) : undefined) ?? word;
}

/** The keys of a name, in full and without fillers, each behind the keys of its beginnings. */
export interface NameKeys {
  readonly full: readonly string[];
  /** The same as `full` where there are no fillers, or nothing else. */
  readonly short: readonly string[];
}

/** The keys of a name. */
export function keysOf(name: string): NameKeys {
  const words = wordsOf(name);
  const full = joined(words);
  // An ordinal distinguishes books, although the Italian `secondo` means "according to" as well.
  const distinctive = words.filter((word, index) => !isFiller(word) || (index === 0 && isOrdinal(word)));
  if (distinctive.length === words.length) return { full, short: full };
  const short = joined(distinctive);
  return { full, short: /^[1-6]?$/.test(short.at(-1) ?? "") ? full : short };
}

/** The words and numbers of a name as the lexer gives them, folded. */
function wordsOf(name: string): string[] {
  // Names that are words and no more are by far the most, and need no lexer.
  const folded = fold(name);
  if (PLAIN.test(folded)) return folded.split(" ");
  const words: string[] = [];
  for (const { kind, value, text } of tokenize(name)) {
    if (kind === "word") words.push(text);
    else if (kind === "number") words.push(String(value));
  }
  return words;
}

const PLAIN = /^(?:[1-9] )?[a-z]+(?: [a-z]+)*$/;

function joined(words: readonly string[]): string[] {
  // A numeral alone is a name, not a number without one: Croatian has `Iv` for John.
  if (words.length === 1) return [...words];
  let key = "";
  return words.map((word) => {
    key += wordPart(word, key);
    return key;
  });
}
