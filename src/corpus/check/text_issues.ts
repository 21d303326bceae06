import { CorpusFault, type Markup } from "../corpus_error.ts";

/** An issue of one verse's text. */
export interface TextIssue {
  readonly severity: "error" | "warning";
  readonly fault: CorpusFault;
}

/** The longest verse of any edition known (Esther in Greek, Daniel 3 in Latin) is well below. */
const LONG = 1200;
/** `Jokal je.` has nine letters; Chinese says the same in four signs. */
const SHORT = 2;
const QUOTED = 30;

const MARKUP: readonly (readonly [RegExp, Markup])[] = [
  [/\\\+?[a-z]+\d*\*?/i, "usfm"],
  [/<\/?[a-z!][^<>]*>/i, "tag"],
  [/\|/, "bar"],
  [/\[\[EMPTY\]\]/, "placeholder"],
  [/&(?:#\d+|#x[0-9a-f]+|amp|lt|gt|quot|apos|nbsp);/i, "reference"],
  [/[¶\ufffc\ufffd]/, "sign"],
];
/** Control characters besides those that the loader refuses. */
const CONTROL = /[\u0080-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;

/**
 * Yields the issues of a text that the loader takes.
 *
 * @param verses The number of verses that it is the text of.
 */
export function* textIssues(text: string, verses: number): Generator<TextIssue> {
  const error = (fault: CorpusFault): TextIssue => ({ severity: "error", fault });
  const warning = (fault: CorpusFault): TextIssue => ({ severity: "warning", fault });
  const control = CONTROL.exec(text)?.[0];
  if (control !== undefined) {
    const code = (control.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
    yield error(new CorpusFault("control_character", { code }));
  }
  for (const [pattern, markup] of MARKUP) {
    const found = pattern.exec(text)?.[0]?.slice(0, QUOTED);
    if (found !== undefined) yield error(new CorpusFault("markup", { markup, found }));
  }
  if (text.length > LONG * verses) {
    yield warning(new CorpusFault("long_text", { length: text.length }));
  }
  if (text.length < SHORT) yield warning(new CorpusFault("short_text", { text }));
}
