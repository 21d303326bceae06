/** What is of a day ends with it: on a clock that goes on between two requests, asked for as often as fills the cache. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { startService } from "../support/service.ts";

/** The day that ends at 23:00 UTC in Ljubljana, in winter. */
const MIDNIGHT = Date.parse("2026-11-21T23:00:00Z");
const SECOND = 1000;

const PATHS = ["/verse-of-the-day", "/readings?translation=ZGL", "/calendar"];

/** Seconds before midnight, and for how long a client may keep an answer of then: five minutes where the day is longer. */
const MOMENTS = [7200, 301, 300, 299, 61, 60, 2, 1, 0.5] as const;

for (const path of PATHS) {
  test(`${path} is kept no longer than its day, and is another one after it`, async () => {
    let now = MIDNIGHT - 10_000 * SECOND;
    const service = await startService({ settings: { "daily-limit": "1000" }, now: () => now });
    const ask = async () => {
      const { status, headers, body } = await service.ask(path);
      assert.equal(status, 200);
      const [, kept] = /^private, max-age=(\d+)$/.exec(headers["cache-control"] ?? "") ?? [];
      return { kept: Number(kept), body };
    };
    const { body: today } = await ask();
    for (const seconds of MOMENTS) {
      now = MIDNIGHT - seconds * SECOND;
      for (let time = 0; time < 3; time++) {
        const { kept, body } = await ask();
        assert.equal(kept, Math.min(300, Math.ceil(seconds)), `${seconds} s before midnight`);
        assert.deepEqual(body, today);
      }
    }
    for (const milliseconds of [0, 1, 299 * SECOND, 3600 * SECOND]) {
      now = MIDNIGHT + milliseconds;
      const { kept, body } = await ask();
      assert.equal(kept, 300, `${milliseconds} ms after midnight`);
      assert.notDeepEqual(body, today);
    }
  });
}

test("a text of no day is kept five minutes at any time", async () => {
  let now = MIDNIGHT - 10_000 * SECOND;
  const service = await startService({ settings: { "daily-limit": "1000" }, now: () => now });
  for (const seconds of MOMENTS) {
    now = MIDNIGHT - seconds * SECOND;
    const { headers } = await service.ask("/passage?translation=ZGL&reference=Jn+3,16");
    assert.equal(headers["cache-control"], "private, max-age=300");
  }
});
