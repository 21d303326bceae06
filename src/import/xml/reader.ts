import type { ProblemCode, ProblemValues } from "../../base/problem.ts";
import { ImportError, LineCounter, type SourcePosition } from "../import_error.ts";
import { resolveReferences } from "./entities.ts";

/** The kind of the next event in a document. */
export type XmlEvent = "start" | "end" | "text" | "finished";

/** Elements within elements beyond this are no translation. */
const MAX_DEPTH = 200;
/** Limits: attributes of an element, characters of an attribute (an OSIS verse may name a whole chapter), of a name. */
const MAX_ATTRIBUTES = 100;
const MAX_ATTRIBUTE_LENGTH = 65_536;
const MAX_NAME_LENGTH = 128;
/** A longer text is given in pieces. */
const TEXT_PIECE = 65_536;
/** A reference such as `&#x10ffff;` is not longer, so that a piece can end before one. */
const MAX_REFERENCE_LENGTH = 12;

const NAME = /[A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*/y;
const SPACE = /[ \t\r\n]*/y;
const ATTRIBUTE =
  /[ \t\r\n]+([A-Za-z_:\u00c0-\uffff][\w:.\-\u00b7-\uffff]*)[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/y;

/**
 * Reads a document event by event.
 *
 * Strict: tags must nest, attributes must be quoted and stand once, there is one root element. A document type is
 * passed over where it declares nothing; entities, and so external ones and those that grow, are refused.
 *
 * @example
 * const xml = new XmlReader('<v n="1">text</v>', "book.xml");
 * xml.next(); // "start"
 * xml.attribute("n"); // "1"
 */
export class XmlReader {
  /** The local name of the element of the last start or end, without a prefix. */
  name = "";
  /** The text of the last text event, references resolved. */
  text = "";
  /** Called with each text before it is given. */
  onText: ((text: string) => void) | undefined;
  /** Called at each start of an element. */
  onStart: (() => void) | undefined;
  readonly #source: string;
  readonly #file: string;
  readonly #lines: LineCounter;
  readonly #open: string[] = [];
  #attributes = new Map<string, string>();
  #at = 0;
  #startedAt = 0;
  /** The offset of the end of the text that was last begun. */
  #textEnd = -1;
  #empty = false;
  #hasRoot = false;

  constructor(source: string, file: string) {
    this.#source = source;
    this.#file = file;
    this.#lines = new LineCounter(source);
  }

  /** Returns whether the element of the last start is empty and written with one tag: `<a/>`. */
  get isEmptyElement(): boolean {
    return this.#empty;
  }

  /** The share of the document that is read, from 0 to 1. */
  get share(): number {
    return this.#at / this.#source.length;
  }

  /** Returns the line of the last event, counted from 1. */
  get line(): number {
    return this.#lines.at(this.#startedAt);
  }

  /** Returns the position of the last event. */
  get position(): SourcePosition {
    return { file: this.#file, line: this.line };
  }

  /** Returns an attribute of the last start, by its local name. */
  attribute(name: string): string | undefined {
    return this.#attributes.get(name);
  }

  /** Counts the elements of a name in the whole document, as written. */
  count(name: string): number {
    return this.#source.match(new RegExp(`<${name}(?=[\\s>/])`, "g"))?.length ?? 0;
  }

  /**
   * Goes on to the next event.
   *
   * @throws {ImportError} If the document is not well formed, with file and line.
   */
  next(): XmlEvent {
    if (this.#empty) {
      this.#empty = false;
      this.name = localName(this.#open.pop() as string);
      return "end";
    }
    for (;;) {
      this.#startedAt = this.#at;
      const source = this.#source;
      if (this.#at >= source.length) return this.#finish();
      if (source.charCodeAt(this.#at) !== LESS_THAN) {
        if (this.#characters()) return this.#giveText();
        continue;
      }
      const second = source.charCodeAt(this.#at + 1);
      if (second === SLASH) return this.#endTag();
      if (second === QUESTION_MARK) this.#skipTo("?>", "processing_instruction");
      else if (second === EXCLAMATION_MARK) {
        if (this.#declaration()) return this.#giveText();
      } else return this.#startTag();
    }
  }

  #giveText(): "text" {
    this.onText?.(this.text);
    return "text";
  }

  /** @throws {ImportError} With the position of the last event. */
  #fail<Code extends ProblemCode<"import">>(code: Code, values: ProblemValues<"import", Code>): never {
    throw new ImportError(code, values, { position: this.position });
  }

  #resolve(text: string): string {
    return resolveReferences(text, (code, values) => this.#fail(code, values));
  }

  #finish(): XmlEvent {
    const open = this.#open.at(-1);
    if (open !== undefined) this.#fail("xml_cut_off", { open });
    if (!this.#hasRoot) this.#fail("xml_no_element", {});
    return "finished";
  }

  /** @returns True where there is text to give. */
  #characters(): boolean {
    const raw = this.#source.slice(this.#at, this.#pieceEnd());
    this.#at += raw.length;
    if (this.#open.length > 0) {
      this.text = this.#resolve(raw);
      return true;
    }
    if (/[^\s\ufeff]/.test(raw)) this.#fail("xml_text_outside", {});
    return false;
  }

  /** Returns the end of the text that begins here, or of a piece of it that cuts no reference. */
  #pieceEnd(): number {
    const most = this.#at + TEXT_PIECE;
    if (this.#textEnd < this.#at) {
      const next = this.#source.indexOf("<", this.#at);
      this.#textEnd = next === -1 ? this.#source.length : next;
    }
    if (this.#textEnd <= most) return this.#textEnd;
    const tail = this.#source.slice(most - MAX_REFERENCE_LENGTH, most);
    const ampersand = tail.lastIndexOf("&");
    return ampersand === -1 ? most : most - tail.length + ampersand;
  }

  #startTag(): XmlEvent {
    const name = this.#match(NAME, this.#at + 1);
    if (name === undefined) this.#fail("xml_bare_less_than", {});
    if (name.length > MAX_NAME_LENGTH) this.#fail("xml_long_name", { length: name.length });
    if (this.#open.length === 0) {
      if (this.#hasRoot) this.#fail("xml_two_roots", {});
      this.#hasRoot = true;
    }
    if (this.#open.length >= MAX_DEPTH) this.#fail("xml_too_deep", { max: MAX_DEPTH });
    this.#readAttributes(name);
    this.#match(SPACE, this.#at);
    if (this.#source.startsWith("/>", this.#at)) {
      this.#empty = true;
      this.#at += 2;
    } else if (this.#source.charCodeAt(this.#at) === GREATER_THAN) {
      this.#at += 1;
    } else {
      this.#fail("xml_malformed_tag", { name });
    }
    this.#open.push(name);
    this.name = localName(name);
    this.onStart?.();
    return "start";
  }

  #readAttributes(element: string): void {
    const attributes = new Map<string, string>();
    for (;;) {
      ATTRIBUTE.lastIndex = this.#at;
      const match = ATTRIBUTE.exec(this.#source);
      if (match === null) break;
      this.#at = ATTRIBUTE.lastIndex;
      const name = match[1] as string;
      const value = match[2] ?? match[3] ?? "";
      const key = name.startsWith("xmlns") ? name : localName(name);
      if (attributes.has(key) && key === name) this.#fail("xml_attribute_twice", { element, name });
      if (attributes.size >= MAX_ATTRIBUTES) {
        this.#fail("xml_too_many_attributes", { element, max: MAX_ATTRIBUTES });
      }
      if (value.length > MAX_ATTRIBUTE_LENGTH) {
        this.#fail("xml_long_attribute", { name, length: value.length });
      }
      attributes.set(key, this.#resolve(value));
    }
    this.#attributes = attributes;
  }

  #endTag(): XmlEvent {
    const name = this.#match(NAME, this.#at + 2);
    this.#match(SPACE, this.#at);
    const open = this.#open.at(-1);
    if (name === undefined || this.#source.charCodeAt(this.#at) !== GREATER_THAN) {
      this.#fail("xml_malformed_end_tag", {});
    }
    if (open !== name) this.#fail("xml_wrong_end_tag", { name, open });
    this.#at += 1;
    this.#open.pop();
    this.name = localName(name);
    return "end";
  }

  /** Reads a comment, a CDATA section or a document type. @returns True where there is text to give. */
  #declaration(): boolean {
    if (this.#source.startsWith("<!--", this.#at)) {
      this.#at += 4;
      this.#skipTo("-->", "comment");
      return false;
    }
    if (this.#source.startsWith("<![CDATA[", this.#at)) {
      const start = this.#at + 9;
      this.#skipTo("]]>", "cdata");
      this.text = this.#source.slice(start, this.#at - 3);
      if (this.#open.length === 0) this.#fail("xml_text_outside", {});
      return true;
    }
    this.#documentType();
    return false;
  }

  #documentType(): void {
    if (!this.#source.startsWith("<!DOCTYPE", this.#at)) this.#fail("xml_malformed_declaration", {});
    const end = this.#source.indexOf(">", this.#at);
    if (this.#source.slice(this.#at, end).includes("[")) {
      this.#fail("xml_declarations", {});
    }
    this.#skipTo(">", "document_type");
  }

  #skipTo(mark: string, part: "processing_instruction" | "comment" | "cdata" | "document_type"): void {
    const end = this.#source.indexOf(mark, this.#at);
    if (end === -1) this.#fail("xml_unfinished", { part });
    this.#at = end + mark.length;
  }

  #match(pattern: RegExp, at: number): string | undefined {
    pattern.lastIndex = at;
    const found = pattern.exec(this.#source)?.[0];
    if (found !== undefined) this.#at = pattern.lastIndex;
    return found;
  }
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const QUESTION_MARK = 0x3f;
const EXCLAMATION_MARK = 0x21;

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}
