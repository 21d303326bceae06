import type { IncomingHttpHeaders } from "node:http";

/**
 * Whether a submitted form may have come from the pages themselves, as far as the browser tells.
 *
 * `Sec-Fetch-Site` decides where the browser sends it, which it does not over plain HTTP from another machine; there
 * `Origin` decides. A page that must not give its address away (`Referrer-Policy: no-referrer`) is sent with the origin
 * `null`, which says nothing. In the end the form's token decides; this is a second lock.
 *
 * @param publicUrl Where users reach the service, such as `https://ambo.example.org`; empty where it is not known.
 */
export function mayBeSameOrigin(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = headers;
  if (origin === undefined || origin === "null") return true;
  return [publicUrl, `http://${host}`, `https://${host}`].includes(origin);
}

/**
 * Where the service is reached, such as `https://ambo.example.org`: at its public address, else where the browser
 * believes it to be. What is no host is never repeated.
 */
export function originOf(
  { host = "" }: IncomingHttpHeaders,
  { publicUrl, isSecure }: { publicUrl: string; isSecure: boolean },
): string {
  if (publicUrl !== "") return publicUrl;
  const scheme = isSecure ? "https" : "http";
  return `${scheme}://${/^[\w.:[\]-]+$/.test(host) ? host : "localhost"}`;
}
