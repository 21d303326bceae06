/** A text with words beside its citations, and the places that its names have. */
import { type BookId, FILLERS, mostChapters, ORDINALS } from "../canon/mod.ts";
import { isRunning } from "./book_parser.ts";
import { CHAPTER_RULES, ENDS, VERSE_RULES } from "./chapter_and_verse_rules.ts";
import type { Cursor } from "./cursor.ts";
import { findLeadingPlace } from "./leading_place.ts";
import { isLowerCase, type Token } from "./lexer.ts";
import { BOOKS_WITH_ADDITIONS } from "./numbering.ts";
import { isFramed, isLowerName, isRomanPlace, NamedPlace, type Weight, type Words } from "./place.ts";
import { LEADING_RULES, PLACE_RULES } from "./place_rules.ts";
import { decide } from "./rules.ts";
import { isCroatianPreposition, isPlace, numberAt, skipNumbers } from "./sentence.ts";
import { nearestNames } from "./syntax_error.ts";
import { isRomanChapter } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";

/** The name of a book with its first place. */
export class Opening {
  readonly weight: Weight;
  /** The first token of the name, and the one behind its first number. */
  readonly first: number;
  readonly next: number;
  readonly #place: NamedPlace | undefined;

  /** @param place The name with the number behind it, unless its place is plain. */
  constructor(weight: Weight, { first, next }: { first: number; next: number }, place?: NamedPlace) {
    this.weight = weight;
    this.first = first;
    this.next = next;
    this.#place = place;
  }

