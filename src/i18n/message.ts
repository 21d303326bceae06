/**
 * Messages: texts with values, in a subset of ICU MessageFormat whose branches are separated by bars.
 *
 * | notation | result |
 * |---|---|
 * | `{name}` | the value; a list with commas |
 * | `{count, number}` | `31.102` |
 * | `{bytes, size}` | `19,5 kB` |
 * | `{words, list}` | `A, B in C` |
 * | `{words, choice}` | `A, B ali C` |
 * | `{text, short}` | the text, shortened to 120 characters |
 * | `{text, json}` | the text in quotation marks, its special characters escaped |
 * | `{file, shell}` | the text as a word of a command line, in quotation marks where a shell wants them |
 * | `{book, book}`, `{book, book_name}` | the abbreviation or name of a book in the language, by its id |
 * | `{verse, place}` | `4 Mz 6,26` for `NUM 6:26` |
 * | `{count, plural, one:# verse\|other:# verses}` | the form for the number (CLDR), `#` is the formatted number; `=0:` is exact |
 * | `{kind, select, book:…\|none:…\|other:…}` | the branch of the value; `none` is for an absent value, `empty` for an empty text |
 *
 * Branches are literal, spaces included, and may have values. Of a list, `plural` counts the elements.
 */

import { kept, once } from "../base/bounded_map.ts";
import { readNames, readRows, readTable } from "../base/source_files.ts";
import type { BookId } from "../canon/mod.ts";
import { en, type MessageKey } from "./en.ts";
import { CATALOGUES, formatChoice, formatList, formatNumber, type Language, pluralForm } from "./language.ts";
import { bookIn, bookTitle, genitiveTitle, placeIn } from "./problems/book_names.ts";

const KILOBYTE = 1 << 10;
const MEGABYTE = 1 << 20;
const GIGABYTE = 1 << 30;

/** Formats a number of bytes as kilobytes, megabytes or gigabytes: `19,5 kB`. */
export function formatSize(language: Language, bytes: number): string {
  const [unit, name] =
    bytes < MEGABYTE
      ? ([KILOBYTE, "kB"] as const)
      : bytes < GIGABYTE
        ? ([MEGABYTE, "MB"] as const)
        : ([GIGABYTE, "GB"] as const);
  return `${formatNumber(language, Math.floor((bytes / unit) * 10) / 10)}\u00a0${name}`;
}

/** A sentence repeats no more of a reference than this; the rest would only hide the reason. */
const SHOWN_LENGTH = 120;

