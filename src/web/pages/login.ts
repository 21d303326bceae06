import { AccountError } from "../../auth/mod.ts";
import type { Answer } from "../../http/mod.ts";
import { forms } from "../i18n/texts/forms.ts";
import { login } from "../i18n/texts/login.ts";
import { page, redirect } from "../page.ts";
import type { Visit } from "../page_context.ts";
import type { Route } from "../routes.ts";
import {
  type FormError,
  formatWait,
  hiddenField,
  notice,
  passwordField,
  postForm,
  textField,
} from "../ui/form.ts";
import { type Html, html } from "../ui/html.ts";
import { chooseFirstPassword, linkPage } from "./link.ts";

/** Where one may be sent after signing in: no address that somebody else made up. */
const NEXT: ReadonlySet<string> = new Set(["/", "/admin"]);

/** Signing in, by password or by a one-time link, and signing out. */
export const loginRoutes: readonly Route[] = [
  {
    path: "/login",
    for: "all",
    get(visit) {
      const link = visit.query.get("link");
      return link === undefined ? loginPage(visit) : linkPage(visit, link);
    },
    post: (visit) => (visit.form.has("link") ? chooseFirstPassword(visit) : signIn(visit)),
  },
  {
    path: "/sign-out",
    for: "all",
    async post(visit) {
      await visit.signOut();
      return redirect(visit, "/login?out=1");
    },
  },
];

async function signIn(visit: Visit): Promise<Answer> {
  const t = visit.in(login);
  const { attempts, store } = visit.site;
  const name = visit.field("name").trim();
  const password = visit.field("password");
  if (name === "" || password === "") return refuse(visit, { status: 400, message: t.incomplete });
  const attempt = { account: name, address: visit.client };
  const wait = attempts.begin(attempt);
  if (wait > 0) {
    const message = visit.in(forms).wait(formatWait(visit, wait));
    return refuse(visit, { status: 429, message, wait });
  }
  try {
    const user = await store.signIn.verifyPassword(name, password);
    if (user === undefined) return refuse(visit, { status: 403, message: t.wrong });
    attempts.succeeded(attempt);
    await visit.signIn(user.name);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    // Nothing was learned about the password, but the time was taken: the attempt stays counted.
    return refuse(visit, { status: 503, message: visit.in(forms).busy, wait: 60_000 });
  }
  const next = visit.field("next");
  return redirect(visit, NEXT.has(next) ? next : "/profile");
}

interface LoginError extends FormError {
  /** Milliseconds until another attempt makes sense. */
  readonly wait?: number;
}

/** The form once more, with the reason why it was refused and the name that was typed. */
function refuse(visit: Visit, { status, message, wait }: LoginError): Answer {
  const headers = wait === undefined ? [] : ["Retry-After", String(Math.ceil(wait / 1000))];
  return loginPage(visit, { status, headers, above: notice("alert", message) });
}

function loginPage(
  visit: Visit,
  options: { status?: number; headers?: string[]; above?: Html } = {},
): Answer {
  const t = visit.in(login);
  const { status = 200, headers = [] } = options;
  const next = visit.method === "POST" ? visit.field("next") : (visit.query.get("next") ?? "");
  const name = visit.method === "POST" ? visit.field("name") : "";
  const signedOut = visit.query.get("out") !== undefined && visit.session === undefined;
  return page(visit, {
    title: t.title,
    status,
    headers,
    body: html`<div class="narrow">
<h1>${t.title}</h1>
${options.above ?? (signedOut && notice("status", t.signedOut))}
${postForm(
  visit,
  "/login",
  NEXT.has(next) && hiddenField("next", next),
  textField({
    name: "name",
    label: visit.in(forms).name,
    value: name,
    autocomplete: "username",
    hasFocus: name === "",
    maxLength: 64,
  }),
  passwordField({
    name: "password",
    label: visit.in(forms).password,
    autocomplete: "current-password",
    hasFocus: name !== "",
  }),
  html`<button>${t.submit}</button>`,
)}
<details>
<summary>${t.forgotten}</summary>
<p>${t.forgottenHelp}</p>
</details>
${visit.site.signUp() === "open" && html`<p>${t.noAccount} <a href="/sign-up">${t.signUp}</a></p>`}
</div>`,
  });
}
