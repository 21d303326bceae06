import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { KeyIndex, LARGEST_ACCOUNT } from "./key_index.ts";
import { foldedName } from "./user_name.ts";

const HASH_BYTES = 32;
const LAST_CHARACTERS = 4;

const ADMIN = 1;
const DISABLED = 2;
const PRESENT = 4;
const HAS_KEY = 8;

/** A user's key in the table. */
export interface KeyFacts {
  /** SHA-256 of the key. */
  readonly hash: Uint8Array;
  /** The last four characters of the key, for people to tell keys apart. */
  readonly lastFour: string;
  /** Unix time in seconds. */
  readonly created: number;
}

/**
 * The users and their keys in columns by account number: about 75 bytes a user and no object at all.
 *
 * An account number is given once, counted from 1, and never again, for the counts of past days refer to it.
 */
export class AccountTable {
  #last = 0;
  /** The highest account number of a user who was added; less than `last` after `given`. */
  #lastAdded = 0;
  #capacity = 0;
  #flags = new Uint8Array(0);
  /** 0 stands for the default limit, any other number for itself less one. */
  #limits = new Uint32Array(0);
  #created = new Uint32Array(0);
  #nameEnds = new Uint32Array(1);
  #names: Buffer = Buffer.alloc(0);
  #hashes: Buffer = Buffer.alloc(0);
  #lastFours: Buffer = Buffer.alloc(0);
  #keyCreated = new Uint32Array(0);
  #nameSeed = randomBytes(4).readInt32LE();
  #byName = new KeyIndex((account) => this.#nameHash(account));
  #byKey = new KeyIndex((account) => this.#hashes.readInt32LE(account * HASH_BYTES));

  /** The highest account number given so far. */
  get last(): number {
    return this.#last;
  }

