import type { PageContext } from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import { errorOf, passwordField } from "./controls.ts";
import { type Html, html } from "./html.ts";

/** The bounds that the store enforces; see `checkPassword`. */
const MIN_LENGTH = 10;
const MAX_LENGTH = 256;

/** Renders two fields for a new password. */
export function newPasswordFields(
  context: PageContext,
  { hasFocus = false, error }: { hasFocus?: boolean; error?: FormError | undefined } = {},
): Html {
  const { t } = context;
  return html`${passwordField({
    name: "password",
    label: t("forms.new_password"),
    hint: t("forms.password_hint"),
    autocomplete: "new-password",
    hasFocus,
    error: errorOf(error, "password"),
  })}
${passwordField({
  name: "repeated",
  label: t("forms.repeat_password"),
  autocomplete: "new-password",
  error: errorOf(error, "repeated"),
})}`;
}

/** Reads the new password from a submitted form, or the error in it. */
export function readNewPassword(context: PageContext): { password: string } | FormError {
  const { t } = context;
  const password = context.field("password");
  const { length } = [...password];
  if (length < MIN_LENGTH || length > MAX_LENGTH) {
    return { status: 400, message: t("forms.password_length"), field: "password" };
  }
  if (password !== context.field("repeated")) {
    return { status: 400, message: t("forms.passwords_differ"), field: "repeated" };
  }
  return { password };
}
