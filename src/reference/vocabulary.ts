import { kept } from "../base/bounded_map.ts";
import {
  type BookId,
  type BookNaming,
  bookName,
  booksOfEntry,
  DECLINED_WORDS,
  FILLERS,
  hasMarks,
  keyPart,
  keysOf,
  languageNames,
  type NameEntry,
  type NameTable,
  type NearName,
  NOMINATIVE_WORDS,
  nearName,
  ORDINALS,
  ownNames,
  sharedNames,
} from "../canon/mod.ts";
import { isLowerCase, type Token, tokenize } from "./lexer.ts";
import { NAME_PREPOSITIONS, SMALL_WORDS } from "./words.ts";

/**
 * The most tokens in which a name is looked for. `The First Epistle General of Saint Peter the Apostle` has nine words; a text of
 * fillers alone would be read to its end again from every word.
 */
const MAX_NAME_TOKENS = 24;

/** A book found in a text. */
export interface BookMatch {
  /** One book, or several where the name is ambiguous. */
  readonly books: readonly BookId[];
  /** The index of the name's first token; what introduces an abbreviation is no part of it, nor a preposition: `Evangelij Mt`, `to Hebrews`. */
  readonly first: number;
  /** The index of the first token behind the name. */
  readonly next: number;
  /** The key under which the name was found. */
  readonly key: string;
  /** The names that have the key. */
  readonly entry: NameEntry;
}

/** The names of the books that a reference may use. */
export class Vocabulary {
  readonly #shared: NameTable;
  /** The translation's own names, which win over the shared ones. */
  readonly #own: NameTable | undefined;
  /** The entries of keys that both have. */
  readonly #joined: NameTable = new Map();
  readonly #abbreviation: (book: BookId) => string;
  readonly #lowerAbbreviations = new Map<BookId, string>();
  readonly #lower = (book: BookId) => this.#abbreviation(book).toLowerCase();

  /** The language of the translation, ISO 639-3. */
  readonly language: string;

  constructor(language: string, shared: NameTable, own: NameTable | undefined, abbreviation: (book: BookId) => string) {
    this.language = language;
    this.#shared = shared;
    this.#own = own;
    this.#abbreviation = abbreviation;
  }

  /** The abbreviation under which the translation shows a book. */
  abbreviation(book: BookId): string {
    return this.#abbreviation(book);
  }

