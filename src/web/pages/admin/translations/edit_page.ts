import { hash } from "node:crypto";
import { isProblem } from "../../../../base/problem.ts";
import { fold } from "../../../../base/word_comparison.ts";
import { type BookId, bookName } from "../../../../canon/mod.ts";
import {
  CorpusError,
  isTranslationCode,
  MAX_HEADER,
  type Translation,
  type TranslationHeader,
} from "../../../../corpus/mod.ts";
import type { Response } from "../../../../http/mod.ts";
import { explain } from "../../../../i18n/problems/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import { type FormError, PageError } from "../../../context/page_error.ts";
import {
  buttonForm,
  checkBox,
  errorOf,
  fieldError,
  fieldState,
  hiddenFields,
  notice,
  postForm,
  textField,
} from "../../../ui/controls.ts";
import { type Html, html } from "../../../ui/html.ts";
import { redirect } from "../../../ui/page.ts";
import { adminPage } from "../admin_layout.ts";
import { uploadsOf } from "./receive.ts";

export const TRANSLATIONS_PATH = "/admin/translations";
export const EDIT_PATH = "/admin/translations/edit";
const LANGUAGE = /^[a-z]{3}$/;
const FIELDS = ["code", "name", "language", "copyright"] as const;

/** Responds with the form that changes a translation and the one that removes it. */
export function editPage(context: PageContext, error?: FormError): Response {
  const original = context.form.size > 0 ? context.field("original") : (context.parameter("code") ?? "");
  const translation = context.services.library.get(original);
  uploadsOf(context);
  if (translation === undefined) return gonePage(context, original);
  const { t } = context;
  const { code } = translation;
  const title = t("admin_edit.edit_title", { code });
  return adminPage(
    context,
    { title, error },
    postForm(
      context,
      `${EDIT_PATH}?${new URLSearchParams({ code })}`,
      hiddenFields({ original: code, state: stateOf(translation) }),
      html`<section class="card" aria-labelledby="fields"><h2 id="fields">${t("admin_edit.fields")}</h2>`,
      FIELDS.map((name) => headerField(context, { translation, name, error })),
      checkBox("part", {
        label: t("admin_upload.part"),
        isTicked: context.form.size > 0 ? context.field("part") === "yes" : translation.header.isPart === true,
      }),
      html`</section>`,
      bookTable(context, translation, error),
      html`<button>${t("admin_edit.save")}</button>`,
    ),
    html`<section class="card" aria-labelledby="remove"><h2 id="remove">${t("admin_edit.remove_title")}</h2>
<p>${t("admin_edit.remove_lead")}</p>
${buttonForm(context, TRANSLATIONS_PATH, { fields: { code, action: "remove" }, label: t("admin_edit.remove"), kind: "danger" })}
</section>`,
  );
}

/** Renders the form that brings a removed translation back. */
export function restoreTranslationForm(
  context: PageContext,
  { code, removed }: { code: string; removed: number },
): Html {
  const { t } = context;
  const [label, name] = [t("admin_edit.bring_back"), t("admin_edit.bring_back_of", { code })];
  const fields = { code, removed: String(removed), action: "bring-back" };
  return buttonForm(context, TRANSLATIONS_PATH, { fields, label, name, kind: "quiet" });
}

/** Says that a translation is gone, which an administrator may have removed while another had its form open. */
function gonePage(context: PageContext, code: string): Response {
  if (!isTranslationCode(code)) throw new PageError(404);
  const { t } = context;
  const removed = context.services.uploads?.removed().find((one) => one.code === code);
  const title = t("admin_edit.edit_title", { code });
  return adminPage(
    context,
    { title, status: 404 },
    notice("alert", t(removed === undefined ? "admin_edit.gone_meanwhile" : "admin_edit.removed_meanwhile", { code })),
    removed && restoreTranslationForm(context, removed),
    html`<p><a class="button" href="${TRANSLATIONS_PATH}">${t("admin_edit.to_translations")}</a></p>`,
  );
}

