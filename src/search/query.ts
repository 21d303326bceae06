import { Problem } from "../base/problem.ts";
import { type Word, wordsOf } from "./folded_words.ts";
import { type FormSet, type IndexArrays, LineSet } from "./index_arrays.ts";

/** How the words of a term are compared with those of a text. */
type Comparison =
  /** By their stems, or folded where the language has no stemmer. */
  | "stem"
  /** Without case and accents. */
  | "folded"
  /** Without case. */
  | "form";

/** A sequence of words that a verse must have, or must not. */
export interface Term {
  /** As it was written, with its signs. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly comparison: Comparison;
  /** True where the last word is only the beginning of one. */
  readonly isPrefix: boolean;
  readonly isExcluded: boolean;
}

/** A query as it was understood. */
export interface SearchQuery {
  /** At least one of them is not excluded; none occurs twice. */
  readonly terms: readonly Term[];
}

/** The most characters of a query, in UTF-16 units. */
export const MAX_QUERY_LENGTH = 500;

/** Opening quotation marks with those that may close them. */
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”“",
  "„": "“”„",
  "”": "”",
  "»": "«",
  "«": "»",
};

/**
 * Reads a query.
 *
 * Query = { [ "-" ] [ "=" ] ( quote words quote | word ) [ "*" ] }
 *
 * The signs count directly before or after a word; elsewhere they divide words as any sign does. A word with an
 * apostrophe or hyphen in it is several words that follow one another, in any form. A quotation that does not end is
 * none.
 *
 * @throws {Problem<"query">} If it is too long or nothing in it can be looked for.
 * @example
 * const { terms } = parseQuery('"dobri pastir" -ovc*');
 * terms.map(({ text, isExcluded }) => [text, isExcluded]); // [['"dobri pastir"', false], ["-ovc*", true]]
 */
export function parseQuery(text: string): SearchQuery {
  if (text.length > MAX_QUERY_LENGTH) throw new Problem("query.too_long", { max: MAX_QUERY_LENGTH });
  const terms = new Map<string, Term>();
  for (let at = 0; at < text.length; ) {
    const piece = readPiece(text, at);
    const written = text.slice(at, piece.end).trim();
    at = piece.end;
    const words = wordsOf(piece.text);
    if (words.length === 0) continue;
    const { isExcluded, isPrefix } = piece;
    const comparison = piece.isExact ? "form" : piece.isQuoted || isPrefix ? "folded" : "stem";
    const key = [isExcluded, comparison, isPrefix, ...words.map(({ form }) => form)].join(" ");
    terms.set(key, { text: written, words, comparison, isPrefix, isExcluded });
  }
  if (terms.size === 0) throw new Problem("query.no_words", { query: text });
  const all = [...terms.values()];
  if (all.every(({ isExcluded }) => isExcluded)) throw new Problem("query.only_exclusions", { query: text });
  return { terms: all };
}

/** The text between two spaces, or in quotation marks. */
interface Piece {
  readonly text: string;
  readonly isExcluded: boolean;
  readonly isExact: boolean;
  readonly isQuoted: boolean;
  readonly isPrefix: boolean;
  /** The offset after it. */
  readonly end: number;
}

function readPiece(text: string, from: number): Piece {
  let at = from;
  while (at < text.length && isSpace(text[at]!)) at++;
  const isExcluded = text[at] === "-";
  if (isExcluded) at++;
  const isExact = text[at] === "=";
  if (isExact) at++;
  const signs = { isExcluded, isExact };
  const closing = at < text.length ? QUOTES[text[at]!] : undefined;
  let end = at;
  if (closing !== undefined) {
    end++;
    while (end < text.length && !closing.includes(text[end]!)) end++;
    if (end < text.length)
      return { ...signs, text: text.slice(at + 1, end), isQuoted: true, isPrefix: false, end: end + 1 };
    end = at + 1;
  }
  while (end < text.length && !isSpace(text[end]!) && !(text[end]! in QUOTES)) end++;
  const word = text.slice(at, end);
  const isPrefix = /[\p{L}\p{N}\p{M}]\*+[^\p{L}\p{N}\p{M}*]*$/u.test(word);
  return { ...signs, text: word, isQuoted: false, isPrefix, end };
}

function isSpace(character: string): boolean {
  return character <= " " || /\s/.test(character);
}

/** A term in the forms of one index. */
export interface Pattern {
  /** The forms that each of its places may have. */
  readonly places: readonly FormSet[];
  /** The same without other forms of the word. */
  readonly exactPlaces: readonly FormSet[];
}

/** A term of a query in one index. */
export interface FoundTerm {
  readonly pattern: Pattern;
  /** The lines that have all of its words, in whatever order. */
  readonly lines: LineSet;
}

/** Returns the lines that have one of some forms. */
export function linesWith({ postings, postingStarts, wordStarts }: IndexArrays, { bounds }: FormSet): LineSet {
  const lines = new LineSet(wordStarts.length - 1);
  const { bits } = lines;
  for (let index = 0; index < bounds.length; index += 2) {
    const end = postingStarts[bounds[index + 1]!]!;
    for (let at = postingStarts[bounds[index]!]!; at < end; at++) {
      const line = postings[at]!;
      bits[line >> 5]! |= 1 << (line & 31);
    }
  }
  return lines;
}

/** Returns the place in the words of a text, from one up to another, where a pattern begins first, or -1. */
export function findPattern(
  { words }: Pick<IndexArrays, "words">,
  { places }: Pick<Pattern, "places">,
  { from, to }: { from: number; to: number },
): number {
  const first = places[0]!;
  const least = first.from;
  const width = first.to - least;
  const isRange = first.bounds.length === 2;
  const last = to - places.length;
  for (let place = from; place <= last; place++) {
    const word = words[place]!;
    // One comparison for both bounds: two that fail at random would triple the time.
    if ((word - least) >>> 0 >= width) continue;
    if ((isRange || first.has(word)) && continues(words, places, place)) return place;
  }
  return -1;
}

function continues(words: IndexArrays["words"], places: Pattern["places"], place: number): boolean {
  for (let next = 1; next < places.length; next++) {
    if (!places[next]!.has(words[place + next]!)) return false;
  }
  return true;
}
