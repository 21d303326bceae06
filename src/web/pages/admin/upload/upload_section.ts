import { isProblem } from "../../../../base/problem.ts";
import { formatSize } from "../../../../i18n/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import { UPLOAD_PATH, UploadError, type UploadProblem } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { errorOf, fileForm, notice } from "../../../ui/form.ts";
import { type Html, html, inlineCode } from "../../../ui/html.ts";
import { UploadFormError } from "./receive.ts";

/** Renders the form to upload a translation, or why that cannot be done. */
export function uploadSection(context: PageContext, error?: FormError): Html | undefined {
  const { uploads } = context.services;
  if (uploads === undefined) return undefined;
  const { t } = context;
  const obstacle = uploads.obstacle();
  const { state } = uploads;
  const readOnly = `${explain(new UploadError("read_only", {}), context.language)}.`;
  return html`<section class="card" aria-labelledby="add">
<h2 id="add">${t("admin_upload.add")}</h2>
${
  obstacle !== undefined
    ? html`<p>${inlineCode(obstacle === "off" ? t("admin_upload.off") : readOnly)}</p>`
    : html`${state.kind === "pending" && notice("status", html`<p>${t("admin_upload.waiting", { file: state.upload.fileName })} <a href="${UPLOAD_PATH}">${t("admin_upload.to_preview")}</a></p>`)}
<p>${t("admin_upload.lead")}</p>
${fileForm(context, {
  path: UPLOAD_PATH,
  label: t("admin_upload.file"),
  hint: t("admin_upload.limit", { size: formatSize(context.language, context.settings["upload-limit"]) }),
  submit: t("admin_upload.submit"),
  error: errorOf(error, "file"),
})}`
}
</section>`;
}

/** The statuses of files that are not taken. */
const STATUSES: Readonly<Partial<Record<UploadProblem, number>>> = {
  busy: 409,
  gone: 409,
  too_large: 413,
  disk_full: 507,
  read_only: 503,
};

/** Returns the message for a file that was not taken. @throws The error, if it is another. */
export function uploadErrorOf(context: PageContext, error: unknown): FormError {
  if (error instanceof UploadFormError && error.problem === "no_file") {
    return { status: 400, message: context.t("admin_upload.no_file"), field: "file" };
  }
  if (!isProblem(error, "upload")) throw error;
  const sentence = explain(error, context.language).replaceAll("`", "");
  return {
    status: STATUSES[error.code] ?? 500,
    message: `${sentence}.`,
    ...(error.code === "too_large" && { field: "file" }),
  };
}