/** Returns a text that differs once the header of a translation does: two administrators do not undo each other. */
function stateOf({ header, verseCount }: Translation): string {
  const { books, ...fields } = header;
  return hash("sha1", JSON.stringify([fields, [...books], verseCount]), "base64url");
}

function headerField(
  context: PageContext,
  of: { translation: Translation; name: (typeof FIELDS)[number]; error: FormError | undefined },
): Html {
  const { translation, name, error } = of;
  const { t } = context;
  const hints = {
    code: t("admin_edit.code_warning"),
    name: undefined,
    language: t("admin_upload.language_hint"),
    copyright: t("admin_upload.copyright_hint"),
  };
  const value = context.form.has(name) ? context.field(name) : translation[name];
  const message = errorOf(error, name);
  if (name !== "copyright") {
    return textField({
      name,
      label: t(`admin_upload.${name}`),
      hint: hints[name],
      value,
      autocomplete: "off",
      error: message,
    });
  }
  return html`<div class="field"><label for="copyright">${t("admin_upload.copyright")}</label>
<p class="hint" id="copyright-hint">${hints.copyright}</p>
<textarea id="copyright" name="copyright" rows="4" required${fieldState("copyright", { error: message, hint: "copyright-hint" })}>${value}</textarea>
${fieldError("copyright", message)}</div>`;
}

function bookTable(context: PageContext, { books }: Translation, error: FormError | undefined): Html {
  const { t } = context;
  const input = (name: string, label: string, value: string): Html => {
    const message = errorOf(error, name);
    const typed = context.form.has(name) ? context.field(name) : value;
    return html`<input type="text" name="${name}" value="${typed}" aria-label="${label}" autocomplete="off" spellcheck="false"${fieldState(name, { error: message })}>${fieldError(name, message)}`;
  };
  return html`<details${error?.field?.includes("-") === true && html` open`}><summary>${t("admin_edit.books")}</summary>
<p class="hint">${t("admin_edit.books_hint")}</p>
<table class="books"><thead><tr><th scope="col">${t("admin_edit.book")}</th><th scope="col">${t("admin_edit.name")}</th><th scope="col">${t("admin_edit.abbreviation")}</th></tr></thead>
<tbody>
${books.map(
  ({ id, name, abbreviation }) => html`<tr><th scope="row"><code>${id}</code></th>
<td>${input(`name-${id}`, t("admin_edit.name_of", { book: id }), name)}</td>
<td>${input(`abbreviation-${id}`, t("admin_edit.abbreviation_of", { book: id }), abbreviation)}</td></tr>\n`,
)}
</tbody></table></details>`;
}

function changedMeanwhile(context: PageContext, translation: Translation): FormError | undefined {
  if (context.field("state") === stateOf(translation)) return undefined;
  return { status: 409, message: context.t("admin_edit.changed_meanwhile") };
}

/** Responds with the form as it was typed. Its state is that of now, so a change of another administrator is said. */
export function typedEditPage(context: PageContext, error: FormError): Response {
  const translation = context.services.library.get(context.field("original"));
  return editPage(context, (translation && changedMeanwhile(context, translation)) ?? error);
}

/** Changes a translation as an administrator submitted it. */
export function saveTranslation(context: PageContext): Response {
  const { library } = context.services;
  const uploads = uploadsOf(context);
  const original = context.field("original");
  const translation = library.translations().find(({ code }) => code === original);
  if (translation === undefined) return gonePage(context, original);
  const changed = changedMeanwhile(context, translation);
  if (changed) return editPage(context, changed);
  const error = fieldFault(context, translation);
  if (error !== undefined) return editPage(context, error);
  const change = headerFrom(context, translation);
  try {
    uploads.edit(original, change);
  } catch (fault) {
    return editPage(context, folderErrorOf(context, fault));
  }
  return redirect(context, `${TRANSLATIONS_PATH}?${new URLSearchParams({ done: "edit", code: change.code })}`);
}

