import { type FaultDetails, type FaultKind, ReferenceFault } from "./fault.ts";
import { tokenize } from "./lexer.ts";
import type { Token, TokenKind } from "./token.ts";
import type { BookMatch, Vocabulary } from "./vocabulary.ts";

/** A place among the tokens of a text, from which the parser looks ahead and moves on. */
export class Cursor {
  readonly text: string;
  /** The names of the books that the text may use. */
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly Token[];
  /** The index of the next token. */
  index = 0;

  constructor(text: string, vocabulary: Vocabulary) {
    this.text = text;
    this.vocabulary = vocabulary;
    this.tokens = tokenize(text);
  }

  /** The token that many places ahead, or the one that marks the end. */
  peek(ahead = 0): Token {
    const { tokens } = this;
    const index = this.index + ahead;
    return tokens[index < tokens.length ? index : tokens.length - 1] as Token;
  }

  /** Moves past the next token if it is of this kind. */
  skip(kind: TokenKind): boolean {
    if (this.peek().kind !== kind) return false;
    this.index++;
    return true;
  }

  /** Whether the token that many places ahead is one of these words. */
  isWord(words: ReadonlySet<string>, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === "word" && words.has(token.text);
  }

  /** The book that is named that many places ahead. */
  matchBook(ahead = 0): BookMatch | undefined {
    return this.vocabulary.match(this.tokens, this.index + ahead);
  }

  /** Whether nothing stands between the token that many places ahead and the one before it. */
  isGlued(ahead = 0): boolean {
    const index = this.index + ahead;
    return index > 0 && (this.tokens[index - 1] as Token).end === this.peek(ahead).start;
  }

  /** Where the last token that was passed is over. */
  get passed(): number {
    return this.index === 0 ? 0 : (this.tokens[this.index - 1] as Token).end;
  }

  /** A fault at the next token: something else was expected there. */
  expected(what: string): ReferenceFault {
    const { start, end } = this.peek();
    return this.fault("unreadable", { position: start, end, expected: what });
  }

  /** A fault in this text. */
  fault(kind: FaultKind, details: FaultDetails): ReferenceFault {
    return new ReferenceFault(kind, this.text, details);
  }
}
