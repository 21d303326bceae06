import type { IndexArrays } from "./index_arrays.ts";
import type { LineSet } from "./line_set.ts";
import type { FoundTerm } from "./query.ts";

/** How many lines are read between two pauses: a tenth of a millisecond. */
const LINES = 512;
/** How much longer verses count less (`b` of BM25): measured, see the README. */
const LENGTH_SHARE = 0.3;

/**
 * Finds the verses that have most of some words, the rarer words first and then the shorter verses (BM25; how often a
 * verse has a word makes no difference). It pauses now and then.
 *
 * @param options.among The lines to search.
 */
export function* nearVerses(
  arrays: IndexArrays,
  terms: readonly Pick<FoundTerm, "lines">[],
  { among, limit }: { among: LineSet; limit: number },
): Generator<void, Uint32Array> {
  const { wordStarts, words } = arrays;
  const count = wordStarts.length - 1;
  const mean = words.length / Math.max(1, count);
  const scores = new Float64Array(count);
  for (const term of terms) {
    yield;
    const lines = term.lines.lines();
    const weight = Math.log(1 + (count - lines.length + 0.5) / (lines.length + 0.5));
    for (let at = 0; at < lines.length; at++) {
      if (at % LINES === 0) yield;
      const line = lines[at]!;
      const length = (wordStarts[line + 1]! - wordStarts[line]!) / mean;
      scores[line]! += weight / (1 - LENGTH_SHARE + LENGTH_SHARE * length);
    }
  }
  const best: number[] = [];
  const lines = among.lines();
  for (let index = 0; index < lines.length; index++) {
    if (index % LINES === 0) yield;
    const line = lines[index]!;
    const score = scores[line]!;
    if (score === 0 || (best.length === limit && score <= scores[best.at(-1)!]!)) continue;
    let at = best.length;
    while (at > 0 && scores[best[at - 1]!]! < score) at--;
    best.splice(at, 0, line);
    best.length = Math.min(best.length, limit);
  }
  return Uint32Array.from(best);
}
