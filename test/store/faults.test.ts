/** A disk that fails, a process that is killed, a power cut: at each step of a store's life in turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { StoreUnavailable, StoreUncertain } from "../../src/store/mod.ts";
import { seededRandom } from "../support/random.ts";
import { type Fault, MemoryFiles, type Step, WORST } from "./memory_files.ts";
import { opened, withKey } from "./opened.ts";
import { Life } from "./scenario.ts";

// Thousands of errors are thrown on purpose, and no one looks where.
Error.stackTraceLimit = 0;

/** The steps that the scenario takes when nothing fails. */
async function stepsOfScenario(): Promise<Step[]> {
  const steps: Step[] = [];
  const files = new MemoryFiles();
  files.faultAt = (step) => {
    steps.push(step);
    return undefined;
  };
  const life = new Life(files);
  await life.play();
  assert.equal(life.failures, 0);
  assert.deepEqual(life.warnings, []);
  assert.equal(files.openDescriptors, 0, "files are left open");
  await life.check(await life.open());
  await life.store?.close();
  return steps;
}

const steps = await stepsOfScenario();
/** More in the long run: see scripts/soak.ts. */
const seeds = process.env.SOAK ? 20 : 1;
/** The steps from one kill or power cut to the next: each in the long run. */
const stride = process.env.SOAK ? 1 : 3;

test("the scenario is worth its while", () => {
  assert.ok(steps.length > 150, `only ${steps.length} steps`);
  for (const operation of ["write", "sync", "rename", "remove", "syncFolder"]) {
    const count = steps.filter((step) => step.operation === operation).length;
    assert.ok(count >= 5, `${operation}: ${count}`);
  }
});

/** What can go wrong at a step. */
function faultsOf(step: Step): Fault[] {
  const faults: Fault[] = [{ code: "EIO" }];
  if (step.operation === "write") faults.push({ code: "ENOSPC", half: true });
  if (step.operation === "rename") faults.push({ code: "EIO", done: true });
  return faults;
}

test("a fault at any one step loses nothing that was answered, and the next attempt works", async () => {
  for (const step of steps) {
    for (const fault of faultsOf(step)) {
      const where = `step ${step.number}, ${step.operation} ${step.path} ${JSON.stringify(fault)}`;
      const files = new MemoryFiles();
      files.faultAt = ({ number }) => (number === step.number ? fault : undefined);
      const life = new Life(files);
      await life.play();
      files.faultAt = () => undefined;
      assert.ok(life.failures <= 2, `${where}: ${life.failures} failures`);
      assert.equal(files.openDescriptors, 0, `${where}: files are left open`);
      await life.check(await life.open(files.kill()));
      await life.store?.close();
    }
  }
});

test("a disk that is full for a while is served again by itself", async () => {
  for (let from = 1; from <= steps.length; from += 7) {
    for (const length of [2, 10]) {
      const files = new MemoryFiles();
      files.faultAt = ({ number, operation }) =>
        number >= from &&
        number < from + length &&
        ["write", "open", "sync", "rename", "syncFolder", "truncate"].includes(operation)
          ? { code: "ENOSPC", half: true }
          : undefined;
      const life = new Life(files);
      await life.playOn();
      files.faultAt = () => undefined;
      const store = life.store ?? (await life.open());
      // As the store's timer does, tried again after a failure.
      await store.log.sync().catch(() => store.log.sync());
      await store.accounts.addUser("Dana");
      const account = store.accountOfKey(await store.accounts.issueKey("Dana"))!;
      assert.equal(store.log.consume(account), 999);
      store.log.commit();
      const again = await life.open(files.kill());
      await life.check(again);
      assert.equal(again.used(again.accountOfUser("Dana")!), 1);
      await life.store?.close();
    }
  }
});

test("a process killed at any step has lost nothing that was answered", async () => {
  for (let at = 1; at <= steps.length; at += stride) {
    const files = new MemoryFiles();
    files.faultAt = ({ number }) => (number >= at ? { code: "EIO", half: true } : undefined);
    const life = new Life(files);
    await life.play();
    const left = files.kill();
    await life.check(await life.open(left));
    await life.store?.close();
  }
});

