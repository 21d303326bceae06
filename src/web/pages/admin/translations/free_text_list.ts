import { isProblem } from "../../../../base/problem.ts";
import { languageName, languageTag } from "../../../../i18n/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import type { FreeText } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { hiddenFields, notice, postForm } from "../../../ui/controls.ts";
import { type Html, html, inlineCode } from "../../../ui/html.ts";
import { wouldBecomeDefault } from "./choices.ts";
import { TRANSLATIONS_PATH } from "./edit_page.ts";

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
  return html`<section class="card" aria-labelledby="texts">
<h2 id="texts">${t("admin_texts.title")}</h2>
${error !== undefined && notice("alert", inlineCode(error))}
<p>${t("admin_texts.lead")}</p>
${own.length > 0 && textList(context, own)}
${others.length > 0 && (own.length === 0 ? textList(context, others) : html`<details><summary>${t("admin_texts.others")}</summary>${textList(context, others)}</details>`)}
</section>`;
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
