import type { Doubt, DropCounts, Place } from "./edition.ts";

/** More doubts than a person would read are only counted. */
const MOST_DOUBTS = 1000;

/** What an import left behind, by kind and counted, and what it was not sure of. */
export class Findings {
  readonly #dropped = new Map<string, number>();
  readonly #doubts = new Map<string, Doubt & { times: number }>();
  #doubtCount = 0;

  /** Counts something that is no verse text. */
  drop(kind: string, count = 1): void {
    if (count > 0) this.#dropped.set(kind, (this.#dropped.get(kind) ?? 0) + count);
  }

  /** Notes something that a person should look at; the same again in the same file is counted with the first. */
  doubt(message: string, place: Place): void {
    this.#doubtCount += 1;
    const key = `${place.file} ${message}`;
    const known = this.#doubts.get(key);
    if (known !== undefined) known.times += 1;
    else if (this.#doubts.size < MOST_DOUBTS) {
      this.#doubts.set(key, { ...place, message, times: 1 });
    }
  }

  get dropped(): DropCounts {
    return this.#dropped;
  }

  get doubts(): Doubt[] {
    return [...this.#doubts.values()];
  }

  get doubtCount(): number {
    return this.#doubtCount;
  }
}
