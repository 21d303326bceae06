import { Problem } from "../../base/problem.ts";
import type { StoreOptions } from "../open.ts";
import type { Warn } from "../wal/mod.ts";
import type { EngineClient } from "./engine_client.ts";

/** How often the clock is compared with those of the engine, in milliseconds. */
const CLOCK_INTERVAL_MS = 60_000;
/** A difference that is not the engine's answer taking its time, in milliseconds. */
const CLOCK_TOLERANCE_MS = 5000;

/** A clock that follows those of the engine where this machine's is wrong. */
export class ClockFollower {
  readonly #client: EngineClient;
  readonly #warn: Warn;
  readonly #own: () => number;
  #offset = 0;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: EngineClient, { clock, warn = () => {} }: Pick<StoreOptions, "clock" | "warn">) {
    this.#client = client;
    this.#own = clock.now;
    this.#warn = warn;
  }

  /** Returns the time by the clocks of the engine. */
  readonly now = (): number => this.#own() + this.#offset;

  async begin(): Promise<void> {
    await this.#compare();
    this.#timer = setInterval(() => void this.#compare(), CLOCK_INTERVAL_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #compare(): Promise<void> {
    const offset = await this.#client.clockOffset();
    this.#offset = Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : Math.round(offset);
    if (this.#offset !== 0 && !this.#isTold) {
      const seconds = Math.abs(Math.round(offset / 1000));
      this.#warn(new Problem(offset < 0 ? "store.clock_ahead" : "store.clock_behind", { seconds }));
    }
    this.#isTold = this.#offset !== 0;
  }
}
