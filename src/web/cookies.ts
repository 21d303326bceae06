/** The cookies of a request, by name; of two with one name the first counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const equals = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, equals)).trim();
    if (name !== "" && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

/** What a browser is to do with a cookie. */
export interface CookieOptions {
  /** Seconds it is kept; 0 removes it; absent until the browser is closed. */
  readonly maxAge?: number;
  readonly isSecure: boolean;
}

/**
 * A `Set-Cookie` value. Scripts never see it, and other sites' forms and images do not send it.
 *
 * @param value Of characters that a cookie may hold; nothing is encoded.
 */
export function setCookie(
  name: string,
  value: string,
  { maxAge, isSecure }: CookieOptions,
): string {
  const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
  const secure = isSecure ? "; Secure" : "";
  return `${cookieName(name, isSecure)}=${value}; Path=/; HttpOnly; SameSite=Lax${age}${secure}`;
}

/** Behind TLS the prefix keeps other hosts of the domain, and plain HTTP, from setting the cookie. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-ambo-${name}` : `ambo-${name}`;
}
