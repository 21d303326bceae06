import { Buffer } from "node:buffer";
import type { AccountState } from "./state.ts";

/** A key as people may see it: never the key itself. */
export interface KeyView {
  /** The first eight hexadecimal digits of the key's SHA-256. */
  readonly id: string;
  /** The last four characters of the key. */
  readonly lastFour: string;
  /** When it was issued, in milliseconds since the Unix epoch. */
  readonly created: number;
}

/** A user as others may see one. */
export interface UserView {
  readonly slot: number;
  readonly name: string;
  readonly admin: boolean;
  /** A disabled user's key and sign-in are refused. */
  readonly disabled: boolean;
  /** The user's own requests a day; null where the service's limit holds. */
  readonly ownLimit: number | null;
  /** When the user was added, in milliseconds since the Unix epoch. */
  readonly created: number;
  readonly hasPassword: boolean;
  /** The live key; null if there is none. */
  readonly key: KeyView | null;
}

/** The user of a slot, which must be there. */
export function userView(state: AccountState, slot: number): UserView {
  const { table, passwords } = state;
  return {
    slot,
    name: table.name(slot),
    admin: table.isAdmin(slot),
    disabled: table.isDisabled(slot),
    ownLimit: table.limit(slot) ?? null,
    created: table.created(slot) * 1000,
    hasPassword: passwords.has(slot),
    key: keyView(state, slot),
  };
}

function keyView(state: AccountState, slot: number): KeyView | null {
  const key = state.table.key(slot);
  if (!key) return null;
  return {
    id: Buffer.from(key.hash).toString("hex", 0, 4),
    lastFour: key.lastFour,
    created: key.created * 1000,
  };
}