  lowerAbbreviation(book: BookId): string {
    return kept(this.#lowerAbbreviations, book, this.#lower);
  }

  /** The tables of names, the stronger one first. */
  get names(): readonly NameTable[] {
    return this.#own === undefined ? [this.#shared] : [this.#own, this.#shared];
  }

  /** The longest name of a book that begins at a token, if there is one; best in full, else without fillers. */
  match(tokens: readonly Token[], index: number): BookMatch | undefined {
    const { kind } = tokens[index] as Token;
    if (kind !== "word" && (kind !== "number" || !isOrdinalNumber(tokens, index))) return undefined;
    return this.#match(tokens, index, false) ?? this.#match(tokens, index, true) ?? this.#matchNumeral(tokens, index);
  }

  /** The books that a whole text names, in any spelling: none where it is anything else. */
  booksNamed(text: string): readonly BookId[] {
    // In lower case, `nah` and `is` are words of sentences.
    const tokens = tokenize(text.replace(LOWER_CASE_WORDS, (word) => word.charAt(0).toUpperCase() + word.slice(1)));
    const match = this.match(tokens, 0);
    // `Iv` is a numeral too.
    if (match === undefined) return tokens.length === 2 ? this.booksOf(tokens[0]!.text) : NO_BOOKS;
    const rest = tokens.slice(match.next).find(({ kind }) => kind !== ".");
    return rest?.kind === "end" ? match.books : NO_BOOKS;
  }

  /** The books that a key means: none where it is no name. */
  booksOf(key: string): readonly BookId[] {
    return this.#find(key)?.books ?? [];
  }

  /** The book that a key means, with its name in the nominative: none where it is no name, or that of several. */
  namesOf(key: string): readonly NearName[] {
    const entry = this.#find(key);
    const near = entry === undefined ? undefined : nearName(entry, key);
    return near === undefined ? [] : [near];
  }

  /**
   * The abbreviation that an answer writes for a name in another case than the nominative: `Lk` for `Luku`, `1 Kor`
   * for `prvega pisma Korinčanom`; undefined where the name stays as it was written.
   */
  nominative(tokens: readonly Token[], match: BookMatch): string | undefined {
    if (!isDeclined(tokens, match)) return undefined;
    const { books, entry } = match;
    const [book] = books as [BookId];
    const abbreviation = entry.abbreviation;
    const { full } = keysOf(abbreviation);
    const [meant, ...others] = this.booksOf(full.at(-1) ?? "");
    return meant === book && others.length === 0 ? abbreviation : this.#abbreviation(book);
  }

  #match(tokens: readonly Token[], start: number, isShort: boolean): BookMatch | undefined {
    let key = "";
    let matched = "";
    let first = start;
    let books: readonly BookId[] = NO_BOOKS;
    let entry: NameEntry | undefined;
    let next = start;
    for (let index = start; index < start + MAX_NAME_TOKENS; index++) {
      const token = tokens[index] as Token;
      if (isBarrier(token, key)) break;
      if (token.kind !== "number" && token.kind !== "word") continue;
      if (key !== "" && isRomanChapter(tokens, index)) break;
      const longer = key + (token.kind === "number" ? String(token.value) : keyPart(token.text, key));
      if (key === "" && isSmallWord(token)) break;
      // `V Ezr 2,3`, unless it is written `V. Ezr`
      if (key === "" && token.text === "v" && this.booksOf(tokens[index + 1]?.text ?? "").length > 0) break;
      const isLeftOut = isShort && FILLERS.has(token.text) && !(key === "" && ORDINALS.has(token.text));
      const found = isLeftOut ? undefined : this.#find(longer);
      if (found === undefined) {
        if (FILLERS.has(token.text)) continue;
        break;
      }
      if (key === "") first = index;
      key = longer;
      const meant = isOtherWord(found, longer, token) ? NO_BOOKS : booksOfEntry(found, token.raw);
      if (meant.length > 0) {
        books = meant;
        entry = found;
        matched = key;
        next = index + 1;
      }
      if (!found.continues) break;
    }
    if (entry === undefined) return undefined;
    // What follows a name without being part of it: `Janezov evangelij`.
    while ((tokens[next] as Token).raw.length > 1 && FILLERS.has((tokens[next] as Token).text)) next++;
    const isApart = isAbbreviation(key) || NAME_PREPOSITIONS.has((tokens[start] as Token).raw);
    return { books, first: isApart ? first : start, next, key: matched, entry };
  }

  /**
   * A name that is written as a numeral is, with its chapter: `Iv 3,16` in Croatian; `IV,16` is a chapter itself, and so is
   * that of `Luke iv 16`.
   */
  #matchNumeral(tokens: readonly Token[], index: number): BookMatch | undefined {
    const { text, raw } = tokens[index] as Token;
    if (!ORDINALS.has(text) || tokens[index + 1]?.kind !== "number") return undefined;
    const isTitled = raw !== text && raw !== raw.toUpperCase();
    const before = tokens[tokens[index - 1]?.kind === "." ? index - 2 : index - 1]?.text ?? "";
    const isNamed = before !== "" && (this.#find(before) ?? this.#find(`1${before}`))?.books.length;
    if (!isTitled && isNamed) return undefined;
    const entry = this.#find(text);
    if (entry === undefined || entry.books.length === 0) return undefined;
    return { books: entry.books, first: index, next: index + 1, key: text, entry };
  }

  #find(key: string): NameEntry | undefined {
    const shared = this.#shared.get(key);
    const own = this.#own?.get(key);
    if (own === undefined || shared === undefined) return own ?? shared;
    return kept(this.#joined, key, () => ({
      ...(own.books.length > 0 ? own : shared),
      continues: own.continues || shared.continues,
      exact: own.exact ?? shared.exact,
    }));
  }
}

const NO_BOOKS: readonly BookId[] = [];
const LOWER_CASE_WORDS = /(?<!\p{L})\p{Ll}+(?!\p{L})/gu;

