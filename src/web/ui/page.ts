import { type Response, toByteString } from "../../http/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { ASSETS } from "./assets.ts";
import { type LayoutOptions, pageLayout } from "./layout.ts";

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
  /** True where the page has the line for references and words, whose script asks for suggestions. */
  readonly hasFinder?: boolean;
  /** True where the script of the page shows its form live and draws pictures that were chosen. */
  readonly drawsPictures?: boolean;
  /** True where the page shows texts of a translation, which search engines may index under `--index on` alone. */
  readonly hasTexts?: boolean;
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

const SECURITY_HEADERS_WITH_PICTURES = securityHeaders(
  `${POLICY.replace("img-src 'self'", "img-src 'self' blob:")}; connect-src 'self'`,
);

const SECURITY_HEADERS_WITH_FRAMES = securityHeaders(`${POLICY}; frame-src 'self'; connect-src 'self'`);

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
  const { hasFrames = false, callsApi = false, hasFinder = false } = content;
  const { drawsPictures = false, hasTexts = false } = content;
  const finderScript = hasFinder ? { ownScript: ASSETS.suggestScript } : {};
  const framed = hasFrames ? SECURITY_HEADERS_WITH_FRAMES : SECURITY_HEADERS;
  const preview = content.preview ?? (isPublic ? {} : undefined);
  const body = toByteString(`<!doctype html>\n${pageLayout(context, { ...content, ...finderScript, preview })}`);
  return {
    status,
    headers: [
      "Content-Type",
      "text/html; charset=utf-8",
      ...(drawsPictures
        ? SECURITY_HEADERS_WITH_PICTURES
        : callsApi || hasFinder
          ? SECURITY_HEADERS_WITH_CALLS
          : framed),
      "Referrer-Policy",
      hasSecretUrl ? "no-referrer" : "same-origin",
      "Cache-Control",
      context.isPersonal ? "no-store" : "private, no-cache",
      "Content-Language",
      context.language,
      ...(hasTexts && context.settings.index === "off" ? ["X-Robots-Tag", "noindex"] : []),
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
