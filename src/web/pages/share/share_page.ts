import { exampleReference } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, ownName, translator } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { FREE_TEXT, oneValueOf, type PathParameters, queryString, TRANSLATION_CODE } from "../../context/paths.ts";
import type { PageParameters } from "../../context/visitor.ts";
import { copyBlock } from "../../ui/code_examples.ts";
import { USUAL_ACCENT } from "../../ui/contrast.ts";
import { fieldError, fieldState, notice, type Options, optionList } from "../../ui/controls.ts";
import { type Html, html, inlineCode, section } from "../../ui/html.ts";
import { titledPage } from "../../ui/page.ts";
import { feedLinks } from "../../ui/page_layout.ts";
import { TEXT_SIZES, THEMES } from "../embed/embed_page.ts";
import { lookUp } from "../reading/look_up.ts";

const KINDS = ["verse", "readings", "sunday", "passage"] as const;

/** The parameters of the page. Its own language is `lang`, so that of the embed has another name. */
export const SHARE_PARAMETERS: PageParameters = {
  what: oneValueOf(...KINDS),
  reference: FREE_TEXT,
  translation: TRANSLATION_CODE,
  labels: oneValueOf(...LANGUAGES),
  theme: oneValueOf(...THEMES),
  size: oneValueOf(...TEXT_SIZES),
  accent: /^#?[\da-f]{6}$/i,
};

/** The content and the look that the visitor chose for an embed. */
type EmbedChoice = ReturnType<typeof readEmbedChoice>;

/** Reads the choices from the query; what it does not say, or says wrong, is the default. */
function readEmbedChoice(context: PageContext) {
  const { library } = context.services;
  const oneOf = <T extends string>(name: string, values: readonly [T, ...T[]], otherwise: T) => {
    const asked = context.parameter(name);
    return values.find((value) => value === asked) ?? otherwise;
  };
  const translation = library.get(context.parameter("translation") ?? "");
  const shown = translation ?? library.get(context.defaultTranslation);
  const labels = context.parameter("labels");
  const accent = context.parameter("accent")?.replace("#", "").toLowerCase() ?? "";
  return {
    what: oneOf("what", KINDS, "verse"),
    reference: context.parameter("reference")?.slice(0, 500) ?? (shown ? exampleReference(shown) : ""),
    /** Undefined where it is to be the default. */
    translation,
    language: isLanguage(labels) ? labels : context.language,
    theme: oneOf("theme", THEMES, "auto"),
    size: oneOf("size", TEXT_SIZES, "normal"),
    /** As `RRGGBB`. */
    accent: /^[\da-f]{6}$/.test(accent) ? accent : USUAL_ACCENT,
  };
}

/** Returns the parameters of the embed: all that is not the default. */
function embedParameters(choice: EmbedChoice): PathParameters {
  const { what, reference, translation, language, theme, size, accent } = choice;
  const unless = (usual: string, value: string) => (value === usual ? undefined : value);
  return {
    reference: unless("", what === "passage" ? reference : ""),
    date: what === "sunday" ? "sunday" : undefined,
    translation: translation?.code,
    lang: unless(DEFAULT_LANGUAGE, language),
    theme: unless("auto", theme),
    size: unless("normal", size),
    accent: unless(USUAL_ACCENT, accent),
  };
}

/** Returns the name of the embed: that of the coming Sunday is that of the readings, with a date. */
function embedName({ what }: EmbedChoice): "verse" | "readings" | "passage" {
  return what === "sunday" ? "readings" : what;
}

/** Returns the path of the embed. */
function embedPath(choice: EmbedChoice): string {
  return `/embed/${embedName(choice)}${queryString(embedParameters(choice))}`;
}

/** Writes the line that shows the embed on another page. */
function embedLine(choice: EmbedChoice, origin: string): string {
  const attributes = Object.entries(embedParameters(choice)).map(([name, value]) =>
    value === undefined ? "" : ` data-${name}="${quoted(value)}"`,
  );
  return `<script async src="${origin}/embed.js" data-ambo="${embedName(choice)}"${attributes.join("")}></script>`;
}

/** Writes the frame that shows the embed where no script may run. */
function embedFrame(choice: EmbedChoice, { origin, title }: { origin: string; title: string }): string {
  const address = quoted(origin + embedPath(choice));
  return `<iframe src="${address}" title="${quoted(title)}" width="100%" height="400" loading="lazy" style="border:0"></iframe>`;
}

