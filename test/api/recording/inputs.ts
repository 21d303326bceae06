/** The inputs of the recorded requests: the lists of `inputs.txt`, with ` | ` between what they hold, and what no file has. */
import { readFileSync } from "node:fs";

const LISTS = new Map(
  readFileSync("test/api/recording/inputs.txt", "utf8")
    .split(/^# /m)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n"))]),
);

const list = (name: string): string[] => LISTS.get(name)!.trim().replaceAll("\n", " ").split(" | ");

/** Books by their Slovenian abbreviations. */
export const BOOKS = list("BOOKS");

/** Names in other languages, cases and spellings. */
export const NAMES = list("NAMES");

/** References behind a book. */
export const SHAPES = list("SHAPES");

/** References as a whole. */
export const REFERENCES = list("REFERENCES").concat([
  "",
  " ",
  "Jn 3,16\u0000",
  "Jn\t3,16",
  "J\u030cn 3,16",
  "a".repeat(300),
  "Jn 3,16; ".repeat(60),
  "Jn 3,16.".repeat(40),
  `Jn 3,${"1".repeat(400)}`,
  "Mt 5,3".repeat(200),
]);

/** Days, and texts that are none. */
export const DATES = list("DATES");

/** Queries: words, phrases, signs, names of passages, misspelt words. */
export const QUERIES = list("QUERIES").concat([
  "",
  " ",
  "voda ".repeat(99),
  "a".repeat(500),
  "a".repeat(501),
  "\u0000",
  "voda\u0000",
]);

/** Lists of books to search. */
export const BOOK_LISTS = list("BOOK_LISTS").concat(["", "a".repeat(600)]);

/** Paths that are none. */
export const UNKNOWN = list("UNKNOWN").concat([""]);

/** Values of `Accept-Encoding`. */
export const CODINGS = list("CODINGS").concat([""]);

/** Values of `If-None-Match`. */
export const TAGS = list("TAGS").concat([""]);
