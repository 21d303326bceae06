import { encode, type Response } from "../http/mod.ts";
import type { PageContext } from "./page_context.ts";
import { type LayoutOptions, layout } from "./ui/layout.ts";

/** A page without the common layout. */
export interface PageContent extends LayoutOptions {
  readonly status?: number;
  /**
   * True where the page says nothing of any user. Only then it is compressed: an eavesdropper who can make a browser
   * request pages would else learn their content from their length (the BREACH attack). A CSRF token is no obstacle, as
   * it is masked differently each time.
   */
  readonly isPublic?: boolean;
  /** True where the URL holds a secret, which no other page or server may learn. */
  readonly hasSecretUrl?: boolean;
  /** True where the page shows others of this service in frames, and gets them by script. */
  readonly hasFrames?: boolean;
  /** True where the script of the page calls the API of this service. */
  readonly callsApi?: boolean;
  /** Further headers, names and values in turn. */
  readonly headers?: readonly string[];
}

/** Allows own files only, nothing inline, no framing. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The headers of every page that tell browsers what it must not do. */
export const SECURITY_HEADERS: readonly string[] = securityHeaders(POLICY);

const SECURITY_HEADERS_WITH_CALLS = securityHeaders(`${POLICY}; connect-src 'self'`);

const SECURITY_HEADERS_WITH_FRAMES = securityHeaders(
  `${POLICY}; frame-src 'self'; connect-src 'self'`,
);

function securityHeaders(policy: string): readonly string[] {
  return [
    ["Content-Security-Policy", policy],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ].flat();
}

/** Makes a page: its content in the layout. */
export function page(context: PageContext, content: PageContent): Response {
  const { status = 200, headers = [], isPublic = false, hasSecretUrl = false } = content;
  const { hasFrames = false, callsApi = false } = content;
  const framed = hasFrames ? SECURITY_HEADERS_WITH_FRAMES : SECURITY_HEADERS;
  const preview = content.preview ?? (isPublic ? {} : undefined);
  const body = encode(`<!doctype html>\n${layout(context, { ...content, preview })}`);
  return {
    status,
    headers: [
      "Content-Type",
      "text/html; charset=utf-8",
      ...(callsApi ? SECURITY_HEADERS_WITH_CALLS : framed),
      "Referrer-Policy",
      hasSecretUrl ? "no-referrer" : "same-origin",
      "Cache-Control",
      context.isPersonal ? "no-store" : "private, no-cache",
      "Content-Language",
      context.language,
      ...context.cookieHeaders,
      ...headers,
    ],
    body,
    vary: "Cookie, Accept-Language",
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
