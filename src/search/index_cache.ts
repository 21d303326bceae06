import { Mutex } from "../base/concurrency.ts";
import type { Translation } from "../corpus/mod.ts";
import { buildIndex } from "./build.ts";
import type { SearchIndex } from "./search_index.ts";
import { inSlices } from "./slices.ts";

/**
 * The indexes of the translations that were searched. Each is built at its translation's first search and dropped with
 * the translation, or when others need its memory.
 */
export class SearchIndexCache {
  readonly #indexes = new WeakMap<Translation, SearchIndex>();
  readonly #building = new WeakMap<Translation, Promise<SearchIndex>>();
  readonly #builds = new Mutex();
  /** In the order in which they were used. */
  #kept: { readonly translation: WeakRef<Translation>; readonly size: number }[] = [];
  #memory: number;

  /** @param memory The bytes that the indexes may take together. One that is larger is not kept. */
  constructor(memory: number) {
    this.#memory = memory;
  }

  /** The bytes that the kept indexes take. */
  get size(): number {
    return this.#kept.reduce((sum, { size }) => sum + size, 0);
  }

  /** Changes the bytes that the indexes may take together. */
  setLimit(memory: number): void {
    this.#memory = memory;
    this.#makeRoom(0);
  }

  /** Returns the index of a translation where it is kept. */
  cached(translation: Translation): SearchIndex | undefined {
    const index = this.#indexes.get(translation);
    if (index !== undefined) this.#markUsed(translation);
    return index;
  }

  /** Returns the index of a translation; where there is none it is built, in slices of time, one after the other. */
  async get(translation: Translation): Promise<SearchIndex> {
    const kept = this.cached(translation);
    if (kept !== undefined) return kept;
    let building = this.#building.get(translation);
    if (building === undefined) {
      building = this.#build(translation);
      this.#building.set(translation, building);
      building.then(
        (index) => this.#keep(translation, index),
        () => this.#building.delete(translation),
      );
    }
    return await building;
  }

  async #build(translation: Translation): Promise<SearchIndex> {
    const release = await this.#builds.acquire();
    try {
      return await inSlices(buildIndex(translation));
    } finally {
      release();
    }
  }

  #keep(translation: Translation, index: SearchIndex): void {
    this.#building.delete(translation);
    const { size } = index;
    if (size > this.#memory) return;
    this.#makeRoom(size);
    this.#indexes.set(translation, index);
    this.#kept.push({ translation: new WeakRef(translation), size });
  }

  #markUsed(translation: Translation): void {
    const index = this.#kept.findIndex((kept) => kept.translation.deref() === translation);
    this.#kept.push(...this.#kept.splice(index, 1));
  }

  /** Drops indexes of translations that are gone, then those used longest ago, until some bytes more are free. */
  #makeRoom(bytes: number): void {
    this.#kept = this.#kept.filter(({ translation }) => translation.deref() !== undefined);
    while (this.#kept.length > 0 && this.size + bytes > this.#memory) {
      const translation = this.#kept.shift()!.translation.deref();
      if (translation !== undefined) this.#indexes.delete(translation);
    }
  }
}
