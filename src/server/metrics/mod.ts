import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { ErrorCode } from "../../api/mod.ts";
import type { Library } from "../../corpus/mod.ts";
import {
  ClientAddresses,
  Compressor,
  finalize,
  headerValue,
  listen,
  type Request,
  RequestContext,
  type Response,
  Router,
  type RunningServer,
  type ServerConfig,
  type ServerHandlers,
  textResponse,
  toByteString,
} from "../../http/mod.ts";
import { Counter, Histogram, Registry, type Sample } from "./registry.ts";

/** The statistics that the operating system keeps of the process. */
export interface ProcessStats {
  readonly residentBytes: number;
  readonly cpuSeconds: number;
  /** When the process began, in seconds since the Unix epoch. */
  readonly startedAt: number;
}

/** The sources of the metrics. */
interface MetricsOptions {
  readonly library: Library;
  readonly processStats: () => ProcessStats;
  readonly version: string;
}

/** A request as the metrics count it. */
interface ObservedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
  readonly errorCode: string | undefined;
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The metrics of the service; their names are those that Prometheus and its Node client have made usual. */
export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly requests = this.#registry.add(
    new Counter(["http_requests_total", "Requests that were answered."], ["method", "route", "code"]),
  );
  readonly durations = this.#registry.add(
    new Histogram(["http_request_duration_seconds", "Time from a request's arrival to its answer."], {
      bounds: SECONDS,
      label: "route",
    }),
  );
  readonly errors = this.#registry.add(
    new Counter(["ambo_errors_total", "Errors of the API, by their code."], ["error"]),
  );
  readonly quotaRefusals = this.#registry.add(
    new Counter(["ambo_quota_refusals_total", "Requests refused because the day's were used up."]),
  );
  readonly failedKeys = this.#registry.add(new Counter(["ambo_failed_keys_total", "Requests with a wrong key."]));
  readonly storeWrites = this.#registry.add(
    new Histogram(["ambo_store_write_duration_seconds", "Time that writing the counts of a turn took."], {
      bounds: SECONDS,
    }),
  );
  readonly storeFailures = this.#registry.add(
    new Counter(["ambo_store_write_failures_total", "Writes of counts that failed."]),
  );
  readonly storeSyncs = this.#registry.add(
    new Histogram(["ambo_store_sync_duration_seconds", "Time until the disk had what was written."], {
      bounds: SECONDS,
    }),
  );
  readonly connectionEvents = this.#registry.add(
    new Counter(["ambo_connections_dropped_total", "Connections that limits ended."], ["event"]),
  );
  readonly reloads = this.#registry.add(new Counter(["ambo_reloads_total", "Times that translations were exchanged."]));

  /** The server whose connections are counted, once it listens. */
  server: { readonly connections: number } | undefined;
  /** The members of the engine, where the store is in one. */
  engineSizes: readonly { readonly endpoint: string; readonly bytes: number; readonly quota: number }[] = [];

  constructor({ library, processStats, version }: MetricsOptions) {
    const registry = this.#registry;
    const gauge = (name: string, help: string) => ["gauge", name, help] as const;
    registry.ask(gauge("ambo_build_info", "The version of the program."), () => [[{ version }, 1]]);
    registry.ask(gauge("ambo_connections", "Open connections."), () => this.server?.connections ?? 0);
    registry.ask(gauge("ambo_translations", "Translations that are served."), () => library.translations().length);
    registry.ask(gauge("ambo_translation_verses", "Verses of a translation."), () =>
      library.translations().map(({ code, verseCount }): Sample => [{ translation: code }, verseCount]),
    );
    registry.ask(gauge("ambo_engine_size_bytes", "Size of the database of a member of the engine."), () =>
      this.engineSizes.map(({ endpoint, bytes }): Sample => [{ endpoint }, bytes]),
    );
    registry.ask(gauge("ambo_engine_quota_bytes", "The most that it may have, where it is known."), () =>
      this.engineSizes.flatMap(({ endpoint, quota }): Sample[] => (quota > 0 ? [[{ endpoint }, quota]] : [])),
    );
    registry.ask(
      ["counter", "process_cpu_seconds_total", "Time that the processor worked for the process."],
      () => processStats().cpuSeconds,
    );
    const gauges: [name: string, help: string, read: () => number][] = [
      ["process_start_time_seconds", "When the process began, in Unix time.", () => processStats().startedAt],
      ["process_resident_memory_bytes", "Memory that the process has.", () => processStats().residentBytes],
      ["nodejs_heap_size_total_bytes", "Memory that the heap has.", () => getHeapStatistics().total_heap_size],
      ["nodejs_heap_size_used_bytes", "Memory that the heap uses.", () => getHeapStatistics().used_heap_size],
      [
        "nodejs_external_memory_bytes",
        "Memory outside the heap that objects in it hold.",
        () => getHeapStatistics().external_memory,
      ],
    ];
    for (const [name, help, read] of gauges) registry.ask(gauge(name, help), read);
    this.#watchEventLoop();
  }

  /** Counts a request that was answered. */
  observeRequest({ method, route, status, milliseconds, errorCode }: ObservedRequest): void {
    this.requests.add(method, route, status);
    this.durations.observe(milliseconds / 1000, route);
    if (errorCode === undefined) return;
    this.errors.add(errorCode);
    if (errorCode === ("rate_limit_exceeded" satisfies ErrorCode)) this.quotaRefusals.add();
    if (errorCode === ("invalid_api_key" satisfies ErrorCode)) this.failedKeys.add();
  }

  /** All metrics in the text format of Prometheus. */
  toString(): string {
    return this.#registry.toString();
  }

  /** The metrics as a response. */
  response(): Response {
    return {
      status: 200,
      headers: [
        ["Content-Type", "text/plain; version=0.0.4; charset=utf-8"],
        ["Cache-Control", "no-store"],
      ].flat(),
      body: toByteString(this.toString()),
    };
  }

  /** Answers a request on the service's own port: the metrics for the bearer of a token, 401 for others. */
  respond(request: Request, token: string): Response {
    const shown = /^bearer +(\S+)$/i.exec(headerValue(request, "authorization") ?? "")?.[1] ?? "";
    if (timingSafeEqual(digest(shown), digest(token))) return this.response();
    const headers = ["WWW-Authenticate", 'Bearer realm="metrics"', "Cache-Control", "no-store"];
    return { status: 401, headers, body: "" };
  }

  /** Measures how late the event loop was since the metrics were read last. */
  #watchEventLoop(): void {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const metrics: [suffix: string, help: string, read: () => number][] = [
      ["mean", "Mean", () => delay.mean],
      ["p50", "Median", () => delay.percentile(50)],
      ["p99", "99th percentile", () => delay.percentile(99)],
      ["max", "Longest", () => delay.max],
    ];
    for (const [suffix, help, read] of metrics) {
      const last = suffix === "max";
      this.#registry.ask(
        ["gauge", `nodejs_eventloop_lag_${suffix}_seconds`, `${help} delay of the event loop since the last look.`],
        () => {
          const nanoseconds = read();
          if (last) delay.reset();
          return Number.isNaN(nanoseconds) ? 0 : Math.max(0, nanoseconds / 1e9);
        },
      );
    }
  }
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Connections at once: a collector of metrics needs one. */
const MAX_CONNECTIONS = 20;

