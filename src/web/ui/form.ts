import { count } from "../i18n/language.ts";
import { forms } from "../i18n/texts/forms.ts";
import type { Visit } from "../page_context.ts";
import { type Content, type Html, html } from "./html.ts";

/** A labelled line of a form. */
export interface Line {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  /** What a browser may fill in by itself: a token of HTML's `autocomplete`. */
  readonly autocomplete: string;
  /** What helps to fill it in. */
  readonly hint?: string;
  readonly hasFocus?: boolean;
  readonly maxLength?: number;
}

function line(type: "text" | "password", options: Line): Html {
  const { name, label, value, autocomplete, hint, hasFocus, maxLength } = options;
  return html`<div class="line">
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

/** The parts that forms are put together from. */
export const field = {
  text: (options: Line): Html => line("text", options),
  password: (options: Line): Html => line("password", options),
  hidden: (name: string, value: string): Html =>
    html`<input type="hidden" name="${name}" value="${value}">`,
  /** Every form that changes something has it: see `Visit.hasFormToken`. */
  token: (visit: Visit): Html => field.hidden("token", visit.formToken()),
  /** Two lines for a password to be chosen. */
  newPassword(visit: Visit, options: { hasFocus?: boolean } = {}): Html {
    const t = visit.in(forms);
    return html`${line("password", {
      name: "password",
      label: t.newPassword,
      hint: t.passwordHint,
      autocomplete: "new-password",
      hasFocus: options.hasFocus ?? false,
    })}
${line("password", { name: "repeated", label: t.repeatPassword, autocomplete: "new-password" })}`;
  },
};

/** A form that changes something. */
export function postForm(visit: Visit, action: string, ...content: Content[]): Html {
  return html`<form method="post" action="${action}">${field.token(visit)}
${content}
</form>`;
}

/** A message above a form or a page: `alert` says that something was refused, `status` that something was done. */
export function notice(role: "alert" | "status", ...content: Content[]): Html {
  return html`<div class="notice ${role}" role="${role}">${content}</div>`;
}

/** How long to wait, in words: seconds, or minutes from two of them on. */
export function waitInWords(visit: Visit, milliseconds: number): string {
  const t = visit.in(forms);
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 120
    ? count(visit.language, seconds, t.seconds)
    : count(visit.language, Math.ceil(seconds / 60), t.minutes);
}
