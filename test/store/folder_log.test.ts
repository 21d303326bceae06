/** The syncs that follow a commit by themselves, on a clock that the test turns. */
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { WORST } from "./memory_files.ts";
import { idle, type Opened, opened, serve, withKey } from "./opened.ts";

const SECOND = 1000;

/** A store whose timers the test turns on, and a user's key. */
async function withTimers() {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const around = await opened({ dailyLimit: 1000 });
  return { around, key: await withKey(around.store, "Ana") };
}

/** The requests that a power cut now would leave for certain. */
async function certain({ files, now }: Opened, key: string): Promise<number> {
  const { store } = await opened({ on: files.afterPowerCut(WORST), at: now });
  return store.used(store.accountOfKey(key)!);
}

test("what was committed is on the disk a second later, and what came while it was synced one after that", async () => {
  const { around, key } = await withTimers();
  serve(around.store, key, 2);
  await idle();
  assert.equal(await certain(around, key), 0);
  mock.timers.tick(SECOND);
  serve(around.store, key, 3);
  await idle();
  assert.equal(await certain(around, key), 2);
  mock.timers.tick(SECOND);
  await idle();
  assert.equal(await certain(around, key), 5);
  const { steps } = around.files;
  for (let second = 0; second < 5; second++) {
    mock.timers.tick(SECOND);
    await idle();
  }
  assert.equal(around.files.steps, steps, "nothing is synced again");
});

test("a sync that fails is tried again each second, and warned of once a minute", async () => {
  const { around, key } = await withTimers();
  serve(around.store, key);
  around.files.faultAt = ({ operation }) => (operation === "sync" ? { code: "EIO" } : undefined);
  for (let second = 0; second < 61; second++) {
    mock.timers.tick(SECOND);
    await idle();
  }
  assert.equal(around.warnings.length, 2, around.warnings.join("\n"));
  around.files.faultAt = () => undefined;
  mock.timers.tick(SECOND);
  await idle();
  assert.equal(await certain(around, key), 1);
  around.files.faultAt = ({ operation }) => (operation === "sync" ? { code: "EIO" } : undefined);
  serve(around.store, key);
  mock.timers.tick(SECOND);
  await idle();
  assert.equal(around.warnings.length, 3, "another failure is told at once");
});

test("a store that is closed syncs nothing later", async () => {
  const { around, key } = await withTimers();
  serve(around.store, key);
  await around.store.close();
  const { steps } = around.files;
  mock.timers.tick(2 * SECOND);
  await idle();
  assert.equal(around.files.steps, steps);
  assert.deepEqual(around.warnings, []);
});

test("the names of a folder that could not be synced are synced a second later", async () => {
  const { around, key } = await withTimers();
  serve(around.store, key);
  let failures = 0;
  around.files.faultAt = ({ operation }) =>
    operation === "syncFolder" && failures++ === 0 ? { code: "EIO" } : undefined;
  for (let second = 0; second < 2; second++) {
    mock.timers.tick(SECOND);
    await idle();
  }
  assert.equal(failures > 1, true, "it was tried again");
  assert.equal(await certain(around, key), 1);
});
