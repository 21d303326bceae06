import { isUtf8 } from "node:buffer";
import { CorpusError, CorpusFault } from "./corpus_error.ts";
import { fileFormatOf, parseHeader, type TranslationHeader } from "./header.ts";
import { Translation } from "./translation.ts";
import { indexVerses } from "./verse_indexer.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const NO_HEADER: TranslationHeader = {
  code: "",
  name: "",
  language: "",
  copyright: "",
  books: new Map(),
};

/**
 * Reads a translation file and indexes its lines.
 *
 * @param bytes The whole file; the translation keeps it, and takes its marks out in place.
 * @param file Its path, for messages.
 * @throws {CorpusError} At the first error, with file and line.
 */
export function parseTranslation(bytes: Buffer, file: string): Translation {
  const onError = (line: number, fault: CorpusFault) => {
    throw new CorpusError(file, line, fault);
  };
  return read(bytes, { file, onError, isLenient: false }).translation;
}

/** The part of a file with errors that can be read. */
export interface LenientReading {
  /** Of the lines without errors; where the header has one, no one's. */
  readonly translation: Translation;
  /** Absent where the header has an error. */
  readonly header: TranslationHeader | undefined;
}

/**
 * Reads a translation file as {@linkcode parseTranslation} does, but goes on after errors.
 *
 * @param options `onError`: called with each error; the line is 0 where the error is the file's as a whole.
 */
export function parseLeniently(
  bytes: Buffer,
  options: { file: string; onError: (line: number, fault: CorpusFault) => void },
): LenientReading {
  return read(bytes, { ...options, isLenient: true });
}

/**
 * Decodes a translation file that is to be changed, without the marks and carriage returns of an editor.
 *
 * @throws {CorpusError} With the first line that is not UTF-8: its letters would be lost.
 */
export function decodeTranslation(bytes: Buffer, file: string): string {
  // A copy: carriage returns are taken out in place.
  const text = normalizeLines(Buffer.from(bytes));
  for (const line of invalidLines(text)) throw new CorpusError(file, line, new CorpusFault("no_utf8", {}));
  return text.toString("utf8");
}

interface ReadingOptions {
  readonly file: string;
  readonly onError: (line: number, fault: CorpusFault) => void;
  readonly isLenient: boolean;
}

function read(bytes: Buffer, { file, onError, isLenient }: ReadingOptions): LenientReading {
  const text = normalizeLines(bytes);
  for (const line of invalidLines(text)) onError(line, new CorpusFault("no_utf8", {}));
  const blank = text.indexOf("\n\n");
  if (blank < 0) onError(0, new CorpusFault("endless_header", {}));
  const headerEnd = blank < 0 ? text.length - 1 : blank;
  const lines = text.toString("utf8", 0, headerEnd).split("\n");
  const format = fileFormatOf(lines[0]) ?? 1;
  const header = readHeader(lines, { file, onError, isLenient });
  const index = indexVerses(text, {
    from: Math.min(headerEnd + 2, text.length),
    number: lines.length + 2,
    format,
    onError,
    isLenient,
  });
  return { header, translation: new Translation(header ?? NO_HEADER, format, index) };
}

function readHeader(
  lines: readonly string[],
  { file, onError, isLenient }: ReadingOptions,
): TranslationHeader | undefined {
  try {
    return parseHeader(lines, file);
  } catch (error) {
    if (!isLenient || !(error instanceof CorpusError)) throw error;
    onError(error.line, error.fault);
    return undefined;
  }
}

/** Takes out the byte-order mark and carriage returns that an editor may have put in, and adds a missing last line end. */
function normalizeLines(bytes: Buffer): Buffer {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let text = hasMark ? bytes.subarray(3) : bytes;
  if (text.includes(CARRIAGE_RETURN)) text = withoutReturns(text);
  return text.at(-1) === LINE_FEED ? text : Buffer.concat([text, Buffer.of(LINE_FEED)]);
}

/** Takes the carriage returns before line feeds out of bytes, in place. */
function withoutReturns(bytes: Buffer): Buffer {
  let written = bytes.indexOf(CARRIAGE_RETURN);
  for (let at = written; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte !== CARRIAGE_RETURN || bytes[at + 1] !== LINE_FEED) bytes[written++] = byte;
  }
  return bytes.subarray(0, written);
}

/** Yields the numbers of the lines that are not UTF-8, counted from 1. */
function* invalidLines(bytes: Buffer): Generator<number> {
  if (isUtf8(bytes)) return;
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, from);
    if (!isUtf8(bytes.subarray(from, end))) yield line;
    from = end + 1;
  }
}
