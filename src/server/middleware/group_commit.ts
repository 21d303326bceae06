import type { ApiContext } from "../../api/mod.ts";
import { Throttle } from "../../base/concurrency.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Handler, Middleware } from "../../http/mod.ts";
import type { Outcome, Store } from "../../store/mod.ts";
import type { ServiceMetrics } from "../metrics/mod.ts";
import { presentedKey } from "./key_and_quota.ts";

/** The `Retry-After` of responses while the counts cannot be written, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The parts of a group commit. */
export interface GroupCommitOptions {
  readonly store: Store;
  readonly log: Log;
  readonly metrics: ServiceMetrics | undefined;
}

/**
 * Proposes every request that shows a key to the store, and answers it once its outcome is on record: one write for all
 * that come in a turn of the event loop, and no response whose count could be lost.
 */
export class GroupCommit {
  readonly #options: GroupCommitOptions;
  /** A full disk must not be filled with what is said of it. */
  readonly #failures: Throttle<unknown>;
  #isHealthy = true;
  /** The error of the last batch that failed; undefined once one was put on record. */
  #failure: unknown;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#failures = new Throttle((turns, error) =>
      options.log("error", new Problem("event.counts_unwritten", {}), { turns, error }),
    );
  }

  /** False where the last counts could not be written; true again after a while, so that someone tries. */
  get isHealthy(): boolean {
    return this.#isHealthy;
  }

  /** @param unavailable Answers a request that could not be put on record. */
  middleware(unavailable: Handler<ApiContext>): Middleware<ApiContext> {
    const { store } = this.#options;
    return (context, next) => {
      // What needs no key waits for nothing.
      const key = context.method === "OPTIONS" ? undefined : presentedKey(context);
      if (key === undefined) return next(context);
      return store.propose(key).then((outcome) => {
        context.outcome = outcome;
        if (outcome.code === "unavailable") {
          this.#refuse(context, outcome);
          return unavailable(context);
        }
        if (outcome.code === "counted" && this.#failure !== undefined) this.#recovered();
        return next(context);
      });
    };
  }

  #refuse(context: ApiContext, { account, error }: Extract<Outcome, { readonly code: "unavailable" }>): void {
    this.#failed(error);
    context.account = account;
    context.keyId = account?.id;
    context.remaining = account === undefined ? 0 : this.#options.store.remaining(account);
    context.retryAfter = RETRY_AFTER_SECONDS;
  }

  /** A balancer may send no request until this service says that it is ready. */
  #failed(error: unknown): void {
    // The requests of a batch share its error.
    if (error !== this.#failure) {
      this.#failures.add(error);
      this.#options.metrics?.storeFailures.add();
    }
    this.#failure = error;
    this.#isHealthy = false;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#isHealthy = true;
    }, RETRY_AFTER_SECONDS * 1000).unref();
  }

  #recovered(): void {
    this.#options.log("notice", new Problem("event.counts_written", {}));
    this.#failure = undefined;
    this.#isHealthy = true;
  }
}
