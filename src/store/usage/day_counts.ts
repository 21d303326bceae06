/** The requests counted on a day, by account number: accounts without any have no entry. */
export class DayCounts {
  readonly #counts: number[] = [];
  readonly #committed: number[] = [];
  readonly #changed: number[] = [];

  /** The accounts that have changed since `commit` or `rollback`. */
  get changed(): readonly number[] {
    return this.#changed;
  }

  /** The highest account number with a request, and one more. */
  get length(): number {
    return this.#counts.length;
  }

  /** Returns the requests counted for an account. */
  get(account: number): number {
    return this.#counts[account] ?? 0;
  }

  /** Counts one more for an account. */
  add(account: number): void {
    const count = this.get(account);
    if (count === (this.#committed[account] ?? 0)) this.#changed.push(account);
    this.#counts[account] = count + 1;
  }

  /** Raises the count of an account to that of a record. */
  raise(account: number, count: number): void {
    if (count <= this.get(account)) return;
    this.#counts[account] = count;
    this.#committed[account] = count;
  }

  /** Keeps the changes, which are on record. */
  commit(): void {
    for (const account of this.#changed) this.#committed[account] = this.#counts[account]!;
    this.#changed.length = 0;
  }

  /** Undoes the changes, which could not be put on record. */
  rollback(): void {
    for (const account of this.#changed) this.#counts[account] = this.#committed[account] ?? 0;
    this.#changed.length = 0;
  }

  /** Copies all counts by account number, without the changes since `commit`. */
  committed(): number[] {
    return this.#committed.slice();
  }
}
