import assert from "node:assert/strict";
import { test } from "node:test";
import { restoreStore } from "../../../src/store/backup/mod.ts";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import { MemoryFiles } from "../memory_files.ts";
import { FOLDER, opened, serve, withKey } from "../opened.ts";

/** A store with three requests on record and one that was taken and has no answer yet, and a backup made right then. */
async function backedUpInTheMiddleOfATurn({ isDiskFull }: { isDiskFull: boolean }) {
  const { store, files } = await opened();
  const key = await withKey(store, "Ana");
  serve(store, key, 3);
  store.log.consume(store.accountOfKey(key)!);
  if (isDiskFull) {
    files.faultAt = ({ operation }) => (operation === "write" ? { code: "ENOSPC" } : undefined);
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of store.backup()) pieces.push(piece);
  return { store, key, backup: Buffer.concat(pieces) };
}

test("a backup leaves requests that have no answer yet to their own commit, which the full disk refuses", async () => {
  const { store, key } = await backedUpInTheMiddleOfATurn({ isDiskFull: true });
  assert.equal(store.log.pending, true);
  assert.throws(() => store.log.commit(), StoreUnavailable);
  assert.equal(store.used(store.accountOfKey(key)!), 3);
});

test("a backup has what was committed, and no request without an answer", async () => {
  const { store, key, backup } = await backedUpInTheMiddleOfATurn({ isDiskFull: false });
  store.log.commit();
  assert.equal(store.used(store.accountOfKey(key)!), 4);
  const files = new MemoryFiles();
  files.put("/backup", backup);
  await restoreStore(FOLDER, { backup: "/backup", files });
  const restored = await opened({ on: files });
  assert.deepEqual(restored.warnings, []);
  assert.equal(restored.store.used(restored.store.accountOfKey(key)!), 3);
});
