/** Clocks that no battery keeps: they begin in 1970 until a time server answers. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { listening, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const FROM_1970 = "const now=Date.now,start=now();Date.now=()=>now()-start";

for (const [clock, options, warning] of [
  ["a clock that began in 1970", `--import "data:text/javascript,${FROM_1970}"`, /The clock shows 1970-01-01.*20\d\d/],
  ["a right clock", "", undefined],
] as const) {
  test(`${clock} is ${warning ? "warned of" : "not mentioned"} at the start`, async () => {
    const store = join(scratchFolder(), "keys");
    const service = start(["serve", "--port", "0", "--keys", store, "--corpus", "corpus"], { NODE_OPTIONS: options });
    await listening(service);
    await until("the notice that it serves", () => service.stderr.includes(" Serving "));
    if (warning !== undefined) assert.match(service.stderr, warning);
    else assert.doesNotMatch(service.stderr, /The clock shows/);
  });
}
