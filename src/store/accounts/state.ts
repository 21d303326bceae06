import type { AccountChange, LinkPurpose } from "./change.ts";
import { AccountTable } from "./table.ts";

/** A one-time link that has not been used. Times are Unix time in seconds. */
export interface LinkFacts {
  readonly account: number;
  readonly expires: number;
  readonly purpose: LinkPurpose;
}

/** A sign-in that has not ended. */
export interface SessionFacts {
  readonly account: number;
  readonly expires: number;
}

/** All that the accounts are at a moment: what the changes in `accounts.log`, applied one after another, come to. */
export class AccountState {
  readonly table = new AccountTable();
  /** Password hashes by account. */
  readonly passwords = new Map<number, string>();
  /** By the hash of the link's token. */
  readonly links = new Map<string, LinkFacts>();
  /** By the hash of the session's token. */
  readonly sessions = new Map<string, SessionFacts>();

  /** Applies a change. @throws {Error} If it is about a user who is not there. */
  apply(change: AccountChange): void {
    const { table } = this;
    const { account } = change;
    if (change.kind === "user") {
      table.add(account, change);
      return;
    }
    if (change.kind === "given") {
      table.given(account);
      return;
    }
    if (!table.isPresent(account)) throw new Error(`there is no user ${account}`);
    switch (change.kind) {
      case "remove":
        table.remove(account);
        this.passwords.delete(account);
        removeOf(this.links, account);
        removeOf(this.sessions, account);
        break;
      case "role":
        table.setAdmin(account, change.admin);
        break;
      case "disable":
      case "enable":
        table.setDisabled(account, change.kind === "disable");
        break;
      case "limit":
        table.setLimit(account, change.limit);
        break;
      case "key":
        table.setKey(account, change);
        break;
      case "revoke":
        table.clearKey(account);
        break;
      case "password":
        this.passwords.set(account, change.hash);
        break;
      case "link":
        this.links.set(change.hash, change);
        break;
      case "unlink":
        removeOf(this.links, account);
        break;
      case "session":
        this.sessions.set(change.hash, change);
        break;
      case "leave":
        this.sessions.delete(change.hash);
        break;
      case "leave-all":
        removeOf(this.sessions, account);
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
    if (table.last > 0) yield { kind: "given", account: table.last };
    for (const account of table.accounts()) {
      const user = {
        account,
        admin: table.isAdmin(account),
        created: table.created(account),
        name: table.name(account),
      };
      yield { kind: "user", ...user };
      const limit = table.limit(account);
      if (limit !== undefined) yield { kind: "limit", account, limit };
      if (table.isDisabled(account)) yield { kind: "disable", account };
      const key = table.key(account);
      if (key) yield { kind: "key", account, ...key };
      const password = this.passwords.get(account);
      if (password !== undefined) yield { kind: "password", account, hash: password };
    }
    for (const [hash, link] of this.links)
      if (link.expires > now) yield { ...link, kind: "link", hash };
    for (const [hash, session] of this.sessions)
      if (session.expires > now) yield { ...session, kind: "session", hash };
  }
}

function removeOf(entries: Map<string, { account: number }>, account: number): void {
  for (const [hash, entry] of entries) if (entry.account === account) entries.delete(hash);
}
