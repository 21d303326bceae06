import type { BookId } from "../canon/mod.ts";
import { isLowerCase, isProductName, type Token, type TokenKind, tokenize } from "./lexer.ts";
import type { RuleDecision } from "./rules.ts";
import { withDigits } from "./spelled_numbers.ts";
import { type ReferenceProblems, ReferenceSyntaxError, type SyntaxErrorCode } from "./syntax_error.ts";
import type { BookMatch, Vocabulary } from "./vocabulary.ts";
import { CHAPTER_WORDS, COMMON_NAMES, VERSE_WORDS } from "./words.ts";

/** The letters of a half verse, right behind its number. */
const LETTERS = /^[a-e]{1,3}$/;

/**
 * The names for which books are suggested: any that is unknown, or only one that is the whole text; none where it is not asked
 * why something is refused.
 */
export type Suggesting = "any" | "whole" | "none";

/** The error of all that is refused where it is not asked why: one of its own takes as long as the text. */
const REFUSED = new ReferenceSyntaxError("unreadable", { text: "", position: 0, end: 0 });

/** A place among the tokens of a text, from which the parser looks ahead and moves on. */
export class Cursor {
  readonly text: string;
  /** The names of the books that the text may use. */
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly Token[];
  readonly suggest: Suggesting;
  /** The index of the next token. */
  index = 0;
  /** The books that were looked for, by the index of the token; null where there is none. */
  readonly #matches: (BookMatch | null)[] = [];
  /** The end of the tokens that are read, and the token that marks it. */
  #limit: number;
  #end: Token;
  #hasUnits: boolean | undefined;
  #isBare: boolean | undefined;
  #isCapitals: boolean | undefined;
  #depths: readonly number[] | undefined;
  /** The decisions of rules, where they are asked for. */
  decisions: RuleDecision[] | undefined;

  constructor(text: string, vocabulary: Vocabulary, suggest: Suggesting = "any") {
    this.text = text;
    this.suggest = suggest;
    this.vocabulary = vocabulary;
    const tokens = tokenize(text);
    this.tokens = withDigits(text.includes("(") ? withoutChoice(tokens) : tokens, vocabulary);
    this.#limit = this.tokens.length - 1;
    this.#end = this.tokens[this.#limit] as Token;
  }

  /** Reads some of the tokens alone, [`from`, `to`): behind them is the end. */
  enter({ from, to }: { from: number; to: number }): void {
    this.index = from;
    this.#limit = to;
    const last = this.tokens[to] as Token;
    const { start, end } = last;
    this.#end = last.kind === "end" ? last : { kind: "end", start, end, value: 0, text: "", raw: "" };
  }

  /** The token that many places ahead, or the one that marks the end. */
  peek(ahead = 0): Token {
    const index = this.index + ahead;
    return index >= 0 && index < this.#limit ? (this.tokens[index] as Token) : this.#end;
  }

  /** Checks whether the token that many places ahead is of a kind. */
  is(kind: TokenKind, ahead = 0): boolean {
    return this.peek(ahead).kind === kind;
  }

