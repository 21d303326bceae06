import { isUtf8 } from "node:buffer";
import type { HeadingKind } from "../../corpus/mod.ts";
import { readFragment } from "../fragment.ts";
import { type DroppedKind, ImportError } from "../import_error.ts";
import { OsisMarkup } from "../osis/mod.ts";
import { noteKind } from "../raw_marks.ts";
import { decodeBytes, type Encoding, encodingNamed } from "../single_byte_encodings.ts";
import { readThml } from "../thml.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { rereadLetters, withControls } from "../wrongly_decoded.ts";
import type { SwordConfiguration } from "./storage.ts";

/** A token in angle brackets; everything else is text. */
const TOKEN = /<([A-Za-z][^<>]*)>/g;

/** Tokens that open something that is no verse text, the token that closes it, and what it is counted as. */
const ASIDES = new Map<string, { end: string; kind: DroppedKind }>([
  ["RF", { end: "Rf", kind: "footnote" }],
  ["RX", { end: "Rx", kind: "cross reference" }],
  ["TT", { end: "Tt", kind: "book heading" }],
  ["TB", { end: "Tb", kind: "book heading" }],
]);

const HEADINGS = new Map<string, { end: string; kind: HeadingKind }>([
  ["TS", { end: "Ts", kind: "section" }],
  ["TH", { end: "Th", kind: "psalm_title" }],
]);

/** Ends of lines, paragraphs and the like. */
const BREAKS = /^(?:C[LMGTN]|P[PFR]|J[RLCFX]|ZZ)/;
const PARAGRAPH = "CM";
const LINE = "CL";
/** Lines between these are poetry. */
const POETRY = "PP";
const POETRY_END = "Pp";
const WORD_ATTRIBUTES = /^W[A-Z]/;
/** A character by its hexadecimal code. */
const CHARACTER = /^CA([0-9A-Fa-f]{2})$/;

/**
 * Reads one verse in the General Bible Format.
 *
 * Source of the tokens: the General Bible Format Tagging Specification (ebible.org), and CrossWire's list of those that
 * modules have.
 */
export function readGbf(source: string, builder: TranslationBuilder): void {
  let closing: string | undefined;
  let aside: DroppedKind = "footnote";
  /** The words of the note, or of another part that is no verse text. */
  let words = "";
  let heading: string | undefined;
  let indent = 0;
  let at = 0;
  const add = (text: string) => {
    builder.read(text);
    if (closing !== undefined) words += text;
    else if (heading === undefined) builder.addText(text);
    else builder.addHeading(text);
  };
  for (const match of source.matchAll(TOKEN)) {
    add(source.slice(at, match.index));
    at = match.index + match[0].length;
    const token = match[1] as string;
    const tag = token.slice(0, 2);
    const begun = ASIDES.get(tag);
    const opened = HEADINGS.get(tag);
    const character = CHARACTER.exec(token)?.[1];
    if (closing !== undefined) {
      if (tag === closing) {
        endAside(aside, words, builder);
        closing = undefined;
      } else if (BREAKS.test(token)) words += " ";
      else if (ASIDES.has(tag)) builder.warn("nested_note");
    } else if (begun !== undefined) {
      aside = begun.kind;
      closing = begun.end;
      words = "";
    } else if (character !== undefined) {
      add(String.fromCharCode(Number.parseInt(character, 16)));
    } else if (opened !== undefined && heading === undefined) {
      builder.startHeading(opened.kind);
      heading = opened.end;
    } else if (tag === heading) {
      builder.endHeading();
      heading = undefined;
    } else if (heading !== undefined) builder.addHeading(" ");
    else if (tag === PARAGRAPH) builder.startLine("paragraph");
    else if (tag === LINE) builder.startLine("line", indent);
    else if (tag === POETRY || tag === POETRY_END) {
      indent = tag === POETRY ? 1 : 0;
      builder.startLine("line", indent);
    } else if (WORD_ATTRIBUTES.test(token)) builder.drop("word attributes");
    else if (BREAKS.test(token)) builder.addBreak();
  }
  add(source.slice(at));
  if (closing !== undefined) {
    endAside(aside, words, builder);
    builder.warn("missing_end", { name: closing });
  }
  if (heading !== undefined) builder.undoHeading();
}

/** Keeps a note, and leaves out what is none. */
function endAside(kind: DroppedKind, words: string, builder: TranslationBuilder): void {
  const note = noteKind(kind);
  if (note === undefined) builder.dropWithin(kind, words);
  else builder.addNote(note, words);
}

/** Puts the text of one verse into the edition, which has the verse open. */
type ContentReader = (source: string, builder: TranslationBuilder) => void;

/**
 * Returns the reader of a module's markup.
 *
 * @throws {ImportError} If the markup is not supported.
 */
export function contentReader({ module, field }: SwordConfiguration): ContentReader {
  const type = (field("SourceType") ?? "Plaintext").toLowerCase();
  if (type === "osis" || type === "tei") return osisReader();
  if (type === "thml") return readThml;
  if (type === "gbf") return readGbf;
  if (type === "plaintext" || type === "plain") return readPlain;
  throw new ImportError("sword_markup", { module, type });
}

/** Returns the text of an entry. */
type ContentDecoder = (bytes: Buffer, builder: TranslationBuilder) => string;

/**
 * Returns the decoder of a module's bytes; Latin-1 where its configuration names none.
 *
 * @throws {ImportError} If the encoding is not read.
 */
export function contentDecoder({ module, field }: SwordConfiguration): ContentDecoder {
  const stated = (field("Encoding") ?? "Latin-1").toLowerCase();
  if (stated === "utf-8") return (bytes, builder) => decodeUtf8(bytes, builder);
  if (stated === "utf-16") return (bytes) => bytes.subarray(0, bytes.length & ~1).toString("utf16le");
  const encoding = encodingNamed(stated);
  if (encoding === undefined) {
    throw new ImportError("sword_encoding", { module, encoding: stated });
  }
  return (bytes, builder) => {
    const text = decodeBytes(bytes, encoding);
    const reread = encoding.name === LEFT_IN ? rereadLetters(text, builder.language) : undefined;
    if (!reread?.isCertain) return text;
    builder.warn("other_encoding", { declared: encoding.name, read: reread.encoding });
    return reread.text;
  };
}

/** Decodes an entry; one that is no UTF-8 was left in the encoding of Windows. */
function decodeUtf8(bytes: Buffer, builder: TranslationBuilder): string {
  if (isUtf8(bytes)) return withControls(bytes.toString("utf8"), builder.position.file, builder);
  builder.warn("other_encoding", { declared: "utf-8", read: LEFT_IN });
  return decodeBytes(bytes, encodingNamed(LEFT_IN) as Encoding);
}

const LEFT_IN = "windows-1252";

/** Returns a reader of OSIS; from verse to verse it remembers that a group of lines has ended. */
function osisReader(): ContentReader {
  let markup: OsisMarkup | undefined;
  return (source, builder) => {
    markup ??= new OsisMarkup(builder);
    readFragment(source, markup, builder);
    if (markup.reset()) {
      builder.warn("unclosed_note");
    }
  };
}

/** Plain text may hold a stray tag all the same; none may be served. */
function readPlain(source: string, builder: TranslationBuilder): void {
  const visitor = {
    start: () => builder.addBreak(),
    end: () => builder.addBreak(),
    text: (text: string) => builder.addText(text),
  };
  readFragment(source, visitor, builder);
}
