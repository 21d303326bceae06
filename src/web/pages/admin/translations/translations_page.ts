import { kept, oncePer } from "../../../../base/bounded_map.ts";
import { engineOf } from "../../../../config/mod.ts";
import { checkTranslationInTurns, type Issue, type TranslationCheck } from "../../../../corpus/check/mod.ts";
import type { Translation } from "../../../../corpus/mod.ts";
import type { Response } from "../../../../http/mod.ts";
import { formatDate, formatNumber, languageName } from "../../../../i18n/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import { UPLOAD_PATH } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { copyrightLine } from "../../../text/printed_html.ts";
import { buttonForm, notice } from "../../../ui/controls.ts";
import { type Html, html, inlineCode, section } from "../../../ui/html.ts";
import { redirect } from "../../../ui/page.ts";
import { adminPage, keyOfDone } from "../admin_layout.ts";
import {
  answerReader,
  chooseDefaultTranslation,
  defaultTranslationSection,
  freeTextsSection,
  makeDefaultForm,
  readerSection,
} from "./choices.ts";
import { EDIT_PATH, folderErrorOf, restoreTranslationForm, TRANSLATIONS_PATH } from "./edit_page.ts";
import { foldedIssues, issueCounts } from "./preview_page.ts";
import { uploadErrorOf, uploadSection, uploadsOf } from "./receive.ts";

/** The greatest number of issues shown of a translation; the command line shows all. */
const MAX_ISSUES = 100;

/** The checks of translations, each run when its translation is first shown. */
const checkOf: (translation: Translation) => Promise<TranslationCheck> = oncePer(checkTranslationInTurns);

/** Responds with the translations, their contents and their issues. */
export async function translationsPage(context: PageContext, error?: FormError): Promise<Response> {
  const { t } = context;
  const done = keyOfDone(context, TRANSLATIONS_DONE);
  const items: Html[] = [];
  for (const translation of context.translations) {
    items.push(translationItem(context, translation, await checkOf(translation)));
  }
  return adminPage(
    context,
    { title: t("admin.translations"), error },
    done && notice("status", t(done, { code: context.parameter("code") ?? "" })),
    machinesNotice(context),
    readerSection(context),
    defaultTranslationSection(context, error),
    faultyFiles(context),
    html`<ul class="translation-list">${items}</ul>`,
    removedSection(context),
    freeTextsSection(context),
    uploadSection(context, error) ?? html`<p class="hint">${inlineCode(t("admin.import_hint"))}</p>`,
  );
}

/** Warns of files that are not served as they are now. */
function faultyFiles(context: PageContext): Html | undefined {
  const faults = context.services.operation.fileFaults();
  if (faults.length === 0) return undefined;
  return html`<div class="notice"><p>${context.t("admin_translations.faulty_files")}</p>
<ul class="problems">${faults.map((fault) => html`<li>${inlineCode(explain(fault, context.language))}</li>`)}</ul></div>`;
}

/** Warns where several machines serve: translations are not in the store that they share. */
function machinesNotice(context: PageContext): Html | undefined {
  if (engineOf(context.settings) === undefined) return undefined;
  return html`<p class="notice">${context.t("admin_translations.machines")}</p>`;
}

/** The messages of what was done, by the parameter `done`. */
export const TRANSLATIONS_DONE = {
  default: "admin_translations.saved_default",
  reader: "admin_translations.saved_reader",
  import: "admin_upload.done",
  edit: "admin_edit.saved",
  remove: "admin_edit.removed",
  "bring-back": "admin_edit.brought_back",
  move: "admin_edit.moved",
  discard: "admin_upload.discarded",
} as const;

/** Carries out what an administrator submitted: a choice of the default, an order, a removal or its undoing. */
export async function changeTranslations(context: PageContext): Promise<Response> {
  const action = context.field("action");
  if (action === "download") return downloadText(context);
  if (action === "up" || action === "down") return moveTranslation(context, action === "up" ? -1 : 1);
  if (action === "reader") return answerReader(context);
  if (action !== "remove" && action !== "bring-back") {
    const isChosen = await chooseDefaultTranslation(context);
    if (isChosen) return redirect(context, `${TRANSLATIONS_PATH}?done=default`);
    const message = context.t("admin_translations.unknown_default");
    return translationsPage(context, { status: 400, message, field: "code" });
  }
  const uploads = uploadsOf(context);
  const code = context.field("code");
  try {
    if (action === "remove") uploads.remove(code);
    else uploads.bringBack({ code, removed: Number(context.field("removed")) });
  } catch (error) {
    const { status, message } = folderErrorOf(context, error);
    return translationsPage(context, { status, message });
  }
  return redirect(context, `${TRANSLATIONS_PATH}?${new URLSearchParams({ done: action, code })}`);
}

/** Begins to download a free text, which is then imported. */
function downloadText(context: PageContext): Response | Promise<Response> {
  const uploads = uploadsOf(context);
  try {
    uploads.download(context.field("code"), context.field("default") === "yes");
  } catch (error) {
    return translationsPage(context, uploadErrorOf(context, error));
  }
  return redirect(context, UPLOAD_PATH);
}

