import { CHAPTER_WORDS, VERSE_WORDS } from "./keywords.ts";
import { type Token, type TokenKind, tokenize } from "./lexer.ts";
import {
  ReferenceSyntaxError,
  type SyntaxErrorDetails,
  type SyntaxErrorKind,
} from "./syntax_error.ts";
import type { BookMatch, Vocabulary } from "./vocabulary.ts";

/** A place among the tokens of a text, from which the parser looks ahead and moves on. */
export class Cursor {
  readonly text: string;
  /** The names of the books that the text may use. */
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly Token[];
  /** The index of the next token. */
  index = 0;
  /** The books that were looked for, by the index of the token; null where there is none. */
  readonly #matches: (BookMatch | null)[] = [];
  #hasUnits: boolean | undefined;

  constructor(text: string, vocabulary: Vocabulary) {
    this.text = text;
    this.vocabulary = vocabulary;
    this.tokens = tokenize(text);
  }

  /** The token that many places ahead, or the one that marks the end. */
  peek(ahead = 0): Token {
    const { tokens } = this;
    const index = this.index + ahead;
    return tokens[index >= 0 && index < tokens.length ? index : tokens.length - 1] as Token;
  }

  /** Moves past the next token if it is of this kind. */
  expectOptional(kind: TokenKind): boolean {
    if (this.peek().kind !== kind) return false;
    this.index++;
    return true;
  }

  /** Checks whether the token that many places ahead is one of these words. */
  isWord(words: ReadonlySet<string>, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === "word" && words.has(token.text);
  }

  /** The book that is named that many places ahead. */
  matchBook(ahead = 0): BookMatch | undefined {
    const index = this.index + ahead;
    let match = this.#matches[index];
    if (match === undefined) {
      match = this.vocabulary.match(this.tokens, Math.min(index, this.tokens.length - 1)) ?? null;
      this.#matches[index] = match;
    }
    return match ?? undefined;
  }

  /** True where a word such as `poglavje` or `vrstica` stands in the text. */
  get hasUnits(): boolean {
    this.#hasUnits ??= this.tokens.some(
      ({ kind, text }) => kind === "word" && (CHAPTER_WORDS.has(text) || VERSE_WORDS.has(text)),
    );
    return this.#hasUnits;
  }

  /** Checks whether nothing stands between the token that many places ahead and the one before it. */
  isAdjacent(ahead = 0): boolean {
    const index = this.index + ahead;
    return index > 0 && (this.tokens[index - 1] as Token).end === this.peek(ahead).start;
  }

  /** The end of the last token that was passed. */
  get passed(): number {
    return this.index === 0 ? 0 : (this.tokens[this.index - 1] as Token).end;
  }

  /** Makes an error at the next token: something else was expected there. */
  expected(what: string): ReferenceSyntaxError {
    const { start, end } = this.peek();
    return this.error("unreadable", { position: start, end, expected: what });
  }

  /** Makes an error in this text. */
  error(kind: SyntaxErrorKind, details: SyntaxErrorDetails): ReferenceSyntaxError {
    return new ReferenceSyntaxError(kind, this.text, details);
  }
}
