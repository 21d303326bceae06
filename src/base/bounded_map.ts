/**
 * A map that forgets what was set or read longest ago, so that strangers cannot make it grow: for caches, and for what
 * is remembered of clients.
 *
 * There are two generations: when the younger is full, the older is dropped and the younger takes its place. Taking
 * single entries from the front of a map instead would cost more the more of them were taken.
 */
export class BoundedMap<V> {
  readonly #capacity: number;
  readonly #sizeOf: (value: V, key: string) => number;
  #younger = new Map<string, V>();
  #older = new Map<string, V>();
  /** The size of the younger generation. */
  #size = 0;

  /**
   * @param capacity The size that is kept for certain; there is never more than twice as much.
   * @param options `sizeOf`: The size of an entry; 1 unless given. An entry larger than the capacity is not kept.
   */
  constructor(capacity: number, { sizeOf = () => 1 }: { sizeOf?: (value: V, key: string) => number } = {}) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: string): V | undefined {
    const young = this.#younger.get(key);
    if (young !== undefined) return young;
    const old = this.#older.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: V): void {
    const size = this.#sizeOf(value, key);
    if (size > this.#capacity) {
      this.delete(key);
      return;
    }
    const before = this.#younger.get(key);
    if (before !== undefined) this.#size -= this.#sizeOf(before, key);
    if (this.#size + size > this.#capacity) {
      this.#younger.delete(key);
      this.#older = this.#younger;
      this.#younger = new Map();
      this.#size = 0;
    }
    this.#younger.set(key, value);
    this.#size += size;
  }

  delete(key: string): void {
    const young = this.#younger.get(key);
    if (young !== undefined) this.#size -= this.#sizeOf(young, key);
    this.#younger.delete(key);
    this.#older.delete(key);
  }

  clear(): void {
    this.#younger.clear();
    this.#older.clear();
    this.#size = 0;
  }
}

/** A map of any kind, in which values are kept. */
interface Keeper<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** Returns the value of a key, which is made and kept where the map has none. */
export function kept<K, V>(values: Keeper<K, V>, key: K, make: (key: K) => V): V {
  let value = values.get(key);
  if (value === undefined) {
    value = make(key);
    values.set(key, value);
  }
  return value;
}

/** Returns a function that makes a value when it is first asked for, and keeps it. */
export function once<V>(make: () => V): () => V {
  let value: V | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Returns a function that makes the value of each object once. */
export function oncePer<K extends WeakKey, V>(make: (key: K) => V): (key: K) => V {
  const values = new WeakMap<K, V>();
  return (key) => kept(values, key, make);
}
