import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import { FOLDER, HOUR, idle, opened, serve, withKey } from "../opened.ts";

const TODAY = `${FOLDER}/usage/2026-11-21.1.log`;

test("commit() writes all requests of a turn with one write and one line", async () => {
  const around = await opened({ dailyLimit: 1000 });
  const { store, files } = around;
  const keys = await Promise.all(["Ana", "Bor", "Cene"].map((name) => withKey(store, name)));
  serve(store, keys[0]!);
  const before = files.steps;
  for (let round = 0; round < 100; round++) {
    for (const key of keys) store.log.consume(store.accountOfKey(key)!);
  }
  store.log.commit();
  assert.equal(files.steps, before + 1);
  assert.match(
    files.get(TODAY).toString(),
    /^.{8} ambo usage 1 2026-11-21\.1\.log\n.{8} count 1:1\n.{8} count 1:101 2:100 3:100\n$/,
  );
  store.log.commit();
  assert.equal(files.steps, before + 1, "nothing pending, nothing written");
});

test("a commit that fails rolls the requests back; the next one counts again", async () => {
  const { store, files } = await opened();
  const key = await withKey(store, "Ana");
  const account = store.accountOfKey(key)!;
  serve(store, key, 5);
  const before = files.get(TODAY);
  for (const code of ["ENOSPC", "EROFS", "EIO"]) {
    files.faultAt = ({ operation }) => (operation === "write" ? { code, half: true } : undefined);
    store.log.consume(account);
    store.log.consume(account);
    assert.equal(store.log.pending, true);
    assert.throws(
      () => store.log.commit(),
      (error: unknown) => error instanceof StoreUnavailable && (error.cause as NodeJS.ErrnoException).code === code,
    );
    assert.equal(store.log.pending, false);
    assert.equal(store.used(account), 5);
    assert.deepEqual(files.get(TODAY), before);
  }
  files.faultAt = () => undefined;
  serve(store, key);
  assert.equal(store.used(account), 6);
});

test("the first commit of a day that finds no room for a file is made up for by the next", async () => {
  const { store, files, ...around } = await opened();
  const key = await withKey(store, "Ana");
  for (const operation of ["open", "write"]) {
    files.faultAt = (step) => (step.operation === operation ? { code: "ENOSPC" } : undefined);
    assert.throws(() => serve(store, key), StoreUnavailable);
  }
  files.faultAt = () => undefined;
  serve(store, key);
  assert.equal(store.used(store.accountOfKey(key)!), 1);
  assert.deepEqual(around.warnings, []);
  assert.equal(
    files
      .get(TODAY)
      .toString()
      .match(/ambo usage/g)?.length,
    1,
  );
});

test("a long day's log is compacted into one line an account while counting goes on", async () => {
  const around = await opened({ rewriteFrom: 2000, dailyLimit: 1_000_000 });
  const { store, files } = around;
  const keys = await Promise.all(["Ana", "Bor"].map((name) => withKey(store, name)));
  let largest = 0;
  for (let round = 0; round < 3000; round++) {
    for (const key of keys) store.log.consume(store.accountOfKey(key)!);
    store.log.commit();
    if (round % 10 === 0) await idle();
    largest = Math.max(largest, sizeOf(files));
  }
  await idle();
  assert.ok(largest < 10_000, `${largest} bytes at most`);
  const after = await around.restartAfterKill();
  for (const key of keys) assert.equal(after.used(after.accountOfKey(key)!), 3000);
  assert.deepEqual(await after.usage(), [{ date: "2026-11-21", requests: 6000 }]);
  assert.ok(around.files.paths().some((path) => path.endsWith(".day")));
});

test("days are kept for the time that was set, and not one longer", async () => {
  const around = await opened({ usageDays: 10 });
  const key = await withKey(around.store, "Ana");
  for (let day = 0; day < 30; day++) {
    serve(around.store, key);
    await idle();
    around.now += 24 * HOUR;
  }
  const days = await around.store.usage();
  assert.equal(days.length, 11);
  assert.equal(days[0]?.date, "2026-12-10");
  assert.ok(around.files.paths().length <= 13, around.files.paths().join(" "));
});

function sizeOf(files: { paths(): string[]; get(path: string): Buffer }): number {
  return files
    .paths()
    .filter((path) => path.includes("/usage/"))
    .reduce((sum, path) => sum + files.get(path).length, 0);
}
