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

  test("has a button at every other text, which says what it changes", async () => {
    const service = await startService();
    const admin = await administrator(service);
    const buttons = async () =>
      [...(await admin.get(PATH)).text.matchAll(/<button aria-label="Naj bo privzeti prevod: ([^"]+)"/g)].map(
        ([, code]) => code,
      );
    assert.deepEqual(await buttons(), ["sample-EN"]);
    assert.match(admin.page!.text, /na listih in prosojnicah ter v odgovorih vmesnika/);
    await admin.post(PATH, { code: "sample-EN" });
    assert.deepEqual(await buttons(), ["ZGL"]);
  });
});

describe("who may read a text whose rights are not free", () => {
  const QUESTION = /Ali smejo obiskovalci brati brez prijave\?/;

  test("is asked until it is answered; the answer is in force at once, and can be changed", async () => {
    const service = await startService();
    const admin = await administrator(service);
    const read = async () => /<blockquote lang/.test((await service.askRaw("/embed/verse")).text);
    const asked = (await admin.get(PATH)).text;
    assert.match(asked, QUESTION);
    assert.match(asked, /Po navedenih pravicah teh besedil ne sme razširjati vsakdo: [^.]*ZGL/);
    for (const effect of [/prikazi na drugih spletnih straneh/, /viri RSS/, /natisne/]) assert.match(asked, effect);
    assert.equal(await read(), true);
    assert.equal((await admin.post(PATH, { action: "reader", reader: "vsi" })).status, 400);
    await admin.get(PATH);
    const answered = await admin.post(PATH, { action: "reader", reader: "signed-in" });
    assert.equal(answered.headers.location, `${PATH}?done=reader`);
    assert.equal(await read(), false);
    const after = (await admin.get(`${PATH}?done=reader`)).text;
    assert.match(after, /Besedila berejo samo prijavljeni\./);
    assert.match(after, /<details><summary>Spremeni odgovor/);
    assert.equal((await admin.post(PATH, { action: "reader", reader: "open" })).status, 303);
    assert.equal(await read(), true);
  });

  test("is not asked where a setting answers it", async () => {
    const service = await startService({ settings: { reader: "open" } });
    assert.doesNotMatch((await (await administrator(service)).get(PATH)).text, QUESTION);
  });

  test("is closed where the stored answer is one that this version does not know", async () => {
    const service = await startService();
    await service.store.setSetting("reader", "z geslom");
    const again = await startService({ store: service.store, key: service.key });
    assert.equal(again.config.current.reader, "signed-in");
  });
});
