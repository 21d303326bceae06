import { resolveEntities } from "../base/html_characters.ts";
import { readRows, readTable } from "../base/source_files.ts";
import { fold } from "../base/word_comparison.ts";

/** The classes of characters. One of punctuation bears the name of its plainest member. */
const NAMES = [
  ...(["letter", "digit", "space", "ignored", "other"] as const),
  ...([",", ".", ":", ";", "-", "(", ")", "/", "&", "|", "!"] as const),
];
type CharacterClass = (typeof NAMES)[number];

/** The classes of the characters that are no letters, and of letters that are of another class. */
const CLASSES: ReadonlyMap<number, CharacterClass> = new Map(
  readRows(readTable("reference/tables/characters.txt"), ([cell = "", codes = ""]) => {
    // The name as it is written here: one that was read is compared letter by letter, at each character of a text.
    const name = NAMES.find((each) => each === (cell === "bar" ? "|" : cell));
    if (name === undefined) throw new SyntaxError(`No class "${cell}": expected one of ${NAMES.join(" ")}`);
    return codes.split(" ").flatMap((code) => {
      const [first = Number.NaN, last = first] = code.split("-").map((digits) => Number.parseInt(digits, 16));
      if (!(first <= last)) throw new SyntaxError(`Cannot read "${code}": expected code points in hexadecimal`);
      return Array.from({ length: last - first + 1 }, (_, index) => [first + index, name] as const);
    });
  }).flat(),
);

/** The distance at which the full-width forms of East Asian typesetting are from the ASCII they repeat. */
const FULL_WIDTH = 0xfee0;

/** The classes of the letters and marks of European languages. */
const EUROPEAN: readonly CharacterClass[] = Array.from({ length: 0x180 }, (_, code) => findClass(code));

/** The class of a code point. */
export function classOf(code: number): CharacterClass {
  return code < EUROPEAN.length ? (EUROPEAN[code] as CharacterClass) : findClass(code);
}

function findClass(code: number): CharacterClass {
  const known = CLASSES.get(code);
  if (known !== undefined) return known;
  if (isFullWidth(code)) return classOf(code - FULL_WIDTH);
  const character = String.fromCodePoint(code);
  if (/\p{L}/u.test(character)) return "letter";
  return /[\p{M}\p{Cf}]/u.test(character) ? "ignored" : "other";
}

function isFullWidth(code: number): boolean {
  return code > 0xff00 && code < 0xff5f;
}

/** The value of a digit. */
function digitValue(code: number): number {
  return (isFullWidth(code) ? code - FULL_WIDTH : code) - 0x30;
}

/**
 * Decodes a reference that was copied out of an address or of a page's source: `Mt%205%2C3-12`, `1+Kor+13,4-8`,
 * `Mt&nbsp;5,3&ndash;12`. An address has no spaces; in other texts `%` and `+` stand for themselves.
 */
export function decodeLeftovers(text: string): string {
  if (!/[%&+]/.test(text)) return text;
  const isAddress = !/\s/.test(text);
  return resolveEntities(isAddress ? decodeAddress(text) : text);
}

/** Decodes the escapes of an address, and the `+` beside a word that represents a space. */
function decodeAddress(text: string): string {
  const spaced = text.replace(/(?<=\p{L}[.,]?)\+|\+(?=\p{L})/gu, " ");
  return spaced.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
}

/** A number, a word, a mark of punctuation, something that has no place in a reference, or the end. */
export type TokenKind = "number" | "word" | "end" | Exclude<CharacterClass, "letter" | "digit" | "space" | "ignored">;

/** A token of a reference, with its position. */
export interface Token {
  readonly kind: TokenKind;
  /** Its beginning and its end, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** The value of a number, 0 for the rest. */
  readonly value: number;
  /** A word without case and diacritics, empty for the rest. */
  readonly text: string;
  /** A word as it was written, empty for the rest. */
  readonly raw: string;
}

/** Checks whether a word has no capital. */
export function isLowerCase({ raw, text }: Token): boolean {
  const first = raw.charCodeAt(0);
  return raw === text || (!(first >= 0x41 && first <= 0x5a) && raw === raw.toLowerCase());
}

/** Checks whether a word is written as the names of products are, with a small letter before capitals: `iOS`. */
export function isProductName({ raw, text }: Token): boolean {
  const first = raw.charCodeAt(0);
  return first >= 0x61 && first <= 0x7a && raw !== text && /^[a-z]\p{Lu}{2,}$/u.test(raw);
}

/** The greatest number; greater ones are read as this, as no book comes near it. */
export const MAX_NUMBER = 999_999_999_999;

/**
 * No word of a reference is longer; some characters fold to a dozen others, and a long run of them would take long.
 * In UTF-16 units.
 */
const MAX_WORD_LENGTH = 64;

