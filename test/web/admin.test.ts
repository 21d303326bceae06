/** Administration and sign-up. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

describe("administration", () => {
  const service = serviceFor();
  let admin: WebClient;

  const signedIn = (name: string) => WebClient.signedIn(service, name);
  const user = (name: string) => service.store.accounts.user(name);
  /** Does something to a user by the form of the user's page. */
  async function act(name: string, action: string, fields: Record<string, string> = {}) {
    await admin.get(`/admin/user?${new URLSearchParams({ name })}`);
    return admin.post("/admin/user", { name, account: String(user(name)?.account), action, ...fields });
  }
  const linkIn = (text: string) => /<pre id="link"[^>]*>([^<]+)<\/pre>/.exec(text)?.[1] ?? "";

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
    admin = await signedIn("vodja");
  });

  test("is for administrators alone, pages and actions", async () => {
    const ana = await signedIn("ana");
    const nobody = new WebClient(service);
    for (const [path, next] of [
      ["/admin", "/admin"],
      ["/admin/user?name=ana", "/admin"],
      ["/admin/user/confirm?name=ana&action=remove", "/admin"],
      ["/admin/translations?done=move", "/admin/translations"],
      ["/admin/feasts", "/admin/feasts"],
      ["/admin/face", "/admin/face"],
      ["/admin/service", "/admin/service"],
      ["/admin/steps", "/admin/steps"],
    ] as const) {
      assert.equal((await ana.get(path)).status, 403, path);
      assert.equal((await nobody.get(path)).headers.location, `/login?next=${next}`, path);
    }
    const fields = { name: "ana", account: String(user("ana")!.account), action: "admin" };
    await ana.get("/profile");
    assert.equal((await ana.post("/admin/user", fields)).status, 403);
    await ana.get("/profile");
    assert.equal((await ana.post("/admin", { name: "moj prijatelj", admin: "yes" })).status, 403);
    assert.equal(user("ana")!.admin, false);
    assert.equal(user("moj prijatelj"), undefined);
    assert.doesNotMatch((await ana.get("/profile")).text, /\/admin/);
  });

  test("ends with the right to it, while the session goes on", async () => {
    await service.store.accounts.addUser("namestnik", { admin: true });
    const deputy = await signedIn("namestnik");
    assert.equal((await deputy.get("/admin")).status, 200);
    assert.equal((await act("namestnik", "member")).status, 303);
    assert.equal((await deputy.get("/admin")).status, 403);
    assert.equal((await deputy.get("/profile")).status, 200);
  });

  test("invites a user by a link that is shown once", async () => {
    await admin.get("/admin");
    const page = await admin.post("/admin", { name: "Župnija Šmartno" });
    assert.equal(page.headers["cache-control"], "no-store");
    const link = linkIn(page.text);
    assert.ok(link.startsWith(`${service.origin}/login?link=`));
    assert.doesNotMatch(page.text, /hreflang/, "a switch of language would lose the link");
    const guest = new WebClient(service);
    assert.match((await guest.get(link.slice(service.origin.length))).text, /»Župnija Šmartno«/);
    for (const path of ["/admin", "/admin/user?name=%C5%BDupnija%20%C5%A0martno"]) {
      assert.ok(!(await admin.get(path)).text.includes(link.split("=")[1]!));
    }
    await admin.get("/admin");
    assert.equal((await admin.post("/admin", { name: "župnija šmartno" })).status, 400);
    assert.match(admin.page!.text, /id="name-error">Uporabnik s tem imenom že obstaja/);
    assert.match(admin.page!.text, /name="name"[^>]* value="župnija šmartno"/);
    await admin.get("/admin");
    const refused = await admin.post("/admin", { name: "\u0000", admin: "yes" });
    assert.equal(refused.status, 400);
    assert.match(refused.text, /name="admin" value="yes" checked/);
  });

  test("creates a new link, which a reload of its page does not revoke", async () => {
    await admin.get("/admin/user?name=ana");
    const form = {
      token: admin.token,
      name: "ana",
      account: String(user("ana")!.account),
      action: "link",
    };
    const link = linkIn((await admin.post("/admin/user", form)).text);
    assert.equal((await admin.post("/admin/user", form)).status, 303);
    assert.equal((await new WebClient(service).get(link.slice(service.origin.length))).status, 200);
  });

  test("sets a limit that is in force at once, and unsets it", async () => {
    assert.equal((await act("ana", "limit", { limit: "7" })).headers.location, "/admin/user?name=ana&done=limit");
    assert.equal((await service.ask("/translations")).headers["x-ratelimit-limit"], "7");
    for (const limit of ["-1", "1e3", "ena", "9999999999"]) {
      const { status, text } = await act("ana", "limit", { limit });
      assert.equal(status, 400, limit);
      assert.match(text, /id="limit-error">Omejitev mora biti celo število/);
      assert.ok(text.includes(`value="${limit}"`), limit);
    }
    assert.equal(user("ana")!.ownLimit, 7);
    // Another form has set it since this one was opened.
    const { status, text } = await act("ana", "limit", { limit: "9", was: "5" });
    assert.equal(status, 409);
    assert.match(text, /id="limit-error">To je bilo medtem spremenjeno\. Zdaj velja: 7\./);
    assert.match(text, /name="was" value="7".*value="9"/s);
    assert.equal(user("ana")!.ownLimit, 7);
    assert.equal((await act("ana", "limit", { limit: "7", was: "5" })).status, 303);
    await act("ana", "limit", { limit: " ", was: "7" });
    assert.equal(user("ana")!.ownLimit, null);
    // Without a limit of the user, the general one is in force.
    const { text: general } = await act("ana", "limit", { limit: "9", was: "7" });
    assert.match(general, /splošna omejitev: ([\d.]+)\..*Zdaj velja: \1\./s);
  });

  test("disables, enables, revokes and removes, and warns of the consequences first", async () => {
    await service.store.accounts.addUser("cilj");
    const key = await service.store.accounts.issueKey("cilj");
    const status = async () => (await service.ask("/translations", { key })).status;
    for (const [action, said] of [
      ["disable", /takoj prenehal delovati/],
      ["revoke", /napako 401/],
      ["remove", /ni mogoče razveljaviti/],
      ["admin", /vidi in ureja vse račune/],
    ] as const) {
      assert.match((await admin.get(`/admin/user/confirm?name=cilj&action=${action}`)).text, said);
    }
    assert.equal((await admin.get("/admin/user/confirm?name=cilj&action=limit")).status, 404);
    await act("cilj", "disable");
    assert.equal(await status(), 401);
    await act("cilj", "enable");
    assert.equal(await status(), 200);
    await act("cilj", "revoke");
    assert.equal(await status(), 401);
    await act("cilj", "admin");
    assert.equal(user("cilj")!.admin, true);
    assert.equal((await act("cilj", "remove")).headers.location, "/admin?done=remove");
    assert.equal(user("cilj"), undefined);
  });

  test("says of a user who is gone that there is no such user, on each page about one, and leads to the list", async () => {
    const { account } = await service.store.accounts.addUser("nekdanji");
    await admin.get("/admin/user?name=nekdanji");
    await service.store.accounts.removeUser("nekdanji");
    for (const answer of [
      await admin.post("/admin/user", { name: "nekdanji", account: String(account), action: "limit", limit: "5" }),
      await admin.get("/admin/user?name=nekdanji"),
      await admin.get("/admin/user/confirm?name=nekdanji&action=remove"),
    ]) {
      assert.equal(answer.status, 404);
      assert.match(answer.text, /Tega uporabnika ni več: medtem ga je odstranil drug skrbnik/);
      assert.match(answer.text, /<a class="button" href="\/admin">Na seznam uporabnikov<\/a>/);
    }
  });

  test("rejects an action on another user who took the name", async () => {
    const { account } = await service.store.accounts.addUser("prvi");
    await admin.get("/admin/user?name=prvi");
    await service.store.accounts.removeUser("prvi");
    await service.store.accounts.addUser("prvi");
    const fields = { name: "prvi", account: String(account), action: "remove" };
    assert.equal((await admin.post("/admin/user", fields)).status, 404);
    assert.ok(user("prvi"));
  });

  test("keeps administrators from shutting themselves out", async () => {
    for (const action of ["disable", "member", "remove", "link"]) {
      assert.equal((await act("vodja", action)).status, 403, action);
    }
    const own = user("vodja")!;
    assert.deepEqual([own.admin, own.disabled], [true, false]);
    assert.doesNotMatch((await admin.get("/admin/user?name=vodja")).text, /action=remove/);
    assert.equal((await act("ana", "promote")).status, 400);
  });

  test("shows the translations with their counts and the issues of a check", async () => {
    const { status, text } = await admin.get("/admin/translations");
    assert.equal(status, 200);
    assert.match(text, /Zgledni prevod<\/bdi> <code>ZGL<\/code>/);
    assert.match(text, /slovenščina · 6 knjig · 10 poglavij · 255 vrstic · združenih vrstic: 1/);
    assert.match(text, /<summary>7 opozoril<\/summary>/);
    // Those of a kind stand under the first of them.
    assert.equal(text.match(/<(li|summary)>[^<]*opozorilo: /g)?.length, 9);
  });
});

