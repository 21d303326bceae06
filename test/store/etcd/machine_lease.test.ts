/** The lease of a machine: as long as it serves, the others see it; one that died is forgotten. */
import assert from "node:assert/strict";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { type KeyValue, kvsOf, range, remove, type Transaction } from "../../../src/store/etcd/engine.ts";
import { EngineClient } from "../../../src/store/etcd/engine_client.ts";
import { endOf } from "../../../src/store/etcd/layout.ts";
import { MachineNotice } from "../../../src/store/etcd/machine.ts";
import { endOnce } from "../../support/at_end.ts";
import { engineAt } from "../../support/etcd.ts";
import { until } from "../../support/until.ts";
import { LIMIT, layout } from "./machines.ts";
import { ModelContent } from "./model_engine.ts";

/** Keys under a lease, and the second at which it ends unless it is renewed. */
interface Lease {
  readonly keys: Set<string>;
  readonly seconds: number;
  ends: number;
}

/** An engine over HTTP with leases, whose time is what the test says. */
class LeasingEngine {
  readonly content = new ModelContent();
  readonly leases = new Map<string, Lease>();
  renewals = 0;
  now = 0;
  #granted = 0;

  /** Lets time pass: leases that were not renewed end, with their keys. */
  pass(seconds: number): void {
    this.now += seconds;
    for (const [id, { ends, keys }] of this.leases) {
      if (ends > this.now) continue;
      this.leases.delete(id);
      for (const key of keys) this.content.run({ success: [remove(key)] });
    }
  }

  /** Returns the keys of the machines that serve. */
  get machines(): string[] {
    const all = layout.machine();
    const found = this.content.run({ success: [range(all, { end: endOf(all) })] });
    return kvsOf(found, 0).map(({ key }: KeyValue) => Buffer.from(key!, "base64").toString());
  }

  answer(path: string, body: Record<string, unknown>): object {
    const lease = this.leases.get(String(body.ID));
    if (path === "/v3/lease/grant") {
      const id = `${++this.#granted}`;
      const seconds = Number(body.TTL);
      this.leases.set(id, { keys: new Set(), seconds, ends: this.now + seconds });
      return { ID: id, TTL: `${seconds}` };
    }
    if (path === "/v3/lease/keepalive") {
      this.renewals++;
      if (lease === undefined) return { result: { ID: body.ID } };
      lease.ends = this.now + lease.seconds;
      return { result: { ID: body.ID, TTL: `${lease.seconds}` } };
    }
    if (path === "/v3/lease/revoke") {
      lease!.ends = this.now;
      this.pass(0);
      return {};
    }
    assert.equal(path, "/v3/kv/txn");
    const transaction = body as unknown as Transaction;
    for (const { request_put: each } of transaction.success as { request_put?: { key: string; lease?: string } }[]) {
      if (each === undefined) continue;
      this.leases.get(each.lease ?? "")?.keys.add(Buffer.from(each.key, "base64").toString("latin1"));
    }
    return this.content.run(transaction);
  }
}

async function started() {
  const engine = new LeasingEngine();
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = "";
    for await (const piece of request.setEncoding("utf8")) text += piece;
    response.end(JSON.stringify(engine.answer(request.url!, JSON.parse(text))));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const client = new EngineClient(engineAt([`http://127.0.0.1:${(server.address() as AddressInfo).port}`]));
  endOnce(async () => {
    client.close();
    server.closeAllConnections();
    server.close();
  });
  const warnings: string[] = [];
  const config = { current: { "daily-limit": LIMIT } };
  const machine = (process: string) =>
    new MachineNotice({ client, layout, process, config, warn: ({ code }) => warnings.push(code) });
  return { engine, machine, config, warnings };
}

test("a machine renews its lease as long as it serves, though nobody looks", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { engine, machine } = await started();
  const one = machine("0000000000000001");
  assert.equal(await one.problem("new"), undefined);
  const [own] = engine.machines;
  for (let round = 1; round <= 12; round++) {
    engine.pass(5);
    t.mock.timers.tick(5000);
    await until("the renewal", () => engine.renewals === round, 10);
    assert.deepEqual(engine.machines, [own], `after ${engine.now} seconds`);
  }
  await one.close();
});

test("a machine whose lease ended while the engine was away announces itself again", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { engine, machine } = await started();
  const one = machine("0000000000000001");
  await one.problem("new");
  engine.pass(60);
  assert.deepEqual(engine.machines, []);
  t.mock.timers.tick(5000);
  await until("the renewal", () => engine.renewals === 1, 10);
  await until("the machine", async () => {
    await one.problem("new");
    return engine.machines.length === 1;
  });
  await one.close();
});

test("a machine that stops is forgotten at once", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { engine, machine } = await started();
  const one = machine("0000000000000001");
  await one.problem("new");
  await one.close();
  assert.deepEqual(engine.machines, []);
});

test("a machine announces a daily limit that a reload changed", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { machine, config, warnings } = await started();
  const one = machine("0000000000000001");
  await one.problem("new");
  config.current = { "daily-limit": LIMIT + 1 };
  await one.problem("new");
  await machine("0000000000000002").begin();
  assert.deepEqual(warnings, []);
  config.current = { "daily-limit": LIMIT };
  await machine("0000000000000003").begin();
  assert.deepEqual(warnings, ["other_daily_limit"]);
});

test("a machine that died counts no more once its lease has ended", async (t) => {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const { engine, machine } = await started();
  await machine("0000000000000001").problem("old");
  await machine("0000000000000002").problem("old");
  const last = machine("0000000000000003");
  assert.equal((await last.problem("new"))?.code, "other_translations");
  engine.pass(16);
  assert.equal(await last.problem("new"), undefined);
  assert.equal(engine.machines.length, 1);
});
