/** Figures for monitoring: counters, gauges and histograms in the text format of Prometheus. Knows no service. */
export { Counter } from "./counter.ts";
export { Histogram } from "./histogram.ts";
export { type Family, type Labels, Registry, type Sample } from "./registry.ts";
