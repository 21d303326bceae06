/** Codes of programs in the texts of verses: those of theWord and MySword that are no tags, and the RTF of e-Sword. */
import { windowsEncoding } from "./alphabets.ts";
import { characterOfByte } from "./encodings.ts";
import type { DroppedKind } from "./import_error.ts";

/** The methods of the translation builder that count what is left out. */
interface CodeSink {
  readonly language: string | undefined;
  read(text: string): void;
  leaveOut(text: string): void;
  drop(kind: DroppedKind): void;
  warn(code: "other_encoding", values: { readonly declared: string; readonly read: string }): void;
}

/** Numbers and forms of words (`<WG3056>`, `<WTN-NSM l="…">`), passages, numbers of verses in other countings. */
const CODES: readonly (readonly [kind: DroppedKind, code: RegExp])[] = [
  ["word attributes", /<(?:X?WA?[GH][\da-z]|WT[A-Z\d-]|S%|l=|z\d)[^<>]{0,80}>/g],
  ["cross reference", /<(?:RX|AX|A)\s?\d[\d.:,+\s-]{0,30}>/g],
  ["alternate number", /<V\s(?:P|\d{1,3}):\d{1,3}>/g],
];
/** The ends of such codes; a first line that is indented as all of its paragraph. */
const ENDS = /<s%>|<w[ght]>|<PF\d?>(?=<PI)/g;

const IS_RTF = /\{\\|\\(?:par|cf\d|super|[ib]0?)\b/;
/** Groups that hold no text: fonts, colours, and those that a reader may pass over. */
const NO_TEXT = /\{\\(?:\*|fonttbl|colortbl|stylesheet|info)(?:[^{}]|\{[^{}]{0,1000}\})*\}/g;
const STRONG = /\\super\s*<?([GH]\d{1,5}[a-z]?)>?/gi;
const RTF_CHARACTERS: Readonly<Record<string, string>> = {
  par: "<br/>",
  line: "<br/>",
  tab: " ",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  endash: "–",
  emdash: "—",
};

/** Takes out what is no tag; lines become tags, and what a code represents stays. */
export function withoutCodes(text: string, sink: CodeSink, onCode: (code: string) => void): string {
  let left = IS_RTF.test(text) ? withoutRtf(text, sink, onCode) : text;
  for (const [kind, code] of CODES) {
    left = left.replace(code, (found) => {
      onCode(found.replace(/[\d\s].*/, "…>"));
      sink.drop(kind);
      return "";
    });
  }
  return left.replace(ENDS, "");
}

function withoutRtf(text: string, sink: CodeSink, onCode: (code: string) => void): string {
  const leftOut = (words: string) => {
    sink.read(words);
    sink.leaveOut(words);
    return "";
  };
  // A program writes RTF in the encoding of the computer it runs on.
  const encoding = windowsEncoding(sink.language);
  return text
    .replace(NO_TEXT, leftOut)
    .replace(STRONG, (_, number: string) => {
      sink.drop("word attributes");
      return leftOut(number);
    })
    .replace(/\\'([0-9a-f]{2})/gi, (_, code) => {
      if (encoding !== "windows-1252") sink.warn("other_encoding", { declared: "ANSI", read: encoding });
      return characterOfByte(Number.parseInt(code, 16), encoding);
    })
    .replace(/\\u(-?\d{1,5})\??/g, (_, code) => String.fromCharCode(Number(code) & 0xffff))
    .replace(/\\([a-z]{1,20})(-?\d{0,6}) ?/gi, (_, word: string, value: string) => {
      onCode(`\\${word}${value}`);
      return RTF_CHARACTERS[word] ?? "";
    })
    .replace(/[{}]/g, "");
}
