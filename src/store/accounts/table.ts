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

/** What the table keeps of a user's key. */
export interface KeyFacts {
  /** SHA-256 of the key. */
  readonly hash: Uint8Array;
  /** The last four characters of the key, for people to tell keys apart. */
  readonly lastFour: string;
  /** Unix time in seconds. */
  readonly created: number;
}

/**
 * The users and their keys in memory, by account number, in columns: about 75 bytes a user and no object at all.
 *
 * A account number is given once, counted from 1, and never again, for the counts of past days refer to it.
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

  /** The numbers of the users who are there, in order. */
  *accounts(): Generator<number> {
    for (let account = 1; account <= this.#last; account++)
      if (this.isPresent(account)) yield account;
  }

  /** Adds a user. @throws {Error} If the account number was given before, or the name is taken. */
  add(account: number, user: { name: string; admin: boolean; created: number }): void {
    if (account <= this.#lastAdded) throw new Error(`the account ${account} was given before`);
    if (account > LARGEST_ACCOUNT) throw new Error(`there is no account ${account}`);
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

  /** Takes note that account numbers up to this one were given once, and makes room for them. */
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

  /** Takes a user and the user's key away. */
  remove(account: number): void {
    this.clearKey(account);
    this.#byName.remove(account);
    this.#flags[account] = 0;
  }

  isPresent(account: number): boolean {
    return account > 0 && account <= this.#last && (this.#flags[account]! & PRESENT) !== 0;
  }

  /** The user of a name, whatever the case of its letters; 0 if there is none. */
  numberOfName(name: string): number {
    const index = this.#byName;
    const wanted = foldedName(name);
    const bytes = Buffer.from(wanted);
    const hash = this.#hash(bytes, 0, bytes.length);
    for (let place = index.first(hash); ; place = index.next(place)) {
      const account = index.at(place);
      if (account === 0) return 0;
      if (index.mayHave(place, hash) && foldedName(this.name(account)) === wanted) return account;
    }
  }

  name(account: number): string {
    return this.#names.toString("utf8", this.#nameEnds[account - 1]!, this.#nameEnds[account]!);
  }

  /** Unix time in seconds. */
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

  /** The user's own daily limit; undefined where the default holds. */
  limit(account: number): number | undefined {
    const stored = this.#limits[account]!;
    return stored === 0 ? undefined : stored - 1;
  }

  setLimit(account: number, limit: number | undefined): void {
    this.#limits[account] = limit === undefined ? 0 : limit + 1;
  }

  /** The account of a key by its SHA-256 as a string of 32 characters, one a byte; 0 if no live key has it. */
  numberOfKeyHash(hash: string): number {
    const index = this.#byKey;
    const start =
      hash.charCodeAt(0) |
      (hash.charCodeAt(1) << 8) |
      (hash.charCodeAt(2) << 16) |
      (hash.charCodeAt(3) << 24);
    for (let place = index.first(start); ; place = index.next(place)) {
      const account = index.at(place);
      if (account === 0 || (index.mayHave(place, start) && this.#hasHash(account, hash)))
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

  /** Gives a user a key in place of the one before. */
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

  /** Another user than the one in the account whose name is the same in any case; 0 if there is none. */
  #numberOfSameName(account: number): number {
    const index = this.#byName;
    const hash = this.#nameHash(account);
    for (let place = index.first(hash); ; place = index.next(place)) {
      const other = index.at(place);
      if (other === 0) return 0;
      if (!index.mayHave(place, hash) || this.#nameHash(other) !== hash) continue;
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

  /** FNV-1a with a seed of this process, so that nobody can choose names that all fall on one place. */
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
