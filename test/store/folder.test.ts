/** Which folders a store may be made in. */
import assert from "node:assert/strict";
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { restoreStore } from "../../src/store/backup/mod.ts";
import { holdFolder, holdStore, useStore } from "../../src/store/control/mod.ts";
import { openStore, StoreRefused } from "../../src/store/mod.ts";
import { HOLD_OPTIONS } from "../support/held_store.ts";
import { scratchFolder } from "../support/scratch.ts";

/** Every way to make a store in a folder. */
const WAYS: Record<string, (folder: string) => Promise<unknown>> = {
  serve: (folder) => holdStore(folder, HOLD_OPTIONS),
  "user add": (folder) =>
    useStore(folder, {
      ...HOLD_OPTIONS,
      create: true,
      action: (calls) => calls.add({ name: "Ana", admin: false }),
    }),
  restore: (folder) =>
    holdFolder(folder, {
      create: true,
      action: () => restoreStore(folder, { backup: "/dev/null" }),
    }),
  openStore: (folder) => openStore(folder, HOLD_OPTIONS),
};

function folderWith(...names: string[]): string {
  const folder = scratchFolder();
  for (const name of names) writeFileSync(join(folder, name), "kept");
  chmodSync(folder, 0o755);
  return folder;
}

for (const [way, make] of Object.entries(WAYS)) {
  test(`${way} refuses a folder of other things and leaves it as it was`, async () => {
    const folder = folderWith("letter.txt", ".profile");
    mkdirSync(join(folder, "pictures"));
    await assert.rejects(make(folder), (error: unknown) => {
      assert.ok(error instanceof StoreRefused, String(error));
      assert.match(explain(error, "en"), /Cannot use the folder .*: there are other files in it.*--keys/);
      return true;
    });
    assert.deepEqual(readdirSync(folder).sort(), [".profile", "letter.txt", "pictures"]);
    assert.equal(statSync(folder).mode & 0o777, 0o755);
  });
}

test("a store is made in a folder that is empty but for what belongs there", async () => {
  for (const names of [[], ["README.md"], ["lost+found"], ["usage.old"], [".ambo-0123456789ab"]]) {
    const store = await openStore(folderWith(...names), HOLD_OPTIONS);
    await store.close();
  }
});

test("a store beside other things is opened as ever", async () => {
  const folder = scratchFolder();
  await (await openStore(folder, HOLD_OPTIONS)).close();
  writeFileSync(join(folder, "letter.txt"), "kept");
  await (await openStore(folder, HOLD_OPTIONS)).close();
});

for (const [way, make] of Object.entries(WAYS)) {
  test(`${way} names a folder that cannot be made, as there is a file`, async () => {
    const file = join(scratchFolder(), "file");
    writeFileSync(file, "");
    const below = join(file, "keys");
    for (const [folder, message] of [
      [below, `Cannot create the folder ${below}: not a directory (ENOTDIR)`],
      [file, `Cannot use ${file} as a folder: it is a file; choose another path`],
    ] as const) {
      await assert.rejects(make(folder), (error: Error) => {
        assert.equal(explain(error, "en"), message);
        return true;
      });
    }
  });
}
