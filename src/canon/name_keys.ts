import { kept } from "../base/bounded_map.ts";
import { fold, isAscii } from "../base/word_comparison.ts";
import type { BookId } from "./books.ts";
import { BOOK_LANGUAGES, type BookNaming } from "./names.ts";

/**
 * The key of a name is what all its spellings have in common: its words folded and joined, an ordinal as a
 * digit. `1. Korinčanom` and `I KORINČANOM` are both `1korincanom`. The short key leaves fillers out too, so
 * that `Prvo pismo sv. Pavla Korinčanom` has the same.
 */

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi"];

/** The digits of the words for a number before a book, and of Roman numerals. */
export const ORDINALS: ReadonlyMap<string, string> = new Map([
  ...ROMAN.map((numeral, index) => [numeral, String(index + 1)] as const),
  ...BOOK_LANGUAGES.flatMap(({ ordinals }) =>
    ordinals.flatMap((words, index) => words.map((word) => [fold(word), String(index + 1)] as const)),
  ),
]);

const foldedWords = (list: "fillers" | "declined" | "nominative"): ReadonlySet<string> =>
  new Set(BOOK_LANGUAGES.flatMap((language) => language[list].map((word) => fold(word))));

/** The folded words that may be beside a name without being part of it: `pismo`, `sv`. */
export const FILLERS = foldedWords("fillers");
/** The fillers and ordinals that put a name in another case than the nominative: `pisma`, `prvega`. */
export const DECLINED_WORDS = foldedWords("declined");
/** The fillers that are the head of a name in the nominative, the rest of it in whatever case: `evangelij`, `knjiga`. */
export const NOMINATIVE_WORDS = foldedWords("nominative");

/** Returns what a folded word adds to a key that has come so far. */
export function keyPart(word: string, key: string): string {
  return (key === "" ? ORDINALS.get(word) : undefined) ?? word;
}

/** The keys of a name, in full and without fillers, each after the keys of its beginnings. */
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
  const distinctive = words.filter((word, index) => !FILLERS.has(word) || (index === 0 && ORDINALS.has(word)));
  if (distinctive.length === words.length) return { full, short: full };
  const short = joined(distinctive);
  return { full, short: /^[1-6]?$/.test(short.at(-1) ?? "") ? full : short };
}

/** The words and numbers of a name, folded. */
function wordsOf(name: string): string[] {
  // The ordinal signs of Italian: `1ª Lettera`.
  const folded = fold(isAscii(name) ? name : name.replace(/[ªº]/g, ""));
  // Names that are words and no more are by far the most.
  if (PLAIN.test(folded)) return folded.split(" ");
  return (folded.match(/\p{L}+|\d+/gu) ?? []).map((word) => word.replace(/^0+(?=\d)/, ""));
}

const PLAIN = /^(?:[1-9] )?[a-z]+(?: [a-z]+)*$/;

function joined(words: readonly string[]): string[] {
  // A numeral alone is a name, not a number without one: Croatian has `Iv` for John.
  if (words.length === 1) return [...words];
  let key = "";
  return words.map((word) => {
    key += keyPart(word, key);
    return key;
  });
}

/** A name or an abbreviation of a book that another book of the text has too. */
export interface NameInCommon {
  readonly book: BookId;
  readonly other: BookId;
  readonly written: string;
}

/** Lists the names and abbreviations that two books of a text have: no reference could say which is meant. */
export function namesInCommon(books: readonly (readonly [BookId, BookNaming])[]): NameInCommon[] {
  const owners = new Map<string, Set<BookId>>();
  const ownersOf = (text: string) => kept(owners, keysOf(text).full.at(-1) ?? text, () => new Set());
  const names = books.flatMap(([book, { name, abbreviation }]) =>
    [...new Set([name, abbreviation])].flatMap((written) => (written === undefined ? [] : { book, written })),
  );
  for (const { book, written } of names) ownersOf(written).add(book);
  return names.flatMap(({ book, written }) => {
    const other = [...ownersOf(written)].find((each) => each !== book);
    return other === undefined ? [] : { book, other, written };
  });
}
