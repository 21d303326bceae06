import type { Point } from "./ast.ts";

/**
 * The Greek additions to Esther that some lectionaries and Bibles call A to F, with the verse up to which each part
 * goes, its chapter in the Vulgate's numbering and how many verses that one is ahead: `C,12` is 14,1.
 *
 * D is left out, as its verses are counted in two ways.
 *
 * Source: the numbering of the Revised New American Bible beside that of the New Revised Standard Version.
 */
const PARTS: Readonly<Record<string, readonly [last: number, chapter: number, ahead: number][]>> = {
  a: [
    [11, 11, 1],
    [17, 12, -11],
  ],
  b: [[7, 13, 0]],
  c: [
    [11, 13, 7],
    [30, 14, -11],
  ],
  e: [[24, 16, 0]],
  f: [
    [10, 10, 3],
    [11, 11, -10],
  ],
};

/** Checks whether a folded letter names an addition. */
export function isAddition(letter: string): boolean {
  return letter in PARTS;
}

/** The place of a verse of an addition in the numbering of chapters; undefined where it has no such verse. */
export function additionVerse(letter: string, verse: number): Point | undefined {
  const part = PARTS[letter]?.find(([last]) => verse <= last);
  if (part === undefined || verse < 1) return undefined;
  const [, chapter, ahead] = part;
  return { chapter, verse: verse + ahead };
}
