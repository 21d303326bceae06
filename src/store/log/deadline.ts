import { StoreError, StoreUnavailable } from "../wal/mod.ts";

/** A moment until which a request waits for its outcome. */
export class Deadline {
  readonly #passed: Promise<never>;
  #timer: NodeJS.Timeout | undefined;
  #hasPassed = false;

  constructor(milliseconds: number) {
    this.#passed = new Promise((_, reject) => {
      this.#timer = setTimeout(() => {
        this.#hasPassed = true;
        const cause = new StoreError("engine_silent", { seconds: milliseconds / 1000 });
        reject(new StoreUnavailable("cannot_count", {}, { cause }));
      }, milliseconds);
    });
    this.#passed.catch(() => {});
  }

  get hasPassed(): boolean {
    return this.#hasPassed;
  }

  /** Returns the outcome of a promise; rejects once the deadline has passed. */
  limit<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#passed]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
