import { Buffer } from "node:buffer";
import type { AccountState } from "./account_state.ts";

/** A key without its secret. */
export interface KeyView {
  /** The first eight hexadecimal digits of the key's SHA-256. */
  readonly id: string;
  /** The last four characters of the key. */
  readonly lastFour: string;
  /** The time of its issue, in milliseconds since the Unix epoch. */
  readonly created: number;
}

/** A user without secrets. */
export interface UserView {
  /** The number of the user's account, which another user of the same name does not have. */
  readonly slot: number;
  readonly name: string;
  readonly admin: boolean;
  /** A disabled user's key and sign-in are refused. */
  readonly disabled: boolean;
  /** The user's own requests a day; null where the service's limit holds. */
  readonly ownLimit: number | null;
  /** The time at which the user was added, in milliseconds since the Unix epoch. */
  readonly created: number;
  readonly hasPassword: boolean;
  /** The live key; null if there is none. */
  readonly key: KeyView | null;
}

/** Returns the user of an account, which must be there. */
export function userView(state: AccountState, account: number): UserView {
  const { name, isAdmin, isDisabled, limit, created } = state.table.user(account);
  return {
    slot: account,
    name,
    admin: isAdmin,
    disabled: isDisabled,
    ownLimit: limit ?? null,
    created: created * 1000,
    hasPassword: state.passwords.has(account),
    key: keyView(state, account),
  };
}

function keyView(state: AccountState, account: number): KeyView | null {
  const key = state.table.key(account);
  if (!key) return null;
  return {
    id: Buffer.from(key.hash).toString("hex", 0, 4),
    lastFour: key.lastFour,
    created: key.created * 1000,
  };
}
