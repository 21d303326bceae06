import assert from "node:assert/strict";
import { test } from "node:test";
import { LogFile, StoreDamaged } from "../../../src/store/log/mod.ts";
import { UsageHistory, writeCounts } from "../../../src/store/usage/mod.ts";
import { seededRandom } from "../../support/random.ts";
import { MemoryFiles } from "../memory_files.ts";

const FILE = { name: "2026-11-21.7.day", date: "2026-11-21", number: 7, folded: true };
const PATH = `/keys/usage/${FILE.name}`;

/** A folded day in which every third slot of so many was used. */
async function foldedDay(slots: number): Promise<{ files: MemoryFiles; counts: Uint32Array }> {
  const counts = new Uint32Array(slots);
  for (let slot = 1; slot < slots; slot += 3) counts[slot] = 1 + (slot % 100);
  const files = new MemoryFiles();
  const log = LogFile.create(files, PATH);
  await writeCounts(log, { file: FILE, counts, stopped: () => false });
  return { files, counts };
}

test("the count of a slot is found in a small file and in a large one, and 0 where there is none", async () => {
  for (const slots of [2, 50, 30_000, 100_000]) {
    const { files, counts } = await foldedDay(slots);
    const history = new UsageHistory(files, "/keys");
    assert.deepEqual(history.days(), [FILE]);
    const step = slots > 1000 ? 997 : 1;
    for (let slot = 1; slot < slots + 3; slot += step) {
      assert.equal(history.ofSlot(FILE, slot), counts[slot] ?? 0, `slot ${slot} of ${slots}`);
    }
    for (const slot of [1, slots - 1, slots - 2, slots - 3, slots, 10 * slots]) {
      assert.equal(history.ofSlot(FILE, slot), counts[slot] ?? 0, `slot ${slot} of ${slots}`);
    }
    const requests = counts.reduce((sum, count) => sum + count, 0);
    assert.deepEqual(history.total(FILE), {
      slots: counts.filter((count) => count > 0).length,
      requests,
    });
  }
});

test("a large file is not read whole for one slot", async () => {
  const { files } = await foldedDay(300_000);
  let bytes = 0;
  const read = files.read.bind(files);
  files.read = (descriptor, target, position) => {
    bytes += target.length;
    return read(descriptor, target, position);
  };
  new UsageHistory(files, "/keys").ofSlot(FILE, 123_457);
  assert.ok(bytes < 200_000 && files.get(PATH).length > 2_000_000, `${bytes} bytes read`);
});

test("a folded day with a flipped bit gives the right count or is refused, never a wrong one", async () => {
  const { files, counts } = await foldedDay(20_000);
  const whole = files.get(PATH);
  const random = seededRandom(7);
  let refused = 0;
  for (let round = 0; round < 400; round++) {
    const flipped = Buffer.from(whole);
    const bit = Math.floor(random() * whole.length * 8);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    files.put(PATH, flipped);
    const slot = 1 + 3 * Math.floor(random() * 6000);
    try {
      assert.equal(new UsageHistory(files, "/keys").ofSlot(FILE, slot), counts[slot], `bit ${bit}`);
    } catch (error) {
      assert.ok(error instanceof StoreDamaged, String(error));
      refused++;
    }
  }
  assert.ok(refused > 50, `refused ${refused} times`);
});

test("a folded day that is cut short is refused", async () => {
  const { files } = await foldedDay(100);
  const whole = files.get(PATH);
  for (let length = 0; length < whole.length; length++) {
    files.put(PATH, whole.subarray(0, length));
    const history = new UsageHistory(files, "/keys");
    assert.throws(() => history.ofSlot(FILE, 4), StoreDamaged, `cut at ${length}`);
    assert.throws(() => history.total(FILE), StoreDamaged, `cut at ${length}`);
  }
});
