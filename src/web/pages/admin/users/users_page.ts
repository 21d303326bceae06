import { WorkTurns } from "../../../../base/concurrency.ts";
import type { Response } from "../../../../http/mod.ts";
import { formatNumber, formatShortDate } from "../../../../i18n/mod.ts";
import type { RecentUse, UsedToday, UserView } from "../../../../store/mod.ts";
import type { PageContext } from "../../../context/page_context.ts";
import type { FormError } from "../../../context/page_error.ts";
import { checkBox, notice, postForm } from "../../../ui/controls.ts";
import { type Content, type Html, html, inlineCode, section } from "../../../ui/html.ts";
import { nameField } from "../../../ui/password_form.ts";
import { loadDailyRequests, recentDates, usageChart } from "../../../ui/usage_chart.ts";
import { adminPage } from "../admin_layout.ts";

/** The number of users on one page. */
const PAGE_SIZE = 50;
/** The number of users between two looks at the clock: there may be a million. */
const LOOK_EVERY = 500;

/** The most users that are sorted by their use of 30 days, which is read from the disk. */
const MAX_SORTED = 10_000;

/** The orders of the table: that of adding, by name, by the use of today, and of 30 days. */
export const USER_ORDERS = ["added", "name", "today", "month"] as const;

type UserOrder = (typeof USER_ORDERS)[number];

/** The comparisons of the orders that need nothing from the disk; users who are equal stay in the order of adding. */
const ORDERS: Partial<Record<UserOrder, (language: string) => (one: UsedToday, other: UsedToday) => number>> = {
  name(language) {
    const { compare } = new Intl.Collator(language);
    return (one, other) => compare(one.name, other.name);
  },
  today: () => (one, other) => other.requests - one.requests,
};

/**
 * Finds the users whose name contains a text, in any case.
 *
 * @param page Counted from 1.
 */
async function findUsers(
  context: PageContext,
  { text, page, order }: { text: string; page: number; order: UserOrder },
) {
  const { store } = context.services;
  const wanted = text.normalize("NFC").toLowerCase();
  const compare = ORDERS[order]?.(context.language);
  const needed = page * PAGE_SIZE + 1;
  const found: UsedToday[] = [];
  let last: UsedToday | undefined;
  let looked = 0;
  const turns = new WorkTurns();
  for (const user of store.usedToday()) {
    if (++looked % LOOK_EVERY === 0 && turns.isOver) await turns.pause();
    if (wanted !== "" && !user.name.toLowerCase().includes(wanted)) continue;
    if (last !== undefined && compare!(user, last) >= 0) continue;
    found.push(user);
    if (compare === undefined && found.length >= needed && (order === "added" || found.length > MAX_SORTED)) break;
    if (compare === undefined || found.length < 2 * needed) continue;
    // Those after the page are never sorted among themselves.
    found.sort(compare).length = needed;
    last = found.at(-1);
  }
  const names = (compare === undefined ? found : found.sort(compare)).map(({ name }) => name);
  const since = recentDates(context)[0]!;
  const isUnsorted = order === "month" && names.length > MAX_SORTED;
  const all = order === "month" && !isUnsorted ? await store.recentUses(names, since) : undefined;
  if (all !== undefined) names.sort((one, other) => (all.get(other)?.requests ?? 0) - (all.get(one)?.requests ?? 0));
  const from = (page - 1) * PAGE_SIZE;
  const shown = names.slice(from, from + PAGE_SIZE);
  return {
    // One who was removed meanwhile is left out.
    users: shown.flatMap((name) => store.accounts.user(name) ?? []),
    /** Their requests of the last 30 days, by name; users without any are left out. */
    uses: all ?? (await store.recentUses(shown, since)),
    hasMore: names.length > from + PAGE_SIZE,
    /** True where there are more than `MAX_SORTED`, so that they are in the order of adding. */
    isUnsorted,
  };
}

/** Responds with the users and their usage of today, a form to invite a user, and the usage of all. */
export async function usersPage(context: PageContext, error?: FormError): Promise<Response> {
  const { t } = context;
  const { store } = context.services;
  const text = context.parameter("name") ?? "";
  const pageNumber = Math.min(1_000_000, Math.max(1, Number.parseInt(context.parameter("page") ?? "1", 10) || 1));
  const order = USER_ORDERS.find((one) => one === context.parameter("sort")) ?? "added";
  const found = await findUsers(context, { text, page: pageNumber, order });
  const days = await loadDailyRequests(context, (options) => store.usage(options));
  return adminPage(
    context,
    { title: t("admin.title"), heading: t("admin.users"), error },
    context.parameter("done") === "remove" && notice("status", context.t("admin_actions.done.remove")),
    firstFormatNotice(context),
    search(context, text),
    orderLinks(context, { text, order }),
    found.isUnsorted &&
      notice("status", context.t("admin_users.too_many", { max: formatNumber(context.language, MAX_SORTED) })),
    userTable(context, found),
    pagination(context, { text, order, page: pageNumber, hasMore: found.hasMore }),
    html`${section("invite", t("admin.invite"), "card")`<p>${t("admin.invite_lead")}</p>
${postForm(
  context,
  "/admin",
  nameField(context, { value: error ? context.field("name") : "", autocomplete: "off", error }),
  checkBox("admin", { label: t("admin.as_administrator"), isTicked: context.field("admin") === "yes" }),
  html`<button>${t("admin.invite_submit")}</button>`,
)}`}
${section("all-use", t("admin.all_use"))`${usageChart(context, days)}`}`,
    embedNotice(context),
  );
}

