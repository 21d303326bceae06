/** The check of a password that signs in or confirms an action, and the fields for a new one. */
import { checkPassword } from "../../auth/mod.ts";
import { isProblem, type Problem } from "../../base/problem.ts";
import { explain } from "../../i18n/problems/mod.ts";
import type { UserView } from "../../store/mod.ts";
import type { PageContext } from "../context/page_context.ts";
import type { FormError } from "../context/page_error.ts";
import { errorOf, formatWait, passwordField, textField } from "./controls.ts";
import { type Html, html } from "./html.ts";

/** Milliseconds until another attempt makes sense where the service is too busy to hash a password. */
const BUSY_WAIT_MS = 60_000;

/** A password that is checked, and the error of a wrong one. */
interface PasswordAttempt {
  readonly name: string;
  readonly password: string;
  /** True where the user signed in with this browser before. */
  readonly isKnownBrowser: boolean;
  readonly wrong: { readonly message: string; readonly field: string };
}

/** The reason why a password was not taken. */
export interface PasswordRefusal extends FormError {
  /** Milliseconds until another attempt makes sense. */
  readonly wait?: number;
  /** True where the user was removed or disabled meanwhile: the session has ended with it. */
  readonly isGone?: true;
}

/**
 * Checks a password within the limits of attempts, and acts for its user.
 *
 * @param action May throw what the accounts refuse, which becomes the refusal.
 * @returns Undefined where the password was right and the action is done.
 */
export async function withPassword(
  context: PageContext,
  { name, password, isKnownBrowser, wrong }: PasswordAttempt,
  action?: (user: UserView) => Promise<void>,
): Promise<PasswordRefusal | undefined> {
  const { t, client } = context;
  const { signInLimiter, store } = context.services;
  const attempt = { account: name, address: client, isKnownBrowser };
  const wait = signInLimiter.begin(attempt);
  const { field } = wrong;
  if (wait > 0) return { status: 429, message: t("forms.wait", { time: formatWait(context, wait) }), wait, field };
  try {
    const isKnown = signInLimiter.isKnown(attempt);
    const user = await store.signIn.verifyPassword(name, password, { requester: client, isKnown });
    if (user === undefined) return { status: 403, ...wrong };
    signInLimiter.succeeded(attempt);
    await action?.(user);
    return undefined;
  } catch (error) {
    if (!isProblem(error, "accounts")) throw error;
    if (error.code === "too_busy") signInLimiter.cancel(attempt);
    const busy = { status: 503, message: t("forms.busy"), wait: BUSY_WAIT_MS, field };
    return error.code === "too_busy" ? busy : { ...busy, isGone: true };
  }
}

/** Renders the field for the name of a user. */
export function nameField(
  { t }: PageContext,
  of: { value: string; autocomplete: "username" | "off"; hasFocus?: boolean; error: FormError | undefined },
): Html {
  return textField({ ...of, name: "name", label: t("forms.name"), maxLength: 64, error: errorOf(of.error, "name") });
}

/** Renders two fields for a new password. */
export function newPasswordFields(
  { t }: PageContext,
  { hasFocus = false, error }: { hasFocus?: boolean; error?: FormError | undefined } = {},
): Html {
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
  try {
    checkPassword(password);
  } catch (error) {
    if (!isProblem(error, "accounts")) throw error;
    return { status: 400, message: t("forms.password_length"), field: "password" };
  }
  if (password === context.field("repeated")) return { password };
  return { status: 400, message: t("forms.passwords_differ"), field: "repeated" };
}

/**
 * Returns why no account was made; a fault of its name is beside the field.
 *
 * @param page The page whose messages say what is wrong with the name. @param otherwise Says anything else.
 */
export function accountRefusal(
  { t, language }: PageContext,
  error: Problem<"accounts">,
  { page, otherwise }: { page: "sign_up" | "admin"; otherwise: string },
): FormError {
  const { code } = error;
  if (code === "too_many_users") return { status: 400, message: `${explain(error, language)}.` };
  if (code !== "name_taken" && code !== "invalid_name") return { status: 400, message: otherwise };
  return { status: 400, message: t(`${page}.${code}`), field: "name" };
}
