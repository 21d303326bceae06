import { editDistance, INSERTION, MAX_COMPARED_LENGTH, SUBSTITUTION } from "../base/edit_distance.ts";
import { UsageError } from "./usage_error.ts";

/** Returns the candidate nearest to a misspelt word; undefined where none is near. */
export function nearestOf(word: string, candidates: readonly string[]): string | undefined {
  if (word.length > MAX_COMPARED_LENGTH) return undefined;
  let least = word.length < 5 ? SUBSTITUTION : 2 * INSERTION;
  let nearest: string | undefined;
  for (const candidate of candidates) {
    const distance = editDistance(word, candidate, least);
    if (distance > least || (distance === least && nearest !== undefined)) continue;
    [least, nearest] = [distance, candidate];
  }
  return nearest;
}

/** Makes the error of a command that does not exist. */
export function unknownCommand(name: string, names: readonly string[]): UsageError {
  return new UsageError("unknown_command", { name, guess: nearestOf(name, names) });
}
