import { isProblem } from "../../../../base/problem.ts";
import { hasFreeRights } from "../../../../corpus/mod.ts";
import type { Response } from "../../../../http/mod.ts";
import { languageName, languageTag } from "../../../../i18n/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import type { FreeText } from "../../../../upload/mod.ts";
import { hasOnlyBuiltIn } from "../../../context/first_steps.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { type FormError, PageError } from "../../../context/page_error.ts";
import {
  buttonForm,
  errorOf,
  fieldError,
  fieldState,
  hiddenFields,
  notice,
  type Options,
  optionList,
  postForm,
} from "../../../ui/controls.ts";
import { type Html, html, inlineCode, section } from "../../../ui/html.ts";
import { redirect } from "../../../ui/page.ts";
import { TRANSLATIONS_PATH } from "./edit_page.ts";

/** Chooses the default translation that was submitted; an empty code takes the choice back. @returns False for an unknown one. */
export async function chooseDefaultTranslation(context: PageContext): Promise<boolean> {
  const { stored, library } = context.services;
  const code = context.field("code");
  const translation = library.get(code);
  if (code !== "" && translation === undefined) return false;
  await stored.choose(translation?.code);
  return true;
}

/** Renders the default translation: a form to choose it, or which setting determines it. */
export function defaultTranslationSection(context: PageContext, error?: FormError): Html {
  const { t } = context;
  const { stored, library } = context.services;
  const { setBy, chosen } = stored;
  const code = context.settings["default-translation"];
  const inForce = context.defaultTranslation;
  const isMissing = library.get(code) === undefined && (setBy ?? chosen) !== undefined;
  const chosenNow = (chosen && library.get(chosen)?.code) ?? "";
  const automatic = t("admin_translations.automatic", { code: library.getDefault(stored.recorded)?.code ?? inForce });
  const codes: Options = context.translations.map(({ code, name }) => [code, `${code} · ${name}`]);
  return html`<section class="card" aria-labelledby="default">
<h2 id="default">${t("admin_translations.default_translation")}</h2>
${isMissing && notice("alert", t("admin_translations.missing", { code, other: inForce }))}
${
  setBy !== undefined
    ? html`<p>${inlineCode(t("admin_translations.set_by", { code, source: setBy }))}</p>`
    : html`<p id="default-hint">${inlineCode(t("admin_translations.default_lead"))}</p>
${postForm(
  context,
  TRANSLATIONS_PATH,
  html`<div class="field"><label for="code">${t("admin_translations.default_label")}</label>
<select id="code" name="code"${fieldState("code", { error: errorOf(error, "code"), hint: "default-hint" })}>
${optionList([["", automatic]], chosenNow)}
${optionList(codes, chosenNow)}
</select>${fieldError("code", errorOf(error, "code"))}</div>`,
  html`<button>${t("admin_translations.save_default")}</button>`,
)}`
}
</section>`;
}

/** Renders a button that makes a translation the default one, with what that changes; nothing where it is, or a setting says it. */
export function makeDefaultForm(context: PageContext, code: string): Html | undefined {
  const { t, services, settings } = context;
  const { setBy } = services.stored;
  if (setBy !== undefined || services.library.getDefault(settings["default-translation"])?.code === code)
    return undefined;
  return html`<details><summary>${t("admin_translations.make_default")}</summary>
<p>${inlineCode(t("admin_translations.default_changes"))}</p>
${buttonForm(context, TRANSLATIONS_PATH, { fields: { code }, label: t("admin_translations.make_default"), name: t("admin_translations.make_default_of", { code }) })}
</details>`;
}

/**
 * Returns true where the button that brings in a text makes it the default one: nothing was chosen, and it is the first in
 * the language of the service, or the first beside the built-in one.
 */
export function wouldBecomeDefault(context: PageContext, { language }: Pick<FreeText, "language">): boolean {
  const { stored, library } = context.services;
  const usual = library.getDefault(context.settings["default-translation"]);
  const isOpen = (stored.setBy ?? stored.chosen) === undefined;
  return isOpen && usual?.language !== language && (language === "slv" || hasOnlyBuiltIn(context));
}

/** The answers to who may read. */
const ANSWERS = ["open", "signed-in"] as const;

