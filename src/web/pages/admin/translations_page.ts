import { checkTranslationInTurns, type TranslationCheck } from "../../../corpus/check/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { formatCount, formatNumber, languageName, languageTag } from "../../i18n/language.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { adminTranslations } from "../../i18n/texts/admin_translations.ts";
import { adminUpload } from "../../i18n/texts/admin_upload.ts";
import { home } from "../../i18n/texts/home.ts";
import { page, redirect } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { errorNotice, type FormError, notice } from "../../ui/form.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { adminLayout } from "./admin_layout.ts";
import { defaultTranslationSection } from "./default_translation.ts";
import { uploadSection } from "./upload/upload_section.ts";

/** The greatest number of issues shown of a translation; the command line shows all. */
const MAX_ISSUES = 100;

/** The checks of translations, each run when its translation is first shown. */
const checks = new WeakMap<Translation, Promise<TranslationCheck>>();

function checkOf(translation: Translation): Promise<TranslationCheck> {
  let check = checks.get(translation);
  if (check === undefined) {
    check = checkTranslationInTurns(translation);
    checks.set(translation, check);
  }
  return check;
}

/** Responds with the translations, their contents and their issues. */
export async function translationsPage(context: PageContext, error?: FormError): Promise<Response> {
  const t = context.in(admin);
  const items: Html[] = [];
  for (const translation of context.services.library.translations()) {
    items.push(translationItem(context, translation, await checkOf(translation)));
  }
  return page(context, {
    title: t.translations,
    status: error?.status ?? 200,
    body: adminLayout(
      context,
      t.translations,
      errorNotice(error),
      doneNotice(context),
      defaultTranslationSection(context),
      html`<ul class="translation-list">${items}</ul><p class="hint">${inlineCode(t.importHint)}</p>`,
      uploadSection(context),
    ),
  });
}

function doneNotice(context: PageContext): Html | undefined {
  if (context.method === "POST") return undefined;
  const u = context.in(adminUpload);
  switch (context.parameter("done")) {
    case "default":
      return notice("status", context.in(adminTranslations).savedDefault);
    case "import":
      return notice("status", u.done(context.parameter("code") ?? ""));
    case "discard":
      return notice("status", u.discarded);
    default:
      return undefined;
  }
}

/** Chooses the default translation that an administrator submitted; an empty code takes the choice back. */
export async function chooseDefaultTranslation(context: PageContext): Promise<Response> {
  const { defaultTranslation, library } = context.services;
  const code = context.field("code");
  const translation = library.get(code);
  if (code !== "" && translation === undefined) {
    const message = context.in(adminTranslations).unknownDefault;
    return translationsPage(context, { status: 400, message });
  }
  await defaultTranslation.choose(translation?.code);
  return redirect(context, "/admin/translations?done=default");
}

function translationItem(
  context: PageContext,
  translation: Translation,
  check: TranslationCheck,
): Html {
  const t = context.in(admin);
  const own = context.in(adminTranslations);
  const { books, verses } = context.in(home);
  const { language } = context;
  const { code, name, copyright } = translation;
  const rare = [
    check.merged > 0 && t.merged(formatNumber(language, check.merged)),
    check.lettered > 0 && t.lettered(formatNumber(language, check.lettered)),
    check.leftOut > 0 && t.leftOut(formatNumber(language, check.leftOut)),
  ].filter((text) => text !== false);
  const figures = [
    languageName(language, translation.language),
    formatCount(language, check.books, books),
    formatCount(language, check.chapters, t.chapters),
    formatCount(language, check.verses, verses),
    ...rare,
  ];
  return html`<li>
<h2><bdi>${name}</bdi> <code>${code}</code>${code === context.defaultTranslation && html` <span class="badge">${own.isDefault}</span>`}</h2>
<p>${figures.join(" · ")}</p>
<p class="copyright" lang="${languageTag(translation.language)}" dir="auto">${copyright}</p>
${translation.format === 1 && html`<p class="notice">${inlineCode(own.firstFormat(code))}</p>`}
${issueList(context, code, check)}
</li>
`;
}

function issueList(context: PageContext, code: string, { issues }: TranslationCheck): Html {
  const t = context.in(admin);
  if (issues.length === 0) return html`<p>${t.noProblems}</p>`;
  const { language } = context;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const summary = [
    errors > 0 && formatCount(language, errors, t.errors),
    issues.length > errors && formatCount(language, issues.length - errors, t.warnings),
  ].filter((text) => text !== false);
  return html`<details>
<summary>${summary.join(", ")}</summary>
<ul class="problems" lang="en">
${issues
  .slice(0, MAX_ISSUES)
  .map(
    ({ line, severity, message }) =>
      html`<li>${line > 0 && `${line}: `}${severity}: ${message}</li>`,
  )}
</ul>
${issues.length > MAX_ISSUES && html`<p>${inlineCode(t.moreProblems(formatCount(language, issues.length - MAX_ISSUES, t.problems), code))}</p>`}
</details>`;
}
