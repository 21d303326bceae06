import type { Day, DayClock } from "../../base/clock.ts";
import { messageOf } from "../../base/errors.ts";
import { MonotonicDay } from "../usage/mod.ts";
import { type EngineClient, pause } from "./engine_client.ts";
import type { Layout } from "./layout.ts";
import { countsOfPieces, readPieces } from "./past_days.ts";
import { type CountedDay, encodeDay, type SharedState } from "./shared_state.ts";
import { type Condition, nested, put, revisionOf, unchanged } from "./transaction.ts";

const RETRY_MS = 500;
/** How often it is put on record that the clocks are behind, or not any more. */
const NOTE_INTERVAL_MS = 60_000;
/** The counts that are put back at once. */
const COUNTS_AT_ONCE = 100;

/** The parts of a `DayTurn`. */
export interface DayTurnOptions {
  readonly clock: DayClock;
  readonly client: EngineClient;
  readonly layout: Layout;
  readonly shared: SharedState;
  readonly warn: (message: string) => void;
}

/**
 * The turn of the day: the first process whose clock shows the next day puts it on record, and all others follow. As in
 * the local store a day that passed is not opened again before clocks have shown it for 24 hours.
 */
export class DayTurn {
  readonly #options: DayTurnOptions;
  #monotonic: MonotonicDay;
  #followed: CountedDay;
  #turning: Promise<void> | undefined;
  #notedAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(options: DayTurnOptions) {
    this.#options = options;
    this.#followed = options.shared.day;
    this.#monotonic = this.#follow();
  }

  /** Returns the day that is counted now, or will be as soon as that is on record. */
  today(): Day {
    if (this.#options.shared.day !== this.#followed) this.#monotonic = this.#follow();
    return this.#monotonic.today();
  }

  /** Settles when the day of the clock is on record; undefined where it is. */
  get due(): undefined | Promise<void> {
    const { date } = this.today();
    const { day } = this.#options.shared;
    if (this.#turning !== undefined) return this.#turning;
    if (date === day.date) {
      if (this.#monotonic.clockBehindSince !== day.clockBehindSince) this.#note();
      return undefined;
    }
    this.#turning = this.#turn().finally(() => {
      this.#turning = undefined;
    });
    return this.#turning;
  }

  close(): void {
    this.#isClosed = true;
  }

  #follow(): MonotonicDay {
    const { clock, shared } = this.#options;
    this.#followed = shared.day;
    const { date: last, clockBehindSince } = shared.day;
    return new MonotonicDay(clock, { last, clockBehindSince });
  }

  async #turn(): Promise<void> {
    const { shared, warn } = this.#options;
    for (let isTold = false; !this.#isClosed; await pause(RETRY_MS)) {
      try {
        await shared.current();
        const { date } = this.today();
        if (date === shared.day.date) return;
        const compacted = await this.#reopen(date);
        const { clockBehindSince } = this.#monotonic;
        // Not if it was compacted meanwhile.
        await this.#record({ date, clockBehindSince }, [
          unchanged(this.#options.layout.history(date), compacted),
        ]);
        if (this.today().date === shared.day.date) return;
      } catch (error) {
        if (!isTold) warn(`Cannot begin the day: ${messageOf(error)}; trying again`);
        isTold = true;
      }
    }
  }

  /** Puts on record, now and then, that the clock is behind the counted day, or has caught up. */
  #note(): void {
    const now = performance.now();
    if (now < this.#notedAt + NOTE_INTERVAL_MS) return;
    this.#notedAt = now;
    const { clockBehindSince } = this.#monotonic;
    const { date } = this.#options.shared.day;
    void this.#record({ date, clockBehindSince }).catch(() => {});
  }

  async #record(day: CountedDay, conditions: readonly Condition[] = []): Promise<void> {
    const { client, layout, shared } = this.#options;
    const result = await client.attempt({
      compare: [unchanged(layout.day, shared.dayRevision), ...conditions],
      success: [put(layout.day, encodeDay(day))],
      failure: shared.reads,
    });
    if (result.succeeded) shared.noteDay(day, revisionOf(result));
    else if (!shared.learn(result, 0)) await shared.current();
  }

  /** Puts the counts of a day back that was compacted, as a wrong clock shows it again. @returns Its revision, or 0. */
  async #reopen(date: string): Promise<number> {
    const { client, layout } = this.#options;
    const { revision, pieces } = await readPieces({ client, layout, date });
    const counts = [...countsOfPieces(pieces)];
    for (let at = 0; at < counts.length; at += COUNTS_AT_ONCE) {
      const success = counts.slice(at, at + COUNTS_AT_ONCE).map(([account, count]) => {
        const key = layout.count(date, account);
        return nested({ compare: [unchanged(key, 0)], success: [put(key, String(count))] });
      });
      await client.repeat(() => client.attempt({ success }));
    }
    return revision;
  }
}
