/** The numbers of one psalm in the two counts: that of the Hebrew text, and that of the Greek and the Vulgate. */
export interface PsalmNumbers {
  readonly hebrew: number;
  readonly greek: number;
}

/**
 * Tells the counts of two numbers of one psalm, in whichever order they were written: between the ninth and the
 * hundred and forty-seventh the Hebrew one is the larger.
 *
 * @returns Undefined where no psalm has both.
 */
export function psalmNumbers(number: number, other: number): PsalmNumbers | undefined {
  const hebrew = Math.max(number, other);
  const greek = Math.min(number, other);
  if (hebrew < 9 || hebrew > 147) return undefined;
  // The Hebrew 9 and 10 are the Greek 9, 114 and 115 are 113, 116 is 114 and 115, 147 is 146 and 147.
  const isPair =
    hebrew - greek === 1 ||
    (hebrew === greek && (hebrew === 9 || hebrew === 147)) ||
    (hebrew - greek === 2 && (hebrew === 115 || hebrew === 116));
  return isPair ? { hebrew, greek } : undefined;
}
