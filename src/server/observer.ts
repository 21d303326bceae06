import type { IncomingMessage } from "node:http";
import type { ErrorCode } from "../api/mod.ts";
import { type Clients, peerAddress } from "../http/mod.ts";
import type { ServiceMetrics } from "./metrics/service_metrics.ts";
import type { RequestLog } from "./request_log.ts";

/** What is told of an answer. */
export interface Observed {
  /** The path of the address where the service knows it. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  /** Whose key it was. */
  readonly key?: string | undefined;
  readonly code?: ErrorCode | undefined;
}

/** Sees every answer leave, for the log and the figures. */
export class Observer {
  readonly #clients: () => Clients;
  readonly #log: RequestLog;
  readonly #metrics: ServiceMetrics | undefined;

  constructor(parts: {
    clients: () => Clients;
    log: RequestLog;
    metrics: ServiceMetrics | undefined;
  }) {
    this.#clients = parts.clients;
    this.#log = parts.log;
    this.#metrics = parts.metrics;
  }

  /** Whether anybody wants to know of the next answer. To be asked once an answer: it counts those not logged. */
  wants(): { logged: boolean } | undefined {
    if (this.#log.admits()) return LOGGED;
    return this.#metrics === undefined ? undefined : NOT_LOGGED;
  }

  /** @param wanted What {@linkcode wants} said. */
  answered(request: IncomingMessage, wanted: { logged: boolean }, observed: Observed): void {
    const { method = "" } = request;
    const { route, status, milliseconds, key, code } = observed;
    if (wanted.logged) {
      const address = this.#clients().address(request);
      this.#log.add({ method, route, status, milliseconds, key, address });
    }
    this.#count({ method, route, milliseconds }, { status, code });
  }

  /** A request was turned down before anybody looked at what it asks for: there may be no head to speak of. */
  refused(
    socket: { readonly remoteAddress: string | undefined },
    { status, code }: Pick<Observed, "status" | "code">,
  ): void {
    const request = { method: "-", route: "-", milliseconds: 0 };
    if (this.#log.admits()) {
      const address = peerAddress(socket);
      this.#log.add({ ...request, status, key: undefined, address });
    }
    this.#count(request, { status, code });
  }

  #count(
    { method, route, milliseconds }: { method: string; route: string; milliseconds: number },
    { status, code }: Pick<Observed, "status" | "code">,
  ): void {
    const metrics = this.#metrics;
    if (metrics === undefined) return;
    metrics.requests.add(method, route, status);
    metrics.durations.observe(milliseconds / 1000, route);
    if (code === undefined) return;
    metrics.errors.add(code);
    if (code === "rate_limit_exceeded") metrics.quotaRefusals.add();
    if (code === "invalid_api_key") metrics.failedKeys.add();
  }
}

const LOGGED = { logged: true };
const NOT_LOGGED = { logged: false };
