import assert from "node:assert/strict";
import { test } from "node:test";
import { CompactedDays } from "../../../src/store/usage/files.ts";
import { writeCounts } from "../../../src/store/usage/mod.ts";
import { LogFile, StoreDamaged } from "../../../src/store/wal/mod.ts";
import { seededRandom } from "../../support/random.ts";
import { MemoryFiles } from "../memory_files.ts";

const FILE = { name: "2026-11-21.7.day", date: "2026-11-21", number: 7, compacted: true };
const PATH = `/keys/usage/${FILE.name}`;

/** A compacted day in which every third account of so many was used. */
async function compactedDay(accounts: number): Promise<{ files: MemoryFiles; counts: number[] }> {
  const counts: number[] = [];
  for (let account = 1; account < accounts; account += 3) counts[account] = 1 + (account % 100);
  const files = new MemoryFiles();
  const log = LogFile.create(files, PATH);
  await writeCounts(log, { file: FILE, counts, isStopped: () => false });
  return { files, counts };
}

function countOf(days: CompactedDays, account: number): number {
  return days.ofAccounts(FILE, [account]).get(account) ?? 0;
}

test("the count of an account is found in a small file and in a large one, and 0 where there is none", async () => {
  for (const accounts of [2, 50, 30_000, 100_000]) {
    const { files, counts } = await compactedDay(accounts);
    const history = new CompactedDays(files, "/keys");
    assert.deepEqual(history.days(), [FILE]);
    const step = accounts > 1000 ? 997 : 1;
    for (let account = 1; account < accounts + 3; account += step) {
      assert.equal(countOf(history, account), counts[account] ?? 0, `account ${account} of ${accounts}`);
    }
    for (const account of [1, accounts - 1, accounts - 2, accounts - 3, accounts, 10 * accounts]) {
      assert.equal(countOf(history, account), counts[account] ?? 0, `account ${account} of ${accounts}`);
    }
    assert.equal(
      history.total(FILE),
      counts.reduce((sum, count) => sum + count, 0),
    );
  }
});

test("a day that was cut off at the end of a line is damaged, whoever is asked for", async () => {
  const { files } = await compactedDay(50);
  const bytes = files.get(PATH);
  const cut = new MemoryFiles();
  cut.put(PATH, bytes.subarray(0, bytes.lastIndexOf("\n", bytes.length - 2) + 1));
  const days = new CompactedDays(cut, "/keys");
  for (const account of [1, 49]) assert.throws(() => days.ofAccounts(FILE, [account]), StoreDamaged);
  assert.throws(() => days.total(FILE), StoreDamaged);
});

test("the counts of the accounts of a page are found together, near each other or not", async () => {
  const random = seededRandom(7);
  for (const accounts of [2, 50, 30_000, 100_000]) {
    const { files, counts } = await compactedDay(accounts);
    const history = new CompactedDays(files, "/keys");
    for (let round = 0; round < 20; round++) {
      const start = 1 + Math.floor(random() * accounts);
      const page = Array.from({ length: 50 }, (_, index) =>
        round % 2 === 0 ? start + index : 1 + Math.floor(random() * accounts * 1.1),
      );
      const used = page.filter((account) => (counts[account] ?? 0) > 0);
      const expected = new Map(used.map((account) => [account, counts[account]!]));
      assert.deepEqual(history.ofAccounts(FILE, page), expected);
    }
  }
});
