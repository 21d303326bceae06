import { hash, randomUUID } from "node:crypto";
import { isWellFormedKey, newKey, unknownUser } from "../../auth/mod.ts";
import type { Now } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { AccountChange } from "./account_change.ts";
import {
  type AccountState,
  changeUser,
  type Decision,
  type Journal,
  only,
  type UserView,
  userView,
} from "./account_state.ts";
import { cleanName } from "./account_table.ts";

/** The administrator who makes a change. */
interface Actor {
  /** The number of the account. */
  readonly by?: number | undefined;
}

/** A change that may leave the service without an administrator. */
interface Removal extends Actor {
  /** True where that is meant. */
  readonly force?: boolean | undefined;
}

const MAX_LIMIT = 999_999_999;

/**
 * The users and their keys.
 *
 * A change is on the disk before its promise resolves, and nothing of it holds if it rejects. A key is returned once and
 * exists nowhere but with its owner; what is stored is its SHA-256.
 */
export class Accounts {
  #journal: Journal;
  #now: Now;

  constructor(journal: Journal, now: Now) {
    this.#journal = journal;
    this.#now = now;
  }

  /**
   * Returns the id of the installation, from which feeds and calendars have theirs: the same after every restart, restore
   * and change of settings, and on all machines that share the store.
   *
   * Where none was recorded, by an Ambo that knew of none, it follows from the first user: what a visitor asks for writes
   * nothing that an older Ambo could not read.
   */
  get siteId(): string {
    return this.#journal.state.siteId ?? idOf(this.#journal.state);
  }

  /** Records an id of the installation where there is none: a random UUID, or what it was taken for so far. */
  recordSiteId(): Promise<void> {
    return this.#journal.change(() => only(...this.#siteChange()));
  }

