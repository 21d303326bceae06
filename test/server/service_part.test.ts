/** The life cycle: parts that start and reload in their order, and stop in the opposite one. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Part, Parts } from "../../src/server/service_part.ts";

/** Parts that record their calls. */
function recorded(...names: string[]): { parts: Part[]; told: string[] } {
  const told: string[] = [];
  const parts = names.map((name) => ({
    async start() {
      await new Promise(setImmediate);
      told.push(`start ${name}`);
    },
    reload: () => void told.push(`reload ${name}`),
    async stop() {
      await new Promise(setImmediate);
      told.push(`stop ${name}`);
    },
  }));
  return { parts, told };
}

test("all start and reload in their order, one after another, and stop in the opposite one", async () => {
  const { parts, told } = recorded("store", "server");
  const all = new Parts([...parts, {}]);
  await all.start();
  all.reload();
  await all.stop();
  assert.deepEqual(told, [
    ...["start store", "start server", "reload store", "reload server"],
    ...["stop server", "stop store"],
  ]);
});

test("where one cannot start, those before it are stopped, and nothing else", async () => {
  const { parts, told } = recorded("store", "server");
  const failing: Part = {
    start: () => Promise.reject(new Error("the port is taken")),
    stop: () => assert.fail("it never began"),
  };
  const all = new Parts([parts[0]!, failing, parts[1]!]);
  await assert.rejects(all.start(), /the port is taken/);
  assert.deepEqual(told, ["start store", "stop store"]);
  all.reload();
  await all.stop();
  assert.deepEqual(told, ["start store", "stop store"]);
});

test("one that is not running is not reloaded", async () => {
  const { parts, told } = recorded("translations");
  new Parts(parts).reload();
  assert.deepEqual(told, []);
});
