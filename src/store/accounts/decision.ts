import { unknownUser } from "../../auth/mod.ts";
import type { AccountChange } from "./account_change.ts";
import type { AccountState } from "./account_state.ts";

/** The changes that an operation comes to, decided when no other change is under way. */
export interface Decision<T> {
  readonly changes: AccountChange[];
  /** Returns the operation's result once the changes hold. */
  result(): T;
}

/** The accounts on record: a change is there before it holds. */
export interface Journal {
  /** The accounts as they are known now; another object may take its place while something is awaited. */
  readonly state: AccountState;

  /**
   * Decides on changes, puts them on record and applies them, one caller after another. Where others change the
   * accounts too, it may decide more than once.
   *
   * @throws {StoreUnavailable} If they cannot be stored; then none of them holds.
   * @throws {StoreUncertain} If they may be found stored later all the same.
   */
  change<T>(decide: () => Decision<T>): Promise<T>;
}

/** Changes a user, by name. @throws {AccountError} `unknown_user` */
export function changeUser<T>(
  journal: Journal,
  { name, decide }: { name: string; decide: (account: number) => Decision<T> },
): Promise<T> {
  return journal.change(() => {
    const account = journal.state.table.numberOfName(name);
    if (account === 0) throw unknownUser(name);
    return decide(account);
  });
}
