import { WorkTurns } from "../../../base/work_turns.ts";
import type { RecentUse, UserView } from "../../../store/mod.ts";
import type { PageContext } from "../../context/page_context.ts";
import { recentDates } from "../usage.ts";

/** The number of users on one page. */
const PAGE_SIZE = 50;
/** The number of users between two looks at the clock: there may be a million. */
const LOOK_EVERY = 500;

/** The most users that are sorted by their use of 30 days, which is read from the disk. */
export const MAX_SORTED = 10_000;

/** A page of users. */
export interface FoundUsers {
  readonly users: readonly UserView[];
  /** Their uses of the last 30 days, by name; none of those without any. */
  readonly uses: ReadonlyMap<string, RecentUse>;
  readonly hasMore: boolean;
  /** True where there are more of them than `MAX_SORTED`, so that they stand in the order of adding. */
  readonly isUnsorted: boolean;
}

/** The orders of the table: that of adding, by name, by the use of today, and of 30 days. */
export const USER_ORDERS = ["added", "name", "today", "month"] as const;

export type UserOrder = (typeof USER_ORDERS)[number];

/**
 * Finds the users whose name contains a text, in any case.
 *
 * @param page Counted from 1.
 */
export async function findUsers(
  context: PageContext,
  { text, page, order }: { text: string; page: number; order: UserOrder },
): Promise<FoundUsers> {
  const { store } = context.services;
  const wanted = text.normalize("NFC").toLowerCase();
  const names: string[] = [];
  let looked = 0;
  const turns = new WorkTurns();
  for (const name of store.accounts.names()) {
    if (++looked % LOOK_EVERY === 0 && turns.isOver) await turns.pause();
    if (wanted === "" || name.toLowerCase().includes(wanted)) names.push(name);
    if (order === "added" && names.length > page * PAGE_SIZE) break;
  }
  const since = recentDates(context)[0]!;
  const isUnsorted = order === "month" && names.length > MAX_SORTED;
  const all = order === "month" && !isUnsorted ? await store.recentUses(names, since) : undefined;
  if (order === "name") names.sort(new Intl.Collator(context.language).compare);
  if (order === "today") sortByUse(names, (name) => usedToday(context, name));
  if (all !== undefined) sortByUse(names, (name) => all.get(name)?.requests ?? 0);
  const from = (page - 1) * PAGE_SIZE;
  const shown = names.slice(from, from + PAGE_SIZE);
  return {
    // One who was removed meanwhile is left out.
    users: shown.flatMap((name) => store.accounts.user(name) ?? []),
    uses: all ?? (await store.recentUses(shown, since)),
    hasMore: names.length > from + PAGE_SIZE,
    isUnsorted,
  };
}

/** Sorts names by a number, the greatest first; those of one number stay in their order. */
function sortByUse(names: string[], useOf: (name: string) => number): void {
  const uses = new Map(names.map((name) => [name, useOf(name)]));
  names.sort((one, other) => uses.get(other)! - uses.get(one)!);
}

/** Returns the requests of a user that were counted today. */
export function usedToday({ services: { store } }: PageContext, name: string): number {
  const account = store.accountOfUser(name);
  return account === undefined ? 0 : store.used(account);
}
