import { randomBytes } from "node:crypto";
import type { Cookies } from "../http/mod.ts";

/** A browser that is signed in. */
export interface Session<User> {
  readonly token: string;
  readonly user: User;
}

/** The sessions that are kept. */
export interface SessionStore<User> {
  /** Returns whose session a token is; undefined if it is none. */
  sessionUser(token: string): User | undefined;
  /** Makes a session for the user of a name. */
  createSession(name: string): Promise<string>;
  endSession(token: string): Promise<void>;
  /** Returns what a browser is known by in which the user of a name signed in. */
  browserMark(name: string): string | undefined;
  isBrowserMark(name: string, mark: string): boolean;
}

const SESSION_COOKIE = "session";
const GUEST_COOKIE = "guest";
const KNOWN_COOKIE = "known";
const THIRTY_DAYS = 30 * 86_400;
/** Browsers keep no cookie longer. */
const LONGEST = 400 * 86_400;
const GUEST_TOKEN = /^[\w-]{22}$/;

/** The session of the browser that asks, and the secret that tells it from other browsers while it has none. */
export class BrowserSession<User> {
  readonly #cookies: Cookies;
  readonly #signIn: SessionStore<User>;
  #session: Session<User> | undefined;
  #guest: string | undefined;

  constructor(cookies: Cookies, signIn: SessionStore<User>) {
    this.#cookies = cookies;
    this.#signIn = signIn;
    const guest = cookies.get(GUEST_COOKIE);
    if (guest !== undefined && GUEST_TOKEN.test(guest)) this.#guest = guest;
    this.refresh();
  }

  /** Undefined if nobody is signed in. */
  get current(): Session<User> | undefined {
    return this.#session;
  }

  /** True if the browser says that it has a session. */
  get isClaimed(): boolean {
    return Boolean(this.#cookies.get(SESSION_COOKIE));
  }

  /** Looks again at who is signed in. */
  refresh(): void {
    const token = this.#cookies.get(SESSION_COOKIE);
    const user = token ? this.#signIn.sessionUser(token) : undefined;
    this.#session = token !== undefined && user !== undefined ? { token, user } : undefined;
  }

  /** A secret that only this browser and the service know; undefined for a browser without a cookie of the service. */
  get secret(): string | undefined {
    return this.#session?.token ?? this.#guest;
  }

  /** The secret, which the browser is given if it has none. */
  ensureSecret(): string {
    if (this.secret === undefined) {
      this.#guest = randomBytes(16).toString("base64url");
      this.#cookies.set(GUEST_COOKIE, this.#guest);
    }
    return this.secret!;
  }

  /** Signs a user in: a new session in place of the one before. */
  async begin(name: string): Promise<void> {
    const token = await this.#signIn.createSession(name);
    if (this.#session !== undefined) await this.#signIn.endSession(this.#session.token);
    this.#cookies.set(SESSION_COOKIE, token, { maxAge: THIRTY_DAYS });
    this.#cookies.set(GUEST_COOKIE, "", { maxAge: 0 });
    const mark = this.#signIn.browserMark(name);
    if (mark !== undefined) this.#cookies.set(KNOWN_COOKIE, mark, { maxAge: LONGEST });
  }

  /** Tells if the user of a name signed in here before, and has the same password still. */
  isKnownTo(name: string): boolean {
    const mark = this.#cookies.get(KNOWN_COOKIE);
    return mark !== undefined && this.#signIn.isBrowserMark(name, mark);
  }

  /** Signs out, here and on the server. */
  async end(): Promise<void> {
    if (this.#session !== undefined) await this.#signIn.endSession(this.#session.token);
    this.#cookies.set(SESSION_COOKIE, "", { maxAge: 0 });
  }
}
