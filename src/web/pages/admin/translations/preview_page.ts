import { resolve, sep } from "node:path";
import { isProblem } from "../../../../base/problem.ts";
import type { Response } from "../../../../http/mod.ts";
import { formatNumber, formatTime } from "../../../../i18n/mod.ts";
import { explain, explainIssue, formatWarning, kindName } from "../../../../i18n/problems/mod.ts";
import type { ImportIssue, ImportIssues, ImportPreview, PendingUpload, UploadState } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import {
  buttonForm,
  checkBox,
  errorOf,
  hiddenField,
  hiddenFields,
  notice,
  postForm,
  textField,
} from "../../../ui/controls.ts";
import { type Content, type Html, html, inlineCode } from "../../../ui/html.ts";
import { adminPage } from "../admin_layout.ts";

const CONFIRM_PATH = "/admin/translations/import";
/** The seconds after which a page looks again. */
const REFRESH = ["Refresh", "2"];

/** Responds with what is in an uploaded file, and the form that puts it in force. */
export function previewPage(context: PageContext, upload: PendingUpload, error?: FormError): Response {
  const { t } = context;
  const { preview, expires } = upload;
  const refusal = error === undefined ? upload.refusal : undefined;
  const fault = (refusal && faultOf(context, refusal)) ?? error;
  return adminPage(
    context,
    { title: t("admin_upload.preview"), error },
    refusal !== undefined &&
      fault === undefined &&
      notice("alert", html`<p>${t("admin_upload.refusal")}</p><p>${reasonOf(context, refusal)}</p>`),
    html`<p>${t("admin_upload.in_file", { file: upload.fileName })}</p>
<p><strong>${figures(context, preview).join(" · ")}</strong></p>
<p class="hint">${t("admin_upload.expires", { time: formatTime(context, expires) })}</p>`,
    changesSection(context, upload),
    confirmForm(context, upload, fault),
    html`<h2>${t("admin_upload.check")}</h2>`,
    issueList(context, preview),
    preview.bookNames.length > 0 && bookNameList(context, preview),
    preview.warningCount > 0 && warningList(context, preview),
    preview.dropped.length > 0 && droppedTable(context, preview),
  );
}

/** Says why a file is refused; folders of the machine are nothing for a page. */
function reasonOf(context: PageContext, refusal: Error): Html {
  const folder = resolve(context.settings.corpus);
  return inlineCode(
    explain(refusal, context.language)
      .replaceAll(`${folder}${sep}`, "")
      .replaceAll(`${context.settings.corpus}${sep}`, ""),
  );
}

function figures(context: PageContext, preview: ImportPreview): string[] {
  const { language, t } = context;
  const rare = (["paragraphs", "headings", "notes"] as const).filter((kind) => preview[kind] > 0);
  return [
    t("admin_upload.format", { format: preview.format }),
    t("home.books", { count: preview.books }),
    t("admin.chapters", { count: preview.chapters }),
    t("home.verses", { count: preview.verses }),
    ...rare.map((kind) => t(`admin_upload.${kind}`, { count: preview[kind] })),
    ...(preview.leftOut > 0 ? [t("admin.left_out", { number: formatNumber(language, preview.leftOut) })] : []),
  ];
}

/** Returns what a refusal says of a field of the form; undefined where it is about the file. */
function faultOf(context: PageContext, refusal: Error): FormError | undefined {
  if (!isProblem(refusal, "import")) return undefined;
  const { t } = context;
  const { field, fields, max } = refusal.values as { field?: string; fields?: readonly string[]; max?: number };
  const faults: Readonly<Record<string, readonly [field: string | undefined, message: string]>> = {
    invalid_code: ["code", t("admin_edit.invalid_code")],
    invalid_language: ["language", t("admin_edit.invalid_language")],
    long_field: [field, t("admin_edit.too_long", { max: max ?? 0 })],
    missing_fields: [fields?.[0], t("admin_edit.missing")],
  };
  const [name, message = ""] = faults[refusal.code] ?? [];
  return name === undefined ? undefined : { status: 200, message, field: name };
}

