import { adminFaceTexts } from "../../../../i18n/pages/mod.ts";
import { CREST_PATH } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { errorOf, fileForm, hiddenField, postForm } from "../../../ui/form.ts";
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
  return html`<section class="card" aria-labelledby="crest">
<h2 id="crest">${t.crest}</h2>
<p>${t.crestLead}</p>
<img id="drawn" class="drawn" alt=""${image ? html` src="${image.path}"` : html` hidden`}>
${fileForm(context, {
  path: CREST_PATH,
  label: t.file,
  hint: t.fileHint,
  submit: t.upload,
  error: errorOf(error, "file"),
  attributes: html` accept="image/png" data-draw="drawn"`,
})}
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
