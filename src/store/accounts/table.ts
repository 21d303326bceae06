import { Buffer } from "node:buffer";
import { randomBytes } from "node:crypto";
import { LARGEST_SLOT, SlotIndex } from "./slot_index.ts";
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
 * The users and their keys in memory, by slot number, in columns: about 75 bytes a user and no object at all.
 *
 * A slot number is given once, counted from 1, and never again, for the counts of past days refer to it.
 */
export class AccountTable {
  #last = 0;
  /** The highest slot number of a user who was added; less than `last` after `given`. */
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
  #byName = new SlotIndex((slot) => this.#nameHash(slot));
  #byKey = new SlotIndex((slot) => this.#hashes.readInt32LE(slot * HASH_BYTES));

  /** The highest slot number given so far. */
  get last(): number {
    return this.#last;
  }

  /** The numbers of the users who are there, in order. */
  *slots(): Generator<number> {
    for (let slot = 1; slot <= this.#last; slot++) if (this.isPresent(slot)) yield slot;
  }

  /** Adds a user. @throws {Error} If the slot number was given before, or the name is taken. */
  add(slot: number, user: { name: string; admin: boolean; created: number }): void {
    if (slot <= this.#lastAdded) throw new Error(`the slot ${slot} was given before`);
    if (slot > LARGEST_SLOT) throw new Error(`there is no slot ${slot}`);
    this.#grow(slot);
    const start = this.#nameEnds[this.#lastAdded]!;
    const length = 3 * user.name.length;
    if (start + length > this.#names.length) this.#names = enlarged(this.#names, start + length);
    this.#nameEnds.fill(start, this.#lastAdded + 1, slot);
    this.#nameEnds[slot] = start + this.#names.write(user.name, start);
    if (this.#slotOfSameName(slot) !== 0) throw new Error("the name was taken already");
    this.#lastAdded = slot;
    this.#last = Math.max(this.#last, slot);
    this.#flags[slot] = PRESENT | (user.admin ? ADMIN : 0);
    this.#created[slot] = user.created;
    this.#byName.add(slot);
  }

  /** Takes note that slot numbers up to this one were given once, and makes room for them. */
  given(slot: number): void {
    if (slot <= this.#last) return;
    this.reserve(slot);
    this.#last = slot;
  }

  /** Makes room for slots up to this one. */
  reserve(slot: number): void {
    this.#grow(slot);
    this.#byName.reserve(slot);
    this.#byKey.reserve(slot);
  }

  /** Takes a user and the user's key away. */
  remove(slot: number): void {
    this.clearKey(slot);
    this.#byName.remove(slot);
    this.#flags[slot] = 0;
  }

  isPresent(slot: number): boolean {
    return slot > 0 && slot <= this.#last && (this.#flags[slot]! & PRESENT) !== 0;
  }

  /** The user of a name, whatever the case of its letters; 0 if there is none. */
  slotOfName(name: string): number {
    const index = this.#byName;
    const wanted = foldedName(name);
    const bytes = Buffer.from(wanted);
    const hash = this.#hash(bytes, 0, bytes.length);
    for (let place = index.first(hash); ; place = index.next(place)) {
      const slot = index.at(place);
      if (slot === 0) return 0;
      if (index.mayHave(place, hash) && foldedName(this.name(slot)) === wanted) return slot;
    }
  }

  name(slot: number): string {
    return this.#names.toString("utf8", this.#nameEnds[slot - 1]!, this.#nameEnds[slot]!);
  }

  /** Unix time in seconds. */
  created(slot: number): number {
    return this.#created[slot]!;
  }

  isAdmin(slot: number): boolean {
    return (this.#flags[slot]! & ADMIN) !== 0;
  }

  isDisabled(slot: number): boolean {
    return (this.#flags[slot]! & DISABLED) !== 0;
  }

  setAdmin(slot: number, admin: boolean): void {
    this.#setFlag(slot, { flag: ADMIN, on: admin });
  }

  setDisabled(slot: number, disabled: boolean): void {
    this.#setFlag(slot, { flag: DISABLED, on: disabled });
  }

  /** The user's own daily limit; undefined where the default holds. */
  limit(slot: number): number | undefined {
    const stored = this.#limits[slot]!;
    return stored === 0 ? undefined : stored - 1;
  }

  setLimit(slot: number, limit: number | undefined): void {
    this.#limits[slot] = limit === undefined ? 0 : limit + 1;
  }

  /** The slot of a key by its SHA-256 as a string of 32 characters, one a byte; 0 if no live key has it. */
  slotOfKeyHash(hash: string): number {
    const index = this.#byKey;
    const start =
      hash.charCodeAt(0) |
      (hash.charCodeAt(1) << 8) |
      (hash.charCodeAt(2) << 16) |
      (hash.charCodeAt(3) << 24);
    for (let place = index.first(start); ; place = index.next(place)) {
      const slot = index.at(place);
      if (slot === 0 || (index.mayHave(place, start) && this.#hasHash(slot, hash))) return slot;
    }
  }

  key(slot: number): KeyFacts | undefined {
    if ((this.#flags[slot]! & HAS_KEY) === 0) return undefined;
    return {
      hash: this.#hashes.subarray(slot * HASH_BYTES, (slot + 1) * HASH_BYTES),
      lastFour: this.#lastFours.toString(
        "latin1",
        slot * LAST_CHARACTERS,
        (slot + 1) * LAST_CHARACTERS,
      ),
      created: this.#keyCreated[slot]!,
    };
  }

  /** Gives a user a key in place of the one before. */
  setKey(slot: number, key: KeyFacts): void {
    this.clearKey(slot);
    this.#hashes.set(key.hash, slot * HASH_BYTES);
    for (let index = 0; index < LAST_CHARACTERS; index++) {
      this.#lastFours[slot * LAST_CHARACTERS + index] = key.lastFour.charCodeAt(index);
    }
    this.#keyCreated[slot] = key.created;
    this.#flags[slot]! |= HAS_KEY;
    this.#byKey.add(slot);
  }

  clearKey(slot: number): void {
    if ((this.#flags[slot]! & HAS_KEY) === 0) return;
    this.#byKey.remove(slot);
    this.#flags[slot]! &= ~HAS_KEY;
  }

  /** Another user than the one in the slot whose name is the same in any case; 0 if there is none. */
  #slotOfSameName(slot: number): number {
    const index = this.#byName;
    const hash = this.#nameHash(slot);
    for (let place = index.first(hash); ; place = index.next(place)) {
      const other = index.at(place);
      if (other === 0) return 0;
      if (!index.mayHave(place, hash) || this.#nameHash(other) !== hash) continue;
      if (foldedName(this.name(other)) === foldedName(this.name(slot))) return other;
    }
  }

  #hasHash(slot: number, hash: string): boolean {
    const start = slot * HASH_BYTES;
    for (let index = 0; index < HASH_BYTES; index++) {
      if (this.#hashes[start + index] !== hash.charCodeAt(index)) return false;
    }
    return true;
  }

  #setFlag(slot: number, { flag, on }: { flag: number; on: boolean }): void {
    if (on) this.#flags[slot]! |= flag;
    else this.#flags[slot]! &= ~flag;
  }

  #nameHash(slot: number): number {
    const start = this.#nameEnds[slot - 1]!;
    const end = this.#nameEnds[slot]!;
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

  #grow(slot: number): void {
    if (slot < this.#capacity) return;
    const capacity = Math.max(64, slot + 1 + (slot >> 2));
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
