/** What a template may hold: text is escaped, HTML is taken as it is, lists are joined, nothing is left out. */
export type Content = Html | string | number | undefined | false | readonly Content[];

/** A piece of HTML that is safe to send: only {@linkcode html} makes one. */
export class Html {
  readonly #text: string;

  /** @param key Known to this file alone, so that no text becomes HTML elsewhere. */
  constructor(key: symbol, text: string) {
    if (key !== KEY) throw new TypeError("Cannot make HTML from text: use the html template");
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

const KEY = Symbol("html");
/** Where a value stands: in text or within the quotes of an attribute, or between the attributes of a tag. */
type ValuePlace = "text" | "tag";

const placesOf = new WeakMap<TemplateStringsArray, readonly ValuePlace[]>();

/**
 * Makes HTML from a template; every value is escaped but HTML made by another template.
 *
 * @throws {TypeError} If a value stands where escaping does not make it safe: outside quotes in a tag, in a script.
 *
 * @example
 * html`<p title="${name}">${items.map((item) => html`<b>${item}</b>`)}</p>`
 */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  let places = placesOf.get(strings);
  if (places === undefined) {
    places = findPlaces(strings);
    placesOf.set(strings, places);
  }
  let text = strings[0]!;
  for (let index = 0; index < values.length; index++) {
    text += render(values[index], places[index]!) + strings[index + 1]!;
  }
  return new Html(KEY, text);
}

function render(value: Content, place: ValuePlace): string {
  if (value instanceof Html) return value.toString();
  if (value === undefined || value === false) return "";
  if (typeof value === "object") return value.map((item) => render(item, place)).join("");
  if (place === "tag") {
    throw new TypeError(
      `Cannot put the text "${value}" into a tag: give a whole attribute as HTML`,
    );
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

/** Goes through the fixed parts of a template and refuses places for values that escaping does not cover. */
function findPlaces(strings: TemplateStringsArray): ValuePlace[] {
  const places: ValuePlace[] = [];
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
    places.push(isInTag && !isQuoted ? "tag" : "text");
  }
  return places;
}
