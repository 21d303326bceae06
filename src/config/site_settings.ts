import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { Problem } from "../base/problem.ts";
import { decodeTable, tableLines } from "../base/source_files.ts";

/** The way to reach the operator: an e-mail address, a web page or a telephone. */
export class SiteContact {
  /** As it was written. */
  readonly text: string;
  /** A link that opens it. */
  readonly href: string;

  constructor(text: string, href: string) {
    this.text = text;
    this.href = href;
  }

  toString(): string {
    return this.text;
  }
}

/** The characters of an address that need no quoting (RFC 5322, section 3.2.3), and letters of a host. */
const MAIL = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u;
const TELEPHONE = /^\+?[\d ()/.-]{5,30}$/;

/** Reads how to reach the operator; undefined where it is not said. */
export function siteContact(text: string): SiteContact | undefined {
  const trimmed = text.trim();
  if (trimmed === "") return undefined;
  const href = mailHref(trimmed) ?? webHref(trimmed) ?? telephoneHref(trimmed);
  if (href === undefined) {
    throw new Problem("settings.expected_contact", {});
  }
  return new SiteContact(trimmed, href);
}

function mailHref(text: string): string | undefined {
  return text.length <= 254 && MAIL.test(text) ? `mailto:${text.replace(/[%?&#]/g, encodeURIComponent)}` : undefined;
}

function webHref(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || text.length > 500 || !URL.canParse(text)) return undefined;
  const { username, password, href } = new URL(text);
  return username === "" && password === "" ? href : undefined;
}

function telephoneHref(text: string): string | undefined {
  const digits = text.replace(/[^\d+]/g, "");
  return TELEPHONE.test(text) && /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

/** The kind and size of a picture, read from its bytes. */
interface ImageFormat {
  readonly type: "image/png" | "image/jpeg" | "image/webp";
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Recognises a PNG, JPEG or WebP by its bytes; its name is not asked.
 *
 * @returns Undefined where it is none of them, or ends before its size.
 */
export function imageFormat(bytes: Buffer): ImageFormat | undefined {
  const size = pngSize(bytes) ?? webpSize(bytes) ?? jpegSize(bytes);
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

const PNG_SIGNATURE = Buffer.from("89504e470d0a1a0a", "hex");

/** Reads the chunk `IHDR`, which comes first (PNG specification, section 11.2.1). */
function pngSize(bytes: Buffer): ImageFormat | undefined {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG_SIGNATURE)) return undefined;
  if (bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Reads the first chunk of a WebP, which is of one of three kinds (RFC 9649, section 2). */
function webpSize(bytes: Buffer): ImageFormat | undefined {
  const tag = (at: number) => bytes.toString("latin1", at, at + 4);
  if (bytes.length < 30 || tag(0) !== "RIFF" || tag(8) !== "WEBP") return undefined;
  const type = "image/webp";
  switch (tag(12)) {
    case "VP8 ": {
      if (bytes.readUIntBE(23, 3) !== 0x9d012a) return undefined;
      const [width, height] = [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff];
      return { type, width, height };
    }
    case "VP8L": {
      if (bytes[20] !== 0x2f) return undefined;
      const bits = bytes.readUInt32LE(21);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { type, width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}

/** Markers of a JPEG that begin a frame with the size: `SOF0` to `SOF15` without `DHT`, `JPG` and `DAC`. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const [SCAN, END] = [0xda, 0xd9];

/** Walks through the segments of a JPEG to its frame header (ITU-T T.81, section B.2.2). */
function jpegSize(bytes: Buffer): ImageFormat | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (marker === SCAN || marker === END) return undefined;
    else if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return { type: "image/jpeg", width, height };
    } else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Every visitor loads the picture, and messengers show none that is larger. */
const MAX_BYTES = 1_000_000;
const MAX_PIXELS = 4096;

/** The picture of a service: a crest or a photograph. */
export class SiteImage implements ImageFormat {
  readonly type: ImageFormat["type"];
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  /** A hash of the bytes, for a path. */
  readonly digest: string;
  readonly #path: string;

  constructor(path: string, bytes: Buffer, { type, width, height }: ImageFormat) {
    this.#path = path;
    this.bytes = bytes;
    this.type = type;
    this.width = width;
    this.height = height;
    this.digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 12);
  }

  /** Names file and content: another picture in the same file is another value. */
  toString(): string {
    return `${this.#path} ${this.digest}`;
  }
}

/** Returns the picture that a store keeps in base64, or undefined. */
export function storedImage(base64: string): SiteImage | undefined {
  const bytes = Buffer.from(base64, "base64");
  const format = imageFormat(bytes);
  return format && new SiteImage("stored", bytes, format);
}

/** Reads the picture of a path, or undefined. */
export function siteImage(path: string): SiteImage | undefined {
  if (path === "") return undefined;
  const bytes = readPicture(path);
  const format = imageFormat(bytes);
  if (format === undefined) {
    throw new Problem("settings.expected_picture", {});
  }
  if (Math.max(format.width, format.height) > MAX_PIXELS) {
    const { width, height } = format;
    throw new Problem("settings.expected_pixels", { max: MAX_PIXELS, width, height });
  }
  return new SiteImage(path, bytes, format);
}

function readPicture(path: string): Buffer {
  let size: number;
  try {
    const stats = statSync(path);
    if (!stats.isFile()) throw new Problem("settings.no_regular_file", {});
    size = stats.size;
    if (size <= MAX_BYTES) return readFileSync(path);
  } catch (cause) {
    throw new Problem("settings.unreadable_picture", {}, { cause });
  }
  throw new Problem("settings.expected_bytes", { max: MAX_BYTES, size });
}

/** Reads a colour as six hexadecimal digits; empty for that of the program. */
export function siteColor(text: string): string {
  const [, digits] = /^#?([\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (digits === undefined && text.trim() !== "") throw new Problem("settings.expected_color", {});
  return digits?.toLowerCase() ?? "";
}

/** The bytes and the lines that the feasts of one church can have. */
const MAX_FEAST_BYTES = 200_000;
export const MAX_FEASTS = 100;
/** The characters that a line can have. */
const MAX_FEAST_LINE = 1000;

/**
 * Reads the file of a church's own feasts, a line each. A byte order mark is passed over.
 *
 * @throws {Problem<"settings">} `unreadable_feasts`, if it cannot be read, is no regular file, is not UTF-8 or is too long.
 */
export function readFeastFile(path: string): string {
  try {
    const stats = statSync(path);
    // Reading a pipe would wait until something is written to it.
    if (!stats.isFile()) throw new Problem("settings.no_regular_file", {});
    if (stats.size > MAX_FEAST_BYTES) throw new Problem("table.long_file", { max: MAX_FEAST_BYTES });
    return checkedFeasts(readFileSync(path));
  } catch (cause) {
    throw new Problem("settings.unreadable_feasts", { path }, { cause });
  }
}

function checkedFeasts(bytes: Buffer): string {
  const text = decodeTable(bytes);
  const long = text.split("\n").findIndex((line) => line.length > MAX_FEAST_LINE);
  if (long >= 0) throw new Problem("table.long_line", { line: long + 1, max: MAX_FEAST_LINE });
  const count = tableLines(text, "").length;
  if (count > MAX_FEASTS) throw new Problem("table.too_many_feasts", { count, max: MAX_FEASTS });
  return text;
}
