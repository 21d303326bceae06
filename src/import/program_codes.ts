/** Codes of programs in the texts of verses: those of theWord and MySword that are no tags, and the RTF of e-Sword. */

import type { DroppedKind } from "./import_error.ts";
import { NamesOfRole } from "./markup_roles.ts";
import { characterOfByte, windowsEncoding } from "./single_byte_encodings.ts";
import type { SourceAccount } from "./source_account.ts";

/** Numbers and forms of words (`<WG3056>`, `<WTN-NSM l="…">`), passages, numbers of verses in other countings. */
const CODES: readonly (readonly [kind: DroppedKind, code: RegExp])[] = [
  ["word attributes", /<(?:X?WA?[GH][\da-z]|WT[A-Z\d-]|S%|l=|z\d)[^<>]{0,80}>/g],
  ["cross reference", /<(?:RX|AX|A)\s?\d[\d.:,+\s-]{0,30}>/g],
  ["alternate number", /<V\s(?:P|\d{1,3}):\d{1,3}>/g],
];
/** The ends of such codes; a first line that is indented as all of its paragraph. */
const ENDS = /<s%>|<w[ght]>|<PF\d?>(?=<PI)/g;
/** One of them between words. */
const END_BETWEEN = /(?<=\p{L})<w[ght]>(?=\p{L})/gu;

const IS_RTF = /\{\\|\\(?:par|cf\d|super|[ib]0?)\b/;
/** Takes out what is no tag; lines become tags, and what a code represents stays. */
export function withoutCodes(text: string, sink: SourceAccount, onCode: (code: string) => void): string {
  let left = IS_RTF.test(text) ? new RtfReader(sink, onCode).read(text) : text;
  for (const [kind, code] of CODES) {
    left = left.replace(code, (found) => {
      onCode(found.replace(/[\d\s].*/, "…>"));
      sink.drop(kind);
      return "";
    });
  }
  return left.replace(END_BETWEEN, " ").replace(ENDS, "");
}

const NUMBER = "[{[]\\(?[GH]\\d{1,5}\\)?[}\\]]";
/** Strong's numbers in brackets: `God{H430}`, `created{H1254}{(H8804)}`, `And[g1161]`; a space before those at the end of a word goes too. */
const NUMBERS = new RegExp(`(?: ?${NUMBER})+(?=[\\s\\p{P}]|$)|${NUMBER}`, "giu");

/** Takes out the numbers of words that are in brackets, as Bible SuperSearch has them. */
export function withoutNumbers(text: string, sink: SourceAccount): string {
  if (!(text.includes("{") || text.includes("[")) || !/[{[]\(?[GH]\d/i.test(text)) return text;
  return text.replace(NUMBERS, (numbers) => {
    sink.drop("word attributes", numbers);
    return "";
  });
}

const LINES = new NamesOfRole<"line">("rtf", "line");
const ASIDES = new NamesOfRole<DroppedKind>("rtf", "aside");
const NOTES = new NamesOfRole<"footnote">("rtf", "note");
const SETTINGS = new NamesOfRole("rtf", "settings");
const SIGNS = new NamesOfRole<string>("rtf", "sign");
const SPACES = new NamesOfRole("rtf", "space");

/** Strong's number; a byte; a character, and what is shown where it is not known; a word and its value; a sign. */
const TOKEN =
  /\\super\s*<?([GH]\d{1,5}[a-z]?)>?|\\'([0-9a-f]{2})|\\u(-?\d{1,5})(?: ?(?:\\'[0-9a-f]{2}|\?))?|\\([a-z]{1,20})(-?\d{0,6}) ?|\\([^a-z\s])|[{}]/gi;
const ESCAPED: Readonly<Record<string, string>> = { "~": "\u00a0", _: "-", "-": "" };

/** A group in braces: the text in it may be no text, and a tag may end with it. */
interface Group {
  readonly leftOut: DroppedKind | "settings" | undefined;
  readonly end: string;
}

/** Turns RTF into a text with tags: lines and notes become those that other programs have. */
class RtfReader {
  readonly #sink: SourceAccount;
  readonly #onCode: (code: string) => void;
  /** A program writes RTF in the encoding of the computer it runs on. */
  readonly #encoding: string;
  readonly #outer: Group[] = [];
  #group: Group = { leftOut: undefined, end: "" };
  #text = "";

  constructor(sink: SourceAccount, onCode: (code: string) => void) {
    this.#sink = sink;
    this.#onCode = onCode;
    this.#encoding = windowsEncoding(sink.language);
  }

  /** @returns A text whose characters are still to be read. */
  read(source: string): string {
    let at = 0;
    for (const match of source.matchAll(TOKEN)) {
      this.#read(source.slice(at, match.index));
      at = match.index + match[0].length;
      const [token, strong, byte, code, word, value = "", sign] = match;
      if (token === "{") this.#begin(this.#group.leftOut);
      else if (token === "}") this.#end();
      else if (strong !== undefined) this.#strong(strong);
      else if (byte !== undefined) this.#byte(Number.parseInt(byte, 16));
      else if (code !== undefined) this.#read(String.fromCharCode(Number(code) & 0xffff));
      else if (word !== undefined) this.#word(word.toLowerCase(), value);
      else if (sign === "*") this.#leaveOut("hidden text");
      else if (sign !== undefined) this.#read(ESCAPED[sign] ?? sign);
    }
    this.#read(source.slice(at));
    while (this.#outer.length > 0) this.#end();
    this.#sink.unread(this.#text);
    return this.#text;
  }

  #read(text: string): void {
    this.#sink.read(text);
    if (this.#group.leftOut === undefined) this.#text += text;
    else this.#sink.leaveOut(text);
  }

  #begin(leftOut: Group["leftOut"]): void {
    this.#outer.push(this.#group);
    this.#group = { leftOut, end: "" };
  }

  #end(): void {
    this.#read(this.#group.end);
    this.#group = this.#outer.pop() ?? { leftOut: undefined, end: "" };
  }

  /** Leaves out the rest of the group. */
  #leaveOut(leftOut: DroppedKind | "settings"): void {
    if (this.#group.leftOut !== undefined) return;
    if (leftOut !== "settings") this.#sink.drop(leftOut);
    this.#group = { ...this.#group, leftOut };
  }

  #strong(number: string): void {
    this.#sink.drop("word attributes");
    this.#sink.read(number);
    this.#sink.leaveOut(number);
  }

  #byte(byte: number): void {
    if (this.#encoding !== "windows-1252") {
      this.#sink.warn("other_encoding", { declared: "ANSI", read: this.#encoding });
    }
    this.#read(characterOfByte(byte, this.#encoding));
  }

  #word(word: string, value: string): void {
    const aside = ASIDES.get(word);
    if (aside !== undefined && value !== "0") this.#leaveOut(aside);
    else if (aside !== undefined || word === "plain") this.#show();
    else if (SETTINGS.has(word)) this.#leaveOut("settings");
    else if (NOTES.has(word) && this.#group.leftOut === undefined) {
      this.#read("<note>");
      this.#group = { leftOut: undefined, end: "</note>" };
    } else this.#read(LINES.has(word) ? "<br/>" : (SIGNS.get(word) ?? (SPACES.has(word) ? " " : "")));
    this.#onCode(`\\${word}${value}`);
  }

  /** Ends hidden text within a group. */
  #show(): void {
    if (this.#group.leftOut === "hidden text") {
      this.#group = { ...this.#group, leftOut: this.#outer.at(-1)?.leftOut };
    }
  }
}
