/** The id of an installation, from which feeds and calendars have theirs. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { repairStore } from "../../../src/store/repair/mod.ts";
import type { MemoryFiles } from "../memory_files.ts";
import { FOLDER, opened } from "../opened.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[48][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("an installation has an id of its own, and no other has it", async () => {
  const ids = new Set<string>();
  for (let count = 0; count < 3; count++) {
    const { store } = await opened();
    await store.accounts.recordSiteId();
    ids.add(store.accounts.siteId);
  }
  assert.equal(ids.size, 3);
  for (const id of ids) assert.match(id, UUID);
});

test("the id is recorded once, however many have it recorded", async () => {
  const { store, files } = await opened();
  await Promise.all([1, 2, 3].map(() => store.accounts.recordSiteId()));
  await store.accounts.recordSiteId();
  const log = files.get(`${FOLDER}/accounts.log`)!.toString();
  assert.equal(log.match(/ site 0 /g)?.length, 1);
});

describe("without a recorded id, as an older Ambo left the store,", () => {
  const header = (files: MemoryFiles) => files.get(`${FOLDER}/accounts.log`)!.toString().split("\n")[0];

  test("it follows from the first user, and to ask for it writes nothing", async () => {
    const around = await opened();
    await around.store.accounts.addUser("ana");
    await around.store.accounts.addUser("bor");
    const before = around.files.get(`${FOLDER}/accounts.log`)!.toString();
    const id = around.store.accounts.siteId;
    assert.match(id, UUID);
    assert.equal(around.files.get(`${FOLDER}/accounts.log`)!.toString(), before);
    assert.match(header(around.files)!, / accounts 1$/, "an older Ambo reads it");
    assert.equal((await around.reopen()).accounts.siteId, id);
  });

  test("it stays when it is recorded, and when the first user goes", async () => {
    for (const change of ["recordSiteId", "removeUser"] as const) {
      const { store } = await opened();
      await store.accounts.addUser("ana");
      const id = store.accounts.siteId;
      await store.accounts[change]("ana");
      assert.equal(store.accounts.siteId, id);
    }
  });
});

test("a repair keeps the id and makes no user of it", async () => {
  const around = await opened();
  await around.store.accounts.recordSiteId();
  const id = around.store.accounts.siteId;
  await around.store.accounts.addUser("ana");
  await around.store.accounts.addUser("bor");
  await around.store.close();
  const path = `${FOLDER}/accounts.log`;
  const bytes = Buffer.from(around.files.get(path)!);
  bytes[bytes.indexOf("bor")]! ^= 1;
  around.files.put(path, bytes);
  const reports = await repairStore(FOLDER, { now: () => around.now, files: around.files });
  assert.equal(reports.length, 1);
  assert.deepEqual(reports[0]!.renamed, []);
  const { store } = await opened({ on: around.files });
  assert.equal(store.accounts.siteId, id);
  assert.deepEqual(
    [...store.accounts.users()].map(({ name }) => name),
    ["ana"],
  );
});