/** Renders how to restrict what other sites may show, where it is open to all of them, as it is unless set. */
function embedNotice(context: PageContext): Html | undefined {
  const { embed: state, "embed-origins": origins } = context.settings;
  if (state === "off" || origins[0] !== "*") return undefined;
  return html`<p class="hint">${inlineCode(context.t("embed.to_administrators"))}</p>`;
}

/** Renders a notice of translations whose files do not show if they are cut. */
function firstFormatNotice(context: PageContext): Html | undefined {
  const { t } = context;
  const old = context.services.library.translations().filter(({ format }) => format === 1);
  if (old.length === 0) return undefined;
  const codes = old.map(({ code }) => code).join(", ");
  return html`<p class="notice">${t("admin_translations.some_first_format", { codes })} <a href="/admin/translations">${t("admin_translations.to_translations")}</a></p>`;
}

function search({ t }: PageContext, text: string): Html {
  return html`<form class="search" method="get" action="/admin" role="search">
<label for="search">${t("admin.search")}</label>
<div><input type="search" id="search" name="name" value="${text}" maxlength="64" autocomplete="off"><button class="quiet">${t("admin.find")}</button></div>
</form>`;
}

function userTable(context: PageContext, { users, uses }: Awaited<ReturnType<typeof findUsers>>): Html {
  const { t } = context;
  if (users.length === 0) return html`<p>${t("admin.nobody")}</p>`;
  const most = Math.max(...users.map(({ name }) => uses.get(name)?.requests ?? 0));
  return html`<table class="users">
<thead><tr><th scope="col">${t("admin.user")}</th><th scope="col">${t("admin_users.last_use")}</th><th scope="col" class="number">${t("admin_users.month")}</th><th scope="col" class="number">${t("admin.today")}</th><th scope="col" class="number">${t("admin.limit")}</th></tr></thead>
<tbody>
${users.map((user) => userRow(context, user, { use: uses.get(user.name), most }))}
</tbody>
</table>`;
}

/** @param of `most`: the greatest use of 30 days in the table. */
function userRow(
  context: PageContext,
  user: UserView,
  { use, most }: { use: RecentUse | undefined; most: number },
): Html {
  const { t } = context;
  const { store } = context.services;
  const account = store.accountOfUser(user.name);
  const figure = (label: string, value: number, ...more: Content[]) =>
    html`<td class="number" data-label="${label}">${formatNumber(context.language, value)}${more}</td>`;
  return html`<tr>
<th scope="row"><a href="${userPath(user.name)}">${user.name}</a> ${userBadges(context, user)}</th>
<td data-label="${t("admin_users.last_use")}">${use === undefined ? html`<span class="quiet-state">${t("admin_users.not_lately")}</span>` : use.last === store.today().date ? t("admin_users.used_today") : formatShortDate(context, use.last)}</td>
${figure(t("admin_users.month"), use?.requests ?? 0, use && useBar(use.requests / most))}
${figure(t("admin.today"), account === undefined ? 0 : store.used(account))}
${figure(t("admin.limit"), account?.limit ?? 0)}
</tr>\n`;
}

/** Draws a part of the greatest use; the number is beside it as text. */
function useBar(part: number): Html {
  return html`<svg class="use" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect class="fill" width="${Math.max(1, Math.round(100 * part))}" height="1"/></svg>`;
}

/** Renders the states of a user: administrators and disabled users stand out, those who were just invited do not. */
export function userBadges({ t }: PageContext, { admin: isAdmin, disabled, hasPassword, key }: UserView): Html {
  const isInvited = !hasPassword && key === null;
  const quiet = isInvited ? t("admin_users.invited") : key === null ? t("admin.no_key") : undefined;
  return html`${isAdmin && html`<span class="badge role">${t("admin.administrator")}</span> `}${
    disabled && html`<span class="badge bad">${t("admin.disabled")}</span> `
  }${quiet && html`<span class="quiet-state">${quiet}</span> `}`;
}

/** Returns the path of the page of a user. */
export function userPath(name: string, done?: string): string {
  return `/admin/user?${new URLSearchParams({ name, ...(done !== undefined && { done }) })}`;
}

function listPath({ text, order, page }: { text: string; order: UserOrder; page?: number }): string {
  return `/admin?${new URLSearchParams({
    ...(text !== "" && { name: text }),
    ...(order !== "added" && { sort: order }),
    ...(page !== undefined && { page: String(page) }),
  })}`;
}

/** Renders the links that sort the table. */
function orderLinks(context: PageContext, { text, order }: { text: string; order: UserOrder }): Html {
  const u = context.t;
  return html`<p class="actions">${u("admin_users.sort")} ${USER_ORDERS.map((one) =>
    one === order
      ? html`<strong>${u(`admin_users.orders.${one}`)}</strong> `
      : html`<a href="${listPath({ text, order: one })}">${u(`admin_users.orders.${one}`)}</a> `,
  )}</p>`;
}

function pagination(
  context: PageContext,
  { text, page, order, hasMore }: { text: string; page: number; order: UserOrder; hasMore: boolean },
): Html | undefined {
  if (page === 1 && !hasMore) return undefined;
  const { t } = context;
  const to = (number: number): string => listPath({ text, order, page: number });
  return html`<p class="actions">${page > 1 && html`<a href="${to(page - 1)}" rel="prev">${t("admin.earlier")}</a>`}
${hasMore && html`<a href="${to(page + 1)}" rel="next">${t("admin.later")}</a>`}</p>`;
}
