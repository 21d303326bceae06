import { LANGUAGES, OWN_LANGUAGE_NAMES } from "../i18n/language.ts";
import { layout as layoutTexts } from "../i18n/texts/layout.ts";
import type { PageContext } from "../page_context.ts";
import type { Picture } from "../site.ts";
import { ASSETS, type Asset, FONT_LICENCE_ASSET, FONT_PATH } from "./assets.ts";
import { BRAND_MARK } from "./brand.ts";
import { contactLink } from "./contact.ts";
import { csrfField } from "./form.ts";
import {
  type AlternateLink,
  alternateLinks,
  iconLinks,
  type Preview,
  previewTags,
} from "./head.ts";
import { type Html, html } from "./html.ts";

/** The parts of a page within the common layout. */
export interface LayoutOptions {
  readonly title: string;
  readonly body: Html;
  /** True to load the script; every page is complete without it. */
  readonly hasScript?: boolean;
  /** A style in place of that of all pages. */
  readonly ownStyle?: Asset;
  /** A script of the page's own, beside that of all pages. */
  readonly ownScript?: Asset;
  /** Absent where the page is nothing to be passed on. */
  readonly preview?: Preview | undefined;
  /** The feeds and calendars that belong to the page. */
  readonly alternates?: readonly AlternateLink[];
}

/** Renders a whole document: head, menu, content, footer. */
export function layout(
  context: PageContext,
  { title, body, hasScript = false, ownStyle, ownScript, preview, alternates = [] }: LayoutOptions,
): Html {
  const t = context.in(layoutTexts);
  const { site } = context;
  return html`<html lang="${context.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === site.name ? title : `${title} · ${site.name}`}</title>
<link rel="stylesheet" href="${(ownStyle ?? ASSETS.style).path}">
${FONT_PATH !== undefined && html`<link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin>`}
${iconLinks(context)}
${preview && previewTags(context, title, preview)}
${alternateLinks(alternates)}${hasScript && html`<script src="${ASSETS.script.path}" defer></script>`}${ownScript && html`<script src="${ownScript.path}" defer></script>`}
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<header class="top">
<div class="wide bar">
<a class="brand" href="/">${site.image ? siteImage(site.image) : BRAND_MARK}<span>${site.name}</span></a>
${navigation(context)}
</div>
</header>
<main id="content" tabindex="-1">
${body}
</main>
<footer class="bottom">
<div class="wide bar">
<p>${t.motto(site.name)}</p>
<p><a href="/share">${t.share}</a></p>
${FONT_LICENCE_ASSET && html`<p><a href="${FONT_LICENCE_ASSET.path}" rel="license">${t.font}</a></p>`}
${site.contact && html`<p>${t.contact} ${contactLink(site.contact)}</p>`}
${context.method !== "POST" && languageSwitch(context)}
</div>
</footer>
</body>
</html>
`;
}

/** Renders the picture of the service beside its name; the name says what it shows. */
function siteImage({ path, width, height }: Picture): Html {
  return html`<img class="crest" src="${path}" width="${width}" height="${height}" alt="">`;
}

function navigation(context: PageContext): Html {
  const t = context.in(layoutTexts);
  const link = (path: string, label: string): Html => {
    const isHere = context.path === path;
    const isBelow = path !== "/" && context.path.startsWith(`${path}/`);
    const current = isHere ? html` aria-current="page"` : isBelow && html` aria-current="true"`;
    return html`<li><a href="${path}"${current}>${label}</a></li>`;
  };
  const { session } = context;
  return html`<nav aria-label="${t.navigation}">
<ul>
${link("/", t.home)}
${link(t.readingsPath, t.readings)}
${link("/docs", t.docs)}
${session?.user.admin && link("/admin", t.admin)}
${session === undefined ? link("/login", t.signIn) : link("/profile", t.profile)}
${
  session !== undefined &&
  html`<li><form method="post" action="/sign-out">${csrfField(context)}<button class="plain">${t.signOut}</button></form></li>`
}
</ul>
</nav>`;
}

/**
 * Renders links to the page in the other languages. The response to a form has none: it has no URL, and a new key or link
 * on it would be lost.
 */
function languageSwitch(context: PageContext): Html {
  const others = LANGUAGES.filter((language) => language !== context.language);
  return html`<p>${others.map(
    (language) =>
      html`<a href="${context.inLanguage(language)}" lang="${language}" hreflang="${language}" rel="nofollow">${OWN_LANGUAGE_NAMES[language]}</a>`,
  )}</p>`;
}
