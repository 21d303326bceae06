import type { IndexArrays } from "./index_arrays.ts";
import { type FormSet, LineSet } from "./line_set.ts";

/** A term in the forms of one index. */
export interface Pattern {
  /** The forms that may stand at each of its places. */
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
