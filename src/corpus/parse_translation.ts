import { isUtf8 } from "node:buffer";
import { CorpusError } from "./corpus_error.ts";
import { parseHeader } from "./header.ts";
import type { Translation } from "./translation.ts";
import { indexVerses } from "./verse_index.ts";

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/**
 * Reads a translation file and indexes its lines.
 *
 * @param bytes The whole file; the translation keeps it.
 * @param file Its path, for messages.
 * @throws {CorpusError} At the first fault, with file and line.
 */
export function parseTranslation(bytes: Buffer, file: string): Translation {
  const text = normalise(bytes);
  if (!isUtf8(text)) throw new CorpusError(file, invalidLine(text), "the line is not valid UTF-8");
  const headerEnd = text.indexOf("\n\n");
  if (headerEnd < 0) {
    throw new CorpusError(file, 0, "no blank line ends the header: is this a translation file?");
  }
  const lines = text.toString("utf8", 0, headerEnd).split("\n");
  const header = parseHeader(lines, file);
  return indexVerses(text, { header, file, from: headerEnd + 2, number: lines.length + 2 });
}

/** Without the byte-order mark and carriage returns that an editor may have put in, with a last line end. */
function normalise(bytes: Buffer): Buffer {
  let text = bytes;
  if (text[0] === 0xef && text[1] === 0xbb && text[2] === 0xbf) text = text.subarray(3);
  if (text.includes(CARRIAGE_RETURN)) {
    text = Buffer.from(text.toString("latin1").replaceAll("\r\n", "\n"), "latin1");
  }
  return text.at(-1) === LINE_FEED ? text : Buffer.concat([text, Buffer.of(LINE_FEED)]);
}

function invalidLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, from);
    if (!isUtf8(bytes.subarray(from, end))) break;
    from = end + 1;
  }
  return line;
}
