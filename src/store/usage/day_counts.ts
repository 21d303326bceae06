/** The requests counted on one day: by account number, 5 bytes an account, growing as accounts come. */
export class DayCounts {
  #counts = new Uint32Array(0);
  #changed = new Uint8Array(0);
  #changedAccounts = new Uint32Array(256);
  #before = new Uint32Array(256);
  #changedLength = 0;

  /** How many accounts have changed since `commit` or `rollback`. */
  get changedLength(): number {
    return this.#changedLength;
  }

  /** The requests counted for an account. */
  get(account: number): number {
    return account < this.#counts.length ? this.#counts[account]! : 0;
  }

  /** Counts one more for an account. */
  add(account: number): void {
    if (account >= this.#counts.length) this.#grow(account);
    if (this.#changed[account] === 0) this.#remember(account);
    this.#counts[account]!++;
  }

  /** Raises the count of an account to what a record says. */
  raise(account: number, count: number): void {
    if (account >= this.#counts.length) this.#grow(account);
    if (count > this.#counts[account]!) this.#counts[account] = count;
  }

  /** The account that was the `index`th to change. */
  changedAccount(index: number): number {
    return this.#changedAccounts[index]!;
  }

  /** What changed is on record: forget that it changed. */
  commit(): void {
    for (let index = 0; index < this.#changedLength; index++)
      this.#changed[this.#changedAccounts[index]!] = 0;
    this.#changedLength = 0;
  }

  /** What changed could not be put on record: takes it back. */
  rollback(): void {
    for (let index = 0; index < this.#changedLength; index++) {
      this.#counts[this.#changedAccounts[index]!] = this.#before[index]!;
    }
    this.commit();
  }

  /** Makes room for accounts up to this number. */
  reserve(account: number): void {
    if (account >= this.#counts.length) this.#grow(account);
  }

  /** How many accounts there is room for. */
  get capacity(): number {
    return this.#counts.length;
  }

  /** A copy of all counts by account number, without what has changed since `commit`. */
  committed(): Uint32Array {
    const copy = this.#counts.slice();
    for (let index = 0; index < this.#changedLength; index++) {
      copy[this.#changedAccounts[index]!] = this.#before[index]!;
    }
    return copy;
  }

  #remember(account: number): void {
    if (this.#changedLength === this.#changedAccounts.length) {
      this.#changedAccounts = copied(
        this.#changedAccounts,
        new Uint32Array(2 * this.#changedLength),
      );
      this.#before = copied(this.#before, new Uint32Array(2 * this.#changedLength));
    }
    this.#changed[account] = 1;
    this.#changedAccounts[this.#changedLength] = account;
    this.#before[this.#changedLength++] = this.#counts[account]!;
  }

  #grow(account: number): void {
    const capacity = Math.max(8, account + 1 + (account >> 3));
    this.#counts = copied(this.#counts, new Uint32Array(capacity));
    this.#changed = copied(this.#changed, new Uint8Array(capacity));
  }
}

function copied<T extends Uint8Array | Uint32Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
