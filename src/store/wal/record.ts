import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import { Problem } from "../../base/problem.ts";

/**
 * The length of the checksum that a record begins with.
 *
 * A record is one line of text: eight hexadecimal digits, a blank, the fields with a blank between them, a newline. The
 * digits are the CRC-32 of all that follows them on the line, blank and newline included, carried on from the digits of
 * the line before (from 0 on the first). So each line vouches for the whole file up to itself, and a line that is
 * changed, lost, doubled or moved is found out.
 */
export const CHECKSUM_DIGITS = 8;
const BLANK = 0x20;
const NEWLINE = 0x0a;

/** A line `[start, end)` of a file, newline included, and the checksum of the line before it. */
export interface ChainedLine {
  readonly start: number;
  readonly end: number;
  readonly chain: number;
}

/** Encodes records into one buffer, which is used again and again. */
export class RecordWriter {
  #bytes = Buffer.allocUnsafe(4096);
  #length = 0;
  #start = 0;
  #chain: number;

  /** @param chain The checksum of the last line already in the file; 0 for a new file. */
  constructor(chain = 0) {
    this.#chain = chain;
  }

  /** The complete records since `reset`. The next records overwrite them. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  get length(): number {
    return this.#length;
  }

  /** The checksum of the last line. */
  get chain(): number {
    return this.#chain;
  }

  /** Drops the records and continues after a line with this checksum. */
  reset(chain: number): void {
    this.#length = 0;
    this.#chain = chain;
  }

  /** Starts a record with its kind. */
  begin(kind: string): this {
    this.#start = this.#length;
    this.#reserve(CHECKSUM_DIGITS + 2);
    this.#length += CHECKSUM_DIGITS;
    return this.word(kind);
  }

  /** Adds a field. It must hold no newline, and no blank unless it is the last. */
  word(text: string): this {
    this.#reserve(text.length * 3 + 2);
    this.#bytes[this.#length++] = BLANK;
    this.#length += this.#bytes.write(text, this.#length);
    return this;
  }

  /** Adds a whole number that is not negative. */
  number(value: number): this {
    this.#reserve(18);
    this.#bytes[this.#length++] = BLANK;
    this.#digits(value);
    return this;
  }

  /** Adds two whole numbers with a colon between them as one field. */
  pair(first: number, second: number): this {
    this.number(first);
    this.#reserve(18);
    this.#bytes[this.#length++] = 0x3a;
    this.#digits(second);
    return this;
  }

  /** Adds bytes in hexadecimal digits as one field. */
  hexadecimal(value: Uint8Array): this {
    return this.word(Buffer.from(value).toString("hex"));
  }

  /** Completes the record: newline and checksum. */
  end(): void {
    this.#bytes[this.#length++] = NEWLINE;
    const content = this.#bytes.subarray(this.#start + CHECKSUM_DIGITS, this.#length);
    this.#chain = crc32(content, this.#chain);
    for (let index = CHECKSUM_DIGITS, rest = this.#chain; index > 0; rest >>>= 4) {
      this.#bytes[this.#start + --index] = HEXADECIMAL.charCodeAt(rest & 15);
    }
  }

