import assert from "node:assert/strict";
import { test } from "node:test";
import { localCalls } from "../../../src/store/mod.ts";
import { opened } from "../opened.ts";

test("a link for a disabled user is refused before anything changes", async () => {
  const { store, files } = await opened();
  await store.accounts.addUser("Ana");
  const link = await store.signIn.createLink("Ana");
  await store.accounts.setDisabled("Ana", true);
  const before = files.get("/keys/accounts.log");
  await assert.rejects(localCalls(store, { publicUrl: () => null }).link({ name: "Ana" }), {
    room: "accounts",
    code: "disabled_user",
    values: { name: "Ana" },
  });
  assert.deepEqual(files.get("/keys/accounts.log"), before);
  await store.accounts.setDisabled("Ana", false);
  assert.equal(store.signIn.link(link)?.user, "Ana", "the link before lives on");
});
