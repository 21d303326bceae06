/** A place in a text: the name of a book with the number behind it, and what rules ask of the two. */
import { fold } from "../base/word_comparison.ts";
import { type BookId, DECLINED_WORDS, FILLERS, mostChapters, mostVerses, NOMINATIVE_WORDS } from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { isLowerCase, type Token, type TokenKind } from "./lexer.ts";
import { isDate, isProse, MAX_VERSE, numberAt, skipNumbers } from "./sentence.ts";
import { isRomanChapter } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import * as keywords from "./words.ts";
import { romanValue } from "./words.ts";

/** The words of a text beside its citations: none, only such as lead to one (`Berilo:`, `gl.`), or those of sentences. */
export type Words = "none" | "leading" | "other";

/**
 * The weight of a place: a verse, chapters with a word for them (`7. poglavje`, `psalm 23`, `Dan 7-9`), a bare chapter, or a
 * place that may be none; "score" is a verse that may be one or an hour, `Luka 2:1`; "lone" is one behind a word in small
 * letters, which no other citation may leave out: `iz 58,7-10; 1 kor 2,1-5`.
 */
export type Weight = "verse" | "score" | "chapters" | "chapter" | "doubt" | "lone";

export class NamedPlace {
  readonly cursor: Cursor;
  readonly words: Words;
  readonly match: BookMatch;
  /** The first token of the name with what introduces it: `sv.`, `Evangelij`. */
  readonly from: number;
  /** The first token of the name, the one behind it, and the one behind a bracket that belongs to it. */
  readonly first: number;
  readonly next: number;
  readonly behindName: number;
  /** The index of the number of the chapter, that token, and the mark behind it. */
  readonly number: number;
  readonly token: Token;
  readonly mark: TokenKind;
  /** The index of the verse. */
  readonly verse: number | undefined;
  /** A word of sentences as well, a person as well, or hardly anything but a book. */
  readonly kind: NameKind;
  /** True where no word of the name has a capital. */
  readonly isLower: boolean;
  /** True among words of sentences. */
  readonly isSentence: boolean;
  #name: string | undefined;
  #isShort: boolean | undefined;
  #isStandard: boolean | undefined;
  #isDated: boolean | undefined;
  #behind = -1;

  constructor(
    cursor: Cursor,
    match: BookMatch,
    { words, from, behindName }: { words: Words; from: number; behindName: number },
  ) {
    this.cursor = cursor;
    this.words = words;
    this.match = match;
    this.from = from;
    this.first = match.first;
    this.next = match.next;
    this.behindName = behindName;
    this.number = numberAt(cursor, behindName);
    this.token = cursor.peek(this.number);
    this.mark = cursor.peek(this.number + 1).kind;
    this.verse = verseOf(cursor, this.number);
    this.isLower = isLowerName(cursor, match);
    this.isSentence = words === "other";
    const isNoun = this.isSentence && this.isLower && keywords.COMMON_NOUNS.has(match.key);
    this.kind = isNoun ? "word" : kindOf(cursor, match);
  }

  /** The name as it was written. */
  get name(): string {
    this.#name ??= this.cursor.nameOf(this.match);
    return this.#name;
  }

  /** True of a few letters that can be read as a word. */
  get isShort(): boolean {
    this.#isShort ??= isShortName(this.name);
    return this.#isShort;
  }

  /** True of the translation's abbreviation. */
  get isStandard(): boolean {
    this.#isStandard ??= this.cursor.isStandard(this.match);
    return this.#isStandard;
  }

  /** The book with the most chapters of those that the name may mean: `Ez 36,26`, which may be settled later. */
  get book(): BookId {
    const { books } = this.match;
    let most = books[0] as BookId;
    for (let index = 1; index < books.length; index++) {
      const other = books[index] as BookId;
      if (mostChapters(other) > mostChapters(most)) most = other;
    }
    return most;
  }