/** The letters of an English ordinal behind its digits, which are the dot of others: `23rd Psalm`; `1Th` has none. */
const ENGLISH_ORDINAL = /(?:(?<=(?<!1)1)st|(?<=(?<!1)2)nd|(?<=(?<!1)3)rd|(?<=[04-9]|1[1-3])th)(?!\p{L})/iuy;

function isEnglishOrdinal(text: string, position: number): boolean {
  // `n` to `t`, as the search takes longer than all else of a number
  const letter = text.charCodeAt(position) | 0x20;
  if (letter < 0x6e || letter > 0x74) return false;
  ENGLISH_ORDINAL.lastIndex = position;
  return ENGLISH_ORDINAL.test(text);
}

/** The letter of a half verse above the line: `Mt 5,4ª`, but not that of `1ª Cor 13,4`. */
const RAISED = /(?<=\dª?[,.:\p{Pd}]\d{1,3})ª/uy;

/**
 * Divides a text into numbers, words and marks. Knows no book and no grammar, and never fails: what it
 * does not know is a token of the kind `other`.
 *
 * @returns The tokens in order; the last one is of the kind `end`.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const length = endOfSentence(text);
  const addresses = findAddresses(text);
  let position = beginOfText(text);
  while (position < length) {
    const address = addresses?.get(position);
    if (address !== undefined) {
      tokens.push(wordToken(text, position, address));
      position = address;
      continue;
    }
    const code = codePointAt(text, position);
    const kind = classOf(code);
    const start = position;
    position += code > 0xffff ? 2 : 1;
    if (kind === "space") continue;
    if (kind === "ignored") {
      if (isBrokenRange(text, start)) tokens.push({ kind: "-", start, end: position, value: 0, text: "", raw: "" });
      RAISED.lastIndex = start;
      if (code === 0xaa && RAISED.test(text)) tokens.push({ ...wordToken(text, start, position), raw: "a" });
      continue;
    }
    if (kind === "digit") {
      let value = digitValue(code);
      while (position < length) {
        const next = text.charCodeAt(position);
        if (classOf(next) !== "digit") break;
        value = value * 10 + digitValue(next);
        position++;
      }
      loseMark(text, tokens);
      tokens.push(numberToken(start, position, value));
      if (position < length && isEnglishOrdinal(text, position)) {
        tokens.push({ kind: ".", start: position, end: position + 2, value: 0, text: "", raw: "" });
        position += 2;
      }
    } else if (kind === "letter") {
      position = endOfWord(text, position);
      const seam = position - start < MIN_PASTED ? start : seamOf(text, start, position);
      if (seam > start) tokens.push(wordToken(text, start, seam));
      tokens.push(wordToken(text, seam, position));
    } else {
      tokens.push({ kind, start, end: position, value: 0, text: "", raw: "" });
    }
  }
  tokens.push({ kind: "end", start: text.length, end: text.length, value: 0, text: "", raw: "" });
  return tokens;
}

/** The ends of addresses and of the names of files. */
const ENDINGS = "\\.(?:si|com|org|net|eu|pdf|docx?|odt|txt|html?|jpe?g|png|mp[34]|pptx?|xlsx?|zip)";

/** An address of the web or of mail, or the name of a file: `www.mt5.si`, `mt5@mt5.si`, `mt5.pdf`. */
const ADDRESS = new RegExp(
  `(?:https?:\\/\\/|www\\.)[^\\s<>()]+|[^\\s@;,<>()]+@[^\\s@;,<>()]+\\.\\p{L}{2,}|[\\p{L}\\d_][\\p{L}\\d_.-]*${ENDINGS}(?![\\p{L}\\d])(?:\\/[^\\s<>()]*)?`,
  "giu",
);

/** A quick look for what only they have. */
const PART_OF_ADDRESS = new RegExp(`[@ſ]|:\\/\\/|www\\.|${ENDINGS}`, "i");

/** Finds the ends of the addresses in a text by their beginnings; each is one word, in which nothing is a citation. */
function findAddresses(text: string): ReadonlyMap<number, number> | undefined {
  if (!text.includes(".") || !PART_OF_ADDRESS.test(text)) return undefined;
  const found = Array.from(text.matchAll(ADDRESS), ({ 0: address, index }) => {
    return [index, index + address.replace(/[.,:;!?]+$/, "").length] as const;
  });
  return new Map(found);
}

/** Checks whether a code point is a picture or sign that people put before and behind a text: `→`, `#`. */
function isPicture(code: number): boolean {
  if (code < 0x80) return code === 0x23;
  return /[\p{So}\p{Extended_Pictographic}\u2190-\u21ff]/u.test(String.fromCodePoint(code));
}