describe("sign-up", () => {
  const fields = { name: "novinka", password: "dovolj dolgo", repeated: "dovolj dolgo" };

  test("is closed unless switched on", async () => {
    const service = await startService();
    const client = new WebClient(service);
    assert.equal((await client.get("/sign-up")).status, 404);
    await client.get("/login");
    assert.doesNotMatch(client.page!.text, /sign-up/);
    assert.equal((await client.post("/sign-up", fields)).status, 404);
    assert.equal(service.store.accounts.user("novinka"), undefined);
  });

  test("creates an account and signs it in, five a day from one address", async () => {
    const service = await startService({ settings: { "sign-up": "open" } });
    const client = new WebClient(service);
    const signUp = async (more: Record<string, string> = {}) => {
      await client.get("/sign-up");
      return client.post("/sign-up", { ...fields, ...more });
    };
    assert.equal((await signUp({ password: "kratko", repeated: "kratko" })).status, 400);
    assert.equal((await signUp({ repeated: "drugačno geslo" })).status, 400);
    assert.equal((await signUp()).headers.location, "/profile");
    assert.match((await client.get("/profile")).text, /Pozdravljeni, novinka/);
    assert.equal(service.store.accounts.user("novinka")!.admin, false);
    assert.match((await signUp({ name: "NOVINKA", admin: "yes" })).text, /To ime je že zasedeno/);
    assert.equal((await signUp({ name: " " })).status, 400);
    assert.equal((await signUp({ name: "\u202e" })).status, 400);
    assert.equal((await signUp({ name: "ANA" })).status, 400);
    for (const name of ["druga", "tretja", "četrta", "peta"]) {
      assert.equal((await signUp({ name })).headers.location, "/profile", name);
    }
    assert.match((await signUp({ name: "še ena" })).text, /ustvarjenih preveč računov/);
    assert.equal(client.page!.status, 429);
    assert.equal(service.store.accounts.user("še ena"), undefined);
  });

  test("creates five accounts at most of many forms submitted at once", async () => {
    const service = await startService({ settings: { "sign-up": "open" } });
    const client = new WebClient(service);
    await client.get("/sign-up");
    const { token } = client;
    const cookies = new Map(client.cookies);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => {
        const tab = new WebClient(service);
        for (const [name, value] of cookies) tab.cookies.set(name, value);
        return tab.post("/sign-up", { ...fields, token, name: `novinka ${index}` });
      }),
    );
    assert.equal(answers.filter(({ status }) => status === 303).length, 5);
    assert.equal([...service.store.accounts.users()].length, 6);
  });

  test("leaves no account behind when the server is too busy for its password", async () => {
    const service = await startService({ settings: { "sign-up": "open" }, passwordCost: 10 });
    const client = new WebClient(service);
    await client.get("/sign-up");
    const { signIn, accounts } = service.store;
    let isBusy = true;
    let asked = 0;
    // Each asks for the first time: of those who ask as seldom as the client, those before it come first.
    const others = Array.from({ length: 32 }, async () => {
      while (isBusy) {
        const requester = `other ${asked++}`;
        await signIn.verifyPassword("ana", "napačno geslo", { requester });
      }
    });
    const { status, headers } = await client.post("/sign-up", fields);
    assert.deepEqual([status, headers["retry-after"]], [503, "5"]);
    assert.equal(accounts.user("novinka"), undefined);
    isBusy = false;
    await Promise.all(others);
    await client.get("/sign-up");
    assert.equal((await client.post("/sign-up", fields)).headers.location, "/profile");
  });
});
