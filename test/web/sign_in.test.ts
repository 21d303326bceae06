/** Signing in: sessions, cookies, one-time links, wrong passwords. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { WebClient, withoutTokens } from "./web_client.ts";

const PASSWORD = "ribe plavajo tiho";
const SECOND = 1000;

describe("signing in", () => {
  let service: Service;
  let later = 0;
  const anonymous = () => new WebClient(service);
  const link = async (name: string) => `/login?link=${await service.store.signIn.createLink(name)}`;

  before(async () => {
    const start = Date.now();
    // High enough that the API has time to answer meanwhile.
    service = await startService({ now: () => start + later, passwordCost: 13 });
    await service.store.signIn.setPassword("ana", PASSWORD);
  });

  const signedIn = (name = "ana") => WebClient.signedIn(service, name);

  test("says where to sign in, if the page was opened without TLS and the browser keeps no secure cookie", async () => {
    const { origin } = await startService({ settings: { "public-url": "https://ambo.example.org" } });
    for (const [from, words] of [
      ["http://192.168.1.5:8080", "Odprite jo na naslovu https://ambo.example.org."],
      ["https://ambo.example.org", "odprt je bil pri drugi prijavi ali pa so piškotki izklopljeni"],
    ] as const) {
      const visitor = new WebClient({ origin });
      await visitor.get("/login");
      visitor.cookies.clear();
      const headers = { Origin: from, "Sec-Fetch-Site": "same-origin" };
      const { status, text } = await visitor.post("/login", { name: "ana", password: PASSWORD }, { headers });
      assert.equal(status, 403);
      assert.ok(text.includes(words), from);
    }
  });

  test("sets a cookie with HttpOnly and SameSite; the API answers meanwhile", async () => {
    const ana = anonymous();
    await ana.get("/login");
    const order: string[] = [];
    const signingIn = ana.post("/login", { name: "ana", password: PASSWORD });
    await Promise.all([
      signingIn.then(() => order.push("signed in")),
      service.ask("/translations").then(() => order.push("answered")),
    ]);
    assert.deepEqual(order, ["answered", "signed in"]);
    const answer = await signingIn;
    assert.equal(answer.status, 303);
    assert.equal(answer.headers.location, "/profile");
    const cookies = answer.headers["set-cookie"] as unknown as string[];
    assert.equal(cookies.length, 3);
    assert.match(cookies[0]!, /^ambo-session=\w{32}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    assert.match(cookies[1]!, /^ambo-guest=; .*Max-Age=0$/);
    assert.match(cookies[2]!, /^ambo-known=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
    assert.equal((await ana.get("/profile")).status, 200);
  });

  test("says beside its field what is wrong, once", async () => {
    const faults: [name: string, password: string, error: RegExp][] = [
      ["", PASSWORD, /name="name"[^>]*aria-describedby="name-error"/],
      ["ana", "", /name="password"[^>]*aria-describedby="password-error"/],
      ["ana", "napačno geslo", /id="password-error">Uporabniško ime ali geslo ni pravilno/],
    ];
    for (const [name, password, error] of faults) {
      const { text } = await anonymous().signIn(name, password);
      assert.match(text, error);
      assert.doesNotMatch(text, /role="alert"/);
      assert.equal(text.match(/field-error/g)?.length, 1);
    }
    later += 3600 * SECOND;
  });

  test("rejects a new password without the current one, too short, or repeated differently", async () => {
    const ana = await signedIn();
    await ana.get("/profile/password");
    const good = {
      current: PASSWORD,
      password: "še eno novo geslo",
      repeated: "še eno novo geslo",
    };
    const wrong: [fields: Record<string, string>, status: number, reason: RegExp][] = [
      [{ ...good, password: "kratko", repeated: "kratko" }, 400, /od 10 do 256 znakov/],
      [{ ...good, repeated: "še eno drugo geslo" }, 400, /Gesli se ne ujemata/],
      [{ ...good, current: "napačno geslo" }, 403, /id="current-error">Sedanje geslo ni pravilno/],
      [{ ...good, current: "napačno geslo" }, 403, /Sedanje geslo ni pravilno/],
      [{ ...good, current: "" }, 403, /Sedanje geslo ni pravilno/],
      [good, 429, /Preveč napačnih poskusov/],
    ];
    for (const [fields, status, reason] of wrong) {
      const answer = await ana.post("/profile/password", fields);
      assert.equal(answer.status, status);
      assert.match(answer.text, reason);
      for (const value of Object.values(fields)) {
        if (value !== "") assert.ok(!answer.text.includes(value), "no password is in the page");
      }
    }
    assert.ok(await service.store.signIn.verifyPassword("ana", PASSWORD));
    later += 3600 * SECOND;
  });

  test("a new password ends every other session and renews this one", async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const before = here.cookies.get("ambo-session");
    await here.get("/profile/password");
    const fields = {
      current: PASSWORD,
      password: "čisto novo geslo",
      repeated: "čisto novo geslo",
    };
    assert.equal((await here.post("/profile/password", fields)).status, 303);
    assert.notEqual(here.cookies.get("ambo-session"), before);
    assert.equal((await here.get("/profile")).status, 200);
    assert.equal((await there.get("/profile")).status, 303);
  });

  test("responds alike to an unknown name, a wrong password, no password and a disabled user", async () => {
    await service.store.accounts.addUser("brez gesla");
    await service.store.accounts.addUser("onemogočen");
    await service.store.signIn.setPassword("onemogočen", PASSWORD);
    await service.store.accounts.setDisabled("onemogočen", true);
    const pages = new Set<string>();
    for (const name of ["ana", "ni je", "brez gesla", "onemogočen"]) {
      const client = anonymous();
      const page = await client.signIn(name, name === "onemogočen" ? PASSWORD : "napačno geslo");
      assert.equal(page.status, 403);
      pages.add(withoutTokens(page).replace(`value="${name}"`, ""));
    }
    assert.equal(pages.size, 1);
    later += 3600 * SECOND;
  });

  test("by a link: choosing a password uses it up, opening it does not", async () => {
    await service.store.accounts.addUser("cene");
    const address = await link("cene");
    const cene = anonymous();
    assert.equal((await cene.send("HEAD", address, {})).status, 200);
    const page = await cene.get(address);
    assert.equal(page.status, 200);
    assert.equal(page.headers["referrer-policy"], "no-referrer");
    assert.equal(page.headers["cache-control"], "no-store");
    const token = new URL(address, service.origin).searchParams.get("link")!;
    const choose = (password: string, repeated = password) => cene.post("/login", { link: token, password, repeated });
    assert.equal((await choose("kratko")).status, 400);
    assert.equal((await choose("dovolj dolgo geslo", "a drugačno")).status, 400);
    // With the policy no-referrer the browser sends the origin "null".
    const answer = await cene.post(
      "/login",
      { link: token, password: "dovolj dolgo geslo", repeated: "dovolj dolgo geslo" },
      { headers: { Origin: "null" } },
    );
    assert.equal(answer.headers.location, "/profile");
    assert.equal((await cene.get("/profile")).status, 200);
    const other = anonymous();
    await other.get("/login");
    const fields = { link: token, password: "moje zlobno geslo", repeated: "moje zlobno geslo" };
    assert.equal((await other.post("/login", fields)).status, 410);
    assert.equal((await other.get(address)).status, 410);
    assert.ok(!JSON.stringify(service.log).includes(token));
  });

  test("by a link that several use at the same moment lets one of them in", async () => {
    await service.store.accounts.addUser("tone");
    const address = await link("tone");
    const token = new URL(address, service.origin).searchParams.get("link")!;
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const client = anonymous();
        await client.get(address);
        const password = `geslo številka ${index}`;
        const { status } = await client.post("/login", {
          link: token,
          password,
          repeated: password,
        });
        const isIn = (await client.get("/profile")).status === 200;
        const isRight = await service.store.signIn.verifyPassword("tone", password);
        assert.deepEqual([isIn, isRight !== undefined], [status === 303, status === 303]);
        return status;
      }),
    );
    assert.deepEqual(statuses.toSorted(), [303, 410, 410, 410]);
  });

  test("delays attempts after wrong passwords, longer each time; keys and links keep working", async () => {
    const guesser = anonymous();
    const right = () => guesser.signIn("cene", "dovolj dolgo geslo");
    for (let guess = 0; guess < 3; guess++) {
      assert.equal((await guesser.signIn("cene", "napačno geslo")).status, 403);
    }
    const key = await service.store.accounts.issueKey("cene");
    for (const wait of [1, 2]) {
      const refused = await right();
      assert.equal(refused.status, 429);
      assert.equal(refused.headers["retry-after"], String(wait));
      assert.match(refused.text, /Ključ API ves ta čas deluje/);
      assert.equal((await service.ask("/translations", { key })).status, 200);
      assert.equal((await guesser.get(await link("cene"))).status, 200);
      later += wait * SECOND;
      if (wait === 1) assert.equal((await guesser.signIn("CENE", "napačno geslo")).status, 403);
    }
    assert.equal((await right()).status, 303);
  });
});
