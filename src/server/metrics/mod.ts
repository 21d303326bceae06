/** Metrics for monitoring in the text format of Prometheus. Loaded only where they are wanted. */
import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { ErrorCode } from "../../api/mod.ts";
import { readTable } from "../../base/source_files.ts";
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
  type RunningServer,
  router,
  type ServerConfig,
  type ServerHandlers,
  scopeHandler,
  textResponse,
  toByteString,
} from "../../http/mod.ts";
import { Counter, Histogram, metricTable, Registry, type Sample } from "./registry.ts";

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

/** Reads the names, types and help texts of the metrics. */
export function serviceMetricTable() {
  return metricTable(readTable("server/tables/metrics.txt"));
}

/** The metrics of the service. */
export class ServiceMetrics {
  readonly #registry = new Registry(serviceMetricTable());
  readonly requests = this.#counter("http_requests_total", "method", "route", "code");
  readonly durations = this.#histogram("http_request_duration_seconds", "route");
  readonly errors = this.#counter("ambo_errors_total", "error");
  readonly quotaRefusals = this.#counter("ambo_quota_refusals_total");
  readonly failedKeys = this.#counter("ambo_failed_keys_total");
  readonly storeWrites = this.#histogram("ambo_store_write_duration_seconds");
  readonly storeFailures = this.#counter("ambo_store_write_failures_total");
  readonly storeSyncs = this.#histogram("ambo_store_sync_duration_seconds");
  readonly connectionEvents = this.#counter("ambo_connections_dropped_total", "event");
  readonly reloads = this.#counter("ambo_reloads_total");

  /** The server whose connections are counted, once it listens. */
  server: { readonly connections: number } | undefined;
  /** The members of the engine, where the store is in one. */
  engineSizes: readonly { readonly endpoint: string; readonly bytes: number; readonly quota: number }[] = [];

  constructor({ library, processStats, version }: MetricsOptions) {
    const sources: readonly [name: string, read: () => number | Iterable<Sample>][] = [
      ["ambo_build_info", () => [[{ version }, 1]]],
      ["ambo_connections", () => this.server?.connections ?? 0],
      ["ambo_translations", () => library.translations().length],
      [
        "ambo_translation_verses",
        () => library.translations().map(({ code, verseCount }): Sample => [{ translation: code }, verseCount]),
      ],
      ["ambo_engine_size_bytes", () => this.engineSizes.map(({ endpoint, bytes }): Sample => [{ endpoint }, bytes])],
      [
        "ambo_engine_quota_bytes",
        () => this.engineSizes.flatMap(({ endpoint, quota }): Sample[] => (quota > 0 ? [[{ endpoint }, quota]] : [])),
      ],
      ["process_cpu_seconds_total", () => processStats().cpuSeconds],
      ["process_start_time_seconds", () => processStats().startedAt],
      ["process_resident_memory_bytes", () => processStats().residentBytes],
      ["nodejs_heap_size_total_bytes", () => getHeapStatistics().total_heap_size],
      ["nodejs_heap_size_used_bytes", () => getHeapStatistics().used_heap_size],
      ["nodejs_external_memory_bytes", () => getHeapStatistics().external_memory],
    ];
    for (const [name, read] of sources) this.#registry.ask(name, read);
    this.#watchEventLoop();
  }

  #counter(name: string, ...labels: readonly string[]): Counter {
    return this.#registry.add(new Counter(name, labels));
  }

  #histogram(name: string, label?: string): Histogram {
    return this.#registry.add(new Histogram(name, { bounds: SECONDS, ...(label && { label }) }));
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
    const statistics: [name: string, read: () => number][] = [
      ["mean", () => delay.mean],
      ["p50", () => delay.percentile(50)],
      ["p99", () => delay.percentile(99)],
      ["max", () => delay.max],
    ];
    for (const [name, read] of statistics) {
      this.#registry.ask(`nodejs_eventloop_lag_${name}_seconds`, () => {
        const nanoseconds = read();
        if (name === "max") delay.reset();
        return Number.isNaN(nanoseconds) ? 0 : Math.max(0, nanoseconds / 1e9);
      });
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
  const scope = scopeHandler<RequestContext>({
    prefix: "",
    routes: [{ path: "/metrics", get: () => metrics.response() }],
    middleware: [finalize(new Compressor(0))],
    createContext: (request, target) => new RequestContext(request, { target, clients }),
    notFound: () => textResponse(404, ""),
    methodNotAllowed: () => textResponse(405, ""),
  });
  const handlers: ServerHandlers = {
    handle: router(scope),
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
