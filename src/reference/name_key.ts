import { LANGUAGES } from "../canon/mod.ts";
import { fold } from "./characters.ts";
import { tokenize } from "./lexer.ts";
import type { Token } from "./token.ts";

/**
 * The key of a name is what all its spellings have in common: its words folded and joined, an ordinal as a
 * digit. `1. Korinčanom` and `I KORINČANOM` are both `1korincanom`. The short key leaves fillers out too, so
 * that `Prvo pismo sv. Pavla Korinčanom` has the same.
 */

const ROMAN = ["i", "ii", "iii", "iv", "v", "vi"];

/** The digits of the words that stand for a number before a book, and of Roman numerals. */
export const ORDINALS: ReadonlyMap<string, string> = new Map([
  ...ROMAN.map((numeral, index) => [numeral, String(index + 1)] as const),
  ...LANGUAGES.flatMap(({ ordinals }) =>
    ordinals.flatMap((words, index) =>
      words.map((word) => [fold(word), String(index + 1)] as const),
    ),
  ),
]);

const FILLERS: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap(({ fillers }) => fillers.map((word) => fold(word))),
);

/** Whether a folded word is a numeral such as `prvo` or `ii`. */
export function isOrdinal(word: string): boolean {
  return ORDINALS.has(word);
}

/** Whether a folded word may stand beside a name without being part of it: `pismo`, `sv`. */
export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** What a number or word adds to a key that has come so far. */
export function keyPart(token: Token, key: string): string {
  if (token.kind === "number") return String(token.value);
  return (key === "" ? ORDINALS.get(token.text) : undefined) ?? token.text;
}

/** The keys of a name, in full and without fillers, each behind the keys of its beginnings. */
export interface NameKeys {
  readonly full: readonly string[];
  /** The same as `full` where there are no fillers, or nothing else. */
  readonly short: readonly string[];
}

/** The keys of a name. */
export function keysOf(name: string): NameKeys {
  const tokens = tokenize(name);
  const full = keysOfTokens(tokens);
  if (!tokens.some(({ text }) => isFiller(text))) return { full, short: full };
  const short = keysOfTokens(tokens.filter(({ text }) => !isFiller(text)));
  return { full, short: /^[1-6]?$/.test(short.at(-1) ?? "") ? full : short };
}

function keysOfTokens(tokens: readonly Token[]): string[] {
  const keys: string[] = [];
  let key = "";
  for (const token of tokens) {
    if (token.kind !== "number" && token.kind !== "word") continue;
    key += keyPart(token, key);
    keys.push(key);
  }
  return keys;
}
