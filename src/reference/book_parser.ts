import { kept, oncePer } from "../base/bounded_map.ts";
import { fold, isAscii } from "../base/word_comparison.ts";
import {
  BOOK_LANGUAGES,
  type BookId,
  FILLERS,
  keysOf,
  languageTable,
  mostChapters,
  type NameTable,
  ORDINALS,
} from "../canon/mod.ts";
import type { Cursor } from "./cursor.ts";
import { classOf, type Token } from "./lexer.ts";
import { nearestNames, type ReferenceSyntaxError } from "./syntax_error.ts";
import { peekUnit } from "./unit.ts";
import type { BookMatch } from "./vocabulary.ts";
import { listOf, PROSE_WORDS, SMALL_WORDS } from "./words.ts";

/** The name of a book as it is in a text. */
export interface BookName {
  readonly book: BookId;
  /**
   * The spelling of the text, spaces folded, without surrounding punctuation; the abbreviation if the name is not in
   * the nominative.
   */
  readonly written: string;
  readonly start: number;
}

/**
 * Book = the longest run of tokens that is a name in the vocabulary
 *
 * @throws {ReferenceSyntaxError} If no name is here, or one that means several books.
 */
export function parseBook(cursor: Cursor): BookName {
  const match = cursor.matchBook();
  if (match === undefined) throw unknownBook(cursor);
  const { start } = cursor.tokens[match.first] as Token;
  let { end } = cursor.tokens[match.next - 1] as Token;
  const settled = match.books.length > 1 ? settledByOthers(cursor, match) : match.books[0];
  const running = settled === undefined ? settledByText(cursor, match) : undefined;
  const book = settled ?? running;
  if (book === undefined) {
    throw cursor.error("ambiguous_book", { position: start, end, books: match.books });
  }
  cursor.index = match.next;
  // The bracket that a name ends with: `Estera (grška)`.
  if (cursor.is(")") && cursor.text.slice(start, end).includes("(")) {
    cursor.index++;
    end = cursor.passed;
  }
  // Without its text the name could be read as another.
  const nominative = running
    ? cursor.vocabulary.abbreviation(running)
    : cursor.vocabulary.nominative(cursor.tokens, match);
  if (nominative !== undefined) return { book, written: nominative, start };
  const name = cursor.text.slice(start, end);
  const isWord = match.next === match.first + 1 && isAscii(name);
  return { book, written: isWord ? name : tidy(name), start };
}

/** The names of each neighbouring language and of Slovenian, made when they are first wanted. */
const tables = new Map<string, NameTable>();

function tableOf(language: string): NameTable {
  return kept(tables, language, () => languageTable([[language]]));
}

/** The languages of a text, by which ambiguous names are settled. */
interface Languages {
  /** The neighbouring languages that all its other names are of; none where all are Slovenian. */
  readonly ofNames: readonly string[];
  readonly isItalian: boolean;
  readonly isEnglish: boolean;
}

const wordsOf = oncePer((cursor: Cursor): ReadonlySet<string> => new Set(cursor.tokens.map(({ text }) => text)));

/** Checks whether a text has sentences in a language: several of its commonest words. */
export function isRunning(cursor: Cursor, language: string): boolean {
  const words = wordsOf(cursor);
  return listOf(`sentence ${language}`).filter((word) => words.has(word)).length > 1;
}

/** Checks whether a name is English and not Slovenian: `James`, but not `Amos`. */
export function isEnglishName({ key }: BookMatch): boolean {
  return tableOf("eng").get(key) !== undefined && tableOf("slv").get(key) === undefined;
}

/** The languages of texts that have an ambiguous name. */
const languagesOf = oncePer((cursor: Cursor): Languages => {
  const isEnglish = cursor.vocabulary.language === "eng" || isRunning(cursor, "eng");
  return { ofNames: languagesOfNames(cursor), isItalian: isRunning(cursor, "ita"), isEnglish };
});

function languagesOfNames(cursor: Cursor): readonly string[] {
  const others: BookMatch[] = [];
  for (let index = 0; index < cursor.tokens.length; index++) {
    const other = cursor.matchBook(index - cursor.index);
    if (other === undefined) continue;
    index = other.next - 1;
    if (other.books.length === 1 && cursor.tokens[other.next]?.kind === "number") others.push(other);
  }
  const isIn = (language: string) =>
    others.every(({ key, books: [book] }) => {
      const names = tableOf(language).get(key);
      return names?.books.every((it) => it === book) === true;
    });
  if (isIn("slv")) return [];
  return BOOK_LANGUAGES.map(({ code }) => code).filter((code) => code !== "slv" && isIn(code));
}

