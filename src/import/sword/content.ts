/** The text of a module's verses: ThML, GBF, OSIS or plain, in its encoding. */
import { isUtf8 } from "node:buffer";
import type { HeadingKind, NoteKind } from "../../corpus/mod.ts";
import { type AttributeLookup, type FragmentVisitor, readFragment } from "../fragment.ts";
import { type DroppedKind, ImportError } from "../import_error.ts";
import { NamesOfRole } from "../markup_roles.ts";
import { OsisMarkup } from "../osis/mod.ts";
import { noteKind } from "../raw_marks.ts";
import { decodeBytes, type Encoding, encodingNamed } from "../single_byte_encodings.ts";
import type { TranslationBuilder } from "../translation_builder.ts";
import { rereadLetters, withControls } from "../wrongly_decoded.ts";
import type { SwordConfiguration } from "./storage.ts";

/** Elements that are no verse text, with all they hold. */
const ASIDES = new NamesOfRole<DroppedKind>("thml", "aside");
const HEADINGS = new NamesOfRole<HeadingKind>("thml", "heading");
/** Headings by the class of a `<div>`. */
const DIVISIONS = new NamesOfRole<HeadingKind>("thml", "division");
const BREAKS = new NamesOfRole("thml", "break");
const LINES = new NamesOfRole("thml", "line");
const CHARACTERS = new NamesOfRole("stray", "characters");

/** Reads one verse in the Theological Markup Language, or in the HTML that represents it. */
export function readThml(source: string, builder: TranslationBuilder): void {
  let heading: string | undefined;
  let skipped = "";
  let token: string | undefined;
  /** The names in angle brackets without an attribute, with the slash of an end; made once, where it is asked for. */
  let bare: ReadonlySet<string> | undefined;
  const isWord = (written: string) => {
    bare ??= new Set(Array.from(source.matchAll(/<(\/?[^\s<>]+)\s*>/g), ([, name = ""]) => name));
    return bare.has(written) && !bare.has(`/${written}`);
  };
  let depth = 0;
  /** The note whose words are read, within the element that is skipped. */
  let note: { readonly kind: NoteKind; words: string } | undefined;
  const endNote = () => {
    if (note !== undefined) builder.addNote(note.kind, note.words);
    note = undefined;
  };
  const superscript: string[] = [];
  const add = (text: string) => {
    if (heading === undefined) builder.addText(text);
    else builder.addHeading(text);
  };
  const visitor: FragmentVisitor = {
    start(written, attribute) {
      const name = written.toLowerCase();
      if (depth > 0) {
        if (name === skipped) depth += 1;
        if (note !== undefined && BREAKS.has(name)) note.words += " ";
        if (name === "note") builder.warn("nested_note");
        return;
      }
      const kind = ASIDES.get(name);
      if (kind !== undefined) {
        const noted = noteKind(kind);
        if (noted === undefined) builder.dropWithin(kind);
        else note = { kind: noted, words: "" };
        skipped = name;
        token = attribute("token");
        depth = 1;
        return;
      }
      const headingKind = headingOf(name, attribute);
      if (headingKind !== undefined && heading === undefined) {
        builder.startHeading(headingKind);
        heading = name;
      } else if (name === "sync") builder.drop("word attributes");
      else if (name === "sup") superscript.push("");
      else if (heading !== undefined) builder.addHeading(BREAKS.has(name) || headingKind !== undefined ? " " : "");
      else if (name === "p") builder.startLine("paragraph");
      else if (LINES.has(name)) startLine(name, attribute, builder);
      else if (BREAKS.has(name)) builder.addBreak();
      else if (!CHARACTERS.has(name) && isWord(written)) {
        // A word in angle brackets.
        builder.read(`<${written}>`);
        builder.addText(`<${written}>`);
      }
    },
    end(written) {
      const name = written.toLowerCase();
      if (depth > 0) {
        if (name === skipped) depth -= 1;
        if (depth === 0) endNote();
      } else if (name === heading) {
        builder.endHeading();
        heading = undefined;
      } else if (name === "sup") {
        const raised = superscript.pop() ?? "";
        // A raised number is the sign of a note, raised letters are text.
        if (/^\s*\d*\s*$/.test(raised)) builder.dropWithin("note sign", raised);
        else add(raised);
      } else if (BREAKS.has(name)) builder.addBreak();
    },
    text(text) {
      if (note !== undefined) note.words += text;
      else if (depth > 0) builder.leaveOut(text);
      else if (superscript.length > 0) superscript[superscript.length - 1] += text;
      else add(text);
    },
  };
  readFragment(source, visitor, builder);
  for (const raised of superscript) add(raised);
  if (heading !== undefined) builder.undoHeading();
  if (note !== undefined) builder.warn("unclosed_note");
  else if (depth > 0) builder.warn("unclosed_element", { name: token ?? skipped });
  endNote();
}

function headingOf(name: string, attribute: AttributeLookup): HeadingKind | undefined {
  if (name !== "div") return HEADINGS.get(name);
  return DIVISIONS.get(attribute("class")?.toLowerCase() ?? "");
}

/** Begins a line; one of poetry has its level in its class: `t1`, `t2`. */
function startLine(name: string, attribute: AttributeLookup, builder: TranslationBuilder): void {
  const level = Number(/^t(\d)$/.exec(attribute("class") ?? "")?.[1] ?? 1);
  if (name === "l") builder.startLine("line", level);
  else builder.startLine("line");
}

/** The tags of ThML that tokens of the General Bible Format are, by their first two letters. */
const TAGS: Readonly<Record<string, string>> = {
  ...{ RF: "<note>", Rf: "</note>", RX: "<scripRef>", Rx: "</scripRef>" },
  ...{ TT: '<bookTitle token="TT">', Tt: "</bookTitle>", TB: '<bookTitle token="TB">', Tb: "</bookTitle>" },
  ...{ TS: "<h2>", Ts: "</h2>", TH: '<div class="title">', Th: "</div>", CM: "<p>" },
};
/** The beginnings of tokens; any other word in angle brackets is text, or markup of another format. */
const TOKEN = /^(?:[BCDFHJNPRSTZ][A-Za-z]|W[GHT][A-Z]?)(?![A-Za-z])/;
/** Lines between the first two are poetry. */
const GBF_LINES = ["PP", "Pp", "CL"];
/** Ends of lines, paragraphs and the like. */
const GBF_BREAKS = /^(?:C[LMGTN]|P[PFR]|J[RLCFX]|ZZ)/;

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
    if (GBF_LINES.includes(name)) {
      indent = name === "PP" ? 1 : name === "Pp" ? 0 : indent;
      return `<l class="t${indent}">`;
    }
    return TAGS[name] ?? (name.startsWith("W") ? "<sync>" : GBF_BREAKS.test(token) ? "<pb>" : "");
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
