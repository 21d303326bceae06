import { type AccountChange, AccountState } from "../accounts/mod.ts";

/**
 * The accounts that come of changes of which some are lost.
 *
 * A user whose own record is lost is given a name, so that key and password go on working. Other changes that no
 * longer make sense are left out.
 */
export function replay(changes: readonly AccountChange[]): {
  state: AccountState;
  renamed: string[];
} {
  const state = new AccountState();
  const nameless = namelessSlots(changes);
  const renamed = new Map<number, string>();
  const addUpTo = (last: number) => {
    for (let slot = nameless[0]; slot !== undefined && slot <= last; slot = nameless[0]) {
      nameless.shift();
      const name = `recovered-${slot}`;
      attempt(() => state.apply({ kind: "user", slot, name, admin: false, created: 0 }));
      renamed.set(slot, name);
    }
  };
  for (const change of changes) {
    if (change.kind !== "given") addUpTo(change.slot);
    attempt(() => state.apply(change));
  }
  const still = [...renamed].filter(([slot]) => state.table.isPresent(slot));
  return { state, renamed: still.map(([, name]) => name) };
}

/** The slots that changes are about and for which no record of a user is left, in order. */
function namelessSlots(changes: readonly AccountChange[]): number[] {
  const named = new Set<number>();
  const meant = new Set<number>();
  for (const { kind, slot } of changes) {
    if (kind === "user") named.add(slot);
    else if (kind !== "given") meant.add(slot);
  }
  return [...meant].filter((slot) => !named.has(slot)).sort((one, other) => one - other);
}

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // A change that builds on a lost one.
  }
}
