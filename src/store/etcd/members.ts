import { DAY_MS } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import type { StoreOptions } from "../open.ts";
import type { Warn } from "../wal/mod.ts";
import type { EngineSize } from "./engine.ts";
import type { EngineClient } from "./engine_client.ts";

/** How often the members are asked, in milliseconds. */
const INTERVAL_MS = 60_000;
/** Smaller differences of clocks may be due to a slow answer. In milliseconds. */
const CLOCK_TOLERANCE_MS = 5000;

/** A clock that follows those of the engine where this machine's is wrong. */
export class ClockFollower {
  readonly #client: EngineClient;
  readonly #options: Pick<StoreOptions, "clock" | "warn">;
  #offset = 0;
  #isTold = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(client: EngineClient, options: Pick<StoreOptions, "clock" | "warn">) {
    this.#client = client;
    this.#options = options;
  }

  /** Returns the time by the clocks of the engine. */
  readonly now = (): number => this.#options.clock.now() + this.#offset;

  async begin(): Promise<void> {
    await this.#compare();
    this.#timer = setInterval(() => void this.#compare(), INTERVAL_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  async #compare(): Promise<void> {
    const offset = await this.#client.clockOffset();
    this.#offset = Math.abs(offset) < CLOCK_TOLERANCE_MS ? 0 : Math.round(offset);
    if (this.#offset !== 0 && !this.#isTold) {
      const seconds = Math.abs(Math.round(offset / 1000));
      this.#options.warn?.(new Problem(offset < 0 ? "store.clock_ahead" : "store.clock_behind", { seconds }));
    }
    this.#isTold = this.#offset !== 0;
  }
}

/** The share of its quota from which on a member is nearly full. */
const NEARLY_FULL = 0.8;

/** The receivers of a `SizeWatch`. */
export interface SizeWatchOptions {
  readonly warn?: Warn | undefined;
  readonly onSizes?: ((sizes: readonly EngineSize[]) => void) | undefined;
}

/** Warns, daily, of each member whose database has nearly reached its quota: a full one takes no more. */
export class SizeWatch {
  readonly #client: Pick<EngineClient, "sizes">;
  readonly #options: SizeWatchOptions;
  /** By endpoint, when it was warned of. */
  readonly #warned = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(client: Pick<EngineClient, "sizes">, options: SizeWatchOptions) {
    this.#client = client;
    this.#options = options;
  }

  begin(): void {
    void this.look();
    this.#timer = setInterval(() => void this.look(), INTERVAL_MS).unref();
  }

  end(): void {
    clearInterval(this.#timer);
  }

  /** Reads the sizes. @param now The time in milliseconds, of any clock. */
  async look(now = performance.now()): Promise<void> {
    const sizes = await this.#client.sizes();
    this.#options.onSizes?.(sizes);
    for (const { endpoint, bytes, quota } of sizes) {
      if (quota === 0 || bytes <= quota * NEARLY_FULL) {
        this.#warned.delete(endpoint);
      } else if (now - (this.#warned.get(endpoint) ?? Number.NEGATIVE_INFINITY) >= DAY_MS) {
        this.#warned.set(endpoint, now);
        const percent = Math.floor((100 * bytes) / quota);
        this.#options.warn?.(new Problem("store.engine_nearly_full", { endpoint, percent, quota }));
      }
    }
  }
}
