import { isUtf8 } from "node:buffer";
import { TextDecoder } from "node:util";
import { ImportError, lineOf } from "./import_error.ts";
import {
  decodeBytes,
  type Encoding,
  encodingFamilies,
  encodingNamed,
  likelierEncoding,
  NO_CHARACTER,
} from "./single_byte_encodings.ts";
import { mendedLetters, mendedTwice, type Warnings, withControls } from "./wrongly_decoded.ts";

const BYTE_ORDER_MARK = "\ufeff";

/**
 * UTF-8 may be found under the name of any of these: it was converted and kept its declaration. A text in one of them is
 * never UTF-8 throughout, but for a few words such as `čšž`, whose bytes are one Chinese sign.
 */
const EAST_ASIAN = /[\u2e80-\ud7ff]/;

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
  if (byteOrder(bytes) !== undefined) return withoutMark(withControls(utf16(bytes, file), file, warnings));
  if (bytes.includes(0)) throw new ImportError("binary", {}, { position: { file } });
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (hasMark || encoding === undefined || isUtf8Name(encoding) || isConverted(bytes, encoding)) {
    const text = withControls(mendedTwice(withoutMark(utf8(bytes, file)), file, warnings), file, warnings);
    return warnings === undefined ? text : mendedLetters(text, file, warnings, true);
  }
  return other(bytes, { file, encoding, warnings });
}

/** Returns the beginning of a file as text, to recognise its format. */
export function decodeHead(head: Buffer): string {
  return byteOrder(head) !== undefined ? unitsOf(head).toString("utf16le") : head.toString("utf8");
}

function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** The bytes in which null bytes are looked for, and the share of them that shows UTF-16. */
const SEARCHED = 512;
const SHARE = 0.15;
/** Characters whose other byte is null are rare: `Ā`, `Ѐ`. */
const RARE = 8;

/** Returns the order of bytes of UTF-16, which begins with a byte-order mark, or with many a second byte null and no first. */
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

/** The first bytes of zip, gzip, bzip2, xz, RAR and 7z files; a source that is one itself never comes here, but for tar. */
const ARCHIVES = ["PK\x03\x04", "\x1f\x8b", "BZh", "\xfd7zXZ", "Rar!", "7z\xbc\xaf"];

function isArchive(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, 262);
  return head.startsWith("ustar", 257) || ARCHIVES.some((signature) => head.startsWith(signature));
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
    throw new ImportError("unknown_encoding", { encoding, known: encodingFamilies() }, { position: { file } });
  }
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ImportError("wrong_bytes", { encoding }, { position: { file } });
  }
}

/** The encoding that is declared for many others. */
const MISTAKEN = "windows-1252";

/** `Š`, `Ž`, `š`, `ž` of ISO-8859-2 within words, which windows-1250 has where ISO-8859-2 has no letters. */
const LATIN2 = /[\xa9\xae](?=[a-z])|(?<=[a-z])[\xb9\xbe]|[\xb9\xbe](?=[a-z])/g;
/** So many are no chance; Polish has `ą` and Slovak `ľ` there in windows-1250. */
const FEW_LATIN2 = 3;

/** Returns the offset of the first letter that shows ISO-8859-2 in a text without the letters of windows-1250 alone. */
function latin2At(bytes: Buffer, language: string | undefined): number | undefined {
  const found = [...bytes.toString("latin1").matchAll(LATIN2)];
  return found.length < FEW_LATIN2 || language === "pol" || language === "slk" ? undefined : found[0]?.index;
}

/** Decodes a file of one byte a character. @throws {ImportError} If a byte means nothing, or a line is in UTF-8. */
function oneByte(bytes: Buffer, encoding: Encoding, { file, warnings }: Encoded): string {
  let used = encoding;
  const at = bytes.findIndex((byte) => byte >= 0x80 && byte < 0xa0);
  const likelier = likelierEncoding(bytes, encoding, warnings?.language);
  const latin2 = at === -1 && encoding.name === "windows-1250" ? latin2At(bytes, warnings?.language) : undefined;
  const ofBytes = latin2 === undefined ? at !== -1 && encodingNamed(encoding.instead) : encodingNamed("iso-8859-2");
  const instead = likelier ?? ofBytes;
  if (instead) {
    used = instead;
    const shown = likelier === undefined ? (latin2 ?? at) : bytes.findIndex((byte) => byte >= 0x80);
    const line = lineOf(bytes.toString("latin1"), shown);
    warnings?.warn("other_encoding", { declared: encoding.name, read: used.name }, { position: { file, line } });
  }
  const line = firstLine(bytes, isUtf8Line);
  if (line !== undefined)
    throw new ImportError("mixed_encodings", { encoding: used.name }, { position: { file, line } });
  const text = decodeBytes(bytes, used);
  const wrong = text.indexOf(NO_CHARACTER);
  if (wrong !== -1) throw wrongBytes(used.name, file, lineOf(text, wrong));
  return warnings === undefined || used.name !== MISTAKEN ? text : mendedLetters(text, file, warnings);
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
