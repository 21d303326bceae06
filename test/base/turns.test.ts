/** What happens often and is done seldom: throttled reports, turns of long works, actions one after another. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Mutex, Throttle, WorkTurns } from "../../src/base/concurrency.ts";

test("a throttle reports the first time at once, the others a minute later, and then not until there are more", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const reports: [number, string][] = [];
  const throttle = new Throttle((count, last) => reports.push([count, last]));
  const takeReports = () => reports.splice(0);
  throttle.add("first");
  assert.deepEqual(takeReports(), [[1, "first"]]);
  throttle.add("second");
  throttle.add("third");
  t.mock.timers.tick(59_999);
  assert.deepEqual(takeReports(), []);
  t.mock.timers.tick(1);
  assert.deepEqual(takeReports(), [[2, "third"]]);
  t.mock.timers.tick(60_000);
  assert.deepEqual(takeReports(), [], "nothing new");
  throttle.add("fourth");
  assert.deepEqual(takeReports(), [[1, "fourth"]], "at once, after a minute without");
  throttle.add("fifth");
  assert.deepEqual(takeReports(), []);
});

test("the turn of a long work is over after five milliseconds, and begins anew after a pause", async (t) => {
  let now = 100;
  t.mock.method(performance, "now", () => now);
  const turns = new WorkTurns();
  const isOverAt = (time: number) => {
    now = time;
    return turns.isOver;
  };
  assert.deepEqual([100, 105, 105.1].map(isOverAt), [false, false, true]);
  let others = 0;
  setImmediate(() => others++);
  now = 200;
  await turns.pause();
  assert.equal(others, 1, "others had their turn");
  assert.deepEqual([200, 205, 205.1].map(isOverAt), [false, false, true]);
});

test("a mutex runs actions in their order, one at a time, after one that failed too", async () => {
  const mutex = new Mutex();
  const events: string[] = [];
  const action = (name: string, fails: boolean) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const release = mutex.acquire();
  const first = mutex.run(action("first", true));
  const second = mutex.run(action("second", false));
  const free = await release;
  await new Promise(setImmediate);
  assert.deepEqual(events, [], "who holds it holds it");
  free();
  await assert.rejects(first, /first/);
  assert.equal(await second, "second");
  assert.deepEqual(events, ["first begins", "first ends", "second begins", "second ends"]);
});
