/** Markup in a text that should have none: escaped once too often, of another program, or a line's own. */
import { resolveEntities } from "../base/html_characters.ts";
import type { ProblemCode, ProblemValues } from "../base/problem.ts";
import type { HeadingKind, NoteKind } from "../corpus/mod.ts";
import { characterOfByte } from "./encodings.ts";
import { readFragment } from "./fragment.ts";
import type { DroppedKind } from "./import_error.ts";
import { NamesOfRole } from "./markup_roles.ts";
import { noteKind } from "./raw_marks.ts";
import type { AttributeLookup } from "./xml/attributes.ts";

/** The methods of the translation builder to which stray markup is handed. */
interface MarkupSink {
  read(text: string): void;
  unread(text: string): void;
  leaveOut(text: string): void;
  addPlainText(text: string): void;
  addBreak(): void;
  startLine(kind: "line" | "paragraph"): void;
  startHeading(kind: HeadingKind): void;
  addHeading(text: string): void;
  endHeading(): void;
  undoHeading(): void;
  addNote(kind: NoteKind, words: string): void;
  drop(kind: DroppedKind): void;
  dropWithin(kind: DroppedKind, text: string): void;
  warn<Code extends ProblemCode<"import_warning">>(code: Code, values: ProblemValues<"import_warning", Code>): void;
}

