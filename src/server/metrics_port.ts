import type { Log } from "../base/log.ts";
import type { Config } from "../config/mod.ts";
import type { Library } from "../corpus/mod.ts";
import type { RunningServer } from "../http/mod.ts";
import { VERSION } from "../version.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import type { ServeContext } from "./process_io.ts";
import type { Part } from "./service_part.ts";

/** Makes the metrics, where somebody wants them. */
export async function createMetrics(
  config: Config,
  { processStats, library }: Pick<ServeContext, "processStats"> & { readonly library: Library },
): Promise<ServiceMetrics | undefined> {
  const { "metrics-port": port, "metrics-token": token } = config.current;
  if (port === undefined && token === "") return undefined;
  const { ServiceMetrics } = await import("./metrics/mod.ts");
  return new ServiceMetrics({
    library,
    processStats: processStats ?? (() => ({ residentBytes: 0, cpuSeconds: 0, startedAt: 0 })),
    version: VERSION,
  });
}

/** The parts of the metrics' own port. */
export interface MetricsPortOptions {
  readonly metrics: ServiceMetrics | undefined;
  readonly config: Config;
  readonly log: Log;
}

/** Serves the metrics on a port of their own, where one is set. */
export class MetricsPort implements Part {
  readonly #options: MetricsPortOptions;
  #server: RunningServer | undefined;

  constructor(options: MetricsPortOptions) {
    this.#options = options;
  }

  /** @throws {Error} If the port is taken. */
  async start(): Promise<void> {
    const { metrics, config, log } = this.#options;
    const port = config.current["metrics-port"];
    if (metrics === undefined || port === undefined) return;
    const { listenForMetrics } = await import("./metrics/mod.ts");
    this.#server = await listenForMetrics(metrics, { port, config });
    log("notice", "Metrics for Prometheus", { address: `${this.#server.origin}/metrics` });
  }

  async stop(): Promise<void> {
    await this.#server?.close(0);
  }
}
