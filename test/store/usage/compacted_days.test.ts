import assert from "node:assert/strict";
import { test } from "node:test";
import { compactedDays, readCompactedDay } from "../../../src/store/usage/files.ts";
import { writeCounts } from "../../../src/store/usage/mod.ts";
import { LogFile, StoreDamaged } from "../../../src/store/wal/mod.ts";
import { MemoryFiles } from "../memory_files.ts";

const FILE = { name: "2026-11-21.7.day", date: "2026-11-21", number: 7, compacted: true };
const FOLDER = "/keys/usage";
const PATH = `${FOLDER}/${FILE.name}`;

/** A compacted day in which every third account of so many was used. */
async function compactedDay(accounts: number): Promise<{ files: MemoryFiles; counts: number[] }> {
  const counts: number[] = [];
  for (let account = 1; account < accounts; account += 3) counts[account] = 1 + (account % 100);
  const files = new MemoryFiles();
  const log = LogFile.create(files, PATH);
  await writeCounts(log, { file: FILE, counts, isStopped: () => false });
  return { files, counts };
}

test("the counts of all accounts are read from a small file and from a large one", async () => {
  for (const accounts of [2, 50, 30_000, 100_000]) {
    const { files, counts } = await compactedDay(accounts);
    assert.deepEqual(compactedDays(files, FOLDER), [FILE]);
    assert.deepEqual(readCompactedDay(files, FOLDER, FILE), counts, `${accounts} accounts`);
  }
});

test("a day that was cut off at the end of a line is damaged", async () => {
  const { files } = await compactedDay(50);
  const bytes = files.get(PATH);
  const cut = new MemoryFiles();
  cut.put(PATH, bytes.subarray(0, bytes.lastIndexOf("\n", bytes.length - 2) + 1));
  assert.throws(() => readCompactedDay(cut, FOLDER, FILE), StoreDamaged);
});
