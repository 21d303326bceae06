/** Settings that administrators store from the pages: kept like the accounts, readable by older programs until then. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { StoreUnavailable } from "../../../src/store/mod.ts";
import { saying } from "../../support/saying.ts";
import { FOLDER, type Opened, opened } from "../opened.ts";

const FACE = '{"name":"Župnija »Sora« 😀","footer":"Kar je dobro"}';

function header({ files }: Opened): string {
  return files.get(`${FOLDER}/accounts.log`)!.toString("utf8").split("\n")[0]!.slice(9);
}

test("a setting is there after a restart and a kill, and goes when it is taken back", async () => {
  const around = await opened();
  await around.store.setSetting("face", FACE);
  assert.equal((await around.restartAfterKill()).settings.get("face"), FACE);
  await around.store.setSetting("face", "{}");
  assert.equal((await around.reopen()).settings.get("face"), "{}");
  await around.store.setSetting("face", undefined);
  assert.equal((await around.reopen()).settings.has("face"), false);
});

test("a log without settings keeps its format, and gets format 3 with the first one", async () => {
  const around = await opened();
  await around.store.accounts.addUser("Ana");
  assert.equal(header(around), "ambo accounts 1");
  await around.store.setDefaultTranslation("KJV");
  assert.equal(header(around), "ambo accounts 2");
  await around.store.setSetting("face", FACE);
  assert.equal(header(around), "ambo accounts 3");
  assert.equal((await around.restartAfterKill()).accounts.user("Ana")?.name, "Ana");
});

test("a setting that cannot be written does not hold", async () => {
  const around = await opened();
  await around.store.setSetting("face", FACE);
  around.files.faultAt = () => ({ code: "ENOSPC" });
  await assert.rejects(around.store.setSetting("face", "{}"), StoreUnavailable);
  around.files.faultAt = () => undefined;
  assert.equal(around.store.settings.get("face"), FACE);
  assert.equal((await around.restartAfterKill()).settings.get("face"), FACE);
});

test("a setting is one line with a bound, and there are few of them", async () => {
  const { store } = await opened();
  const refused: [name: string, value: string][] = [
    ["face", ""],
    ["face", "one\ntwo"],
    ["face", "bell\u0007"],
    ["face", "\ud800"],
    ["face", "A".repeat(200_001)],
    ["", "x"],
    ["Face", "x"],
    ["face face", "x"],
  ];
  for (const [name, value] of refused) {
    await assert.rejects(store.setSetting(name, value), saying(/cannot be stored/));
  }
  assert.equal(store.settings.size, 0);
  const name = (index: number) => `a${"b".repeat(index)}`;
  for (let index = 0; index < 31; index++) await store.setSetting(name(index), "x");
  await store.setSetting("z", "x");
  await assert.rejects(store.setSetting("zz", "x"), saying(/at most 32/));
  assert.equal(store.settings.size, 32);
});
