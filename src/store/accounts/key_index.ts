/** An entry holds an account number in its low bits and some bits of the account's hash above them. */
const ACCOUNT_BITS = 26;
const ACCOUNT_MASK = (1 << ACCOUNT_BITS) - 1;

/** The highest account number. */
export const LARGEST_ACCOUNT = ACCOUNT_MASK;

/**
 * A hash table from keys to account numbers, with open addressing.
 *
 * It holds numbers only, and the caller compares the keys: 4 bytes an entry, at most every other entry taken. Six bits
 * of the hash beside the number spare most comparisons in vain.
 */
export class KeyIndex {
  #entries = new Int32Array(16);
  #mask = 15;
  #size = 0;
  readonly #hashOf: (account: number) => number;

  /** @param hashOf Returns the 32-bit hash of the key of an account in the index. */
  constructor(hashOf: (account: number) => number) {
    this.#hashOf = hashOf;
  }

  /** Returns the first entry to look at for a hash. */
  first(hash: number): number {
    return mixed(hash) & this.#mask;
  }

  /** Returns the entry after one that held another key. */
  next(entry: number): number {
    return (entry + 1) & this.#mask;
  }

  /** Returns the account of an entry; 0 if it is free, and the key not in the index. */
  at(entry: number): number {
    return this.#entries[entry]! & ACCOUNT_MASK;
  }

  /** Returns false if the key of an entry has another hash. */
  mayHave(entry: number, hash: number): boolean {
    return this.#entries[entry]! >>> ACCOUNT_BITS === mixed(hash) >>> ACCOUNT_BITS;
  }

  /** Makes room for so many accounts. */
  reserve(accounts: number): void {
    let entries = this.#entries.length;
    while (accounts * 2 > entries) entries *= 2;
    if (entries > this.#entries.length) this.#rebuild(entries);
  }

  /** Adds an account, which must not be in the index. */
  add(account: number): void {
    this.reserve(this.#size + 1);
    this.#put(account);
    this.#size++;
  }

  /** Removes an account, which must be in the index with the same key. */
  remove(account: number): void {
    let hole = this.first(this.#hashOf(account));
    while (this.at(hole) !== account) hole = this.next(hole);
    // The entries after it move up, but not before their first one, so that no search ends too early.
    for (let entry = this.next(hole); this.#entries[entry] !== 0; entry = this.next(entry)) {
      const home = this.first(this.#hashOf(this.at(entry)));
      if (((entry - home) & this.#mask) >= ((entry - hole) & this.#mask)) {
        this.#entries[hole] = this.#entries[entry]!;
        hole = entry;
      }
    }
    this.#entries[hole] = 0;
    this.#size--;
  }

  #rebuild(entries: number): void {
    const before = this.#entries;
    this.#entries = new Int32Array(entries);
    this.#mask = entries - 1;
    for (const held of before) if (held !== 0) this.#put(held & ACCOUNT_MASK);
  }

  #put(account: number): void {
    const hash = mixed(this.#hashOf(account));
    let entry = hash & this.#mask;
    while (this.#entries[entry] !== 0) entry = this.next(entry);
    this.#entries[entry] = (hash & ~ACCOUNT_MASK) | account;
  }
}

/** Mixes all bits of a hash into each (the finaliser of MurmurHash3): its low bits alone choose the entry. */
function mixed(hash: number): number {
  let value = hash | 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
