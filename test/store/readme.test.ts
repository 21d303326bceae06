/** The examples in the description of the formats are what the code reads and writes. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { encodeChange } from "../../src/store/accounts/account_change.ts";
import { AccountState, accountReader, decodeChange } from "../../src/store/accounts/mod.ts";
import { restoreStore } from "../../src/store/backup/mod.ts";
import { usageFiles, usageReader } from "../../src/store/usage/mod.ts";
import { type LogReader, RecordWriter, readLog } from "../../src/store/wal/mod.ts";
import { MemoryFiles } from "./memory_files.ts";

const README = readFileSync("src/store/README.md", "utf8");

/** The block of the README that is marked with a name. */
function example(name: string): Buffer {
  const block = new RegExp(`\n\`\`\`${name.replaceAll(".", "\\.")}\n([^\`]*)\`\`\`\n`).exec(README);
  assert.ok(block, `there is no example ${name}`);
  return Buffer.from(block[1]!);
}

function readWhole(name: string, reader: LogReader): number {
  const found = readLog(example(name), { file: name, reader });
  assert.equal(found.reason, undefined);
  return found.records;
}

test("the example of accounts.log holds every kind of change, and is written again the same", () => {
  const state = new AccountState();
  const kinds = new Set<string>();
  const again = new RecordWriter();
  again.begin("ambo").word("accounts").number(3).end();
  const { record, ...reader } = accountReader(state);
  readWhole("accounts.log", {
    ...reader,
    record(kind, fields) {
      const change = decodeChange(kind, fields);
      encodeChange(again, change);
      kinds.add(kind);
      state.apply(change);
    },
  });
  assert.ok(record);
  assert.deepEqual(Buffer.from(again.bytes).toString(), example("accounts.log").toString());
  const described = [...README.matchAll(/`([a-z-]+) (?:ACCOUNT|0 UUID|0 CODE|0 NAME)/g)].map((match) => match[1]!);
  assert.deepEqual([...kinds].sort(), [...new Set(described)].sort());
  assert.equal(state.table.last, 2);
  assert.deepEqual(
    [...state.table.accounts()].map((account) => state.table.user(account).name),
    ["admin"],
  );
});

test("the examples of usage come to the counts that the text tells", () => {
  for (const name of ["2026-11-21.17.log", "2026-11-21.17.day"]) {
    const counts = new Map<number, number>();
    const behind: number[] = [];
    const [file] = usageFiles([name]);
    readWhole(
      name,
      usageReader(file!, {
        counted: (account, count) => void counts.set(account, Math.max(count, counts.get(account) ?? 0)),
        behind: (since) => void behind.push(since),
      }),
    );
    assert.deepEqual([...counts].sort(), [
      [1, 2],
      [2, 5],
    ]);
    if (name.endsWith(".log")) assert.deepEqual(behind, [1795255200000, 0]);
  }
});

test("the example of a backup can be restored", async () => {
  const files = new MemoryFiles();
  files.put("/backup", example("backup"));
  const content = await restoreStore("/keys", { backup: "/backup", files });
  assert.equal(content.made, 1795251600);
  assert.deepEqual(files.get("/keys/usage/2026-11-21.17.day"), example("2026-11-21.17.day"));
});

test("every test that the promises name is there", () => {
  const named = [...README.matchAll(/`(test\/[\w/.]+)`/g)].map((match) => match[1]!);
  assert.ok(named.length >= 8);
  for (const path of named)
    assert.doesNotThrow(() => readFileSync(path.endsWith(".ts") ? path : `${path}/held_store.test.ts`));
});
