/** Figures for monitoring in the text format of Prometheus. Loaded only where they are wanted. */
export { Counter } from "./counter.ts";
export { Histogram } from "./histogram.ts";
export { type Family, type Labels, Registry, type Sample } from "./registry.ts";
export { type MetricsParts, type ProcessFigures, ServiceMetrics } from "./service_metrics.ts";
