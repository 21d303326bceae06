import assert from "node:assert/strict";
import { FileLog } from "../../src/store/file_log.ts";
import type { Store } from "../../src/store/mod.ts";

/** Returns the log of a store in a folder, which tests write to themselves. */
export function local(store: Store): FileLog {
  const { log } = store;
  assert.ok(log instanceof FileLog, "the store is in a folder");
  return log;
}
