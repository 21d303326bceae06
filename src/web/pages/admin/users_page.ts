import type { Answer } from "../../../http/mod.ts";
import type { UserView } from "../../../store/mod.ts";
import { number } from "../../i18n/language.ts";
import { admin } from "../../i18n/texts/admin.ts";
import { adminActions } from "../../i18n/texts/admin_actions.ts";
import { forms } from "../../i18n/texts/forms.ts";
import { page } from "../../page.ts";
import type { Visit } from "../../page_context.ts";
import { errorNotice, type FormError, notice, postForm, textField } from "../../ui/form.ts";
import { type Html, html } from "../../ui/html.ts";
import { usageChart } from "../../ui/usage_chart.ts";
import { loadDailyRequests } from "../usage.ts";
import { adminFrame } from "./admin_frame.ts";
import { type FoundUsers, findUsers } from "./find_users.ts";

/** The users with their use of today, a form to invite one more, and the use of all together. */
export async function usersPage(visit: Visit, error?: FormError): Promise<Answer> {
  const t = visit.in(admin);
  const { store } = visit.site;
  const text = visit.query.get("name") ?? "";
  const pageNumber = Math.min(
    1_000_000,
    Math.max(1, Number.parseInt(visit.query.get("page") ?? "1", 10) || 1),
  );
  const found = await findUsers(visit, { text, page: pageNumber });
  const days = await loadDailyRequests(visit, (options) => store.usage(options));
  return page(visit, {
    title: t.title,
    status: error?.status ?? 200,
    body: adminFrame(
      visit,
      t.users,
      errorNotice(error),
      visit.query.get("done") === "remove" && notice("status", visit.in(adminActions).done.remove),
      search(visit, text),
      userTable(visit, found),
      turning(visit, { text, page: pageNumber, hasMore: found.hasMore }),
      html`<section class="card" aria-labelledby="invite">
<h2 id="invite">${t.invite}</h2>
<p>${t.inviteLead}</p>
${postForm(
  visit,
  "/admin",
  textField({
    name: "name",
    label: visit.in(forms).name,
    value: error ? visit.field("name") : "",
    autocomplete: "off",
    maxLength: 64,
  }),
  html`<label class="check"><input type="checkbox" name="admin" value="yes"> ${t.asAdministrator}</label>`,
  html`<button>${t.inviteSubmit}</button>`,
)}
</section>
<section aria-labelledby="all-use">
<h2 id="all-use">${t.allUse}</h2>
${usageChart(visit, days)}
</section>`,
    ),
  });
}

function search(visit: Visit, text: string): Html {
  const t = visit.in(admin);
  return html`<form class="search" method="get" action="/admin" role="search">
<label for="search">${t.search}</label>
<div><input type="search" id="search" name="name" value="${text}" maxlength="64" autocomplete="off"><button class="quiet">${t.find}</button></div>
</form>`;
}

function userTable(visit: Visit, { users }: FoundUsers): Html {
  const t = visit.in(admin);
  if (users.length === 0) return html`<p>${t.nobody}</p>`;
  return html`<table class="users">
<thead><tr><th scope="col">${t.user}</th><th scope="col" class="number">${t.today}</th><th scope="col" class="number">${t.limit}</th></tr></thead>
<tbody>
${users.map((user) => userRow(visit, user))}
</tbody>
</table>`;
}

function userRow(visit: Visit, user: UserView): Html {
  const { store } = visit.site;
  const account = store.accountOfUser(user.name);
  const figure = (value: number | undefined) => number(visit.language, value ?? 0);
  return html`<tr>
<th scope="row"><a href="${userAddress(user.name)}">${user.name}</a> ${badges(visit, user)}</th>
<td class="number">${figure(account && store.used(account))}</td>
<td class="number">${figure(account?.limit)}</td>
</tr>
`;
}

/** What is out of the ordinary about a user, in words. */
export function badges(
  visit: Visit,
  { admin: isAdmin, disabled, hasPassword, key }: UserView,
): Html {
  const t = visit.in(admin);
  return html`${isAdmin && html`<span class="badge">${t.administrator}</span> `}${
    disabled && html`<span class="badge bad">${t.disabled}</span> `
  }${!hasPassword && html`<span class="badge">${t.noPassword}</span> `}${
    key === null && html`<span class="badge">${t.noKey}</span> `
  }`;
}

/** The page of one user. */
export function userAddress(name: string, done?: string): string {
  return `/admin/user?${new URLSearchParams({ name, ...(done !== undefined && { done }) })}`;
}

function turning(
  visit: Visit,
  { text, page, hasMore }: { text: string; page: number; hasMore: boolean },
): Html | undefined {
  if (page === 1 && !hasMore) return undefined;
  const t = visit.in(admin);
  const to = (number: number): string =>
    `/admin?${new URLSearchParams({ ...(text !== "" && { name: text }), page: String(number) })}`;
  return html`<p class="actions">${page > 1 && html`<a href="${to(page - 1)}" rel="prev">${t.earlier}</a>`}
${hasMore && html`<a href="${to(page + 1)}" rel="next">${t.later}</a>`}</p>`;
}
