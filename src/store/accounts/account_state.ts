import { unknownUser } from "../../auth/mod.ts";
import { Problem } from "../../base/problem.ts";
import {
  type AccountChange,
  FIRST_FORMAT,
  isOfUser,
  type LinkPurpose,
  SECOND_FORMAT,
  THIRD_FORMAT,
  type UserChange,
} from "./account_change.ts";
import { AccountTable, type Secret, Secrets } from "./account_table.ts";

/** A one-time link that has not been used. */
export interface LinkFacts extends Secret {
  readonly purpose: LinkPurpose;
}

/** The accounts in memory: the changes in `accounts.log`, applied one after another. */
export class AccountState {
  readonly table = new AccountTable();
  /** How often each account was disabled since the start. */
  readonly disablings = new Map<number, number>();
  /** Password hashes by account. */
  readonly passwords = new Map<number, string>();
  /** One-time links by the hash of their token. */
  readonly links = new Secrets<LinkFacts>();
  /** Sessions by the hash of their token. */
  readonly sessions = new Secrets<Secret>();
  /** The id of the installation; undefined until it is asked for first. */
  siteId: string | undefined;
  /** The code of the default translation that an administrator chose. */
  defaultTranslation: string | undefined;
  /** The settings that administrators stored, by name. */
  readonly settings = new Map<string, string>();

  /** The lowest format of a log that can hold this state. */
  get format(): number {
    if (this.settings.size > 0) return THIRD_FORMAT;
    const isFirst = this.siteId === undefined && this.defaultTranslation === undefined;
    return isFirst ? FIRST_FORMAT : SECOND_FORMAT;
  }

  /**
   * Returns the change that adds a user, with the next account number.
   *
   * @param user `name`: as `cleanName` returns it. `created`: Unix time in seconds.
   * @throws {Problem<"accounts">} `name_taken`, `too_many_users`.
   */
  newUser(user: { name: string; admin: boolean; created: number }): UserChange {
    const { table } = this;
    if (table.numberOfName(user.name) !== 0) {
      throw new Problem("accounts.name_taken", { name: user.name });
    }
    table.checkRoom();
    return { kind: "user", account: table.last + 1, ...user };
  }

  /** Applies a change. @throws {Error} If it is about a user that does not exist. */
  apply(change: AccountChange): void {
    if (isOfUser(change) && change.kind !== "user") this.table.user(change.account);
    const effect: (state: AccountState, change: never) => void = APPLY[change.kind];
    effect(this, change as never);
  }

  /**
   * Yields the fewest changes that lead to this state, for a new log.
   *
   * @param now Unix time in seconds; links and sessions that have expired by then are left out.
   */
  *changes(now: number): Generator<AccountChange> {
    const { table, siteId, defaultTranslation: code } = this;
    if (siteId !== undefined) yield { kind: "site", account: 0, id: siteId };
    if (code !== undefined) yield { kind: "default-translation", account: 0, code };
    for (const [name, value] of this.settings) yield { kind: "setting", account: 0, name, value };
    if (table.last > 0) yield { kind: "given", account: table.last };
    for (const account of table.accounts()) {
      const { isAdmin: admin, created, name, limit, isDisabled } = table.user(account);
      yield { kind: "user", account, admin, created, name };
      if (limit !== undefined) yield { kind: "limit", account, limit };
      if (isDisabled) yield { kind: "disable", account };
      const key = table.key(account);
      if (key) yield { kind: "key", account, ...key };
      const password = this.passwords.get(account);
      if (password !== undefined) yield { kind: "password", account, hash: password };
    }
    for (const [hash, link] of this.links.entries()) if (link.expires > now) yield { ...link, kind: "link", hash };
    for (const [hash, session] of this.sessions.entries())
      if (session.expires > now) yield { ...session, kind: "session", hash };
  }
}

/** The effect of each kind of change. */
const APPLY: {
  readonly [K in AccountChange["kind"]]: (state: AccountState, change: AccountChange & { kind: K }) => void;
} = {
  user: ({ table }, user) => table.add(user.account, user),
  given: ({ table }, { account }) => table.given(account),
  site(state, { id }) {
    state.siteId ??= id;
  },
  "default-translation"(state, { code }) {
    state.defaultTranslation = code;
  },
  setting({ settings }, { name, value }) {
    if (value === undefined) settings.delete(name);
    else settings.set(name, value);
  },
  remove({ table, passwords, links, sessions }, { account }) {
    table.remove(account);
    passwords.delete(account);
    links.deleteOf(account);
    sessions.deleteOf(account);
  },
  role: ({ table }, { account, admin }) => table.setAccess(account, { isAdmin: admin }),
  disable({ table, disablings }, { account }) {
    table.setAccess(account, { isDisabled: true });
    disablings.set(account, (disablings.get(account) ?? 0) + 1);
  },
  enable: ({ table }, { account }) => table.setAccess(account, { isDisabled: false }),
  limit: ({ table }, { account, limit }) => table.setLimit(account, limit),
  key: ({ table }, key) => table.setKey(key.account, key),
  revoke: ({ table }, { account }) => table.clearKey(account),
  password: ({ passwords }, { account, hash }) => void passwords.set(account, hash),
  link: ({ links }, link) => links.add(link.hash, link),
  unlink: ({ links }, { account }) => links.deleteOf(account),
  session: ({ sessions }, session) => sessions.add(session.hash, session),
  leave: ({ sessions }, { hash }) => sessions.delete(hash),
  "leave-all": ({ sessions }, { account }) => sessions.deleteOf(account),
};

/** The changes that an operation comes to, decided when no other change is under way. */
export interface Decision<T> {
  readonly changes: AccountChange[];
  /** Returns the operation's result once the changes hold. */
  result(): T;
}

/** Returns the decision on changes without a result. */
export function only(...changes: AccountChange[]): Decision<void> {
  return { changes, result: () => {} };
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

/** Changes a user, by name. @throws {Problem<"accounts">} `unknown_user` */
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
  readonly account: number;
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
  const { table } = state;
  const { name, isAdmin, isDisabled, limit, created } = table.user(account);
  const [key, id] = [table.key(account), table.keyId(account)];
  return {
    account,
    name,
    admin: isAdmin,
    disabled: isDisabled,
    ownLimit: limit ?? null,
    created: created * 1000,
    hasPassword: state.passwords.has(account),
    key: key ? { id: id.slice(0, 8), lastFour: key.lastFour, created: key.created * 1000 } : null,
  };
}