  isOneOf(kinds: readonly TokenKind[], ahead = 0): boolean {
    return kinds.includes(this.peek(ahead).kind);
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

  /** The name of a book as it was written. */
  nameOf({ first, next }: BookMatch): string {
    return this.text.slice(this.tokens[first]?.start, this.tokens[next - 1]?.end);
  }

  /** Checks whether a book is named as the translation abbreviates it, in any case. */
  isStandard(match: BookMatch): boolean {
    const [book] = match.books as [BookId];
    return this.nameOf(match).toLowerCase() === this.vocabulary.lowerAbbreviation(book);
  }

  /**
   * True if the text has only capitalised names of books, verses and `;`, so that it cannot be prose. False if its
   * first numbers may be a date, an hour or an age: `Luka 18. 10.`, `Daniel (7)`.
   */
  get isBare(): boolean {
    this.#isBare ??= this.#findBare();
    return this.#isBare;
  }

  #findBare(): boolean {
    const { tokens } = this;
    const first = this.#bareName(0);
    if (first === undefined) return false;
    const mark = (tokens[first + 1] as Token).kind;
    if (mark === "." || mark === ")") return false;
    for (let index = first; index < tokens.length; index++) {
      const { kind, raw } = tokens[index] as Token;
      // A number that may be of something else: `Jn 1,29-34 (64)`
      if (kind === "(" && tokens[index + 2]?.kind === ")" && tokens[index - 2]?.kind !== "word") return false;
      if (kind === ";") {
        const next = this.#bareName(index + 1);
        if (next === undefined) continue;
        if (!this.#isVerse(first) || !this.#isVerse(next)) return false;
        index = next;
      } else if (kind === "word") {
        // Not the book of `Ps 24,1;ba4-6`.
        const isBehindNumber = tokens[index - 1]?.kind === "number";
        if (!isBehindNumber || !LETTERS.test(raw) || !this.isAdjacent(index - this.index)) return false;
      }
    }
    return true;
  }

  /** Checks whether a number and what follows cannot belong to a document, as `GS 22` can. */
  #isVerse(number: number): boolean {
    const mark = (this.tokens[number + 1] as Token).kind;
    return mark === "," || mark === ":" || (this.tokens[number - 1] as Token).text === "ps";
  }

  /** The place of the number behind a name with a capital. */
  #bareName(index: number): number | undefined {
    const match = this.matchBook(index - this.index);
    if (match === undefined || this.tokens[match.next]?.kind !== "number") return undefined;
    if (isProductName(this.tokens[match.first] as Token)) return undefined;
    const isLower = isLowerCase(this.tokens[match.next - 1] as Token);
    // `raz 21`, where nothing else is in the text
    const isWord = COMMON_NAMES.has(match.key) && !this.isStandard(match);
    return isLower && (index > 0 || isWord) ? undefined : match.next;
  }

  /** The number of brackets that are open before the token that many places ahead. */
  depth(ahead: number): number {
    if (this.#depths === undefined) {
      let depth = 0;
      this.#depths = this.tokens.map(({ kind }) => {
        const before = depth;
        if (kind === "(") depth++;
        else if (kind === ")") depth = Math.max(0, depth - 1);
        return before;
      });
    }
    return this.#depths[this.index + ahead] ?? 0;
  }

  /** True of a text in capitals throughout. */
  get isCapitals(): boolean {
    this.#isCapitals ??= this.text === this.text.toUpperCase();
    return this.#isCapitals;
  }

  /** True where a word such as `poglavje` or `vrstica` is in the text. */
  get hasUnits(): boolean {
    this.#hasUnits ??=
      !this.isBare &&
      this.tokens.some(({ kind, text }) => kind === "word" && (CHAPTER_WORDS.has(text) || VERSE_WORDS.has(text)));
    return this.#hasUnits;
  }

  /** Returns `ahead + 1` if the token that many places ahead is a dot, else `ahead`. */
  skipDot(ahead: number): number {
    return this.peek(ahead).kind === "." ? ahead + 1 : ahead;
  }

  /** Returns the place before another one, skipping a dot between them: that of `čl` before the 3 of `čl. 3`. */
  skipDotBack(ahead: number): number {
    return this.peek(ahead - 1).kind === "." ? ahead - 2 : ahead - 1;
  }

  /** Checks whether nothing is between the token that many places ahead and the one before it. */
  isAdjacent(ahead = 0): boolean {
    const index = this.index + ahead;
    return index > 0 && (this.tokens[index - 1] as Token).end === this.peek(ahead).start;
  }

  /** Checks whether the token that many places ahead is the first of its line, but not of the text. */
  startsLine(ahead: number): boolean {
    const before = this.tokens[this.index + ahead - 1];
    return before !== undefined && this.text.slice(before.end, this.peek(ahead).start).includes("\n");
  }

  /** The end of the last token that was passed. */
  get passed(): number {
    return this.index === 0 ? 0 : (this.tokens[this.index - 1] as Token).end;
  }

  /** Makes an error at some tokens, from one to another: the notation has something else there. */
  unreadable(from = 0, to = from): ReferenceSyntaxError {
    return this.error("unreadable", { position: this.peek(from).start, end: this.peek(to).end });
  }

  /** Makes the error of the tokens from one to another that can mean several places of a book, as it was written. */
  ambiguous(written: string, places: readonly string[], from: number, to: number): ReferenceSyntaxError {
    const readings = places.map((place) => `${written} ${place}`);
    return this.error("ambiguous_notation", { position: this.peek(from).start, end: this.peek(to).end, readings });
  }

  /** Makes an error in this text. */
  error<Code extends SyntaxErrorCode>(
    code: Code,
    details: Omit<ReferenceProblems[Code], "text">,
  ): ReferenceSyntaxError {
    if (this.suggest === "none") return REFUSED;
    return new ReferenceSyntaxError<SyntaxErrorCode>(code, { text: this.text, ...details } as ReferenceProblems[Code]);
  }
}

