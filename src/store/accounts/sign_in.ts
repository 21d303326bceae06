import { hash } from "node:crypto";
import { AccountError, checkPassword, PasswordHasher, randomBase62 } from "../../auth/mod.ts";
import type { Now } from "../../base/clock.ts";
import type { AccountChange, LinkPurpose } from "./change.ts";
import type { AccountJournal } from "./journal.ts";
import { newUser } from "./new_user.ts";
import type { AccountState, LinkFacts } from "./state.ts";
import { cleanName } from "./user_name.ts";
import { type UserView, userView } from "./view.ts";

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
/** Sessions of one user at a time; a further one ends the oldest. */
const MOST_SESSIONS = 20;

/**
 * Passwords, one-time links and sessions: how a user gets at the pages.
 *
 * As with {@link Accounts}, a change is on the disk before its promise is kept. Tokens are returned once; what is
 * stored is their SHA-256, and of passwords a salted scrypt hash.
 */
export class SignIn {
  #state: AccountState;
  #journal: AccountJournal;
  #now: Now;
  #lifetimes: Lifetimes;
  #hasher: PasswordHasher;

  constructor(
    journal: AccountJournal,
    options: { now: Now; lifetimes: Lifetimes; passwordCost?: number | undefined },
  ) {
    this.#state = journal.state;
    this.#journal = journal;
    this.#now = options.now;
    this.#lifetimes = options.lifetimes;
    this.#hasher = new PasswordHasher({ cost: options.passwordCost });
  }

