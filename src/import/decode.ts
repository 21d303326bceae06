import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { withoutControls } from "../base/html_characters.ts";
import { decodeBytes, type Encoding, encodeBytes, encodingNamed, encodingNames, NO_CHARACTER } from "./encodings.ts";
import { ImportError } from "./import_error.ts";
import type { TranslationBuilder } from "./translation_builder.ts";

const BYTE_ORDER_MARK = "\ufeff";

/**
 * UTF-8 may be found under the name of any of these: it was converted and kept its declaration. A text in one of them is
 * never UTF-8 throughout, but for a few words such as `čšž`, whose bytes are one Chinese sign.
 */
const EAST_ASIAN = /[\u2e80-\ud7ff]/;

/** Takes the warnings of a decoded file. */
type Warnings = Pick<TranslationBuilder, "warn">;

/**
 * Returns the text of a file.
 *
 * UTF-8 is what every format asks for today, and UTF-16 shows itself. Older files are read in the encoding that they or
 * the operator name; none is guessed, for a wrong guess spoils every č and š without a sign. What a file can only mean is
 * mended with a warning: control characters of Latin-1, bytes that its encoding does not have but that of Windows does,
 * UTF-8 that was encoded twice.
 *
 * @param encoding The encoding that the file declares or the operator states, such as `windows-1250`.
 * @param warnings Absent where the text is only looked at.
 * @throws {ImportError} If the bytes are no text in that encoding, or some lines are in another.
 */
export function decodeText(bytes: Buffer, file: string, encoding?: string, warnings?: Warnings): string {
  if (isArchive(bytes)) {
    throw new ImportError("nested_archive", {}, { position: { file } });
  }
  if (isUtf16(bytes)) return withoutMark(withControls(utf16(bytes, file), file, warnings));
  if (bytes.includes(0)) {
    throw new ImportError("binary", {}, { position: { file } });
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (hasMark || encoding === undefined || isUtf8Name(encoding) || isConverted(bytes, encoding)) {
    const text = withoutMark(utf8(bytes, file));
    return withControls(mendedTwice(text, file, warnings), file, warnings);
  }
  return other(bytes, { file, encoding, warnings });
}

/** Returns the beginning of a file as text, to tell its format by. */
export function decodeHead(head: Buffer): string {
  return isUtf16(head) ? unitsOf(head).toString("utf16le") : head.toString("utf8");
}

function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** The bytes in which null bytes are looked for, and the share of them that shows UTF-16. */
const SEARCHED = 512;
const SHARE = 0.15;
/** Characters whose other byte is null are rare: `Ā`, `Ѐ`. */
const RARE = 8;

/** Returns whether a file begins as UTF-16 does: with its byte-order mark, or with many a second byte null and no first. */
export function isUtf16(bytes: Buffer): boolean {
  return byteOrder(bytes) !== undefined;
}

function byteOrder(bytes: Buffer): "little" | "big" | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "little";
  if (first === 0xfe && second === 0xff) return "big";
  const nulls = [0, 0];
  const length = Math.min(bytes.length, SEARCHED);
  for (let at = 0; at < length; at++) if (bytes[at] === 0) nulls[at % 2] = (nulls[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nulls;
  const isMany = (count: number, rest: number) => count >= 2 && count >= (length / 2) * SHARE && rest <= count / RARE;
  if (isMany(odd, even)) return "little";
  return isMany(even, odd) ? "big" : undefined;
}

/** Returns the units of a text in UTF-16, the low byte first. */
function unitsOf(bytes: Buffer): Buffer {
  const whole = bytes.subarray(0, bytes.length - (bytes.length % 2));
  return byteOrder(bytes) === "big" ? Buffer.from(whole).swap16() : whole;
}

function utf16(bytes: Buffer, file: string): string {
  const text = unitsOf(bytes).toString("utf16le");
  const wrong = bytes.length % 2 === 1 ? text.length : text.search(/\p{Surrogate}|\0/u);
  if (wrong !== -1) throw wrongBytes("UTF-16", file, lineOf(text, wrong));
  return text;
}

function wrongBytes(encoding: string, file: string, line: number): ImportError {
  return new ImportError("wrong_bytes", { encoding }, { position: { file, line } });
}

/** Returns the line of an offset, counted from 1. */
function lineOf(text: string, offset: number): number {
  return new LineCounter(text).at(Math.max(0, offset));
}

/** The first bytes of zip, gzip, bzip2, xz, RAR and 7z files; a source that is one itself never comes here. */
const ARCHIVES = ["PK\x03\x04", "\x1f\x8b", "BZh", "\xfd7zXZ", "Rar!", "7z\xbc\xaf"];

function isArchive(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 8);
  return ARCHIVES.some((signature) => head.startsWith(signature));
}

function isConverted(bytes: Buffer, encoding: string): boolean {
  return encodingNamed(encoding) !== undefined && isUtf8(bytes) && !EAST_ASIAN.test(bytes.toString("utf8"));
}

function isUtf8Name(encoding: string): boolean {
  return /^(?:utf-?8|us-ascii|ascii)$/i.test(encoding);
}

function utf8(bytes: Buffer, file: string): string {
  if (!isUtf8(bytes)) {
    const position = { file, line: firstWrongLine(bytes) };
    throw new ImportError("not_utf8", {}, { position });
  }
  return bytes.toString("utf8");
}

interface Encoded {
  readonly file: string;
  readonly encoding: string;
  readonly warnings: Warnings | undefined;
}

function other(bytes: Buffer, { file, encoding, warnings }: Encoded): string {
  const known = encodingNamed(encoding);
  if (known !== undefined) return oneByte(bytes, known, { file, encoding, warnings });
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportError("unknown_encoding", { encoding, known: encodingNames() }, { position: { file } });
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ImportError("wrong_bytes", { encoding }, { position: { file } });
  }
}