/** Shortens a text for a sentence to its beginning, which ends with a whole character. */
export function shorten(text: string): string {
  if (text.length <= SHOWN_LENGTH) return text;
  return `${text.slice(0, SHOWN_LENGTH).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** A value of a message. */
export type MessageValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** The names of the values in a message: every opening brace is followed by one. */
type ValueNames<Message extends string> = Message extends `${string}{${infer Rest}`
  ? NameBefore<Rest> | ValueNames<Rest>
  : never;
type NameBefore<Rest extends string> = Rest extends `${infer Head}}${string}`
  ? Head extends `${infer Name},${string}`
    ? Name
    : Head
  : never;

/** The values of a message by name, as its English text has them. */
export type MessageValues<Key extends MessageKey> = { readonly [Name in ValueNames<(typeof en)[Key]>]: MessageValue };

/** Returns the message of a key in one language. */
export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: [ValueNames<(typeof en)[Key]>] extends [never] ? [] : [values: MessageValues<Key>]
) => string;

type Part = string | Placeholder;

interface Placeholder {
  readonly name: string;
  readonly format: string;
  readonly branches: ReadonlyMap<string, readonly Part[]>;
}

const parsed = new Map<string, readonly Part[]>();

/**
 * Renders a message.
 *
 * @throws {SyntaxError} If it has an unclosed brace or an unknown format.
 */
export function formatMessage(
  language: Language,
  message: string,
  values: Readonly<Record<string, MessageValue>>,
): string {
  const parts = kept(parsed, message, parseMessage);
  return render(parts, { language, values, number: undefined });
}

/** Parses a message into texts and placeholders. */
export function parseMessage(message: string): readonly Part[] {
  const parts: Part[] = [];
  let text = 0;
  for (let open = message.indexOf("{"); open >= 0; open = message.indexOf("{", text)) {
    if (open > text) parts.push(message.slice(text, open));
    text = closing(message, open) + 1;
    parts.push(parsePlaceholder(message.slice(open + 1, text - 1)));
  }
  if (text < message.length) parts.push(message.slice(text));
  return parts;
}

function closing(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === "{") depth++;
    else if (message[at] === "}" && --depth === 0) return at;
  }
  throw new SyntaxError(`Cannot parse the message "${message}": the brace at ${open} is not closed`);
}

function parsePlaceholder(text: string): Placeholder {
  const [, name, format = "", branches = ""] = /^(\w+)(?:, (\w+)(?:, (.*))?)?$/s.exec(text) ?? [];
  if (name === undefined || !Object.hasOwn(FORMATS, format)) {
    throw new SyntaxError(
      `Cannot parse the placeholder {${text}}: expected a name and one of ${Object.keys(FORMATS).join(" ")}`,
    );
  }
  return { name, format, branches: new Map(splitBranches(branches)) };
}

/** Writes a value; by its branches where it chooses among them. */
type Format = (value: MessageValue, rendering: Rendering, branches: Placeholder["branches"]) => string;

const FORMATS: Readonly<Record<string, Format>> = {
  "": (value) => (Array.isArray(value) ? value.join(", ") : String(value)),
  number: (value, { language }) => formatNumber(language, Number(value)),
  size: (value, { language }) => formatSize(language, Number(value)),
  list: (value, { language }) => formatList(language, value as readonly string[]),
  choice: (value, { language }) => formatChoice(language, value as readonly string[]),
  plural(value, rendering, branches) {
    const { language } = rendering;
    const count = Array.isArray(value) ? value.length : Number(value);
    const branch = branches.get(`=${count}`) ?? branches.get(pluralForm(language, count)) ?? branches.get("other");
    return render(branch ?? [], { ...rendering, number: formatNumber(language, count) });
  },
  select(value, rendering, branches) {
    const chosen = value === "" ? "empty" : String(value ?? "none");
    return render(branches.get(chosen) ?? branches.get("other") ?? [], rendering);
  },
  short: (value) => shorten(String(value)),
  json: (value) => JSON.stringify(value),
  shell: (value) => {
    const word = String(value);
    return /^[\p{L}\p{N}_@%+=:,./-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
  },
  words: (value, { language }) =>
    [value]
      .flat()
      .map((word) => wordIn(language, String(word)) ?? word)
      .join(", "),
  book: (value, { language }) => bookIn(language, String(value)),
  book_name: (value, { language }) => bookTitle(language, value as BookId),
  book_genitive: (value) => genitiveTitle(value as BookId),
  place: (value, { language }) => placeIn(language, String(value)),
};

function splitBranches(text: string): [name: string, parts: readonly Part[]][] {
  if (text === "") return [];
  const branches: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{") depth++;
    else if (text[at] === "}") depth--;
    else if (text[at] === "|" && depth === 0) {
      branches.push(text.slice(start, at));
      start = at + 1;
    }
  }
  branches.push(text.slice(start));
  return branches.map((branch) => {
    const colon = branch.indexOf(":");
    return [branch.slice(0, colon), parseMessage(branch.slice(colon + 1))];
  });
}

interface Rendering {
  readonly language: Language;
  readonly values: Readonly<Record<string, MessageValue>>;
  /** The formatted number of the plural around this part. */
  readonly number: string | undefined;
}

function render(parts: readonly Part[], rendering: Rendering): string {
  const { number } = rendering;
  let text = "";
  for (const part of parts) {
    if (typeof part === "object") text += FORMATS[part.format]!(rendering.values[part.name], rendering, part.branches);
    else text += number === undefined ? part : part.replaceAll("#", number);
  }
  return text;
}

const words = once(
  () => new Map(readRows(readTable("i18n/tables/words.txt"), ([name = "", ...texts]) => [name, readNames(texts)])),
);

/**
 * Returns a placeholder, the name of a format, or the message of a code of the system, in a language; undefined where it has
 * none.
 */
export function wordIn(language: Language, word: string): string | undefined {
  return words().get(word)?.[language];
}

/** Translates the placeholders of a usage line; all else is to be typed literally. */
export function placeholdersIn(language: Language, text: string): string {
  return text.replace(/\b[A-Z]{3,}\b/g, (word) => wordIn(language, word) ?? word);
}

const translators = new Map<Language, Translate>();

/** Returns the function that translates into a language; a message that its catalogue lacks is English. */
export function translator(language: Language): Translate {
  return kept(translators, language, () => {
    const catalogue = CATALOGUES[language];
    return (key, values?: Readonly<Record<string, MessageValue>>) => {
      const own = catalogue[key];
      const message = own ?? en[key];
      return values === undefined ? message : formatMessage(own === undefined ? "en" : language, message, values);
    };
  });
}

/** Returns true if a language has every message, those for administrators and developers too. */
export function isComplete(language: Language): boolean {
  return Object.keys(CATALOGUES[language]).length === Object.keys(en).length;
}
