import { isLevelEnabled, type Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { Config } from "../config/mod.ts";
import { after, type CommonMiddleware } from "../http/mod.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";

/** The observers of requests. */
export interface ObserveOptions {
  readonly requestLog: RequestLog;
  readonly metrics: ServiceMetrics | undefined;
}

/** Reports every request to the log and the metrics once its response is ready to be sent. */
export function observe(options: ObserveOptions): CommonMiddleware {
  const { requestLog, metrics } = options;
  return (context, next) => {
    const isLogged = requestLog.shouldRecord();
    if (!isLogged && metrics === undefined) return next(context);
    const began = performance.now();
    return after(next(context), (response) => {
      const { method, route, errorCode, refusal, keyId } = context;
      const { status } = response;
      const milliseconds = performance.now() - began;
      if (isLogged) {
        const address = context.clientAddress;
        requestLog.add({ method, route, status, refusal, milliseconds, key: keyId, address });
      }
      metrics?.observeRequest({ method, route, status, errorCode, milliseconds });
      return response;
    });
  };
}

/** An entry of the log about a request. No address of the request: it may hold a secret. */
export interface LoggedRequest {
  readonly method: string;
  /** The address without its parameters where it is one of the service's, else `other`. */
  readonly route: string;
  readonly status: number;
  /** Why a form was not carried out; undefined for any other request. */
  readonly refusal?: string | undefined;
  readonly milliseconds: number;
  /** The id of the API key; undefined without a valid one. */
  readonly key: string | undefined;
  /** The client's address. */
  readonly address: string;
}

/** Made once: there is one for each request. */
const REQUEST = new Problem("event.request", {});

const SECOND = 1000;
const SECONDS_A_MINUTE = 60;

/**
 * One line a request, but no more than a disk can bear: a minute's lines may come at once, then they come at the rate
 * that the settings allow, and of the others the log has the number.
 */
export class RequestLog {
  readonly #log: Log;
  #rate = 0;
  /** Lines that may still be written: all, or none where requests are not logged. */
  #allowance = 0;
  #omitted = 0;
  #sinceReport = 0;
  #refill: NodeJS.Timeout | undefined;

  constructor(log: Log, config: Config) {
    this.#log = log;
    this.#configure(config);
    config.onChange((changed) => {
      if (changed.has("log-level") || changed.has("log-rate")) this.#configure(config);
    });
  }

  #configure({ current: { "log-level": level, "log-rate": rate } }: Config): void {
    clearTimeout(this.#refill);
    this.#refill = undefined;
    if (this.#rate > 0) this.#reportOmitted();
    const isWanted = isLevelEnabled("info", level);
    this.#rate = isWanted ? rate : 0;
    this.#allowance = isWanted ? (rate === 0 ? Number.POSITIVE_INFINITY : this.#most) : 0;
    this.#omitted = 0;
  }

  /** Returns true if the next request is to be logged; if not, counts it. To be called once a request. */
  shouldRecord(): boolean {
    if (this.#allowance >= 1) {
      this.#allowance--;
      if (this.#refill === undefined) this.#refillLater();
      return true;
    }
    this.#omitted++;
    return false;
  }

  add({ method, route, status, refusal, milliseconds, key, address }: LoggedRequest): void {
    const ms = Math.round(milliseconds * 100) / 100;
    this.#log("info", REQUEST, { method, route, status, ...(refusal !== undefined && { refusal }), ms, key, address });
  }

  get #most(): number {
    return this.#rate * SECONDS_A_MINUTE;
  }

  /** A timer costs a busy service less than a look at the clock with each request. */
  #refillLater(): void {
    if (this.#rate === 0) return;
    this.#refill = setTimeout(() => {
      this.#refill = undefined;
      this.#allowance = Math.min(this.#most, this.#allowance + this.#rate);
      this.#sinceReport++;
      if (this.#sinceReport >= SECONDS_A_MINUTE) this.#reportOmitted();
      if (this.#allowance < this.#most) this.#refillLater();
    }, SECOND).unref();
  }

  #reportOmitted(): void {
    if (this.#omitted === 0) return;
    this.#log("info", new Problem("event.requests_omitted", {}), { count: this.#omitted });
    this.#omitted = 0;
    this.#sinceReport = 0;
  }
}

/**
 * Writes lines to the log, and counts those that it did not take, as on a full disk: a warning says how many at most
 * once it takes lines again.
 */
export function countLost(write: (lines: string) => boolean, log: () => Log): (lines: string) => void {
  let lost = 0;
  return (lines) => {
    if (!write(lines)) {
      lost += lines.split("\n").length;
    } else if (lost > 0) {
      const count = lost;
      lost = 0;
      log()("warning", new Problem("event.log_lines_lost", { count }));
      // The warning was lost too.
      if (lost > 0) lost += count;
    }
  };
}
