import { type Response, toByteString } from "../../http/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import { type Content, html } from "./html.ts";
import { type LayoutOptions, pageLayout } from "./page_layout.ts";

/** Allows own files only, nothing inline, no framing. */
const OWN_FILES = [
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

/** The security headers of every page. */
export const SECURITY_HEADERS: readonly string[] = securityHeaders(OWN_FILES);
/** The same for pages whose script asks this service for more. */
const WITH_CALLS = securityHeaders(`${OWN_FILES}; connect-src 'self'`);
const WITH_FRAMES = securityHeaders(`${OWN_FILES}; frame-src 'self'; connect-src 'self'`);
const WITH_PICTURES = securityHeaders(
  `${OWN_FILES.replace("img-src 'self'", "img-src 'self' blob:")}; connect-src 'self'`,
);

function securityHeaders(policy: string): readonly string[] {
  return [
    ["Content-Security-Policy", policy],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
  ].flat();
}

/** The permissions of a page, and how it may be sent. */
interface PagePolicy {
  /** Tell browsers what the page must not do. */
  readonly headers: readonly string[];
  /**
   * True where the page says nothing of any user. Only then it is compressed: an eavesdropper who can make a browser
   * request pages could learn their content from their length (the BREACH attack). A CSRF token is no obstacle, as
   * it is masked differently each time.
   */
  readonly isPublic: boolean;
  /** True where the URL holds a secret, which no other page or server may learn. */
  readonly hasSecretUrl?: true;
  /** True where the page has the line for references and words, whose script asks for suggestions. */
  readonly hasFinder?: true;
  /** True where the page shows texts of a translation, which search engines may index under `--index on` alone. */
  readonly hasTexts?: true;
}

const POLICIES = {
  personal: { headers: SECURITY_HEADERS, isPublic: false },
  /** Asks this service for itself. */
  personalCalls: { headers: WITH_CALLS, isPublic: false },
  secret: { headers: SECURITY_HEADERS, isPublic: false, hasSecretUrl: true },
  /** Draws pictures that were chosen on the device, and shows its form live. */
  pictures: { headers: WITH_PICTURES, isPublic: false },
  public: { headers: SECURITY_HEADERS, isPublic: true },
  texts: { headers: SECURITY_HEADERS, isPublic: true, hasTexts: true },
  finder: { headers: WITH_CALLS, isPublic: true, hasFinder: true },
  passage: { headers: WITH_CALLS, isPublic: true, hasFinder: true, hasTexts: true },
  /** Calls the API of this service. */
  calls: { headers: WITH_CALLS, isPublic: true },
  /** Shows other pages of this service in frames, and gets them by script. */
  frames: { headers: WITH_FRAMES, isPublic: true },
} as const satisfies Record<string, PagePolicy>;

/** A page without the common layout. */
export interface PageContent extends LayoutOptions {
  readonly status?: number;
  /** `personal` unless the page is said to be another. */
  readonly policy?: keyof typeof POLICIES;
  /** Further headers, names and values in turn. */
  readonly headers?: readonly string[];
}

/** Makes a page: its content in the layout. */
export function page(context: PageContext, content: PageContent): Response {
  const { status = 200, headers = [], policy: name = "personal", scripts = [] } = content;
  const policy: PagePolicy = POLICIES[name];
  const { isPublic, hasSecretUrl, hasFinder, hasTexts } = policy;
  const layout = pageLayout(context, {
    ...content,
    scripts: [
      ...new Set([
        ...(context.hasForm ? (["script", "formScript"] as const) : []),
        ...scripts,
        ...(hasFinder ? (["suggestScript"] as const) : []),
      ]),
    ],
    preview: content.preview ?? (isPublic ? {} : undefined),
  });
  return {
    status,
    headers: [
      ...["Content-Type", "text/html; charset=utf-8", "Content-Language", context.language],
      ...policy.headers,
      ...["Referrer-Policy", hasSecretUrl ? "no-referrer" : "same-origin"],
      ...["Cache-Control", context.isPersonal ? "no-store" : "private, no-cache"],
      ...(hasTexts && context.settings.index === "off" ? ["X-Robots-Tag", "noindex"] : []),
      ...context.cookieHeaders,
      ...headers,
    ],
    body: toByteString(`<!doctype html>\n${layout}`),
    vary: "Cookie, Accept-Language",
    compressible: isPublic,
    cacheable: isPublic && !context.isPersonal,
  };
}

/** A page whose content is below its title. */
export interface TitledPage extends Omit<PageContent, "body"> {
  /** The classes of the content, its width first. */
  readonly kind: string;
  /** In place of the title. */
  readonly heading?: string;
  /** The error of a form on the page, which decides its status. */
  readonly error?: FormError | undefined;
}

/** Makes a page with a title and content below it, in the layout. */
export function titledPage(
  context: PageContext,
  { kind, error, heading, ...options }: TitledPage,
  content: Content,
): Response {
  return page(context, {
    ...(error && { status: error.status }),
    ...options,
    body: html`<div class="${kind}">
<h1>${heading ?? options.title}</h1>
${content}
</div>`,
  });
}

/** Makes a response that sends the browser on to another page, with a GET. */
export function redirect(context: PageContext, path: string): Response {
  return {
    status: 303,
    headers: [
      ...["Location", path, "Referrer-Policy", "no-referrer", "Cache-Control", "no-store"],
      ...SECURITY_HEADERS,
      ...context.cookieHeaders,
    ],
    body: "",
  };
}
