import type { PageContext } from "../context/page_context.ts";
import { ASSETS } from "./assets.ts";
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

/** A feed or a calendar that belongs to a page. */
export interface AlternateLink {
  /** Its media type, such as `application/atom+xml`. */
  readonly type: string;
  readonly title: string;
  readonly path: string;
}

/** Renders the icons of the service and the manifest by which phones install it. */
export function iconLinks({ site, language }: PageContext): Html {
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
 * own. Without `--public-url` the address of the page is left out and the picture's is a path: a stranger's `Host` must
 * not get into a page that somebody keeps.
 */
export function previewTags(context: PageContext, title: string, preview: Preview): Html {
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

/** Renders the links by which readers of feeds and calendars find those of a page. */
export function alternateLinks(links: readonly AlternateLink[]): Html {
  return html`${links.map(
    ({ type, title, path }) => html`<link rel="alternate" type="${type}" title="${title}" href="${path}">\n`,
  )}`;
}

/** The characters of a text that a preview shows at most. */
export const MAX_PREVIEW = 200;

/** Shortens a text for a preview, at the end of a word. */
export function previewText(text: string): string {
  if (text.length <= MAX_PREVIEW) return text;
  const cut = text.slice(0, MAX_PREVIEW);
  const end = cut.lastIndexOf(" ");
  const whole = end > MAX_PREVIEW / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${whole.replace(/[\s,;:–-]+$/, "")} …`;
}
