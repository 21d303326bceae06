/** First steps, health and backup in the browser: what ticks itself off, and what asks for the password again. */
import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { listening, start } from "../support/process.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { until } from "../support/until.ts";
import { firstAdministrator } from "./uploading.ts";
import { WebClient } from "./web_client.ts";

const PASSWORD = "dovolj dolgo geslo";

async function started(settings: Record<string, string> = {}) {
  const service = await startService({
    settings: { corpus: corpusOf({}, "corpus/KJV.txt"), "default-translation": "KJV", ...settings },
    uploads: true,
  });
  await service.store.accounts.addUser("Vera", { admin: true });
  const client = new WebClient(service);
  const link = await service.store.signIn.createLink("Vera");
  await client.get(`/login?link=${link}`);
  await client.post("/login", { link, password: PASSWORD, repeated: PASSWORD });
  return { service, client };
}

describe("the first steps", () => {
  let service: Service;
  let client: WebClient;

  before(async () => {
    ({ service, client } = await started());
  });

  test("can be put away and called back", async () => {
    assert.match((await client.get("/admin")).text, /href="\/admin\/steps"/);
    await client.get("/admin/steps");
    assert.equal((await client.post("/admin/steps", { action: "hide" })).headers.location, "/admin");
    assert.doesNotMatch((await client.get("/admin")).text, /href="\/admin\/steps"/);
    await client.get("/admin/service");
    await client.post("/admin/steps", { action: "show" });
    assert.match((await client.get("/admin")).text, /href="\/admin\/steps"/);
  });

  test("the home page says to an administrator alone that only the built-in text is there", async () => {
    assert.match((await client.get("/")).text, /le vgrajeni angleški prevod/);
    for (const other of [new WebClient(service), await WebClient.signedIn(service, "ana")]) {
      assert.doesNotMatch((await other.get("/")).text, /vgrajeni angleški/);
    }
  });
});

describe("the backup of the page", () => {
  test("is refused beside the field without the password, and to everybody else", async () => {
    const { service, client } = await started();
    await client.get("/admin/service");
    const { token } = client;
    const wrong = await client.post("/admin/service", {
      action: "backup",
      password: "napačno geslo",
    });
    assert.equal(wrong.status, 403);
    assert.match(wrong.text, /id="password-error">Geslo ni pravilno/);
    assert.equal(service.store.settings.has("last-backup"), false);
    const fields = { action: "backup", password: PASSWORD };
    const forged = await client.post("/admin/service", { ...fields, token: "forged" });
    const crossSite = await client.post(
      "/admin/service",
      { ...fields, token },
      { headers: { "Sec-Fetch-Site": "cross-site" } },
    );
    const member = await (await WebClient.signedIn(service, "ana")).post("/admin/service", {
      ...fields,
      token,
    });
    for (const { status } of [forged, crossSite, member]) assert.equal(status, 403);
  });

  test("names a translation that cannot be read, without which it would not be whole", async () => {
    const corpus = corpusOf({}, "corpus/KJV.txt");
    const { client } = await started({ corpus });
    mkdirSync(join(corpus, "Moj prevod.txt"));
    await client.get("/admin/service");
    const { status, text } = await client.post("/admin/service", { action: "backup", password: PASSWORD });
    assert.equal(status, 503);
    assert.match(text, /Moj prevod\.txt: datoteke ni mogoče prebrati/);
  });
});

test("warnings since the start are told in the administrator's language, and what is new is", async () => {
  const corpus = corpusOf({ NAP: "To ni prevod.\n" }, "test/fixtures/corpus/ZGL.txt");
  const flags = ["--corpus", corpus, "--keys", scratchFolder(), "--port", "0"];
  const running = start(["serve", ...flags, "--default-translation", "NI"]);
  const { origin } = new URL(await listening(running));
  await until("the warning", () => running.stderr.includes("translation NI is not there"));
  const client = await firstAdministrator(origin, running.stderr);
  const { text } = await client.get("/admin/service");
  assert.match(text, /<li>[^<]* · [^<]*NAP\.txt: glave ne konča prazna vrstica/);
  assert.match(text, /Privzetega prevoda NI ni, zato je vrstica dneva iz prevoda ZGL/);
  assert.doesNotMatch(text, /lang="en">[^<]*not/);
  assert.match(text, /Kaj je novega<\/h2>\s*<ul><li>Koledar cerkvenega leta/);
  assert.match((await client.get("/admin/service?lang=en")).text, /translation NI is not there/);
});

describe("the address in the first steps", () => {
  test("is kept, in force at once, and encrypts the cookies of those alone who come by it", async () => {
    const { service, client } = await started();
    const save = async (url: string) => {
      await client.get("/admin/steps");
      return await client.post("/admin/steps", { action: "address", "public-url": url });
    };
    await client.get("/admin/steps");
    assert.match(client.page!.text, new RegExp(`name="public-url"[^>]* value="${service.origin}"`));
    for (const wrong of ["berila.catez.si", "ftp://berila.catez.si", "https://berila.catez.si/pot", "<b>"]) {
      const refused = await save(wrong);
      assert.equal(refused.status, 400, wrong);
      assert.match(refused.text, /id="public-url-error">Te vrednosti ni mogoče uporabiti/);
    }
    assert.equal((await save("https://berila.catez.si")).headers.location, "/admin/steps");
    assert.match((await client.get("/admin/steps")).text, /Nastavljen je naslov https:\/\/berila\.catez\.si/);
    assert.match((await client.get("/feed/verse.xml")).text, /href="https:\/\/berila\.catez\.si/);
    const cookiesFor = async (host: string) =>
      String((await new WebClient(service).get("/login", { headers: { Host: host } })).headers["set-cookie"]);
    assert.match(await cookiesFor("berila.catez.si"), /; Secure/);
    assert.doesNotMatch(await cookiesFor("192.168.1.5:8080"), /; Secure/);
    await save("");
    assert.doesNotMatch((await client.get("/feed/verse.xml")).text, /berila\.catez\.si/);
  });

  test("is what the command line says where that says one", async () => {
    const flags = ["--corpus", "test/fixtures/corpus", "--keys", scratchFolder(), "--port", "0"];
    const running = start(["serve", ...flags, "--public-url", "http://ambo.example"]);
    const client = await firstAdministrator(new URL(await listening(running)).origin, running.stderr);
    const { text } = await client.get("/admin/steps");
    assert.match(text, /Določa ga nastavitev <code>--public-url<\/code>/);
    assert.doesNotMatch(text, /name="public-url"/);
    await client.post("/admin/steps", { action: "address", "public-url": "https://drugje.example" });
    assert.match((await client.get("/admin/steps")).text, /http:\/\/ambo\.example/);
    assert.doesNotMatch((await client.get("/feed/verse.xml")).text, /drugje/);
  });
});
