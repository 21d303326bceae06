import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { RequestLog } from "../../src/server/server_log.ts";
import { configOf, reconfigure } from "../support/config.ts";

/** A log of requests, and what it said of those that it left out. */
function logOf(rate: number) {
  const told: unknown[] = [];
  const config = configOf({ "log-rate": String(rate) });
  const log = new RequestLog((_level, _message, fields) => told.push(fields?.count), config);
  /** How many of so many requests are logged. */
  const admitted = (requests: number) =>
    Array.from({ length: requests }, () => log.shouldRecord()).filter(Boolean).length;
  return { config, told, admitted };
}

test("requests that were left out are told of before the settings change", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { config, told, admitted } = logOf(1);
  admitted(100);
  reconfigure(config, { "log-level": "info", "log-rate": "2" });
  assert.deepEqual(told, [40]);
  context.mock.timers.tick(600_000);
  assert.deepEqual(told, [40]);
});

test("requests that were left out are told of once a minute, and a quiet time saves up a minute's lines", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { told, admitted } = logOf(1);
  /** Turns the clock on second by second, as each sets the timer of the next. */
  const wait = (seconds: number) => {
    for (let second = 0; second < seconds; second++) context.mock.timers.tick(1000);
  };
  assert.equal(admitted(100), 60);
  wait(59);
  assert.deepEqual(told, []);
  wait(1);
  assert.deepEqual(told, [40]);
  wait(600);
  assert.equal(admitted(100), 60);
  wait(59);
  assert.deepEqual(told, [40]);
  wait(1);
  assert.deepEqual(told, [40, 40]);
});

test("a line has the time in hundredths of a millisecond", () => {
  const lines: unknown[] = [];
  const config = configOf({ "log-rate": "0" });
  const log = new RequestLog(
    (level, event, fields) => lines.push({ level, message: explain(event, "en"), ...fields }),
    config,
  );
  const request = { method: "GET", route: "/a", status: 200, key: "1", address: "::1" };
  for (const milliseconds of [0, 1.234, 1.235_001, 99.999]) log.add({ ...request, milliseconds });
  const line = { level: "info", message: "Request", ...request };
  assert.deepEqual(
    lines,
    [0, 1.23, 1.24, 100].map((ms) => ({ ...line, ms })),
  );
});