test("a power cut at any step loses no account change and no count that was synced", async () => {
  for (let at = 2; at <= steps.length; at += stride) {
    for (let seed = 0; seed <= seeds; seed++) {
      const files = new MemoryFiles();
      files.faultAt = ({ number }) => (number >= at ? { code: "EIO" } : undefined);
      const life = new Life(files);
      await life.play();
      // Once nothing is left of what is not certain to be on the disk.
      await checkAfterCut(life, files.cutPower(seed === 0 ? WORST : seededRandom(at * 31 + seed)));
    }
  }
});

test("a power cut loses nothing of what a process has synced that came after a killed one", async () => {
  for (let at = 3; at <= steps.length; at += stride) {
    const files = new MemoryFiles();
    files.faultAt = ({ number }) => (number >= at ? { code: "EIO", killed: true } : undefined);
    const life = new Life(files);
    await life.play();
    const left = files.kill();
    const store = await life.open(left);
    await life.sync();
    await checkAfterCut(life, left.afterPowerCut(WORST));
    life.store = store;
    await life.changeOnce();
    await store.close();
    await checkAfterCut(life, left.cutPower(WORST));
  }
});

/** Opens what a power cut left. */
async function checkAfterCut(life: Life, left: MemoryFiles): Promise<void> {
  await life.check(await life.open(left), { afterPowerCut: true });
  await life.store?.close();
}

test("a disk that takes and gives a few bytes at a time is as good as any", async () => {
  for (const atOnce of [1, 7, 100]) {
    const files = new MemoryFiles();
    files.atOnce = atOnce;
    const life = new Life(files);
    await life.play();
    assert.deepEqual([life.failures, life.warnings], [0, []], `${atOnce} bytes at once`);
    const left = files.kill();
    await life.check(await life.open(left));
    assert.deepEqual(life.warnings, []);
    await life.store?.close();
  }
});

test("a sync that fails loses nothing to a power cut long after it, whatever later syncs say", async () => {
  for (const step of steps.filter((step) => step.operation === "sync")) {
    const files = new MemoryFiles();
    files.faultAt = ({ number }) => (number === step.number ? { code: "EIO" } : undefined);
    const life = new Life(files);
    await life.play();
    await life.check(await life.open(files.cutPower(WORST)), { afterPowerCut: true });
    await life.store?.close();
  }
});

/** A store with a key of Ana's, and a disk on which these operations fail from now on. */
async function withFailing(...operations: Step["operation"][]) {
  const around = await opened();
  const key = await withKey(around.store, "Ana");
  around.files.faultAt = ({ operation }) => (operations.includes(operation) ? { code: "EIO" } : undefined);
  return { around, key };
}

test("a change that cannot be taken back is told as unknown, and taken back before the next is written", async () => {
  const { around, key } = await withFailing("sync", "truncate");
  const { accounts } = around.store;
  await assert.rejects(accounts.revokeKey("Ana"), (error: unknown) => {
    assert.ok(error instanceof StoreUncertain);
    assert.match(explain(error, "en"), /not known whether the change will hold.*make it again.*EIO/);
    return true;
  });
  await assert.rejects(accounts.addUser("Bor"), StoreUnavailable);
  const left = new MemoryFiles();
  for (const path of around.files.paths()) left.put(path, around.files.get(path));
  const { store } = await opened({ on: left });
  assert.equal(store.accountOfKey(key), undefined, "the next start finds it made");
  around.files.faultAt = () => undefined;
  await accounts.addUser("Cene");
  const again = await around.restartAfterKill();
  assert.equal(again.accountOfKey(key)?.user, "Ana");
  assert.deepEqual(
    [...again.accounts.users()].map(({ name }) => name),
    ["Ana", "Cene"],
  );
});

