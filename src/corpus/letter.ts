/**
 * The letters of the pieces of a verse, in their order: `a` to `z`, and on with `aa` to `zz`, as the Greek Esther's
 * `4,17aa`. Their place in that order, counted from 1, is what is compared and kept.
 */

/** The place of a letter such as `k` or `aa`. */
export function letterPlace(letter: string): number {
  return letter.charCodeAt(0) - 0x60 + (isDoubled(letter) ? 26 : 0);
}

/** The letter at a place. */
export function letterAt(place: number): string {
  const letter = String.fromCharCode(0x60 + (place > 26 ? place - 26 : place));
  return place > 26 ? letter + letter : letter;
}

/** The first and the last of the letters that a reference asks for: of `ab` `a` and `b`, of `aa` that alone. */
export function letterRange(letters: string): [first: number, last: number] {
  if (isDoubled(letters)) return [letterPlace(letters), letterPlace(letters)];
  return [letterPlace(letters), letterPlace(letters.at(-1)!)];
}

function isDoubled(letters: string): boolean {
  return letters.length === 2 && letters[0] === letters[1];
}
