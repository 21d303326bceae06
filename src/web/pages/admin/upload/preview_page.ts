import type { Response } from "../../../../http/mod.ts";
import type { ImportPreview, PendingUpload, UploadState } from "../../../../upload/mod.ts";
import { formatTime } from "../../../i18n/date.ts";
import { formatCount, formatNumber } from "../../../i18n/language.ts";
import { admin } from "../../../i18n/texts/admin.ts";
import { adminUpload } from "../../../i18n/texts/admin_upload.ts";
import { home } from "../../../i18n/texts/home.ts";
import { page } from "../../../page.ts";
import type { PageContext } from "../../../page_context.ts";
import { errorNotice, type FormError, hiddenField, notice, postForm } from "../../../ui/form.ts";
import { type Content, type Html, html } from "../../../ui/html.ts";
import { adminLayout } from "../admin_layout.ts";

const CONFIRM_PATH = "/admin/translations/import";
/** The seconds after which a page looks again. */
const REFRESH = ["Refresh", "2"];

/** Responds with what is in an uploaded file, and the form that puts it in force. */
export function previewPage(
  context: PageContext,
  upload: PendingUpload,
  error?: FormError,
): Response {
  const t = context.in(adminUpload);
  const { preview, refusal, expires } = upload;
  return page(context, {
    title: t.preview,
    status: error?.status ?? 200,
    body: adminLayout(
      context,
      t.preview,
      errorNotice(error),
      error === undefined &&
        refusal !== undefined &&
        notice("alert", html`<p>${t.refusal}</p><p lang="en">${refusal}</p>`),
      html`<p>${t.inFile(upload.fileName)}</p>
<p><strong>${figures(context, preview).join(" · ")}</strong></p>
<p class="hint">${t.expires(formatTime(context, expires))}</p>`,
      confirmForm(context, upload),
      html`<h2>${t.check}</h2>`,
      issueList(context, preview),
      preview.warningCount > 0 && warningList(context, preview),
      preview.dropped.length > 0 && droppedTable(context, preview),
    ),
  });
}

function figures(context: PageContext, preview: ImportPreview): string[] {
  const { language } = context;
  const h = context.in(home);
  const t = context.in(adminUpload);
  const a = context.in(admin);
  return [
    preview.format,
    formatCount(language, preview.books, h.books),
    formatCount(language, preview.chapters, a.chapters),
    formatCount(language, preview.verses, h.verses),
    formatCount(language, preview.paragraphs, t.paragraphs),
    formatCount(language, preview.headings, t.headings),
    ...(preview.leftOut > 0 ? [a.leftOut(formatNumber(language, preview.leftOut))] : []),
  ];
}

function confirmForm(context: PageContext, { id, preview, stated }: PendingUpload): Html {
  const t = context.in(adminUpload);
  const values = { ...preview.metadata, ...stated };
  const existing = context.services.library
    .translations()
    .find(({ code }) => code === (values.code ?? "").trim());
  const field = (
    name: "code" | "name" | "language" | "copyright",
    { hint, maxLength }: { hint?: string; maxLength: number },
  ): Html => html`<div class="field"><label for="${name}">${t[name]}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input type="text" id="${name}" name="${name}" value="${values[name] ?? ""}" required autocomplete="off" spellcheck="false" maxlength="${maxLength}"${hint !== undefined && html` aria-describedby="${name}-hint"`}></div>
`;
  return html`<section class="card" aria-labelledby="fields">
<h2 id="fields">${t.fields}</h2>
${existing && notice("status", t.exists(existing.code, existing.name))}
${postForm(
  context,
  CONFIRM_PATH,
  hiddenField("id", id),
  field("code", { hint: t.codeHint, maxLength: 32 }),
  field("name", { maxLength: 200 }),
  field("language", { hint: t.languageHint, maxLength: 40 }),
  field("copyright", { hint: t.copyrightHint, maxLength: 2000 }),
  html`<label class="check"><input type="checkbox" name="replace" value="yes"> ${t.replace}</label>
<div class="actions"><button name="action" value="confirm">${t.confirm}</button>
<button class="quiet" name="action" value="discard" formnovalidate>${t.discard}</button></div>`,
)}
</section>`;
}

function issueList(context: PageContext, preview: ImportPreview): Html {
  const a = context.in(admin);
  const { language } = context;
  const { issues, issueCount, errorCount } = preview;
  if (issueCount === 0) return html`<p>${a.noProblems}</p>`;
  const warnings = issueCount - errorCount;
  const summary = [
    errorCount > 0 && formatCount(language, errorCount, a.errors),
    warnings > 0 && formatCount(language, warnings, a.warnings),
  ].filter((text) => text !== false);
  return html`<details open><summary>${summary.join(", ")}</summary>
<ul class="problems" lang="en">
${issues.map(({ line, severity, message }) => html`<li>${line > 0 && `${line}: `}${severity}: ${message}</li>`)}
</ul>
${moreOf(context, { all: issueCount, shown: issues.length })}
</details>`;
}

function warningList(context: PageContext, { warnings, warningCount }: ImportPreview): Html {
  const t = context.in(adminUpload);
  return html`<h2>${t.reader}</h2>
<details><summary>${formatCount(context.language, warningCount, context.in(admin).warnings)}</summary>
<ul class="problems" lang="en">
${warnings.map((warning) => html`<li>${warning}</li>`)}
</ul>
${moreOf(context, { all: warningCount, shown: warnings.length })}
</details>`;
}

function moreOf(context: PageContext, { all, shown }: { all: number; shown: number }): Content {
  if (all <= shown) return undefined;
  const more = formatNumber(context.language, all - shown);
  return html`<p>${context.in(adminUpload).more(more)}</p>`;
}

function droppedTable(context: PageContext, { dropped }: ImportPreview): Html {
  const t = context.in(adminUpload);
  return html`<h2>${t.dropped}</h2>
<table><thead><tr><th scope="col">${t.kind}</th><th scope="col" class="number">${t.count}</th></tr></thead>
<tbody>
${dropped.map(([kind, count]) => html`<tr><td lang="en">${kind}</td><td class="number">${formatNumber(context.language, count)}</td></tr>`)}
</tbody></table>`;
}

/** Responds with the reason why a file cannot be imported, in the words of the command line. */
export function refusedPage(
  context: PageContext,
  { fileName, refusal }: Extract<UploadState, { kind: "refused" }>,
): Response {
  const t = context.in(adminUpload);
  return page(context, {
    title: t.refused,
    body: adminLayout(
      context,
      t.refused,
      notice("alert", html`<p>${t.refusedLead(fileName)}</p><p lang="en">${refusal}</p>`),
      postForm(
        context,
        CONFIRM_PATH,
        hiddenField("action", "discard"),
        html`<button>${t.another}</button>`,
      ),
    ),
  });
}

/** Responds while the file is read; the page looks again by itself. */
export function workingPage(
  context: PageContext,
  { fileName, step }: Extract<UploadState, { kind: "working" }>,
): Response {
  const t = context.in(adminUpload);
  const [title, lead] =
    step === "preview"
      ? [t.reading, t.readingLead(fileName)]
      : [t.importing, t.importingLead(fileName)];
  return page(context, {
    title,
    headers: REFRESH,
    body: adminLayout(context, title, html`<p class="lead" role="status">${lead}</p>`),
  });
}
