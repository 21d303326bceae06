/** A book's three-character USFM id, such as `GEN` or `1CO`. */
export type BookId = keyof typeof CHAPTERS;

/**
 * Every book Ambo knows, in the order of the Catholic canon with the Greek additions and the further
 * deuterocanonical books after the Old Testament, and how many chapters it has in the numbering that counts the most:
 * Malachi has 4 in English and Latin, Esther 16 in Latin, the Psalms 151 in Greek.
 *
 * Sources: the USFM 3 documentation, "Book identifiers"; the versifications of Paratext (`org`, `eng`, `vul`, `lxx`).
 */
const CHAPTERS = {
  GEN: 50,
  EXO: 40,
  LEV: 27,
  NUM: 36,
  DEU: 34,
  JOS: 24,
  JDG: 21,
  RUT: 4,
  "1SA": 31,
  "2SA": 24,
  "1KI": 22,
  "2KI": 25,
  "1CH": 29,
  "2CH": 36,
  EZR: 10,
  NEH: 13,
  TOB: 14,
  JDT: 16,
  EST: 16,
  "1MA": 16,
  "2MA": 15,
  JOB: 42,
  PSA: 151,
  PRO: 31,
  ECC: 12,
  SNG: 8,
  WIS: 19,
  SIR: 51,
  ISA: 66,
  JER: 52,
  LAM: 5,
  BAR: 6,
  EZK: 48,
  DAN: 14,
  HOS: 14,
  JOL: 4,
  AMO: 9,
  OBA: 1,
  JON: 4,
  MIC: 7,
  NAM: 3,
  HAB: 3,
  ZEP: 3,
  HAG: 2,
  ZEC: 14,
  MAL: 4,
  ESG: 16,
  DAG: 14,
  LJE: 1,
  S3Y: 1,
  SUS: 1,
  BEL: 1,
  "3MA": 7,
  "4MA": 18,
  "1ES": 9,
  "2ES": 16,
  MAN: 1,
  PS2: 1,
  ODA: 14,
  PSS: 18,
  EZA: 12,
  "5EZ": 2,
  "6EZ": 2,
  DNG: 14,
  "2BA": 87,
  LBA: 9,
  JUB: 50,
  ENO: 108,
  LAO: 1,
  MAT: 28,
  MRK: 16,
  LUK: 24,
  JHN: 21,
  ACT: 28,
  ROM: 16,
  "1CO": 16,
  "2CO": 13,
  GAL: 6,
  EPH: 6,
  PHP: 4,
  COL: 4,
  "1TH": 5,
  "2TH": 3,
  "1TI": 6,
  "2TI": 4,
  TIT: 3,
  PHM: 1,
  HEB: 13,
  JAS: 5,
  "1PE": 5,
  "2PE": 3,
  "1JN": 5,
  "2JN": 1,
  "3JN": 1,
  JUD: 1,
  REV: 22,
} as const;

/** All book ids in canonical order. */
export const BOOK_IDS: readonly BookId[] = Object.keys(CHAPTERS) as BookId[];

const ORDER: ReadonlyMap<string, number> = new Map(BOOK_IDS.map((id, index) => [id, index]));

/** Checks whether a string is the id of a book, in upper case. */
export function isBookId(text: string): text is BookId {
  return ORDER.has(text);
}

/** Returns the place of a book in canonical order, counted from 0. */
export function bookOrder(id: BookId): number {
  return ORDER.get(id) as number;
}

/** Returns how many chapters a book has at most; a translation may have fewer. */
export function mostChapters(id: BookId): number {
  return CHAPTERS[id];
}