/** Asks, until it is answered, if visitors may read texts that are not free; the answer can be changed. */
export function readerSection(context: PageContext): Html | undefined {
  const { t, translations } = context;
  const { stored } = context.services;
  const codes = translations.filter((translation) => !hasFreeRights(translation)).map(({ code }) => code);
  if (codes.length === 0 || stored.fixedBy("reader") !== undefined) return undefined;
  const { readerAnswer } = stored;
  const button = (answer: (typeof ANSWERS)[number]): Html =>
    html`<button name="reader" value="${answer}"${answer === readerAnswer && html` aria-pressed="true"`}>${t(`admin_translations.readers.${answer}`)}</button>`;
  const form = html`<p>${inlineCode(t("admin_translations.reader_lead", { codes }))}</p>
<ul>
${ANSWERS.map((answer) => html`<li>${t(`admin_translations.reader_effects.${answer}`)}</li>\n`)}</ul>
${postForm(context, TRANSLATIONS_PATH, hiddenFields({ action: "reader" }), html`<div class="actions">${ANSWERS.map(button)}</div>`)}`;
  return section("reader", t("admin_translations.reader"), "card")`${
    readerAnswer === undefined
      ? form
      : html`<p>${t(`admin_translations.reader_answers.${readerAnswer === "open" ? "open" : "signed-in"}`)}</p>
<details><summary>${t("admin_translations.change_reader")}</summary>${form}</details>`
  }`;
}

/** Stores the answer. */
export async function answerReader(context: PageContext): Promise<Response> {
  const answer = ANSWERS.find((one) => one === context.field("reader"));
  if (answer === undefined) throw new PageError(400);
  await context.services.stored.answerReader(answer);
  return redirect(context, `${TRANSLATIONS_PATH}?done=reader`);
}

/** Returns the texts in the language of the page that can be downloaded here. */
export function availableFreeTexts(context: PageContext): readonly FreeText[] {
  const { uploads } = context.services;
  if (uploads === undefined || uploads.obstacle() !== undefined) return [];
  try {
    return (uploads.freeTexts() ?? []).filter(({ language }) => language === context.t("language.iso_639"));
  } catch {
    // The page of the translations says why the table cannot be read.
    return [];
  }
}

/** Renders the texts that anyone may take, those in the language of the page first, each with a button that imports it. */
export function freeTextsSection(context: PageContext): Html | undefined {
  const { uploads } = context.services;
  if (uploads === undefined || uploads.obstacle() !== undefined) return undefined;
  const { t } = context;
  let texts: readonly FreeText[] | undefined;
  let error: string | undefined;
  try {
    texts = uploads.freeTexts();
  } catch (problem) {
    if (!isProblem(problem, "download")) throw problem;
    error = `${explain(problem, context.language)}.`;
  }
  if (texts === undefined && error === undefined) return undefined;
  const own = availableFreeTexts(context);
  const others = (texts ?? []).filter(({ language }) => language !== t("language.iso_639"));
  return section("texts", t("admin_texts.title"), "card")`${error !== undefined && notice("alert", inlineCode(error))}
<p>${t("admin_texts.lead")}</p>
${own.length > 0 && textList(context, own)}
${others.length > 0 && (own.length === 0 ? textList(context, others) : html`<details><summary>${t("admin_texts.others")}</summary>${textList(context, others)}</details>`)}`;
}

/** Renders texts with their facts, each with a button that downloads and imports it. */
export function textList(context: PageContext, texts: readonly FreeText[]): Html {
  return html`<ul class="translation-list">${texts.map((text) => item(context, text))}</ul>`;
}

function item(context: PageContext, text: FreeText): Html {
  const { t, language } = context;
  const { code, title, year, bytes, address } = text;
  const isInstalled = context.services.library.translations().some((one) => one.code === code);
  const facts = { language: languageName(language, text.language), year, bytes, host: address.host };
  return html`<li>
<h3><bdi lang="${languageTag(text.language)}">${title}</bdi> <code>${code}</code>${isInstalled && html` <span class="badge">${t("admin_texts.installed")}</span>`}</h3>
<p>${t("admin_texts.facts", facts)}</p>
<p class="hint">${rightsOf(context, text)}</p>
${!isInstalled && downloadForm(context, text)}
</li>\n`;
}

function downloadForm(context: PageContext, text: FreeText): Html {
  const { t } = context;
  const { code, title } = text;
  const isDefault = wouldBecomeDefault(context, text);
  return postForm(
    context,
    TRANSLATIONS_PATH,
    hiddenFields({ action: "download", code, default: isDefault ? "yes" : undefined }),
    isDefault && html`<p class="hint">${t("admin_texts.becomes_default")}</p>`,
    html`<button aria-label="${t("admin_texts.download_of", { title })}">${t("admin_texts.download")}</button>`,
  );
}

/** Returns what a text may be used for, in words. */
function rightsOf({ t }: PageContext, { licence }: FreeText): string {
  if (licence === undefined) return t("admin_texts.public_domain");
  const isKnown = (term: string) => licence.split("-").includes(term);
  const terms = ["NC", "ND"].filter(isKnown).join("_").toLowerCase();
  return t("admin_texts.licence", { licence: licence.replace(/-(?=\d)/, " ").replace("CC-", "CC "), terms });
}
