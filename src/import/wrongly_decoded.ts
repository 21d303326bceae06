/** Texts that a program decoded wrongly before, and wrote as UTF-8: what they can only mean is mended, with a warning. */
import { isUtf8 } from "node:buffer";
import { withoutControls } from "../base/html_characters.ts";
import { ImportError, lineOf } from "./import_error.ts";
import { type Alphabet, type Encoding, encodeBytes, encodingNamed, readAlphabets } from "./single_byte_encodings.ts";
import type { TranslationBuilder } from "./translation_builder.ts";
import { languageCode } from "./translation_header.ts";

/** Takes the warnings of a decoded file, and knows the language of its text. */
export type Warnings = Pick<TranslationBuilder, "warn" | "language">;

/** Characters of text that a warning shows. */
const MAX_EXCERPT = 40;

/** Returns the text around an offset, for a warning. */
export function excerptAt(text: string, at: number): string {
  return text.slice(Math.max(0, at - MAX_EXCERPT / 2), at + MAX_EXCERPT / 2).trim();
}

/** Turns control characters into those of windows-1252, from which they were made, with a warning. */
export function withControls(text: string, file: string, warnings?: Warnings): string {
  const { text: mended, count, at } = withoutControls(text);
  if (count > 0) {
    const line = lineOf(text, at);
    warnings?.warn("control_characters", { count, excerpt: excerptAt(mended, at) }, { position: { file, line } });
  }
  return mended;
}

/** A letter of UTF-8 whose bytes were taken for characters: `Å¡`, `Ä` and a control character, `Ĺˇ`. */
const TWICE = /[\u00c2-\u00c5\u0102\u00c4\u0139\u013d]./;
/** Such a letter as JSON or XML escape it. */
const ESCAPED_TWICE = /\\u00c[2-5]\\u00[89ab]|&#(?:19[4-7]|xc[2-5]);&#/i;
const ESCAPE = /(?<!\\)((?:\\\\)*)\\u([\da-f]{4})|&#(?:(\d{3,5})|x([\da-f]{2,4}));/gi;

function escaped(written: string, slashes = "", json?: string, decimal?: string, hexadecimal?: string): string {
  const code = decimal === undefined ? Number.parseInt(json ?? hexadecimal ?? "", 16) : Number(decimal);
  return code < 0x80 ? written : slashes + String.fromCharCode(code);
}

const MAYBE_TAKEN_FOR = ["windows-1252", "windows-1250"];

/**
 * Mends UTF-8 that was encoded twice, where every line shows it.
 *
 * @throws {ImportError} If only some lines do.
 */
export function mendedTwice(written: string, file: string, warnings?: Warnings): string {
  const text = ESCAPED_TWICE.test(written) ? written.replace(ESCAPE, escaped) : written;
  if (!TWICE.test(text)) return text;
  for (const name of MAYBE_TAKEN_FOR) {
    const encoding = encodingNamed(name);
    if (encoding === undefined) continue;
    const mended: string[] = [];
    let [twice, once, first, firstOnce] = [0, 0, 0, 0];
    for (const [index, line] of text.split("\n").entries()) {
      const back = decodedAgain(line, encoding);
      mended.push(back ?? line);
      if (back !== undefined && twice++ === 0) first = index + 1;
      else if (back === undefined && /[^\0-\x7f]/.test(line) && once++ === 0) firstOnce = index + 1;
    }
    if (twice === 0) continue;
    const position = { file, line: first };
    if (once === 0) {
      warnings?.warn("encoded_twice", { encoding: name, count: twice }, { position });
      return mended.join("\n");
    }
    // A line or two may look so by chance.
    if (twice >= 3 || twice > once) {
      throw new ImportError("encoded_twice", { encoding: name, twice: first }, { position: { file, line: firstOnce } });
    }
  }
  warnOfLostBytes(text, file, warnings);
  return text;
}

/** Letters and marks that only UTF-8 gives that was taken for windows-1252 or 1250: `Å¡`, `Ĺľ`, `â€œ`. */
const TAKEN =
  /[ÃÂÅÄ][\u00a1-\u00bf\u2018-\u2026\u20ac\u2122\u0160\u0161\u017d\u017e](?=\p{L})|[ĹÄĂ][ľˇĽ¨±¤©](?=\p{L})|â€/gu;
/** So many of them are no chance. */
const FEW_TAKEN = 3;

/** Warns of UTF-8 that was encoded twice and lost bytes on the way, which cannot be recovered. */
function warnOfLostBytes(text: string, file: string, warnings?: Warnings): void {
  const found = [...text.matchAll(TAKEN)];
  const [first] = found;
  if (first === undefined || found.length < FEW_TAKEN) return;
  const excerpt = excerptAt(text, first.index);
  const position = { file, line: lineOf(text, first.index) };
  warnings?.warn("damaged_twice", { count: found.length, excerpt }, { position });
}

/** @returns Undefined where the line is no UTF-8 that was taken for the encoding. */
function decodedAgain(line: string, encoding: Encoding): string | undefined {
  if (!TWICE.test(line)) return undefined;
  const bytes = encodeBytes(line, encoding);
  return bytes !== undefined && isUtf8(bytes) ? bytes.toString("utf8") : undefined;
}

