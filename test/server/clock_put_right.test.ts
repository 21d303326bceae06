/** A clock that was ahead and is put right: what people read is of its day at once, the quota goes on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../support/service.ts";

const DAY = 86_400_000;
/** Noon of the first Sunday of Advent; the Monday after it is Saint Andrew's. */
const SUNDAY = Date.UTC(2026, 10, 29, 11);

/** What shows a day, in the words of the Sunday. */
const SHOWN = [
  ["/", "1. adventna nedelja"],
  ["/berila", "1. adventna nedelja"],
  ["/priprava", "1. adventna nedelja"],
  ["/koledar", "aria-current"],
  ["/embed/verse", "29. november 2026"],
  ["/embed/readings", "1. adventna nedelja"],
  ["/feed/verse.xml", "2026-11-28T23:00:00Z"],
  ["/feed/readings.xml", "1. adventna nedelja"],
  ["/v1/verse-of-the-day", '"date":"2026-11-29"'],
  ["/v1/readings", '"date":"2026-11-29"'],
  ["/v1/calendar", '"from":"2026-11-29"'],
] as const;

test("pages and answers are of the day that the clock shows, though a later one is counted", async () => {
  let now = SUNDAY;
  const { ask, askRaw, key, store } = await startService({ now: () => now });
  const see = async (path: string) => {
    const { status, text, headers } = await askRaw(path, path.startsWith("/v1") ? { key } : {});
    assert.equal(status, 200, path);
    return { text, age: String(headers["cache-control"]) };
  };
  const before = new Map<string, string>();
  for (const [path, words] of SHOWN) {
    const { text } = await see(path);
    assert.ok(text.includes(words), `${path}: ${words}`);
    before.set(path, text);
  }
  now += DAY;
  for (const [path] of SHOWN) assert.notEqual((await see(path)).text, before.get(path), `${path}: the next day`);
  now -= DAY;
  const { headers } = await ask("/passage?reference=Lk%201,1&translation=ZGL");
  for (const [path] of SHOWN) {
    const { text, age } = await see(path);
    assert.equal(text, before.get(path), `${path}: the clock is put right`);
    for (const [, seconds] of age.matchAll(/max-age=(\d+)/g))
      assert.ok(Number(seconds) <= DAY / 2000, `${path}: ${age}`);
  }
  assert.equal(store.today().date, "2026-11-30");
  assert.equal(headers["x-ratelimit-remaining"], "96", "after three answers of the later day");
});