/** Decodes a file of one byte a character. @throws {ImportError} If a byte means nothing, or a line is in UTF-8. */
function oneByte(bytes: Buffer, encoding: Encoding, { file, warnings }: Encoded): string {
  let used = encoding;
  const at = bytes.findIndex((byte) => byte >= 0x80 && byte < 0xa0);
  const windows = at === -1 ? undefined : encodingNamed(encoding.instead);
  if (windows !== undefined) {
    used = windows;
    const line = lineOf(bytes.toString("latin1"), at);
    warnings?.warn("other_encoding", { declared: encoding.name, read: used.name }, { position: { file, line } });
  }
  const line = firstLine(bytes, isUtf8Line);
  if (line !== undefined)
    throw new ImportError("mixed_encodings", { encoding: used.name }, { position: { file, line } });
  const text = decodeBytes(bytes, used);
  const wrong = text.indexOf(NO_CHARACTER);
  if (wrong !== -1) throw wrongBytes(used.name, file, lineOf(text, wrong));
  return text;
}

/** The bytes of Latin letters and quotation marks in UTF-8; two such in a line are no chance. */
const LATIN_UTF8 = /[\xc3-\xc5][\x80-\xbf]|\xe2\x80[\x93-\xa6]/g;

function isUtf8Line(line: Buffer): boolean {
  const found = line.toString("latin1").match(LATIN_UTF8)?.length ?? 0;
  return found >= 2 && isUtf8(line);
}

/** Finds the first line for which something holds, counted from 1. */
function firstLine(bytes: Buffer, holds: (line: Buffer) => boolean): number | undefined {
  let line = 1;
  for (let start = 0; start <= bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start);
    const to = end === -1 ? bytes.length : end;
    if (holds(bytes.subarray(start, to))) return line;
    start = to + 1;
  }
  return undefined;
}

/** Returns the first line that is not UTF-8, counted from 1. */
function firstWrongLine(bytes: Buffer): number {
  return firstLine(bytes, (line) => !isUtf8(line)) ?? 1;
}

/** Characters of text that a warning shows. */
const MAX_EXCERPT = 40;

/** Turns control characters into those of windows-1252, from which they were made, with a warning. */
export function withControls(text: string, file: string, warnings?: Warnings): string {
  const { text: mended, count, at } = withoutControls(text);
  if (count > 0) {
    const line = lineOf(text, at);
    const excerpt = mended.slice(Math.max(0, at - MAX_EXCERPT / 2), at + MAX_EXCERPT / 2).trim();
    warnings?.warn("control_characters", { count, excerpt }, { position: { file, line } });
  }
  return mended;
}

/** A letter of UTF-8 whose bytes were taken for characters: `Å¡`, `Ä` and a control character, `Ĺˇ`. */
const TWICE = /[\u00c2-\u00c5\u0102\u00c4\u0139\u013d]./;
const MAYBE_TAKEN_FOR = ["windows-1252", "windows-1250"];

/**
 * Mends UTF-8 that was encoded twice, where every line shows it.
 *
 * @throws {ImportError} If only some lines do.
 */
function mendedTwice(text: string, file: string, warnings?: Warnings): string {
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

/** Warns of UTF-8 that was encoded twice and lost bytes on the way: no one can tell what they were. */
function warnOfLostBytes(text: string, file: string, warnings?: Warnings): void {
  const found = [...text.matchAll(TAKEN)];
  const [first] = found;
  if (first === undefined || found.length < FEW_TAKEN) return;
  const excerpt = text.slice(Math.max(0, first.index - MAX_EXCERPT / 2), first.index + MAX_EXCERPT / 2).trim();
  const position = { file, line: lineOf(text, first.index) };
  warnings?.warn("damaged_twice", { count: found.length, excerpt }, { position });
}

/** @returns Undefined where the line is no UTF-8 that was taken for the encoding. */
function decodedAgain(line: string, encoding: Encoding): string | undefined {
  if (!TWICE.test(line)) return undefined;
  const bytes = encodeBytes(line, encoding);
  return bytes !== undefined && isUtf8(bytes) ? bytes.toString("utf8") : undefined;
}

/** Returns the line of an offset; quick where the offsets grow, as they do in a reader. */
export class LineCounter {
  readonly #text: string;
  #line = 1;
  #lineStart = 0;
  /** The offset of the line's end. */
  #lineEnd: number;

  constructor(text: string) {
    this.#text = text;
    this.#lineEnd = this.#endFrom(0);
  }

  /** Returns the line that holds an offset, counted from 1. */
  at(offset: number): number {
    if (offset < this.#lineStart) {
      this.#line = 1;
      this.#lineStart = 0;
      this.#lineEnd = this.#endFrom(0);
    }
    while (this.#lineEnd < offset) {
      this.#line += 1;
      this.#lineStart = this.#lineEnd + 1;
      this.#lineEnd = this.#endFrom(this.#lineStart);
    }
    return this.#line;
  }

  #endFrom(start: number): number {
    const end = this.#text.indexOf("\n", start);
    return end === -1 ? Number.POSITIVE_INFINITY : end;
  }
}
