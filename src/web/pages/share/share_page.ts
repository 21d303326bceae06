import type { Response } from "../../../http/mod.ts";
import { LANGUAGES, OWN_LANGUAGE_NAMES } from "../../../i18n/mod.ts";
import { feedsTexts, shareTexts } from "../../../i18n/pages/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { queryString } from "../../context/paths.ts";
import { ASSETS } from "../../ui/assets.ts";
import { copyBlock } from "../../ui/code_examples.ts";
import { notice } from "../../ui/form.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { feedLinks } from "../feeds/feed_links.ts";
import {
  type EmbedChoice,
  embedFrame,
  embedLine,
  embedName,
  embedPath,
  KINDS,
  readEmbedChoice,
  SIZES,
  THEMES,
} from "./embed_choice.ts";

/** Responds with the page that tells how to show scripture on pages, phones and in programs. */
export function sharePage(context: PageContext): Response {
  const t = context.in(shareTexts);
  const { embed, reader, "public-url": publicUrl } = context.settings;
  const isOn = embed === "on";
  return page(context, {
    title: t.title,
    preview: { path: "/share", description: t.description },
    alternates: feedLinks(context),
    hasScript: true,
    ownScript: ASSETS.liveFormScript,
    hasFrames: true,
    isPublic: true,
    body: html`<div class="medium share-page">
<h1>${t.title}</h1>
<p class="lead">${t.lead}</p>
${publicUrl === "" && notice("status", t.noPublicUrl)}
${isOn ? embedSections(context, reader === "open") : notice("status", t.off)}
${calendarSection(context)}
${feedsSection(context)}
<p>${t.programmersLead} <a href="/docs">${t.toDocs}</a></p>
</div>`,
  });
}

function embedSections(context: PageContext, isOpen: boolean): Html {
  const t = context.in(shareTexts);
  const { origin } = context;
  const choice = readEmbedChoice(context);
  const { "embed-origins": origins } = context.settings;
  const title = `${t.frame}: ${t.kinds[choice.what]}`;
  const frameTitle = titleOfFrame(choice);
  return html`${!isOpen && notice("status", t.closed)}
${origins[0] !== "*" && notice("status", html`<p>${t.onlyOn} ${origins.join(", ")}</p>`)}
<section aria-labelledby="choose">
<h2 id="choose">${t.choose}</h2>
${choiceForm(context, choice)}
</section>
<section aria-labelledby="looks">
<h2 id="looks">${t.looks}</h2>
<iframe id="preview" class="preview" src="${embedPath(choice)}" title="${title}" height="320"></iframe>
</section>
<section aria-labelledby="copy">
<h2 id="copy">${t.copy}</h2>
<p>${t.lineLead}</p>
${copyBlock(context, "line", embedLine(choice, origin))}
<p class="hint">${t.privacy}</p>
<h3>${t.wordpress}</h3>
<ol>
${t.wordpressSteps.map((step) => html`<li>${step}</li>`)}
</ol>
<p>${t.wordpressRoles}</p>
<h3>${t.website}</h3>
<p>${t.websiteLead}</p>
${copyBlock(context, "frame", embedFrame(choice, { origin, title: frameTitle }))}
<p>${inlineCode(t.policy(origin))}</p>
</section>`;
}

/** Returns the title of the frame in the language of the embed. */
function titleOfFrame(choice: EmbedChoice): string {
  const name = embedName(choice);
  return name === "passage" ? choice.reference : feedsTexts[choice.language][name];
}

function choiceForm(context: PageContext, choice: EmbedChoice): Html {
  const t = context.in(shareTexts);
  const select = (name: string, label: string, options: readonly Html[], hint?: string): Html =>
    html`<div><label for="${name}">${label}</label>
<select id="${name}" name="${name}"${hint && html` aria-describedby="${name}-hint"`}>${options}</select>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}</div>
`;
  const option = (value: string, label: string, chosen: string): Html =>
    html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`;
  const { what, reference, translation, language, theme, size, accent } = choice;
  return html`<form class="choices" method="get" action="/share" data-live="preview line frame">
${select(
  "what",
  t.what,
  KINDS.map((kind) => option(kind, t.kinds[kind], what)),
)}<div><label for="reference">${t.reference}</label>
<input type="text" id="reference" name="reference" value="${reference}" maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="reference-hint">
<p class="hint" id="reference-hint">${t.referenceHint}</p></div>
${select("translation", t.translation, [
  option("", t.defaultTranslation, translation?.code ?? ""),
  ...context.translations.map(({ code, name }) => option(code, `${name} (${code})`, translation?.code ?? "")),
])}${select(
  "labels",
  t.language,
  LANGUAGES.map((each) => option(each, OWN_LANGUAGE_NAMES[each], language)),
)}${select(
  "theme",
  t.theme,
  THEMES.map((each) => option(each, t.themes[each], theme)),
  t.themeHint,
)}${select(
  "size",
  t.size,
  SIZES.map((each) => option(each, t.sizes[each], size)),
)}<div><label for="accent">${t.accent}</label>
<input type="color" id="accent" name="accent" value="#${accent}" aria-describedby="accent-hint">
<p class="hint" id="accent-hint">${t.accentHint}</p></div>
<button>${t.show}</button>
</form>`;
}

function calendarSection(context: PageContext): Html {
  const t = context.in(shareTexts);
  const calendar = (id: string, heading: string, rank: [string, string][]): Html => {
    const address = `${context.origin}/calendar.ics${queryString([...rank, ...context.languageParameters])}`;
    const webcal = address.replace(/^https?:/, "webcal:");
    const google = `https://calendar.google.com/calendar/r${queryString([["cid", webcal]])}`;
    return html`<h3>${heading}</h3>
<p class="actions"><a class="button" href="${webcal}" aria-label="${`${t.subscribe}: ${heading}`}">${t.subscribe}</a> <a href="${google}" rel="noreferrer" aria-label="${`${t.google}: ${heading}`}">${t.google}</a></p>
${copyBlock(context, id, address)}`;
  };
  return html`<section aria-labelledby="calendar">
<h2 id="calendar">${t.calendar}</h2>
<p>${t.calendarLead}</p>
${calendar("calendar-all", t.allDays, [])}
${calendar("calendar-feasts", t.feasts, [["rank", "feast"]])}
<ul>
${t.calendarSteps.map((step) => html`<li>${step}</li>`)}
</ul>
</section>`;
}

function feedsSection(context: PageContext): Html {
  const t = context.in(shareTexts);
  const atom = feedLinks(context).filter(({ type }) => type === "application/atom+xml");
  return html`<section aria-labelledby="feeds">
<h2 id="feeds">${t.feeds}</h2>
<p>${t.feedsLead}</p>
${atom.map(
  ({ title, path }, index) => html`<h3>${title}</h3>
${copyBlock(context, `feed-${index + 1}`, context.origin + path)}`,
)}
</section>`;
}