const TAG_OR_GROUP = /<\/?[A-Za-z]|&(?:lt|#0*60|#x0*3c);|\{\\|\\(?:par|cf\d|[ib]0?)\b/i;

/** Returns whether a text has what may be markup. */
export function hasStrayMarkup(text: string): boolean {
  return (text.includes("<") || text.includes("&") || text.includes("\\")) && TAG_OR_GROUP.test(text);
}

/** Elements that are no verse text, with all they hold; those that have no content are left out alone. */
const ASIDES = new NamesOfRole<DroppedKind>("stray", "aside");
const EMPTY = new NamesOfRole<DroppedKind>("stray", "empty");
const HEADINGS = new NamesOfRole<HeadingKind>("stray", "heading");
const LINES = new NamesOfRole<"line" | "paragraph">("stray", "line");
/** Elements within words: they go without a space. */
const CHARACTERS = new NamesOfRole("stray", "characters");
/** Tokens of theWord: `<WG3056>`, `<RX 43.1.1>`. */
const WORD_TOKEN = /<W[GHT][\w.-]*(?:\s[^<>=]*)?>/g;
const PASSAGE_TOKEN = /<RX\s[\d.:,\s-]+>/g;

/** Reads a text, whose characters are read already; its tags become what they are in their own formats. */
export function readStrayMarkup(source: string, builder: MarkupSink, { isExpected = false } = {}): void {
  builder.unread(source);
  new StrayMarkup(builder, isExpected).read(source);
}

class StrayMarkup {
  readonly #builder: MarkupSink;
  readonly #isExpected: boolean;
  #source = "";
  /** The element that is no verse text, the tag that ends it, and its words. */
  #aside:
    | { readonly kind: DroppedKind; readonly note: NoteKind | undefined; readonly end: string; words: string }
    | undefined;
  #heading: string | undefined;
  #superscript: string | undefined;

  /** @param isExpected True where the format has tags in its texts, so that the known ones are no fault. */
  constructor(builder: MarkupSink, isExpected: boolean) {
    this.#builder = builder;
    this.#isExpected = isExpected;
  }

  read(source: string): void {
    const builder = this.#builder;
    this.#source = this.#withoutTokens(this.#withoutRtf(resolveEntities(source)));
    const visitor = {
      start: (name: string, attribute: AttributeLookup) => this.#start(name, attribute),
      end: (name: string) => this.#end(name),
      text: (text: string) => this.#text(text),
    };
    readFragment(this.#source, visitor, builder);
    if (this.#superscript !== undefined) this.#add(this.#superscript);
    if (this.#aside !== undefined) {
      if (this.#aside.note === undefined) builder.warn("unclosed_element", { name: this.#aside.end });
      else builder.warn("unclosed_note", {});
      this.#endAside();
    }
    if (this.#heading !== undefined) builder.undoHeading();
  }

  #warn(tag: string, isKnown: boolean): void {
    if (!isKnown || !this.#isExpected) this.#builder.warn(isKnown ? "stray_tag" : "unknown_tag", { tag });
  }

  #start(written: string, attribute: AttributeLookup): void {
    const builder = this.#builder;
    const name = nameOf(written);
    // theWord ends its elements with tags in lower case: `<Rf>`, `<Ts>`.
    if (/^[A-Z][a-z]$/.test(name)) {
      this.#end(written);
      return;
    }
    if (this.#aside !== undefined) {
      if (LINES.has(name)) this.#aside.words += " ";
      return;
    }
    const aside = ASIDES.get(name);
    const empty = EMPTY.get(name);
    const line = LINES.get(name);
    const heading = name === "title" && attribute("type") === "psalm" ? "psalm_title" : HEADINGS.get(name);
    const isKnown = aside !== undefined || empty !== undefined || line !== undefined || heading !== undefined;
    if (!isKnown && !CHARACTERS.has(name) && name !== "sup" && this.#isWord(written, attribute)) {
      builder.read(`<${written}>`);
      this.#add(`<${written}>`);
      return;
    }
    this.#warn(`<${written}>`, isKnown || CHARACTERS.has(name) || name === "sup");
    if (aside !== undefined) this.#aside = { kind: aside, note: noteKind(aside), end: endOf(name), words: "" };
    else if (empty !== undefined) builder.drop(empty);
    else if (heading !== undefined && this.#heading === undefined) {
      builder.startHeading(heading);
      this.#heading = endOf(name);
    } else if (this.#heading !== undefined) builder.addHeading(CHARACTERS.has(name) ? "" : " ");
    else if (line !== undefined) builder.startLine(line);
    else if (name === "sup") this.#superscript = "";
    else if (!CHARACTERS.has(name)) builder.addBreak();
  }

  /** Returns whether a tag is a word in angle brackets: it has no attribute, and nothing ends it. */
  #isWord(written: string, attribute: AttributeLookup): boolean {
    const isBare = new RegExp(`<${written}>`).test(this.#source) && attribute("type") === undefined;
    return isBare && !this.#source.includes(`</${written}`);
  }

  #end(written: string): void {
    const builder = this.#builder;
    const name = nameOf(written);
    if (this.#aside !== undefined) {
      if (name === this.#aside.end) this.#endAside();
    } else if (name === this.#heading) {
      builder.endHeading();
      this.#heading = undefined;
    } else if (name === "sup" && this.#superscript !== undefined) {
      const raised = this.#superscript;
      this.#superscript = undefined;
      if (/^\s*\d*\s*$/.test(raised)) builder.dropWithin("note sign", raised);
      else this.#add(raised);
    } else if (
      LINES.has(name) ||
      !(CHARACTERS.has(name) || /^[A-Z][a-z]$/.test(name) || HEADINGS.has(name) || ASIDES.has(name) || EMPTY.has(name))
    )
      builder.addBreak();
  }

  #endAside(): void {
    const aside = this.#aside;
    this.#aside = undefined;
    if (aside === undefined) return;
    // The sign of a note that is elsewhere: `[1]`.
    const isSign = aside.note !== undefined && /^\s*[[(]?\p{L}?\d*[\])]?\s*$/u.test(aside.words);
    if (aside.note === undefined || isSign) this.#builder.dropWithin(isSign ? "note sign" : aside.kind, aside.words);
    else this.#builder.addNote(aside.note, aside.words);
  }

  #text(text: string): void {
    if (this.#aside !== undefined) this.#aside.words += text;
    else if (this.#superscript !== undefined) this.#superscript += text;
    else this.#add(text);
  }

  #add(text: string): void {
    if (this.#heading === undefined) this.#builder.addPlainText(text);
    else this.#builder.addHeading(text);
  }

  #withoutTokens(text: string): string {
    const gone = (kind: DroppedKind) => (token: string) => {
      this.#warn(token.replace(/[\d\s].*/, "…>"), true);
      this.#builder.drop(kind);
      return "";
    };
    return text.replace(WORD_TOKEN, gone("word attributes")).replace(PASSAGE_TOKEN, gone("cross reference"));
  }

  /** Takes out the words of control and the braces of RTF; what they stand for stays. */
  #withoutRtf(text: string): string {
    if (!/\{\\|\\(?:par|cf\d|[ib]0?)\b/.test(text)) return text;
    return text
      .replace(/\{\\\*[^{}]*\}/g, (group) => {
        this.#builder.read(group);
        this.#builder.leaveOut(group);
        return "";
      })
      .replace(/\\'([0-9a-f]{2})/gi, (_, code) => characterOfByte(Number.parseInt(code, 16)))
      .replace(/\\u(-?\d{1,5})\??/g, (_, code) => String.fromCharCode(Number(code) & 0xffff))
      .replace(/\\([a-z]{1,20})(-?\d{0,6}) ?/gi, (_, word: string, value: string) => {
        this.#warn(`\\${word}${value}`, true);
        return RTF_CHARACTERS[word] ?? "";
      })
      .replace(/[{}]/g, "");
  }
}

/** Words of RTF that stand for a character. */
const RTF_CHARACTERS: Readonly<Record<string, string>> = {
  ...{
    par: " ",
    line: " ",
    tab: " ",
    lquote: "‘",
    rquote: "’",
    ldblquote: "“",
    rdblquote: "”",
    endash: "–",
    emdash: "—",
  },
};

/** Names of theWord differ in case alone (`RF`, `Rf`); those of all others are in lower case. */
function nameOf(written: string): string {
  return /^[A-Z][A-Za-z]$/.test(written) || /^[SJ]$/.test(written) ? written : written.toLowerCase();
}

/** The name of the tag that ends an element: `Rf` for `RF`, that of the element itself otherwise. */
function endOf(name: string): string {
  return /^[A-Z]{2}$/.test(name) ? name.charAt(0) + name.charAt(1).toLowerCase() : name;
}
