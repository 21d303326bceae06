import { formatCount } from "../i18n/language.ts";
import { forms } from "../i18n/texts/forms.ts";
import type { PageContext } from "../page_context.ts";
import { type Content, type Html, html } from "./html.ts";

/** Options of a labelled form field. */
export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  /** The token of HTML's `autocomplete`. */
  readonly autocomplete: string;
  readonly hint?: string;
  readonly hasFocus?: boolean;
  readonly maxLength?: number;
}

function field(type: "text" | "password", options: FieldOptions): Html {
  const { name, label, value, autocomplete, hint, hasFocus, maxLength } = options;
  return html`<div class="field">
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
<input type="${type}" id="${name}" name="${name}" autocomplete="${autocomplete}" required${[
    value !== undefined && html` value="${value}"`,
    hint !== undefined && html` aria-describedby="${name}-hint"`,
    hasFocus === true && html` autofocus`,
    maxLength !== undefined && html` maxlength="${maxLength}"`,
    type === "text" && html` autocapitalize="none" spellcheck="false"`,
  ]}>
</div>`;
}

export function textField(options: FieldOptions): Html {
  return field("text", options);
}

export function passwordField(options: FieldOptions): Html {
  return field("password", options);
}

export function hiddenField(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}">`;
}

/** Renders the CSRF token that every POST form carries. */
export function csrfField(context: PageContext): Html {
  return hiddenField("token", context.csrfToken());
}

/** Renders a POST form with its CSRF token. */
export function postForm(context: PageContext, action: string, ...content: Content[]): Html {
  return html`<form method="post" action="${action}">${csrfField(context)}
${content}
</form>`;
}

/** Renders a message: an `alert` of an error or a danger, a `status` of something done. */
export function notice(role: "alert" | "status", ...content: Content[]): Html {
  return html`<div class="notice ${role}" role="${role}">${content}</div>`;
}

/** The reason why a request was not carried out. */
export interface FormError {
  /** The status of the response. */
  readonly status: number;
  /** In the language of the page. */
  readonly message: string;
}

/** Renders the message of an error, if there is one. */
export function errorNotice(error: FormError | undefined): Html | undefined {
  return error && notice("alert", error.message);
}

/** Formats a duration in seconds, or from two minutes on in minutes. */
export function formatWait(context: PageContext, milliseconds: number): string {
  const t = context.in(forms);
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 120
    ? formatCount(context.language, seconds, t.seconds)
    : formatCount(context.language, Math.ceil(seconds / 60), t.minutes);
}
