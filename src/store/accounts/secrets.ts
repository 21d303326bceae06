/** A link or a session. */
interface Secret {
  readonly account: number;
  /** Unix time in seconds. */
  readonly expires: number;
}

/** The links or the sessions of all users, found by their hash and by their account. */
export class Secrets<T extends Secret> {
  readonly #byHash = new Map<string, T>();
  /** The hashes of each account; mostly there is one, which needs no list. */
  readonly #byAccount = new Map<number, string | string[]>();

  get(hash: string): T | undefined {
    return this.#byHash.get(hash);
  }

  /** Returns the hashes of an account, the oldest first. */
  of(account: number): readonly string[] {
    const hashes = this.#byAccount.get(account) ?? [];
    return typeof hashes === "string" ? [hashes] : hashes;
  }

  /** Yields all with their hashes, the oldest first. */
  entries(): IterableIterator<[string, T]> {
    return this.#byHash.entries();
  }

  add(hash: string, secret: T): void {
    const { account } = secret;
    const before = this.of(account);
    this.#byHash.set(hash, secret);
    this.#byAccount.set(account, before.length === 0 ? hash : [...before, hash]);
  }

  delete(hash: string): void {
    const account = this.#byHash.get(hash)?.account;
    if (account === undefined) return;
    this.#byHash.delete(hash);
    const left = this.of(account).filter((other) => other !== hash);
    if (left.length === 0) this.#byAccount.delete(account);
    else this.#byAccount.set(account, left);
  }

  /** Deletes all of an account. */
  deleteOf(account: number): void {
    for (const hash of this.of(account)) this.#byHash.delete(hash);
    this.#byAccount.delete(account);
  }

  /** Deletes those that have expired, up to the oldest one that has not: they expire in the order of their making. */
  deleteExpired(now: number): void {
    for (const [hash, { expires }] of this.#byHash) {
      if (expires > now) return;
      this.delete(hash);
    }
  }
}
