/** The default translation that an administrator chose: kept like the accounts, and readable by older programs until then. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { saying } from "../../support/saying.ts";
import { FOLDER, type Opened, opened } from "../opened.ts";

function header({ files }: Opened): string {
  return files.get(`${FOLDER}/accounts.log`)!.toString("utf8").split("\n")[0]!.slice(9);
}

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

test("only what can be a code is chosen", async () => {
  const { store } = await opened();
  for (const code of ["", " ", "../KJV", "K JV", "KJV\n00000000 remove 1", "x".repeat(33)]) {
    await assert.rejects(store.setDefaultTranslation(code), saying(/no translation has the code/));
  }
  assert.equal(store.defaultTranslation, undefined);
});
