import type { UserView } from "../../../store/mod.ts";
import type { PageContext } from "../../context/page_context.ts";

/** The number of users on one page. */
const PAGE_SIZE = 50;
/** The milliseconds after which others have their turn of the event loop: there may be a million users. */
const TURN_MS = 5;
/** The number of users between two looks at the clock. */
const LOOK_EVERY = 500;

/** A page of users. */
export interface FoundUsers {
  readonly users: readonly UserView[];
  readonly hasMore: boolean;
}

/** The orders of the table: that of adding, by name, and by what is used today. */
export const USER_ORDERS = ["added", "name", "today"] as const;

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
  const { accounts } = context.services.store;
  const wanted = text.normalize("NFC").toLowerCase();
  const names: string[] = [];
  let looked = 0;
  let began = performance.now();
  for (const name of accounts.names()) {
    if (++looked % LOOK_EVERY === 0 && performance.now() - began > TURN_MS) {
      await new Promise(setImmediate);
      began = performance.now();
    }
    if (wanted === "" || name.toLowerCase().includes(wanted)) names.push(name);
    if (order === "added" && names.length > page * PAGE_SIZE) break;
  }
  sortNames(context, names, order);
  const from = (page - 1) * PAGE_SIZE;
  // One who was removed meanwhile is left out.
  const users = names.slice(from, from + PAGE_SIZE).flatMap((name) => accounts.user(name) ?? []);
  return { users, hasMore: names.length > from + PAGE_SIZE };
}

function sortNames(context: PageContext, names: string[], order: UserOrder): void {
  const { store } = context.services;
  if (order === "name") names.sort(new Intl.Collator(context.language).compare);
  if (order !== "today") return;
  const used = new Map(
    names.map((name) => {
      const account = store.accountOfUser(name);
      return [name, account === undefined ? 0 : store.used(account)];
    }),
  );
  names.sort((one, other) => used.get(other)! - used.get(one)!);
}
