import type { UserView } from "../../../store/mod.ts";
import type { PageContext } from "../../page_context.ts";

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

/**
 * Finds the users whose name contains a text, in any case, in the order in which they were added.
 *
 * @param page Counted from 1.
 */
export async function findUsers(
  context: PageContext,
  { text, page }: { text: string; page: number },
): Promise<FoundUsers> {
  const { accounts } = context.services.store;
  const wanted = text.normalize("NFC").toLowerCase();
  const names: string[] = [];
  let passed = (page - 1) * PAGE_SIZE;
  let looked = 0;
  let began = performance.now();
  for (const name of accounts.names()) {
    if (++looked % LOOK_EVERY === 0 && performance.now() - began > TURN_MS) {
      await new Promise(setImmediate);
      began = performance.now();
    }
    if ((wanted !== "" && !name.toLowerCase().includes(wanted)) || passed-- > 0) continue;
    names.push(name);
    if (names.length > PAGE_SIZE) break;
  }
  // One who was removed meanwhile is left out.
  const users = names.slice(0, PAGE_SIZE).flatMap((name) => accounts.user(name) ?? []);
  return { users, hasMore: names.length > PAGE_SIZE };
}
