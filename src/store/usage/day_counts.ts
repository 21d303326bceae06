/** The requests counted on a day, by account number. */
export class DayCounts {
  readonly #counts = new Map<number, number>();
  /** The accounts that have changed since `commit` or `rollback`, with their counts before. */
  readonly #before = new Map<number, number>();

  /** True if something was added since `commit` or `rollback`. */
  get isChanged(): boolean {
    return this.#before.size > 0;
  }

  /** The number of accounts with a request. */
  get size(): number {
    return this.#counts.size;
  }

  /** Returns the requests counted for an account. */
  get(account: number): number {
    return this.#counts.get(account) ?? 0;
  }

  /** Counts one more for an account. */
  add(account: number): void {
    const count = this.get(account);
    if (!this.#before.has(account)) this.#before.set(account, count);
    this.#counts.set(account, count + 1);
  }

  /** Raises the count of an account to that of a record. */
  raise(account: number, count: number): void {
    if (count > this.get(account)) this.#counts.set(account, count);
  }

  /** Yields the accounts that have changed since `commit` or `rollback`. */
  changed(): IterableIterator<number> {
    return this.#before.keys();
  }

  /** Keeps the changes, which are on record. */
  commit(): void {
    this.#before.clear();
  }

  /** Undoes the changes, which could not be put on record. */
  rollback(): void {
    for (const [account, count] of this.#before) setCount(this.#counts, account, count);
    this.commit();
  }

  /** Copies all counts by account number, without the changes since `commit`. */
  committed(): Map<number, number> {
    const copy = new Map(this.#counts);
    for (const [account, count] of this.#before) setCount(copy, account, count);
    return copy;
  }
}

function setCount(counts: Map<number, number>, account: number, count: number): void {
  if (count === 0) counts.delete(account);
  else counts.set(account, count);
}
