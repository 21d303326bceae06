import { Problem, type ProblemCode, type ProblemValues } from "../base/problem.ts";
import type { BookId } from "../canon/mod.ts";

declare module "../base/problem.ts" {
  interface ProblemKinds {
    readonly reference: ReferenceProblems;
  }
}

/** The faulty part of a text, in UTF-16 units: [`position`, `end`), empty at the end of the text. */
export interface FaultyPart {
  /** The text that was to be read. */
  readonly text: string;
  readonly position: number;
  readonly end: number;
}

/** The reasons for which a text is no reference. */
export interface ReferenceProblems {
  /** It does not follow the notation. */
  readonly unreadable: FaultyPart;
  /** No name of a book precedes the first number. */
  readonly missing_book: FaultyPart;
  /** A book and nothing else. */
  readonly missing_chapter: FaultyPart & { readonly books: readonly [BookId] };
  /** No book is called so; names of those that were probably meant, in the language that was written. */
  readonly unknown_book: FaultyPart & {
    readonly books: readonly BookId[];
    readonly suggestions: readonly string[];
  };
  /** There are not so many books of the name, but these: `6 Mz`. */
  readonly no_such_number: FaultyPart & { readonly books: readonly BookId[] };
  /** Several books are called so. */
  readonly ambiguous_book: FaultyPart & { readonly books: readonly BookId[] };
  /** The marks can mean two things. */
  readonly ambiguous_notation: FaultyPart & { readonly readings: readonly string[] };
  /** A range ends in a chapter that its book does not have in any numbering. */
  readonly no_such_chapter: FaultyPart & {
    readonly books: readonly [BookId];
    readonly chapter: number;
    readonly last: number;
  };
  /** A range ends before it begins. */
  readonly backwards: FaultyPart;
  /** A range has more than two ends. */
  readonly range_of_three: FaultyPart;
  /** Longer than `MAX_REFERENCE_LENGTH`. */
  readonly too_long: FaultyPart & { readonly limit: number };
  /** More ranges of verses than `MAX_RANGES`. */
  readonly too_many_ranges: FaultyPart & { readonly limit: number };
}

/** A code of `ReferenceSyntaxError`. */
export type SyntaxErrorCode = ProblemCode<"reference">;

/** A text that is no reference: why, and where. */
export class ReferenceSyntaxError<Code extends SyntaxErrorCode = SyntaxErrorCode>
  extends Problem<"reference", Code>
  implements FaultyPart
{
  override readonly name = "ReferenceSyntaxError";
  readonly text: string;
  readonly position: number;
  readonly end: number;
  /** The books that the name may mean or was probably meant to be. */
  readonly books: readonly BookId[];
  /** Names that were probably meant. */
  readonly suggestions: readonly string[];
  /** The references that it may mean. */
  readonly readings: readonly string[];

  constructor(code: Code, values: ProblemValues<"reference", Code>) {
    super(`reference.${code}`, values);
    const { text, position, end, ...details } = values as ReferenceProblems[SyntaxErrorCode];
    this.text = text;
    this.position = position;
    this.end = end;
    this.books = "books" in details ? details.books : [];
    this.suggestions = "suggestions" in details ? details.suggestions : [];
    this.readings = "readings" in details ? details.readings : [];
  }
}
