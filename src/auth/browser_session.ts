import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { BoundedMap } from "../base/bounded_map.ts";
import { DAY_SECONDS } from "../base/clock.ts";
import type { Cookies } from "../http/mod.ts";

/** A browser that is signed in. */
export interface Session<User> {
  readonly token: string;
  readonly user: User;
}

/** The sessions that are kept. */
interface SessionStore<User> {
  /** Returns whose session a token is, or undefined. */
  sessionUser(token: string): User | undefined;
  /** Makes a session for the user of a name. */
  createSession(name: string): Promise<string>;
  endSession(token: string): Promise<void>;
  /** Returns the mark of the browsers in which the user of a name signed in; undefined without a password. */
  browserMark(name: string): string | undefined;
  isBrowserMark(name: string, mark: string): boolean;
}

const SESSION_COOKIE = "session";
const GUEST_COOKIE = "guest";
const KNOWN_COOKIE = "known";
/** The seconds for which a session lasts, in the store and in its browser. */
export const SESSION_SECONDS = 30 * DAY_SECONDS;
/** Browsers keep no cookie longer. */
const LONGEST = 400 * DAY_SECONDS;
const GUEST_TOKEN = /^[\w-]{22}$/;

/** The session of a browser, and the secret that identifies a browser without a session. */
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

  /** Undefined if no user is signed in. */
  get current(): Session<User> | undefined {
    return this.#session;
  }

  /** True if the browser says that it has a session. */
  get isClaimed(): boolean {
    return Boolean(this.#cookies.get(SESSION_COOKIE));
  }

  /** Reads the session of the browser again. */
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
    const user = this.#signIn.sessionUser(token);
    this.#session = user && { token, user };
    this.#cookies.set(SESSION_COOKIE, token, { maxAge: SESSION_SECONDS });
    this.#cookies.set(GUEST_COOKIE, "", { maxAge: 0 });
    const mark = this.#signIn.browserMark(name);
    if (mark !== undefined) this.#cookies.set(KNOWN_COOKIE, mark, { maxAge: LONGEST });
  }

  /** Returns true if the user of a name signed in here before, and still has the same password. */
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

const PROOF_BYTES = 32;

/**
 * Creates a CSRF token for the holder of a secret cookie.
 *
 * It differs each time, though the same secret accepts them all: it is masked with random bytes, so that the length of
 * compressed pages reveals nothing about it, and so that forms differ from each other.
 *
 * @param secret The token of the session, or of a browser without a session.
 */
export function csrfToken(secret: string): string {
  const mask = randomBytes(PROOF_BYTES);
  const hidden = exclusiveOr(proof(secret), mask);
  return Buffer.concat([mask, hidden]).toString("base64url");
}

/** Returns true if a token was made for a secret. */
export function isCsrfToken(token: string, secret: string): boolean {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * PROOF_BYTES) return false;
  const shown = exclusiveOr(bytes.subarray(PROOF_BYTES), bytes.subarray(0, PROOF_BYTES));
  return timingSafeEqual(shown, proof(secret));
}

function proof(secret: string): Buffer {
  return createHmac("sha256", secret).update("form token").digest();
}

function exclusiveOr(one: Buffer, other: Buffer): Buffer {
  return Buffer.from(one.map((byte, index) => byte ^ other[index]!));
}

/** Tokens remembered; older ones can only come from a page that was kept open all the time. */
const MAX_TOKENS = 10_000;

/**
 * Remembers the tokens of submitted forms, so that reloading the response to one does not repeat its action and
 * replace the key or end the link just issued. Routes that use it are `exclusive`, so that nothing comes between `has`
 * and `add`.
 */
export class UsedTokens {
  readonly #used = new BoundedMap<true>(MAX_TOKENS);

  has(token: string): boolean {
    return this.#used.get(token) === true;
  }

  /** Uses a form's token up: only once all is done, so that a form that failed can be submitted again. */
  add(token: string): void {
    this.#used.set(token, true);
  }
}
