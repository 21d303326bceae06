/** The daily quota: exact under load, per slot, over restarts and midnights. */
import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { test } from "node:test";
import { startService } from "../support/service.ts";
import { remaining } from "./assertions.ts";

test("of 400 simultaneous requests with a limit of 100, 100 are served, each with its own Remaining", async () => {
  const service = await startService();
  const agent = new Agent({ keepAlive: true, maxSockets: 400 });
  const one = () =>
    new Promise<{ status: number; remaining: number; retryAfter: string | undefined }>((resolve, reject) => {
      const outgoing = request(
        `${service.origin}/v1/passage?translation=ZGL&reference=Jn+3,16`,
        { agent, headers: { "X-API-Key": service.key } },
        (incoming) => {
          incoming.resume();
          resolve({
            status: incoming.statusCode ?? 0,
            remaining: Number(incoming.headers["x-ratelimit-remaining"]),
            retryAfter: incoming.headers["retry-after"],
          });
        },
      );
      outgoing.on("error", reject).end();
    });
  const replies = await Promise.all(Array.from({ length: 400 }, one));
  agent.destroy();
  const served = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status === 429);
  assert.equal(served.length, 100);
  assert.equal(refused.length, 300);
  assert.deepEqual(
    served.map((reply) => reply.remaining).sort((a, b) => b - a),
    Array.from({ length: 100 }, (_, index) => 99 - index),
  );
  for (const reply of refused) {
    assert.equal(reply.remaining, 0);
    assert.match(reply.retryAfter ?? "", /^[1-9]\d*$/);
  }
});

test("the limit, what is left and the reset are told, and Retry-After runs to midnight in the time zone", async () => {
  const now = Date.parse("2026-11-21T22:59:59.500Z");
  const service = await startService({ settings: { "daily-limit": "1" }, now: () => now });
  const midnight = String(Date.parse("2026-11-21T23:00:00Z") / 1000);
  const first = await service.ask("/translations");
  assert.equal(first.status, 200);
  assert.equal(first.headers["x-ratelimit-limit"], "1");
  assert.equal(first.headers["x-ratelimit-remaining"], "0");
  assert.equal(first.headers["x-ratelimit-reset"], midnight);
  assert.equal(first.headers["retry-after"], undefined);
  const second = await service.ask("/translations");
  assert.equal(second.status, 429);
  assert.equal(second.body.error.code, "rate_limit_exceeded");
  assert.equal(second.headers["retry-after"], "1", "at least one second");
  assert.equal(second.headers["x-ratelimit-reset"], midnight);
});

test("a user's own limit holds in place of the setting, from none at all to the most there is", async () => {
  const service = await startService({ settings: { "daily-limit": "5" } });
  const answer = async () => {
    const reply = await service.ask("/translations");
    return [reply.status, Number(reply.headers["x-ratelimit-limit"]), remaining(reply)];
  };
  const { accounts } = service.store;
  await accounts.setLimit("ana", 0);
  assert.deepEqual(await answer(), [429, 0, 0]);
  await accounts.setLimit("ana", 1);
  assert.deepEqual(await answer(), [200, 1, 0]);
  assert.deepEqual(await answer(), [429, 1, 0]);
  await accounts.setLimit("ana", 999_999_999);
  assert.deepEqual(await answer(), [200, 999_999_999, 999_999_997]);
  for (const limit of [-1, 1_000_000_000, 0.5, Number.NaN]) {
    const change = accounts.setLimit("ana", limit);
    await assert.rejects(change, { code: "invalid_limit" }, String(limit));
  }
  assert.deepEqual(await answer(), [200, 999_999_999, 999_999_996]);
  await accounts.setLimit("ana", null);
  assert.deepEqual(await answer(), [200, 5, 1]);
});

test("a new day fills the quota anew, at midnight of the time zone", async () => {
  let now = Date.parse("2026-10-24T21:59:59Z");
  const service = await startService({ settings: { "daily-limit": "2" }, now: () => now });
  await service.ask("/translations");
  await service.ask("/translations");
  assert.equal((await service.ask("/translations")).status, 429);
  now = Date.parse("2026-10-24T22:00:00Z");
  const reply = await service.ask("/translations");
  assert.equal(remaining(reply), 1);
  const hours = (Number(reply.headers["x-ratelimit-reset"]) * 1000 - now) / 3_600_000;
  assert.equal(hours, 25, "summer time ends on this day");
});
