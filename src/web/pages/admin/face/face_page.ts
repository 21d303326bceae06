import { isProblem, Problem } from "../../../../base/problem.ts";
import { FACE_LENGTHS, imageFormat, SETTINGS } from "../../../../config/mod.ts";
import type { Response } from "../../../../http/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import { CREST_PATH, type UploadSink } from "../../../../upload/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { type FormError, PageError } from "../../../context/page_error.ts";
import type { FaceTexts } from "../../../context/services.ts";
import { accentPath } from "../../../ui/assets.ts";
import { USUAL_ACCENT } from "../../../ui/contrast.ts";
import {
  authorField,
  buttonForm,
  colorField,
  contactLink,
  csrfField,
  errorOf,
  fileForm,
  hiddenField,
  notice,
  textField,
} from "../../../ui/controls.ts";
import { type Html, html, inlineCode, section } from "../../../ui/html.ts";
import { redirect } from "../../../ui/page.ts";
import { brand } from "../../../ui/page_layout.ts";
import { adminPage, keyOfDone, settingFault } from "../admin_layout.ts";
import { NoFile, receiveFile, requireAdministrator } from "../translations/receive.ts";

const NAMES = ["site-name", "site-contact", "site-accent", "site-footer"] as const;
type FaceName = (typeof NAMES)[number];
/** The longest texts that the settings take. */
const MAX_LENGTHS = { ...FACE_LENGTHS, "site-contact": 500 };
/** The colour of the style, which has no setting, and others to begin with. */
const USUAL_COLOR = `#${USUAL_ACCENT}`;
const PALETTE = [USUAL_COLOR, "#1f4e79", "#2e5d34", "#5b3a82", "#8a4b08", "#37474f"];

/** Responds with the face of the service and the forms that change it. */
export function facePage(context: PageContext, error?: FormError): Response {
  const { t } = context;
  const texts = textsOf(context);
  const done = keyOfDone(context, FACE_DONE);
  return adminPage(
    context,
    { title: t("admin_face.title"), policy: "pictures", scripts: ["faceScript"], error },
    done && notice("status", t(done)),
    html`<p class="lead">${t("admin_face.lead")}</p>`,
    preview(context, texts),
    form(context, texts, error),
    crestSection(context, error),
  );
}

/** The messages of what was done, by the parameter `done`. */
export const FACE_DONE = {
  face: "admin_face.saved",
  crest: "admin_face.saved_crest",
  "no-crest": "admin_face.removed_crest",
} as const;

/** Stores the texts that an administrator submitted, or shows how they would look. */
export async function saveFace(context: PageContext): Promise<Response> {
  const { stored } = context.services;
  if (context.field("action") === "remove-crest") {
    await stored.saveCrest(undefined);
    return redirect(context, `${FACE_PATH}?done=no-crest`);
  }
  for (const name of NAMES) {
    if (stored.fixedBy(name) !== undefined) continue;
    const fault = settingFault(context, name, context.field(name));
    if (fault !== undefined) return facePage(context, fault);
  }
  if (context.field("action") === "preview") return facePage(context);
  const overtaken = NAMES.find((name) => isOvertaken(context, name));
  if (overtaken !== undefined) {
    const value = inForce(context, overtaken) || context.t("admin_face.nothing");
    return facePage(context, { status: 409, message: context.t("admin.overtaken", { value }), field: overtaken });
  }
  await stored.save(Object.fromEntries(NAMES.map((name) => [name, chosen(context, name)])) as FaceTexts);
  return redirect(context, `${FACE_PATH}?done=face`);
}

/** Returns a text as it was submitted, a colour as the setting has it; its field is never empty, so the default one means none. */
function submitted(context: PageContext, name: FaceName): string {
  const text = context.field(name).trim();
  if (name !== "site-accent") return text;
  const color = text.replace("#", "").toLowerCase();
  return color === USUAL_ACCENT ? "" : color;
}

/** Returns a text to store: the one in force where the form has it unchanged, so that two forms undo nothing of each other. */
function chosen(context: PageContext, name: FaceName): string {
  const text = submitted(context, name);
  return text === context.form.get(`was-${name}`) ? inForce(context, name) : text;
}

