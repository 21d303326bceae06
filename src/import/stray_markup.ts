/** Markup in a text that should have none: escaped once too often, of another program, or a line's own. */

import { kept } from "../base/bounded_map.ts";
import { resolveEntities } from "../base/html_characters.ts";
import type { HeadingKind, NoteKind } from "../corpus/mod.ts";
import { isLetter } from "./clean_text.ts";
import { type AttributeLookup, readFragment } from "./fragment.ts";
import type { DroppedKind } from "./import_error.ts";
import { NamesOfRole } from "./markup_roles.ts";
import { withoutCodes } from "./program_codes.ts";
import { noteKind } from "./raw_marks.ts";
import type { SourceAccount } from "./source_account.ts";

/** The methods of the translation builder to which stray markup is handed. */
interface MarkupSink extends SourceAccount {
  addPlainText(text: string): void;
  addBreak(): void;
  startLine(kind: "line" | "paragraph", indent?: number): void;
  startHeading(kind: HeadingKind): void;
  addHeading(text: string): void;
  endHeading(): void;
  undoHeading(): void;
  addNote(kind: NoteKind, words: string): void;
  dropWithin(kind: DroppedKind, text: string): void;
}

const TAG_OR_GROUP = /<[/!?]?[A-Za-z[]|&(?:amp;)*(?:lt|#0*60|#x0*3c);|\{\\|\\(?:par|cf\d|super|[ib]0?|\w+\*)(?!\w)/i;
/** Parts of a document of XML that are no tags: its declarations, and the frame of a text. */
const DECLARATIONS = /<\?\w[^<>]*\?>|<!DOCTYPE[^<>]*>|<!\[CDATA\[|\]\]>/gi;
/** Notes of USFM: their sign, words, and the passages that they begin with. */
const USFM_NOTE = /\\\+?(fe?|efe?|x|ex)\s+\S+\s([^\\]*(?:\\(?!\1\*)[^\\]*)*)\\\1\*/g;
const USFM_LABEL = /\\(?:fr|xo)\s[^\\]*|\\\+?[fx]\w\w?\*?/g;
/** A word of USFM and its attributes. */
const USFM_WORD = /\\\+?(\w+)\s([^\\|]*)\|[^\\|]*\\\+?\1\*/g;
/** Characters of USFM that have no others within them, as many times as they are within others. */
const USFM_CHARACTERS = /\\\+?(\w+)\s([^\\]*)\\\+?\1\*/g;
const MAX_NESTED = 4;

/** Returns whether a text has what may be markup. */
export function hasStrayMarkup(text: string): boolean {
  return (text.includes("<") || text.includes("&") || text.includes("\\")) && TAG_OR_GROUP.test(text);
}

/** Elements that are no verse text, with all they hold; those that have no content are left out alone. */
const ASIDES = new NamesOfRole<DroppedKind>("stray", "aside");
const EMPTY = new NamesOfRole<DroppedKind>("stray", "empty");
const HEADINGS = new NamesOfRole<HeadingKind>("stray", "heading");
const LINES = new NamesOfRole<"line" | "paragraph">("stray", "line");
/** Classes of HTML that make an element a note. */
const NOTE_CLASS = /(?:^|[\s_-])(?:foot)?note(?:$|[\s_-])/i;
const RAISED_SIGN = /^\s*(?:\d*|[[(]\p{L}?\d*[\])])\s*$/u;
const RAISED_LETTER = /^\s*\p{Ll}\s*$/u;
/** Elements within words: they go without a space. */
const CHARACTERS = new NamesOfRole("stray", "characters");
const TABLES = [ASIDES, EMPTY, HEADINGS, LINES, CHARACTERS];

/** Reads a text, whose characters are read already; its tags become what they are in their own formats. */
export function readStrayMarkup(source: string, builder: MarkupSink, options: MarkupOptions = {}): void {
  builder.unread(source);
  new StrayMarkup(builder, options).read(source);
}

/** Returns the words of a piece of markup that is kept beside a text, such as a note. */
export function wordsOf(markup: string): string {
  let words = "";
  const divide = (name: string) => {
    if (LINES.has(name.toLowerCase())) words += " ";
  };
  const text = (piece: string) => {
    words += piece;
  };
  readFragment(markup, { start: divide, end: divide, text }, { read: () => {} });
  return words;
}

/** Markup in a text: expected where its format has tags, so that known ones are no fault. */
interface MarkupOptions {
  readonly isExpected?: boolean;
  /** Takes the note that a sign refers to, where notes are beside the text. */
  readonly takeNote?: ((sign: string) => string | undefined) | undefined;
}

class StrayMarkup {
  readonly #builder: MarkupSink;
  readonly #isExpected: boolean;
  readonly #takeNote: MarkupOptions["takeNote"];
  #source = "";
  /** Tags that are text, and those of theWord that come in pairs. */
  readonly #texts = new Map<string, boolean>();
  readonly #pairs = new Map<string, boolean>();
  /** The element that is no verse text, the tag that ends it, and its words. */
  #aside:
    | {
        readonly kind: DroppedKind;
        readonly note: NoteKind | undefined;
        readonly end: string;
        words: string;
        depth: number;
      }
    | undefined;
  #heading: string | undefined;
  #superscript: string | undefined;
  /** True behind a tag of no known format, which divides words. */
  #isDivided = false;
  /** True where the text so far ends within a word that is no number: a raised letter there is the sign of a note. */
  #isInWord = false;

  constructor(builder: MarkupSink, { isExpected = false, takeNote }: MarkupOptions) {
    this.#builder = builder;
    this.#isExpected = isExpected;
    this.#takeNote = takeNote;
  }

  read(source: string): void {
    const builder = this.#builder;
    const tagged = unescaped(source)
      .replace(DECLARATIONS, "")
      .replace(USFM_NOTE, (_, marker: string, words: string) => {
        const name = marker.endsWith("x") ? "x" : "f";
        return `<${name}>${words.replace(USFM_LABEL, "")}</${name}>`;
      })
      .replace(USFM_WORD, "$2");
    this.#source = withoutCodes(withoutCharacters(tagged), builder, (code) => this.#warn(code, true));
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
    const [name, level] = nameOf(written);
    // theWord ends its elements with tags in lower case: `<Rf>`, `<Ts>`.
    if (/^[A-Z][a-z]$/.test(name)) {
      this.#end(written);
      return;
    }
    if (this.#aside !== undefined) {
      if (name === this.#aside.end) this.#aside.depth += 1;
      if (LINES.has(name)) this.#aside.words += " ";
      return;
    }
    if (kept(this.#pairs, written, () => this.#isPair(written))) {
      this.#isDivided = true;
      return;
    }
    const aside = NOTE_CLASS.test(attribute("class") ?? "") ? "footnote" : ASIDES.get(name);
    const empty = EMPTY.get(name);
    const line = LINES.get(name);
    const heading = name === "title" && attribute("type") === "psalm" ? "psalm_title" : HEADINGS.get(name);
    const isKnown = aside !== undefined || empty !== undefined || line !== undefined || heading !== undefined;
    const isUnknown = !isKnown && !CHARACTERS.has(name) && name !== "sup";
    // A tag that comes again is looked for in the text once.
    const isText = kept(this.#texts, `${isUnknown} ${attribute("type")} ${written}`, () => {
      return isLetter(`<${written}>`, written, this.#source) || (isUnknown && this.#isWord(written, attribute));
    });
    if (isText) {
      builder.read(`<${written}>`);
      this.#add(`<${written}>`);
      return;
    }
    this.#warn(`<${written}>`, isKnown || CHARACTERS.has(name) || name === "sup");
    if (aside !== undefined)
      this.#aside = { kind: aside, note: noteKind(aside), end: endOf(name), words: "", depth: 1 };
    else if (empty !== undefined) builder.drop(empty);
    else if (heading !== undefined && this.#heading === undefined) {
      builder.startHeading(heading === "section" && (level ?? 1) > 1 ? "subsection" : heading);
      this.#heading = endOf(name);
    } else if (this.#heading !== undefined) builder.addHeading(CHARACTERS.has(name) ? "" : " ");
    else if (line !== undefined) builder.startLine(line, name === "PI" ? Math.min(level ?? 1, 4) : undefined);
    else if (name === "sup") {
      // One that is never closed is text.
      if (this.#superscript !== undefined) this.#add(this.#superscript);
      this.#superscript = "";
    } else if (!CHARACTERS.has(name)) this.#isDivided = true;
  }

  /** Returns whether a tag is one of theWord's that end with the same letter in lower case: `<E>gloss<e>`. */
  #isPair(written: string): boolean {
    if (!/^[EQTX]$/i.test(written)) return false;
    const [upper, lower] = [written.toUpperCase(), written.toLowerCase()];
    return (
      this.#source.includes(`<${upper}>`) &&
      this.#source.includes(`<${lower}>`) &&
      !new RegExp(`</${lower}`, "i").test(this.#source)
    );
  }

  /** Returns whether a tag is a word in angle brackets: it has no attribute, and nothing ends it. */
  #isWord(written: string, attribute: AttributeLookup): boolean {
    const isBare = new RegExp(`<${written}>`).test(this.#source) && attribute("type") === undefined;
    return isBare && !this.#source.includes(`</${written}`);
  }

  #end(written: string): void {
    const builder = this.#builder;
    const [name] = nameOf(written);
    if (this.#aside !== undefined) {
      if (name === this.#aside.end && --this.#aside.depth === 0) this.#endAside();
    } else if (name === this.#heading) {
      builder.endHeading();
      this.#heading = undefined;
    } else if (name === "sup" && this.#superscript !== undefined) {
      const raised = this.#superscript;
      this.#superscript = undefined;
      if (RAISED_SIGN.test(raised) || (this.#isInWord && RAISED_LETTER.test(raised)))
        builder.dropWithin("note sign", raised);
      else this.#add(raised);
    } else if (LINES.has(name)) builder.addBreak();
    else if (
      !(CHARACTERS.has(name) || /^[A-Z][a-z]$/.test(name) || HEADINGS.has(name) || ASIDES.has(name) || EMPTY.has(name))
    )
      this.#isDivided = true;
  }

  #endAside(): void {
    const aside = this.#aside;
    this.#aside = undefined;
    if (aside === undefined) return;
    // The sign of a note that is elsewhere: `[1]`, `*`.
    const isSign = aside.note !== undefined && /^\s*[[(]?[^\p{L}\s]{0,3}\p{L}?[\d:-]{0,5}[\])]?\s*$/u.test(aside.words);
    // MyBible's words of the translator are within the sentence, in brackets.
    const noted = isSign ? this.#takeNote?.(aside.words.trim()) : undefined;
    if (aside.note !== undefined && noted !== undefined) {
      const words = wordsOf(noted);
      this.#builder.leaveOut(aside.words);
      this.#builder.read(words);
      this.#builder.addNote(aside.note, words);
    } else if (aside.end === "n" && /^\s*\[.*\p{L}.*\]\s*$/su.test(aside.words)) this.#add(aside.words);
    else if (aside.note === undefined || isSign)
      this.#builder.dropWithin(isSign ? "note sign" : aside.kind, aside.words);
    else this.#builder.addNote(aside.note, aside.words);
  }

  #text(text: string): void {
    if (this.#aside !== undefined) this.#aside.words += text;
    else if (this.#superscript !== undefined) this.#superscript += text;
    else this.#add(text);
  }

  #add(text: string): void {
    if (this.#isDivided && /^[\p{L}\p{N}]/u.test(text)) this.#builder.addBreak();
    this.#isDivided = false;
    this.#isInWord = /[\p{Ll}\p{Lo}\p{P}]$/u.test(text);
    if (this.#heading === undefined) this.#builder.addPlainText(text);
    else this.#builder.addHeading(text);
  }
}

/** Names of theWord and MyBible differ in case alone (`RF`, `Rf`, `S`), and may have a level; all others are in lower case. */
function nameOf(written: string): [name: string, level?: number] {
  const [, name = "", level = ""] = /^([A-Z][A-Za-z]|[SJ])(\d?)$/.exec(written) ?? [];
  const upper = name.toUpperCase();
  if (name === "" || !TABLES.some((table) => table.has(upper))) return [written.toLowerCase()];
  return level === "" ? [name] : [name, Number(level)];
}

/** The name of the tag that ends an element: `Rf` for `RF`, that of the element itself otherwise. */
function endOf(name: string): string {
  return /^[A-Z]{2}$/.test(name) ? name.charAt(0) + name.charAt(1).toLowerCase() : name;
}

function withoutCharacters(source: string): string {
  let text = source;
  for (let times = 0; times < MAX_NESTED && text.includes("*"); times++) text = text.replace(USFM_CHARACTERS, "$2");
  return text;
}

/** Characters that were escaped more often than this are text. */
const MAX_ESCAPED = 4;

/** Resolves references that were escaped once too often, or twice: `&amp;lt;note&amp;gt;`. */
function unescaped(source: string): string {
  let text = resolveEntities(source);
  for (let times = 1; times < MAX_ESCAPED && /&(?:amp;|lt;)/.test(text); times++) text = resolveEntities(text);
  return text;
}
