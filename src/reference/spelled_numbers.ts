/** Numbers in letters that name and marks show to be a chapter or verse: they become numbers before anything is read. */
import { type BookId, mostChapters } from "../canon/mod.ts";
import type { Token } from "./lexer.ts";
import type { Vocabulary } from "./vocabulary.ts";
import {
  AND_WORDS,
  CHAPTER_WORDS,
  COMMON_NAMES,
  cardinalValue,
  JOINING_WORDS,
  NOTATION_WORDS,
  ordinalValue,
  romanValue,
  SPELLED_WORDS,
  SPOKEN_MARKS,
  VERSE_WORDS,
} from "./words.ts";

/** The most tokens that a name of a book has before a number. */
const MAX_NAME = 6;

/**
 * Makes numbers of Roman chapters, of ordinals before `poglavje` behind a name, and of what is dictated, and the word for a
 * chapter of `c.`: `Matt. xxviii. 19, 20`, `Joan. c. III. v. 16`, `Janez tretje poglavje`, `Janez tri šestnajst`.
 */
export function withDigits(written: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  if (!written.some(({ kind, text }) => kind === "word" && SPELLED_WORDS.has(text))) return written;
  const tokens = withDictated(written, vocabulary);
  const reader = new SpelledNumbers(tokens, vocabulary);
  let read: Token[] | undefined;
  for (let index = 0; index < tokens.length; index++) {
    const replaced = (tokens[index] as Token).kind === "word" ? reader.read(index) : undefined;
    if (replaced === undefined) {
      read?.push(tokens[index] as Token);
      continue;
    }
    read ??= tokens.slice(0, index);
    read.push(...replaced.tokens);
    index = replaced.last;
  }
  return read ?? tokens;
}

/** Makes numbers and marks of the words of a name and what is dictated behind it: `Janez tri vejica šestnajst do osemnajst`. */
function withDictated(tokens: readonly Token[], vocabulary: Vocabulary): readonly Token[] {
  const isSpoken = ({ text }: Token) => SPOKEN_MARKS.has(text) || cardinalValue(text) !== undefined;
  const name = tokens.some(isSpoken) ? vocabulary.match(tokens, 0) : undefined;
  if (name === undefined || mostChapters(name.books[0] as BookId) === 1 || COMMON_NAMES.has(name.key)) return tokens;
  const read = tokens.slice(0, name.next);
  for (let index = name.next; index < tokens.length; index++) {
    const token = tokens[index] as Token;
    const { kind, text, start } = token;
    const isOther = kind === "word" && !NOTATION_WORDS.has(text) && !isSpoken(token);
    // `1 Pet 2,9`
    if (isOther || (kind === "number" && vocabulary.match(tokens, index) !== undefined)) return tokens;
    const value = cardinalValue(text);
    const units = value === 100 ? cardinalValue(tokens[index + 1]?.text ?? "") : undefined;
    if (units !== undefined) index++;
    const { end } = tokens[index] as Token;
    const mark = SPOKEN_MARKS.get(text);
    if (value !== undefined) read.push(made("number", { start, end }, value + (units ?? 0)));
    else read.push(mark === undefined ? token : made(mark, token));
  }
  return read;
}

class SpelledNumbers {
  readonly #tokens: readonly Token[];
  readonly #vocabulary: Vocabulary;
  /** True where a range ends with a numeral: `I,1-X,11`, which would be a list with other commas. */
  readonly #hasRange: boolean;
  /** The index behind the last verse of a Roman chapter. */
  #behind = -1;

  constructor(tokens: readonly Token[], vocabulary: Vocabulary) {
    this.#tokens = tokens;
    this.#vocabulary = vocabulary;
    this.#hasRange = tokens.some(({ text }, index) => tokens[index - 1]?.kind === "-" && (romanValue(text) ?? 0) > 0);
  }

