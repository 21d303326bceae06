import type { UserView } from "../../../store/mod.ts";
import type { PageContext } from "../../page_context.ts";

/** The number of users on one page. */
const PAGE_SIZE = 50;
/** The number of users after which the event loop has its turn: there may be a million. */
const BATCH = 5000;

/** A page of users. */
export interface FoundUsers {
  readonly users: readonly UserView[];
  readonly hasMore: boolean;
}

/**
 * Finds the users whose name contains a text, in any case, in the order in which they were added.
 *
 * @param page Counted from 1.
 */
export async function findUsers(
  context: PageContext,
  { text, page }: { text: string; page: number },
): Promise<FoundUsers> {
  const wanted = text.normalize("NFC").toLowerCase();
  const users: UserView[] = [];
  let passed = (page - 1) * PAGE_SIZE;
  let looked = 0;
  for (const user of context.services.store.accounts.users()) {
    if (++looked % BATCH === 0) await new Promise(setImmediate);
    if (!user.name.toLowerCase().includes(wanted) || passed-- > 0) continue;
    if (users.length === PAGE_SIZE) return { users, hasMore: true };
    users.push(user);
  }
  return { users, hasMore: false };
}