/** Finds the beginning of a text behind pictures: `→ Jn 3,16`, `#Jn3,16`. */
function beginOfText(text: string): number {
  let begin = 0;
  while (begin < text.length) {
    const code = codePointAt(text, begin);
    const kind = classOf(code);
    if (kind !== "space" && kind !== "ignored" && !isPicture(code)) break;
    begin += code > 0xffff ? 2 : 1;
  }
  return begin;
}

/** The longest text that is looked at for them. */
const MAX_FRAMED = 200;

/** Dashes around a text: `--- Jn 15,5 ---`. */
const FRAME = /^\p{Pd}+\s.*(\s\p{Pd}+\s*)$/su;

/** The most characters of a smile at the end of a text: `Jn 3,16 :)` */
const MAX_SMILE = 12;

/** Finds the end of a text, but for the marks with which a sentence ends: `»Preberi Jn 3,16!«` */
function endOfSentence(text: string): number {
  const isFramed = text !== "" && text.length < MAX_FRAMED && classOf(codePointAt(text, 0)) === "-";
  const last = text.trimEnd().at(-1);
  const smile = last === ")" || last === "(" ? /\s:-?[()]+\s*$/.exec(text.slice(-MAX_SMILE))?.[0] : undefined;
  const frame = isFramed ? FRAME.exec(text)?.[1] : smile;
  let end = text.length - (frame?.length ?? 0);
  for (let position = end - 1; position >= 0; position--) {
    const unit = text.charCodeAt(position);
    // A picture beyond the first plane takes two units.
    if (unit >= 0xdc00 && unit <= 0xdfff && position > 0) position--;
    const code = codePointAt(text, position);
    const kind = classOf(code);
    if (kind === "!" || isPicture(code)) end = position;
    else if (kind !== "space" && kind !== "ignored" && kind !== ")") break;
  }
  return end;
}

/** Takes the meaning from a last `<`, `>`, `{` or `}` behind a number, which is no bracket in `1-1<2`. */
function loseMark(text: string, tokens: Token[]): void {
  const mark = tokens[tokens.length - 1];
  if (mark?.kind !== "(" && mark?.kind !== ")") return;
  const isBehind = tokens[tokens.length - 2]?.kind === "number";
  if (isBehind && "<>{}".includes(text.charAt(mark.start))) tokens[tokens.length - 1] = { ...mark, kind: "other" };
}

/** Checks whether a soft hyphen is between two digits: the dash of a range, as it is copied from some files. */
function isBrokenRange(text: string, position: number): boolean {
  if (text.charCodeAt(position) !== SOFT_HYPHEN) return false;
  const [before, behind] = [text.charCodeAt(position - 1), text.charCodeAt(position + 1)];
  return position > 0 && position + 1 < text.length && [before, behind].every((code) => classOf(code) === "digit");
}

const SOFT_HYPHEN = 0xad;

/**
 * The code point at a position; a half of a surrogate pair represents itself.
 *
 * As Node.js 24 and 26 optimise `String.prototype.codePointAt`, it reads on behind the end of a text that was cut out
 * of a longer one in the middle of a pair.
 */
function codePointAt(text: string, position: number): number {
  const lead = text.charCodeAt(position);
  if (lead < 0xd800 || lead > 0xdbff || position + 1 >= text.length) return lead;
  const trail = text.charCodeAt(position + 1);
  if (trail < 0xdc00 || trail > 0xdfff) return lead;
  return ((lead - 0xd800) << 10) + (trail - 0xdc00) + 0x10000;
}

function numberToken(start: number, end: number, value: number): Token {
  return { kind: "number", start, end, value: Math.min(value, MAX_NUMBER), text: "", raw: "" };
}

function wordToken(text: string, start: number, end: number): Token {
  if (end - start > MAX_WORD_LENGTH) return { kind: "other", start, end, value: 0, text: "", raw: "" };
  const raw = text.slice(start, end);
  return { kind: "word", start, end, value: 0, text: fold(raw), raw };
}

/** A label of a page with the abbreviation behind it, as they are pasted without their space: `PsalmPS 145`, `GospelMT 5:3`. */
const SEAM = /(?<=\p{Ll}{4})\p{Lu}{2,4}$/u;
/** The least letters of the two. */
const MIN_PASTED = 6;

/** Finds the second of two words that were pasted together; their beginning where they are one. */
function seamOf(text: string, start: number, end: number): number {
  const last = text.charCodeAt(end - 1);
  if (last < 0x41 || last > 0x5a) return start;
  return start + Math.max(0, text.slice(start, end).search(SEAM));
}

/** Finds the end of a word that has been read up to `position`. */
function endOfWord(text: string, position: number): number {
  let end = position;
  while (position < text.length) {
    const code = codePointAt(text, position);
    const kind = classOf(code);
    if (kind !== "letter" && kind !== "ignored") break;
    position += code > 0xffff ? 2 : 1;
    if (kind === "letter" || /\p{M}/u.test(String.fromCodePoint(code))) end = position;
  }
  return end;
}
