import type { BookId } from "../canon/mod.ts";

/** Why a reference was refused. */
export type SyntaxErrorKind =
  /** It does not follow the notation; `expected` says what should stand at the place. */
  | "unreadable"
  /** No name of a book stands before the first number. */
  | "missing_book"
  /** A book and nothing else: `books` has it. */
  | "missing_chapter"
  /** No book is called so; `suggestions` may name some that are. */
  | "unknown_book"
  /** There are not so many books of the name; `books` has those there are: `6 Mz`. */
  | "no_such_number"
  /** Several books are called so; `books` names them. */
  | "ambiguous_book"
  /** The marks can mean two things; `readings` has both. */
  | "ambiguous_notation"
  /** A range ends before it begins. */
  | "backwards"
  /** A range has more than two ends. */
  | "range_of_three"
  /** Longer than `MAX_REFERENCE_LENGTH`. */
  | "too_long"
  /** More ranges of verses than `MAX_RANGES`. */
  | "too_many_ranges";

/** The details of an error beyond its kind. */
export interface SyntaxErrorDetails {
  /** The beginning of the faulty part, in UTF-16 units. */
  readonly position: number;
  /** Its end; equal to `position` at the end of the text. */
  readonly end: number;
  /** The notation that should have stood there, in English. */
  readonly expected?: string;
  /** Names of the books that were probably meant, in the language that was written. */
  readonly suggestions?: readonly string[];
  /** The books that the name may mean or was probably meant to be. */
  readonly books?: readonly BookId[];
  /** The references that it may mean. */
  readonly readings?: readonly string[];
  /** The limit that was passed. */
  readonly limit?: number;
}

/** A text that is no reference: why, and where. */
export class ReferenceSyntaxError extends Error {
  override readonly name = "ReferenceSyntaxError";
  readonly kind: SyntaxErrorKind;
  /** The text that was to be read. */
  readonly text: string;
  /** Why, without the text: the second half of the message. */
  readonly reason: string;
  readonly position: number;
  readonly end: number;
  readonly expected: string | undefined;
  readonly suggestions: readonly string[];
  readonly books: readonly BookId[];
  readonly readings: readonly string[];
  readonly limit: number | undefined;

  constructor(kind: SyntaxErrorKind, text: string, details: SyntaxErrorDetails) {
    const reason = reasonOf(kind, text, details);
    super(`Cannot parse reference "${shorten(text)}": ${reason}`);
    this.kind = kind;
    this.text = text;
    this.reason = reason;
    this.position = details.position;
    this.end = details.end;
    this.expected = details.expected;
    this.suggestions = details.suggestions ?? [];
    this.books = details.books ?? [];
    this.readings = details.readings ?? [];
    this.limit = details.limit;
  }
}

/** A message shows no more of the text than this; the rest would only hide what it says. */
const SHOWN_LENGTH = 80;

function shorten(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}…`;
}

function reasonOf(kind: SyntaxErrorKind, text: string, details: SyntaxErrorDetails): string {
  const { position, end, expected, suggestions = [], books = [], readings = [], limit } = details;
  const found = position === text.length ? "the end" : `"${shorten(text.slice(position, end))}"`;
  switch (kind) {
    case "unreadable":
      return `expected ${expected}, found ${found}`;
    case "missing_book":
      return `expected the name of a book, found ${found}`;
    case "missing_chapter":
      return `expected a chapter of ${books.join()}, found ${found}`;
    case "unknown_book": {
      const names = suggestions.map((name) => `"${name}"`).join(" or ");
      return `no book is called ${found}${names ? `, did you mean ${names}?` : ""}`;
    }
    case "no_such_number":
      return `there is no book ${found}, only ${books.join(", ")}`;
    case "ambiguous_book":
      return `${found} may mean ${books.join(" or ")}`;
    case "ambiguous_notation":
      return `${found} may mean ${readings.map((reading) => `"${reading}"`).join(" or ")}`;
    case "backwards":
      return `the range ${found} ends before it begins`;
    case "range_of_three":
      return `the range ${found} has more than two ends`;
    case "too_long":
      return `it is longer than ${limit} characters`;
    case "too_many_ranges":
      return `it has more than ${limit} parts`;
  }
}
