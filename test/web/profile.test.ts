/** The profile and its key. Over a real socket. */
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("the profile", () => {
  const service = serviceFor({ settings: { "daily-limit": "5" } });
  let ana: WebClient;

  const keyOf = (text: string): string => /<pre id="key"[^>]*>(ambo_\w+)<\/pre>/.exec(text)?.[1] ?? "";
  const makeKey = async () => {
    const page = await ana.get("/profile/key");
    const before = /name="before" value="(\w*)"/.exec(page.text)![1]!;
    return ana.post("/profile/key", { before });
  };
  const statusWith = async (key: string) => (await service.ask("/translations", { key })).status;

  beforeEach(async () => {
    ana = await WebClient.signedIn(service, "ana");
  });

  test("shows a key once, in a response that is not cached", async () => {
    const made = await makeKey();
    assert.equal(made.status, 200);
    assert.equal(made.headers["cache-control"], "no-store");
    const key = keyOf(made.text);
    assert.equal(await statusWith(key), 200);
    assert.equal(await statusWith(service.key), 401);
    for (const path of ["/profile", "/profile/key", "/profile?done=shown", "/docs", "/"]) {
      const { text } = await ana.get(path);
      assert.ok(!text.includes(key.slice(5, -4)), path);
    }
    assert.ok(!JSON.stringify(service.log).includes(key));
  });

  test("replaces nothing when the same form is submitted again", async () => {
    const page = await ana.get("/profile/key");
    const form = {
      token: ana.token,
      before: /name="before" value="(\w*)"/.exec(page.text)![1]!,
    };
    const key = keyOf((await ana.post("/profile/key", form)).text);
    const again = await ana.post("/profile/key", form);
    assert.equal(again.status, 303);
    assert.equal(again.headers.location, "/profile?done=shown");
    assert.equal(await statusWith(key), 200);
    assert.match((await ana.get("/profile?done=shown")).text, /ga ni mogoče prikazati znova/);
  });

  test("creates one key of two forms submitted at the same moment", async () => {
    const page = await ana.get("/profile/key");
    const other = new WebClient(service);
    other.cookies.set("ambo-session", ana.cookies.get("ambo-session")!);
    await other.get("/profile/key");
    const before = /name="before" value="(\w*)"/.exec(page.text)![1]!;
    const answers = await Promise.all([ana, other].map((tab) => tab.post("/profile/key", { before })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 303]);
    const key = keyOf(answers.find(({ status }) => status === 200)!.text);
    assert.ok(service.store.accountOfKey(key));
  });

  test("rejects a form that names an older key", async () => {
    await ana.get("/profile/key");
    const answer = await ana.post("/profile/key", { before: "00000000" });
    assert.equal(answer.status, 303);
  });

  test("says that the limit is reached, and until when", async () => {
    await service.store.accounts.addUser("porabljena");
    await service.store.accounts.issueKey("porabljena");
    const client = await WebClient.signedIn(service, "porabljena");
    assert.doesNotMatch((await client.get("/profile")).text, /Dnevna omejitev je dosežena/);
    await service.store.accounts.setLimit("porabljena", 0);
    const { text } = await client.get("/profile");
    assert.match(text, /role="alert">Dnevna omejitev je dosežena: do ponastavitve števca ob 0\.00/);
    assert.doesNotMatch(text, /Preostanek za danes/);
  });

  test("shows the figures of its chart as a table", async () => {
    const { text } = await ana.get("/profile");
    const rows = text.match(/<tr><td>[^<]+<\/td><td class="number">\d+<\/td><\/tr>/g) ?? [];
    assert.equal(rows.length, 30);
    assert.equal(rows.filter((row) => !row.includes(">0<")).length, 1);
    assert.equal(text.match(/<rect class="bar/g)?.length, 1);
  });

  test("does not accept an API key as a sign-in", async () => {
    const nobody = new WebClient(service);
    const key = keyOf((await makeKey()).text);
    const { status } = await nobody.get("/profile", {
      headers: { Authorization: `Bearer ${key}` },
    });
    assert.equal(status, 303);
  });
});
