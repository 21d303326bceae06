import { UPLOAD_PATH } from "../../../../upload/mod.ts";
import { formatNumber } from "../../../i18n/language.ts";
import { adminUpload } from "../../../i18n/texts/admin_upload.ts";
import type { PageContext } from "../../../page_context.ts";
import { csrfField, type FormError, notice } from "../../../ui/form.ts";
import { type Html, html, inlineCode } from "../../../ui/html.ts";
import { isRefused } from "./receive.ts";

const MEGABYTE = 1 << 20;
const KILOBYTE = 1 << 10;

/** Renders the form to upload a translation, or why that cannot be done. */
export function uploadSection(context: PageContext): Html | undefined {
  const { uploads } = context.services;
  if (uploads === undefined) return undefined;
  const t = context.in(adminUpload);
  const obstacle = uploads.obstacle();
  const { state } = uploads;
  return html`<section class="card" aria-labelledby="add">
<h2 id="add">${t.add}</h2>
${
  obstacle !== undefined
    ? html`<p>${inlineCode(obstacle === "off" ? t.off : t.readOnly)}</p>`
    : html`${state.kind === "pending" && notice("status", html`<p>${t.waiting(state.upload.fileName)} <a href="${UPLOAD_PATH}">${t.toPreview}</a></p>`)}
<p>${t.lead}</p>
<form method="post" action="${UPLOAD_PATH}" enctype="multipart/form-data">${csrfField(context)}
<div class="field"><label for="file">${t.file}</label>
<p class="hint" id="file-hint">${t.limit(formatSize(context, context.settings["upload-limit"]))}</p>
<input type="file" id="file" name="file" required aria-describedby="file-hint"></div>
<button>${t.submit}</button>
</form>`
}
</section>`;
}

/** Returns the message for a file that was not taken. @throws The error, if it is another. */
export function uploadErrorOf(context: PageContext, error: unknown): FormError {
  if (!isRefused(error)) throw error;
  const t = context.in(adminUpload);
  switch (error.problem) {
    case "busy":
      return { status: 409, message: t.busy };
    case "gone":
      return { status: 409, message: t.gone };
    case "no_file":
      return { status: 400, message: t.noFile };
    case "too_large":
      return {
        status: 413,
        message: t.tooLarge(formatSize(context, context.settings["upload-limit"])),
      };
    case "disk_full":
      return { status: 507, message: t.diskFull };
    case "read_only":
      return { status: 503, message: t.readOnly.replaceAll("`", "") };
    case "expired_form":
      throw error;
  }
}

function formatSize({ language }: PageContext, bytes: number): string {
  const [unit, name] = bytes < MEGABYTE ? [KILOBYTE, "kB"] : [MEGABYTE, "MB"];
  return `${formatNumber(language, Math.floor((bytes / (unit as number)) * 10) / 10)}\u00a0${name}`;
}
