import { type BookId, isBookId } from "../canon/mod.ts";

/** Sources that number books count those of the Protestant canon in its order. */
const BOOKS = `
  GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM
  EZK DAN HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP
  COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV`
  .trim()
  .split(/\s+/)
  .filter(isBookId);

export function isProtestant(book: BookId): boolean {
  return BOOKS.includes(book);
}

/** The book of a number from 1 to 66. */
export function protestantBook(number: number): BookId | undefined {
  return BOOKS[number - 1];
}
