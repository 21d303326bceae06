/** Days that are read of the history: each file is closed again. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { HOUR, idle, opened, serve, withKey } from "../opened.ts";

test("a history that is read leaves no file open", async () => {
  const around = await opened();
  const key = await withKey(around.store, "Ana");
  for (let day = 0; day < 3; day++) {
    serve(around.store, key, day + 1);
    around.now += 24 * HOUR;
    serve(around.store, key, 1);
    await idle();
  }
  const open = around.files.openDescriptors;
  assert.ok((await around.store.usageOf("Ana")).length > 1, "there are several days");
  assert.ok((await around.store.usage()).length > 1, "there are several days");
  assert.equal(around.files.openDescriptors, open);
});
