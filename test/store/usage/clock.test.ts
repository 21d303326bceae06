/** Which day is counted: over midnight, summer time, and clocks that are wrong. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR, idle, opened, serve, withKey } from "../opened.ts";

const at = (time: string) => Date.parse(time);

test("a day ends at midnight in the time zone, through both changes of summer time", async () => {
  for (const [zone, last, first, hours] of [
    ["Europe/Ljubljana", "2026-03-29T21:59:59Z", "2026-03-29T22:00:00Z", 23],
    ["Europe/Ljubljana", "2026-10-25T22:59:59Z", "2026-10-25T23:00:00Z", 25],
    ["Europe/Ljubljana", "2026-11-21T22:59:59Z", "2026-11-21T23:00:00Z", 24],
    ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-02T05:00:00Z", 25],
    ["Pacific/Apia", "2026-11-21T10:59:59Z", "2026-11-21T11:00:00Z", 24],
  ] as const) {
    const around = await opened({ zone, at: at(last) - 1000 });
    const key = await withKey(around.store, "Ana");
    serve(around.store, key, 40);
    around.now = at(last) + 999;
    assert.equal(around.store.used(around.store.accountOfKey(key)!), 40, `${zone} before midnight`);
    const { startsAt, endsAt } = around.store.today();
    assert.equal((endsAt - startsAt) / HOUR, hours, zone);
    assert.equal(endsAt, at(first), zone);
    around.now = at(first);
    assert.equal(around.store.used(around.store.accountOfKey(key)!), 0, `${zone} at midnight`);
    serve(around.store, key, 1);
    assert.equal((await around.store.usage()).length, 2);
  }
});

test("a clock that was years ahead is believed again after 24 hours, and the quota is not renewed sooner", async () => {
  const around = await opened({ dailyLimit: 10 });
  const key = await withKey(around.store, "Ana");
  assert.equal(serve(around.store, key, 4), 4);
  around.now = at("2031-05-05T10:00:00Z");
  assert.equal(serve(around.store, key, 20), 10);
  // Set right again on the same afternoon.
  const setRight = at("2026-11-21T14:00:00Z");
  around.now = setRight;
  assert.equal(serve(around.store, key, 20), 0);
  assert.equal(around.store.today().endsAt, setRight + 24 * HOUR);
  for (let hour = 1; hour < 24; hour++) {
    around.now = setRight + hour * HOUR;
    // Restarts, also one after the other, neither refill the quota nor begin the 24 hours again.
    const store = hour % 3 === 0 ? await around.restartAfterKill() : around.store;
    assert.equal(serve(store, key, 20), 0, `after ${hour} hours`);
    assert.equal(store.today().endsAt, setRight + 24 * HOUR, `after ${hour} hours`);
  }
  around.now = setRight + 24 * HOUR;
  assert.equal(around.store.today().date, "2026-11-22");
  assert.equal(serve(around.store, key, 20), 10);
  // From here the days follow the clock, over restarts too.
  around.now = at("2026-11-23T10:00:00Z");
  const store = await around.restartAfterKill();
  assert.equal(store.today().date, "2026-11-23");
  assert.equal(serve(store, key, 20), 10);
  await idle();
  assert.deepEqual(
    (await store.usage()).map(({ date, requests }) => [date, requests]),
    [
      ["2026-11-21", 4],
      ["2026-11-22", 10],
      ["2026-11-23", 10],
      ["2031-05-05", 10],
    ],
  );
});
