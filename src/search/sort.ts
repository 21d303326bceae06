/** How many words are sorted in one go, and how many merged. */
const RUN = 256;
const MERGED = 2048;

/**
 * Sorts words by their UTF-16 units, with pauses: runs are sorted one by one, then merged.
 *
 * @param compareEqual Compares the indices of two equal words.
 * @returns The indices of the words in order.
 */
export function* sortInSteps(
  words: readonly string[],
  compareEqual: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  const limit = words.length;
  const beginnings = new Float64Array(limit);
  const compare = (a: number, b: number) => {
    const difference = beginnings[a]! - beginnings[b]!;
    if (difference !== 0) return difference;
    const [one, other] = [words[a]!, words[b]!];
    if (one === other) return compareEqual(a, b);
    return one < other ? -1 : 1;
  };
  let sorted = new Uint32Array(limit);
  for (let from = 0; from < limit; from += RUN) {
    const to = Math.min(from + RUN, limit);
    for (let index = from; index < to; index++) {
      sorted[index] = index;
      beginnings[index] = beginningOf(words[index]!);
    }
    sorted.subarray(from, to).sort(compare);
    yield;
  }
  let merged = new Uint32Array(limit);
  for (let width = RUN; width < limit; width *= 2) {
    for (let from = 0; from < limit; from += 2 * width) {
      const middle = Math.min(from + width, limit);
      const end = Math.min(middle + width, limit);
      let left = from;
      let right = middle;
      for (let at = from; at < end; at++) {
        if (at % MERGED === 0) yield;
        const takesLeft = right >= end || (left < middle && compare(sorted[left]!, sorted[right]!) <= 0);
        merged[at] = sorted[takesLeft ? left++ : right++]!;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

/** Returns the first three units of a word as one number: most words are told by it. */
function beginningOf(word: string): number {
  const { length } = word;
  const first = length > 0 ? word.charCodeAt(0) : 0;
  const second = length > 1 ? word.charCodeAt(1) : 0;
  const third = length > 2 ? word.charCodeAt(2) : 0;
  return (first * 0x10000 + second) * 0x10000 + third;
}
