import { hash } from "node:crypto";
import type { Now } from "../base/clock.ts";
import type { AccountJournal } from "./account_journal.ts";
import type { AccountChange, LinkPurpose } from "./account_record.ts";
import type { AccountState } from "./account_state.ts";
import { AccountError } from "./errors.ts";
import { newKey, randomBase62 } from "./key.ts";
import { checkPassword, hashPassword, passwordMatches } from "./password.ts";

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
  /** The user's own requests a day; undefined where the service's limit holds. */
  readonly ownLimit: number | undefined;
  /** When the user was added, in milliseconds since the Unix epoch. */
  readonly created: number;
  readonly hasPassword: boolean;
  readonly key: KeyView | undefined;
}

/** A one-time link as it is looked at before it is used. */
export interface LinkView {
  readonly user: string;
  readonly purpose: LinkPurpose;
  /** In milliseconds since the Unix epoch. */
  readonly expires: number;
}

/** How long secrets live, in milliseconds. */
export interface Lifetimes {
  readonly link: number;
  readonly session: number;
}

/** Characters of base62 in the token of a link or a session: 190 bits. */
const TOKEN_LENGTH = 32;
const NAME_LENGTH = 64;
const LARGEST_LIMIT = 999_999_999;

/**
 * The users with their keys, passwords, sign-ins and one-time links.
 *
 * A change is on the disk before its promise is kept, and nothing of it holds when the promise is broken. Keys and
 * tokens are returned once and exist nowhere but with their owner; what is stored is their SHA-256.
 */
export class Accounts {
  #state: AccountState;
  #journal: AccountJournal;
  #now: Now;
  #lifetimes: Lifetimes;

  constructor(journal: AccountJournal, options: { now: Now; lifetimes: Lifetimes }) {
    this.#state = journal.state;
    this.#journal = journal;
    this.#now = options.now;
    this.#lifetimes = options.lifetimes;
  }

  /** All users, in the order in which they were added. */
  *users(): Generator<UserView> {
    for (const slot of this.#state.table.slots()) yield this.#view(slot);
  }

  /** One user, by name in any case. */
  user(name: string): UserView | undefined {
    const slot = this.#slotOfName(name);
    return slot === 0 ? undefined : this.#view(slot);
  }

  /**
   * @param name 1 to 64 printable characters. Names that differ only in case are one.
   * @throws {AccountError} `invalid_name`, `name_taken`.
   * @throws {StoreUnavailable} If it cannot be stored; so for every change here.
   */
  addUser(name: string, options: { admin?: boolean } = {}): Promise<UserView> {
    const cleaned = cleanName(name);
    return this.#journal.change(() => {
      if (this.#slotOfName(cleaned) !== 0) {
        throw new AccountError(
          "name_taken",
          `Cannot add the user ${quoted(cleaned)}: there is one of this name`,
        );
      }
      const slot = this.#state.table.last + 1;
      const user = { slot, name: cleaned, admin: options.admin ?? false, created: this.#seconds() };
      return { changes: [{ kind: "user", ...user }], result: () => this.#view(slot) };
    });
  }

  /** Removes a user with key, password, links and sessions. @throws {AccountError} `unknown_user`; so below. */
  removeUser(name: string): Promise<void> {
    return this.#changeUser(name, (slot) => [{ kind: "remove", slot }]);
  }

  /** Refuses a user's key and sign-in, and ends the sessions, until the user is enabled again. */
  setDisabled(name: string, disabled: boolean): Promise<void> {
    return this.#changeUser(name, (slot) =>
      disabled
        ? [
            { kind: "disable", slot },
            { kind: "leave-all", slot },
          ]
        : [{ kind: "enable", slot }],
    );
  }

  setAdmin(name: string, admin: boolean): Promise<void> {
    return this.#changeUser(name, (slot) => [{ kind: "role", slot, admin }]);
  }

