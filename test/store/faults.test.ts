/** A disk that fails, a process that is killed, a power cut: at each step of a store's life in turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Fault, MemoryFiles, seededRandom } from "./memory_files.ts";
import { Life } from "./scenario.ts";

/** How many steps the scenario takes when nothing fails. */
async function stepsOfScenario(): Promise<number> {
  const files = new MemoryFiles();
  const life = new Life(files);
  await life.play();
  assert.equal(life.failures, 0);
  assert.deepEqual(life.warnings, []);
  assert.equal(files.openDescriptors, 0, "files are left open");
  await life.check(await life.open());
  await life.store?.close();
  return files.steps;
}

const steps = await stepsOfScenario();

test("the scenario is worth its while", () => {
  assert.ok(steps > 150, `only ${steps} steps`);
});

const FAULTS: Record<string, Fault> = {
  "no room left": { code: "ENOSPC" },
  "no room left in the middle of a write": { code: "ENOSPC", half: true },
  "an input/output error": { code: "EIO" },
};

for (const [what, fault] of Object.entries(FAULTS)) {
  test(`${what} at any one step loses nothing that was answered, and the next attempt works`, async () => {
    for (let at = 1; at <= steps; at++) {
      const files = new MemoryFiles();
      let where = "";
      files.faultAt = ({ number, operation, path }) => {
        if (number !== at) return undefined;
        where = `step ${at}, ${operation} ${path}`;
        return fault;
      };
      const life = new Life(files);
      await life.play();
      files.faultAt = () => undefined;
      assert.equal(files.openDescriptors, 0, `${where}: files are left open`);
      await life.check(await life.open(files.kill()));
      await life.store?.close();
    }
  });
}

test("a disk that is full for a while is served again by itself", async () => {
  for (let from = 1; from <= steps; from += 3) {
    for (const length of [2, 10]) {
      const files = new MemoryFiles();
      files.faultAt = ({ number, operation }) =>
        number >= from &&
        number < from + length &&
        ["write", "open", "sync", "rename", "syncFolder", "truncate"].includes(operation)
          ? { code: "ENOSPC", half: true }
          : undefined;
      const life = new Life(files);
      await life.play();
      files.faultAt = () => undefined;
      const store = life.store ?? (await life.open());
      await life.check(await life.open(files.kill()));
      assert.ok(store);
      await life.store?.close();
    }
  }
});

test("a process killed at any step has lost nothing that was answered", async () => {
  for (let at = 1; at <= steps; at++) {
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
  for (let at = 1; at <= steps; at++) {
    for (let seed = 0; seed < 3; seed++) {
      const files = new MemoryFiles();
      files.faultAt = ({ number }) => (number >= at ? { code: "EIO" } : undefined);
      const life = new Life(files);
      await life.play();
      const left = files.cutPower(seededRandom(at * 31 + seed));
      try {
        await life.check(await life.open(left), { afterPowerCut: true });
      } catch (error) {
        throw new Error(`cut at step ${at}, seed ${seed}`, { cause: error });
      }
      await life.store?.close();
    }
  }
});
