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

  /** Behind TLS the prefix keeps other hosts of the domain, and plain HTTP, from setting the cookie. */
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
