import { Buffer } from "node:buffer";
import { Problem } from "../../base/problem.ts";
import { escapeInvisible } from "../../base/quoted.ts";

/** The most users of a store; more than that is another kind of service. */
export const MAX_USERS = 200_000;
/** The highest account number: a higher one is damage that the checksum does not show. */
export const LARGEST_ACCOUNT = 2 ** 26 - 1;

/** A user's key in the table. */
interface KeyFacts {
  /** SHA-256 of the key. */
  readonly hash: Uint8Array;
  /** The last four characters of the key, for people to recognise it. */
  readonly lastFour: string;
  /** Unix time in seconds. */
  readonly created: number;
}

/** A user in the table, of a shape that V8 keeps small. */
class UserEntry {
  readonly name: string;
  /** Unix time in seconds. */
  readonly created: number;
  isAdmin: boolean;
  isDisabled = false;
  /** The user's own daily limit; undefined where the default holds. */
  limit: number | undefined = undefined;
  /** SHA-256 of the key, a character for each byte; empty without a key. */
  keyHash = "";
  lastFour = "";
  keyCreated = 0;

  constructor(name: string, created: number, isAdmin: boolean) {
    this.name = name;
    this.created = created;
    this.isAdmin = isAdmin;
  }

  /** True for an administrator who is not disabled. */
  get administers(): boolean {
    return this.isAdmin && !this.isDisabled;
  }
}

/**
 * The users and their keys, found by account number, by name and by key.
 *
 * An account number is given once, counted from 1, and never again, for the counts of past days refer to it.
 */
export class AccountTable {
  #last = 0;
  /** The highest account number of a user who was added; less than `last` after `given`. */
  #lastAdded = 0;
  /** In the order of the account numbers, which is that of their adding. */
  readonly #users = new Map<number, UserEntry>();
  readonly #byName = new Map<string, number>();
  readonly #byKey = new Map<string, number>();
  #administrators = 0;

  /** The highest account number given so far. */
  get last(): number {
    return this.#last;
  }

  /** The number of administrators who are not disabled. */
  get administrators(): number {
    return this.#administrators;
  }

  /** Yields the account numbers of the users, in order. */
  accounts(): IterableIterator<number> {
    return this.#users.keys();
  }