/** Returns true if a text that the form changes was changed otherwise after the form was opened. */
function isOvertaken(context: PageContext, name: FaceName): boolean {
  const now = inForce(context, name);
  const was = context.form.get(`was-${name}`) ?? now;
  return context.services.stored.fixedBy(name) === undefined && was !== now && chosen(context, name) !== now;
}

function inForce({ settings }: PageContext, name: FaceName): string {
  return String(settings[name] ?? "");
}

/** Returns the texts of the form: what was typed, else what is in force. */
function textsOf(context: PageContext): FaceTexts {
  const { stored } = context.services;
  // A form of the crest has none of them.
  const isTyped = context.method === "POST" && context.form.has("site-name");
  const text = (name: FaceName): string =>
    isTyped && stored.fixedBy(name) === undefined ? submitted(context, name) : inForce(context, name);
  return Object.fromEntries(NAMES.map((name) => [name, text(name)])) as FaceTexts;
}

/** Renders how the top and the foot of each page will look; a text that cannot be used is left out. */
function preview(context: PageContext, texts: FaceTexts): Html {
  const { t } = context;
  const read = <Name extends FaceName>(name: Name) => {
    try {
      return SETTINGS[name].read(texts[name]) as ReturnType<(typeof SETTINGS)[Name]["read"]>;
    } catch {
      return undefined;
    }
  };
  const { image } = context.site;
  const accent = read("site-accent");
  const contact = read("site-contact");
  return section("preview-title", t("admin_face.preview"))`<div id="preview" class="whole face-preview">
${accent && html`<link rel="stylesheet" href="${accentPath(accent, "preview")}">`}
<p class="brand">${brand({ name: read("site-name") || "Ambo", image })}</p>
<p><a href="${FACE_PATH}">${t("admin_face.preview_link")}</a></p>
<p class="foot">${read("site-footer")} ${contact && contactLink(contact)}</p>
</div>`;
}

function form(context: PageContext, texts: FaceTexts, error?: FormError): Html {
  const { t } = context;
  const { stored } = context.services;
  const field = (name: FaceName): Html => {
    const source = stored.fixedBy(name);
    if (source !== undefined) {
      return html`<div class="field"><p class="label">${t(`admin_face.names.${name}`)}</p>
<p>${inlineCode(t("admin_face.fixed", { value: texts[name] || t("admin_face.nothing"), source }))}</p></div>`;
    }
    const options = {
      ...{ name, label: t(`admin_face.names.${name}`), hint: t(`admin_face.hints.${name}`) },
      ...{ autocomplete: "off", isOptional: true, error: errorOf(error, name) },
    };
    if (name !== "site-accent") return textField({ ...options, value: texts[name], maxLength: MAX_LENGTHS[name] });
    const value = /^[\da-f]{6}$/i.test(texts[name].replace("#", "")) ? `#${texts[name].replace("#", "")}` : USUAL_COLOR;
    return colorField({ ...options, value }, PALETTE);
  };
  // Saved again, the text that was overtaken takes the place of the one in force.
  const was = (name: FaceName) =>
    (error?.status === 409 && error.field === name ? null : context.form.get(`was-${name}`)) ?? inForce(context, name);
  const isFixed = NAMES.every((name) => stored.fixedBy(name) !== undefined);
  const fields = NAMES.map(field);
  if (isFixed) return html`<section class="card">${fields}</section>`;
  return html`<section class="card" aria-label="${t("admin_face.title")}">
<form method="post" action="${FACE_PATH}" data-live="preview">${csrfField(context)}${authorField(context)}
${NAMES.map((name) => hiddenField(`was-${name}`, was(name)))}
${fields}
<div class="actions"><button name="action" value="save">${t("admin_face.save")}</button>
<button class="quiet" name="action" value="preview">${t("admin_face.show_preview")}</button></div>
</form>
</section>`;
}

export const FACE_PATH = "/admin/face";
/** The bounds of a crest in pixels a side and bytes, within which the script of the page draws it (`assets/crest.js`). */
const CREST_BOUNDS = { pixels: 512, max: 148_480 };
const { pixels: MAX_PIXELS, max: MAX_BYTES } = CREST_BOUNDS;

