/** What administrators choose on the pages: kept like the accounts, which older programs read until there is a choice. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { saying } from "../../support/saying.ts";
import { FOLDER, opened } from "../opened.ts";

const FACE = '{"name":"Župnija »Sora« 😀","footer":"Kar je dobro"}';

test("a setting is there after a restart and a kill, and goes when it is taken back", async () => {
  const around = await opened();
  await around.store.setSetting("face", FACE);
  assert.equal((await around.restartAfterKill()).settings.get("face"), FACE);
  await around.store.setSetting("face", "{}");
  assert.equal((await around.reopen()).settings.get("face"), "{}");
  await around.store.setSetting("face", undefined);
  assert.equal((await around.reopen()).settings.has("face"), false);
});

test("a log has the lowest format that can hold it: 1 without a choice, 2 with a default translation, 3 with a setting", async () => {
  const around = await opened({ rewriteFrom: 300 });
  const header = () => around.files.get(`${FOLDER}/accounts.log`).toString("utf8").split("\n")[0]!.slice(9);
  await around.store.accounts.addUser("Ana");
  assert.equal(header(), "ambo accounts 1");
  await around.store.setDefaultTranslation("KJV");
  assert.equal(header(), "ambo accounts 2");
  await around.reopen();
  await around.store.setDefaultTranslation(undefined);
  for (let round = 0; round < 9; round++) await around.store.accounts.issueKey("Ana");
  assert.equal(header(), "ambo accounts 1");
  await around.store.setDefaultTranslation("KJV");
  assert.equal(header(), "ambo accounts 2");
  await around.store.setSetting("face", FACE);
  assert.equal(header(), "ambo accounts 3");
  const store = await around.restartAfterKill();
  assert.equal(store.defaultTranslation, "KJV");
  assert.equal(store.accounts.user("Ana")?.name, "Ana");
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

test("only what can be a code is chosen", async () => {
  const { store } = await opened();
  for (const code of ["", " ", "../KJV", "K JV", "KJV\n00000000 remove 1", "x".repeat(33)]) {
    await assert.rejects(store.setDefaultTranslation(code), saying(/no translation has the code/));
  }
  assert.equal(store.defaultTranslation, undefined);
});
