import { isGraveEnough, type Level, type Log } from "../base/log.ts";

/** What the log says of a request. No address of the request: it may hold a secret. */
export interface LoggedRequest {
  readonly method: string;
  /** The address without its parameters where it is one of the service's, else `other`. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Whose key it was; undefined without a valid one. */
  readonly key: string | undefined;
  /** The client's address. */
  readonly address: string;
}

/** How much of the requests is logged. */
export interface RequestLogSettings {
  readonly level: Level;
  /** Lines a second in the mean of a minute; 0 for any number. */
  readonly rate: number;
}

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
  #sinceTold = 0;
  #refill: NodeJS.Timeout | undefined;

  constructor(log: Log, settings: RequestLogSettings) {
    this.#log = log;
    this.configure(settings);
  }

  /** Follows other settings from now on; what was left out before is told of. */
  configure({ level, rate }: RequestLogSettings): void {
    clearTimeout(this.#refill);
    this.#refill = undefined;
    if (this.#rate > 0) this.#tellOmitted();
    const isWanted = isGraveEnough("info", level);
    this.#rate = isWanted ? rate : 0;
    this.#allowance = isWanted ? (rate === 0 ? Number.POSITIVE_INFINITY : this.#most) : 0;
    this.#omitted = 0;
  }

  /** Whether the next request is to be logged; if not, it is only counted. To be asked once a request. */
  admits(): boolean {
    if (this.#allowance >= 1) {
      this.#allowance--;
      if (this.#refill === undefined) this.#refillLater();
      return true;
    }
    this.#omitted++;
    return false;
  }

  add({ method, route, status, milliseconds, key, address }: LoggedRequest): void {
    const ms = Math.round(milliseconds * 100) / 100;
    this.#log("info", "Request", { method, route, status, ms, key, address });
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
      this.#sinceTold++;
      if (this.#sinceTold >= SECONDS_A_MINUTE) this.#tellOmitted();
      if (this.#allowance < this.#most) this.#refillLater();
    }, SECOND).unref();
  }

  #tellOmitted(): void {
    if (this.#omitted === 0) return;
    this.#log("info", "Requests that were not logged", { count: this.#omitted });
    this.#omitted = 0;
    this.#sinceTold = 0;
  }
}
