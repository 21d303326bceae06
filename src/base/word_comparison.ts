/** Compares words: by their plain letters, and by the slips between them. */
import { BoundedMap, kept } from "./bounded_map.ts";

/** Letters that have no decomposition into a base letter and marks, with what people type for them. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  đ: "d",
  ø: "o",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

/** A stretch of text without case, diacritics and invisible characters: `Žalostinke` becomes `zalostinke`. */
export function fold(text: string): string {
  return isAscii(text) ? text.toLowerCase() : foldBeyondAscii(text);
}

/** Checks whether a text has plain letters, digits and marks alone; a loop is faster than an expression on short ones. */
export function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) >= 0x80) return false;
  }
  return true;
}

function foldBeyondAscii(text: string): string {
  let folded = "";
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if (code < 0x80) folded += character.toLowerCase();
    else if (code < FOLDED_LENGTH) folded += FOLDED[code] ??= foldCharacter(character);
    else folded += kept(RARE, character, foldCharacter);
  }
  return folded;
}

/** The folded letters of European languages, computed when one is first met. */
const FOLDED: (string | undefined)[] = [];
const FOLDED_LENGTH = 0x250;
/** Other folded characters: some take as long as a whole word. */
const RARE = new BoundedMap<string>(1000);
/** Marks and invisible characters, and the degree sign, which is an ordinal: `1° Samuele`. */
const LEFT_OUT = /[\p{M}\p{Cf}°]/gu;

function foldCharacter(character: string): string {
  // Lower case can bring marks along: İ.
  const parts = character.normalize("NFKD").toLowerCase().normalize("NFKD").replace(LEFT_OUT, "");
  return Array.from(parts, (part) => PLAIN_LETTERS[part] ?? part).join("");
}

// Two letters that changed places are the likeliest slip, one left out or added the next likeliest.
export const TRANSPOSITION = 4;
export const INSERTION = 5;
export const SUBSTITUTION = 6;

/** Returns a bit for each letter and digit of a word; letters of other scripts share the bits. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Returns how many bits of a number are set. */
export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** No word is compared beyond this length; no book's name has so many letters. */
export const MAX_COMPARED_LENGTH = 48;

const ROW = MAX_COMPARED_LENGTH + 1;
// The rows of the table, kept from call to call: comparing with every name would make thousands of arrays.
const table = [new Uint16Array(ROW), new Uint16Array(ROW), new Uint16Array(ROW)];

/**
 * Measures how far one word is from another: the least weight of the slips that lead from one to the other, where
 * no letter is part of two of them (the "optimal string alignment" distance, after Damerau).
 *
 * @param word At most `MAX_COMPARED_LENGTH` letters.
 * @param other At most as many.
 * @param allowed The most that is of interest; where it is passed, some greater number comes back.
 */
export function editDistance(word: string, other: string, allowed: number): number {
  let [before, last, current] = table as [Uint16Array, Uint16Array, Uint16Array];
  const width = other.length;
  for (let column = 0; column <= width; column++) last[column] = column * INSERTION;
  for (let row = 1; row <= word.length; row++) {
    const letter = word.charCodeAt(row - 1);
    let least = row * INSERTION;
    current[0] = least;
    for (let column = 1; column <= width; column++) {
      const opposite = other.charCodeAt(column - 1);
      let cost = last[column - 1]! + (letter === opposite ? 0 : SUBSTITUTION);
      cost = Math.min(cost, last[column]! + INSERTION, current[column - 1]! + INSERTION);
      const isSwapped =
        row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && opposite === word.charCodeAt(row - 2);
      if (isSwapped) cost = Math.min(cost, before[column - 2]! + TRANSPOSITION);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > allowed) return least;
    [before, last, current] = [last, current, before];
  }
  return last[width]!;
}

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
