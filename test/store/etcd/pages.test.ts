/** Keys that are read some at a time, from an engine that does not send many at once in the time of an attempt. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeBase64, type Engine, EngineError, kvsOf, put } from "../../../src/store/etcd/engine.ts";
import { pages } from "../../../src/store/etcd/engine_operations.ts";
import { ModelContent } from "./model_engine.ts";

const NAMES = Array.from({ length: 90 }, (_, index) => `log/${String(index).padStart(3, "0")}`);

/** An engine that has the keys, and is silent where it is asked for more of them than it can send in time. */
function slowEngine(most: number): Engine {
  const content = new ModelContent();
  content.run({ success: NAMES.map((name) => put(name, name)) });
  return {
    async attempt(transaction) {
      const result = content.run(transaction);
      if (kvsOf(result, 0).length <= most) return result;
      throw new EngineError("engine_failed", { endpoint: "model" }, { isCertain: false });
    },
  };
}

test("of keys that cannot be sent at once in time, fewer are asked for", async () => {
  for (const [limit, most] of [
    [500, 100],
    [500, 40],
    [500, 7],
    [8, 1],
  ] as const) {
    const read: string[] = [];
    for await (const kvs of pages(slowEngine(most), "log/", { limit })) {
      read.push(...kvs.map(({ key }) => decodeBase64(key).toString()));
    }
    assert.deepEqual(read, NAMES, `${limit} at once of an engine that sends ${most}`);
  }
});
