import assert from "node:assert/strict";
import { test } from "node:test";
import { tableLines } from "../../src/base/source_files.ts";
import { Counter, Histogram, metricTable, Registry } from "../../src/server/metrics/registry.ts";

test("a registry shows its families in the text format of Prometheus", () => {
  const table = `requests_total | counter | All of them.
failures_total | counter | Failures.
time_seconds | histogram | Times.
infinite | gauge | More than all.
named | gauge | By name.`;
  const registry = new Registry(metricTable(tableLines(table, "metrics.txt")));
  const requests = registry.add(new Counter("requests_total", ["route", "code"]));
  const failures = registry.add(new Counter("failures_total"));
  const times = registry.add(new Histogram("time_seconds", { bounds: [0.1, 1], label: "route" }));
  registry.ask("infinite", () => Number.POSITIVE_INFINITY);
  registry.ask("named", () => [[{ name: 'a"b\\c\nd' }, 2]]);
  requests.add("/a", 200);
  requests.add("/a", 200);
  requests.add("/b", 404);
  failures.add();
  for (const value of [0.05, 0.1, 0.5, 7]) times.observe(value, "/a");
  assert.equal(
    registry.toString(),
    `# HELP requests_total All of them.
# TYPE requests_total counter
requests_total{route="/a",code="200"} 2
requests_total{route="/b",code="404"} 1
# HELP failures_total Failures.
# TYPE failures_total counter
failures_total 1
# HELP time_seconds Times.
# TYPE time_seconds histogram
time_seconds_bucket{route="/a",le="0.1"} 2
time_seconds_bucket{route="/a",le="1"} 3
time_seconds_bucket{route="/a",le="+Inf"} 4
time_seconds_sum{route="/a"} 7.65
time_seconds_count{route="/a"} 4
# HELP infinite More than all.
# TYPE infinite gauge
infinite +Inf
# HELP named By name.
# TYPE named gauge
named{name="a\\"b\\\\c\\nd"} 2
`,
  );
});
