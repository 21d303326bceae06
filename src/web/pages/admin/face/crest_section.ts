import { adminFaceTexts } from "../../../../i18n/pages/mod.ts";
import { CREST_PATH } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { csrfField, errorOf, fieldError, hiddenField, postForm } from "../../../ui/form.ts";
import { type Html, html, inlineCode } from "../../../ui/html.ts";

export const FACE_PATH = "/admin/face";
/** Renders the picture of the service and the forms that replace and remove it. */
export function crestSection(context: PageContext, error: FormError | undefined): Html {
  const t = context.in(adminFaceTexts);
  const source = context.services.face.fixedBy("site-image");
  const { image } = context.site;
  if (source !== undefined) {
    return html`<section class="card" aria-labelledby="crest"><h2 id="crest">${t.crest}</h2>
<p>${inlineCode(t.fixedCrest(source))}</p></section>`;
  }
  const message = errorOf(error, "file");
  const about = message === undefined ? "file-hint" : "file-hint file-error";
  return html`<section class="card" aria-labelledby="crest">
<h2 id="crest">${t.crest}</h2>
<p>${t.crestLead}</p>
<img id="drawn" class="drawn" alt=""${image ? html` src="${image.path}"` : html` hidden`}>
<form method="post" action="${CREST_PATH}" enctype="multipart/form-data">${csrfField(context)}
<div class="field"><label for="file">${t.file}</label>
<p class="hint" id="file-hint">${t.fileHint}</p>
<input type="file" id="file" name="file" accept="image/png" required data-draw="drawn" aria-describedby="${about}"${message !== undefined && html` aria-invalid="true"`}>
${fieldError("file", message)}</div>
<button>${t.upload}</button>
</form>
${
  image &&
  postForm(
    context,
    FACE_PATH,
    hiddenField("action", "remove-crest"),
    html`<button class="quiet">${t.removeCrest}</button>`,
  )
}
</section>`;
}
