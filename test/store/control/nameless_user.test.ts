/** A process whose user has a number and no name, as in a container that runs as `USER 65532`. */
import assert from "node:assert/strict";
import { chmodSync, statSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import { test } from "node:test";
import { DayClock } from "../../../src/base/clock.ts";
import { useStore } from "../../../src/store/control/mod.ts";
import { scratchFolder } from "../../support/scratch.ts";

const forWindows = { skip: process.platform === "win32" && "Windows has no such users" };

test("a user without a name can work on a store", forWindows, async (context) => {
  const folder = scratchFolder();
  // A volume may be open to a group.
  chmodSync(folder, 0o770);
  context.mock.method(os, "userInfo", () => {
    throw new Error("A system error occurred: uv_os_get_passwd returned ENOENT");
  });
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.restoreAll();
    syncBuiltinESMExports();
  });
  const added = await useStore(folder, {
    clock: new DayClock("Europe/Ljubljana"),
    config: { current: { "daily-limit": 100 } },
    publicUrl: () => null,
    create: true,
    action: (calls) => calls.add({ name: "Ana", admin: false }),
  });
  assert.equal(added.name, "Ana");
  assert.equal(statSync(folder).mode & 0o777, 0o700);
});
