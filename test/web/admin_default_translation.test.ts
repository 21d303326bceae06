/** The default translation as an administrator chooses it. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Service, startService } from "../support/service.ts";
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

  test("of a cut that a file of format 1 does not show, the page tells with the command that helps", async () => {
    const service = await startService();
    const admin = await administrator(service);
    assert.match((await admin.get(PATH)).text, /<code>ambo import VIR --code ZGL --replace<\/code>/);
    assert.match((await admin.get("/admin")).text, /so njihove datoteke v obliki 1: ZGL, sample-EN\./);
    assert.match((await admin.get("/admin?lang=en")).text, /are of format 1: ZGL, sample-EN\./);
  });
});