  /** Reads the tokens from a word on; `last` is the last of those that others replace. */
  read(index: number): { tokens: readonly Token[]; last: number } | undefined {
    const token = this.#at(index);
    const ordinal = CHAPTER_WORDS.has(this.#at(index + 1).text) ? ordinalValue(token.text) : undefined;
    if (ordinal !== undefined) {
      if (this.#chaptersBefore(index, true) === 0) return undefined;
      return { tokens: [made("number", token, ordinal), made(".", { start: token.end, end: token.end })], last: index };
    }
    const caput = token.text === "c" ? this.#readCaput(index) : undefined;
    if (caput !== undefined) return caput;
    const isNumeral = (token.raw === token.text && token.raw !== "c") || token.raw === token.raw.toUpperCase();
    const value = isNumeral ? (romanValue(token.text) ?? 0) : 0;
    return value === 0 ? undefined : this.#readRoman(index, value);
  }

  /** Reads a Roman chapter behind a name, another Roman chapter or the word for it. */
  #readRoman(index: number, value: number): { tokens: readonly Token[]; last: number } | undefined {
    const token = this.#at(index);
    const behind = this.#skipDot(index + 1);
    const isSaid = token.raw !== "v" && this.#isChapterWord(this.#at(index - 1).kind === "." ? index - 2 : index - 1);
    const isSpoken = this.#isVerseWord(behind);
    if (isSaid || CHAPTER_WORDS.has(this.#at(behind).text) || isSpoken) {
      const isPlace = isSaid
        ? isSpoken || this.#isVerse(this.#at(behind).kind === "," ? behind + 1 : behind)
        : this.#chaptersBefore(index) >= value;
      return isPlace ? { tokens: [made("number", token, value)], last: index } : undefined;
    }
    const { kind } = this.#at(index + 1);
    const isMark = kind === "." || kind === "," || kind === ":";
    const verse = isMark ? index + 2 : index + 1;
    // `Exod. xx. 3 John 4` is refused as `Exod 20,3 John 4` is
    const isNamed = !this.#isVerse(verse);
    if (isNamed && (kind !== "." || token.raw === "v" || this.#at(verse).kind !== "number")) return undefined;
    const isSmall = token.raw === token.text;
    // `Esdras II 1,1`, `Am I 3,5?`
    if (isSmall ? token.raw.length === 1 && kind !== "." : !isMark) return undefined;
    // `3. poglavje Janeza, v. 4`
    const isRange = this.#at(index - 1).kind === "-" && this.#behind === index - 1;
    const isVerseWord = token.text === "v" && this.#tokens.some(({ text }) => CHAPTER_WORDS.has(text));
    if ((isVerseWord && !isRange) || (token.raw === "v" && this.#at(index - 1).kind === ",")) return undefined;
    // `Jer v. 17,5`, where `v.` may be a slip before chapter and verse
    const comma = this.#at(verse + 1);
    const isTight = comma.kind === "," && this.#isVerse(verse + 2) && comma.end === this.#at(verse + 2).start;
    if (isTight && token.text === "v") return undefined;
    const isChapter = this.#chaptersBefore(index, token.raw === "v") >= value || this.#goesOn(index, { value, verse });
    if (!isChapter) return undefined;
    this.#behind = verse + 1;
    const isComma = isNamed || (kind === "," && !this.#hasRange);
    const { start, end } = isMark ? this.#at(index + 1) : { start: token.end, end: token.end };
    const mark = made(isComma ? "," : ":", { start, end: isNamed ? this.#at(verse).start : end });
    return { tokens: [made("number", token, value), mark], last: verse - 1 };
  }

  /** Checks whether another chapter was read before a numeral of this kind, with no word between but such as join. */
  #goesOn(index: number, { value, verse }: { value: number; verse: number }): boolean {
    if (this.#behind < 0) return false;
    const between = this.#tokens.slice(this.#behind, index);
    const isList = between.every(({ kind, raw, text }) =>
      kind === "word" ? raw.length < 3 || AND_WORDS.has(text) : kind !== "other" && kind !== "end" && kind !== "(",
    );
    if (
      !isList ||
      !between.some(({ kind, text }) => kind === ";" || kind === "," || kind === "-" || AND_WORDS.has(text))
    )
      return false;
    // `Heb. iv. 12; v. 8`, but not `Heb. iv. 12; v. 13`
    const last = this.#tokens.slice(0, index).findLast(({ kind }) => kind === "number");
    return this.#at(index).raw !== "v" || (value > 0 && this.#at(verse).value <= (last?.value ?? 0));
  }

  /** Reads the `c.` of `Joan. c. 3. v. 16`. */
  #readCaput(index: number): { tokens: readonly Token[]; last: number } | undefined {
    if (!this.#isChapterWord(index)) return undefined;
    const number = index + 2;
    const isNumber = this.#at(number).kind === "number" || romanValue(this.#at(number).text) !== undefined;
    let next = number + 1;
    while (this.#at(next).kind === "." || this.#at(next).kind === ",") next++;
    if (!isNumber || !(this.#isVerseWord(next) || this.#isVerse(next))) return undefined;
    return { tokens: [{ ...this.#at(index), text: "caput" }], last: index };
  }

  #isChapterWord(index: number): boolean {
    const { text } = this.#at(index);
    return (
      CHAPTER_WORDS.has(text) || (text === "c" && this.#at(index + 1).kind === "." && this.#chaptersBefore(index) > 1)
    );
  }

  #isVerseWord(index: number): boolean {
    const at = this.#at(index).kind === "," ? index + 1 : index;
    const { kind, text } = this.#at(at);
    return kind === "word" && VERSE_WORDS.has(text) && this.#at(this.#skipDot(at + 1)).kind === "number";
  }

  #isVerse(index: number): boolean {
    return this.#at(index).kind === "number" && this.#vocabulary.match(this.#tokens, index) === undefined;
  }

  /** The number of chapters of the book that is named right before a token; 0 where none is. */
  #chaptersBefore(index: number, isWord = false): number {
    let end = index;
    while (this.#at(end - 1).kind === "." || this.#at(end - 1).kind === ",") end--;
    for (let first = Math.max(0, end - MAX_NAME); first < end; first++) {
      const match = this.#vocabulary.match(this.#tokens, first);
      if (match === undefined || match.next < end) continue;
      // `Esdrae II, 3`, `Iz v. 3 sledi`, `Oz 6,3-6 oz. ii, 4`, `23. psalm v. 4`
      const isJoint = JOINING_WORDS.has(this.#at(match.first).raw) && match.first > 0;
      const isOther = match.next > index || isJoint || (isWord && COMMON_NAMES.has(match.key));
      const isCounted = this.#at(match.first - (this.#at(match.first - 1).kind === "." ? 2 : 1)).kind === "number";
      const [book] = match.books as [BookId];
      return isOther || (isCounted && book === "PSA" && match.first > 0) ? 0 : mostChapters(book);
    }
    return 0;
  }

  #skipDot(index: number): number {
    return this.#at(index).kind === "." ? index + 1 : index;
  }

  #at(index: number): Token {
    return (this.#tokens[index] ?? this.#tokens.at(-1)) as Token;
  }
}

function made(kind: Token["kind"], { start, end }: { start: number; end: number }, value = 0): Token {
  return { kind, start, end, value, text: "", raw: "" };
}
