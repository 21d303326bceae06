import { type FoundNote, Trace } from "./trace.ts";

type Attributes = (name: string) => string | undefined;

/** The sense of an element; undefined for those whose text is that of what they stand in. */
type Meaning =
  | { readonly is: "chapter" | "verse" | "note" | "reference"; readonly label: string }
  | { readonly is: "book" | "text" | "beside" | "skip" | "end of verse" | "space" | "printed" };

const chapter = (label = "") => ({ is: "chapter", label }) as const;
const verse = (label = "") => ({ is: "verse", label }) as const;
const note = (isReference = false, label = "") => ({ is: isReference ? "reference" : "note", label }) as const;

const STYLES_BESIDE = /^(?:ms?\d?|s\d?|mr|sr|r|d|sp|qa|mte?\d?|cl|cp|cd|lit)$/;
const STYLES_SKIPPED = /^(?:id|ide|h\d?|toc\w?\d?|i[a-z]+\d?|rem|sts|va|vp|ca|fig|pro)$/;

function usx(name: string, attribute: Attributes): Meaning | undefined {
  const style = attribute("style") ?? "";
  const number = attribute("number");
  if (name === "book") return { is: "book" };
  if (name === "chapter" && number !== undefined) return chapter(number);
  if (name === "verse" && number !== undefined) return verse(number);
  if (name === "note") return note(style === "x" || style === "ex");
  if (/^(?:fr|xo)$/.test(style)) return { is: "printed" };
  if (name === "figure" || STYLES_SKIPPED.test(style)) return { is: "skip" };
  if (name === "optbreak") return { is: "space" };
  if (name !== "para") return undefined;
  return { is: STYLES_BESIDE.test(style) && style !== "m" ? "beside" : "text" };
}

function usfx(name: string, attribute: Attributes): Meaning | undefined {
  if (name === "book") return { is: "book" };
  if (name === "c") return chapter(attribute("id"));
  if (name === "v") return verse(attribute("id"));
  if (name === "f") return note();
  if (name === "x") return note(true);
  if (name === "fr" || name === "xo") return { is: "printed" };
  if (STYLES_SKIPPED.test(name)) return { is: "skip" };
  if (name === "optionalLineBreak") return { is: "space" };
  if (/^(?:p|q|b|m|li)$/.test(name)) return { is: "text" };
  return STYLES_BESIDE.test(name) ? { is: "beside" } : undefined;
}

function osis(name: string, attribute: Attributes): Meaning | undefined {
  const type = attribute("type");
  const id = attribute("osisID") ?? "";
  if (name === "header") return { is: "skip" };
  if (name === "div" && type === "book") return { is: "book" };
  if (name === "verse") {
    const [, number = "", label] = id.split(/[ .!]/);
    return attribute("eID") === undefined ? verse(`${number}:${label}`) : { is: "end of verse" };
  }
  if (name === "note") return note(type === "crossReference");
  if (name === "reference" && type === "annotateRef") return { is: "printed" };
  if (name === "index") return { is: "skip" };
  if (name === "title" || name === "head") return { is: "beside" };
  return /^(?:p|l|lg|lb|milestone|chapter)$/.test(name) ? { is: "text" } : undefined;
}

function zefania(name: string, attribute: Attributes): Meaning | undefined {
  if (name === "INFORMATION") return { is: "skip" };
  if (name === "BIBLEBOOK") return { is: "book" };
  if (name === "CHAPTER") return chapter(attribute("cnumber"));
  if (name === "VERS") return verse(attribute("vnumber"));
  if (name === "NOTE") return note();
  if (name === "XREF") return note(true, attribute("fscope"));
  if (name === "CAPTION") return { is: "beside" };
  return name === "BR" ? { is: "text" } : undefined;
}

/** A verse of a SWORD module: as OSIS, or as ThML. */
function thml(name: string, attribute: Attributes): Meaning | undefined {
  if (name === "note") return note();
  if (name === "scripRef") return note(true);
  if (name === "verse") return verse(attribute("osisID")?.split(".").slice(1).join(":"));
  if (name === "div") return { is: attribute("class") === "sechead" ? "beside" : "book" };
  return name === "br" || name === "p" ? { is: "text" } : undefined;
}

const MEANINGS = { usx, usfx, osis, zefania, thml };
export type XmlFormat = keyof typeof MEANINGS;

const TOKEN = /<!--.*?-->|<\?.*?\?>|<!\w[^>]*>|<(\/?)([\w:]+)([^<>]*?)(\/?)>|([^<]+)/gs;
const ENTITIES: Readonly<Record<string, string>> = {
  lt: "<",
  gt: ">",
  amp: "&",
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex === undefined ? 10 : 16));
  });
}

interface OpenElement {
  readonly name: string;
  readonly meaning: Meaning | undefined;
  readonly wasBeside: boolean;
}

/** Finds the notes of a document. */
export function notesOfXml(source: string, format: XmlFormat): FoundNote[] {
  const trace = new Trace();
  const open: OpenElement[] = [];
  let note = { words: "", printed: "" };
  const isWithin = (...kinds: Meaning["is"][]) =>
    open.some(({ meaning }) => meaning !== undefined && kinds.includes(meaning.is));
  const isInNote = () => isWithin("note", "reference");

  function start(name: string, attribute: Attributes): void {
    const meaning = MEANINGS[format](name, attribute);
    const { isBeside: wasBeside } = trace;
    if (isInNote()) {
      open.push({ name, meaning: meaning?.is === "printed" ? meaning : undefined, wasBeside });
      return;
    }
    if (meaning?.is === "chapter") trace.chapter = meaning.label;
    else if (meaning?.is === "verse") startVerse(meaning.label);
    else if (meaning?.is === "end of verse") trace.endVerse();
    else if (meaning?.is === "text") trace.line();
    else if (meaning?.is === "beside") trace.line({ isBeside: true });
    else if (meaning?.is === "space") trace.text(" ");
    note = { words: "", printed: "" };
    open.push({ name, meaning, wasBeside });
  }

  function startVerse(label: string): void {
    const [number = "", inChapter] = label.split(":");
    if (inChapter !== undefined) trace.chapter = number;
    trace.verse(inChapter ?? number);
  }

  function end({ isEmpty }: { isEmpty: boolean }): void {
    const { name, meaning, wasBeside } = open.pop()!;
    if (isWithin("note", "reference", "skip")) return;
    if (meaning?.is === "book") trace.endBook();
    else if (meaning?.is === "beside" || (meaning?.is === "text" && !isEmpty)) {
      trace.text(" ");
      trace.isBeside = wasBeside;
    } else if (meaning?.is === "verse" && name !== "v" && !isEmpty) trace.endVerse();
    else if (meaning?.is === "note") trace.note("footnote", note.words, note.printed);
    else if (meaning?.is === "reference") {
      trace.note("cross_reference", note.words || meaning.label, note.printed);
    }
  }

  function text(words: string): void {
    if (isWithin("skip")) return;
    if (isWithin("printed")) note.printed += words;
    else if (isInNote()) note.words += words;
    else trace.text(words);
  }

  for (const match of source.replace(/\r\n?/g, "\n").matchAll(TOKEN)) {
    const [, slash, name = "", attributes = "", empty, words] = match;
    if (words !== undefined) text(unescaped(words));
    else if (slash === "/") end({ isEmpty: false });
    else if (name !== "") {
      start(name, (wanted) => new RegExp(`\\s${wanted}="([^"]*)"`).exec(attributes)?.[1]);
      if (empty === "/") end({ isEmpty: true });
    }
  }
  return trace.notes;
}
