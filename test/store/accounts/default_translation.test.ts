/** The default translation that an administrator chose: kept like the accounts, and readable by older programs until then. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { restoreStore } from "../../../src/store/backup/mod.ts";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import { checkStore, repairStore } from "../../../src/store/repair/mod.ts";
import { saying } from "../../support/saying.ts";
import { MemoryFiles } from "../memory_files.ts";
import { FOLDER, type Opened, opened } from "../opened.ts";

function header({ files }: Opened): string {
  return files.get(`${FOLDER}/accounts.log`)!.toString("utf8").split("\n")[0]!.slice(9);
}

test("a chosen default translation is there after a restart and a kill", async () => {
  const around = await opened();
  assert.equal(around.store.defaultTranslation, undefined);
  await around.store.setDefaultTranslation("KJV");
  assert.equal(around.store.defaultTranslation, "KJV");
  assert.equal((await around.restartAfterKill()).defaultTranslation, "KJV");
  await around.store.setDefaultTranslation("SSP3");
  assert.equal((await around.reopen()).defaultTranslation, "SSP3");
  await around.store.setDefaultTranslation(undefined);
  assert.equal((await around.reopen()).defaultTranslation, undefined);
});

test("a backup brings the choice to another folder", async () => {
  const around = await opened();
  await around.store.setDefaultTranslation("KJV");
  const pieces: Uint8Array[] = [];
  for await (const piece of around.store.backup()) pieces.push(piece);
  const files = new MemoryFiles();
  files.put("/backup", Buffer.concat(pieces));
  await restoreStore(FOLDER, { backup: "/backup", files });
  const { store } = await opened({ on: files });
  assert.equal(store.defaultTranslation, "KJV");
});

test("a log without a choice is in format 1, one with it in format 2, and taking it back leads to format 1", async () => {
  const around = await opened({ rewriteFrom: 300 });
  await around.store.accounts.addUser("Ana");
  assert.equal(header(around), "ambo accounts 1");
  await around.store.setDefaultTranslation("KJV");
  assert.equal(header(around), "ambo accounts 2");
  await around.reopen();
  await around.store.setDefaultTranslation(undefined);
  for (let round = 0; round < 9; round++) await around.store.accounts.issueKey("Ana");
  assert.equal(header(around), "ambo accounts 1");
  await around.store.setDefaultTranslation("KJV");
  assert.equal(header(around), "ambo accounts 2");
  const store = await around.restartAfterKill();
  assert.equal(store.defaultTranslation, "KJV");
  assert.equal(store.accounts.user("Ana")?.name, "Ana");
});

test("a choice that cannot be written does not hold", async () => {
  const around = await opened();
  await around.store.accounts.addUser("Ana");
  around.files.faultAt = () => ({ code: "ENOSPC" });
  await assert.rejects(around.store.setDefaultTranslation("KJV"), StoreUnavailable);
  assert.equal(around.store.defaultTranslation, undefined);
  around.files.faultAt = () => undefined;
  assert.equal((await around.restartAfterKill()).defaultTranslation, undefined);
  assert.equal(around.store.accounts.user("Ana")?.name, "Ana");
});

test("only what can be a code is chosen", async () => {
  const { store } = await opened();
  for (const code of ["", " ", "../KJV", "K JV", "KJV\n00000000 remove 1", "x".repeat(33)]) {
    await assert.rejects(store.setDefaultTranslation(code), saying(/no translation has the code/));
  }
  assert.equal(store.defaultTranslation, undefined);
});

test("a repair keeps the choice", async () => {
  const around = await opened();
  await around.store.setDefaultTranslation("KJV");
  await around.store.accounts.addUser("Ana");
  await around.store.accounts.addUser("Bor");
  await around.store.close();
  const path = `${FOLDER}/accounts.log`;
  const bytes = Buffer.from(around.files.get(path)!);
  bytes[bytes.indexOf("Ana")]! ^= 1;
  around.files.put(path, bytes);
  await repairStore(FOLDER, { now: () => around.now, files: around.files });
  for await (const { state } of checkStore(FOLDER, around.files)) assert.equal(state, "sound");
  const { store } = await opened({ on: around.files });
  assert.equal(store.defaultTranslation, "KJV");
});
