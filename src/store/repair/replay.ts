import { type AccountChange, AccountState } from "../accounts/mod.ts";

/**
 * Applies changes of which some are lost.
 *
 * A user whose own record is lost gets a new name, so that key and password go on working. Other changes that no longer
 * make sense are left out.
 *
 * @returns The accounts, and the new names.
 */
export function replay(changes: readonly AccountChange[]): {
  state: AccountState;
  renamed: string[];
} {
  const state = new AccountState();
  const nameless = namelessAccounts(changes);
  const renamed = new Map<number, string>();
  let next = 0;
  const addUpTo = (last: number) => {
    for (; next < nameless.length && nameless[next]! <= last; next++) {
      const account = nameless[next]!;
      const name = `recovered-${account}`;
      attempt(() => state.apply({ kind: "user", account, name, admin: false, created: 0 }));
      renamed.set(account, name);
    }
  };
  for (const change of changes) {
    if (isOfUser(change)) addUpTo(change.account);
    attempt(() => state.apply(change));
  }
  const still = [...renamed].filter(([account]) => state.table.find(account));
  return { state, renamed: still.map(([, name]) => name) };
}

/** Returns the accounts that are changed but have no record of their user, in order. */
function namelessAccounts(changes: readonly AccountChange[]): number[] {
  const named = new Set<number>();
  const meant = new Set<number>();
  for (const change of changes) {
    if (change.kind === "user") named.add(change.account);
    else if (isOfUser(change)) meant.add(change.account);
  }
  return [...meant].filter((account) => !named.has(account)).sort((one, other) => one - other);
}

function isOfUser({ kind }: AccountChange): boolean {
  return !["given", "site", "default-translation", "setting"].includes(kind);
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // It depends on a lost change.
  }
}
