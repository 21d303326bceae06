import { Buffer } from "node:buffer";
import { AccountError } from "../../auth/mod.ts";
import { StoreError } from "../wal/mod.ts";
import { foldedName } from "./user_name.ts";

/** The most users of a store; more than that is another kind of service. */
export const MAX_USERS = 20_000;
/** The highest account number: a higher one is damage that the checksum does not show. */
const LARGEST_ACCOUNT = 2 ** 26 - 1;

/** A user's key in the table. */
export interface KeyFacts {
  /** SHA-256 of the key. */
  readonly hash: Uint8Array;
  /** The last four characters of the key, for people to tell keys apart. */
  readonly lastFour: string;
  /** Unix time in seconds. */
  readonly created: number;
}

/** A user in the table, of a shape that V8 keeps small. */
export class UserEntry {
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

  /** @throws {AccountError} `too_many_users` if no further user can be added. */
  checkRoom(): void {
    if (this.#users.size >= MAX_USERS) throw new AccountError("too_many_users", { max: MAX_USERS });
  }

  /** Adds a user. @throws {StoreError} If the account number was given before, or the name is taken. */
  add(account: number, user: { name: string; admin: boolean; created: number }): void {
    if (account <= this.#lastAdded) throw new StoreError("account_given_before", { account });
    if (account > LARGEST_ACCOUNT) throw new StoreError("unknown_account", { account });
    const folded = foldedName(user.name);
    if (this.#byName.has(folded)) throw new StoreError("name_given_before", {});
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

  /** Returns a user. @throws {StoreError} `user_absent` */
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
    if (user === undefined) throw new StoreError("user_absent", { account });
    return user;
  }
}
