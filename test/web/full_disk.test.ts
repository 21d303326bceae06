/** Forms while the store cannot write: the error is shown, and the same form works later. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { unpackEverything } from "../../src/store/backup/mod.ts";
import { StoreUnavailable } from "../../src/store/mod.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const full = () =>
  Promise.reject(new StoreUnavailable("cannot_write", { path: "accounts.log" }, { cause: "no space left" }));

describe("while the disk is full", () => {
  const service = serviceFor();

  const signedIn = (name: string) => WebClient.signedIn(service, name);

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
  });

  test("a form creates no key, and creates it once there is room", async (t) => {
    const { accounts } = service.store;
    const ana = await signedIn("ana");
    const page = await ana.get("/profile/key");
    const before = /name="before" value="(\w*)"/.exec(page.text)![1]!;
    const form = { token: ana.token, before };
    const disk = t.mock.method(accounts, "issueKey", full);
    const { status, headers } = await ana.post("/profile/key", form);
    assert.deepEqual([status, headers["retry-after"]], [503, "5"]);
    assert.equal((await ana.post("/profile/key", form)).status, 503);
    disk.mock.restore();
    const answers = await Promise.all([form, form].map((one) => ana.post("/profile/key", one)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 303]);
    assert.match(answers.find(({ status }) => status === 200)!.text, /<pre id="key"[^>]*>ambo_/);
  });

  test("a form creates no link, and creates it once there is room", async (t) => {
    const { signIn, accounts } = service.store;
    const admin = await signedIn("vodja");
    await admin.get("/admin/user?name=ana");
    const account = String(accounts.user("ana")!.account);
    const form = { token: admin.token, name: "ana", account, action: "link" };
    const disk = t.mock.method(signIn, "createLink", full);
    assert.equal((await admin.post("/admin/user", form)).status, 503);
    disk.mock.restore();
    const answers = await Promise.all([form, form].map((one) => admin.post("/admin/user", one)));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 303]);
    const [, token] = /login\?link=(\w+)/.exec(answers.find(({ status }) => status === 200)!.text)!;
    assert.equal(signIn.link(token!)?.user, "ana");
  });

  test("the backup of the page comes all the same", async (t) => {
    const { store } = service;
    await store.signIn.setPassword("vodja", "dovolj dolgo geslo");
    const admin = await signedIn("vodja");
    await admin.get("/admin/service");
    t.mock.method(store, "setSetting", full);
    const { status, bytes } = await admin.post("/admin/service", { action: "backup", password: "dovolj dolgo geslo" });
    assert.equal(status, 200);
    const { store: users } = await unpackEverything(bytes, "backup");
    assert.match(users.toString(), /^\w{8} user \d+ admin \d+ vodja$/m);
  });
});
