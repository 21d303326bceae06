import { PILCROW } from "./text_marks.ts";

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const ZERO = 0x30;
/** Numbers of more digits are no verse. */
const MAX_DIGITS = 3;

// Kinds of bytes in a text, a bit each; 0 is an ordinary byte.
export const SPACED = 1;
/** A character that JSON wants escaped. */
export const QUOTED = 2;
export const END = 4;
export const CONTROL = 8;
/** The first byte of what may be a mark. */
export const MARK = 16;
/** The kinds of the bytes of a text without marks. */
export const KINDS = new Uint8Array(256);
KINDS.fill(CONTROL, 0x00, 0x20);
KINDS[0x7f] = CONTROL;
KINDS[LINE_FEED] = END;
KINDS[SPACE] = SPACED;
for (const character of '"\\') KINDS[character.charCodeAt(0)] = QUOTED;

// A start waits for these loops: V8 compiles small functions without calls at once, and what can read any line only when
// most lines are read.

/** Returns the offset of the text after a label of a verse with a prefix such as `GEN 1:`; 0 where it is another label. */
export function skipLabel(bytes: Uint8Array, start: number, prefix: Uint8Array, verse: number): number {
  let at = start;
  for (let index = 0; index < prefix.length; index++, at++) if (bytes[at] !== prefix[index]) return 0;
  const digits = at;
  let number = 0;
  for (let digit = bytes[at]! - ZERO; digit >= 0 && digit <= 9; digit = bytes[++at]! - ZERO) {
    number = number * 10 + digit;
  }
  return number === verse && at - digits <= MAX_DIGITS && bytes[at] === SPACE ? at + 1 : 0;
}

/** Returns the end of a text without marks and faults, negative where JSON wants it escaped; 0 where it is no such text. */
export function skipText(bytes: Uint8Array, start: number, kinds: Uint8Array): number {
  let at = start;
  let before = SPACED;
  let doubled = 0;
  let found = 0;
  let kind = kinds[bytes[at]!]!;
  // Spaces come too often and too irregularly to branch on: that would take twice the time.
  while (kind <= QUOTED || (kind === MARK && bytes[at] === PILCROW[0] && bytes[at + 1] !== PILCROW[1])) {
    doubled |= kind & before;
    found |= kind;
    before = kind & SPACED;
    kind = kinds[bytes[++at]!]!;
  }
  if (kind !== END || doubled !== 0 || before !== 0) return 0;
  return (found & QUOTED) === 0 ? at : -at;
}
