import type { BookId } from "../canon/mod.ts";
import { editDistance, INSERTION, MAX_COMPARED_LENGTH, SUBSTITUTION } from "./edit_distance.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The books whose names are nearest to a misspelt one: none where nothing is near.
 *
 * @param key The misspelt name as a key, see `name_key.ts`.
 */
export function nearestBooks(key: string, vocabulary: Vocabulary): BookId[] {
  if (key.length > MAX_COMPARED_LENGTH) return [];
  let least = allowance(key.length);
  let nearest: BookId[] = [];
  for (const [name, books] of vocabulary.keys()) {
    if (Math.abs(name.length - key.length) * INSERTION > least) continue;
    if (name.length > MAX_COMPARED_LENGTH) continue;
    const distance = editDistance(key, name, least);
    if (distance > least) continue;
    if (distance < least) nearest = [];
    least = distance;
    for (const book of books) if (!nearest.includes(book)) nearest.push(book);
  }
  return nearest;
}

/** How far a name may be from what was written: one slip in short names, two or three in longer ones. */
function allowance(length: number): number {
  if (length < 2) return 0;
  if (length < 6) return SUBSTITUTION;
  return length < 10 ? 2 * SUBSTITUTION : 3 * SUBSTITUTION;
}