/** Returns the message for a change of the folder that failed. @throws The error, if it is another. */
export function folderErrorOf(context: PageContext, error: unknown): FormError {
  const { t } = context;
  if (error instanceof CorpusError) {
    const { cause } = error;
    const code = (cause as { code?: string } | undefined)?.code;
    if (code === "changed_meanwhile") return { status: 409, message: t("admin_edit.changed_meanwhile") };
    const isTaken = ["already_there", "code_in_other_case", "code_in_other_file"].includes(code ?? "");
    if (isTaken) return { status: 409, message: t("admin_edit.taken_code"), field: "code" };
    return { status: 409, message: t("admin_edit.failed", { reason: explain(cause ?? error, context.language) }) };
  }
  if (!isProblem(error, "upload")) throw error;
  return { status: 409, message: `${explain(error, context.language)}.` };
}

/** Drops what a reference may leave out of the name of a book. */
const compared = (name: string): string => fold(name).replace(/[\s.]/g, "");
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Finds the first field that cannot be used. */
function fieldFault(context: PageContext, { books }: Translation): FormError | undefined {
  const { t } = context;
  const fault = (field: string, message: string): FormError => ({ status: 400, message, field });
  const read = (name: string) => oneLine(context.field(name));
  if (!isTranslationCode(read("code"))) return fault("code", t("admin_edit.invalid_code"));
  for (const name of ["name", "copyright"] as const) {
    if (read(name) === "") return fault(name, t("admin_edit.missing"));
    if (read(name).length > MAX_HEADER[name]) return fault(name, t("admin_edit.too_long", { max: MAX_HEADER[name] }));
  }
  if (!LANGUAGE.test(read("language"))) return fault("language", t("admin_edit.invalid_language"));
  const namesOf = (id: BookId) => {
    const usual = bookName(id, read("language"));
    return [read(`name-${id}`) || usual.name, read(`abbreviation-${id}`) || usual.abbreviation].map(compared);
  };
  const all = books.map(({ id }) => [id, namesOf(id)] as const);
  for (const { id, name, abbreviation } of books) {
    for (const [field, max, before] of [
      [`name-${id}`, MAX_HEADER.bookName, name],
      [`abbreviation-${id}`, MAX_HEADER.abbreviation, abbreviation],
    ] as const) {
      const text = read(field);
      if (text.length > max || text.includes("|")) return fault(field, t("admin_edit.invalid_name", { max }));
      // Some texts come with one name for two books, such as Daniel and its additions.
      const isTaken = text !== before && all.some(([other, names]) => other !== id && names.includes(compared(text)));
      if (isTaken) return fault(field, t("admin_edit.taken_name"));
    }
  }
  return undefined;
}

/** Returns the header that was submitted; names that are the usual ones of the language are left out. */
function headerFrom(context: PageContext, { header, books }: Translation): TranslationHeader {
  const read = (name: string) => oneLine(context.field(name));
  const language = read("language");
  const namings = new Map(header.books);
  for (const { id } of books) {
    const usual = bookName(id, language);
    const { alternates } = header.books.get(id) ?? {};
    const [name, abbreviation] = [read(`name-${id}`), read(`abbreviation-${id}`)];
    const naming = {
      ...(abbreviation !== "" && abbreviation !== usual.abbreviation && { abbreviation }),
      ...(name !== "" && name !== usual.name && { name }),
      ...(alternates !== undefined && { alternates }),
    };
    if (Object.keys(naming).length > 0) namings.set(id, naming);
    else namings.delete(id);
  }
  return {
    code: read("code"),
    name: read("name"),
    language,
    copyright: read("copyright"),
    ...(context.field("part") === "yes" && { isPart: true }),
    books: namings,
  };
}
