import type { ApiContext } from "../../api/mod.ts";
import { messageOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { Throttle } from "../../base/throttle.ts";
import type { Handler, Middleware } from "../../http/mod.ts";
import type { Store } from "../../store/mod.ts";
import type { ServiceMetrics } from "../metrics/mod.ts";

/** The parts of a group commit. */
export interface GroupCommitOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: ServiceMetrics | undefined;
}

/**
 * Puts the counts of all requests of a turn of the event loop on record with one write. Their responses leave after it,
 * so that no response is seen whose count could be lost.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  /** A full disk must not be filled with what is said of it. */
  readonly #failures: Throttle;
  #batch: Promise<void> | undefined;
  #isHealthy = true;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#failures = new Throttle((turns, error) =>
      options.log("error", "Cannot write the counts: requests are refused until they can be", {
        turns,
        error,
      }),
    );
  }

  /** False where the last counts could not be written. */
  get isHealthy(): boolean {
    return this.#isHealthy;
  }

  /**
   * Holds the response of a counted request back until its count is on record.
   *
   * @param unavailable Answers where it could not be put on record.
   */
  middleware(unavailable: Handler<ApiContext>): Middleware<ApiContext> {
    return (context, next) => {
      const response = next(context);
      if (!context.counted) return response;
      return this.#committed().then(
        () => response,
        () => {
          context.counted = false;
          const { account } = context;
          context.remaining = account === undefined ? 0 : this.#options.store.remaining(account);
          return unavailable(context);
        },
      );
    };
  }

  /** Resolves once all that was consumed in this turn is on record. */
  #committed(): Promise<void> {
    this.#batch ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#batch = undefined;
        this.#commit().then(resolve, reject);
      });
    });
    return this.#batch;
  }

  async #commit(): Promise<void> {
    const { store, metrics, log } = this.#options;
    const began = metrics === undefined ? 0 : performance.now();
    try {
      const pending = store.commit();
      if (pending !== undefined) await pending;
      if (!this.#isHealthy) log("notice", "The counts can be written again");
      this.#isHealthy = true;
    } catch (error) {
      this.#isHealthy = false;
      this.#failures.add(messageOf(error));
      metrics?.storeFailures.add();
      throw error;
    }
    metrics?.storeWrites.observe((performance.now() - began) / 1000);
  }
}
