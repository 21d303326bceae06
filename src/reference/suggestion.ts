import type { BookId } from "../canon/mod.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** The books whose names are nearest to a misspelt one: none where nothing is near. */
export function nearestBooks(key: string, vocabulary: Vocabulary): BookId[] {
  let least = allowance(key.length);
  let nearest: BookId[] = [];
  for (const [name, books] of vocabulary.keys()) {
    if (Math.abs(name.length - key.length) * INSERTION > least) continue;
    const distance = editDistance(key, name, least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    nearest.push(...books.filter((book) => !nearest.includes(book)));
  }
  return nearest;
}

// Two letters that changed places are the likeliest slip, one left out or added the next likeliest.
const TRANSPOSITION = 4;
const INSERTION = 5;
const SUBSTITUTION = 6;

/** How far a name may be from what was written: one slip in short names, three in long ones. */
function allowance(length: number): number {
  if (length < 2) return 0;
  if (length < 6) return SUBSTITUTION;
  return length < 10 ? 2 * SUBSTITUTION : 3 * SUBSTITUTION;
}

/**
 * The weighted distance between two words in which adjacent letters may change places (optimal string
 * alignment). Stops early and answers more than `allowed` where the words are too far apart.
 */
export function editDistance(a: string, b: string, allowed: number): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column * INSERTION);
  for (let row = 1; row <= a.length; row++) {
    const current = [row * INSERTION];
    let least = row * INSERTION;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column - 1] as number) + (same ? 0 : SUBSTITUTION),
        (last[column] as number) + INSERTION,
        (current[column - 1] as number) + INSERTION,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] as number) + TRANSPOSITION);
      }
      current.push(cost);
      if (cost < least) least = cost;
    }
    if (least > allowed) return least;
    before = last;
    last = current;
  }
  return last[b.length] as number;
}
