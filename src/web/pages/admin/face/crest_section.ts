import { CREST_PATH } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { errorOf, fileForm, hiddenField, postForm } from "../../../ui/controls.ts";
import { type Html, html, inlineCode } from "../../../ui/html.ts";

export const FACE_PATH = "/admin/face";

/** Renders the picture of the service and the forms that replace and remove it. */
export function crestSection(context: PageContext, error: FormError | undefined): Html {
  const { t } = context;
  const source = context.services.face.fixedBy("site-image");
  const { image } = context.site;
  if (source !== undefined) {
    return html`<section class="card" aria-labelledby="crest"><h2 id="crest">${t("admin_face.crest")}</h2>
<p>${inlineCode(t("admin_face.fixed_crest", { source }))}</p></section>`;
  }
  return html`<section class="card" aria-labelledby="crest">
<h2 id="crest">${t("admin_face.crest")}</h2>
<p>${t("admin_face.crest_lead")}</p>
<img id="drawn" class="drawn" alt=""${image ? html` src="${image.path}"` : html` hidden`}>
${fileForm(context, {
  path: CREST_PATH,
  label: t("admin_face.file"),
  hint: t("admin_face.file_hint"),
  submit: t("admin_face.upload"),
  error: errorOf(error, "file"),
  attributes: html` accept="image/png" data-draw="drawn"`,
})}
${
  image &&
  postForm(
    context,
    FACE_PATH,
    hiddenField("action", "remove-crest"),
    html`<button class="quiet">${t("admin_face.remove_crest")}</button>`,
  )
}
</section>`;
}