/** Checks whether a short word has marks that no spelling of the name has: `čl.`, `luč`. */
function isOtherWord({ isMarked }: NameEntry, key: string, { raw }: Token): boolean {
  return key.length <= 3 && !isMarked && hasMarks(raw);
}

/** Checks whether a name is not in the nominative; the first word whose case is known decides. */
function isDeclined(tokens: readonly Token[], { first, next, entry }: BookMatch): boolean {
  for (let index = first; index < next; index++) {
    const { text } = tokens[index] as Token;
    if (text === "") continue;
    if (DECLINED_WORDS.has(text)) return true;
    if (NOMINATIVE_WORDS.has(text)) return false;
  }
  return entry.isDeclined;
}

/** Checks whether a word behind a name is its chapter: `Rut I,3` is no `Ruti`. */
function isRomanChapter(tokens: readonly Token[], index: number): boolean {
  const { kind } = tokens[index + 1] as Token;
  if (kind === "number" || kind === "word") return false;
  return /^[IVXLC]+$/.test((tokens[index] as Token).raw);
}

/** Checks whether a word in lower case is one of a sentence and begins no name: `ob 18.00`, `v Ez 36`, and `MT 5,3 ET 6`. */
function isSmallWord(token: Token): boolean {
  return token.raw === "ET" || ((SMALL_WORDS.has(token.text) || token.text === "v") && isLowerCase(token));
}

/** Checks whether a key is no longer than the usual abbreviations, the book's number apart. */
function isAbbreviation(key: string): boolean {
  return key.length <= (key.charCodeAt(0) < 0x3a ? 4 : 3);
}

/** Checks whether a token is in no name; before its second letter only a dot or hyphen is: `a&b` is no `Ab`. */
function isBarrier({ kind }: Token, key: string): boolean {
  if (kind === "word" || kind === "number" || kind === "." || kind === "-") return false;
  const isBegun = key.length > 2 || (key.length === 2 && key > "6");
  return !isBegun || kind === "end" || kind === ":" || kind === ";" || kind === "other";
}

/** Checks whether a number may be the "first" to "sixth" of a book: a small one with a word behind it. */
function isOrdinalNumber(tokens: readonly Token[], index: number): boolean {
  const { value } = tokens[index] as Token;
  if (value < 1 || value > 6) return false;
  let next = index + 1;
  let mark = (tokens[next] as Token).kind;
  // The verse of a range: `1,1-Jn 1,4`, `18, 1 – Jn 19, 42`.
  const before = tokens[index - 1];
  // `James 3:1. Let’s read`
  const isVerse = before?.kind === ":" && before.end === tokens[index]?.start && tokens[index - 2]?.kind === "number";
  if (isVerse && mark === ".") return false;
  // `Apd 3,1. Peter in Janez`, but not `Ps 1,2. Peter 3`
  const isTight = before?.kind === "," && before.end === tokens[index]?.start && tokens[index - 2]?.kind === "number";
  const behind = tokens[index + 3];
  if (isTight && mark === "." && behind?.kind === "word" && !FILLERS.has(behind.text) && behind.raw.length > 1) {
    return false;
  }
  if (mark === "-" && before !== undefined && (before.end === tokens[index]?.start || before.kind === ","))
    return false;
  while (next < index + 3 && (mark === "." || mark === "-")) mark = (tokens[++next] as Token).kind;
  return mark === "word";
}

/**
 * The names that a reference into a translation may use. The translation's own come first, then those under
 * which its answers show the books, then Slovenian, its language, and the neighbouring languages together: the first
 * that knows a name decides what it means, and what the neighbours contradict each other in is ambiguous.
 *
 * @param language The translation's language, ISO 639-3.
 * @param own What the translation's header calls the books.
 */
export function createVocabulary(language: string, own: ReadonlyMap<BookId, BookNaming> = new Map()): Vocabulary {
  const shared = sharedNames(languageNames(language) === undefined ? "eng" : language);
  const abbreviation = (book: BookId) => own.get(book)?.abbreviation ?? bookName(book, "slv").abbreviation;
  const brought = ownNames(own, shared);
  return new Vocabulary(language, shared, brought.size > 0 ? brought : undefined, abbreviation);
}
