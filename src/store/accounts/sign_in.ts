import { createHmac, hash, timingSafeEqual } from "node:crypto";
import {
  checkPassword,
  type HashingOptions,
  PasswordHasher,
  randomBase62,
  SESSION_SECONDS,
  unknownUser,
} from "../../auth/mod.ts";
import { DAY_MS, type Now } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { AccountChange, LinkPurpose } from "./account_change.ts";
import {
  changeUser,
  type Decision,
  type Journal,
  type LinkFacts,
  only,
  type UserView,
  userView,
} from "./account_state.ts";
import { cleanName } from "./account_table.ts";

/** A one-time link before its use. */
export interface LinkView {
  readonly user: string;
  readonly purpose: LinkPurpose;
  /** In milliseconds since the Unix epoch. */
  readonly expires: number;
}

/** The lifetimes of secrets, and the strength of passwords. */
export interface SignInSettings {
  /** The lifetime of a one-time link, in milliseconds; 72 hours unless set. */
  readonly linkLifetime?: number;
  /** The lifetime of a session, in milliseconds; 30 days unless set. */
  readonly sessionLifetime?: number;
  /** The binary logarithm of the scrypt parameter N; 15 unless set, and lower in tests alone. */
  readonly passwordCost?: number;
}

/** Characters of base62 in the token of a link or a session: 190 bits. */
const TOKEN_LENGTH = 32;
/** The sessions of a user at a time; a further one ends the oldest. */
const MAX_SESSIONS = 20;

/**
 * Passwords, one-time links and sessions, by which users get at the pages.
 *
 * As with {@link Accounts}, a change is on the disk before its promise resolves. Tokens are returned once; what is
 * stored is their SHA-256, and of passwords a salted scrypt hash.
 */
export class SignIn {
  #journal: Journal;
  #now: Now;
  #linkLifetime: number;
  #sessionLifetime: number;
  #hasher: PasswordHasher;

  constructor(journal: Journal, options: SignInSettings & { readonly now: Now }) {
    this.#journal = journal;
    this.#now = options.now;
    this.#linkLifetime = options.linkLifetime ?? 3 * DAY_MS;
    this.#sessionLifetime = options.sessionLifetime ?? SESSION_SECONDS * 1000;
    this.#hasher = new PasswordHasher({ cost: options.passwordCost });
  }

  /**
   * Makes a one-time link that a user may get with `createLink`; until then it opens nothing.
   *
   * @throws {Problem<"accounts">} `unknown_user`, `disabled_user`.
   */
  prepareLink(name: string): LinkView & { readonly token: string } {
    const { table, passwords } = this.#journal.state;
    const account = table.numberOfName(name);
    if (account === 0) throw unknownUser(name);
    const user = table.user(account);
    if (user.isDisabled) throw disabledUser(name);
    return {
      token: randomBase62(TOKEN_LENGTH),
      user: user.name,
      purpose: passwords.has(account) ? "reset" : "welcome",
      expires: this.#seconds(this.#linkLifetime) * 1000,
    };
  }

