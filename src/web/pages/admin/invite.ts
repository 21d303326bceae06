import { AccountError } from "../../../auth/mod.ts";
import type { Response } from "../../../http/mod.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { page } from "../../page.ts";
import type { PageContext } from "../../page_context.ts";
import { copyBlock } from "../../ui/code_examples.ts";
import { notice } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { adminFrame } from "./admin_frame.ts";
import { userAddress, usersPage } from "./users_page.ts";

/** Adds a user and shows the link with which the user chooses a password. */
export async function invite(context: PageContext): Promise<Response> {
  const { accounts } = context.services.store;
  try {
    const isAdmin = context.field("admin") === "yes";
    const { name } = await accounts.addUser(context.field("name"), { admin: isAdmin });
    return await newLinkPage(context, name);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return usersPage(context, { status: 400, message: messageOf(context, error) });
  }
}

function messageOf(context: PageContext, { problem }: AccountError): string {
  const t = context.in(admin);
  if (problem === "name_taken") return t.nameTaken;
  return problem === "invalid_name" ? t.invalidName : t.changedMeanwhile;
}

/** Makes a one-time link and shows it: the one answer that ever holds it. */
export async function newLinkPage(context: PageContext, name: string): Promise<Response> {
  const t = context.in(admin);
  const token = await context.services.store.signIn.createLink(name);
  return page(context, {
    title: t.linkFor(name),
    hasScript: true,
    body: adminFrame(
      context,
      t.linkFor(name),
      notice("status", t.linkOnce),
      copyBlock(context, "link", `${context.origin}/login?link=${token}`),
      html`<p>${t.linkHelp}</p>
<p><a class="button" href="${userAddress(name)}">${t.toUser}</a></p>`,
    ),
  });
}
