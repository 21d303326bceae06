/** The group commit where counts cannot be written: responses to clients, and readiness for a balancer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ApiContext } from "../../../src/api/mod.ts";
import { explain } from "../../../src/i18n/problems/mod.ts";
import type { ServiceMetrics } from "../../../src/server/metrics/mod.ts";
import { GroupCommit } from "../../../src/server/middleware/key_and_quota.ts";
import { type Outcome, type Store, StoreUnavailable } from "../../../src/store/mod.ts";

const RETRY_MS = 5000;
const ACCOUNT = { id: "7", number: 1, user: "ana", limit: 100 } as never;

/** A store whose outcomes are given. */
class ToldStore implements Pick<Store, "propose" | "remaining"> {
  error: unknown = new StoreUnavailable("cannot_write", { path: "a" }, { cause: "ENOSPC" });
  proposed = 0;
  async propose(): Promise<Outcome> {
    this.proposed++;
    return this.error === undefined
      ? { code: "counted", account: ACCOUNT, remaining: 7 }
      : { code: "unavailable", account: ACCOUNT, error: this.error };
  }
  remaining = () => 8;
}

function setUp() {
  const store = new ToldStore();
  const logged: [string, unknown][] = [];
  const measured = { failures: 0 };
  const commit = new GroupCommit({
    store: store as unknown as Store,
    log: (_level, event, { error } = {}) => logged.push([explain(event, "en"), error && explain(error, "en")]),
    metrics: { storeFailures: { add: () => measured.failures++ } } as unknown as ServiceMetrics,
  });
  const handle = commit.middleware(() => ({ status: 503, headers: [], body: "" }));
  const contexts: ApiContext[] = [];
  const ask = async (method = "GET", key: string | undefined = "key") => {
    const header = (name: string) => (name === "x-api-key" ? key : undefined);
    const context = { method, header, remaining: 0 } as unknown as ApiContext;
    contexts.push(context);
    return (await handle(context, () => ({ status: 200, headers: [], body: "" }))).status;
  };
  return { store, commit, logged, measured, ask, contexts };
}

test("a request that cannot be counted gets 503, and the service is not ready", async () => {
  const { commit, ask, contexts } = setUp();
  assert.equal(commit.isHealthy, true);
  assert.equal(await ask(), 503);
  assert.equal(commit.isHealthy, false);
  const { account, keyId, remaining, retryAfter } = contexts[0]!;
  assert.deepEqual([account, keyId, remaining, retryAfter], [ACCOUNT, "7", 8, 5]);
});

test("a request of a key that nobody could look up gets 503, too", async () => {
  const { store, ask, contexts } = setUp();
  store.propose = async () => ({ code: "unavailable", error: store.error });
  assert.equal(await ask(), 503);
  const { account, keyId, remaining, retryAfter } = contexts[0]!;
  assert.deepEqual([account, keyId, remaining, retryAfter], [undefined, undefined, 0, 5]);
});

test("an error that nobody foresaw in the store is no less of one", async () => {
  const { store, ask, logged } = setUp();
  store.error = new TypeError("odd");
  assert.equal(await ask(), 503);
  assert.equal(logged[0]![1], "odd");
});

test("what needs no key, or shows none, proposes nothing", async () => {
  const { store, ask } = setUp();
  assert.equal(await ask("OPTIONS"), 200);
  assert.equal(await ask("GET", ""), 200);
  assert.equal(store.proposed, 0);
});

test("a batch that failed is told of once, however many requests it had, and so is its end", async () => {
  const { store, commit, ask, logged, measured } = setUp();
  for (let request = 0; request < 5; request++) await ask();
  store.propose = async () => ({ code: "unknown_key" });
  assert.equal(await ask(), 200);
  assert.deepEqual(
    logged.map(([, error]) => error),
    ["Cannot write a: ENOSPC"],
  );
  assert.equal(measured.failures, 1);
  store.propose = ToldStore.prototype.propose;
  store.error = undefined;
  for (let request = 0; request < 5; request++) await ask();
  assert.deepEqual(logged.slice(1), [["The counts can be written again", undefined]]);
  assert.equal(commit.isHealthy, true, "at once");
  store.error = new StoreUnavailable("cannot_write", { path: "b" }, { cause: "EIO" });
  await ask();
  assert.equal(measured.failures, 2, "another batch");
  assert.equal(commit.isHealthy, false);
});

test("after a while it says that it is ready, as a balancer sends no request before", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { store, commit, ask } = setUp();
  await ask();
  t.mock.timers.tick(RETRY_MS - 1);
  assert.equal(commit.isHealthy, false);
  t.mock.timers.tick(1);
  assert.equal(commit.isHealthy, true);
  assert.equal(await ask(), 503);
  t.mock.timers.tick(RETRY_MS - 1);
  assert.equal(await ask(), 503, "a further failure");
  t.mock.timers.tick(RETRY_MS - 1);
  assert.equal(commit.isHealthy, false, "counted from the last failure");
  store.error = undefined;
  t.mock.timers.tick(RETRY_MS);
  assert.equal(await ask(), 200);
  assert.equal(commit.isHealthy, true);
});