/**
 * The book of an ambiguous name in a list whose other names are all of one neighbouring language, and not all of them
 * Slovenian: `Ez 37,12-14; Ps 130; Rim 8,8-11; Iv 11,1-45` is Croatian.
 */
function settledByOthers(cursor: Cursor, { key }: BookMatch): BookId | undefined {
  // Lists are hardly in Latin, whose names are those of many languages.
  const languages = languagesOf(cursor).ofNames.filter(
    (code) => code !== "lat" || tableOf(code).get(key) !== undefined,
  );
  const meant = languages.map((language) => tableOf(language).get(key)?.books);
  const [books] = meant;
  const isSettled = books?.length === 1 && meant.every((it) => it?.length === 1 && it[0] === books[0]);
  return isSettled ? books[0] : undefined;
}

/** The most tokens between the name of a book and its chapter. */
const MAX_MARKS = 2;

/**
 * The book of an ambiguous name by the text around it: in running Italian that of the Italian name, `(Es 3,14)`. `Gn` is
 * Genesis there and in English, where Jonah has it too, and elsewhere where Jonah has no such chapter; other names are refused.
 */
function settledByText(cursor: Cursor, { key, books, next }: BookMatch): BookId | undefined {
  const { isItalian, isEnglish } = languagesOf(cursor);
  if (key === "gn" && (isItalian || isEnglish)) return "GEN";
  const named = isItalian ? tableOf("ita").get(key)?.books : undefined;
  if (named?.length !== 1 && key !== "gn") return undefined;
  const behind = cursor.tokens.slice(next, next + MAX_MARKS);
  const chapter = behind.find(({ kind }) => kind === "number")?.value ?? 1;
  const having = (named ?? books).filter((book) => chapter <= mostChapters(book));
  return having.length === 1 ? having[0] : undefined;
}

/** A name that needs no tidying: ASCII letters, digits and dots with single spaces. */
const PLAIN_NAME = /^[\da-z.]+(?: [\da-z.]+)*$/i;

/** A name without invisible characters, its spaces folded, its letters composed. */
function tidy(written: string): string {
  if (PLAIN_NAME.test(written)) return written;
  let tidied = "";
  for (const character of written) {
    const kind = classOf(character.codePointAt(0) as number);
    if (kind === "space") tidied += tidied.endsWith(" ") ? "" : " ";
    else if (kind !== "ignored" || /\p{M}/u.test(character)) tidied += character;
  }
  return tidied.normalize("NFC");
}

/** Makes the error of a place where a book is missing. */
export function unknownBook(cursor: Cursor, ahead = 0): ReferenceSyntaxError {
  const { tokens, vocabulary } = cursor;
  const index = cursor.index + ahead;
  const isNumberedName = cursor.is("number", ahead) && cursor.is("word", ahead + 1);
  const isDottedName = cursor.is("number", ahead) && cursor.is(".", ahead + 1) && cursor.is("word", ahead + 2);
  const word = isNumberedName ? index + 1 : isDottedName ? index + 2 : index;
  const isFirst = cursor.tokens.slice(0, index).every(({ kind }) => kind !== "number");
  if (tokens[word]?.kind !== "word" || peekUnit(cursor, ahead)) {
    const { kind, start, end } = cursor.peek(ahead);
    if (isFirst && kind !== "end" && kind !== "other") {
      return cursor.error("missing_book", { position: start, end });
    }
    return cursor.unreadable(ahead);
  }
  // A number that was taken for a chapter may have been the book's: `Mt 5,3; 1 Kro 13,1`.
  const isNumbered = word === index && tokens[index - 1]?.kind === "number" && !cursor.isAdjacent(ahead - 1);
  const starts = isNumbered ? [index - 1, index] : [index];
  const last = endOfName(tokens, word);
  const name = tokens.slice(word, last + 1);
  if (isFirst && name.every(({ kind, text }) => kind !== "word" || FILLERS.has(text))) {
    return cursor.error("missing_book", locationOf(tokens, index, last));
  }
  for (const start of starts) {
    if (vocabulary.match(tokens, start) !== undefined) {
      return cursor.unreadable(ahead);
    }
    const numbered = noSuchNumber(cursor, start, word);
    if (numbered !== undefined) return numbered;
  }
  const place = locationOf(tokens, index, last);
  return (
    nearestBook(cursor, starts, { word, last }) ??
    cursor.error("unknown_book", { ...place, books: [], suggestions: [] })
  );
}

