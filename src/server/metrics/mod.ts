/** Metrics for monitoring in the text format of Prometheus. Loaded only where they are wanted. */
export { Counter, type Family, Histogram, type Labels, Registry, type Sample } from "./registry.ts";
export { listenForMetrics, type MetricsOptions, type ProcessStats, ServiceMetrics } from "./service_metrics.ts";
