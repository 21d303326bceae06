/** Members of an engine that are nearly full: the log says so in time. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import { Problem } from "../../../src/base/problem.ts";
import { explain } from "../../../src/i18n/problems/mod.ts";
import { EngineClient } from "../../../src/store/etcd/engine_client.ts";
import { SizeWatch } from "../../../src/store/etcd/machine.ts";
import { endOnce } from "../../support/at_end.ts";
import { engineAt, NO_ETCD, startEtcd } from "../../support/etcd.ts";
import { sendRequest } from "../../support/http_client.ts";
import { listening, start } from "../../support/process.ts";
import { scratchFolder } from "../../support/scratch.ts";
import { until } from "../../support/until.ts";

const DAY_MS = 86_400_000;

/** Starts a member whose status is what the test says; undefined: it closes the connection. */
async function memberWith(status: () => object | undefined): Promise<string> {
  const server = createServer((request, response) => {
    const content = request.url === "/v3/maintenance/status" ? status() : {};
    if (content === undefined) request.socket.destroy();
    else response.end(JSON.stringify(content));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endOnce(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Makes a watch whose warnings are kept as the endpoint and the percentage. */
function watch(endpoints: string[], quota = 0) {
  const client = new EngineClient(engineAt(endpoints, { quota }));
  endOnce(async () => client.close());
  const warned: unknown[] = [];
  const sizes: unknown[] = [];
  const size = new SizeWatch(client, {
    warn: ({ code, values }) => warned.push([code, values]),
    onSizes: (all) => sizes.push(all),
  });
  return { size, warned, sizes };
}

describe("a member of the engine", () => {
  const CASES: readonly [what: string, status: object | undefined, quota: number, percent: number | undefined][] = [
    ["at 81 % of the quota that it reports", { dbSize: "81", dbSizeQuota: "100" }, 0, 81],
    ["at 81 % of the quota that is set", { dbSize: "81" }, 100, 81],
    ["at 80 %", { dbSize: "80", dbSizeQuota: "100" }, 0, undefined],
    ["that reports no quota, where none is set", { dbSize: "99999999999" }, 0, undefined],
    ["that reports no size", {}, 100, undefined],
    ["whose size is no number", { dbSize: "much", dbSizeQuota: "100" }, 0, undefined],
    ["whose quota is no number", { dbSize: "81", dbSizeQuota: "much" }, 0, undefined],
    ["that refuses to say", { error: "denied", code: 7 }, 100, undefined],
    ["that does not answer", undefined, 100, undefined],
  ];
  for (const [what, status, quota, percent] of CASES) {
    test(`${what} is ${percent === undefined ? "not " : ""}warned of`, async () => {
      const endpoint = await memberWith(() => status);
      const { size, warned } = watch([endpoint], quota);
      await size.look();
      const expected = [["engine_nearly_full", { endpoint, percent, quota: 100 }]];
      assert.deepEqual(warned, percent === undefined ? [] : expected);
    });
  }

  test("is warned of daily while it is nearly full, and again when it is so once more", async () => {
    let bytes = 90;
    const endpoint = await memberWith(() => ({ dbSize: String(bytes) }));
    const { size, warned } = watch([endpoint], 100);
    const lookAt = async (time: number) => {
      await size.look(time);
      return warned.length;
    };
    assert.equal(await lookAt(0), 1);
    assert.equal(await lookAt(DAY_MS - 1), 1);
    assert.equal(await lookAt(DAY_MS), 2);
    bytes = 10;
    assert.equal(await lookAt(DAY_MS + 1), 2);
    bytes = 90;
    assert.equal(await lookAt(DAY_MS + 2), 3);
  });

  test("that is gone keeps no other from being warned of", async () => {
    const full = await memberWith(() => ({ dbSize: "95" }));
    const gone = await memberWith(() => undefined);
    const { size, warned, sizes } = watch([gone, full], 100);
    await size.look();
    assert.deepEqual(warned, [["engine_nearly_full", { endpoint: full, percent: 95, quota: 100 }]]);
    assert.deepEqual(sizes, [[{ endpoint: full, bytes: 95, quota: 100 }]]);
  });
});

for (const language of ["en", "sl"] as const) {
  test(`the message of a full engine says in ${language} how it is made room in, in order`, () => {
    const message = explain(new Problem("store.engine_full", { endpoint: "m1", said: "NOSPACE" }), language);
    assert.match(message, /compact --physical .*defrag --cluster.*endpoint status .*defrag.*alarm disarm/);
  });
}

test("a service warns of a nearly full etcd in its log and metrics", { skip: NO_ETCD }, async () => {
  const [member] = await startEtcd();
  const { endpoint } = member!;
  const status = await sendRequest(`${endpoint}/v3/maintenance/status`, { method: "POST", content: "{}" });
  const quota = Math.floor(status.body.dbSize / 0.9);
  const token = "a-token-of-metrics";
  const running = start([
    ...["serve", "--port", "0", "--engine", endpoint, "--engine-quota", String(quota)],
    ...["--corpus", "test/fixtures/corpus", "--keys", scratchFolder(), "--metrics-token", token],
  ]);
  const { origin } = new URL(await listening(running));
  await until("the warning", () => running.stderr.includes(`% of the ${quota} bytes`));
  const headers = { Authorization: `Bearer ${token}` };
  const { text } = await sendRequest(`${origin}/metrics`, { headers });
  assert.match(text, new RegExp(`^ambo_engine_quota_bytes\\{endpoint="${endpoint}"\\} ${quota}$`, "m"));
  assert.match(text, new RegExp(`^ambo_engine_size_bytes\\{endpoint="${endpoint}"\\} [1-9]\\d+$`, "m"));
});
