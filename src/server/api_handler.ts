import type { IncomingMessage, ServerResponse } from "node:http";
import type { Api, ApiAnswer } from "../api/mod.ts";
import { FailedKeys } from "../auth/mod.ts";
import { describe } from "../base/describe_error.ts";
import type { Log } from "../base/log.ts";
import { Throttled } from "../base/throttle.ts";
import type { Settings } from "../config/mod.ts";
import { type Clients, Turn } from "../http/mod.ts";
import type { Store } from "../store/mod.ts";
import type { ServiceMetrics } from "./metrics/service_metrics.ts";
import type { Observer } from "./observer.ts";

/** What the answers of the interface pass by on their way. What is a function can change while the service runs. */
export interface CountedAnswersParts {
  readonly api: () => Api;
  readonly settings: () => Settings;
  readonly clients: () => Clients;
  readonly store: Store;
  readonly observer: Observer;
  readonly metrics: ServiceMetrics | undefined;
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Has the interface answer, and lets no answer go before its count is on record: all answers of a turn of the event
 * loop leave after one write of the store. Wrong keys are answered later and later.
 */
export class CountedAnswers {
  readonly #parts: CountedAnswersParts;
  readonly #turn: Turn<ApiAnswer>;
  readonly #failedKeys: FailedKeys;
  /** A disk that is full must not be filled with what is said of it. */
  readonly #uncommitted: Throttled;
  /** When the first request of the turn arrived, in milliseconds. */
  #turnBegan = 0;
  #isStoreWell = true;

  constructor(parts: CountedAnswersParts) {
    this.#parts = parts;
    const { api, settings, now, log } = parts;
    this.#failedKeys = new FailedKeys(() => settings()["failed-keys"], now);
    this.#uncommitted = new Throttled((turns, error) =>
      log("error", "Cannot write the counts: what cannot be counted is not served", {
        turns,
        error,
      }),
    );
    this.#turn = new Turn(() => this.#commit(), {
      uncommitted: (answer) => api().uncommitted(answer),
      sent: (response, answer) => this.#sent(response, answer),
    });
  }

  /** Whether the last counts could be written. */
  get isStoreWell(): boolean {
    return this.#isStoreWell;
  }

  /** Takes a request of the interface. */
  take(request: IncomingMessage, response: ServerResponse): void {
    if (this.#turn.isEmpty) this.#turnBegan = performance.now();
    const answer = this.#parts.api().handle(request);
    if (answer.code === "invalid_api_key") this.#hold(response, answer);
    else this.#turn.add(response, answer);
  }

  /** Has a wrong key wait as long as its sender's address deserves. */
  #hold(response: ServerResponse, answer: ApiAnswer): void {
    this.#failedKeys.hold(this.#parts.clients().address(response.req), () => {
      if (response.destroyed) return;
      if (this.#turn.isEmpty) this.#turnBegan = performance.now();
      this.#turn.add(response, answer);
    });
  }

  /** Puts the counts of the turn on record. */
  #commit(): void {
    const { store, metrics, log } = this.#parts;
    // A turn without counts shows nothing of the disk.
    if (!store.pending) return;
    const began = metrics === undefined ? 0 : performance.now();
    try {
      store.commit();
      if (!this.#isStoreWell) log("notice", "The counts can be written again");
      this.#isStoreWell = true;
    } catch (error) {
      this.#isStoreWell = false;
      this.#uncommitted.add(describe(error));
      metrics?.storeFailures.add();
      throw error;
    }
    metrics?.storeWrites.observe((performance.now() - began) / 1000);
  }

  /** An answer has left. */
  #sent(response: ServerResponse, { status, code, account, route }: ApiAnswer): void {
    const { observer, api, settings } = this.#parts;
    const wanted = observer.wants();
    if (wanted === undefined) return;
    const { req: request } = response;
    const endpoint = route ?? api().routeOf(request);
    observer.answered(request, wanted, {
      route: endpoint === undefined ? "other" : settings()["base-path"] + endpoint,
      status,
      code,
      key: account?.id,
      milliseconds: performance.now() - this.#turnBegan,
    });
  }
}