function confirmForm(context: PageContext, { id, preview, stated }: PendingUpload, error: FormError | undefined): Html {
  const { t } = context;
  const values = { ...preview.metadata, ...stated };
  const existing = context.services.library.translations().find(({ code }) => code === (values.code ?? "").trim());
  const field = (
    name: "code" | "name" | "language" | "copyright",
    { hint, maxLength }: { hint?: string; maxLength: number },
  ): Html =>
    textField({
      ...{ name, hint, maxLength, label: t(`admin_upload.${name}`), value: values[name] ?? "" },
      autocomplete: "off",
      error: errorOf(error, name),
    });
  return html`<section class="card" aria-labelledby="fields">
<h2 id="fields">${t("admin_upload.fields")}</h2>
${existing && notice("status", t("admin_upload.exists", { code: existing.code, name: existing.name }))}
${postForm(
  context,
  CONFIRM_PATH,
  hiddenFields({ id, compared: existing?.code }),
  field("code", { hint: t("admin_upload.code_hint"), maxLength: 32 }),
  field("name", { maxLength: 200 }),
  field("language", { hint: t("admin_upload.language_hint"), maxLength: 40 }),
  field("copyright", { hint: t("admin_upload.copyright_hint"), maxLength: 2000 }),
  checkBox("part", { label: t("admin_upload.part"), isTicked: values.part === "yes" }),
  checkBox("replace", {
    label: t("admin_upload.replace"),
    isTicked: context.field("replace") === "yes",
    error: errorOf(error, "replace"),
  }),
  html`<div class="actions"><button name="action" value="confirm">${t("admin_upload.confirm")}</button>
<button class="quiet" name="action" value="discard" formnovalidate>${t("admin_upload.discard")}</button></div>`,
)}
</section>`;
}

/** Renders what the file changes in the translation that it would replace. */
function changesSection(context: PageContext, { id, preview, stated }: PendingUpload): Html | undefined {
  const { library, uploads } = context.services;
  const code = ((stated?.code || preview.metadata.code) ?? "").trim();
  const existing = library.translations().find((one) => one.code === code);
  const changes = existing && uploads?.changesTo(existing, id);
  if (changes === undefined) return undefined;
  const { t } = context;
  const { added, gone, altered, examples } = changes;
  const part = (name: "added" | "gone" | "altered", count: number, items: Content) =>
    count > 0 && html`<details><summary>${t(`admin_edit.${name}`, { count })}</summary>${items}</details>`;
  const list = (references: readonly string[], count: number) =>
    html`<p>${references.join("; ")}${count > references.length && "; …"}</p>`;
  return html`<section aria-labelledby="changes"><h2 id="changes">${t("admin_edit.changes")}</h2>
${added + gone + altered === 0 && html`<p>${t("admin_edit.unchanged")}</p>`}
${part("added", added, list(examples.added, added))}
${part("gone", gone, list(examples.gone, gone))}
${part(
  "altered",
  altered,
  html`<dl>${examples.altered.map(
    ({ reference, before, after }) => html`<dt>${reference}</dt>
<dd>${t("admin_edit.before")}: <del>${before}</del></dd><dd>${t("admin_edit.after")}: <ins>${after}</ins></dd>`,
  )}</dl>`,
)}
</section>`;
}

function issueList(context: PageContext, preview: ImportPreview): Html {
  const { issues, issueCount, errorCount } = preview;
  if (issueCount === 0) return html`<p>${context.t("admin.no_problems")}</p>`;
  return html`<details open><summary>${issueCounts(context, { errors: errorCount, all: issueCount })}</summary>
<ul class="problems">
${issues.map((issue) => html`<li>${issuesOfKind(context, issue)}</li>`)}
</ul>
${moreOf(context, { all: issueCount, shown: issues.reduce((sum, { otherCount }) => sum + otherCount + 1, 0) })}
</details>`;
}

function issuesOfKind(context: PageContext, { others, otherCount, ...first }: ImportIssues): Html {
  const { language, t } = context;
  const sentences = [first, ...others].map((issue: ImportIssue) =>
    inlineCode(`${t(`admin.severities.${issue.severity}`)}: ${explainIssue(language, issue)}`),
  );
  const more = html`\n${moreOf(context, { all: otherCount, shown: others.length })}`;
  return foldedIssues(context, sentences, { count: otherCount + 1, more });
}

/** Says how many errors and warnings there are. */
export function issueCounts({ t }: PageContext, { errors, all }: { errors: number; all: number }): string {
  return [
    errors > 0 && t("admin.errors", { count: errors }),
    all > errors && t("admin.warnings", { count: all - errors }),
  ]
    .filter((text) => text !== false)
    .join(", ");
}

