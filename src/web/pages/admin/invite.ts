import { AccountError } from "../../../auth/mod.ts";
import type { Answer } from "../../../http/mod.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { page } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import { copyBlock } from "../../ui/code_examples.ts";
import { notice } from "../../ui/form.ts";
import { html } from "../../ui/html.ts";
import { adminFrame } from "./admin_frame.ts";
import { userAddress, usersPage } from "./users_page.ts";

/** Adds a user and shows the link with which the user chooses a password. */
export async function invite(visit: Visit): Promise<Answer> {
  const { accounts } = visit.site.store;
  try {
    const isAdmin = visit.field("admin") === "yes";
    const { name } = await accounts.addUser(visit.field("name"), { admin: isAdmin });
    return await newLinkPage(visit, name);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    return usersPage(visit, { status: 400, message: messageOf(visit, error) });
  }
}

function messageOf(visit: Visit, { problem }: AccountError): string {
  const t = visit.in(admin);
  if (problem === "name_taken") return t.nameTaken;
  return problem === "invalid_name" ? t.invalidName : t.changedMeanwhile;
}

/** Makes a one-time link and shows it: the one answer that ever holds it. */
export async function newLinkPage(visit: Visit, name: string): Promise<Answer> {
  const t = visit.in(admin);
  const token = await visit.site.store.signIn.createLink(name);
  return page(visit, {
    title: t.linkFor(name),
    hasScript: true,
    body: adminFrame(
      visit,
      t.linkFor(name),
      notice("status", t.linkOnce),
      copyBlock(visit, "link", `${visit.origin}/login?link=${token}`),
      html`<p>${t.linkHelp}</p>
<p><a class="button" href="${userAddress(name)}">${t.toUser}</a></p>`,
    ),
  });
}