  /** Sets a user's own requests a day; undefined lets the service's limit hold. @throws {AccountError} `invalid_limit` */
  async setLimit(name: string, limit: number | undefined): Promise<void> {
    if (limit !== undefined && !(Number.isInteger(limit) && limit >= 0 && limit <= LARGEST_LIMIT)) {
      throw new AccountError(
        "invalid_limit",
        `Cannot set the limit ${limit}: give a whole number from 0 to ${LARGEST_LIMIT}`,
      );
    }
    await this.#changeUser(name, (slot) => [{ kind: "limit", slot, limit }]);
  }

  /** Makes a key for a user and ends the one before. Returns the key, this once. */
  issueKey(name: string): Promise<string> {
    const key = newKey();
    const created = this.#seconds();
    return this.#changeUser(
      name,
      (slot) => [{ kind: "key", slot, created, lastFour: key.slice(-4), hash: sha256(key) }],
      key,
    );
  }

  /** Ends a user's key; false if there was none. */
  revokeKey(name: string): Promise<boolean> {
    return this.#journal.change(() => {
      const slot = this.#knownSlot(name);
      const had = this.#state.table.key(slot) !== undefined;
      return { changes: had ? [{ kind: "revoke", slot }] : [], result: () => had };
    });
  }

  /** Makes a one-time link's token for a user and ends the links before. Returns the token, this once. */
  createLink(name: string): Promise<string> {
    const token = randomBase62(TOKEN_LENGTH);
    const expires = this.#seconds(this.#lifetimes.link);
    return this.#journal.change(() => {
      const slot = this.#knownSlot(name);
      const purpose = this.#state.passwords.has(slot) ? "reset" : "welcome";
      return {
        changes: [
          { kind: "unlink", slot },
          { kind: "link", slot, expires, purpose, hash: sha256(token) },
        ],
        result: () => token,
      };
    });
  }

  /** Whose link a token is, without using it; undefined if it is unknown, used, expired or a disabled user's. */
  link(token: string): LinkView | undefined {
    const link = this.#state.links.get(sha256(token));
    if (!link || link.expires <= this.#seconds() || this.#state.table.isDisabled(link.slot))
      return undefined;
    return {
      user: this.#state.table.name(link.slot),
      purpose: link.purpose,
      expires: link.expires * 1000,
    };
  }

  /**
   * Uses a link up: sets the password and ends all sessions. Of two uses at once one is refused.
   *
   * @returns The user's name.
   * @throws {AccountError} `invalid_link`; `invalid_password` (the link then still works).
   */
  async redeemLink(token: string, password: string): Promise<string> {
    checkPassword(password);
    if (!this.link(token)) throw invalidLink();
    const hashed = await hashPassword(password);
    return this.#journal.change(() => {
      const view = this.link(token);
      if (!view) throw invalidLink();
      const slot = this.#slotOfName(view.user);
      return {
        changes: [
          { kind: "unlink", slot },
          { kind: "leave-all", slot },
          { kind: "password", slot, hash: hashed },
        ],
        result: () => view.user,
      };
    });
  }

  /** Sets a user's password and ends all the user's sessions. @throws {AccountError} `invalid_password` */
  async setPassword(name: string, password: string): Promise<void> {
    checkPassword(password);
    const hashed = await hashPassword(password);
    await this.#changeUser(name, (slot) => [
      { kind: "leave-all", slot },
      { kind: "password", slot, hash: hashed },
    ]);
  }

  /**
   * The user whose name and password these are; undefined if they are nobody's or a disabled user's.
   *
   * Takes as long for an unknown name as for a wrong password. @throws {AccountError} `too_busy`
   */
  async verifyPassword(name: string, password: string): Promise<UserView | undefined> {
    const slot = this.#slotOfName(name);
    const stored = this.#state.passwords.get(slot);
    const matches = await passwordMatches(password, stored);
    if (!matches || !this.#state.table.isPresent(slot) || this.#state.table.isDisabled(slot))
      return undefined;
    // A password that was changed while this one was looked at counts no more.
    return this.#state.passwords.get(slot) === stored ? this.#view(slot) : undefined;
  }

  /** Makes a session for a user. Returns its token, this once. */
  createSession(name: string): Promise<string> {
    const token = randomBase62(TOKEN_LENGTH);
    const expires = this.#seconds(this.#lifetimes.session);
    return this.#changeUser(
      name,
      (slot) => [{ kind: "session", slot, expires, hash: sha256(token) }],
      token,
    );
  }

  /** The user of a session; undefined if it is unknown, ended, expired or a disabled user's. */
  sessionUser(token: string): UserView | undefined {
    const session = this.#state.sessions.get(sha256(token));
    if (!session || session.expires <= this.#seconds()) return undefined;
    return this.#state.table.isDisabled(session.slot) ? undefined : this.#view(session.slot);
  }

  /** Ends a session; one that is not there has ended already. */
  endSession(token: string): Promise<void> {
    const hashed = sha256(token);
    return this.#journal.change(() => {
      const session = this.#state.sessions.get(hashed);
      return {
        changes: session ? [{ kind: "leave", slot: session.slot, hash: hashed }] : [],
        result: () => undefined,
      };
    });
  }

  /** Ends all sessions of a user. */
  endSessionsOf(name: string): Promise<void> {
    return this.#changeUser(name, (slot) => [{ kind: "leave-all", slot }]);
  }

  #changeUser(name: string, changes: (slot: number) => AccountChange[]): Promise<void>;
  #changeUser<T>(name: string, changes: (slot: number) => AccountChange[], result: T): Promise<T>;
  #changeUser<T>(
    name: string,
    changes: (slot: number) => AccountChange[],
    result?: T,
  ): Promise<T | undefined> {
    return this.#journal.change(() => ({
      changes: changes(this.#knownSlot(name)),
      result: () => result,
    }));
  }

  #slotOfName(name: string): number {
    return this.#state.table.slotOfName(name.normalize("NFC"));
  }

  #knownSlot(name: string): number {
    const slot = this.#slotOfName(name);
    if (slot === 0) throw new AccountError("unknown_user", `There is no user ${quoted(name)}`);
    return slot;
  }

  #view(slot: number): UserView {
    const { table, passwords } = this.#state;
    const key = table.key(slot);
    return {
      slot,
      name: table.name(slot),
      admin: table.isAdmin(slot),
      disabled: table.isDisabled(slot),
      ownLimit: table.limit(slot),
      created: table.created(slot) * 1000,
      hasPassword: passwords.has(slot),
      key: key && {
        id: Buffer.from(key.hash.subarray(0, 4)).toString("hex"),
        lastFour: key.lastFour,
        created: key.created * 1000,
      },
    };
  }

  /** Unix time in seconds, so many milliseconds from now. */
  #seconds(later = 0): number {
    return Math.max(0, Math.floor((this.#now() + later) / 1000));
  }
}

/** A name as it is stored. @throws {AccountError} `invalid_name` */
function cleanName(name: string): string {
  const cleaned = name.normalize("NFC").trim().replace(/\s+/g, " ");
  // No control, format, private, unassigned or half character: what cannot be seen cannot be told apart.
  if (!/^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(cleaned) || [...cleaned].length > NAME_LENGTH) {
    throw new AccountError(
      "invalid_name",
      `Cannot use the name ${quoted(cleaned.slice(0, 2 * NAME_LENGTH))}: give 1 to ${NAME_LENGTH} printable characters`,
    );
  }
  return cleaned;
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function invalidLink(): AccountError {
  return new AccountError(
    "invalid_link",
    "The link is not known, was used before or has expired; ask for a new one",
  );
}

function sha256(secret: string): string {
  return hash("sha256", secret, "hex");
}
