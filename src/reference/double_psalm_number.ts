import type { Cursor } from "./cursor.ts";

/** The numbers of one psalm in the two counts: that of the Hebrew text, and that of the Greek and the Vulgate. */
export interface PsalmNumbers {
  readonly hebrew: number;
  readonly greek: number;
  /** True of one half of the Greek ninth, which only the Hebrew text counts as a psalm of its own: `Ps 9 B`. */
  readonly isHalf?: boolean;
}

/** The first Greek number of a psalm of the Hebrew count: 9 and 10 are the Greek 9, 114 and 115 are 113. */
function greekOf(hebrew: number): number {
  if (hebrew < 10 || hebrew > 147) return hebrew;
  return hebrew === 115 || hebrew === 116 ? hebrew - 2 : hebrew - 1;
}

/** The first Hebrew number of a psalm of the Greek count. */
export function hebrewOf(greek: number): number {
  if (greek < 10 || greek > 147) return greek;
  return greek === 114 ? 116 : Math.min(greek + 1, 147);
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
  // The Hebrew 116 is the Greek 114 and 115, 147 is 146 and 147.
  const isPair = greek === greekOf(hebrew) || hebrew === hebrewOf(greek);
  return isPair ? { hebrew, greek } : undefined;
}

/** The difference within which two numbers look like those of one psalm. */
const MAX_DIFFERENCE = 2;

/**
 * Refuses two numbers that no psalm has, but that look as if one had: `Ps 115(114)` is the Hebrew 115, which is the
 * Greek 113, or the Greek 114, which is the Hebrew 116.
 */
function checkNumbers(cursor: Cursor, number: number, other: number): void {
  const [hebrew, greek] = [Math.max(number, other), Math.min(number, other)];
  if (hebrew - greek > MAX_DIFFERENCE || cursor.peek(2).kind !== ")") return;
  // `Ps 3 (2)` is a verse; `Ps 150 (150)` says the same number twice, as both counts do.
  if (hebrew < 9 || (hebrew === greek && greek > 147)) return;
  const pairs = [
    [hebrew, greekOf(hebrew)],
    [hebrewOf(greek), greek],
  ] as const;
  const name = cursor.vocabulary.abbreviation("PSA");
  throw cursor.error("ambiguous_notation", {
    position: cursor.peek(-1).start,
    end: cursor.peek(2).end,
    readings: pairs.map(([one, same]) => `${name} ${one}${one === same ? "" : ` (${same})`}`),
  });
}

/**
 * OtherNumber = "(" Number … ")" | "/" Number | "A" | "B"
 *
 * A psalm's number in the other count, given for the reader's convenience: `Ps 51(50),3`, `Ps 50 (51)`, `Ps 9 B`.
 *
 * @returns The two numbers, and how many tokens the other one takes; undefined where none stands here.
 */
export function findOtherNumber(cursor: Cursor, number: number): { numbers: PsalmNumbers; length: number } | undefined {
  const { kind, raw } = cursor.peek();
  const { kind: next, value } = cursor.peek(1);
  if (number === 9 && (raw === "A" || raw === "B")) {
    return { numbers: { hebrew: raw === "A" ? 9 : 10, greek: 9, isHalf: true }, length: 1 };
  }
  if (next !== "number" || (kind !== "/" && kind !== "(")) return undefined;
  const numbers = psalmNumbers(number, value);
  if (numbers === undefined) {
    if (kind === "(") checkNumbers(cursor, number, value);
    return undefined;
  }
  if (kind === "/") {
    // `Ps 51/50` is one psalm, `Ps 9/10` are two.
    return value >= number || cursor.matchBook(1) !== undefined ? undefined : { numbers, length: 2 };
  }
  // The longest is `10(9,22-39)`.
  for (let ahead = 2; ahead < 8; ahead++) {
    if (cursor.peek(ahead).kind === ")") return { numbers, length: ahead + 1 };
  }
  return undefined;
}
