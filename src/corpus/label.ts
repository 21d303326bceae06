const COLON = 0x3a;
const HYPHEN = 0x2d;

/** A verse label as numbers, so that reading one makes no string. */
export interface LabelNumbers {
  readonly chapter: number;
  readonly verse: number;
  /** 0 where the line is no verse bridge. */
  readonly verseEnd: number;
  /** The character code of the letter, 0 where there is none. */
  readonly segment: number;
  /** The offset after the label. */
  readonly end: number;
}

/** Numbers of more digits are no chapter or verse. */
const MOST_DIGITS = 3;

/**
 * Reads `3:16`, `3:16-17` or `3:16a` at an offset.
 *
 * @returns Undefined where no label stands there.
 */
export function readLabel(bytes: Buffer, offset: number): LabelNumbers | undefined {
  let at = offset;
  const number = (): number => {
    let value = 0;
    const start = at;
    for (; at - start < MOST_DIGITS; at++) {
      const digit = bytes[at]! - 0x30;
      if (!(digit >= 0 && digit <= 9)) break;
      value = value * 10 + digit;
    }
    return at === start ? -1 : value;
  };
  const chapter = number();
  if (chapter < 0 || bytes[at] !== COLON) return undefined;
  at++;
  const verse = number();
  if (verse < 0) return undefined;
  let verseEnd = 0;
  let segment = 0;
  const next = bytes[at]!;
  if (next === HYPHEN) {
    at++;
    verseEnd = number();
    if (verseEnd <= verse) return undefined;
  } else if (next >= 0x61 && next <= 0x7a) {
    segment = next;
    at++;
  }
  return { chapter, verse, verseEnd, segment, end: at };
}
