import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { capitalize, languageTag } from "../../../i18n/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import type { FormError } from "../../context/page_error.ts";
import { type PathParameters, preparationPath, projectionPath } from "../../context/paths.ts";
import { countReading } from "../../middleware/session_and_form.ts";
import { divideUnspaced } from "../../text/slide_breaks.ts";
import {
  attributionSlides,
  readingSlides,
  type Slide,
  type SlideColumn,
  type SlideParagraph,
  type SlideTranslations,
  textSlides,
  wordSlides,
} from "../../text/slides.ts";
import { missingPassages, passageTitle, shortReference } from "../../text/titles.ts";
import { errorNotice, errorOf, fieldError, fieldState, notice } from "../../ui/controls.ts";
import { type Html, html } from "../../ui/html.ts";
import { page, titledPage } from "../../ui/page.ts";
import { addressOf, readMassChoice, translationChoice } from "../preparation/mass_choice.ts";
import { lookUp } from "../reading/look_up.ts";
import { askedTranslation, countDay, readerClosed, requestedParallel } from "../text_head.ts";

/** Responds with slides of a Mass or of a passage, with their text, or with a form to choose a passage. */
export function projectionPage(context: PageContext): Response {
  if (!context.canRead) return projectionForm(context);
  const reference = context.parameter("reference");
  if (reference !== undefined) return passageSlides(context, reference);
  if ((context.parameter("date") ?? context.parameter("occasion")) !== undefined) return massSlides(context);
  return projectionForm(context);
}

function massSlides(context: PageContext): Response {
  const choice = readMassChoice(context);
  const { error } = choice;
  if (!("mass" in choice)) {
    const { status, message } = choice.error;
    return projectionForm(context, { error: { status, message } });
  }
  if (error !== undefined) {
    const path = preparationPath(context, addressOf(choice));
    const label = context.t("preparation.title");
    return projectionForm(context, { error, ways: [{ path, label }] });
  }
  const other = requestedParallel(context, choice.translation);
  if (other !== undefined && "message" in other) return projectionForm(context, { error: other });
  const translations: SlideTranslations = [choice.translation, other];
  const limit = countDay(context, choice.date, other === undefined ? 1 : 2);
  if (limit !== undefined) return projectionForm(context, { error: limit });
  const { language } = context;
  const day = capitalize(context.named(choice.mass.name));
  const address = addressOf(choice);
  return slidesPage(context, {
    title: day,
    slides: [...readingSlides(choice.readings, { translations, language }), ...attributionSlides(translations)],
    back: { path: preparationPath(context, address), label: context.t("preparation.title") },
    address: { ...address, parallel: other?.code },
  });
}

function passageSlides(context: PageContext, text: string): Response {
  const translation = askedTranslation(context);
  if ("message" in translation) return projectionForm(context, { text, error: translation });
  const found = lookUp(context, { translation, text });
  if (found.kind === "book") {
    const message = context.t("projection.no_chapter", { book: found.book.name });
    return projectionForm(context, { text, translation, error: { status: 404, message, field: "reference" } });
  }
  if (found.kind !== "passage") {
    const { error, ways } = found.refusal();
    return projectionForm(context, {
      ...{ text, translation, error: { ...error, field: "reference" } },
      ways: ways.map(({ label, translation: other = translation }) => ({
        path: projectionPath(context, { translation: other.code, reference: label }),
        label: other === translation ? label : `${label} (${other.code})`,
      })),
    });
  }
  const other = requestedParallel(context, translation);
  if (other !== undefined && "message" in other) return projectionForm(context, { text, translation, error: other });
  const translations: SlideTranslations = [translation, other];
  const limit = countReading(context, other === undefined ? 1 : 2);
  if (limit !== undefined) return projectionForm(context, { text, translation, error: limit });
  const { reference, ranges, missing } = found.resolution;
  const lack = missingPassages(translation, missing, context.language);
  const title = context.noted(passageTitle(translation, reference));
  const address = { translation: translation.code, reference: shortReference(translation, reference) };
  return slidesPage(context, {
    title,
    slides: [
      ...wordSlides("title", [
        { language: translation.language, lines: [title] },
        ...(lack === undefined ? [] : [{ language: context.t("language.iso_639"), lines: [lack] }]),
      ]),
      ...textSlides(translations, ranges),
      ...attributionSlides(translations),
    ],
    back: { path: context.t("projection.path"), label: context.t("projection.title") },
    address: { ...address, parallel: other?.code },
  });
}

/** The reason why there are no slides, with the ways on, and what the form had. */
interface FormState {
  readonly text?: string;
  readonly translation?: Translation;
  readonly error?: FormError;
  readonly ways?: readonly { readonly path: string; readonly label: string }[];
}

/** Responds with the form by which a passage is chosen for slides. */
function projectionForm(context: PageContext, state: FormState = {}): Response {
  const { t } = context;
  const { error, ways = [] } = state;
  return titledPage(
    context,
    {
      ...{ title: t("projection.title"), error, preview: { path: t("projection.path") } },
      ...{ policy: "public", style: "preparationStyle", kind: "medium preparation" },
    },
    html`<p class="lead">${t("projection.lead")}</p>
${errorNotice(error)}
${ways.length > 0 && html`<p class="chips">${ways.map(({ path, label }) => html`<a href="${path}">${context.noted(label)}</a>`)}</p>`}
${context.canRead ? passageForm(context, state) : notice("status", readerClosed(context))}`,
  );
}

