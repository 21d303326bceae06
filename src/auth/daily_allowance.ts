import { BoundedMap } from "../base/bounded_map.ts";

/** Clients remembered at once; beyond it those that were there first are forgotten. */
const MOST_CLIENTS = 50_000;

/** Counts what clients without a key may do in a day. It is kept in memory only. */
export class DailyAllowance {
  readonly #limit: () => number;
  readonly #today: () => string;
  readonly #counts = new BoundedMap<number>(MOST_CLIENTS);
  #date = "";

  /**
   * @param limit How often each client may, a day, at this moment.
   * @param today The present date; when it changes, all begin anew.
   */
  constructor(limit: () => number, today: () => string) {
    this.#limit = limit;
    this.#today = today;
  }

  /** Takes one of a client's times for today; false where none is left. */
  take(client: string): boolean {
    const date = this.#today();
    if (date !== this.#date) {
      this.#date = date;
      this.#counts.clear();
    }
    const count = this.#counts.get(client) ?? 0;
    if (count >= this.#limit()) return false;
    this.#counts.set(client, count + 1);
    return true;
  }

  /** Gives back one of the times that a client took, because nothing came of it. */
  giveBack(client: string): void {
    const count = this.#counts.get(client);
    if (count !== undefined && count > 0) this.#counts.set(client, count - 1);
  }
}
