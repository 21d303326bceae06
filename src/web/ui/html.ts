import { createHash } from "node:crypto";
import { oncePer } from "../../base/bounded_map.ts";

/** A value in a template: text is escaped, HTML stays, lists are joined, `undefined` and `false` are left out. */
export type Content = Html | string | number | undefined | false | readonly Content[];

/** Markup that is safe to send: only {@linkcode html} creates it. */
export class Html {
  readonly #text: string;

  /** @param key Private to this file, so that no text becomes HTML elsewhere. */
  constructor(key: symbol, text: string) {
    if (key !== KEY) throw new TypeError("Cannot make HTML from text: use the html template");
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

const KEY = Symbol("html");
/** The context of a value: text, which includes a quoted attribute, or a tag between its attributes. */
type Context = "text" | "tag";

const contextsOf: (strings: TemplateStringsArray) => readonly Context[] = oncePer(findContexts);

/**
 * Renders a template; every value is escaped but HTML of another template.
 *
 * @throws {TypeError} If escaping does not make a value safe: outside quotes in a tag, in a script or style.
 *
 * @example
 * String(html`<p title="${'"'}">${["<", "c"].map((item) => html`<b>${item}</b>`)}</p>`); // '<p title="&quot;"><b>&lt;</b><b>c</b></p>'
 */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  const contexts = contextsOf(strings);
  let text = strings[0]!;
  for (let index = 0; index < values.length; index++) {
    text += render(values[index], contexts[index]!) + strings[index + 1]!;
  }
  return new Html(KEY, text);
}

/**
 * Makes the template of a section with a heading, by which screen readers name it.
 *
 * @example
 * String(section("key", "Key")`<p>None.</p>`); // '<section aria-labelledby="key">\n<h2 id="key">Key</h2>\n<p>None.</p>\n</section>'
 */
export function section(id: string, title: Content, kind?: string): typeof html {
  return (strings, ...values) => html`<section${kind !== undefined && html` class="${kind}"`} aria-labelledby="${id}">
<h2 id="${id}">${title}</h2>
${html(strings, ...values)}
</section>`;
}

function render(value: Content, context: Context): string {
  if (value instanceof Html) return value.toString();
  if (value === undefined || value === false) return "";
  if (typeof value === "object") return value.map((item) => render(item, context)).join("");
  if (context === "tag") {
    throw new TypeError(`Cannot put the text "${value}" into a tag: give a whole attribute as HTML`);
  }
  return typeof value === "string" ? escapeText(value) : String(value);
}

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** Finds the context of each value; refuses those that escaping does not cover. */
function findContexts(strings: TemplateStringsArray): Context[] {
  const contexts: Context[] = [];
  let before = "";
  for (const part of strings.slice(0, -1)) {
    before += part;
    const tag = before.slice(before.lastIndexOf("<"));
    const isInTag = before.includes("<") && !tag.includes(">");
    const isQuoted = tag.split('"').length % 2 === 0;
    if (isInTag && !isQuoted && /[=']$/.test(tag)) {
      throw new TypeError(`Cannot put a value after "${tag}": quote the attribute with "`);
    }
    if (!isInTag && /<(script|style)\b[^>]*>[^<]*$/i.test(before)) {
      throw new TypeError("Cannot put a value into a script or a style");
    }
    contexts.push(isInTag && !isQuoted ? "tag" : "text");
  }
  return contexts;
}

/**
 * A citation in a text, with the semicolon that divides it from the next: `1 Kor 12,31-13,8a;`. What follows of the same book
 * and the numbers of the text are others: `64,2-7`, `[63,16b-17;`.
 */
const CITATION = /((?:(?:[1-5] )?\p{Lu}\p{L}* |\[)?\d+[,:]\d[\d.,:a-z-]*[;\]]?)/u;

/** The length of a citation that may need two lines on a phone. */
const LONG = 24;

/** Renders text with citations that a line breaks only where it has no room for one, and then between its parts. */
export function withWholeCitations(text: string): Html {
  const parts = (citation: string) =>
    citation.split(/(?<=\.)/).map((part, index) => html`${index > 0 && html`<wbr>`}<span>${part}</span>`);
  return html`${text.split(CITATION).map((part, index) => (index % 2 === 1 ? html`<span class="cited">${part.length > LONG ? parts(part) : part}</span>` : part))}`;
}

/** Renders text whose parts between backticks are code. */
export function inlineCode(text: string): Html {
  return html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/**
 * Makes a style or a script that is within the page.
 *
 * @param content Made by the program alone: nothing of a request may get into it.
 * @throws {TypeError} If it has a `<`, which could end the element.
 */
export function inlineElement(name: "style" | "script", content: string): { element: Html; source: string } {
  if (content.includes("<")) throw new TypeError(`Cannot put a "<" into an inline ${name}`);
  const digest = createHash("sha256").update(content).digest("base64");
  return {
    element: new Html(KEY, `<${name}>${content}</${name}>`),
    source: `'sha256-${digest}'`,
  };
}
