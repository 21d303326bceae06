import type { IncomingMessage } from "node:http";

/** Finds the client that sent a request. */
interface Clients {
  address(request: IncomingMessage): string;
  isSecure(request: IncomingMessage): boolean;
}

/** A request on its way through the middleware to its handler, with the facts that middleware adds for log and metrics. */
export class RequestContext {
  readonly request: IncomingMessage;
  readonly method: string;
  readonly path: string;
  /** The query as it came, percent-encoded. */
  readonly search: string;
  /** The path of the route that was found, for logs and metrics; an unknown path may hold a secret. */
  route = "other";
  /** The code of the error in the response. */
  errorCode: string | undefined;
  /** Why a form was not carried out, for the log; the answer says it in the words of its page. */
  refusal: string | undefined;
  /** The id of the API key that was used. */
  keyId: string | undefined;
  /** The function that may be called next for the request: what its present middleware was given, until it calls it. */
  next: unknown;
  readonly #clients: Clients;

  constructor(request: IncomingMessage, { target, clients }: { target: RequestTarget; clients: Clients }) {
    this.request = request;
    this.method = request.method ?? "";
    this.path = target.path;
    this.search = target.query;
    this.#clients = clients;
  }

  /** Returns the value of a request header; its name in lower case. */
  header(name: string): string | undefined {
    return headerValue(this.request, name);
  }

  /** The address of the client, behind trusted proxies too. */
  get clientAddress(): string {
    return this.#clients.address(this.request);
  }

  /** True where the client's own connection is encrypted. */
  get isEncrypted(): boolean {
    return this.#clients.isSecure(this.request);
  }
}

/** The part of a request that responses are made from; an `IncomingMessage` has it. */
export interface Request {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

/**
 * Returns the value of a request header, the first if it is repeated.
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
  /** The text after the `?`, percent-encoded. */
  readonly query: string;
}

/** The parameters of a query, read once. */
export class Query {
  readonly #values = new Map<string, string>();
  #repeated: Set<string> | undefined;

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
    if (this.#values.has(name)) {
      this.#repeated ??= new Set();
      this.#repeated.add(name);
    } else this.#values.set(name, decode(text.slice(equals + 1, end)));
  }

  /** Returns the value of a parameter without spaces around it; undefined where it is missing or blank. */
  get(name: string): string | undefined {
    return this.#values.get(name)?.trim() || undefined;
  }

  /** Returns the value of a parameter as it was sent. */
  written(name: string): string | undefined {
    return this.#values.get(name);
  }

  /** Returns true if a parameter occurs more than once. */
  isRepeated(name: string): boolean {
    return this.#repeated?.has(name) === true;
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

/** The cookies of one request, and those that its answer sets. */
export class Cookies {
  readonly #sent: ReadonlyMap<string, string>;
  readonly #isSecure: boolean;
  /** For the answer: names and values of headers in turn. */
  readonly headers: string[] = [];

  /**
   * @param header What the browser sent.
   * @param options `isSecure`: whether the service is reached by TLS.
   */
  constructor(header: string | undefined, { isSecure }: { isSecure: boolean }) {
    this.#sent = readCookies(header);
    this.#isSecure = isSecure;
  }

  /** A cookie as the browser sent it. */
  get(name: string): string | undefined {
    return this.#sent.get(this.#nameOf(name));
  }

  /**
   * Has the browser keep a cookie, which scripts never see, and which other sites' forms and images do not send.
   *
   * @param value Of characters that a cookie may hold; nothing is encoded.
   * @param options `maxAge`: seconds it is kept; 0 removes it; absent until the browser is closed.
   */
  set(name: string, value: string, { maxAge }: { maxAge?: number } = {}): void {
    const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
    const secure = this.#isSecure ? "; Secure" : "";
    const rest = `Path=/; HttpOnly; SameSite=Lax${age}${secure}`;
    this.headers.push("Set-Cookie", `${this.#nameOf(name)}=${value}; ${rest}`);
  }

  /** After TLS the prefix keeps other hosts of the domain, and plain HTTP, from setting the cookie. */
  #nameOf(name: string): string {
    return this.#isSecure ? `__Host-ambo-${name}` : `ambo-${name}`;
  }
}

/** The cookies of a request, by name; of two with one name the first counts. */
function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const equals = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, equals)).trim();
    if (name !== "" && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** Why a request is turned down before its path is looked at. */
export type ProtocolError =
  | "bad_request"
  | "method_not_allowed"
  | "request_timeout"
  | "content_too_large"
  | "uri_too_long"
  | "headers_too_large";

/** The size that a request may have. */
export interface RequestLimits {
  readonly "max-url-length": number;
  readonly "max-headers": number;
  readonly "max-body-size": number;
}

/**
 * Checks what Node's parser lets through: lengths, and the one `Host` that HTTP/1.1 asks for.
 *
 * @returns Undefined where nothing is wrong, `has_body` where the request has a body besides.
 */
export function checkRequest(
  { url = "", rawHeaders, httpVersionMajor, httpVersionMinor }: IncomingMessage,
  limits: RequestLimits,
): ProtocolError | "has_body" | undefined {
  if (url.length > limits["max-url-length"]) return "uri_too_long";
  if (rawHeaders.length > 2 * limits["max-headers"]) return "headers_too_large";
  let hosts = 0;
  let hasBody = false;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    switch (name.length) {
      case 4:
        if (name.toLowerCase() === "host") hosts++;
        break;
      case 14:
        if (name.toLowerCase() === "content-length") {
          const length = Number(rawHeaders[index + 1]);
          if (length > limits["max-body-size"]) return "content_too_large";
          hasBody ||= length > 0;
        }
        break;
      case 17:
        hasBody ||= name.toLowerCase() === "transfer-encoding";
        break;
    }
  }
  // What says no version is HTTP/0.9; on the host see RFC 9112, section 3.2.
  if (httpVersionMajor !== 1) return "bad_request";
  if (hosts > 1 || (hosts === 0 && httpVersionMinor === 1)) return "bad_request";
  return hasBody ? "has_body" : undefined;
}

/** An error of Node's parser for a request that it could not read. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The bytes that it was reading. */
  readonly rawPacket?: Buffer;
}

/** Names why Node's parser gave up; undefined where the connection broke, so that there is no client to answer. */
export function protocolErrorOf(
  { code = "", rawPacket }: ParserError,
  limits: RequestLimits,
): ProtocolError | undefined {
  switch (code) {
    case "ECONNRESET":
    case "EPIPE":
      return undefined;
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return "request_timeout";
    case "HPE_HEADER_OVERFLOW":
      return hasLongLine(rawPacket, limits["max-url-length"]) ? "uri_too_long" : "headers_too_large";
    default:
      return "bad_request";
  }
}

/** Returns true if the bytes begin with a request line whose address is too long: then that is what overflowed. */
function hasLongLine(packet: Buffer | undefined, maxUrlLength: number): boolean {
  if (packet === undefined || !/^[A-Z]+ /.test(packet.toString("latin1", 0, 20))) return false;
  const end = packet.indexOf("\n");
  return end < 0 || end > maxUrlLength;
}
