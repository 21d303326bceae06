/** The requests counted on a day, by account number: 5 bytes an account, growing as accounts come. */
export class DayCounts {
  #counts = new Uint32Array(0);
  #changed = new Uint8Array(0);
  #changedAccounts = new Uint32Array(256);
  #before = new Uint32Array(256);
  #changedLength = 0;

  /** The number of accounts that have changed since `commit` or `rollback`. */
  get changedLength(): number {
    return this.#changedLength;
  }

  /** Returns the requests counted for an account. */
  get(account: number): number {
    return account < this.#counts.length ? this.#counts[account]! : 0;
  }

  /** Counts one more for an account. */
  add(account: number): void {
    if (account >= this.#counts.length) this.#grow(account);
    if (this.#changed[account] === 0) this.#remember(account);
    this.#counts[account]!++;
  }

  /** Raises the count of an account to that of a record. */
  raise(account: number, count: number): void {
    if (account >= this.#counts.length) this.#grow(account);
    if (count > this.#counts[account]!) this.#counts[account] = count;
  }

  /** Returns the account that was the `index`th to change. */
  changedAccount(index: number): number {
    return this.#changedAccounts[index]!;
  }

  /** Keeps the changes, which are on record. */
  commit(): void {
    for (let index = 0; index < this.#changedLength; index++)
      this.#changed[this.#changedAccounts[index]!] = 0;
    this.#changedLength = 0;
  }

  /** Undoes the changes, which could not be put on record. */
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

  /** The number of accounts that there is room for. */
  get capacity(): number {
    return this.#counts.length;
  }

  /** Copies all counts by account number, without the changes since `commit`. */
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