function translationItem(context: PageContext, translation: Translation, check: TranslationCheck): Html {
  const { t, language } = context;
  const { code, name } = translation;
  const figures = [
    languageName(language, translation.language),
    t("home.books", { count: check.books }),
    t("admin.chapters", { count: check.chapters }),
    t("home.verses", { count: check.verses }),
    check.merged > 0 && t("admin.merged", { number: formatNumber(language, check.merged) }),
    check.lettered > 0 && t("admin.lettered", { number: formatNumber(language, check.lettered) }),
    check.leftOut > 0 && t("admin.left_out", { number: formatNumber(language, check.leftOut) }),
  ].filter((text) => text !== false);
  return html`<li>
<h2><bdi>${name}</bdi> <code>${code}</code>${code === context.defaultTranslation && html` <span class="badge">${t("admin_translations.is_default")}</span>`}</h2>
<p>${figures.join(" · ")}</p>
${copyrightLine(translation)}
${translation.format === 1 && html`<p class="notice">${inlineCode(t("admin_translations.first_format", { code }))}</p>`}
${issueList(context, translation, check)}
${makeDefaultForm(context, code)}
${arrangementOf(context, code)}
</li>\n`;
}

function issueList(context: PageContext, translation: Translation, { issues }: TranslationCheck): Html {
  const { code } = translation;
  const { t } = context;
  if (issues.length === 0) return html`<p>${t("admin.no_problems")}</p>`;
  const errors = issues.filter(({ severity }) => severity === "error").length;
  return html`<details>
<summary>${issueCounts(context, { errors, all: issues.length })}</summary>
<ul class="problems">
${issueGroups(context, translation, issues.slice(0, MAX_ISSUES))}
</ul>
${issues.length > MAX_ISSUES && html`<p>${inlineCode(t("admin.more_problems", { problems: t("admin.problems", { count: issues.length - MAX_ISSUES }), code }))}</p>`}
</details>`;
}

/** Renders issues by their places, those of a kind folded under the first of them. */
function issueGroups(context: PageContext, translation: Translation, issues: readonly Issue[]): readonly Html[] {
  const places = placesOf(translation, issues);
  const groups = new Map<string, Html[]>();
  for (const issue of issues) {
    kept(groups, issue.fault.code, () => []).push(issueSentence(context, issue, places));
  }
  return [...groups.values()].map((sentences) => html`<li>${foldedIssues(context, sentences)}</li>`);
}

function issueSentence(
  context: PageContext,
  { line, severity, fault }: Issue,
  places: ReadonlyMap<number, string>,
): Html {
  const text = explain(fault, context.language);
  const place = places.get(line);
  // Many sentences name the place themselves.
  const prefix = place === undefined || text.includes(place) ? "" : `${place}: `;
  return inlineCode(`${prefix}${context.t(`admin.severities.${severity}`)}: ${text}`);
}

/** Finds the references of the lines of a file that issues are about. */
function placesOf(translation: Translation, issues: readonly Issue[]): ReadonlyMap<number, string> {
  const wanted = new Set(issues.map(({ line }) => line));
  const places = new Map<number, string>();
  for (let line = 0; line < translation.lineCount && places.size < wanted.size; line++) {
    const number = translation.lineNumber(line);
    if (wanted.has(number)) places.set(number, translation.reference(line));
  }
  return places;
}

/** Renders what an administrator can do with a translation of the list. */
function arrangementOf(context: PageContext, code: string): Html | undefined {
  if (context.services.uploads === undefined) return undefined;
  const { t, translations } = context;
  const move = (action: "up" | "down", label: string, name: string): Html =>
    buttonForm(context, TRANSLATIONS_PATH, { fields: { code, action }, label, name, kind: "quiet" });
  return html`<div class="actions"><a class="button quiet" href="${EDIT_PATH}?${new URLSearchParams({ code }).toString()}">${t("admin_edit.edit")}</a>
${translations[0]?.code !== code && move("up", t("admin_edit.up"), t("admin_edit.up_of", { code }))}
${translations.at(-1)?.code !== code && move("down", t("admin_edit.down"), t("admin_edit.down_of", { code }))}</div>`;
}

/** Renders the translations that were removed and can be brought back. */
function removedSection(context: PageContext): Html | undefined {
  const removed = context.services.uploads?.removed() ?? [];
  if (removed.length === 0) return undefined;
  const { t } = context;
  const date = (time: number) => formatDate(context, time);
  return section("removed", t("admin_edit.removed_title"), "card")`<ul class="plain-list">
${removed.map(
  (
    one,
  ) => html`<li class="actions"><span><code>${one.code}</code>: ${t("admin_edit.removed_on", { removed: date(one.removed), until: date(one.until) })}</span>
${restoreTranslationForm(context, one)}</li>\n`,
)}
</ul>`;
}

/** Puts a translation one place up or down, and stores the order of all. */
async function moveTranslation(context: PageContext, by: -1 | 1): Promise<Response> {
  const codes = context.translations.map(({ code }) => code);
  const from = codes.indexOf(context.field("code"));
  const to = from + by;
  if (from >= 0 && to >= 0 && to < codes.length) {
    [codes[from], codes[to]] = [codes[to]!, codes[from]!];
    await context.services.store.setSetting("translation-order", codes.join(" "));
  }
  return redirect(context, `${TRANSLATIONS_PATH}?done=move`);
}