test("a change that is taken back at the end is known not to hold", async () => {
  const { around, key } = await withFailing("sync", "truncate");
  await assert.rejects(around.store.accounts.revokeKey("Ana"), StoreUncertain);
  around.files.faultAt = () => undefined;
  await around.store.close();
  await checkKeyAfterCuts(around.files, key);
  around.store = (await opened({ on: around.files })).store;
  assert.equal((await around.reopen()).accountOfKey(key)?.user, "Ana");
});

test("a change whose sync fails once is taken back at once, for good", async () => {
  const { around, key } = await withFailing("truncate");
  let failures = 0;
  around.files.faultAt = ({ operation }) =>
    operation === "truncate" || (operation === "sync" && failures++ === 0) ? { code: "EIO" } : undefined;
  await assert.rejects(
    around.store.accounts.revokeKey("Ana"),
    (error: unknown) => error instanceof StoreUnavailable && !(error instanceof StoreUncertain),
  );
  await checkKeyAfterCuts(around.files, key);
  assert.equal((await around.restartAfterKill()).accountOfKey(key)?.user, "Ana");
});

/** Checks that a key holds after a power cut, whatever that leaves. */
async function checkKeyAfterCuts(files: MemoryFiles, key: string): Promise<void> {
  for (let seed = 0; seed < 20; seed++) {
    const { store } = await opened({ on: files.afterPowerCut(seededRandom(seed)) });
    assert.equal(store.accountOfKey(key)?.user, "Ana", `seed ${seed}`);
  }
}

test("a log that lost its name though its renaming failed takes nothing more", async () => {
  const { around, key } = await withFailing("truncate");
  around.files.faultAt = ({ operation }) =>
    ["write", "truncate", "rename"].includes(operation) ? { code: "EIO", half: true, done: true } : undefined;
  let written = 0;
  const isWriting = around.files.faultAt;
  // The record that is refused, and not the log that is written in its place.
  around.files.faultAt = (step) => (step.operation === "write" && written++ > 0 ? undefined : isWriting(step));
  await assert.rejects(around.store.accounts.revokeKey("Ana"), StoreUncertain);
  around.files.faultAt = () => undefined;
  await around.store.accounts.addUser("Bor");
  const again = await around.restartAfterKill();
  assert.equal(again.accounts.user("Bor")?.name, "Bor");
  assert.equal(again.accountOfKey(key)?.user, "Ana");
});

test("a log that cannot be written in the format of a setting is left in its own, without it", async () => {
  const { around } = await withFailing();
  const path = around.files.paths().find((path) => path.endsWith("accounts.log"))!;
  const before = around.files.get(path);
  around.files.faultAt = ({ operation, path }) =>
    operation === "open" && path.endsWith(".new") ? { code: "ENOSPC" } : undefined;
  await assert.rejects(around.store.setSetting("choice", "KJV"), StoreUnavailable);
  assert.deepEqual(around.files.get(path), before);
  assert.equal(around.store.settings.get("choice"), undefined);
});

test("a change of which a part is written whole, and cannot be cut off, is told as unknown", async () => {
  const { around } = await withFailing();
  around.files.faultAt = ({ operation }) =>
    ["write", "truncate"].includes(operation) ? { code: "EIO", half: true } : undefined;
  await assert.rejects(around.store.accounts.setDisabled("Ana", true), StoreUncertain);
  const again = await around.restartAfterKill();
  assert.equal(again.accounts.user("Ana")?.disabled, true, "the first of its records was whole");
});

test("a store puts what waits on record when it closes, and closes all files though the disk fails", async () => {
  const { around, key } = await withFailing();
  for await (const _piece of around.store.backup());
  around.store.log.consume(around.store.accountOfKey(key)!);
  const again = await around.reopen();
  const account = again.accountOfKey(key)!;
  assert.equal(again.used(account), 1);
  again.log.consume(account);
  around.files.faultAt = ({ operation }) => (operation === "sync" ? { code: "EIO" } : undefined);
  await assert.rejects(again.close(), StoreUnavailable);
  assert.equal(around.files.openDescriptors, 0);
});
