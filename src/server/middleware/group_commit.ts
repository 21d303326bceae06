import type { ApiContext } from "../../api/mod.ts";
import { messageOf } from "../../base/errors.ts";
import type { Log } from "../../base/log.ts";
import { Throttle } from "../../base/throttle.ts";
import type { Handler, Middleware, Response } from "../../http/mod.ts";
import { type Store, StoreUnavailable, type Uncounted } from "../../store/mod.ts";
import type { ServiceMetrics } from "../metrics/mod.ts";

/** How long a request waits for its outcome, in milliseconds; and while the last counts could not be written. */
const MAX_WAIT_MS = 7500;
const MAX_WAIT_WHILE_UNHEALTHY_MS = 1000;
/** The wait that a client is told of where the counts cannot be written, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** The counts of a turn. */
interface Batch {
  /** When it began, by `performance.now`. */
  readonly began: number;
  readonly settled: Promise<Uncounted | undefined>;
}

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
  #batch: Batch | undefined;
  #isHealthy = true;
  #hasFailed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: GroupCommitOptions) {
    this.#options = options;
    this.#failures = new Throttle((turns, error) =>
      options.log("error", "Cannot write the counts: requests are refused until they can be", {
        turns,
        error,
      }),
    );
  }

  /** False where the last counts could not be written; true again after a while, so that somebody tries. */
  get isHealthy(): boolean {
    return this.#isHealthy;
  }

  /**
   * Holds the response of a counted request back until its count is on record. Where a store says that others changed
   * something that the request was judged by, it is judged again.
   *
   * @param unavailable Answers where it could not be put on record.
   */
  middleware(unavailable: Handler<ApiContext>): Middleware<ApiContext> {
    const { store } = this.#options;
    const refuse = (context: ApiContext) => this.#refuse(context, unavailable);
    return (context, next) => {
      // What needs no key waits for nothing.
      if (store.ready !== undefined && context.method !== "OPTIONS") {
        return this.#judgeLater(context, { next, refuse });
      }
      const response = next(context);
      if (context.counted) {
        const batch = this.#join();
        return batch.settled.then(
          (uncounted) =>
            isOnRecord(context, uncounted)
              ? response
              : this.#judgeLater(context, { next, refuse, since: batch.began }),
          () => refuse(context),
        );
      }
      const learning = mayBeOutdated(context) ? store.current() : undefined;
      return learning === undefined
        ? response
        : this.#judgeLater(context, { next, refuse, learning });
    };
  }

  /** Judges a request when the store is ready, and again until its outcome is certain. */
  async #judgeLater(
    context: ApiContext,
    options: {
      readonly next: Handler<ApiContext>;
      readonly refuse: Handler<ApiContext>;
      readonly learning?: Promise<void>;
      readonly since?: number;
    },
  ): Promise<Response> {
    const { store } = this.#options;
    const { next, refuse, since = performance.now() } = options;
    let { learning } = options;
    const wait = this.#isHealthy ? MAX_WAIT_MS : MAX_WAIT_WHILE_UNHEALTHY_MS;
    const deadline = new Deadline(since + wait - performance.now());
    try {
      for (let isLearned = false; ; ) {
        if (learning !== undefined) {
          await deadline.limit(learning);
          isLearned = true;
        }
        for (let { ready } = store; ready !== undefined; { ready } = store) {
          await deadline.limit(ready);
        }
        forgetJudgement(context);
        const response = next(context);
        if (context.counted) {
          const uncounted = await deadline.limit(this.#join().settled);
          if (isOnRecord(context, uncounted)) return response;
        } else {
          if (isLearned || !mayBeOutdated(context)) return response;
          learning = store.current();
          if (learning === undefined) return response;
        }
      }
    } catch (error) {
      if (!(error instanceof StoreUnavailable || error instanceof TooLate)) throw error;
      return refuse(context);
    } finally {
      deadline.clear();
    }
  }

  #refuse(context: ApiContext, unavailable: Handler<ApiContext>): Response | Promise<Response> {
    const { account } = context;
    forgetJudgement(context);
    context.account = account;
    context.keyId = account?.id;
    context.remaining = account === undefined ? 0 : this.#options.store.remaining(account);
    context.retryAfter = RETRY_AFTER_SECONDS;
    return unavailable(context);
  }

  /** Returns the batch of this turn: it settles once all that was consumed in it is on record. */
  #join(): Batch {
    this.#batch ??= {
      began: performance.now(),
      settled: new Promise((resolve, reject) => {
        setImmediate(() => {
          this.#batch = undefined;
          this.#commit().then(resolve, reject);
        });
      }),
    };
    return this.#batch;
  }

  async #commit(): Promise<Uncounted | undefined> {
    const { store, metrics } = this.#options;
    const began = metrics === undefined ? 0 : performance.now();
    let uncounted: Uncounted | undefined;
    try {
      const pending = store.commit();
      if (pending !== undefined) uncounted = await pending;
      this.#recovered();
    } catch (error) {
      this.#failures.add(messageOf(error));
      metrics?.storeFailures.add();
      this.#failed();
      throw error;
    }
    metrics?.storeWrites.observe((performance.now() - began) / 1000);
    return uncounted;
  }

  /** A balancer may send no request until this service says that it is ready. */
  #failed(): void {
    this.#isHealthy = false;
    this.#hasFailed = true;
    const { ready } = this.#options.store;
    if (ready !== undefined) {
      void ready.then(() => this.#recovered());
      return;
    }
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#isHealthy = true;
    }, RETRY_AFTER_SECONDS * 1000).unref();
  }

  #recovered(): void {
    if (this.#hasFailed) this.#options.log("notice", "The counts can be written again");
    this.#hasFailed = false;
    this.#isHealthy = true;
  }
}

function isOnRecord({ account }: ApiContext, uncounted: Uncounted | undefined): boolean {
  if (uncounted === undefined) return true;
  return !uncounted.all && !uncounted.accounts.has(account!.number);
}

/** Tells if a request was refused for a reason that another process may have ended: its key, limit or day. */
function mayBeOutdated({ errorCode }: ApiContext): boolean {
  return errorCode === "invalid_api_key" || errorCode === "rate_limit_exceeded";
}

function forgetJudgement(context: ApiContext): void {
  context.account = undefined;
  context.keyId = undefined;
  context.errorCode = undefined;
  context.retryAfter = undefined;
  context.remaining = 0;
  context.counted = false;
}

class TooLate extends Error {
  override readonly name = "TooLate";
}

/** A moment until which a request waits. */
class Deadline {
  readonly #passed: Promise<never>;
  #timer: NodeJS.Timeout | undefined;

  constructor(milliseconds: number) {
    this.#passed = new Promise((_, reject) => {
      this.#timer = setTimeout(() => reject(new TooLate()), milliseconds);
    });
    this.#passed.catch(() => {});
  }

  /** Returns the outcome of a promise; rejects once the deadline has passed. */
  limit<T>(promise: Promise<T>): Promise<T> {
    return Promise.race([promise, this.#passed]);
  }

  clear(): void {
    clearTimeout(this.#timer);
  }
}
