/** The readings of the day. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

describe("/berila", () => {
  const service = serviceFor();
  const get = (path: string) => new WebClient(service).get(path);

  test("shows the readings of today with the day's name, color and copyright", async () => {
    const { status, text } = await get("/berila");
    assert.equal(status, 200);
    assert.match(text, /<div class="ribbon white"/);
    assert.match(plain(text), /Sobota, 21\. november 2026/);
    assert.match(plain(text), /leto II/);
    assert.match(text, /© Zgledni prevod/);
    for (const title of ["Berilo", "Spev z odpevom", "Evangelij"]) assert.match(text, new RegExp(title));
  });

  test("shows the text that the translation has, and the citation with the reason where it has none", async () => {
    const { text } = await get("/berila?date=2026-12-25");
    assert.match(plain(text), /Božič – polnočna maša/);
    assert.match(plain(text), /Božič – dnevna maša/);
    assert.match(text, /Prevod ZGL tega besedila nima/);
    const trinity = (await get("/berila?date=2026-05-31")).text;
    assert.match(plain(trinity), /Evangelij Jn 3,16-18 Iz svetega evangelija po Janezu 16 /);
    assert.equal(trinity.match(/<sup>1[678]<\/sup>/g)?.length, 3);
  });

  test("offers the day in another text where the chosen one lacks a reading, on pages alone", async () => {
    const part = "Ambo-Translation: 1\nCode: DEL\nName: Delni prevod\nLanguage: slv\nCopyright: © D.\n\n";
    const corpus = corpusOf({ DEL: `${part}JHN 1:1 Žarek v šopku čez.\n` }, "corpus/KJV.txt");
    const { askRaw } = await startService({ settings: { corpus, "default-translation": "DEL" } });
    const offer = /Vsa berila v prevodu:( <a href="([^"]+)"><bdi>([^<]+)<\/bdi><\/a>)<\/p>/;
    const [, , path, name] = offer.exec((await askRaw("/berila?date=2026-11-29")).text) ?? [];
    assert.deepEqual([path, name], ["/berila?date=2026-11-29&amp;translation=KJV", "King James Version"]);
    assert.doesNotMatch((await askRaw(path!.replace("&amp;", "&"))).text, offer);
    // No text has the book of Wisdom.
    const wisdom = (await askRaw("/berila?date=2027-11-08")).text;
    assert.match(wisdom, /Prevod DEL tega besedila nima/);
    assert.doesNotMatch(wisdom.split("Spev z odpevom")[0]!, offer);
    assert.doesNotMatch((await askRaw("/embed/readings?date=2026-11-29")).text, offer);
  });

  test("has the citations where there is no text at all, and says that there is none", async () => {
    const { askRaw } = await startService({ settings: { corpus: scratchFolder() } });
    const { status, text } = await askRaw("/berila?date=2026-12-25");
    assert.equal(status, 200);
    assert.match(plain(text), /Tu ni nobenega prevoda\./);
    assert.match(plain(text), /Božič – dnevna maša Prvo berilo Iz 52,7-10 Berilo iz knjige preroka Izaija/);
    assert.equal((await askRaw("/berila?date=2026-13-25")).status, 400);
    assert.match((await askRaw("/berila?translation=ZGL")).text, /Tu ni nobenega prevoda\./);
  });

  test("leads to the days beside it, across a year too", async () => {
    const { text } = await get("/berila?date=2026-12-31&translation=ZGL");
    assert.match(text, /href="\/berila\?date=2026-12-30&amp;translation=ZGL" rel="prev"/);
    assert.match(text, /href="\/berila\?date=2027-01-01&amp;translation=ZGL" rel="next"/);
    assert.doesNotMatch((await get("/berila?date=1900-01-01")).text, /rel="prev"/);
    assert.doesNotMatch((await get("/berila?date=2100-12-31")).text, /rel="next"/);
  });

  test("has the bar of the reader: days, translations and sizes, and keeps what is chosen there", async () => {
    const { text } = await get("/berila?date=2026-12-25");
    const [bar] = /<div class="reader-bar".*?<article/s.exec(text)!;
    const link = (path: string) => new RegExp(`href="${path.replace("?", "\\?")}"`);
    assert.match(bar, link("/berila?date=2026-12-24&amp;translation=ZGL"));
    assert.match(bar, link("/berila?date=2026-12-25&amp;translation=sample-EN&amp;keep=translation"));
    assert.match(bar, link("/berila?date=2026-12-25&amp;translation=ZGL&amp;size=large"));
    assert.match(bar, /<input type="date"[^>]*value="2026-12-25"/);
    const client = new WebClient(service);
    const path = "/berila?translation=sample-EN&date=2026-12-25";
    const chosen = await client.get(`${path}&keep=translation`);
    assert.deepEqual([chosen.status, chosen.headers.location], [303, path]);
    assert.match((await client.get("/berila")).text, /Sample/i);
  });

  const wrong: [name: string, path: string, status: number, words: RegExp][] = [
    ["no day", "/berila?date=2026-02-30", 400, /Izberite dan od leta 1900 do 2100/],
    ["words", "/berila?date=%3Cscript%3E", 400, /Izberite dan/],
    ["a day too early", "/berila?date=1899-12-31", 400, /Izberite dan/],
    ["a day too late", "/berila?date=2101-01-01", 400, /Izberite dan/],
    ["no translation", "/berila?translation=XX", 404, /Prevoda z oznako »XX« tukaj ni/],
  ];
  for (const [name, path, status, words] of wrong) {
    test(`answers ${name} with ${status}, the reason and a form`, async () => {
      const reply = await get(path);
      assert.equal(reply.status, status);
      assert.match(plain(reply.text), words);
      assert.match(reply.text, /<input type="date"/);
      assert.doesNotMatch(reply.text, /<script>/);
    });
  }

  test("shows citations without text where the reader is closed", async () => {
    for (const reader of ["off", "signed-in"]) {
      const closed = await startService({ settings: { reader } });
      const { status, text } = await new WebClient(closed).get("/berila?date=2026-12-25");
      assert.equal(status, 200);
      assert.match(plain(text), /Jn 1,1-18/);
      assert.doesNotMatch(text, /class="verse"/);
    }
  });
});
