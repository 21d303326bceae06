/** One-time links and users who cannot use them. Over a real socket. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { Problem } from "../../src/base/problem.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("a one-time link", () => {
  const service = serviceFor();
  let admin: WebClient;

  const linkForm = (name: string) => ({
    token: admin.token,
    name,
    account: String(service.store.accounts.user(name)!.account),
    action: "link",
  });

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
    admin = await WebClient.signedIn(service, "vodja");
  });

  test("is not offered for a disabled user, nor created from a page opened before", async () => {
    const { accounts } = service.store;
    const page = await admin.get("/admin/user?name=ana");
    assert.match(page.text, /Ustvari enkratno povezavo/);
    const form = linkForm("ana");
    await accounts.setDisabled("ana", true);
    assert.doesNotMatch((await admin.get("/admin/user?name=ana")).text, /enkratno povezavo/);
    const refused = await admin.post("/admin/user", form);
    assert.equal(refused.status, 400);
    assert.match(refused.text, /Račun je onemogočen, zato povezava ne bi delovala/);
    assert.doesNotMatch(refused.text, /login\?link=/);
    await accounts.setDisabled("ana", false);
    assert.match((await admin.post("/admin/user", form)).text, /login\?link=/);
  });

  test("explains a refusal of the store, also after an invitation", async (t) => {
    const refusal = () => Promise.reject(new Problem("accounts.unknown_user", { name: "x" }));
    const store = t.mock.method(service.store.signIn, "createLink", refusal);
    await admin.get("/admin/user?name=ana");
    const refused = await admin.post("/admin/user", linkForm("ana"));
    assert.equal(refused.status, 400);
    assert.match(refused.text, /ker se je račun medtem spremenil/);
    await admin.get("/admin");
    const invited = await admin.post("/admin", { name: "povabljeni" });
    assert.equal(invited.status, 400);
    assert.match(invited.text, /ker se je račun medtem spremenil/);
    store.mock.restore();
  });
});