/** Writes text as the value of an attribute in quotes. */
function quoted(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Responds with the page that explains how to show scripture on web pages, on phones and in programs. */
export function sharePage(context: PageContext): Response {
  const { t } = context;
  const { embed, reader, "public-url": publicUrl } = context.settings;
  const isOn = embed === "on";
  return titledPage(
    context,
    {
      ...{ title: t("share.title"), alternates: feedLinks(context), kind: "medium share-page" },
      ...{ policy: "frames", scripts: ["script", "liveFormScript"] },
      preview: { path: "/share", description: t("share.description") },
    },
    html`<p class="lead">${t("share.lead")}</p>
${publicUrl === "" && notice("status", t("share.no_public_url"))}
${isOn ? embedSections(context, reader === "open") : notice("status", t("share.off"))}
${calendarSection(context)}
${feedsSection(context)}
<p>${t("share.programmers_lead")} <a href="/docs">${t("share.to_docs")}</a></p>`,
  );
}

function embedSections(context: PageContext, isOpen: boolean): Html {
  const { t, origin } = context;
  const choice = readEmbedChoice(context);
  const { "embed-origins": origins } = context.settings;
  const title = `${t("share.frame")}: ${t(`share.kinds.${choice.what}`)}`;
  const frameTitle = titleOfFrame(choice);
  return html`${!isOpen && notice("status", t("share.closed"))}
${origins[0] !== "*" && notice("status", html`<p>${t("share.only_on")} ${origins.join(", ")}</p>`)}
${section("choose", t("share.choose"))`${choiceForm(context, choice)}`}
${section("looks", t("share.looks"))`<iframe id="preview" class="preview" src="${embedPath(choice)}" title="${title}" height="320"></iframe>`}
${section("copy", t("share.copy"))`<p>${t("share.line_lead")}</p>
${copyBlock(context, "line", embedLine(choice, origin))}
<p class="hint">${t("share.privacy")}</p>
<h3>${t("share.wordpress")}</h3>
<ol>
${t("share.wordpress_steps")
  .split("\n")
  .map((step) => html`<li>${step}</li>`)}
</ol>
<p>${t("share.wordpress_roles")}</p>
<h3>${t("share.website")}</h3>
<p>${t("share.website_lead")}</p>
${copyBlock(context, "frame", embedFrame(choice, { origin, title: frameTitle }))}
<p>${inlineCode(t("share.policy", { origin }))}</p>`}`;
}

/** Returns the title of the frame in the language of the embed. */
function titleOfFrame(choice: EmbedChoice): string {
  const name = embedName(choice);
  return name === "passage" ? choice.reference : translator(choice.language)(`feeds.${name}`);
}

/** Returns what is wrong with the reference of a passage; undefined where it can be shown. */
function referenceFault(context: PageContext, { what, reference, translation }: EmbedChoice): string | undefined {
  const shown = translation ?? context.services.library.get(context.defaultTranslation);
  if (what !== "passage" || shown === undefined) return undefined;
  const found = lookUp(context, { translation: shown, text: reference });
  if (found.kind === "passage") return undefined;
  if (found.kind === "book") return context.t("projection.no_chapter", { book: found.book.name });
  return found.refusal().error.message;
}

/** The value that is chosen, and all with their labels. */
type Choices = readonly [chosen: string, options: Options];

function choiceForm(context: PageContext, choice: EmbedChoice): Html {
  const { t } = context;
  const fault = referenceFault(context, choice);
  const { what, reference, translation, language, theme, size, accent } = choice;
  const select = (name: string, label: string, [chosen, options]: Choices, hint?: string): Html =>
    html`<div><label for="${name}">${label}</label>
<select id="${name}" name="${name}"${hint && html` aria-describedby="${name}-hint"`}>${optionList(options, chosen)}</select>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}</div>\n`;
  const kinds: Choices = [what, KINDS.map((each) => [each, t(`share.kinds.${each}`)])];
  const translations: Choices = [
    translation?.code ?? "",
    [
      ["", t("share.default_translation")],
      ...context.translations.map(({ code, name }) => [code, `${name} (${code})`] as const),
    ],
  ];
  const languages: Choices = [language, LANGUAGES.map((each) => [each, ownName(each)])];
  const themes: Choices = [theme, THEMES.map((each) => [each, t(`share.themes.${each}`)])];
  const sizes: Choices = [size, TEXT_SIZES.map((each) => [each, t(`share.sizes.${each}`)])];
  return html`<form class="choices" method="get" action="/share" data-live="preview line frame">
${select("what", t("share.what"), kinds)}<div><label for="reference">${t("share.reference")}</label>
<input type="text" id="reference" name="reference" value="${reference}" maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false"${fieldState("reference", { error: fault, hint: "reference-hint" })}>
${fieldError("reference", fault)}
<p class="hint" id="reference-hint">${t("share.reference_hint")}</p></div>
${select("translation", t("share.translation"), translations)}${select("labels", t("share.language"), languages)}${select("theme", t("share.theme"), themes, t("share.theme_hint"))}${select("size", t("share.size"), sizes)}<div><label for="accent">${t("share.accent")}</label>
<input type="color" id="accent" name="accent" value="#${accent}" aria-describedby="accent-hint">
<p class="hint" id="accent-hint">${t("share.accent_hint")}</p></div>
<button>${t("share.show")}</button>
</form>`;
}

function calendarSection(context: PageContext): Html {
  const { t } = context;
  const calendar = (id: string, heading: string, parameters: PathParameters): Html => {
    const address = `${context.origin}/calendar.ics${queryString({ ...parameters, ...context.languageParameters })}`;
    const webcal = address.replace(/^https?:/, "webcal:");
    const google = `https://calendar.google.com/calendar/r${queryString({ cid: webcal })}`;
    return html`<h3>${heading}</h3>
<p class="actions"><a class="button" href="${webcal}" aria-label="${`${t("share.subscribe")}: ${heading}`}">${t("share.subscribe")}</a> <a href="${google}" rel="noreferrer" aria-label="${`${t("share.google")}: ${heading}`}">${t("share.google")}</a></p>
${copyBlock(context, id, address)}`;
  };
  return section("calendar", t("share.calendar"))`<p>${t("share.calendar_lead")}</p>
${calendar("calendar-all", t("share.all_days"), {})}
${calendar("calendar-feasts", t("share.feasts"), { rank: "feast" })}
<ul>
${t("share.calendar_steps")
  .split("\n")
  .map((step) => html`<li>${step}</li>`)}
</ul>`;
}

function feedsSection(context: PageContext): Html {
  const { t } = context;
  const atom = feedLinks(context).filter(({ type }) => type === "application/atom+xml");
  return section("feeds", t("share.feeds"))`<p>${t("share.feeds_lead")}</p>
${atom.map(
  ({ title, path }, index) => html`<h3>${title}</h3>
${copyBlock(context, `feed-${index + 1}`, context.origin + path)}`,
)}`;
}
