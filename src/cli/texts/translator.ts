import { SLOVENIAN } from "./catalogue.ts";
import type { CommandLanguage } from "./language.ts";
import { slovenianPlaceholders } from "./placeholders.ts";
import type { MessageValues } from "./values.ts";

/** A message of the catalogue, in English. */
export type Message = keyof typeof SLOVENIAN;

/** A message of the catalogue as a pattern, for texts that have their values already. */
interface MessagePattern {
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly message: Message;
  /** The number of characters that are not values: the more, the surer the match. */
  readonly literal: number;
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** Values that are messages themselves. All others, such as names, stay as they are. */
const NESTED = new Set([
  "message",
  "reason",
  "fault",
  "consequence",
  "what",
  "form",
  "flags",
  "rest",
  "kind",
]);

/** Joins the names of two variables; as a pattern it would take any message with an "or" for translated. */
const TWO_VARIABLES: Message = "{variable} or {other}";

let patterns: readonly MessagePattern[] | undefined;

/** The texts of the command line in a language. English texts are the keys of the catalogue. */
export class Translator {
  readonly language: CommandLanguage;

  constructor(language: CommandLanguage) {
    this.language = language;
  }

  /** Returns a message of the catalogue with its values. */
  readonly text = (message: Message, values: MessageValues = {}): string => {
    if (this.language === "en") return fill(message, values);
    const translated: string | ((values: MessageValues) => string) = SLOVENIAN[message];
    return typeof translated === "string" ? fill(translated, values) : translated(values);
  };

  /**
   * Translates an error or a warning of a room that knows no languages.
   *
   * The message is compared with those of the catalogue; the values that are messages are translated in turn. One that is
   * not in the catalogue stays as it is.
   */
  readonly translate = (text: string): string => {
    if (this.language === "en") return text;
    if (Object.hasOwn(SLOVENIAN, text)) return this.text(text as Message);
    patterns ??= compile();
    for (const { pattern, names, message } of patterns) {
      const match = pattern.exec(text);
      if (match === null) continue;
      const values = names.map((name, index) => {
        const value = match[index + 1]!;
        return [name, NESTED.has(name) ? this.translate(value) : value];
      });
      return this.text(message, Object.fromEntries(values));
    }
    return text;
  };

  /** Returns the placeholders of a usage line, such as `FILE`, in the language. */
  readonly usage = (text: string): string =>
    this.language === "en" ? text : slovenianPlaceholders(text);
}

function fill(text: string, values: MessageValues): string {
  return text.replace(PLACEHOLDER, (whole, name) => String(values[name] ?? whole));
}

function compile(): MessagePattern[] {
  return (Object.keys(SLOVENIAN) as Message[])
    .filter((message) => /\{\w+\}/.test(message) && message !== TWO_VARIABLES)
    .map((message) => {
      const pieces = message.split(/\{\w+\}/);
      const escaped = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
      return {
        pattern: new RegExp(`^${escaped.join("(.*?)")}$`, "s"),
        names: [...message.matchAll(PLACEHOLDER)].map(([, name]) => name!),
        message,
        literal: pieces.join("").length,
      };
    })
    .sort((one, other) => rankOf(other) - rankOf(one));
}

/** Ranks a pattern: a hint stands behind any message, so it is looked for first. */
function rankOf({ message, literal }: MessagePattern): number {
  return message === "{message}, did you mean {word}?" ? Number.POSITIVE_INFINITY : literal;
}