  /**
   * Makes a one-time link's token for a user and ends the links before. Returns the token, this once.
   *
   * @throws {AccountError} `unknown_user`; `disabled_user`, whose links would not work.
   * @throws {StoreUnavailable} If it cannot be stored; so for every change here.
   */
  createLink(name: string): Promise<string> {
    const token = randomBase62(TOKEN_LENGTH);
    const expires = this.#seconds(this.#lifetimes.link);
    return this.#journal.changeUser(name, (account) => {
      if (this.#state.table.isDisabled(account)) throw disabledUser(name);
      const purpose = this.#state.passwords.has(account) ? "reset" : "welcome";
      return {
        changes: [
          { kind: "unlink", account },
          { kind: "link", account, expires, purpose, hash: sha256(token) },
        ],
        result: () => token,
      };
    });
  }

  /** Whose link a token is, without using it; undefined if it is unknown, used, expired or a disabled user's. */
  link(token: string): LinkView | undefined {
    const link = this.#liveLink(token);
    return (
      link && {
        user: this.#state.table.name(link.account),
        purpose: link.purpose,
        expires: link.expires * 1000,
      }
    );
  }

  /**
   * Uses a link up: sets the password and ends all sessions. Of two uses at once one is refused.
   *
   * @returns The user's name.
   * @throws {AccountError} `invalid_link`; `invalid_password` (the link then still works); `too_busy`.
   */
  async redeemLink(token: string, password: string): Promise<string> {
    checkPassword(password);
    if (!this.#liveLink(token)) throw invalidLink();
    const hashed = await this.#hasher.hash(password);
    return this.#journal.change(() => {
      const link = this.#liveLink(token);
      if (!link) throw invalidLink();
      const { account } = link;
      return {
        changes: newPassword(account, hashed),
        result: () => this.#state.table.name(account),
      };
    });
  }

  /**
   * Adds a user who has chosen a password already. The password is hashed first, which takes a while: a name without a
   * password would be taken and of no use.
   *
   * @returns The name, cleaned.
   * @throws {AccountError} `invalid_name`, `name_taken`, `invalid_password`, `too_busy`.
   */
  async signUp(name: string, password: string): Promise<string> {
    checkPassword(password);
    const user = { name: cleanName(name), admin: false };
    newUser(this.#state, { ...user, created: 0 });
    const hashed = await this.#hasher.hash(password);
    return this.#journal.change(() => {
      const change = newUser(this.#state, { ...user, created: this.#seconds() });
      return {
        changes: [change, ...newPassword(change.account, hashed)],
        result: () => user.name,
      };
    });
  }

  /**
   * Sets a user's password; all the user's sessions and links end.
   *
   * @throws {AccountError} `unknown_user`, `invalid_password`, `too_busy`.
   */
  async setPassword(name: string, password: string): Promise<void> {
    checkPassword(password);
    const hashed = await this.#hasher.hash(password);
    await this.#journal.changeUser(name, (account) => ({
      changes: newPassword(account, hashed),
      result: () => {},
    }));
  }

  /**
   * The user whose name and password these are; undefined if they are nobody's or a disabled user's.
   *
   * Takes as long for an unknown name as for a wrong password. @throws {AccountError} `too_busy`
   */
  async verifyPassword(name: string, password: string): Promise<UserView | undefined> {
    const { table, passwords } = this.#state;
    const account = table.numberOfName(name);
    const stored = passwords.get(account);
    if (!(await this.#hasher.matches(password, stored))) return undefined;
    // The user may have changed while the password was looked at.
    if (passwords.get(account) !== stored || table.isDisabled(account)) return undefined;
    return userView(this.#state, account);
  }

  /** Makes a session for a user. Returns its token, this once. @throws {AccountError} `unknown_user` */
  createSession(name: string): Promise<string> {
    const token = randomBase62(TOKEN_LENGTH);
    const session = { expires: this.#seconds(this.#lifetimes.session), hash: sha256(token) };
    return this.#journal.changeUser(name, (account) => {
      const before = this.#liveSessions(account);
      const surplus = before.slice(0, Math.max(0, before.length - MOST_SESSIONS + 1));
      return {
        changes: [
          ...surplus.map((hash): AccountChange => ({ kind: "leave", account, hash })),
          { kind: "session", account, ...session },
        ],
        result: () => token,
      };
    });
  }

  /** The user of a session; undefined if it is unknown, ended, expired or a disabled user's. */
  sessionUser(token: string): UserView | undefined {
    const session = this.#state.sessions.get(sha256(token));
    if (!session || session.expires <= this.#seconds()) return undefined;
    if (this.#state.table.isDisabled(session.account)) return undefined;
    return userView(this.#state, session.account);
  }

  /** Ends a session; one that is not there has ended already. */
  endSession(token: string): Promise<void> {
    const hashed = sha256(token);
    return this.#journal.change(() => {
      const session = this.#state.sessions.get(hashed);
      return {
        changes: session ? [{ kind: "leave", account: session.account, hash: hashed }] : [],
        result: () => {},
      };
    });
  }

  /** Ends all sessions of a user. @throws {AccountError} `unknown_user` */
  endSessionsOf(name: string): Promise<void> {
    return this.#journal.changeUser(name, (account) => ({
      changes: [{ kind: "leave-all", account }],
      result: () => {},
    }));
  }

  #liveLink(token: string): LinkFacts | undefined {
    const link = this.#state.links.get(sha256(token));
    if (!link || link.expires <= this.#seconds()) return undefined;
    return this.#state.table.isDisabled(link.account) ? undefined : link;
  }

  /** The hashes of a user's sessions, the oldest first. Sessions of anybody that have expired are forgotten. */
  #liveSessions(account: number): string[] {
    const { sessions } = this.#state;
    const now = this.#seconds();
    const live: string[] = [];
    for (const [hash, session] of sessions) {
      if (session.expires <= now) sessions.delete(hash);
      else if (session.account === account) live.push(hash);
    }
    return live;
  }

  /** Unix time in seconds, so many milliseconds from now. */
  #seconds(later = 0): number {
    return Math.max(0, Math.floor((this.#now() + later) / 1000));
  }
}

/** The changes that a new password takes, in an order in which any first part of them does no harm. */
function newPassword(account: number, hash: string): AccountChange[] {
  return [
    { kind: "leave-all", account },
    { kind: "password", account, hash },
    { kind: "unlink", account },
  ];
}

function disabledUser(name: string): AccountError {
  return new AccountError(
    "disabled_user",
    `The user ${JSON.stringify(name)} is disabled: a link would not work; enable the user first`,
  );
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
