/** The parameters of a query, read once. */
export class Query {
  readonly #values = new Map<string, string>();
  readonly #repeated = new Set<string>();

  /**
   * @param text What follows the `?`, percent-encoded; `+` is a space.
   * @throws {URIError} If the percent-encoding is broken or not UTF-8.
   */
  constructor(text: string) {
    for (let start = 0; start < text.length; ) {
      let end = text.indexOf("&", start);
      if (end < 0) end = text.length;
      if (end > start) this.#add(text, start, end);
      start = end + 1;
    }
  }

  #add(text: string, start: number, end: number): void {
    let equals = text.indexOf("=", start);
    if (equals < 0 || equals > end) equals = end;
    const name = decode(text.slice(start, equals));
    if (this.#values.has(name)) this.#repeated.add(name);
    else this.#values.set(name, decode(text.slice(equals + 1, end)));
  }

  /** The value of a parameter without spaces around it; undefined where it is missing or blank. */
  get(name: string): string | undefined {
    return this.#values.get(name)?.trim() || undefined;
  }

  /** Whether a parameter stands more than once. */
  isRepeated(name: string): boolean {
    return this.#repeated.has(name);
  }
}

function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  return spaced.includes("%") ? decodeURIComponent(spaced) : spaced;
}

/** The path and the query of a request target; the scheme and host of an absolute one are passed over. */
export function splitTarget(target: string): { path: string; query: string } {
  let start = 0;
  if (!target.startsWith("/")) {
    const authority = target.indexOf("://");
    if (authority > 0) {
      start = target.indexOf("/", authority + 3);
      if (start < 0) return { path: "/", query: "" };
    }
  }
  const question = target.indexOf("?", start);
  return question < 0
    ? { path: target.slice(start), query: "" }
    : { path: target.slice(start, question), query: target.slice(question + 1) };
}