  /**
   * Gives a user a one-time link and ends the links before.
   *
   * @param token The token of `prepareLink`, which the user has already; a new one unless given.
   * @returns The link's token, this once.
   * @throws {Problem<"accounts">} `unknown_user`, `disabled_user`.
   * @throws {StoreUnavailable} If it cannot be stored; so for every change here.
   * @throws {StoreUncertain} If it may be found stored at the next start; so for every change here.
   */
  createLink(name: string, token = randomBase62(TOKEN_LENGTH)): Promise<string> {
    const expires = this.#seconds(this.#linkLifetime);
    return this.#changeEnabled(name, (account) => {
      const purpose = this.#journal.state.passwords.has(account) ? "reset" : "welcome";
      return {
        changes: [
          { kind: "unlink", account },
          { kind: "link", account, expires, purpose, hash: sha256(token) },
        ],
        result: () => token,
      };
    });
  }

  /** Looks at a link without using it. @returns Undefined if it is unknown, used, expired or a disabled user's. */
  link(token: string): LinkView | undefined {
    const link = this.#liveLink(token);
    return (
      link && {
        user: this.#journal.state.table.user(link.account).name,
        purpose: link.purpose,
        expires: link.expires * 1000,
      }
    );
  }

  /** Returns true for the link of the first user, who has not used it, while there was never another user. */
  isFirstLink(token: string): boolean {
    const { table, passwords } = this.#journal.state;
    const { account, purpose } = this.#liveLink(token) ?? {};
    if (account === undefined || purpose !== "welcome" || table.last !== 1) return false;
    return table.user(account).administers && !passwords.has(account);
  }

  /**
   * Uses a link up: sets the password and ends all sessions. Of two uses at once one is refused.
   *
   * @returns The user's name.
   * @throws {Problem<"accounts">} `invalid_link`; `invalid_password` and `too_busy`, after which the link still works.
   */
  async redeemLink(token: string, password: string, options: HashingOptions = {}): Promise<string> {
    checkPassword(password);
    if (!this.#liveLink(token)) throw invalidLink();
    const hashed = await this.#hasher.hash(password, { ...options, isKnown: true });
    return this.#journal.change(() => {
      const link = this.#liveLink(token);
      if (!link) throw invalidLink();
      const { account } = link;
      return { changes: newPassword(account, hashed), result: () => this.#journal.state.table.user(account).name };
    });
  }

  /**
   * Adds a user with a password. The password is hashed first, which takes a while: a name without a password would be
   * taken and of no use.
   *
   * @returns The name, cleaned.
   * @throws {Problem<"accounts">} `invalid_name`, `name_taken`, `invalid_password`, `too_busy`.
   */
  async signUp(name: string, password: string, options: HashingOptions = {}): Promise<string> {
    checkPassword(password);
    const user = { name: cleanName(name), admin: false };
    this.#journal.state.newUser({ ...user, created: 0 });
    const hashed = await this.#hasher.hash(password, options);
    return this.#journal.change(() => {
      const change = this.#journal.state.newUser({ ...user, created: this.#seconds() });
      return { changes: [change, ...newPassword(change.account, hashed)], result: () => user.name };
    });
  }

  /**
   * Sets a user's password and ends all the user's sessions and links.
   *
   * A user who is disabled while the password is hashed keeps the old one, also if enabled again: the new one is as old
   * as the rights that ended.
   *
   * @throws {Problem<"accounts">} `unknown_user`, `disabled_user`, `invalid_password`, `too_busy`.
   */
  async setPassword(name: string, password: string, options: HashingOptions = {}): Promise<void> {
    checkPassword(password);
    const account = this.#journal.state.table.numberOfName(name);
    if (account === 0) throw unknownUser(name);
    const before = this.#journal.state.disablings.get(account);
    const check = () => {
      const { table, disablings } = this.#journal.state;
      const user = table.find(account);
      if (user === undefined) throw unknownUser(name);
      if (user.isDisabled || disablings.get(account) !== before) {
        throw disabledUser(name);
      }
    };
    check();
    const hashed = await this.#hasher.hash(password, options);
    await this.#journal.change(() => {
      check();
      return only(...newPassword(account, hashed));
    });
  }

  /**
   * Returns the user of a name and a password; undefined if they are no one's or a disabled user's.
   *
   * Takes as long for an unknown name as for a wrong password.
   *
   * @throws {Problem<"accounts">} `too_busy`
   */
  async verifyPassword(name: string, password: string, options: HashingOptions = {}): Promise<UserView | undefined> {
    const account = this.#journal.state.table.numberOfName(name);
    const stored = this.#journal.state.passwords.get(account);
    if (!(await this.#hasher.matches(password, { ...options, stored }))) return undefined;
    // The user may have changed meanwhile.
    const { table, passwords } = this.#journal.state;
    if (passwords.get(account) !== stored || table.user(account).isDisabled) return undefined;
    return userView(this.#journal.state, account);
  }

  /**
   * Returns a mark for the browsers in which a user signs in, by which they are known later; undefined where the user has
   * no password. It is made from the stored hash of the password, and ends with it.
   */
  browserMark(name: string): string | undefined {
    const stored = this.#journal.state.passwords.get(this.#journal.state.table.numberOfName(name));
    return stored === undefined ? undefined : createHmac("sha256", stored).update("browser mark").digest("base64url");
  }

  /** Returns true if a browser's mark was made for a user and the present password. */
  isBrowserMark(name: string, mark: string): boolean {
    const expected = Buffer.from(this.browserMark(name) ?? "");
    const given = Buffer.from(mark);
    return expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
  }

  /**
   * Makes a session for a user.
   *
   * @returns The session's token, this once.
   * @throws {Problem<"accounts">} `unknown_user`, `disabled_user`.
   */
  createSession(name: string): Promise<string> {
    const token = randomBase62(TOKEN_LENGTH);
    const session = { expires: this.#seconds(this.#sessionLifetime), hash: sha256(token) };
    return this.#changeEnabled(name, (account) => {
      const { sessions } = this.#journal.state;
      sessions.deleteExpired(this.#seconds());
      const before = sessions.of(account);
      const surplus = before.slice(0, Math.max(0, before.length - MAX_SESSIONS + 1));
      return {
        changes: [
          ...surplus.map((hash): AccountChange => ({ kind: "leave", account, hash })),
          { kind: "session", account, ...session },
        ],
        result: () => token,
      };
    });
  }

  /** Returns the user of a session; undefined if it is unknown, ended, expired or a disabled user's. */
  sessionUser(token: string): UserView | undefined {
    const session = this.#journal.state.sessions.get(sha256(token));
    if (!session || session.expires <= this.#seconds()) return undefined;
    if (this.#journal.state.table.user(session.account).isDisabled) return undefined;
    return userView(this.#journal.state, session.account);
  }

  /** Ends a session, if there is one. */
  endSession(token: string): Promise<void> {
    const hashed = sha256(token);
    return this.#journal.change(() => {
      const session = this.#journal.state.sessions.get(hashed);
      return session ? only({ kind: "leave", account: session.account, hash: hashed }) : only();
    });
  }

  /** Refuses the passwords that wait to be checked, which would keep the process running. */
  close(): void {
    this.#hasher.close();
  }

  #liveLink(token: string): LinkFacts | undefined {
    const link = this.#journal.state.links.get(sha256(token));
    if (!link || link.expires <= this.#seconds()) return undefined;
    return this.#journal.state.table.user(link.account).isDisabled ? undefined : link;
  }

  /** Changes a user who is not disabled. */
  #changeEnabled<T>(name: string, decide: (account: number) => Decision<T>): Promise<T> {
    const decideIfEnabled = (account: number) => {
      if (this.#journal.state.table.user(account).isDisabled) throw disabledUser(name);
      return decide(account);
    };
    return changeUser(this.#journal, { name, decide: decideIfEnabled });
  }

  /** Returns the Unix time in seconds, so many milliseconds from now. */
  #seconds(later = 0): number {
    return Math.max(0, Math.floor((this.#now() + later) / 1000));
  }
}

/** Returns the changes that set a password, in an order in which any first part of them does no harm. */
function newPassword(account: number, hash: string): AccountChange[] {
  return [
    { kind: "leave-all", account },
    { kind: "password", account, hash },
    { kind: "unlink", account },
  ];
}

function disabledUser(name: string): Problem<"accounts"> {
  return new Problem("accounts.disabled_user", { name });
}

function invalidLink(): Problem<"accounts"> {
  return new Problem("accounts.invalid_link", {});
}

function sha256(secret: string): string {
  return hash("sha256", secret, "hex");
}
