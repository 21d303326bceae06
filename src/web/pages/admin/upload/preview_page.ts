import { resolve, sep } from "node:path";
import { isProblem } from "../../../../base/problem.ts";
import type { Response } from "../../../../http/mod.ts";
import { formatCount, formatNumber, formatTime } from "../../../../i18n/mod.ts";
import { adminEditTexts, adminTexts, adminUploadTexts, homeTexts } from "../../../../i18n/pages/mod.ts";
import { explain, explainIssue, formatWarning, kindName } from "../../../../i18n/problems/mod.ts";
import type { ImportIssue, ImportIssues, ImportPreview, PendingUpload, UploadState } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { errorNotice, errorOf, fieldError, hiddenField, notice, postForm, textField } from "../../../ui/form.ts";
import { type Content, type Html, html } from "../../../ui/html.ts";
import { page } from "../../../ui/page.ts";
import { adminLayout } from "../admin_layout.ts";

const CONFIRM_PATH = "/admin/translations/import";
/** The seconds after which a page looks again. */
const REFRESH = ["Refresh", "2"];

/** Responds with what is in an uploaded file, and the form that puts it in force. */
export function previewPage(context: PageContext, upload: PendingUpload, error?: FormError): Response {
  const t = context.in(adminUploadTexts);
  const { preview, expires } = upload;
  const refusal = error === undefined ? upload.refusal : undefined;
  const fault = (refusal && faultOf(context, refusal)) ?? error;
  return page(context, {
    title: t.preview,
    status: error?.status ?? 200,
    body: adminLayout(
      context,
      t.preview,
      errorNotice(error),
      refusal !== undefined &&
        fault === undefined &&
        notice("alert", html`<p>${t.refusal}</p><p>${reasonOf(context, refusal)}</p>`),
      html`<p>${t.inFile(upload.fileName)}</p>
<p><strong>${figures(context, preview).join(" · ")}</strong></p>
<p class="hint">${t.expires(formatTime(context, expires))}</p>`,
      changesSection(context, upload),
      confirmForm(context, upload, fault),
      html`<h2>${t.check}</h2>`,
      issueList(context, preview),
      preview.bookNames.length > 0 && bookNameList(context, preview),
      preview.warningCount > 0 && warningList(context, preview),
      preview.dropped.length > 0 && droppedTable(context, preview),
    ),
  });
}

/** Says why a file is refused; folders of the machine are nothing for a page. */
function reasonOf(context: PageContext, refusal: Error): string {
  const folder = resolve(context.settings.corpus);
  return explain(refusal, context.language)
    .replaceAll(`${folder}${sep}`, "")
    .replaceAll(`${context.settings.corpus}${sep}`, "");
}

function figures(context: PageContext, preview: ImportPreview): string[] {
  const { language } = context;
  const h = context.in(homeTexts);
  const t = context.in(adminUploadTexts);
  const a = context.in(adminTexts);
  return [
    preview.format,
    formatCount(language, preview.books, h.books),
    formatCount(language, preview.chapters, a.chapters),
    formatCount(language, preview.verses, h.verses),
    ...(["paragraphs", "headings", "notes"] as const).flatMap((kind) =>
      preview[kind] > 0 ? [formatCount(language, preview[kind], t[kind])] : [],
    ),
    ...(preview.leftOut > 0 ? [a.leftOut(formatNumber(language, preview.leftOut))] : []),
  ];
}

/** Returns what a refusal says of a field of the form; undefined where it is about the file. */
function faultOf(context: PageContext, refusal: Error): FormError | undefined {
  if (!isProblem(refusal, "import")) return undefined;
  const t = context.in(adminEditTexts);
  const {
    field,
    fields,
    max = 0,
  } = refusal.values as {
    field?: string;
    fields?: readonly string[];
    max?: number;
  };
  const faults: Readonly<Record<string, readonly [field: string | undefined, message: string]>> = {
    invalid_code: ["code", t.invalidCode],
    invalid_language: ["language", t.invalidLanguage],
    long_field: [field, t.tooLong(max)],
    missing_fields: [fields?.[0], t.missing],
  };
  const [name, message = ""] = faults[refusal.code] ?? [];
  return name === undefined ? undefined : { status: 200, message, field: name };
}