  /** The index behind all numbers. */
  get behind(): number {
    if (this.#behind < 0) this.#behind = skipNumbers(this.cursor, this.number + 1);
    return this.#behind;
  }

  /** True where the book has no such chapter. */
  get isMissing(): boolean {
    return this.token.value > mostChapters(this.book) && mostChapters(this.book) > 1;
  }

  /** True where the verse is one of the chapter, so far as a book's longest chapter is known. */
  get hasVerse(): boolean {
    const { value } = this.cursor.peek(this.verse);
    const chapter = this.token.kind === "number" ? this.token.value : (romanValue(this.token.text) ?? 0);
    if (mostChapters(this.book) === 1) return chapter <= mostVerses(this.book, 1) && value > 0;
    return value <= mostVerses(this.book, chapter) && value > 0;
  }

  /** True of a date, an hour or an age. */
  get isDated(): boolean {
    const { first: ahead, next, number, kind } = this;
    this.#isDated ??= isDate(this.cursor, { ahead, next, number, kind });
    return this.#isDated;
  }

  /** True of a verse that goes on: `3,16-18`. */
  get isSpan(): boolean {
    return this.behind > this.number + 3 && this.cursor.isAdjacent((this.verse as number) + 2);
  }

  /** True of a verse apart from its comma: `4, 5`. */
  get isLoose(): boolean {
    return this.mark === "," && !this.cursor.isAdjacent(this.verse);
  }

  /** True before a word that the number may count, and that speaks of no citation: `Iz 3,5 dobimo 7`. */
  get isFollowed(): boolean {
    return isProse(this.cursor, this.behind) && !this.cursor.isWord(keywords.SAYING_WORDS, this.behind);
  }

  /** True of one verse before such a word. */
  get isCounting(): boolean {
    return this.isFollowed && !this.isSpan;
  }

  /** True where a sentence begins. */
  get isBeginning(): boolean {
    return this.first === 0 || this.cursor.isOneOf([".", "!", ":"], this.first - 1);
  }

  /** True where brackets, marks of a list, a quotation or a word such as `gl.` are around it. */
  get isFramed(): boolean {
    return isFramed(this.cursor, this.first, this.behind);
  }
}

/** Checks whether the word for a verse is behind a Roman chapter: `iv. vv. 16-18`. */
export function leadsToVerse(cursor: Cursor, number: number): boolean {
  return cursor.isWord(keywords.VERSE_WORDS, cursor.skipDot(number + 1));
}

/** Finds the verse behind a chapter: `3,16`, `3.16`, `3 16`. */
export function verseOf(cursor: Cursor, number: number): number | undefined {
  const { kind } = cursor.peek(number + 1);
  const isSpace = kind === "number" && !cursor.is(".", number + 2);
  const isMark = kind === "," || kind === ":" || (kind === "." && cursor.isAdjacent(number + 2));
  const verse = isSpace ? number + 1 : number + 2;
  if (!isSpace && !isMark) return undefined;
  const { kind: next, value } = cursor.peek(verse);
  return next === "number" && value <= MAX_VERSE && cursor.matchBook(verse) === undefined ? verse : undefined;
}

/** Checks whether a Roman numeral behind a name is its chapter; `MARKO V MR 8,27` has none. */
export function isRomanPlace(cursor: Cursor, roman: number, words: Words): boolean {
  return (
    isRomanChapter(cursor, roman) &&
    !(cursor.peek(roman).text === "v" && cursor.matchBook(roman + 1) !== undefined) &&
    (words !== "other" || verseOf(cursor, roman) !== undefined || leadsToVerse(cursor, roman)) &&
    cursor.matchBook(roman) === undefined
  );
}

/** The end of what is quoted before a place: `… ljubil« Jan. 3,16`, and the most characters that are looked at for it. */
const QUOTED = /\S[«»“”"]\s+$/;
const MAX_QUOTED = 20;

function isBehindQuotation(cursor: Cursor, first: number): boolean {
  const { start } = cursor.peek(first);
  // A mark of a quotation is no token; with its space it takes two characters at least.
  if (start - (cursor.tokens[first - 1]?.end ?? 0) < 2) return false;
  return QUOTED.test(cursor.text.slice(Math.max(0, start - MAX_QUOTED), start));
}

export function isFramed(cursor: Cursor, first: number, next: number): boolean {
  const word = cursor.is(".", first - 1) ? first - 2 : first - 1;
  if (word >= 0 && cursor.isWord(keywords.CROSS_REFERENCE_WORDS, word)) return true;
  if (isBehindQuotation(cursor, first)) return true;
  const before = cursor.peek(first - 1).kind;
  // `(Mar 4:35-41 KJV)`
  const behind = cursor.peek(cursor.isWord(keywords.TRANSLATION_CODES, next) ? next + 1 : next).kind;
  return ["end", "(", ";"].includes(before) && ["end", ")", ";"].includes(behind);
}

/** A word of sentences as well, a person as well, or hardly anything but a book. */
export type NameKind = "word" | "person" | "name";

export function kindOf({ tokens }: Cursor, { first, next }: BookMatch): NameKind {
  let word = "";
  for (let index = first; index < next; index++) {
    const { kind, text } = tokens[index] as Token;
    if (kind === "number" || (kind === "word" && word !== "" && !FILLERS.has(text))) return "name";
    // `Knjiga modrosti`
    if (NOMINATIVE_WORDS.has(text) || DECLINED_WORDS.has(text)) return "name";
    if (kind === "word" && !FILLERS.has(text)) word = text;
  }
  if (keywords.COMMON_NAMES.has(word)) return "word";
  return keywords.PERSONS.has(word) ? "person" : "name";
}

/** Checks whether no word of a name has a capital, but for such as `knjiga`. */
export function isLowerName({ tokens }: Cursor, { first, next }: BookMatch): boolean {
  for (let index = first; index < next; index++) {
    const token = tokens[index] as Token;
    if (!isLowerCase(token) && !FILLERS.has(token.text)) return false;
  }
  return true;
}

/** Checks whether a name is a few letters that can be read as a word, unlike `Mt` or `1 Kor`. */
export function isShortName(name: string): boolean {
  return name.length < 5 && /^[^\d]*[aeiou][^\d]*$/i.test(fold(name));
}

/** The constitutions and decrees of the Second Vatican Council whose abbreviations are those of books as well. */
const COUNCIL_DOCUMENTS: ReadonlySet<string> = new Set(["AG", "GE", "GS", "NA"]);

/** Checks whether two capitals may abbreviate a document of the Church: `GS 22`, in a text that has small letters too. */
export function isSiglum(cursor: Cursor, match: BookMatch): boolean {
  const { raw } = cursor.peek(match.first);
  if (match.next - match.first > 1 || raw.length !== 2) return false;
  const capitals = raw.toUpperCase();
  if (COUNCIL_DOCUMENTS.has(capitals) && (raw === capitals || isLowerCase(cursor.peek(match.first)))) return true;
  if (raw !== capitals || cursor.isCapitals) return false;
  return cursor.vocabulary.abbreviation(match.books[0] as BookId).toUpperCase() !== raw;
}
