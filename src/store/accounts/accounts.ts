import { hash, randomUUID } from "node:crypto";
import { AccountError, isWellFormedKey, newKey, unknownUser } from "../../auth/mod.ts";
import type { Now } from "../../base/clock.ts";
import type { AccountState } from "./account_state.ts";
import { type UserView, userView } from "./account_view.ts";
import type { Decision, Journal } from "./decision.ts";
import { cleanName } from "./user_name.ts";

/** The administrator who makes a change. */
interface Actor {
  /** The number of the account. */
  readonly by?: number | undefined;
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
   * Returns the id of the installation, a random UUID that is recorded when it is asked for first: the same after every
   * restart, restore and change of settings, on all machines that share the store, and on no other installation.
   */
  siteId(): string | Promise<string> {
    const known = this.#state.siteId;
    if (known !== undefined) return known;
    return this.#journal.change(() => {
      const id = this.#state.siteId ?? randomUUID();
      const isNew = this.#state.siteId === undefined;
      return { changes: isNew ? [{ kind: "site", account: 0, id }] : [], result: () => id };
    });
  }

  /** Yields all users, in the order in which they were added. */
  *users(): Generator<UserView> {
    for (const account of this.#state.table.accounts()) yield userView(this.#state, account);
  }

  /** Yields the names of all users in that order: faster than the users, of whom there may be a million. */
  *names(): Generator<string> {
    const { table } = this.#state;
    for (const account of table.accounts()) yield table.name(account);
  }

  /** Returns a user by name, in any case; undefined if there is none. */
  user(name: string): UserView | undefined {
    const account = this.#state.table.numberOfName(name);
    return account === 0 ? undefined : userView(this.#state, account);
  }

  /**
   * Adds a user.
   *
   * @param name 1 to 64 visible characters. Names that differ only in case are one.
   * @throws {AccountError} `invalid_name`, `name_taken`.
   * @throws {StoreUnavailable} If it cannot be stored; so for every change here.
   * @throws {StoreUncertain} If it may be found stored at the next start; so for every change here.
   */
  async addUser(name: string, options: { admin?: boolean } = {}): Promise<UserView> {
    const user = { name: cleanName(name), admin: options.admin ?? false };
    return this.#journal.change(() => {
      const change = this.#state.newUser({ ...user, created: this.#seconds() });
      return { changes: [change], result: () => userView(this.#state, change.account) };
    });
  }

  /**
   * Removes a user with key, password, links and sessions.
   *
   * @param options `by`: the account of the administrator who does it, who must still be one when it is done: two who
   *   remove each other at once leave one. Nobody's, where whoever runs the service does it. So below.
   * @throws {AccountError} `unknown_user`, `not_administrator`; so below.
   */
  removeUser(name: string, { by }: Actor = {}): Promise<void> {
    return this.#changeUser(name, by, (account) => ({
      changes: [{ kind: "remove", account }],
      result: () => {},
    }));
  }

  /** Refuses a user's key and sign-in, and ends the sessions, until the user is enabled again. */
  setDisabled(name: string, disabled: boolean, { by }: Actor = {}): Promise<void> {
    return this.#changeUser(name, by, (account) => ({
      changes: disabled
        ? [
            { kind: "disable", account },
            { kind: "leave-all", account },
          ]
        : [{ kind: "enable", account }],
      result: () => {},
    }));
  }

  /** Makes a user an administrator, or a member again. */
  setAdmin(name: string, admin: boolean, { by }: Actor = {}): Promise<void> {
    return this.#changeUser(name, by, (account) => ({
      changes: [{ kind: "role", account, admin }],
      result: () => {},
    }));
  }

  /**
   * Sets a user's own requests a day.
   *
   * @param limit Null lets the service's limit hold.
   * @throws {AccountError} `invalid_limit`
   */
  async setLimit(name: string, limit: number | null, { by }: Actor = {}): Promise<void> {
    if (limit !== null && !(Number.isInteger(limit) && limit >= 0 && limit <= MAX_LIMIT)) {
      throw new AccountError(
        "invalid_limit",
        `Cannot set the limit ${limit}: give a whole number from 0 to ${MAX_LIMIT}`,
      );
    }
    await this.#changeUser(name, by, (account) => ({
      changes: [{ kind: "limit", account, limit: limit ?? undefined }],
      result: () => {},
    }));
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
    if (!isWellFormedKey(key)) throw new Error("Cannot issue a key that is not well-formed");
    const facts = {
      created: this.#seconds(),
      lastFour: key.slice(-4),
      hash: hash("sha256", key, "buffer"),
    };
    return this.#journal.changeUser(name, (account) => ({
      changes: [{ kind: "key", account, ...facts }],
      result: () => key,
    }));
  }

  /** Ends a user's key. @returns False if there was none. */
  revokeKey(name: string, { by }: Actor = {}): Promise<boolean> {
    return this.#changeUser(name, by, (account) => {
      const had = this.#state.table.key(account) !== undefined;
      return { changes: had ? [{ kind: "revoke", account }] : [], result: () => had };
    });
  }

  /** Changes a user if the administrator who does it is one. */
  #changeUser<T>(
    name: string,
    by: number | undefined,
    decide: (account: number) => Decision<T>,
  ): Promise<T> {
    return this.#journal.changeUser(name, (account) => {
      const { table } = this.#state;
      const isAllowed =
        by === undefined || (table.isPresent(by) && table.isAdmin(by) && !table.isDisabled(by));
      if (!isAllowed) {
        throw new AccountError(
          "not_administrator",
          `Cannot change the user ${JSON.stringify(name)}: whoever does it is no administrator any more`,
        );
      }
      return decide(account);
    });
  }

  get #state(): AccountState {
    return this.#journal.state;
  }

  #seconds(): number {
    return Math.max(0, Math.floor(this.#now() / 1000));
  }
}