/**
 * Renders the issues of a kind, those after the first folded under it.
 *
 * @param all `count`: of those that are not shown too; `more`: says so.
 */
export function foldedIssues(
  { t }: PageContext,
  sentences: readonly Html[],
  { count = sentences.length, more }: { count?: number; more?: Html } = {},
): Html {
  const [first, ...others] = sentences;
  if (count === 1) return html`${first}`;
  const similar = t("admin_edit.similar", { count: t("admin_edit.issues", { count: count - 1 }) });
  return html`<details><summary>${first} (${similar})</summary>
<ul>${others.map((issue) => html`<li>${issue}</li>`)}</ul>${more}</details>`;
}

function bookNameList(context: PageContext, { bookNames }: ImportPreview): Html {
  return html`<h2>${context.t("admin_upload.book_names")}</h2>
<details><summary>${context.t("home.books", { count: bookNames.length })}</summary>
<ul class="problems">
${bookNames.map(({ book, names }) => html`<li>${book}: ${names.join(", ")}</li>`)}
</ul>
</details>`;
}

function warningList(context: PageContext, { warnings, warningCount }: ImportPreview): Html {
  return html`<h2>${context.t("admin_upload.reader")}</h2>
<details><summary>${context.t("admin.warnings", { count: warningCount })}</summary>
<ul class="problems">
${warnings.map((warning) => html`<li>${formatWarning(warning, context.language)}</li>`)}
</ul>
${moreOf(context, { all: warningCount, shown: warnings.length })}
</details>`;
}

function moreOf(context: PageContext, { all, shown }: { all: number; shown: number }): Content {
  if (all <= shown) return undefined;
  const more = formatNumber(context.language, all - shown);
  return html`<p>${context.t("admin_upload.more", { count: more })}</p>`;
}

function droppedTable(context: PageContext, { dropped }: ImportPreview): Html {
  const { t } = context;
  return html`<h2>${t("admin_upload.dropped")}</h2>
<table><thead><tr><th scope="col">${t("admin_upload.kind")}</th><th scope="col" class="number">${t("admin_upload.count")}</th></tr></thead>
<tbody>
${dropped.map(([code, count]) => html`<tr><td>${kindName("import_dropped", { code, language: context.language })}</td><td class="number">${formatNumber(context.language, count)}</td></tr>`)}
</tbody></table>`;
}

/** Responds with the reason why a file cannot be imported. */
export function refusedPage(
  context: PageContext,
  { fileName, refusal }: Extract<UploadState, { kind: "refused" }>,
): Response {
  const { t } = context;
  return adminPage(
    context,
    { title: t("admin_upload.refused") },
    notice(
      "alert",
      html`<p>${t("admin_upload.refused_lead", { file: fileName })}</p><p>${reasonOf(context, refusal)}</p>`,
    ),
    buttonForm(context, CONFIRM_PATH, { fields: { action: "discard" }, label: t("admin_upload.another") }),
  );
}

/** Responds while a text is downloaded or a file is read; the page looks again by itself. */
export function workingPage(
  context: PageContext,
  state: Extract<UploadState, { kind: "working" | "downloading" }>,
): Response {
  const { t } = context;
  const [title, lead] = workOf(context, state);
  const isImport = state.kind === "working" && state.step === "import";
  return adminPage(
    context,
    { title, headers: REFRESH },
    html`<p class="lead" role="status">${lead}</p>`,
    !isImport &&
      postForm(
        context,
        CONFIRM_PATH,
        hiddenField("id", state.id),
        html`<button class="quiet" name="action" value="discard">${state.kind === "downloading" ? t("admin_upload.stop_download") : t("admin_upload.discard")}</button>`,
      ),
  );
}

/** Returns the title of the work that goes on, and a sentence about it. */
function workOf({ t }: PageContext, state: Extract<UploadState, { kind: "working" | "downloading" }>) {
  if (state.kind === "downloading") {
    const { text, received } = state;
    const values = { title: text.title, received, bytes: text.bytes };
    return [t("admin_upload.downloading"), t("admin_upload.downloading_lead", values)] as const;
  }
  const { fileName: file, step } = state;
  return step === "preview"
    ? ([t("admin_upload.reading"), t("admin_upload.reading_lead", { file })] as const)
    : ([t("admin_upload.importing"), t("admin_upload.importing_lead", { file })] as const);
}
