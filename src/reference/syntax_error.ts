import type { BookId } from "../canon/mod.ts";

/** Why a reference was refused. */
export type SyntaxErrorKind =
  /** It does not follow the notation; `expected` says what should stand at the place. */
  | "unreadable"
  /** No book is called so; `suggestion` may name one that is. */
  | "unknown_book"
  /** Several books are called so; `books` names them. */
  | "ambiguous_book"
  /** A range ends before it begins. */
  | "backwards"
  /** Longer than `MAX_REFERENCE_LENGTH`. */
  | "too_long"
  /** More stretches of verses than `MAX_RANGES`. */
  | "too_many_ranges";

/** The details of an error beyond its kind. */
export interface SyntaxErrorDetails {
  /** The beginning of the faulty part, in UTF-16 units. */
  readonly position: number;
  /** Its end; equal to `position` at the end of the text. */
  readonly end: number;
  /** The notation that should have stood there, in English. */
  readonly expected?: string;
  /** The abbreviation of the book that was probably meant. */
  readonly suggestion?: string;
  /** The books that the name may mean or was probably meant to be. */
  readonly books?: readonly BookId[];
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
  readonly suggestion: string | undefined;
  readonly books: readonly BookId[];
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
    this.suggestion = details.suggestion;
    this.books = details.books ?? [];
    this.limit = details.limit;
  }
}

/** A message shows no more of the text than this; the rest would only hide what it says. */
const SHOWN_LENGTH = 80;

function shorten(text: string): string {
  return text.length <= SHOWN_LENGTH ? text : `${text.slice(0, SHOWN_LENGTH)}…`;
}

function reasonOf(kind: SyntaxErrorKind, text: string, details: SyntaxErrorDetails): string {
  const { position, end, expected, suggestion, books, limit } = details;
  const found = position === text.length ? "the end" : `"${shorten(text.slice(position, end))}"`;
  switch (kind) {
    case "unreadable":
      return `expected ${expected}, found ${found}`;
    case "unknown_book":
      return `no book is called ${found}${suggestion ? `, did you mean "${suggestion}"?` : ""}`;
    case "ambiguous_book":
      return `${found} may mean ${books?.join(" or ")}`;
    case "backwards":
      return `the range ${found} ends before it begins`;
    case "too_long":
      return `it is longer than ${limit} characters`;
    case "too_many_ranges":
      return `it has more than ${limit} parts`;
  }
}