/** The letters and signs of windows-1252 where others have letters. */
const ELSEWHERE = /[\u00a1-\u00b5\u00b7-\u00ff\u0152\u0153\u0178]/;
/** The language of an XML, JSON or CSV file, which is not read yet. */
const SAID = /\b(?:xml:lang|lang(?:uage)?)\W{1,4}([A-Za-z]{2,3})\b/i;
/** `è` beside vowels, or signs within words, are no text in windows-1252: only `č` and `š` are so in Slavic languages. */
const SLAVIC = /[šžŠŽ]|[aeiouAEIOU]è[aeiou]|[^\p{L}][èÈ][aeiou]|\p{L}[¹¾]\p{L}/u;
const MAYBE_SLAVIC = /[šžŠŽèÈ¹¾]/;
/** Consonants of Slavic languages as windows-1252 has them are beside vowels; its own `è` and `æ` mostly are not. */
const CONSONANT = /[èæð][aeiou]|[aeiou][èæð]/giu;
const ANY = /[èæð]/giu;
/** The share of `č` among the letters in a language that is not known; others may be `ç`, which Slavic languages do not have. */
const MIN_SHARE = 0.08;
/** In UTF-8 a few may be names of other languages. */
const FEW_LETTERS = 3;

interface Reread {
  readonly text: string;
  readonly encoding: string;
  readonly count: number;
  readonly at: number;
  /** Characters that would be no letters of the language. */
  readonly others: number;
}

/** Reads a text of windows-1252 as another encoding. */
function readAs(text: string, encoding: Encoding, letters: string): Reread {
  const latin = (encodingNamed("windows-1252") as Encoding).upper;
  let [count, others, at] = [0, 0, -1];
  const mended = text.replace(/[^\0-\x7f]/g, (character, offset: number) => {
    const read = encoding.upper[latin.indexOf(character)] ?? character;
    if (read === character) return character;
    // Guillemets may be what they are.
    if (!"«»".includes(character) && letters.includes(read.toLowerCase())) {
      if (count++ === 0) at = offset;
      return read;
    }
    others++;
    return character;
  });
  return { text: mended, encoding: encoding.name, count, at, others };
}

/**
 * Finds the letters of a language that were read as windows-1252.
 *
 * @param isConverted True where a program read them so, and wrote them as UTF-8.
 * @returns Undefined where none are; `isCertain` where the text can mean nothing else.
 */
export function rereadLetters(text: string, language: string | undefined, isConverted = false) {
  const isKnown = language !== undefined;
  if (!(isKnown ? ELSEWHERE : MAYBE_SLAVIC).test(text)) return undefined;
  const isOf = ({ languages, letters }: Alphabet) => (isKnown ? languages.includes(language) : letters.includes("č"));
  const candidates = readAlphabets().filter(isOf);
  if (candidates.length === 0 || !(isKnown || SLAVIC.test(text))) return undefined;
  const found: Reread[] = [];
  for (const { encodings, letters } of candidates) {
    // A text that has such letters was decoded rightly.
    if (new RegExp(`[${letters.replace(/[šž]/g, "")}]`, "i").test(text)) return undefined;
    for (const encoding of encodings) {
      const reread = readAs(text, encoding, letters);
      const isSlavic = (text.match(/[èÈ]/g)?.length ?? 0) >= MIN_SHARE * reread.count;
      if (reread.count > reread.others && (isKnown || (reread.others === 0 && isSlavic))) found.push(reread);
    }
  }
  const [best] = found.sort((one, other) => one.others - other.others);
  if (best === undefined) return undefined;
  const isOnly = found.every((each) => each.others > 0 || each.text === best.text);
  const doubtful = (text.match(ANY)?.length ?? 0) - (text.match(CONSONANT)?.length ?? 0);
  const isLikely = 2 * doubtful <= best.count;
  const isEnough = !isConverted || best.count >= FEW_LETTERS;
  return { ...best, isCertain: best.others === 0 && isOnly && isLikely && isEnough };
}

/** Mends letters that were read as windows-1252, with a warning; where another text is as likely, warns alone. */
export function mendedLetters(text: string, file: string, warnings: Warnings, isConverted = false): string {
  const said = SAID.exec(text.slice(0, 8192))?.[1];
  const language = warnings.language ?? (said === undefined ? undefined : languageCode(said));
  const reread = rereadLetters(text, language, isConverted);
  if (reread === undefined || (text.match(TAKEN)?.length ?? 0) >= FEW_TAKEN) return text;
  const { encoding, count, at, isCertain } = reread;
  const position = { file, line: lineOf(text, at) };
  if (isCertain)
    warnings.warn("letters_reread", { encoding, count, excerpt: excerptAt(reread.text, at) }, { position });
  else warnings.warn("letters_doubtful", { encoding, count, excerpt: excerptAt(text, at) }, { position });
  return isCertain ? reread.text : text;
}
