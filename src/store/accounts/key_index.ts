/** A place holds an account number in its low bits and some bits of the account's hash above them. */
const ACCOUNT_BITS = 26;
const ACCOUNT_MASK = (1 << ACCOUNT_BITS) - 1;

/** The highest account number that there can be. */
export const LARGEST_ACCOUNT = ACCOUNT_MASK;

/**
 * Finds accounts by a 32-bit hash of something of theirs: a table with open addressing that holds account numbers only.
 *
 * The caller compares what is found with what was looked for, so the table needs no copy of it: 4 bytes a place, at
 * most every other place taken. Six bits of the hash beside the number spare most comparisons in vain.
 */
export class KeyIndex {
  #places = new Int32Array(16);
  #mask = 15;
  #taken = 0;
  readonly #hashOf: (account: number) => number;

  /** @param hashOf The hash of an account that is in the index. */
  constructor(hashOf: (account: number) => number) {
    this.#hashOf = hashOf;
  }

  /** The first place to look at for a hash. */
  first(hash: number): number {
    return mixed(hash) & this.#mask;
  }

  /** The place after one that held something else. */
  next(place: number): number {
    return (place + 1) & this.#mask;
  }

  /** The account at a place; 0 says that what is looked for is not there. */
  at(place: number): number {
    return this.#places[place]! & ACCOUNT_MASK;
  }

  /** Whether the account at a place can be one with this hash. */
  mayHave(place: number, hash: number): boolean {
    return this.#places[place]! >>> ACCOUNT_BITS === mixed(hash) >>> ACCOUNT_BITS;
  }

  /** Makes room for so many accounts at once. */
  reserve(accounts: number): void {
    let places = this.#places.length;
    while (accounts * 2 > places) places *= 2;
    if (places > this.#places.length) this.#rebuild(places);
  }

  /** Adds an account, which must not be in it. */
  add(account: number): void {
    this.reserve(this.#taken + 1);
    this.#put(account);
    this.#taken++;
  }

  /** Takes an account out, which must be in it and still have its hash. */
  remove(account: number): void {
    let hole = this.first(this.#hashOf(account));
    while (this.at(hole) !== account) hole = this.next(hole);
    // What follows moves up where that brings it no nearer than its first place, so that no search ends too early.
    for (let place = this.next(hole); this.#places[place] !== 0; place = this.next(place)) {
      const home = this.first(this.#hashOf(this.at(place)));
      if (((place - home) & this.#mask) >= ((place - hole) & this.#mask)) {
        this.#places[hole] = this.#places[place]!;
        hole = place;
      }
    }
    this.#places[hole] = 0;
    this.#taken--;
  }

  #rebuild(places: number): void {
    const before = this.#places;
    this.#places = new Int32Array(places);
    this.#mask = places - 1;
    for (const held of before) if (held !== 0) this.#put(held & ACCOUNT_MASK);
  }

  #put(account: number): void {
    const hash = mixed(this.#hashOf(account));
    let place = hash & this.#mask;
    while (this.#places[place] !== 0) place = this.next(place);
    this.#places[place] = (hash & ~ACCOUNT_MASK) | account;
  }
}

/** Spreads a hash over all bits (the finaliser of MurmurHash3), so that the low ones alone do. */
function mixed(hash: number): number {
  let value = hash | 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
