import { isUtf8 } from "node:buffer";
import { readFragment } from "../fragment.ts";
import { ImportError } from "../import_error.ts";
import { OsisMarkup } from "../osis/mod.ts";
import { decodeBytes, type Encoding, encodingNamed } from "../single_byte_encodings.ts";
import { readThml } from "../thml.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { rereadLetters, withControls } from "../wrongly_decoded.ts";
import type { SwordConfiguration } from "./storage.ts";

/** The tags of ThML that tokens of the General Bible Format are, by their first two letters. */
const TAGS: Readonly<Record<string, string>> = {
  ...{ RF: "<note>", Rf: "</note>", RX: "<scripRef>", Rx: "</scripRef>" },
  ...{ TT: '<bookTitle token="TT">', Tt: "</bookTitle>", TB: '<bookTitle token="TB">', Tb: "</bookTitle>" },
  ...{ TS: "<h2>", Ts: "</h2>", TH: '<div class="title">', Th: "</div>", CM: "<p>" },
};
/** The beginnings of tokens; any other word in angle brackets is text, or markup of another format. */
const TOKEN = /^(?:[BCDFHJNPRSTZ][A-Za-z]|W[GHT][A-Z]?)(?![A-Za-z])/;
/** Lines between the first two are poetry. */
const LINES = ["PP", "Pp", "CL"];
/** Ends of lines, paragraphs and the like. */
const BREAKS = /^(?:C[LMGTN]|P[PFR]|J[RLCFX]|ZZ)/;

/**
 * Reads one verse in the General Bible Format.
 *
 * Source of the tokens: the General Bible Format Tagging Specification (ebible.org), and CrossWire's list of those that
 * modules have.
 */
export function readGbf(source: string, builder: TranslationBuilder): void {
  let indent = 0;
  const tagged = source.replaceAll("&", "&amp;").replace(/<(?:([A-Za-z][^<>]*)>)?/g, (_, token?: string) => {
    // What begins no token is text.
    if (token === undefined) return "&lt;";
    const name = token.slice(0, 2);
    // A character by its hexadecimal code.
    const [, code] = /^CA([0-9A-Fa-f]{2})$/.exec(token) ?? [];
    if (code !== undefined) return `&#x${code};`;
    if (!TOKEN.test(token)) return `&lt;${token}&gt;`;
    if (LINES.includes(name)) {
      indent = name === "PP" ? 1 : name === "Pp" ? 0 : indent;
      return `<l class="t${indent}">`;
    }
    return TAGS[name] ?? (name.startsWith("W") ? "<sync>" : BREAKS.test(token) ? "<pb>" : "");
  });
  readThml(tagged, builder);
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
  builder.read(source);
  builder.addText(source);
}
