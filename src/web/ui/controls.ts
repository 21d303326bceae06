import type { SiteContact } from "../../config/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import type { PathParameters } from "../context/paths.ts";
import { type Content, type Html, html, inlineCode } from "./html.ts";

/** Options of a labelled form field. */
interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  /** The token of HTML's `autocomplete`. */
  readonly autocomplete: string;
  readonly hint?: string | undefined;
  readonly hasFocus?: boolean;
  readonly maxLength?: number;
  /** True where it may stay empty. */
  readonly isOptional?: boolean;
  /** The id of a list of what may be chosen. */
  readonly list?: string;
  /** The fault of the text that was typed, shown beside the field. */
  readonly error?: string | undefined;
}

function field(type: "text" | "password" | "color", options: FieldOptions): Html {
  const { name, label, value, autocomplete, hint, hasFocus, maxLength, list, error } = options;
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input type="${type}" id="${name}" name="${name}" autocomplete="${autocomplete}"${[
    options.isOptional !== true && html` required`,
    value !== undefined && html` value="${value}"`,
    fieldState(name, { error, hint: hint && `${name}-hint` }),
    hasFocus === true && error === undefined && html` autofocus`,
    maxLength !== undefined && html` maxlength="${maxLength}"`,
    list !== undefined && html` list="${list}"`,
    type === "text" && html` autocapitalize="none" spellcheck="false"`,
  ]}>
${fieldError(name, error)}
</div>`;
}

/**
 * Renders the attributes that tie a field to its hint and to its fault. The field at fault has the focus, which brings it
 * into view.
 *
 * @param of `hint`: the id of its hint.
 */
export function fieldState(
  name: string,
  { error, hint }: { readonly error: string | undefined; readonly hint?: string | undefined },
): Html {
  const about = [hint, error !== undefined && `${name}-error`].filter(Boolean).join(" ");
  return html`${about !== "" && html` aria-describedby="${about}"`}${error !== undefined && html` aria-invalid="true" autofocus`}`;
}

/** Renders the fault of a field beside it; nothing where it has none. */
export function fieldError(name: string, error: string | undefined): Html | undefined {
  return error === undefined ? undefined : html`<p class="field-error" id="${name}-error">${inlineCode(error)}</p>`;
}

/** Renders a field in which a colour is chosen, `#rrggbb`, from a palette too. */
export function colorField(options: FieldOptions, palette: readonly string[]): Html {
  const list = `${options.name}-palette`;
  return html`${field("color", { ...options, list })}
<datalist id="${list}">${palette.map((color) => html`<option value="${color}">`)}</datalist>`;
}

export function textField(options: FieldOptions): Html {
  return field("text", options);
}

export function passwordField(options: FieldOptions): Html {
  return field("password", options);
}

/** Renders a box to tick, whose value is `yes`. */
export function checkBox(
  name: string,
  { label, isTicked, error }: { label: string; isTicked: boolean; error?: string | undefined },
): Html {
  return html`<label class="check"><input type="checkbox" name="${name}" value="yes"${isTicked && html` checked`}${fieldState(name, { error })}> ${label}</label>${fieldError(name, error)}`;
}

/** The values that a field lets choose, with their labels. */
export type Options = readonly (readonly [value: string, label: string])[];

/** Renders the options of a field. */
export function optionList(options: Options, chosen: string | undefined): Html {
  return html`${options.map(
    ([value, label]) => html`<option value="${value}"${value === chosen && html` selected`}>${label}</option>`,
  )}`;
}

export function hiddenField(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** Renders hidden fields; one without a value is left out. */
export function hiddenFields(values: PathParameters): Html {
  return html`${Object.entries(values).map(([name, value]) => value !== undefined && hiddenField(name, value))}`;
}

/** Renders the line for references and words. @param options `hint`: the id of what explains it; `error`: its fault. */
export function queryLine(
  { t }: PageContext,
  { value, hint, error }: { readonly value?: string; readonly hint?: string; readonly error?: string | undefined } = {},
): Html {
  return html`<label for="q">${t("reading.query")}</label>
<div><input type="text" id="q" name="q"${value !== undefined && html` value="${value}"`} required maxlength="500" autocomplete="off" autocapitalize="none" spellcheck="false" data-suggest="${t("reading.suggestions")}"${fieldState("q", { error, hint })}><button>${t("reading.find")}</button></div>
${fieldError("q", error)}`;
}

/** Renders the CSRF token that every POST form carries. */
export function csrfField(context: PageContext): Html {
  return hiddenField("token", context.csrfToken());
}

/** Renders the account of the user who fills a form in: a sign-in that keeps it shows it to no other. */
export function authorField({ session }: PageContext): Html | undefined {
  return session && hiddenField("by", String(session.user.account));
}

/** Renders a POST form with its CSRF token. */
export function postForm(context: PageContext, action: string, ...content: Content[]): Html {
  return html`<form method="post" action="${action}">${csrfField(context)}${authorField(context)}
${content}
</form>`;
}

/**
 * Renders a POST form with one button.
 *
 * @param button `kind`: its class; `name`: the name for screen readers, where the label does not say enough.
 */
export function buttonForm(
  context: PageContext,
  action: string,
  { fields, label, kind, name }: { fields: PathParameters; label: string; kind?: "quiet" | "danger"; name?: string },
): Html {
  const attributes: Content = [kind && html` class="${kind}"`, name && html` aria-label="${name}"`];
  return postForm(context, action, hiddenFields(fields), html`<button${attributes}>${label}</button>`);
}

/** Renders a form with a file; its token precedes the file. */
export function fileForm(
  context: PageContext,
  form: {
    path: string;
    label: string;
    hint: string;
    submit: string;
    error: string | undefined;
    attributes?: Html;
    /** The content between token and file. */
    fields?: Html;
  },
): Html {
  const { error } = form;
  return html`<form method="post" action="${form.path}" enctype="multipart/form-data">${csrfField(context)}${form.fields}
<div class="field"><label for="file">${form.label}</label>
<p class="hint" id="file-hint">${form.hint}</p>
<input type="file" id="file" name="file" required${form.attributes}${fieldState("file", { error, hint: "file-hint" })}>
${fieldError("file", error)}</div>
<button>${form.submit}</button>
</form>`;
}

/** Renders a message: an `alert` of an error or a danger, a `status` of something done. */
export function notice(role: "alert" | "status", ...content: Content[]): Html {
  return html`<div class="notice ${role}" role="${role}">${content}</div>`;
}

/** Returns the message of an error about a field, undefined where it is about none or another. */
export function errorOf(error: FormError | undefined, name: string): string | undefined {
  return error?.field === name ? error.message : undefined;
}

/** Renders the message of an error, if there is one that is beside no field; the focus brings it into view. */
export function errorNotice(error: FormError | undefined): Html | undefined {
  if (error === undefined || error.field !== undefined) return undefined;
  return html`<div class="notice alert" role="alert" tabindex="-1" autofocus>${inlineCode(error.message)}</div>`;
}

/** Formats a duration in seconds, or from two minutes on in minutes. */
export function formatWait({ t }: PageContext, milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 120
    ? t("forms.seconds", { count: seconds })
    : t("forms.minutes", { count: Math.ceil(seconds / 60) });
}

/** Renders how to reach the operator; the scheme of a web address is left out. */
export function contactLink({ text, href }: SiteContact): Html {
  return html`<a href="${href}">${text.replace(/^https?:\/\/|\/$/gi, "")}</a>`;
}

/** Renders the contact for questions, to follow an error or a hint; nothing if no contact is set. */
export function contactHint(context: PageContext): Html | undefined {
  const { contact } = context.site;
  return contact && html` ${context.t("layout.turn_to")} ${contactLink(contact)}`;
}

/** A page beside this one. */
export interface Neighbour {
  readonly path: string;
  /** Its place, such as "Previous week"; absent where the name says it. */
  readonly place?: string;
  readonly name: string;
}

/** Renders the links to the pages before and after this one, where there are any. */
export function pager(
  label: string,
  { previous, next }: { previous: Neighbour | undefined; next: Neighbour | undefined },
): Html {
  return html`<nav class="pager" aria-label="${label}">${previous && link(previous, "prev")}${next && link(next, "next")}</nav>`;
}

function link({ path, place, name }: Neighbour, rel: "prev" | "next"): Html {
  return html`<a href="${path}" rel="${rel}">${place !== undefined && html`<span>${place}</span> `}<strong>${name}</strong></a>`;
}