function confirmForm(context: PageContext, { id, preview, stated }: PendingUpload, error: FormError | undefined): Html {
  const t = context.in(adminUploadTexts);
  const values = { ...preview.metadata, ...stated };
  const existing = context.services.library.translations().find(({ code }) => code === (values.code ?? "").trim());
  const field = (
    name: "code" | "name" | "language" | "copyright",
    { hint, maxLength }: { hint?: string; maxLength: number },
  ): Html =>
    textField({
      ...{ name, hint, maxLength, label: t[name], value: values[name] ?? "" },
      autocomplete: "off",
      error: errorOf(error, name),
    });
  return html`<section class="card" aria-labelledby="fields">
<h2 id="fields">${t.fields}</h2>
${existing && notice("status", t.exists(existing.code, existing.name))}
${postForm(
  context,
  CONFIRM_PATH,
  hiddenField("id", id),
  existing && hiddenField("compared", existing.code),
  field("code", { hint: t.codeHint, maxLength: 32 }),
  field("name", { maxLength: 200 }),
  field("language", { hint: t.languageHint, maxLength: 40 }),
  field("copyright", { hint: t.copyrightHint, maxLength: 2000 }),
  html`<label class="check"><input type="checkbox" name="replace" value="yes"${context.field("replace") === "yes" && html` checked`}> ${t.replace}</label>
${fieldError("replace", errorOf(error, "replace"))}
<div class="actions"><button name="action" value="confirm">${t.confirm}</button>
<button class="quiet" name="action" value="discard" formnovalidate>${t.discard}</button></div>`,
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
  const t = context.in(adminEditTexts);
  const { added, gone, altered, examples } = changes;
  const { language } = context;
  const part = (count: number, noun: typeof t.added, items: Content) =>
    count > 0 && html`<details><summary>${formatCount(language, count, noun)}</summary>${items}</details>`;
  const list = (references: readonly string[], count: number) =>
    html`<p>${references.join("; ")}${count > references.length && "; …"}</p>`;
  return html`<section aria-labelledby="changes"><h2 id="changes">${t.changes}</h2>
${added + gone + altered === 0 && html`<p>${t.unchanged}</p>`}
${part(added, t.added, list(examples.added, added))}
${part(gone, t.gone, list(examples.gone, gone))}
${part(
  altered,
  t.altered,
  html`<dl>${examples.altered.map(
    ({ reference, before, after }) => html`<dt>${reference}</dt>
<dd>${t.before}: <del>${before}</del></dd><dd>${t.after}: <ins>${after}</ins></dd>`,
  )}</dl>`,
)}
</section>`;
}

function issueList(context: PageContext, preview: ImportPreview): Html {
  const a = context.in(adminTexts);
  const { language } = context;
  const { issues, issueCount, errorCount } = preview;
  if (issueCount === 0) return html`<p>${a.noProblems}</p>`;
  const warnings = issueCount - errorCount;
  const summary = [
    errorCount > 0 && formatCount(language, errorCount, a.errors),
    warnings > 0 && formatCount(language, warnings, a.warnings),
  ].filter((text) => text !== false);
  return html`<details open><summary>${summary.join(", ")}</summary>
<ul class="problems">
${issues.map((issue) => html`<li>${issuesOfKind(context, issue)}</li>`)}
</ul>
${moreOf(context, { all: issueCount, shown: issues.reduce((sum, { otherCount }) => sum + otherCount + 1, 0) })}
</details>`;
}

/** Renders the issues of a kind, those behind the first folded under it. */
function issuesOfKind(context: PageContext, { others, otherCount, ...first }: ImportIssues): Html {
  const { language } = context;
  const t = context.in(adminEditTexts);
  const a = context.in(adminTexts);
  const sentence = (issue: ImportIssue) => `${a.severities[issue.severity]}: ${explainIssue(language, issue)}`;
  if (otherCount === 0) return html`${sentence(first)}`;
  const count = formatCount(language, otherCount, t.issues);
  return html`<details><summary>${sentence(first)} (${t.similar(count)})</summary>
<ul>${others.map((issue) => html`<li>${sentence(issue)}</li>`)}</ul>
${moreOf(context, { all: otherCount, shown: others.length })}</details>`;
}

function bookNameList(context: PageContext, { bookNames }: ImportPreview): Html {
  const t = context.in(adminUploadTexts);
  return html`<h2>${t.bookNames}</h2>
<details><summary>${formatCount(context.language, bookNames.length, context.in(homeTexts).books)}</summary>
<ul class="problems">
${bookNames.map(({ book, names }) => html`<li>${book}: ${names.join(", ")}</li>`)}
</ul>
</details>`;
}

function warningList(context: PageContext, { warnings, warningCount }: ImportPreview): Html {
  const t = context.in(adminUploadTexts);
  return html`<h2>${t.reader}</h2>
<details><summary>${formatCount(context.language, warningCount, context.in(adminTexts).warnings)}</summary>
<ul class="problems">
${warnings.map((warning) => html`<li>${formatWarning(warning, context.language)}</li>`)}
</ul>
${moreOf(context, { all: warningCount, shown: warnings.length })}
</details>`;
}

function moreOf(context: PageContext, { all, shown }: { all: number; shown: number }): Content {
  if (all <= shown) return undefined;
  const more = formatNumber(context.language, all - shown);
  return html`<p>${context.in(adminUploadTexts).more(more)}</p>`;
}

function droppedTable(context: PageContext, { dropped }: ImportPreview): Html {
  const t = context.in(adminUploadTexts);
  return html`<h2>${t.dropped}</h2>
<table><thead><tr><th scope="col">${t.kind}</th><th scope="col" class="number">${t.count}</th></tr></thead>
<tbody>
${dropped.map(([code, count]) => html`<tr><td>${kindName("import_dropped", { code, language: context.language })}</td><td class="number">${formatNumber(context.language, count)}</td></tr>`)}
</tbody></table>`;
}

/** Responds with the reason why a file cannot be imported. */
export function refusedPage(
  context: PageContext,
  { fileName, refusal }: Extract<UploadState, { kind: "refused" }>,
): Response {
  const t = context.in(adminUploadTexts);
  return page(context, {
    title: t.refused,
    body: adminLayout(
      context,
      t.refused,
      notice("alert", html`<p>${t.refusedLead(fileName)}</p><p>${reasonOf(context, refusal)}</p>`),
      postForm(context, CONFIRM_PATH, hiddenField("action", "discard"), html`<button>${t.another}</button>`),
    ),
  });
}

/** Responds while the file is read; the page looks again by itself. */
export function workingPage(
  context: PageContext,
  { id, fileName, step }: Extract<UploadState, { kind: "working" }>,
): Response {
  const t = context.in(adminUploadTexts);
  const [title, lead] =
    step === "preview" ? [t.reading, t.readingLead(fileName)] : [t.importing, t.importingLead(fileName)];
  return page(context, {
    title,
    headers: REFRESH,
    body: adminLayout(
      context,
      title,
      html`<p class="lead" role="status">${lead}</p>`,
      step === "preview" &&
        postForm(
          context,
          CONFIRM_PATH,
          hiddenField("id", id),
          html`<button class="quiet" name="action" value="discard">${t.discard}</button>`,
        ),
    ),
  });
}
