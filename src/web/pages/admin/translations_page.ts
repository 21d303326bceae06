import { checkTranslationInTurns, type TranslationCheck } from "../../../corpus/check/mod.ts";
import type { Translation } from "../../../corpus/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { count, languageName, languageTag, number } from "../../i18n/language.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { home } from "../../i18n/texts/home.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { type Html, html, inlineCode } from "../../ui/html.ts";
import { adminFrame } from "./admin_frame.ts";

/** Problems of one translation that are shown; the command line shows all. */
const MOST_PROBLEMS = 100;

/** Each translation is checked once, when it is first looked at. */
const checks = new WeakMap<Translation, Promise<TranslationCheck>>();

function checkOf(translation: Translation): Promise<TranslationCheck> {
  let check = checks.get(translation);
  if (check === undefined) {
    check = checkTranslationInTurns(translation);
    checks.set(translation, check);
  }
  return check;
}

/** The translations that are served, with what is in them and what is doubtful about them. */
export async function translationsPage(context: PageContext): Promise<Response> {
  const t = context.in(admin);
  const items: Html[] = [];
  for (const translation of context.services.library.translations()) {
    items.push(translationItem(context, translation, await checkOf(translation)));
  }
  return page(context, {
    title: t.translations,
    body: adminFrame(
      context,
      t.translations,
      html`<ul class="translations">${items}</ul><p class="hint">${inlineCode(t.importHint)}</p>`,
    ),
  });
}

function translationItem(
  context: PageContext,
  translation: Translation,
  check: TranslationCheck,
): Html {
  const t = context.in(admin);
  const { books, verses } = context.in(home);
  const { language } = context;
  const { code, name, copyright } = translation;
  const rare = [
    check.merged > 0 && t.merged(number(language, check.merged)),
    check.lettered > 0 && t.lettered(number(language, check.lettered)),
    check.leftOut > 0 && t.leftOut(number(language, check.leftOut)),
  ].filter((text) => text !== false);
  const figures = [
    languageName(language, translation.language),
    count(language, check.books, books),
    count(language, check.chapters, t.chapters),
    count(language, check.verses, verses),
    ...rare,
  ];
  return html`<li>
<h2><bdi>${name}</bdi> <code>${code}</code></h2>
<p>${figures.join(" · ")}</p>
<p class="copyright" lang="${languageTag(translation.language)}" dir="auto">${copyright}</p>
${problemList(context, code, check)}
</li>
`;
}

function problemList(context: PageContext, code: string, { issues }: TranslationCheck): Html {
  const t = context.in(admin);
  if (issues.length === 0) return html`<p>${t.noProblems}</p>`;
  const { language } = context;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  const summary = [
    errors > 0 && count(language, errors, t.errors),
    issues.length > errors && count(language, issues.length - errors, t.warnings),
  ].filter((text) => text !== false);
  return html`<details>
<summary>${summary.join(", ")}</summary>
<ul class="problems" lang="en">
${issues
  .slice(0, MOST_PROBLEMS)
  .map(
    ({ line, severity, message }) =>
      html`<li>${line > 0 && `${line}: `}${severity}: ${message}</li>`,
  )}
</ul>
${issues.length > MOST_PROBLEMS && html`<p>${inlineCode(t.moreProblems(count(language, issues.length - MOST_PROBLEMS, t.problems), code))}</p>`}
</details>`;
}
