import { AccountError } from "../../../auth/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { explain } from "../../../i18n/problems/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { copyBlock } from "../../ui/code_examples.ts";
import { notice } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { page } from "../../ui/page.ts";
import { adminLayout } from "./admin_layout.ts";
import { userPath, usersPage } from "./users_page.ts";

/** Adds a user and responds with the link to choose a password. */
export async function inviteUser(context: PageContext): Promise<Response> {
  const { accounts } = context.services.store;
  try {
    const isAdmin = context.field("admin") === "yes";
    const { name } = await accounts.addUser(context.field("name"), { admin: isAdmin });
    return await newLinkPage(context, name);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    const isName = error.code === "name_taken" || error.code === "invalid_name";
    const message = invitationMessageOf(context, error);
    return usersPage(context, { status: 400, message, ...(isName && { field: "name" }) });
  }
}

function invitationMessageOf(context: PageContext, error: AccountError): string {
  const { code } = error;
  const { t } = context;
  if (code === "too_many_users") return `${explain(error, context.language)}.`;
  if (code === "name_taken") return t("admin.name_taken");
  return code === "invalid_name" ? t("admin.invalid_name") : t("admin.changed_meanwhile");
}

/** Creates a one-time link and shows it: the only response that ever holds it. */
export async function newLinkPage(context: PageContext, name: string): Promise<Response> {
  const { t } = context;
  const token = await context.services.store.signIn.createLink(name);
  return page(context, {
    title: t("admin.link_for", { name }),
    hasScript: true,
    body: adminLayout(
      context,
      t("admin.link_for", { name }),
      notice("status", t("admin.link_once")),
      copyBlock(context, "link", `${context.origin}/login?link=${token}`),
      html`<p>${t("admin.link_help")}</p>
<p><a class="button" href="${userPath(name)}">${t("admin.to_user")}</a></p>`,
    ),
  });
}
