/** First steps, health and backup in the browser: what ticks itself off, and what asks for the password again. */
import assert from "node:assert/strict";
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
