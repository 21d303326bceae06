/** The default translation as an administrator chooses it. Over a real socket. */
import assert from "node:assert/strict";
import { copyFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { listening, type Running, shownKey, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { until } from "../support/until.ts";
import { WebClient } from "./web_client.ts";

async function administrator(service: Service): Promise<WebClient> {
  await service.store.accounts.addUser("vodja", { admin: true });
  return WebClient.signedIn(service, "vodja");
}

const PATH = "/admin/translations";
const translationOfToday = async (service: Service) =>
  (await service.ask("/verse-of-the-day")).body.data.translation.abbreviation;

describe("the default translation", () => {
  test("is in force at once in the API and on the pages, and can be taken back", async () => {
    const service = await startService();
    const admin = await administrator(service);
    assert.equal(await translationOfToday(service), "ZGL");
    await admin.get(PATH);
    const chosen = await admin.post(PATH, { code: "sample-EN" });
    assert.equal(chosen.headers.location, `${PATH}?done=default`);
    assert.equal(await translationOfToday(service), "sample-EN");
    const page = await admin.get(`${PATH}?done=default`);
    assert.match(page.text, /Privzeti prevod je shranjen in že velja\./);
    assert.match(page.text, /<option value="sample-EN" selected>/);
    assert.equal((await admin.post(PATH, { code: "" })).status, 303);
    assert.equal(await translationOfToday(service), "ZGL");
    assert.equal(service.store.defaultTranslation, undefined);
  });

  test("is one that is there: another code is refused, and nothing changes", async () => {
    const service = await startService();
    const admin = await administrator(service);
    for (const code of ["NONE", "../ZGL", "ZGL\nX", "x".repeat(99)]) {
      await admin.get(PATH);
      const refused = await admin.post(PATH, { code });
      assert.equal(refused.status, 400, code);
      assert.match(refused.text, /Tega prevoda ni več\. Izberite drugega\./);
    }
    assert.equal(service.store.defaultTranslation, undefined);
  });

  test("is chosen by administrators alone, with their form's token", async () => {
    const service = await startService();
    const admin = await administrator(service);
    const ana = await WebClient.signedIn(service, "ana");
    await ana.get("/profile");
    assert.equal((await ana.post(PATH, { code: "sample-EN" })).status, 403);
    await admin.get(PATH);
    const token = "x".repeat(20);
    assert.equal((await admin.post(PATH, { code: "sample-EN", token })).status, 403);
    await admin.get(PATH);
    const headers = { "Sec-Fetch-Site": "cross-site" };
    assert.equal((await admin.post(PATH, { code: "sample-EN" }, { headers })).status, 403);
    assert.equal(service.store.defaultTranslation, undefined);
  });

  test("of a cut that a file of format 1 does not show, the page tells with the command that helps", async () => {
    const service = await startService();
    const admin = await administrator(service);
    assert.match((await admin.get(PATH)).text, /<code>ambo import VIR --code ZGL --replace<\/code>/);
    assert.match((await admin.get("/admin")).text, /so njihove datoteke v obliki 1: ZGL, sample-EN\./);
    assert.match((await admin.get("/admin?lang=en")).text, /are of format 1: ZGL, sample-EN\./);
  });
});

describe("the default translation of a process", () => {
  const corpus = scratchFolder();
  const keys = scratchFolder();
  const settings = join(scratchFolder(), "ambo.conf");
  for (const code of ["ZGL", "sample-EN"]) {
    copyFileSync(`test/fixtures/corpus/${code}.txt`, join(corpus, `${code}.txt`));
  }
  const flags = ["--corpus", corpus, "--keys", keys, "--port", "0", "--daily-limit", "1000"];
  let key = "";

  async function served(more: string[] = []): Promise<{ running: Running; today: () => Promise<string> }> {
    const running = start(["serve", ...flags, ...more]);
    const address = await listening(running);
    key ||= shownKey(running);
    const headers = { "X-API-Key": key };
    const today = async (): Promise<string> => {
      const response = await fetch(`${address}/verse-of-the-day`, { headers });
      const { data } = (await response.json()) as {
        data: { translation: { abbreviation: string } };
      };
      return data.translation.abbreviation;
    };
    return { running, today };
  }
  const stop = async ({ child, ended }: Running): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };

  test("stays chosen over a restart, gives way to a setting, and falls back with a warning", async () => {
    const first = await served();
    assert.equal(await first.today(), "ZGL");
    const client = new WebClient({
      origin: await listening(first.running).then((url) => new URL(url).origin),
    });
    const link = /\/login\?link=\S+/.exec(first.running.stderr)?.[0] ?? "";
    await client.get(link);
    const password = "dovolj dolgo geslo";
    await client.post("/login", { link: link.split("=")[1]!, password, repeated: password });
    await client.get(PATH);
    const chosen = await client.post(PATH, { code: "sample-EN" });
    assert.equal(chosen.headers.location, `${PATH}?done=default`);
    assert.equal(await first.today(), "sample-EN");
    first.running.child.kill("SIGHUP");
    await until("a reload", () => first.running.stderr.includes("Reloading"));
    assert.equal(await first.today(), "sample-EN");
    await stop(first.running);

    const again = await served();
    assert.equal(await again.today(), "sample-EN");
    await stop(again.running);

    writeFileSync(settings, "default-translation = ZGL\n");
    const set = await served(["--settings", settings]);
    assert.equal(await set.today(), "ZGL");
    writeFileSync(settings, "# nothing\n");
    set.running.child.kill("SIGHUP");
    await until("the choice", async () => (await set.today()) === "sample-EN");
    rmSync(join(corpus, "sample-EN.txt"));
    await until("the fallback", async () => (await set.today()) === "ZGL");
    await until("a warning", () => /The default translation sample-EN is not there/.test(set.running.stderr));
    await stop(set.running);
  });
});
