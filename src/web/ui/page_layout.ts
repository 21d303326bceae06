import { once } from "../../base/bounded_map.ts";
import { isComplete, LANGUAGES, ownName } from "../../i18n/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import { booksPath, queryString } from "../context/paths.ts";
import type { Picture, Site } from "../context/services.ts";
import { ASSETS, accentPath, FONT_LICENCE_ASSET, FONT_PATH, WORKER_PATH } from "./assets.ts";
import { contactLink, csrfField } from "./controls.ts";
import { type Html, html } from "./html.ts";
import { DRAWN, GROUND, manifestPath, ownIcon, previewPicture } from "./icons.ts";

/** The page as messengers, search engines and social networks show it. */
export interface Preview {
  /** In place of the page's own title. */
  readonly title?: string;
  /** Never shows more of a translation than the page does. */
  readonly description?: string;
  /** The path by which the page is known, without parameters that change nothing. */
  readonly path?: string;
}

/** Returns the links by which programs find the feeds and the calendar on a page. */
export function feedLinks(context: PageContext) {
  const { t } = context;
  const search = queryString(context.languageParameters);
  return [
    { type: "application/atom+xml", title: t("feeds.verse"), path: `/feed/verse.xml${search}` },
    { type: "application/atom+xml", title: t("feeds.readings"), path: `/feed/readings.xml${search}` },
    { type: "text/calendar", title: t("feeds.calendar"), path: `/calendar.ics${search}` },
  ];
}

/** Renders the icons of the service and the manifest by which phones install it. */
function iconLinks({ site, language }: PageContext): Html {
  const own = ownIcon(site);
  return html`<meta name="theme-color" content="${GROUND.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${GROUND.dark}" media="(prefers-color-scheme: dark)">
${
  own
    ? html`<link rel="icon" href="${own.path}" type="${own.type}" sizes="${own.width}x${own.height}">`
    : html`<link rel="icon" href="${ASSETS.icon.path}" type="image/svg+xml">`
}
<link rel="apple-touch-icon" href="${(own ?? DRAWN.apple).path}">
<link rel="manifest" href="${manifestPath(language)}">`;
}

/**
 * Renders the tags of a preview, as the Open Graph protocol names them; Twitter reads those, too, beside the one of its
 * own. Without `--public-url` the address of the page is left out and the picture's is a path: an untrusted `Host` must
 * not get into a page that someone keeps.
 */
function previewTags(context: PageContext, title: string, preview: Preview): Html {
  const { site } = context;
  const { path } = preview;
  const shown = preview.title ?? title;
  const description = preview.description ?? context.t("layout.description");
  const url = path === undefined ? undefined : context.absoluteUrl(path);
  const picture = previewPicture(site);
  const isWide = picture.width >= 600 && picture.width >= picture.height * 1.5;
  return html`<meta name="description" content="${description}">
${url && html`<link rel="canonical" href="${url}">\n`}<meta property="og:type" content="website">
<meta property="og:site_name" content="${site.name}">
<meta property="og:locale" content="${context.t("language.territory")}">
<meta property="og:title" content="${shown}">
<meta property="og:description" content="${description}">
${url && html`<meta property="og:url" content="${url}">\n`}<meta property="og:image" content="${context.absoluteUrl(picture.path) ?? picture.path}">
<meta property="og:image:type" content="${picture.type}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${site.name}">
<meta name="twitter:card" content="${isWide ? "summary_large_image" : "summary"}">`;
}

/** Renders the tag of a script; that of all pages starts the service worker. */
function scriptTag({ settings }: PageContext, name: keyof typeof ASSETS): Html {
  const startsWorker = name === "script" && settings.offline === "on";
  return html`<script src="${ASSETS[name].path}" defer${startsWorker && html` data-worker="${WORKER_PATH}"`}></script>`;
}

/** The characters of a text that a preview shows at most. */
export const MAX_PREVIEW = 200;

const characters = once(() => new Intl.Segmenter(undefined, { granularity: "grapheme" }));

/** Shortens a text, at the end of a word where it has spaces, else of a character with its marks. */
export function previewText(text: string, max = MAX_PREVIEW): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf(" ", max);
  let whole = end > max / 2 ? text.slice(0, end) : "";
  if (whole === "") {
    for (const { segment } of characters().segment(text.slice(0, 2 * max))) {
      if (whole.length + segment.length > max) break;
      whole += segment;
    }
  }
  return `${whole.replace(/[\s.,;:–、，；：。-]+$/, "")} …`;
}

/** The parts of a page within the common layout. */
export interface LayoutOptions {
  readonly title: string;
  readonly body: Html;
  /** The scripts that it loads, in order; every page is complete without them. */
  readonly scripts?: readonly (keyof typeof ASSETS)[];
  /** A style in place of that of all pages. */
  readonly style?: keyof typeof ASSETS;
  /** Absent where the page is not to be shared. */
  readonly preview?: Preview | undefined;
  /** The feeds and calendars that belong to the page. */
  readonly alternates?: ReturnType<typeof feedLinks>;
}

