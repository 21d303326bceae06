import type { CharacterClass } from "./characters.ts";

/** A number, a word, a mark of punctuation, something that has no place in a reference, or the end. */
export type TokenKind =
  | "number"
  | "word"
  | "end"
  | Exclude<CharacterClass, "letter" | "digit" | "space" | "ignored">;

/** One piece of a reference and where it stands. */
export interface Token {
  readonly kind: TokenKind;
  /** Where it begins, in UTF-16 units. */
  readonly start: number;
  /** Where it is over. */
  readonly end: number;
  /** The value of a number, 0 for the rest. */
  readonly value: number;
  /** A word without case and diacritics, empty for the rest. */
  readonly text: string;
}