  #siteChange(): AccountChange[] {
    const { siteId, table } = this.#journal.state;
    if (siteId !== undefined) return [];
    const id = table.accounts().next().done ? randomUUID() : this.siteId;
    return [{ kind: "site", account: 0, id }];
  }

  /** Yields all users, in the order in which they were added. */
  *users(): Generator<UserView> {
    for (const account of this.#journal.state.table.accounts()) yield userView(this.#journal.state, account);
  }

  /** Returns a user by name, in any case; undefined if there is none. */
  user(name: string): UserView | undefined {
    const account = this.#journal.state.table.numberOfName(name);
    return account === 0 ? undefined : userView(this.#journal.state, account);
  }

  /**
   * Adds a user.
   *
   * @param name 1 to 64 visible characters. Names that differ only in case are one.
   * @throws {Problem<"accounts">} `invalid_name`, `name_taken`.
   * @throws {StoreUnavailable} If it cannot be stored; so for every change here.
   * @throws {StoreUncertain} If it may be found stored at the next start; so for every change here.
   */
  async addUser(name: string, options: { admin?: boolean } = {}): Promise<UserView> {
    const user = { name: cleanName(name), admin: options.admin ?? false };
    return this.#journal.change(() => {
      const change = this.#journal.state.newUser({ ...user, created: this.#seconds() });
      return { changes: [change], result: () => userView(this.#journal.state, change.account) };
    });
  }

  /**
   * Removes a user with key, password, links and sessions.
   *
   * @param options `by`: the account of the administrator who does it, who must still be one when it is done: two who
   *   remove each other at once leave one. No one's, where the operator does it. So below.
   *   `force`: even the last administrator who can sign in.
   * @throws {Problem<"accounts">} `unknown_user`, `not_administrator`; so below. `last_administrator`; so for the next two.
   */
  removeUser(name: string, { by, force }: Removal = {}): Promise<void> {
    return this.#changeUser(name, by, (account) => {
      this.#keepAdministrator(account, force);
      // An id that follows from the first user stays when that one goes.
      return only(...this.#siteChange(), { kind: "remove", account });
    });
  }

  /** Refuses a user's key and sign-in, and ends the sessions, until the user is enabled again. */
  setDisabled(name: string, disabled: boolean, { by, force }: Removal = {}): Promise<void> {
    return this.#changeUser(name, by, (account) => {
      if (!disabled) return only({ kind: "enable", account });
      this.#keepAdministrator(account, force);
      return only({ kind: "disable", account }, { kind: "leave-all", account });
    });
  }

  /** Ends all sessions of a user. */
  endSessions(name: string, { by }: Actor = {}): Promise<void> {
    return this.#changeUser(name, by, (account) => only({ kind: "leave-all", account }));
  }

  /** Makes a user an administrator, or a member again. */
  setAdmin(name: string, admin: boolean, { by, force }: Removal = {}): Promise<void> {
    return this.#changeUser(name, by, (account) => {
      if (!admin) this.#keepAdministrator(account, force);
      return only({ kind: "role", account, admin });
    });
  }

  /** The number of administrators who are not disabled. */
  get administrators(): number {
    return this.#journal.state.table.administrators;
  }

  #keepAdministrator(account: number, force = false): void {
    const { name, administers } = this.#journal.state.table.user(account);
    if (force || !administers || this.administrators > 1) return;
    throw new Problem("accounts.last_administrator", { name });
  }

  /**
   * Sets a user's own requests a day.
   *
   * @param limit Null lets the service's limit hold.
   * @throws {Problem<"accounts">} `invalid_limit`
   */
  async setLimit(name: string, limit: number | null, { by }: Actor = {}): Promise<void> {
    if (limit !== null && !(Number.isInteger(limit) && limit >= 0 && limit <= MAX_LIMIT)) {
      throw new Problem("accounts.invalid_limit", { limit, max: MAX_LIMIT });
    }
    await this.#changeUser(name, by, (account) => only({ kind: "limit", account, limit: limit ?? undefined }));
  }

  /** Makes a key that a user may get with `issueKey`; until then it opens nothing. */
  prepareKey(name: string): string {
    if (this.user(name) === undefined) throw unknownUser(name);
    return newKey();
  }

  /**
   * Gives a user a key and ends the one before.
   *
   * @param key A key of `prepareKey`, which its owner has already; a new one unless given.
   * @returns The key, this once.
   */
  async issueKey(name: string, key: string = newKey()): Promise<string> {
    if (!isWellFormedKey(key)) throw new Problem("store.malformed_key", {});
    const facts = {
      created: this.#seconds(),
      lastFour: key.slice(-4),
      hash: hash("sha256", key, "buffer"),
    };
    return this.#changeUser(name, undefined, (account) => ({
      changes: [{ kind: "key", account, ...facts }],
      result: () => key,
    }));
  }

  /** Ends a user's key. @returns False if there was none. */
  revokeKey(name: string, { by }: Actor = {}): Promise<boolean> {
    return this.#changeUser(name, by, (account) => {
      const had = this.#journal.state.table.key(account) !== undefined;
      return { changes: had ? [{ kind: "revoke", account }] : [], result: () => had };
    });
  }

  /** Changes a user if the administrator who does it is one. */
  #changeUser<T>(name: string, by: number | undefined, decide: (account: number) => Decision<T>): Promise<T> {
    const decideIfAllowed = (account: number) => {
      const isAllowed = by === undefined || this.#journal.state.table.find(by)?.administers;
      if (!isAllowed) throw new Problem("accounts.not_administrator", { name });
      return decide(account);
    };
    return changeUser(this.#journal, { name, decide: decideIfAllowed });
  }

  #seconds(): number {
    return Math.max(0, Math.floor(this.#now() / 1000));
  }
}

/** Returns an id that follows from the first user there is. */
function idOf({ table }: AccountState): string {
  const { value: first } = table.accounts().next();
  const user = table.find(first ?? 0);
  const facts = user === undefined ? "" : `${first} ${user.created} ${user.name}`;
  const digest = hash("sha256", `Ambo ${facts}`);
  // A UUID of one's own making: RFC 9562, section 5.8.
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
