import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { ImportError } from "./import_error.ts";

const BYTE_ORDER_MARK = "\ufeff";

/**
 * Encodings of one byte a character. A UTF-8 file that declares one of them was converted and kept its
 * declaration: a text in one of them is never UTF-8 throughout, but for a few words such as `čšž`, whose bytes are one
 * Chinese sign.
 */
const ONE_BYTE = /^(?:(?:windows|cp|iso)-?(?:125|8859)|latin-?\d|macintosh|koi8)/i;
const EAST_ASIAN = /[\u2e80-\ud7ff]/;

/**
 * Returns the text of a file.
 *
 * UTF-8 is what every format asks for today. Older files are read in the encoding that they or the operator name;
 * none is guessed, for a wrong guess spoils every č and š without a sign.
 *
 * @param encoding The encoding that the file declares or the operator states, such as `windows-1250`.
 * @throws {ImportError} If the bytes are no text in that encoding.
 */
export function decodeText(bytes: Buffer, file: string, encoding?: string): string {
  if (isUtf16(bytes)) {
    throw new ImportError("utf16", {}, { position: { file } });
  }
  if (isArchive(bytes)) {
    throw new ImportError("nested_archive", {}, { position: { file } });
  }
  if (bytes.includes(0)) {
    throw new ImportError("binary", {}, { position: { file } });
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text =
    hasMark || encoding === undefined || isUtf8Name(encoding) || isConverted(bytes, encoding)
      ? utf8(bytes, file)
      : other(bytes, file, encoding);
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** Returns whether a file begins as UTF-16 does: with its byte-order mark, or with every other byte null. */
export function isUtf16(bytes: Buffer): boolean {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const bigEndian = first === 0 && third === 0 && second !== 0 && fourth !== 0;
  const littleEndian = first !== 0 && third !== 0 && second === 0 && fourth === 0;
  return bigEndian || littleEndian;
}

/** The first bytes of zip, gzip, bzip2, xz, RAR and 7z files; a source that is one itself never comes here. */
const ARCHIVES = ["PK\x03\x04", "\x1f\x8b", "BZh", "\xfd7zXZ", "Rar!", "7z\xbc\xaf"];

function isArchive(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 8);
  return ARCHIVES.some((signature) => head.startsWith(signature));
}

function isConverted(bytes: Buffer, encoding: string): boolean {
  return ONE_BYTE.test(encoding) && isUtf8(bytes) && !EAST_ASIAN.test(bytes.toString("utf8"));
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

function other(bytes: Buffer, file: string, encoding: string): string {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportError("unknown_encoding", { encoding }, { position: { file } });
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ImportError("wrong_bytes", { encoding }, { position: { file } });
  }
}

/** Returns the first line that is not UTF-8, counted from 1. */
function firstWrongLine(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return line;
    start = end + 1;
    line += 1;
  }
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
