/** The part of a request that responses are made from; an `IncomingMessage` has it. */
export interface Request {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

/**
 * Returns the value of a request header, the first where it stands more than once.
 *
 * It is looked up in the raw headers: making Node's table of all of them costs more than the few looks taken.
 *
 * @param name In lower case.
 */
export function headerValue({ rawHeaders }: Request, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const candidate = rawHeaders[index]!;
    if (candidate.length === name.length && candidate.toLowerCase() === name) {
      return rawHeaders[index + 1];
    }
  }
  return undefined;
}

/** The path of a request target, and its query as it came. */
export interface RequestTarget {
  readonly path: string;
  /** The text behind the `?`, percent-encoded. */
  readonly query: string;
}

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

  /** Returns the value of a parameter without spaces around it; undefined where it is missing or blank. */
  get(name: string): string | undefined {
    return this.#values.get(name)?.trim() || undefined;
  }

  /** Tells if a parameter stands more than once. */
  isRepeated(name: string): boolean {
    return this.#repeated.has(name);
  }
}

function decode(text: string): string {
  const spaced = text.includes("+") ? text.replaceAll("+", " ") : text;
  return spaced.includes("%") ? decodeURIComponent(spaced) : spaced;
}

/** Splits a request target into path and query; the scheme and host of an absolute one are passed over. */
export function splitTarget(target: string): RequestTarget {
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
