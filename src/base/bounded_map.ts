/**
 * A map that forgets what was set longest ago, so that strangers cannot make it grow.
 *
 * There are two generations: when the younger is full, the older is dropped and the younger takes its place. Taking
 * single entries from the front of a map instead would cost more the more of them were taken.
 */
export class BoundedMap<V> {
  readonly #room: number;
  #younger = new Map<string, V>();
  #older = new Map<string, V>();

  /** @param room Entries that are remembered for certain; there are never more than twice as many. */
  constructor(room: number) {
    this.#room = room;
  }

  get(key: string): V | undefined {
    return this.#younger.get(key) ?? this.#older.get(key);
  }

  set(key: string, value: V): void {
    if (this.#younger.size >= this.#room && !this.#younger.has(key)) {
      this.#older = this.#younger;
      this.#younger = new Map();
    }
    this.#younger.set(key, value);
  }

  delete(key: string): void {
    this.#younger.delete(key);
    this.#older.delete(key);
  }

  clear(): void {
    this.#younger.clear();
    this.#older.clear();
  }
}
