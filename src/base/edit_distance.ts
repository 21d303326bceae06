// Two letters that changed places are the likeliest slip, one left out or added the next likeliest.
export const TRANSPOSITION = 4;
export const INSERTION = 5;
export const SUBSTITUTION = 6;

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