/**
 * Serves the metrics on a port of their own, to this machine alone.
 *
 * @throws {Error} If the port is taken.
 */
export function listenForMetrics(
  metrics: ServiceMetrics,
  { port, config }: { port: number; config: ServerConfig },
): Promise<RunningServer> {
  const clients = new ClientAddresses(config);
  const router = new Router().add({
    prefix: "",
    routes: [{ path: "/metrics", get: () => metrics.response() }],
    middleware: [finalize(new Compressor(0))],
    createContext: (request, target) => new RequestContext(request, { target, clients }),
    notFound: () => textResponse(404, ""),
    methodNotAllowed: () => textResponse(405, ""),
  });
  const handlers: ServerHandlers = {
    handle: (request) => router.handle(request),
    onProtocolError: () => ({ status: 400, headers: ["Content-Length", "0"], body: "" }),
    // Errors of the system reach the service's own port too.
    onError() {},
    onConnection() {},
  };
  return listen(handlers, {
    address: { host: "127.0.0.1", port },
    config: {
      get current() {
        return { ...config.current, "max-connections": MAX_CONNECTIONS };
      },
      onChange: (listener) => config.onChange(listener),
    },
  });
}

/** Metrics for monitoring in the text format of Prometheus. Loaded only where they are wanted. */
export { Counter, type Family, Histogram, type Labels, Registry, type Sample } from "./registry.ts";
