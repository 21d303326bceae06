/** How many numbers are sorted in one go, and how many merged. */
const RUN = 256;
const MERGED = 2048;

/**
 * Sorts the numbers below a limit, with pauses: runs are sorted one by one, then merged.
 *
 * @param compare Never finds two numbers equal, or it does not matter which comes first.
 */
export function* sortInSteps(
  limit: number,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let sorted = Uint32Array.from({ length: limit }, (_, index) => index);
  for (let from = 0; from < limit; from += RUN) {
    sorted.subarray(from, from + RUN).sort(compare);
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
        const takesLeft =
          right >= end || (left < middle && compare(sorted[left]!, sorted[right]!) <= 0);
        merged[at] = sorted[takesLeft ? left++ : right++]!;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}