  /** Yields the account numbers of the users, in order. */
  *accounts(): Generator<number> {
    for (let account = 1; account <= this.#last; account++)
      if (this.isPresent(account)) yield account;
  }

  /** Adds a user. @throws {Error} If the account number was given before, or the name is taken. */
  add(account: number, user: { name: string; admin: boolean; created: number }): void {
    if (account <= this.#lastAdded)
      throw new Error(`the account number ${account} was given before`);
    if (account > LARGEST_ACCOUNT) throw new Error(`there is no account number ${account}`);
    this.#grow(account);
    const start = this.#nameEnds[this.#lastAdded]!;
    const length = 3 * user.name.length;
    if (start + length > this.#names.length) this.#names = enlarged(this.#names, start + length);
    this.#nameEnds.fill(start, this.#lastAdded + 1, account);
    this.#nameEnds[account] = start + this.#names.write(user.name, start);
    if (this.#numberOfSameName(account) !== 0) throw new Error("the name was taken already");
    this.#lastAdded = account;
    this.#last = Math.max(this.#last, account);
    this.#flags[account] = PRESENT | (user.admin ? ADMIN : 0);
    this.#created[account] = user.created;
    this.#byName.add(account);
  }

  /** Marks the account numbers up to this one as given, and makes room for them. */
  given(account: number): void {
    if (account <= this.#last) return;
    this.reserve(account);
    this.#last = account;
  }

  /** Makes room for accounts up to this one. */
  reserve(account: number): void {
    this.#grow(account);
    this.#byName.reserve(account);
    this.#byKey.reserve(account);
  }

  /** Removes a user and the user's key. */
  remove(account: number): void {
    this.clearKey(account);
    this.#byName.remove(account);
    this.#flags[account] = 0;
  }

  isPresent(account: number): boolean {
    return account > 0 && account <= this.#last && (this.#flags[account]! & PRESENT) !== 0;
  }

  /** Finds the account of a name, in any case. @returns 0 if there is none. */
  numberOfName(name: string): number {
    const index = this.#byName;
    const wanted = foldedName(name);
    const bytes = Buffer.from(wanted);
    const hash = this.#hash(bytes, 0, bytes.length);
    for (let entry = index.first(hash); ; entry = index.next(entry)) {
      const account = index.at(entry);
      if (account === 0) return 0;
      if (index.mayHave(entry, hash) && foldedName(this.name(account)) === wanted) return account;
    }
  }

  name(account: number): string {
    return this.#names.toString("utf8", this.#nameEnds[account - 1]!, this.#nameEnds[account]!);
  }

  /** Returns when the user was added, in Unix time in seconds. */
  created(account: number): number {
    return this.#created[account]!;
  }

  isAdmin(account: number): boolean {
    return (this.#flags[account]! & ADMIN) !== 0;
  }

  isDisabled(account: number): boolean {
    return (this.#flags[account]! & DISABLED) !== 0;
  }

  setAdmin(account: number, admin: boolean): void {
    this.#setFlag(account, { flag: ADMIN, on: admin });
  }

  setDisabled(account: number, disabled: boolean): void {
    this.#setFlag(account, { flag: DISABLED, on: disabled });
  }

  /** Returns the user's own daily limit; undefined where the default holds. */
  limit(account: number): number | undefined {
    const stored = this.#limits[account]!;
    return stored === 0 ? undefined : stored - 1;
  }

  setLimit(account: number, limit: number | undefined): void {
    this.#limits[account] = limit === undefined ? 0 : limit + 1;
  }

  /** Finds the account of a key by its SHA-256, a string with a character for each byte. @returns 0 if there is none. */
  numberOfKeyHash(hash: string): number {
    const index = this.#byKey;
    const start =
      hash.charCodeAt(0) |
      (hash.charCodeAt(1) << 8) |
      (hash.charCodeAt(2) << 16) |
      (hash.charCodeAt(3) << 24);
    for (let entry = index.first(start); ; entry = index.next(entry)) {
      const account = index.at(entry);
      if (account === 0 || (index.mayHave(entry, start) && this.#hasHash(account, hash)))
        return account;
    }
  }

  key(account: number): KeyFacts | undefined {
    if ((this.#flags[account]! & HAS_KEY) === 0) return undefined;
    return {
      hash: this.#hashes.subarray(account * HASH_BYTES, (account + 1) * HASH_BYTES),
      lastFour: this.#lastFours.toString(
        "latin1",
        account * LAST_CHARACTERS,
        (account + 1) * LAST_CHARACTERS,
      ),
      created: this.#keyCreated[account]!,
    };
  }

  /** Sets a user's key in place of the one before. */
  setKey(account: number, key: KeyFacts): void {
    this.clearKey(account);
    this.#hashes.set(key.hash, account * HASH_BYTES);
    for (let index = 0; index < LAST_CHARACTERS; index++) {
      this.#lastFours[account * LAST_CHARACTERS + index] = key.lastFour.charCodeAt(index);
    }
    this.#keyCreated[account] = key.created;
    this.#flags[account]! |= HAS_KEY;
    this.#byKey.add(account);
  }

  clearKey(account: number): void {
    if ((this.#flags[account]! & HAS_KEY) === 0) return;
    this.#byKey.remove(account);
    this.#flags[account]! &= ~HAS_KEY;
  }

  /** Finds another account with the same name, in any case. @returns 0 if there is none. */
  #numberOfSameName(account: number): number {
    const index = this.#byName;
    const hash = this.#nameHash(account);
    for (let entry = index.first(hash); ; entry = index.next(entry)) {
      const other = index.at(entry);
      if (other === 0) return 0;
      if (!index.mayHave(entry, hash) || this.#nameHash(other) !== hash) continue;
      if (foldedName(this.name(other)) === foldedName(this.name(account))) return other;
    }
  }

  #hasHash(account: number, hash: string): boolean {
    const start = account * HASH_BYTES;
    for (let index = 0; index < HASH_BYTES; index++) {
      if (this.#hashes[start + index] !== hash.charCodeAt(index)) return false;
    }
    return true;
  }

  #setFlag(account: number, { flag, on }: { flag: number; on: boolean }): void {
    if (on) this.#flags[account]! |= flag;
    else this.#flags[account]! &= ~flag;
  }

  #nameHash(account: number): number {
    const start = this.#nameEnds[account - 1]!;
    const end = this.#nameEnds[account]!;
    for (let at = start; at < end; at++) {
      if (this.#names[at]! >= 0x80) {
        const bytes = Buffer.from(foldedName(this.#names.toString("utf8", start, end)));
        return this.#hash(bytes, 0, bytes.length);
      }
    }
    return this.#hash(this.#names, start, end);
  }

  /** Computes FNV-1a with a seed of this process, so that nobody can choose names that all collide. */
  #hash(bytes: Uint8Array, start: number, end: number): number {
    let hash = this.#nameSeed;
    for (let at = start; at < end; at++) {
      const code = bytes[at]!;
      hash = Math.imul(hash ^ (code >= 0x41 && code <= 0x5a ? code | 0x20 : code), 0x01000193);
    }
    return hash;
  }

  #grow(account: number): void {
    if (account < this.#capacity) return;
    const capacity = Math.max(64, account + 1 + (account >> 2));
    this.#flags = copied(this.#flags, new Uint8Array(capacity));
    this.#limits = copied(this.#limits, new Uint32Array(capacity));
    this.#created = copied(this.#created, new Uint32Array(capacity));
    this.#nameEnds = copied(this.#nameEnds, new Uint32Array(capacity));
    this.#keyCreated = copied(this.#keyCreated, new Uint32Array(capacity));
    this.#hashes = copied(this.#hashes, Buffer.alloc(capacity * HASH_BYTES));
    this.#lastFours = copied(this.#lastFours, Buffer.alloc(capacity * LAST_CHARACTERS));
    this.#capacity = capacity;
  }
}

function copied<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

function enlarged(bytes: Buffer, needed: number): Buffer {
  const larger = Buffer.alloc(needed + (needed >> 3) + 64);
  bytes.copy(larger);
  return larger;
}