  /** @throws {Problem<"accounts">} `too_many_users` if no further user can be added. */
  checkRoom(): void {
    if (this.#users.size >= MAX_USERS) throw new Problem("accounts.too_many_users", { max: MAX_USERS });
  }

  /** Adds a user. @throws {Problem<"store">} If the account number was given before, or the name is taken. */
  add(account: number, user: { name: string; admin: boolean; created: number }): void {
    if (account <= this.#lastAdded) throw new Problem("store.account_given_before", { account });
    if (account > LARGEST_ACCOUNT) throw new Problem("store.unknown_account", { account });
    const folded = foldedName(user.name);
    if (this.#byName.has(folded)) throw new Problem("store.name_given_before", {});
    this.#lastAdded = account;
    this.#last = Math.max(this.#last, account);
    this.#users.set(account, new UserEntry(user.name, user.created, user.admin));
    if (user.admin) this.#administrators++;
    this.#byName.set(folded, account);
  }

  /** Marks the account numbers up to this one as given. */
  given(account: number): void {
    this.#last = Math.max(this.#last, account);
  }

  /** Removes a user and the user's key. */
  remove(account: number): void {
    this.clearKey(account);
    this.setAccess(account, { isAdmin: false });
    this.#byName.delete(foldedName(this.user(account).name));
    this.#users.delete(account);
  }

  /** Returns a user; undefined if there is none. */
  find(account: number): Readonly<UserEntry> | undefined {
    return this.#users.get(account);
  }

  /** Returns a user. @throws {Problem<"store">} `user_absent` */
  user(account: number): Readonly<UserEntry> {
    return this.#user(account);
  }

  /** Finds the account of a name, in any case. @returns 0 if there is none. */
  numberOfName(name: string): number {
    return this.#byName.get(foldedName(name)) ?? 0;
  }

  /** Changes a user's role, or if the user is disabled. */
  setAccess(account: number, access: { isAdmin: boolean } | { isDisabled: boolean }): void {
    const user = this.#user(account);
    const before = user.administers;
    Object.assign(user, access);
    this.#administrators += Number(user.administers) - Number(before);
  }

  setLimit(account: number, limit: number | undefined): void {
    this.#user(account).limit = limit;
  }

  /** Finds the account of a key by its SHA-256, a string with a character for each byte. @returns 0 if there is none. */
  numberOfKeyHash(hash: string): number {
    return this.#byKey.get(hash) ?? 0;
  }

  key(account: number): KeyFacts | undefined {
    const { keyHash, lastFour, keyCreated: created } = this.#user(account);
    return keyHash === "" ? undefined : { hash: Buffer.from(keyHash, "latin1"), lastFour, created };
  }

  /** Returns the first sixteen hexadecimal digits of the key's SHA-256; empty without a key. */
  keyId(account: number): string {
    return Buffer.from(this.#user(account).keyHash, "latin1").toString("hex", 0, 8);
  }

  /** Sets a user's key in place of the one before. */
  setKey(account: number, key: KeyFacts): void {
    this.clearKey(account);
    const user = this.#user(account);
    const { buffer, byteOffset, length } = key.hash;
    user.keyHash = Buffer.from(buffer, byteOffset, length).toString("latin1");
    user.lastFour = key.lastFour;
    user.keyCreated = key.created;
    this.#byKey.set(user.keyHash, account);
  }

  clearKey(account: number): void {
    const user = this.#user(account);
    if (this.#byKey.get(user.keyHash) === account) this.#byKey.delete(user.keyHash);
    user.keyHash = "";
  }

  #user(account: number): UserEntry {
    const user = this.#users.get(account);
    if (user === undefined) throw new Problem("store.user_absent", { account });
    return user;
  }
}

/** A link or a session that has not ended. */
export interface Secret {
  readonly account: number;
  /** Unix time in seconds. */
  readonly expires: number;
}

/** The links or the sessions of all users, found by their hash and by their account. */
export class Secrets<T extends Secret> {
  readonly #byHash = new Map<string, T>();
  /** The hashes of each account; mostly there is one, which needs no list. */
  readonly #byAccount = new Map<number, string | string[]>();

  get(hash: string): T | undefined {
    return this.#byHash.get(hash);
  }

  /** Returns the hashes of an account, the oldest first. */
  of(account: number): readonly string[] {
    const hashes = this.#byAccount.get(account) ?? [];
    return typeof hashes === "string" ? [hashes] : hashes;
  }

  /** Yields all with their hashes, the oldest first. */
  entries(): IterableIterator<[string, T]> {
    return this.#byHash.entries();
  }

  add(hash: string, secret: T): void {
    const { account } = secret;
    const before = this.of(account);
    this.#byHash.set(hash, secret);
    this.#byAccount.set(account, before.length === 0 ? hash : [...before, hash]);
  }

  delete(hash: string): void {
    const account = this.#byHash.get(hash)?.account;
    if (account === undefined) return;
    this.#byHash.delete(hash);
    const left = this.of(account).filter((other) => other !== hash);
    if (left.length === 0) this.#byAccount.delete(account);
    else this.#byAccount.set(account, left);
  }

  /** Deletes all of an account. */
  deleteOf(account: number): void {
    for (const hash of this.of(account)) this.#byHash.delete(hash);
    this.#byAccount.delete(account);
  }

  /** Deletes those that have expired, up to the oldest one that has not: they expire in the order of their making. */
  deleteExpired(now: number): void {
    for (const [hash, { expires }] of this.#byHash) {
      if (expires > now) return;
      this.delete(hash);
    }
  }
}

const MAX_LENGTH = 64;

/**
 * Normalizes the name of a new user: composed, with single blanks. Users whose name was allowed before keep it.
 *
 * @throws {Problem<"accounts">} `invalid_name` if it is not 1 to 64 visible characters.
 */
export function cleanName(name: string): string {
  const cleaned = name.normalize("NFC").trim().replace(/\s+/g, " ");
  const shown = escapeInvisible(cleaned.slice(0, MAX_LENGTH));
  if (cleaned === "" || escapeInvisible(cleaned) !== cleaned || [...cleaned].length > MAX_LENGTH) {
    throw new Problem("accounts.invalid_name", { name: shown, max: MAX_LENGTH });
  }
  return cleaned;
}

/** A name in small letters of ASCII, which is folded already. */
const FOLDED = /^[ -@[-~]*$/;

/** Folds a name for comparison: `ANA` and `ana` are one user, and so are composed and decomposed `č`. */
function foldedName(name: string): string {
  if (FOLDED.test(name)) return name;
  return name.normalize("NFC").toLowerCase();
}
