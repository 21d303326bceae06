/** The group commit where counts cannot be written: what clients get, and what a balancer is told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiContext } from "../../src/api/mod.ts";
import { GroupCommit } from "../../src/server/middleware/group_commit.ts";
import type { Store } from "../../src/store/mod.ts";

const RETRY_MS = 5000;

/** A store whose disk is full for as long as it is told. */
class FullStore implements Pick<Store, "commit" | "ready" | "remaining" | "current"> {
  isFull = true;
  readonly ready = undefined;
  commit(): undefined {
    if (this.isFull) throw new Error("ENOSPC: no space left on device");
  }
  remaining = () => 0;
  current = () => undefined;
}

function setUp() {
  const store = new FullStore();
  const logged: string[] = [];
  const commit = new GroupCommit({
    store: store as unknown as Store,
    log: (_level, message) => logged.push(message),
    metrics: undefined,
  });
  const handle = commit.middleware(() => ({ status: 503, headers: [], body: "" }));
  const ask = async () => {
    const context = { counted: true, remaining: 0 } as ApiContext;
    const next = () => ({ status: 200, headers: [], body: "" });
    return (await handle(context, next)).status;
  };
  return { store, commit, logged, ask };
}

test("a request that cannot be counted gets 503, and the service is not ready", async () => {
  const { commit, ask } = setUp();
  assert.equal(commit.isHealthy, true);
  assert.equal(await ask(), 503);
  assert.equal(commit.isHealthy, false);
});

test("after a while it says that it is ready, as a balancer sends no request before", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { store, commit, logged, ask } = setUp();
  await ask();
  t.mock.timers.tick(RETRY_MS - 1);
  assert.equal(commit.isHealthy, false);
  t.mock.timers.tick(1);
  assert.equal(commit.isHealthy, true);
  assert.equal(await ask(), 503);
  assert.equal(commit.isHealthy, false);
  store.isFull = false;
  t.mock.timers.tick(RETRY_MS);
  assert.equal(await ask(), 200);
  assert.equal(commit.isHealthy, true);
  assert.equal(logged.at(-1), "The counts can be written again");
});
