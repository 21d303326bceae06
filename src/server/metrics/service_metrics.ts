import { monitorEventLoopDelay } from "node:perf_hooks";
import { getHeapStatistics } from "node:v8";
import type { Library } from "../../corpus/mod.ts";
import type { Answer, Listening, Request, ServerLimits } from "../../http/mod.ts";
import { Counter } from "./counter.ts";
import { Histogram } from "./histogram.ts";
import { guardedMetricsAnswer } from "./page.ts";
import { Registry, type Sample } from "./registry.ts";
import { listenForMetrics } from "./server.ts";

/** What the operating system knows of the process. */
export interface ProcessFigures {
  readonly residentBytes: number;
  readonly cpuSeconds: number;
  /** When the process began, in seconds since the Unix epoch. */
  readonly startedAt: number;
}

/** What the figures are taken from. */
export interface MetricsParts {
  readonly library: () => Library;
  /** How many connections are open. */
  readonly connections: () => number;
  readonly process: () => ProcessFigures;
  readonly version: string;
}

const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** The figures of the service; their names are those that Prometheus and its Node client have made usual. */
export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly requests = this.#registry.add(
    new Counter(
      ["http_requests_total", "Requests that were answered."],
      ["method", "route", "code"],
    ),
  );
  readonly durations = this.#registry.add(
    new Histogram(
      ["http_request_duration_seconds", "Time from a request's arrival to its answer."],
      { bounds: SECONDS, label: "route" },
    ),
  );
  readonly errors = this.#registry.add(
    new Counter(["ambo_errors_total", "Errors of the interface, by their code."], ["error"]),
  );
  readonly quotaRefusals = this.#registry.add(
    new Counter(["ambo_quota_refusals_total", "Requests refused because the day's were used up."]),
  );
  readonly failedKeys = this.#registry.add(
    new Counter(["ambo_failed_keys_total", "Requests with a wrong key."]),
  );
  readonly storeWrites = this.#registry.add(
    new Histogram(
      ["ambo_store_write_duration_seconds", "Time that writing the counts of a turn took."],
      { bounds: SECONDS },
    ),
  );
  readonly storeFailures = this.#registry.add(
    new Counter(["ambo_store_write_failures_total", "Writes of counts that failed."]),
  );
  readonly storeSyncs = this.#registry.add(
    new Histogram(
      ["ambo_store_sync_duration_seconds", "Time until the disk had what was written."],
      { bounds: SECONDS },
    ),
  );
  readonly connectionEvents = this.#registry.add(
    new Counter(["ambo_connections_dropped_total", "Connections that limits ended."], ["event"]),
  );
  readonly reloads = this.#registry.add(
    new Counter(["ambo_reloads_total", "Times that translations were exchanged."]),
  );

  constructor(parts: MetricsParts) {
    const { library, connections, process, version } = parts;
    const registry = this.#registry;
    const gauge = (name: string, help: string) => ["gauge", name, help] as const;
    registry.ask(gauge("ambo_build_info", "The version of the program."), () => [[{ version }, 1]]);
    registry.ask(gauge("ambo_connections", "Open connections."), connections);
    registry.ask(
      gauge("ambo_translations", "Translations that are served."),
      () => library().translations().length,
    );
    registry.ask(gauge("ambo_translation_verses", "Verses of a translation."), () =>
      library()
        .translations()
        .map(({ code, verseCount }): Sample => [{ translation: code }, verseCount]),
    );
    registry.ask(
      ["counter", "process_cpu_seconds_total", "Time that the processor worked for the process."],
      () => process().cpuSeconds,
    );
    registry.ask(
      gauge("process_start_time_seconds", "When the process began, in Unix time."),
      () => process().startedAt,
    );
    registry.ask(
      gauge("process_resident_memory_bytes", "Memory that the process has."),
      () => process().residentBytes,
    );
    registry.ask(
      gauge("nodejs_heap_size_total_bytes", "Memory that the heap has."),
      () => getHeapStatistics().total_heap_size,
    );
    registry.ask(
      gauge("nodejs_heap_size_used_bytes", "Memory that the heap uses."),
      () => getHeapStatistics().used_heap_size,
    );
    registry.ask(
      gauge("nodejs_external_memory_bytes", "Memory outside the heap that objects in it hold."),
      () => getHeapStatistics().external_memory,
    );
    this.#watchEventLoop();
  }

  /** All figures as text. */
  toString(): string {
    return this.#registry.toString();
  }

  /** `/metrics` on the service's own port: the figures for the bearer of a token, 401 for others. */
  answer(request: Request, token: string): Answer {
    return guardedMetricsAnswer(request, { metrics: this, token });
  }

  /**
   * Shows the figures on a port of their own, to this machine alone.
   *
   * @throws {Error} If the port is taken.
   */
  listen(options: { port: number; limits: ServerLimits }): Promise<Listening> {
    return listenForMetrics(this, options);
  }

  /** How late the event loop was since the figures were asked for last. */
  #watchEventLoop(): void {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const figures: [suffix: string, help: string, read: () => number][] = [
      ["mean", "Mean", () => delay.mean],
      ["p50", "Median", () => delay.percentile(50)],
      ["p99", "99th percentile", () => delay.percentile(99)],
      ["max", "Longest", () => delay.max],
    ];
    for (const [suffix, help, read] of figures) {
      const last = suffix === "max";
      this.#registry.ask(
        [
          "gauge",
          `nodejs_eventloop_lag_${suffix}_seconds`,
          `${help} delay of the event loop since the last look.`,
        ],
        () => {
          const nanoseconds = read();
          if (last) delay.reset();
          return Number.isNaN(nanoseconds) ? 0 : Math.max(0, nanoseconds / 1e9);
        },
      );
    }
  }
}
