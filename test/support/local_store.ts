import assert from "node:assert/strict";
import { FolderLog } from "../../src/store/folder_log.ts";
import type { Store } from "../../src/store/mod.ts";

/** Returns the log of a store in a folder, which tests write to themselves. */
export function local(store: Store): FolderLog {
  const { log } = store;
  assert.ok(log instanceof FolderLog, "the store is in a folder");
  return log;
}
