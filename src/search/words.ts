import { readRows, readTable } from "../base/source_files.ts";
import { PLAIN_LETTERS } from "../base/word_comparison.ts";

/** A character that no word has: a space, a sign, an apostrophe, a hyphen. */
const SEPARATOR = 1;
/** A letter, digit or mark. */
const LETTER = 2;
/** A character of a script without spaces, which is a word by itself. */
const IDEOGRAPH = 3;

/** The classes of the characters of the basic plane, worked out when one is first met. */
const CLASSES = new Uint8Array(0x10000);
for (let code = 0; code < 0x80; code++) {
  CLASSES[code] = /[0-9A-Za-z]/.test(String.fromCharCode(code)) ? LETTER : SEPARATOR;
}

/** Returns the class of a code point. */
function wordClassOf(code: number): number {
  const known = CLASSES[code] ?? 0;
  if (known !== 0) return known;
  const found = classify(code);
  if (code < CLASSES.length) CLASSES[code] = found;
  return found;
}

/** Letters by their property that are written as apostrophes: U+02B9 to U+02BF, Armenian U+0559. */
const APOSTROPHES = /[\u02b9-\u02bf\u0559]/;
const UNSPACED =
  /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Invisible characters, which belong to the word in which they stand. */
const WORD = /[\p{L}\p{N}\p{M}\p{Cf}]/u;
/** Invisible inside a word: soft hyphens, joiners, direction marks, the stretcher of Arabic letters. */
const INVISIBLE = /[\p{Cf}\u0640]/gu;

function classify(code: number): number {
  const character = String.fromCodePoint(code);
  if (APOSTROPHES.test(character)) return SEPARATOR;
  if (!WORD.test(character)) return SEPARATOR;
  return UNSPACED.test(character) ? IDEOGRAPH : LETTER;
}

/** The letters of Icelandic and Greek beside them. */
const FOLDS: Readonly<Record<string, string>> = { ...PLAIN_LETTERS, ð: "d", þ: "th", ς: "σ" };
const SPECIAL = new RegExp(`[${Object.keys(FOLDS).join("")}]`, "g");

/** Returns a word as `=` compares it: in lower case, its letters composed, nothing invisible in it. */
export function formOf(word: string): string {
  const lower = word.toLowerCase();
  return isComposed(lower) ? lower : lower.replace(INVISIBLE, "").normalize("NFC");
}

/** Returns the form of a word without accents and with plain letters: `človek` gives `clovek`. */
export function foldForm(form: string): string {
  let folded = "";
  let from = 0;
  for (let index = 0; index < form.length; index++) {
    const code = form.charCodeAt(index);
    if (code < 0x80) continue;
    if (code >= FOLDED_LETTERS.length) return foldWhole(form);
    folded += form.slice(from, index) + FOLDED_LETTERS[code];
    from = index + 1;
  }
  return from === 0 ? form : folded + form.slice(from);
}

/** True where a text is of the letters below U+0250 alone, which are composed and stand for nothing else. */
function isComposed(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code >= 0x250 || code === SOFT_HYPHEN) return false;
  }
  return true;
}

const SOFT_HYPHEN = 0xad;

function foldWhole(form: string): string {
  return form
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(SPECIAL, (letter) => FOLDS[letter]!);
}

/** The folded letters of European languages, by their code. */
const FOLDED_LETTERS: readonly string[] = Array.from({ length: 0x250 }, (_, code) =>
  foldWhole(String.fromCharCode(code)),
);

const ASCII = new Uint8Array(0x80);
for (let code = 0; code < 0x80; code++) ASCII[code] = wordClassOf(code);

/**
 * Reads the words of a stretch of UTF-8, one after the other, without making an object of any. A word is a run of
 * letters, digits and their marks; apostrophes and hyphens divide words, a Chinese character is a word by itself.
 */
export class WordReader {
  /** The offset of the present word. */
  start = 0;
  /** The offset after the present word. */
  end = 0;
  /** The last four bytes of the present word as a number, and the four before: they distinguish words of eight bytes. */
  low = 0;
  high = 0;
  readonly #bytes: Buffer;
  #at = 0;
  #last = 0;
  #code = 0;
  #length = 0;

  /** @param bytes Valid UTF-8. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Begins to read from one offset up to another. */
  open(from: number, to: number): this {
    this.#at = from;
    this.#last = to;
    return this;
  }