  #digits(value: number): void {
    let digits = 1;
    for (let limit = 10; value >= limit; limit *= 10) digits++;
    let rest = value;
    for (let at = this.#length + digits - 1; at >= this.#length; at--) {
      const tens = Math.floor(rest / 10);
      this.#bytes[at] = 0x30 + (rest - tens * 10);
      rest = tens;
    }
    this.#length += digits;
  }

  /** Makes room for so many bytes and a newline after them. */
  #reserve(more: number): void {
    if (this.#length + more + 1 <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe((this.#length + more) * 2);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}

const HEXADECIMAL = "0123456789abcdef";

/** The value of each byte as a hexadecimal digit; -1 for any other byte, capitals included. */
const DIGIT = Int8Array.from({ length: 256 }, (_, code) => HEXADECIMAL.indexOf(String.fromCharCode(code)));

/** The longest words that are interned while a file is read, and how many of them. */
const MAX_INTERNED_LENGTH = 12;
const MAX_INTERNED_WORDS = 64;

/** Parses the eight digits at an offset. @returns -1 if they are none. */
export function readChecksum(bytes: Uint8Array, at: number): number {
  if (at + CHECKSUM_DIGITS > bytes.length) return -1;
  let value = 0;
  for (let index = at; index < at + CHECKSUM_DIGITS; index++) {
    const digit = DIGIT[bytes[index]!]!;
    if (digit < 0) return -1;
    value = value * 16 + digit;
  }
  return value;
}

/** Decodes the fields of a record one after another. Each method throws an error where the field is of another form. */
export class RecordFields {
  #bytes: Buffer;
  #at = 0;
  #end = 0;
  #words = new Map<number, string>();

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Moves to the record whose line is `bytes[start, end)`, newline included. */
  moveTo(start: number, end: number): void {
    this.#at = start + CHECKSUM_DIGITS + 1;
    this.#end = end - 1;
  }

  /** True after the last field. */
  get atEnd(): boolean {
    return this.#at > this.#end;
  }

  /** Returns the next field. */
  word(): string {
    const end = this.#fieldEnd();
    const text = this.#text(end);
    this.#at = end + 1;
    return text;
  }

  /** Decodes the next field, hexadecimal digits, into so many bytes. */
  hexadecimal(length: number): Uint8Array {
    const end = this.#fieldEnd();
    if (end - this.#at !== 2 * length) throw new Problem("store.digits_expected", { count: 2 * length });
    const bytes = Buffer.allocUnsafe(length);
    for (let index = 0; index < length; index++, this.#at += 2) {
      const value = (DIGIT[this.#bytes[this.#at]!]! << 4) | DIGIT[this.#bytes[this.#at + 1]!]!;
      if (value < 0) throw new Problem("store.digits_expected", { count: 2 * length });
      bytes[index] = value;
    }
    this.#at = end + 1;
    return bytes;
  }

  /** Returns the rest of the record, blanks included. */
  rest(): string {
    if (this.atEnd) throw new Problem("store.field_missing", {});
    const text = this.#bytes.toString("utf8", this.#at, this.#end);
    this.#at = this.#end + 1;
    return text;
  }

  /** Decodes the next field, a whole number. */
  number(): number {
    const value = this.#digits();
    if (this.#at < this.#end && this.#bytes[this.#at] !== BLANK) throw new Problem("store.number_expected", {});
    this.#at++;
    return value;
  }

  /** Decodes the first number of a field `17:4`; `number` decodes the second. */
  pairFirst(): number {
    const value = this.#digits();
    if (this.#at >= this.#end || this.#bytes[this.#at] !== 0x3a) throw new Problem("store.pair_expected", {});
    this.#at++;
    return value;
  }

  /** Decodes the bytes up to `end`. A short word that was met before is the same string, which is faster. */
  #text(end: number): string {
    const length = end - this.#at;
    if (length > MAX_INTERNED_LENGTH) return this.#bytes.toString("latin1", this.#at, end);
    let key = length;
    for (let at = this.#at; at < end; at++) key = (key * 31 + this.#bytes[at]!) | 0;
    const known = this.#words.get(key);
    if (known !== undefined && this.#matches(known)) return known;
    const text = this.#bytes.toString("latin1", this.#at, end);
    if (this.#words.size < MAX_INTERNED_WORDS) this.#words.set(key, text);
    return text;
  }

  #matches(text: string): boolean {
    for (let index = 0; index < text.length; index++) {
      if (this.#bytes[this.#at + index] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  #digits(): number {
    const start = this.#at;
    let value = 0;
    for (; this.#at < this.#end; this.#at++) {
      const digit = this.#bytes[this.#at]! - 0x30;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
    }
    if (this.#at === start || value > Number.MAX_SAFE_INTEGER) throw new Problem("store.number_expected", {});
    return value;
  }

  #fieldEnd(): number {
    if (this.atEnd) throw new Problem("store.field_missing", {});
    let end = this.#at;
    while (end < this.#end && this.#bytes[end] !== BLANK) end++;
    return end;
  }
}

/** Finds the newline of the line that begins at `start`. @returns -1 if there is none. */
export function lineEnd(bytes: Uint8Array, start: number): number {
  return bytes.indexOf(NEWLINE, start);
}

/** Verifies the checksum of a line. @returns The checksum; -1 if it is wrong. */
export function verifyLine(bytes: Uint8Array, line: ChainedLine): number {
  const { start, end, chain } = line;
  // The line before begins with no checksum.
  if (chain < 0) return -1;
  if (end - start < CHECKSUM_DIGITS + 3 || bytes[start + CHECKSUM_DIGITS] !== BLANK) return -1;
  const stated = readChecksum(bytes, start);
  return checksumOf(bytes, line) === stated ? stated : -1;
}

/** Computes the checksum that a line should begin with. */
export function checksumOf(bytes: Uint8Array, { start, end, chain }: ChainedLine): number {
  return crc32(bytes.subarray(start + CHECKSUM_DIGITS, end), chain);
}
