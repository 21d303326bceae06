/** Settings in force: what an update changes, what waits, and who hears of it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Config } from "../../src/config/mod.ts";
import { readSettings } from "../support/config.ts";

const start = (flags: Record<string, string> = {}) => new Config(readSettings(flags, {}));

test("an update that changes nothing reloadable keeps the settings, and tells nobody", () => {
  const config = start();
  config.onChange(() => assert.fail("told"));
  const before = config.current;
  assert.deepEqual(config.update(readSettings({}, {})), { applied: [], waiting: [] });
  const update = config.update(readSettings({ host: "::1" }, {}));
  assert.deepEqual(update, { applied: [], waiting: ["host"] });
  assert.equal(config.current, before);
});

test("listeners hear what changed and what was before, until they end it", () => {
  const config = start();
  const heard: unknown[] = [];
  const end = config.onChange((changed, previous) => {
    const { "daily-limit": now } = config.current;
    heard.push([...changed], previous["daily-limit"], now);
  });
  config.onChange((changed) => heard.push(changed.size));
  config.update(readSettings({ "daily-limit": "7" }, {}));
  assert.deepEqual(heard.splice(0), [["daily-limit"], 100, 7, 1]);
  end();
  config.update(readSettings({ "daily-limit": "8" }, {}));
  assert.deepEqual(heard, [1]);
});
