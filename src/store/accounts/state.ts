import type { AccountChange, LinkPurpose } from "./change.ts";
import { AccountTable } from "./table.ts";

/** A one-time link that has not been used. Times are Unix time in seconds. */
export interface LinkFacts {
  readonly slot: number;
  readonly expires: number;
  readonly purpose: LinkPurpose;
}

/** A sign-in that has not ended. */
export interface SessionFacts {
  readonly slot: number;
  readonly expires: number;
}

/** All that the accounts are at a moment: what the changes in `accounts.log`, applied one after another, come to. */
export class AccountState {
  readonly table = new AccountTable();
  /** Password hashes by slot. */
  readonly passwords = new Map<number, string>();
  /** By the hash of the link's token. */
  readonly links = new Map<string, LinkFacts>();
  /** By the hash of the session's token. */
  readonly sessions = new Map<string, SessionFacts>();

  /** Applies a change. @throws {Error} If it is about a user who is not there. */
  apply(change: AccountChange): void {
    const { table } = this;
    const { slot } = change;
    if (change.kind === "user") {
      table.add(slot, change);
      return;
    }
    if (change.kind === "given") {
      table.given(slot);
      return;
    }
    if (!table.isPresent(slot)) throw new Error(`there is no user ${slot}`);
    switch (change.kind) {
      case "remove":
        table.remove(slot);
        this.passwords.delete(slot);
        removeOf(this.links, slot);
        removeOf(this.sessions, slot);
        break;
      case "role":
        table.setAdmin(slot, change.admin);
        break;
      case "disable":
      case "enable":
        table.setDisabled(slot, change.kind === "disable");
        break;
      case "limit":
        table.setLimit(slot, change.limit);
        break;
      case "key":
        table.setKey(slot, change);
        break;
      case "revoke":
        table.clearKey(slot);
        break;
      case "password":
        this.passwords.set(slot, change.hash);
        break;
      case "link":
        this.links.set(change.hash, change);
        break;
      case "unlink":
        removeOf(this.links, slot);
        break;
      case "session":
        this.sessions.set(change.hash, change);
        break;
      case "leave":
        this.sessions.delete(change.hash);
        break;
      case "leave-all":
        removeOf(this.sessions, slot);
        break;
    }
  }

  /**
   * The fewest changes that come to this state, for a fresh log.
   *
   * @param now Unix time in seconds; what has expired by then is left out.
   */
  *changes(now: number): Generator<AccountChange> {
    const { table } = this;
    if (table.last > 0) yield { kind: "given", slot: table.last };
    for (const slot of table.slots()) {
      const user = {
        slot,
        admin: table.isAdmin(slot),
        created: table.created(slot),
        name: table.name(slot),
      };
      yield { kind: "user", ...user };
      const limit = table.limit(slot);
      if (limit !== undefined) yield { kind: "limit", slot, limit };
      if (table.isDisabled(slot)) yield { kind: "disable", slot };
      const key = table.key(slot);
      if (key) yield { kind: "key", slot, ...key };
      const password = this.passwords.get(slot);
      if (password !== undefined) yield { kind: "password", slot, hash: password };
    }
    for (const [hash, link] of this.links)
      if (link.expires > now) yield { ...link, kind: "link", hash };
    for (const [hash, session] of this.sessions)
      if (session.expires > now) yield { ...session, kind: "session", hash };
  }
}

function removeOf(entries: Map<string, { slot: number }>, slot: number): void {
  for (const [hash, entry] of entries) if (entry.slot === slot) entries.delete(hash);
}