/** Renders the picture of the service and the forms that replace and remove it. */
function crestSection(context: PageContext, error: FormError | undefined): Html {
  const { t } = context;
  const source = context.services.stored.fixedBy("site-image");
  const { image } = context.site;
  if (source !== undefined) {
    return html`<section class="card" aria-labelledby="crest"><h2 id="crest">${t("admin_face.crest")}</h2>
<p>${inlineCode(t("admin_face.fixed_crest", { source }))}</p></section>`;
  }
  return section("crest", t("admin_face.crest"), "card")`<p>${t("admin_face.crest_lead")}</p>
<img id="drawn" class="drawn" alt=""${image ? html` src="${image.path}"` : html` hidden`}>
${fileForm(context, {
  path: CREST_PATH,
  label: t("admin_face.file"),
  hint: t("admin_face.file_hint", CREST_BOUNDS),
  submit: t("admin_face.upload"),
  error: errorOf(error, "file"),
  attributes: html` accept="image/png" data-draw="drawn" data-unreadable="${t("admin_face.unreadable")}"`,
})}
${
  image &&
  buttonForm(context, FACE_PATH, {
    fields: { action: "remove-crest" },
    label: t("admin_face.remove_crest"),
    kind: "quiet",
  })
}`;
}

/** The beginning of a photograph as phones keep it: HEIC, or AVIF. */
const PHONE_PHOTOGRAPH = /^.{4}ftyp(?:he[iv][a-z]|mif1|msf1|avif)/s;

/** Receives a picture and stores it. */
export async function receiveCrest(context: PageContext): Promise<Response> {
  const { t } = context;
  const refuse = (status: number, message: string) => facePage(context, { status, message, field: "file" });
  if (context.services.stored.fixedBy("site-image") !== undefined) throw new PageError(403);
  const pieces: Buffer[] = [];
  try {
    await receiveFile(context, { receive: ({ bytes }) => pictureSink(pieces, bytes) });
    requireAdministrator(context);
    const bytes = Buffer.concat(pieces);
    if (PHONE_PHOTOGRAPH.test(bytes.toString("latin1", 0, 16))) return refuse(400, t("admin_face.unreadable"));
    await context.services.stored.saveCrest(checkedCrest(bytes));
  } catch (error) {
    if (error instanceof NoFile) return refuse(400, t("admin_face.no_file"));
    if (isProblem(error, "settings")) {
      return refuse(400, t("admin_face.unusable_file", { reason: explain(error, context.language) }));
    }
    if (isProblem(error, "upload")) return refuse(413, `${explain(error, context.language)}.`);
    throw error;
  }
  return redirect(context, `${FACE_PATH}?done=crest`);
}

/**
 * Returns a picture that can be the crest.
 *
 * @throws {Problem<"settings">} `expected_png` if it is no PNG, `expected_pixels` if a side is too long.
 */
function checkedCrest(bytes: Buffer): Buffer {
  const { type, width, height } = imageFormat(bytes) ?? {};
  if (type !== "image/png" || width === undefined || height === undefined) {
    throw new Problem("settings.expected_png", {});
  }
  if (Math.max(width, height) > MAX_PIXELS) {
    throw new Problem("settings.expected_pixels", { max: MAX_PIXELS, width, height });
  }
  return bytes;
}

/**
 * Keeps a picture in memory as it arrives.
 *
 * @param announced The announced number of bytes. @throws {Problem<"upload">} `too_large`, as `write` does.
 */
function pictureSink(pieces: Buffer[], announced = 0): UploadSink {
  let length = 0;
  const check = (bytes: number): void => {
    if (bytes > MAX_BYTES) throw new Problem("upload.too_large", { max: MAX_BYTES });
  };
  check(announced);
  return {
    write(bytes) {
      length += bytes.length;
      check(length);
      pieces.push(Buffer.from(bytes));
      return true;
    },
    onDrain() {},
    async finish() {},
    abort() {},
  };
}
