import { type Answer, encode } from "../http/mod.ts";
import { ASSETS } from "./assets.ts";
import { BRAND_MARK } from "./brand_mark.ts";
import { deliver } from "./delivery.ts";
import { field } from "./form.ts";
import { type Html, html } from "./html.ts";
import { LANGUAGES } from "./language.ts";
import { frame } from "./texts/frame.ts";
import { languageNames } from "./texts/language_names.ts";
import type { Visit } from "./visit.ts";

/** What a page is, without the frame that all share. */
export interface PageContent {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Whether it needs the script; every page is complete without it. */
  readonly hasScript?: boolean;
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
  const body = encode(`<!doctype html>\n${frameOf(visit, content)}`);
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

function frameOf(visit: Visit, { title, body, hasScript = false }: PageContent): Html {
  const t = visit.in(frame);
  return html`<html lang="${visit.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === "Ambo" ? title : `${title} · Ambo`}</title>
<link rel="stylesheet" href="${ASSETS.style.path}">
<link rel="icon" href="${ASSETS.icon.path}" type="image/svg+xml">
${hasScript && html`<script src="${ASSETS.script.path}" defer></script>`}
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<header class="top">
<div class="wide bar">
<a class="brand" href="/">${BRAND_MARK}<span>Ambo</span></a>
${navigation(visit)}
</div>
</header>
<main id="content" tabindex="-1">
${body}
</main>
<footer class="bottom">
<div class="wide bar">
<p>${t.motto}</p>
${languageSwitch(visit)}
</div>
</footer>
</body>
</html>
`;
}

function navigation(visit: Visit): Html {
  const t = visit.in(frame);
  const link = (path: string, label: string): Html => {
    const isHere = visit.path === path;
    const isBelow = path !== "/" && visit.path.startsWith(`${path}/`);
    const current = isHere ? html` aria-current="page"` : isBelow && html` aria-current="true"`;
    return html`<li><a href="${path}"${current}>${label}</a></li>`;
  };
  const { session } = visit;
  return html`<nav aria-label="${t.navigation}">
<ul>
${link("/", t.home)}
${link("/docs", t.docs)}
${session?.user.admin && link("/admin", t.admin)}
${session === undefined ? link("/login", t.signIn) : link("/profile", t.profile)}
${
  session !== undefined &&
  html`<li><form method="post" action="/sign-out">${field.token(visit)}<button class="plain">${t.signOut}</button></form></li>`
}
</ul>
</nav>`;
}

/** Links to the same page in the other languages, each named in its own. */
function languageSwitch(visit: Visit): Html {
  const others = LANGUAGES.filter((language) => language !== visit.language);
  return html`<p>${others.map(
    (language) =>
      html`<a href="${visit.inLanguage(language)}" lang="${language}" hreflang="${language}" rel="nofollow">${languageNames[language]}</a>`,
  )}</p>`;
}
