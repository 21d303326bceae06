/** One-time links and users who cannot use them. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { AccountError } from "../../src/auth/mod.ts";
import { type Service, startService } from "../support/service.ts";
import { Visitor } from "./visitor.ts";

describe("a one-time link", () => {
  let service: Service;
  let boss: Visitor;

  const linkForm = (name: string) => ({
    token: boss.token,
    name,
    slot: String(service.store.accounts.user(name)!.slot),
    action: "link",
  });

  before(async () => {
    service = await startService();
    await service.store.accounts.addUser("vodja", { admin: true });
    boss = new Visitor(service.origin);
    boss.cookies.set("ambo-session", await service.store.signIn.createSession("vodja"));
  });

  test("is offered for no disabled user, and not made from a page opened before", async () => {
    const { accounts } = service.store;
    const page = await boss.get("/admin/user?name=ana");
    assert.match(page.text, /Ustvari enkratno povezavo/);
    const form = linkForm("ana");
    await accounts.setDisabled("ana", true);
    assert.doesNotMatch((await boss.get("/admin/user?name=ana")).text, /enkratno povezavo/);
    const refused = await boss.post("/admin/user", form);
    assert.equal(refused.status, 400);
    assert.match(refused.text, /Račun je onemogočen, zato povezava ne bi delovala/);
    assert.doesNotMatch(refused.text, /login\?link=/);
    await accounts.setDisabled("ana", false);
    assert.match((await boss.post("/admin/user", form)).text, /login\?link=/);
  });

  test("that the store refuses to make is told of, also after an invitation", async (t) => {
    const refusal = () => Promise.reject(new AccountError("unknown_user", "There is no user"));
    const store = t.mock.method(service.store.signIn, "createLink", refusal);
    await boss.get("/admin/user?name=ana");
    const refused = await boss.post("/admin/user", linkForm("ana"));
    assert.equal(refused.status, 400);
    assert.match(refused.text, /ker se je račun medtem spremenil/);
    await boss.get("/admin");
    const invited = await boss.post("/admin", { name: "povabljeni" });
    assert.equal(invited.status, 400);
    assert.match(invited.text, /ker se je račun medtem spremenil/);
    store.mock.restore();
  });
});