/** Makes the error of a name that is nearly one that is known, or is known and at a wrong place. */
function nearestBook(
  cursor: Cursor,
  starts: readonly number[],
  { word, last }: { word: number; last: number },
): ReferenceSyntaxError | undefined {
  const { tokens, vocabulary } = cursor;
  // The whole name, its first word, and where prose goes before it the word before the number.
  const ends = [...new Set([last, word])].map((end) => [starts, end] as const);
  const lastWord = tokens[last - 1]?.kind === "number" ? last - 1 : last;
  // `Druga Mojzesova knjia 3`, `Song of Soloon 3`
  const longer = [1, 2, 3, 4].flatMap((back) => {
    const behind = tokens[word - back] === undefined ? undefined : vocabulary.match(tokens, word - back)?.next;
    const isWord = behind !== undefined && behind >= word && (tokens[behind]?.raw.length ?? 0) >= SHORT;
    return isWord ? [[[word - back], behind] as const] : [];
  });
  const attempts = [...longer, ...ends, ...(last > word ? [[[lastWord], last] as const] : [])];
  for (const [from, end] of attempts) {
    for (const start of from) {
      const place = locationOf(tokens, start, end);
      const text = cursor.text.slice(place.position, place.end);
      if (cursor.suggest !== "any" && text !== cursor.text) continue;
      // `Kralji 3`, where a number is all that lacks
      const isName = start === 0 && vocabulary.booksOf(`1${fold(text)}`).length > 0;
      if (!isName && isSentenceWord(text, start)) continue;
      const found = nearestNames(text, vocabulary);
      if (found.length === 0) continue;
      // The name is known and its place is wrong.
      if (found.some(({ name }) => fold(name) === fold(text))) {
        return cursor.error("unreadable", place);
      }
      const books = found.map(({ book }) => book);
      const suggestions = found.map(({ book, name }) => (isUnusual(name) ? vocabulary.abbreviation(book) : name));
      return cursor.error("unknown_book", { ...place, books, suggestions });
    }
  }
  return undefined;
}

/** Checks whether a name is an abbreviation that no language of the pages has: the Latin `Io`. */
function isUnusual(name: string): boolean {
  const key = keysOf(name).full.at(-1) ?? "";
  return name.length < 4 && ["slv", "eng", "deu", "ita"].every((code) => tableOf(code).get(key) === undefined);
}

/** The most letters of a word within a sentence for which no book is suggested. */
const SHORT = 4;

/** Checks whether a word is one of a sentence rather than a misspelt name: `maj`, `tebi`, a short one behind others. */
function isSentenceWord(text: string, index: number): boolean {
  const words = fold(text)
    .split(" ")
    .filter((word) => !FILLERS.has(word));
  if (words.every((word) => PROSE_WORDS.has(word) || SMALL_WORDS.has(word) || ORDINALS.has(word))) return true;
  return index > 0 && text.length <= SHORT && /^\p{Ll}+$/u.test(text);
}

/** Makes the error of a name that has books, but none with this number: `6 Mz`, `4 Kor`. */
function noSuchNumber(cursor: Cursor, start: number, word: number): ReferenceSyntaxError | undefined {
  const { tokens, vocabulary } = cursor;
  const number = tokens[start];
  if (number?.kind !== "number") return undefined;
  const end = endOfName(tokens, word);
  for (const last of [end, word]) {
    const place = locationOf(tokens, word, last);
    const { short } = keysOf(cursor.text.slice(place.position, place.end));
    const key = short.at(-1) ?? "";
    const books = [1, 2, 3, 4, 5].flatMap((digit): readonly BookId[] => {
      const found = vocabulary.booksOf(`${digit}${key}`);
      return found.length === 1 ? found : [];
    });
    if (books.length > 1 && number.value > 0) {
      return cursor.error("no_such_number", { ...locationOf(tokens, start, last), books });
    }
  }
  return undefined;
}

/** The last word of those that follow one another from a word on, with no mark but dots between. */
function endOfName(tokens: readonly Token[], word: number): number {
  let last = word;
  for (;;) {
    const next = tokens[last + 1]?.kind === "." ? last + 2 : last + 1;
    if (tokens[next]?.kind !== "word") return last;
    last = next;
  }
}

function locationOf(tokens: readonly Token[], first: number, last: number) {
  return { position: (tokens[first] as Token).start, end: (tokens[last] as Token).end };
}
