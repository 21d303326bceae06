import {
  editDistance,
  INSERTION,
  MAX_COMPARED_LENGTH,
  SUBSTITUTION,
} from "../base/edit_distance.ts";

/** Returns `, did you mean …?` with the candidate nearest to a misspelt word; nothing where none is near. */
export function didYouMean(word: string, candidates: readonly string[]): string {
  if (word.length > MAX_COMPARED_LENGTH) return "";
  let least = word.length < 5 ? SUBSTITUTION : 2 * INSERTION;
  let nearest: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least);
    if (distance > least || (distance === least && nearest !== undefined)) continue;
    [least, nearest] = [distance, candidate];
  }
  return nearest === undefined ? "" : `, did you mean ${nearest}?`;
}

/** Returns the message for a command that does not exist. */
export function unknownCommand(name: string, names: readonly string[]): string {
  return `There is no command "${name}"${didYouMean(name, names)}`;
}
