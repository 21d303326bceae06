import { encode, type Response } from "../http/mod.ts";
import type { PageContext } from "./page_context.ts";
import { type LayoutOptions, layout } from "./ui/layout.ts";

/** A page without the common layout. */
export interface PageContent extends LayoutOptions {
  readonly status?: number;
  /**
   * Whether it says nothing of any user. Only then it is compressed: who listens and can have a browser ask for pages
   * would else learn from their length what is on them (the attack called BREACH). The token of a form is no obstacle,
   * for it is hidden anew each time.
   */
  readonly isPublic?: boolean;
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

/** The headers of every page that tell browsers what it must not do. */
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

/** Makes a page: its content in the layout. */
export function page(context: PageContext, content: PageContent): Response {
  const { status = 200, headers = [], isPublic = false, hasSecretAddress = false } = content;
  const body = encode(`<!doctype html>\n${layout(context, content)}`);
  return {
    status,
    headers: [
      "Content-Type",
      "text/html; charset=utf-8",
      ...SECURITY_HEADERS,
      "Referrer-Policy",
      hasSecretAddress ? "no-referrer" : "same-origin",
      "Cache-Control",
      context.isPersonal ? "no-store" : "private, no-cache",
      "Vary",
      "Cookie, Accept-Language",
      "Content-Language",
      context.language,
      ...context.cookieHeaders,
      ...headers,
    ],
    body,
    compressible: isPublic,
    cacheable: isPublic && !context.isPersonal,
  };
}

/** Makes a response that sends the browser on to another page, with a GET. */
export function redirect(context: PageContext, path: string): Response {
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
      ...context.cookieHeaders,
    ],
    body: "",
  };
}