function passageForm(context: PageContext, { text, translation, error }: FormState): Html {
  const { t } = context;
  const chosen = translation ?? context.services.library.get(context.usualTranslation);
  return html`<p><a class="button" href="${projectionPath(context, { date: "sunday" })}">${t("projection.to_mass")}</a></p>
<form class="choice" method="get" action="${t("projection.path")}" aria-label="${t("projection.form")}">
<div><label for="reference">${t("projection.reference")}</label><input type="text" id="reference" name="reference" value="${text ?? ""}" required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false"${fieldState("reference", { error: errorOf(error, "reference"), hint: "reference-hint" })}>${fieldError("reference", errorOf(error, "reference"))}</div>
${translationChoice(context, { label: t("projection.translation"), name: "translation", chosen })}
${translationChoice(context, { label: t("projection.parallel"), name: "parallel", chosen: undefined, none: t("projection.no_parallel") })}
<button>${t("projection.project")}</button>
</form>
<p class="hint" id="reference-hint">${t("projection.reference_hint", { verses: context.settings["max-verses"] })}</p>`;
}

/** Slides to show, and the pages around them. */
interface ShownSlides {
  readonly title: string;
  readonly slides: readonly Slide[];
  /** The page on which they were chosen. */
  readonly back: { readonly path: string; readonly label: string };
  /** The parameters of their own address. */
  readonly address: PathParameters;
}

/** Responds with slides, or with their text for the programs that parishes project by. */
function slidesPage(context: PageContext, shown: ShownSlides): Response {
  return context.parameter("as") === "text" ? slidesText(context, shown) : slideShow(context, shown);
}

function slideShow(context: PageContext, { title, slides, back, address }: ShownSlides): Response {
  const { t } = context;
  const button = (act: string, keys: string, label: string, sign?: string) =>
    html`<button type="button" data-act="${act}" title="${keys}"${sign !== undefined && html` aria-label="${label}"`}>${sign ?? label}</button>`;
  const textPath = projectionPath(context, { ...address, as: "text" });
  const links = html`<a href="${textPath}">${t("projection.text_of")}</a> <a href="${back.path}">${back.label}</a>`;
  return page(context, {
    title: `${t("projection.title")} · ${title}`,
    policy: "public",
    style: "projectionStyle",
    scripts: ["projectionScript"],
    body: html`<h1 class="unseen">${t("projection.title")}: ${title}</h1>
<div class="stage" role="region" aria-label="${t("projection.slides")}" aria-live="polite" data-speaker="${t("projection.speaker")}">
${slides.map(slideHtml)}</div>
<p class="after actions">${links}</p>
<div class="controls" role="group" aria-label="${t("projection.controls")}" hidden>
${button("previous", "←", t("projection.previous"), "‹")}<output>1</output>${button("next", "→", t("projection.next"), "›")}
${button("smaller", "−", t("projection.smaller"), "A−")}${button("larger", "+", t("projection.larger"), "A+")}
${button("black", "B", t("projection.black"))}${button("full", "F", t("projection.full"))}${button("speaker", "S", t("projection.speaker"))}
${links}
</div>`,
  });
}

function slideHtml({ kind, columns, responseOf }: Slide): Html {
  const isEmpty = columns.every(({ paragraphs }) => paragraphs.length === 0);
  const shown = columns.map((column, index) => columnHtml(column, index, responseOf));
  return html`<section class="slide ${kind}"${isEmpty && html` hidden`}><div>${shown}</div></section>\n`;
}

function columnHtml({ language, paragraphs }: SlideColumn, index: number, responseOf: string | undefined): Html {
  // The words of the parish replace those of the first translation.
  const own = responseOf !== undefined && index === 0 && html` data-response="${responseOf}"`;
  return html`<div${index > 0 && html` class="second"`} lang="${languageTag(language)}" dir="auto"${own}>${paragraphs.map(paragraphHtml)}</div>`;
}

function paragraphHtml({ isPoem, lines }: SlideParagraph): Html {
  if (!isPoem) return html`<p>${lines.map(({ text }) => breakable(text))}</p>\n`;
  return html`<p>${lines.map(({ text, indent }) => html`<span class="line indent-${indent}">${breakable(text)}</span> `)}</p>\n`;
}

/** Renders a text with the places at which it may be broken and divided, where it has no spaces. */
function breakable(text: string): Html {
  return html`${divideUnspaced(text).map((piece, index) => html`${index > 0 && html`<wbr>`}${piece}`)}`;
}

/** Responds with the text of slides, an empty line between them, to paste into OpenLP or FreeShow. */
function slidesText(context: PageContext, { title, slides, back, address }: ShownSlides): Response {
  const { t } = context;
  const texts = slides
    .map(({ columns, responseOf }) => ({
      responseOf,
      lines: columns.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines)),
    }))
    .filter(({ lines }) => lines.length > 0);
  const heading = t("projection.text_of");
  return titledPage(
    context,
    {
      ...{ title: `${heading} · ${title}`, heading, scripts: ["script", "preparationScript"] },
      ...{ policy: "public", style: "preparationStyle", kind: "medium preparation" },
    },
    html`<p class="lead">${title}</p>
<p>${t("projection.text_hint")}</p>
<p class="actions"><button type="button" data-copy="slides-text" data-done="${context.t("forms.copied")}" hidden>${context.t("forms.copy")}</button> <a href="${projectionPath(context, address)}">${context.t("preparation.project")}</a> <a href="${back.path}">${back.label}</a></p>
<pre id="slides-text" tabindex="0">${texts.map(({ lines, responseOf }, index) => {
      const text = lines.map((line) => line.text).join("\n");
      const body = responseOf === undefined ? text : html`<span data-response="${responseOf}">${text}</span>`;
      return html`${index > 0 && "\n\n"}${body}`;
    })}</pre>`,
  );
}
