import { type Answer, deliver, encode } from "../http/mod.ts";
import type { Visit } from "./page_context.ts";
import { type LayoutOptions, layout } from "./ui/layout.ts";

/** A page without the common layout. */
export interface PageContent extends LayoutOptions {
  readonly status?: number;
  /**
   * Whether it says nothing of any user. Only then it is compressed: who listens and can have a browser ask for pages
   * would else learn from their length what is on them (the attack called BREACH). The token of a form is no obstacle,
   * for it is hidden anew each time.
   */
  readonly isForAll?: boolean;
  /** Whether its address holds a secret, which no other page and no server may be told. */
  readonly hasSecretAddress?: boolean;
  /** Further headers, names and values in turn. */
  readonly headers?: readonly string[];
}

/** Own files only, nothing inline, nowhere framed. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** What every answer of the pages says to browsers, whatever it is. */
export const SECURITY_HEADERS: readonly string[] = [
  "Content-Security-Policy",
  POLICY,
  "X-Content-Type-Options",
  "nosniff",
  "X-Frame-Options",
  "DENY",
  "Cross-Origin-Resource-Policy",
  "same-origin",
];

/** A page as it is sent: its content in the frame. */
export function page(visit: Visit, content: PageContent): Answer {
  const { status = 200, headers = [], isForAll = false, hasSecretAddress = false } = content;
  const body = encode(`<!doctype html>\n${layout(visit, content)}`);
  const answer = {
    status,
    headers: [
      "Content-Type",
      "text/html; charset=utf-8",
      ...SECURITY_HEADERS,
      "Referrer-Policy",
      hasSecretAddress ? "no-referrer" : "same-origin",
      "Cache-Control",
      visit.isPersonal ? "no-store" : "private, no-cache",
      "Vary",
      "Cookie, Accept-Language",
      "Content-Language",
      visit.language,
      ...visit.cookieHeaders,
      ...headers,
    ],
    body,
  };
  return deliver(answer, {
    asked: visit.headers,
    compressor: isForAll ? visit.site.compressor : undefined,
    isKept: isForAll && !visit.isPersonal,
  });
}

/** Sends the browser on to another page, with a GET. */
export function redirect(visit: Visit, path: string): Answer {
  return {
    status: 303,
    headers: [
      "Location",
      path,
      ...SECURITY_HEADERS,
      "Referrer-Policy",
      "no-referrer",
      "Cache-Control",
      "no-store",
      ...visit.cookieHeaders,
      "Content-Length",
      "0",
    ],
    body: "",
  };
}
