import type { IncomingHttpHeaders } from "node:http";

/**
 * Reports whether a submitted form may have come from the pages themselves, as far as the browser tells.
 *
 * `Sec-Fetch-Site` decides where the browser sends it, which it does not over plain HTTP from another machine; there
 * `Origin` decides. A page that must not reveal its URL (`Referrer-Policy: no-referrer`) is sent with the origin `null`,
 * which says nothing. The CSRF token decides in the end; this is a second check.
 *
 * @param publicUrl The public URL of the service, such as `https://ambo.example.org`; empty where it is unknown.
 */
export function mayBeSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined || origin === "null") return true;
  return [publicUrl, `http://${host}`, `https://${host}`].includes(origin);
}

/**
 * Returns the origin of the service, such as `https://ambo.example.org`: its public URL, else that of the `Host` header.
 * An invalid host is never repeated.
 */
export function originOf(
  host: string | undefined,
  { publicUrl, isSecure }: { publicUrl: string; isSecure: boolean },
): string {
  if (publicUrl !== "") return publicUrl;
  const scheme = isSecure ? "https" : "http";
  return `${scheme}://${/^[\w.:[\]-]+$/.test(host ?? "") ? host : "localhost"}`;
}
