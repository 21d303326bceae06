/** Metrics for monitoring in the text format of Prometheus. Loaded only where they are wanted. */
export { Counter } from "./counter.ts";
export { Histogram } from "./histogram.ts";
export { listenForMetrics } from "./metrics_server.ts";
export { type Family, type Labels, Registry, type Sample } from "./registry.ts";
export { type MetricsOptions, type ProcessStats, ServiceMetrics } from "./service_metrics.ts";