  /** True of a name that is hardly anything else: `1 Kor`, `Mt`, `Korinčanom`, but not `Luka`, `Iz`. */
  get isPlain(): boolean {
    if (this.#place === undefined) return true;
    const { cursor, from, kind, isShort, isStandard } = this.#place;
    if (kind === "name" && (!isShort || isStandard)) return true;
    const behind = skipNumbers(cursor, this.next - 1);
    // `Jeremija 36 - Ekumenska izdaja`
    if (kind === "person" && from === 0 && cursor.is("-", behind) && cursor.is("word", behind + 1)) return true;
    // `the lost son (Luke 15)`, but not the age or group of `Zmagovalec (Luka 3)`
    const isBracketed = cursor.is("(", from - 1) && cursor.is(")", behind);
    if (kind === "person" && isBracketed && ["eng", "deu", "ita"].some((code) => isRunning(cursor, code))) return true;
    return isStandard && (isFramed(cursor, from, behind) || cursor.isWord(keywords.SAYING_WORDS, behind));
  }

  /** True of another name with a bare chapter that a comma or word joins to others: `Filip 3 in Jakob 5; Jn 14,6`. */
  get isLoose(): boolean {
    if (this.#place === undefined) return false;
    const { cursor, kind, isStandard } = this.#place;
    if (kind === "name" || isStandard) return false;
    const behind = skipNumbers(cursor, this.next - 1);
    return cursor.is(",", behind) || cursor.isWord(keywords.AND_WORDS, behind);
  }
}

/** Finds the name of a book at a token, with a place behind or before it. */
function findOpening(cursor: Cursor, index: number, words: Words): Opening | undefined {
  const { kind } = cursor.peek(index);
  if (kind !== "word" && kind !== "number") return undefined;
  const leading = findLeadingPlace(cursor, index);
  if (leading !== undefined) {
    const { next } = cursor.matchBook(index + leading.length) as BookMatch;
    const end = leading.chapters.length === 0 ? next + 1 : next;
    const subject = { cursor, first: index, place: leading };
    const weight = decide(LEADING_RULES, subject, { from: index, to: end - 1 }) ?? "none";
    return weight === "none" ? undefined : new Opening(weight, { first: index, next: end });
  }
  const match = cursor.matchBook(index);
  if (match === undefined) return undefined;
  const bracket = cursor.skipDot(match.next);
  const isBracketed = cursor.is(")", bracket) && cursor.nameOf(match).includes("(");
  const behindName = isBracketed ? bracket + 1 : match.next;
  if (!isPlace(cursor, behindName) && !isRomanPlace(cursor, numberAt(cursor, behindName), words))
    return findWhole(cursor, match, { from: index, words });
  return openPlace(new NamedPlace(cursor, match, { words, from: index, behindName }));
}

/** Finds a book of one chapter that is named without a number. */
function findWhole(
  cursor: Cursor,
  match: BookMatch,
  { from, words }: { from: number; words: Words },
): Opening | undefined {
  // `Jude; Mt 5,3`, but not `Man, I thought I was 22`
  const isFirst = from === 0 && words !== "other";
  const before = from === 0 ? "end" : cursor.peek(from - 1).kind;
  const isListed = isFirst || before === ";" || (words === "none" && before !== "number");
  const isWhole = isListed && match.books.some((book) => mostChapters(book) === 1) && !isLowerName(cursor, match);
  return isWhole && ENDS.has(cursor.peek(match.next).kind)
    ? new Opening("chapter", { first: from, next: match.next })
    : undefined;
}

function openPlace(place: NamedPlace): Opening | undefined {
  const tokens = { from: place.from, to: place.number };
  const weight =
    decide(PLACE_RULES, place, tokens) ??
    decide(place.verse === undefined ? CHAPTER_RULES : VERSE_RULES, place, tokens) ??
    "none";
  return weight === "none" ? undefined : new Opening(weight, { first: place.from, next: place.number + 1 }, place);
}

/** Refuses a name without a place beside citations of other books: `Jn Lk 3,16`, but not `Suzana, Dan 13,1`. */
export function checkTitle(cursor: Cursor, { match, isFirst }: { match: BookMatch; isFirst: boolean }): void {
  let isAlone = isFirst;
  for (let index = match.next; index < cursor.tokens.length - 1; index++) {
    const next = cursor.matchBook(index);
    // `sv. Marko: 1 Pt 5,5`, `Janez – Jn 1,6`
    const { kind } = cursor.tokens[index] as Token;
    if ([":", "("].includes(kind) && cursor.nameOf(match).length > 3) return;
    if (next === undefined) continue;
    isAlone = false;
    if (
      next.books.some(
        (book) => match.books.includes(book) || BOOKS_WITH_ADDITIONS.get(match.books[0] as BookId) === book,
      )
    )
      return;
    break;
  }
  // `oz. Mt 5,3`
  const isWord = isLowerCase(cursor.tokens[match.first] as Token) && keywords.COMMON_NAMES.has(match.key);
  const isBracketed = [match.first - 1, match.first - 3].some((before) => cursor.is("(", before));
  if (!isWord && !isBracketed && !isAlone) throw cursor.unreadable(match.first, match.next - 1);
}

/** The most names for which similar names are looked for; each takes up to a fifth of a millisecond. */
const MAX_SEARCHES = 10;

/** A text with words beside its citations: the places that its names have, and what its words and numbers belong to. */
export class Prose {
  readonly cursor: Cursor;
  readonly words: Words;
  /** The first place that is left out where there is no other. */
  lone: Opening | undefined;
  /** The books near to the names that were looked for. */
  readonly #near = new Map<string, readonly BookId[]>();
  /** The openings that were looked for, by the index of the token; null where there is none. */
  readonly #openings: (Opening | null)[] = [];

  constructor(cursor: Cursor) {
    this.cursor = cursor;
    this.words = this.#findWords();
  }

  /** Finds the kind of the words that belong to no citation. */
  #findWords(): Words {
    const cursor = this.cursor;
    let words: Words = "none";
    for (let index = 0; index < this.cursor.tokens.length - 1; index++) {
      const { kind, text } = this.cursor.tokens[index] as Token;
      const match = cursor.matchBook(index);
      const isName =
        match !== undefined &&
        !(isLowerCase(this.cursor.tokens[match.next - 1] as Token) && keywords.COMMON_NAMES.has(match.key));
      if (isName) index = match.next - 1;
      else if (kind === "word" && !this.isNotation(index)) {
        if (!isLeading(text)) return "other";
        words = "leading";
      }
    }
    return words;
  }

  /** Checks whether a word belongs to the notation: it joins, counts or goes on. */
  isNotation(index: number): boolean {
    const { text, raw } = this.cursor.tokens[index] as Token;
    const cursor = this.cursor;
    // `u. ö.`, `ob 18.00`
    if (raw.length === 1 && cursor.is(".", index + 1) && keywords.JOINING_WORDS.has(text)) return false;
    if (isCroatianPreposition(cursor, index)) return false;
    if (keywords.NOTATION_WORDS.has(text) || keywords.PARALLEL_WORDS.has(text) || keywords.EMPHASIS_WORDS.has(text))
      return true;
    if (keywords.SMALL_WORDS.has(text)) return false;
    if (isRomanChapter(cursor, index) || /^[A-F]$/.test(raw)) return true;
    if ((keywords.REMARK_WORDS.has(text) && (raw.length > 1 || raw !== text)) || keywords.COUNT_WORDS.has(text))
      return true;
    if (keywords.COMMON_NAMES.has(text)) return cursor.is("number", index + 1);
    return cursor.is("number", index - 1) && /^[a-h]{1,5}$/.test(raw);
  }

  openingAt(index: number): Opening | undefined {
    let opening = this.#openings[index];
    if (opening === undefined) {
      opening = findOpening(this.cursor, index, this.words) ?? null;
      if (opening?.weight === "lone") {
        this.lone ??= opening;
        opening = null;
      }
      this.#openings[index] = opening;
    }
    return opening ?? undefined;
  }

  /** Checks whether a number belongs to the word before it: `Reading 1 Acts 2:1`, `čl. 3 Mt 5,3`. */
  isCounted(number: number): boolean {
    const word = this.cursor.skipDotBack(number);
    return this.cursor.isWord(keywords.READING_WORDS, word) || this.cursor.isWord(keywords.COUNTED_WORDS, word);
  }

  /** Checks whether a word is nearly the name of a book. */
  isNear(index: number): boolean {
    const { raw, text } = this.cursor.peek(index);
    const isKnown = [keywords.PROSE_WORDS, keywords.MONTH_WORDS, keywords.SAYING_WORDS].some((words) =>
      words.has(text),
    );
    return !isKnown && this.booksNear(raw).length > 0;
  }

  /** Returns the books whose names are near to one; after some none is looked for, as that takes its time. */
  booksNear(name: string): readonly BookId[] {
    let near = this.#near.get(name);
    if (near === undefined) {
      if (this.#near.size >= MAX_SEARCHES) return [];
      near = nearestNames(name, this.cursor.vocabulary).map(({ book }) => book);
      this.#near.set(name, near);
    }
    return near;
  }

  /** Checks whether a word with a capital may be a misspelt name. */
  isNearName(index: number): boolean {
    const token = this.cursor.peek(index);
    const isCapital = token.raw !== token.raw.toUpperCase() && !isLowerCase(token);
    return isCapital && this.cursor.matchBook(index) === undefined && this.isNear(index);
  }
}

/** Checks whether a word leads to a citation and says nothing: `berilo`, `gl`, `prvo`. */
export function isLeading(text: string): boolean {
  return (
    keywords.PREAMBLE_WORDS.has(text) ||
    keywords.LABEL_WORDS.has(text) ||
    FILLERS.has(text) ||
    ORDINALS.has(text) ||
    keywords.TRANSLATION_CODES.has(text)
  );
}