/** The most tokens of verses that are left to choose. */
const MAX_CHOICE = 12;

/** Takes away the brackets around verses that are left to choose, before others: `Röm 11,(32)33-36`, `Mk 10,2-9(10-12)13-16`. */
function withoutChoice(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }, index) => kind === "(" && endOfChoice(tokens, index) !== undefined)) return tokens;
  const kept: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    const close = token.kind === "(" ? endOfChoice(tokens, index) : undefined;
    if (close === undefined) {
      kept.push(token);
      continue;
    }
    if (kept.at(-1)?.kind === "number" || kept.at(-1)?.kind === "word") kept.push({ ...token, kind: "." });
    kept.push(...tokens.slice(index + 1, close));
    if (kept.at(-1)?.kind !== ".") kept.push({ ...(tokens[close] as Token), kind: "." });
    index = close;
  }
  return kept;
}

/** Finds the closing bracket of verses before a number: behind the chapter, or where they go up from the end of a range. */
function endOfChoice(tokens: readonly Token[], open: number): number | undefined {
  // `1,1-4a(4b-25)26`
  const end = LETTERS.test(tokens[open - 1]?.raw ?? "") ? open - 2 : open - 1;
  const [before, last] = [tokens[end - 1], tokens[end]];
  const isFirst = before?.kind === "number" && (last?.kind === "," || last?.kind === ":");
  const isWithin = last?.kind === "number" && ["-", ",", ".", ")"].includes(before?.kind ?? "");
  if (!isFirst && !isWithin) return undefined;
  const length = tokens.slice(open, open + MAX_CHOICE).findIndex(({ kind }) => kind === ")");
  const close = open + length;
  const next = tokens[close + 1];
  const verses = tokens.slice(open + 1, close);
  const isChoice = verses.every(({ kind, raw }) => ["number", "-", ".", ","].includes(kind) || LETTERS.test(raw));
  if (length < 2 || !isChoice || next?.kind !== "number") return undefined;
  if (isFirst) return close;
  // `Mk 10,2-9(10-12)13-16`, `Hes 3,4-6 (7-9) 10-11`, but not `Lk 24,13-35 (36) 37 Menschen`
  const isTight = tokens[open - 1]?.end === tokens[open]?.start && next.start === tokens[close]?.end;
  // Its letter, or a mark with which verses go on or end
  const behind = tokens[close + 2] as Token;
  const isLetter = behind.start === next.end && LETTERS.test(behind.raw);
  const isList = behind.kind === "." && tokens[close + 3]?.start === behind.end;
  const isApart = isLetter || isList || ["-", "(", ";", "end"].includes(behind.kind);
  const numbers = [last as Token, ...verses, next].filter(({ kind }) => kind === "number").map(({ value }) => value);
  return (isTight || isApart) && numbers.every((value, at) => at === 0 || value >= (numbers[at - 1] as number))
    ? close
    : undefined;
}
