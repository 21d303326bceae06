/** Pages that are kept for visitors without cookies: never another's, and never those of yesterday. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { fromNoon } from "../support/noon.ts";
import { serviceFor } from "../support/service.ts";

const DAY = 86_400_000;

describe("a page without a query", () => {
  const service = serviceFor({ now: () => fromNoon() + passed });
  let passed = 0;
  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await service.askRaw(path, { headers })).text;

  test("is the same again, and follows the language", async () => {
    for (const path of ["/", "/docs"]) {
      const first = await get(path);
      assert.equal(await get(path), first);
      assert.match(await get(path, { "Accept-Language": "en" }), /<html lang="en">/);
      assert.match(await get(path, { "Accept-Language": "sl" }), /<html lang="sl">/);
      assert.equal(await get(path), first);
    }
  });

  test("is the same with a query that it does not read, and another with one that it does", async () => {
    const home = await get("/");
    assert.equal(await get("/?fbclid=1&utm_source=a"), home);
    assert.equal(await get("/?reference="), home);
    for (const query of ["reference=Jn+3", "q=vrstica", "lang=de"]) {
      const asked = await get(`/?${query}`);
      assert.notEqual(asked, home, query);
      assert.notEqual(await get(`/?${query}&fbclid=1`), home, query);
      assert.equal(await get("/?fbclid=2"), home, query);
    }
  });

  test("names the host that was asked, whoever asked before", async () => {
    for (const host of ["a.example", "b.example", "a.example"]) {
      assert.ok((await get("/docs", { Host: host })).includes(`http://${host}/v1`));
    }
  });

  test("is made for whoever is signed in, and kept for nobody else", async () => {
    const Cookie = `ambo-session=${await service.store.signIn.createSession("vodja")}`;
    for (const path of ["/", "/docs"]) {
      assert.doesNotMatch(await get(path), /href="\/admin"/);
      const { text, headers } = await service.askRaw(path, { headers: { Cookie } });
      assert.match(text, /href="\/admin"/);
      assert.equal(headers["cache-control"], "no-store");
      assert.doesNotMatch(await get(path), /href="\/admin"/);
    }
  });

  test("follows the settings", async () => {
    service.reconfigure({ "daily-limit": "871" });
    assert.match(await get("/docs/all"), /\b871\b/);
    service.reconfigure({ "daily-limit": "872" });
    assert.match(await get("/docs/all"), /\b872\b/);
  });

  test("follows the date", async () => {
    const today = await get("/");
    passed += DAY;
    assert.notEqual(await get("/"), today);
  });

  test("follows the translations", async () => {
    const [first, ...others] = service.library.translations();
    assert.ok((await get("/")).includes(`<code>${first!.code}</code>`));
    service.library.replace(others);
    assert.ok(!(await get("/")).includes(`<code>${first!.code}</code>`));
  });
});
