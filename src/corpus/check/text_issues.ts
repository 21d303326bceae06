/** An issue of one verse's text. */
export interface TextIssue {
  readonly severity: "error" | "warning";
  readonly message: string;
}

/** The longest verse of any edition known (Esther in Greek, Daniel 3 in Latin) is well below. */
const LONG = 1200;
/** `Jokal je.` has nine letters; Chinese says the same in four signs. */
const SHORT = 2;
const QUOTED = 30;

const MARKUP: readonly (readonly [RegExp, string])[] = [
  [/\\\+?[a-z]+\d*\*?/i, "a USFM marker"],
  [/<\/?[a-z!][^<>]*>/i, "a tag"],
  [/\|/, "a bar"],
  [/\[\[EMPTY\]\]/, "a placeholder"],
  [/&(?:#\d+|#x[0-9a-f]+|amp|lt|gt|quot|apos|nbsp);/i, "a character reference"],
  [/[¶\ufffc\ufffd]/, "a sign that is no text"],
];
/** Control characters besides those that the loader refuses. */
const CONTROL = /[\u0080-\u009f\u2028\u2029\ufeff\ufffe\uffff]/;

/**
 * Yields the issues of a text that the loader takes.
 *
 * @param verses The number of verses that it is the text of.
 */
export function* textIssues(text: string, verses: number): Generator<TextIssue> {
  const error = (message: string): TextIssue => ({ severity: "error", message });
  const warning = (message: string): TextIssue => ({ severity: "warning", message });
  const control = CONTROL.exec(text)?.[0];
  if (control !== undefined) {
    const code = (control.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, "0");
    yield error(`the text has a control character (U+${code})`);
  }
  for (const [pattern, what] of MARKUP) {
    const found = pattern.exec(text)?.[0];
    if (found !== undefined)
      yield error(`the text has ${what} left in it: "${found.slice(0, QUOTED)}"`);
  }
  if (text.length > LONG * verses) {
    yield warning(`the text is ${text.length} characters long: is a verse mark lost?`);
  }
  if (text.length < SHORT) yield warning(`the text is "${text}" alone`);
}