  /** Moves to the next word. @returns True where there is one. */
  next(): boolean {
    const bytes = this.#bytes;
    const last = this.#last;
    let at = this.#at;
    let kind = SEPARATOR;
    while (at < last) {
      const byte = bytes[at]!;
      kind = byte < 0x80 ? ASCII[byte]! : this.#classBeyondAscii(at, byte);
      if (kind !== SEPARATOR) break;
      at += byte < 0x80 ? 1 : this.#length;
    }
    if (at >= last) {
      this.#at = at;
      return false;
    }
    this.start = at;
    let low = 0;
    let high = 0;
    const isIdeograph = kind === IDEOGRAPH;
    while (at < last) {
      const byte = bytes[at]!;
      if (byte < 0x80) {
        if (isIdeograph || ASCII[byte] !== LETTER) break;
        high = (high << 8) | (low >>> 24);
        low = (low << 8) | byte;
        at++;
        continue;
      }
      if (at > this.start && (isIdeograph || this.#classBeyondAscii(at, byte) !== LETTER)) break;
      for (const end = at + this.#length; at < end; at++) {
        high = (high << 8) | (low >>> 24);
        low = (low << 8) | bytes[at]!;
      }
    }
    this.low = low;
    this.high = high;
    this.end = at;
    this.#at = at;
    return true;
  }

  /** Reads a character beyond ASCII: its class is returned, its length kept. */
  #classBeyondAscii(at: number, byte: number): number {
    this.#decode(at, byte);
    return wordClassOf(this.#code);
  }

  #decode(at: number, byte: number): void {
    const bytes = this.#bytes;
    const second = bytes[at + 1]! & 0x3f;
    if (byte < 0xe0) {
      this.#length = 2;
      this.#code = ((byte & 0x1f) << 6) | second;
    } else if (byte < 0xf0) {
      this.#length = 3;
      this.#code = ((byte & 0x0f) << 12) | (second << 6) | (bytes[at + 2]! & 0x3f);
    } else {
      this.#length = 4;
      this.#code = ((byte & 0x07) << 18) | (second << 12) | ((bytes[at + 2]! & 0x3f) << 6) | (bytes[at + 3]! & 0x3f);
    }
  }
}

/** A word as it is compared. */
export interface Word {
  /** In lower case, accents kept. */
  readonly form: string;
  /** Without accents. */
  readonly folded: string;
}

/** Returns the words of a text; a run of marks alone is none. */
export function wordsOf(text: string): Word[] {
  const bytes = Buffer.from(text);
  const reader = new WordReader(bytes).open(0, bytes.length);
  const words: Word[] = [];
  while (reader.next()) {
    const form = formOf(bytes.toString("utf8", reader.start, reader.end));
    const folded = foldForm(form);
    if (folded !== "") words.push({ form, folded });
  }
  return words;
}

/** Returns the words of a text folded, with spaces between. */
export function foldWords(text: string): string {
  return wordsOf(text)
    .map(({ folded }) => folded)
    .join(" ");
}

/** The words of a language that say little of what someone looks for, folded. */
interface SmallWords {
  /** Articles, prepositions, words of questions: `kje piše`, `what does the Bible say`. */
  readonly small: ReadonlySet<string>;
  /** Words before the name of a passage or a topic: `prilika`, `verses about`. */
  readonly before: ReadonlySet<string>;
  /** Words that mean the same in names: `kovanec` and `novec`. */
  readonly same: readonly (readonly string[])[];
}

let smallWords: ReadonlyMap<string, SmallWords> | undefined;

/** Reads `tables/small_words.txt`. @throws {TableError} If a line cannot be read. */
export function readSmallWords(): ReadonlyMap<string, SmallWords> {
  const words = new Map<string, { small: Set<string>; before: Set<string>; same: string[][] }>();
  readRows(readTable("search/tables/small_words.txt"), ([language = "", kind, list = ""], { text }) => {
    const own = words.get(language) ?? { small: new Set(), before: new Set(), same: [] };
    words.set(language, own);
    if (kind === "same") own.same.push(list.split(" "));
    else if (kind === "small" || kind === "before") for (const word of list.split(" ")) own[kind].add(word);
    else throw new SyntaxError(`Cannot read "${text}": expected language | small, before or same | words`);
  });
  return words;
}

/** Returns the small words of a language (ISO 639-3), folded. */
export function smallWordsOf(language: string): ReadonlySet<string> {
  smallWords ??= readSmallWords();
  return smallWords.get(language)?.small ?? new Set();
}

/** Returns the folded words that mean the same in the names of a language. */
export function sameInNames(language: string): readonly (readonly string[])[] {
  smallWords ??= readSmallWords();
  return smallWords.get(language)?.same ?? [];
}

/** The languages in which people ask for a name in whatever language. */
const ASKED_IN = ["slv", "eng"];

/** Returns the folded words that are of no weight beside the names of a language. */
export function smallInNames(language: string): ReadonlySet<string> {
  smallWords ??= readSmallWords();
  const lists = [...ASKED_IN, language].map((each) => smallWords!.get(each)!);
  return new Set(lists.flatMap(({ small, before }) => [...small, ...before]));
}