/** The logo: an open book on a stand, which is what an ambo is. */
const BRAND_MARK = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path d="M16 9.5C13 7 8.500 6.500 3.500 7v12c5-.5 9.500 0 12.500 2.500C19 19 23.500 18.500 28.500 19V7C23.500 6.500 19 7 16 9.500z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="M16 9.500v12M16 21.500V27M10 28h12" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/></svg>`;

/** Renders a whole document: head, menu, content, footer. */
export function pageLayout(
  context: PageContext,
  { title, body, scripts = [], style = "style", preview, alternates = [] }: LayoutOptions,
): Html {
  const { t, site } = context;
  const feeds = alternates.map(
    ({ type, title, path }) => html`<link rel="alternate" type="${type}" title="${title}" href="${path}">\n`,
  );
  return html`<html lang="${context.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === site.name ? title : `${title} · ${site.name}`}</title>
<link rel="stylesheet" href="${ASSETS[style].path}">
${site.accent !== "" && html`<link rel="stylesheet" href="${accentPath(site.accent)}">`}
${FONT_PATH !== undefined && html`<link rel="preload" href="${FONT_PATH}" as="font" type="font/woff2" crossorigin>`}
${iconLinks(context)}
${preview && previewTags(context, title, preview)}
${feeds}${scripts.map((name) => scriptTag(context, name))}
</head>
<body>
<a class="skip" href="#content">${t("layout.skip")}</a>
<header class="top">
<div class="wide bar">
<a class="brand" href="/">${brand(site)}</a>
<button type="button" class="quiet to-menu" popovertarget="menu">${t("layout.menu")}</button>
${navigation(context)}
</div>
</header>
<main id="content" tabindex="-1"${isInEnglish(context) && html` lang="en"`}>
${body}
</main>
<footer class="bottom" id="foot">
<div class="wide bar">
<p>${site.footer === "" ? t("layout.motto", { name: site.name }) : site.footer}</p>
<p><a href="${t("layout.preparation_path")}">${t("layout.preparation")}</a></p>
<p><a href="/share">${t("layout.share")}</a></p>
<p><a href="/docs">${t("layout.docs")}</a></p>
${context.session === undefined && html`<p><a href="/login">${t("layout.sign_in")}</a></p>`}
${FONT_LICENCE_ASSET && html`<p><a href="${FONT_LICENCE_ASSET.path}" rel="license">${t("layout.font")}</a></p>`}
${site.contact && html`<p>${t("layout.contact")} ${contactLink(site.contact)}</p>`}
${context.method !== "POST" && languageSwitch(context)}
</div>
</footer>
<template></template>
</body>
</html>\n`;
}

/** Returns true for the pages for administrators and developers, where a language has them in English only. */
function isInEnglish({ language, path }: PageContext): boolean {
  return /^\/(?:admin|docs)(?:\/|$)/.test(path) && !isComplete(language);
}

/** Renders name and picture of a service, as every page begins with them. */
export function brand(site: Pick<Site, "name" | "image">): Html {
  return html`${site.image ? siteImage(site.image) : BRAND_MARK}<span>${site.name}</span>`;
}

/** Renders the picture of the service beside its name; the name says what it shows. */
function siteImage({ path, width, height }: Picture): Html {
  return html`<img class="crest" src="${path}" width="${width}" height="${height}" alt="">`;
}

/**
 * Renders the menu of the pages: for readers, for signed-in users, and elsewhere. Its links are in a row where there
 * is room, which leaves the last to the footer; else in a menu that opens without script.
 */
function navigation(context: PageContext): Html {
  const { t } = context;
  const link = (path: string, label: string, isAround = false): Html => {
    const isHere = context.path === path;
    const isBelow = isAround || context.path.startsWith(`${path}/`);
    const current = isHere ? html` aria-current="page"` : isBelow && html` aria-current="true"`;
    return html`<li><a href="${path}"${current}>${label}</a></li>`;
  };
  const { session } = context;
  const isAtRoot = context.path === "/";
  const isSearch = isAtRoot && context.parameter("q") !== undefined;
  const isReading =
    isAtRoot && !isSearch && (context.parameter("reference") ?? context.parameter("translation")) !== undefined;
  return html`<nav id="menu" popover aria-label="${t("layout.navigation")}">
<ul>
${link(booksPath(context.usualTranslation), t("layout.read"), isReading)}
${link(t("layout.readings_path"), t("layout.readings"))}
${link(t("calendar_pages.month.path"), t("layout.calendar"))}
${link(t("layout.search_path"), t("layout.search"), isSearch)}
</ul>
${
  session &&
  html`<ul>
${session.user.admin && link("/admin", t("layout.admin"))}
${link("/profile", t("layout.profile"))}
<li><form method="post" action="/sign-out">${csrfField(context)}<button class="plain">${t("layout.sign_out")}</button></form></li>
</ul>`
}
<ul class="elsewhere">
${link(t("layout.preparation_path"), t("layout.preparation"))}
${link("/share", t("layout.share"))}
${link("/docs", t("layout.docs"))}
${session === undefined && link("/login", t("layout.sign_in"))}
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
      html`<a href="${context.inLanguage(language)}" lang="${language}" hreflang="${language}" rel="nofollow">${ownName(language)}</a> `,
  )}</p>`;
}
