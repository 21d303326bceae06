/** The feeds of the verse of the day and of the readings, as feed readers take them. Over a real socket. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, mock, test } from "node:test";
import { parseFeed } from "@rowanmanning/feed-parser";
import { missing } from "../../support/missing.ts";
import { scratchFolder } from "../../support/scratch.ts";
import { type FeedService, PUBLIC, startFeeds } from "./feed_service.ts";

const FEEDS = ["/feed/verse", "/feed/readings"];
const PATHS = FEEDS.flatMap((path) => [`${path}.xml`, `${path}.json`]);
const BODY = /Zgledna vrstica|A sample verse/;

/** Holds a feed against the grammar of Atom. */
const validate = (input: string) =>
  spawnSync("xmllint", ["--noout", "--nonet", "--relaxng", "test/fixtures/feeds/atom.rng", "-"], {
    input,
    encoding: "utf8",
  });
const idsOf = (text: string) => [...text.matchAll(/urn:uuid:[\da-f-]+/g)].map(([id]) => id);
const entriesOf = (text: string) => parseFeed(text).items;

describe("a feed", () => {
  let service: FeedService;
  before(async () => {
    service = await startFeeds();
  });

  test("is valid Atom by the grammar of RFC 4287", { skip: missing("xmllint") }, async () => {
    const closed = await startFeeds(undefined, { settings: { reader: "off" } });
    const named = await startFeeds(undefined, {
      settings: { "site-name": "Župnija <Sv. Ana> & co." },
    });
    const empty = await startFeeds(undefined, { settings: { corpus: scratchFolder() } });
    const corpus = scratchFolder();
    const hostile = `]]> <b>\u0001\ufffe "x" & \ud83d\ude00`;
    const header = ["Ambo-Translation: 1", "Code: HOS", "Name: H", "Language: x-1", "Copyright: c"];
    const lines = [...header, "", `JHN 3:16 ${hostile}`, `PSA 23:1 ${hostile}`];
    writeFileSync(join(corpus, "HOS.txt"), `${lines.join("\n")}\n`);
    const odd = await startFeeds(undefined, {
      settings: { corpus, "default-translation": "HOS", "public-url": "" },
    });
    for (const { text } of [service, closed, named, empty, odd]) {
      for (const path of ["/feed/verse.xml", "/feed/readings.xml", "/feed/verse.xml?lang=en"]) {
        const input = await text(path);
        const { status, stderr } = validate(input);
        assert.equal(status, 0, `${path}: ${stderr}`);
        const ids = idsOf(input);
        assert.equal(new Set(ids).size, ids.length, "no id stands twice");
      }
    }
  });

  test("shows in a reader's parser the last fourteen days, the newest first", async () => {
    for (const path of FEEDS) {
      const feed = parseFeed(await service.text(`${path}.xml`));
      assert.equal(feed.items.length, 14);
      assert.equal(feed.language, "sl");
      assert.equal(feed.self, `${PUBLIC}${path}.xml`);
      assert.equal(feed.authors[0]?.name, "Ambo");
      assert.match(String(feed.copyright), /© Zgledni prevod/);
      const days = feed.items.map(({ published }) => published?.toISOString());
      assert.equal(days[0], "2026-11-20T23:00:00.000Z");
      assert.equal(days[13], "2026-11-07T23:00:00.000Z");
      assert.deepEqual(days, days.toSorted().toReversed());
      assert.deepEqual(feed.updated, feed.items[0]!.updated);
      for (const { url, updated, published } of feed.items) {
        assert.ok(url?.startsWith(`${PUBLIC}/`));
        assert.deepEqual(updated, published);
      }
    }
  });

  test("tells the verse with its reference, text and copyright", async () => {
    const { title, items } = parseFeed(await service.text("/feed/verse.xml"));
    assert.equal(title, "Vrstica dneva – Ambo");
    assert.equal(items[0]!.title, "Jn 3,16 – Darovanje Device Marije");
    assert.match(items[0]!.content!, /<p lang="sl" dir="auto">Zgledna vrstica 16 3\. poglavja/);
    assert.match(items[0]!.content!, /<p lang="sl" dir="auto"><small>/);
    assert.match(items[0]!.content!, /sobota, 21\. november 2026/);
    assert.match(items[0]!.content!, /© Zgledni prevod/);
    assert.equal(items[0]!.url, `${PUBLIC}/?translation=ZGL&reference=Jn%203,16`);
  });

  test("tells the readings, of each Mass, with shorter forms and others to choose", async () => {
    const later = await startFeeds("2026-12-25T08:00:00+01:00");
    const [christmas] = entriesOf(await later.text("/feed/readings.xml"));
    assert.equal(christmas!.title, "Gospodovo rojstvo – božič");
    for (const mass of ["polnočna maša", "zorna maša", "dnevna maša"]) {
      assert.match(christmas!.content!, new RegExp(`<h2>Božič – ${mass}</h2>`));
    }
    assert.match(christmas!.content!, /<h3>Prvo berilo: Iz 9,1-/);
    assert.match(christmas!.content!, /<h4>Krajše: Jn 1,1-5\.9-14<\/h4>/);
    assert.match(christmas!.content!, /Prevod ZGL tega besedila nima/);
    assert.equal(christmas!.url, `${PUBLIC}/berila?date=2026-12-25&translation=ZGL`);
  });

  test("has the responses of psalms as they are sung, as the page of the day has them", async () => {
    const kjv = await startFeeds("2026-12-12T12:00:00+01:00", {
      settings: { corpus: "corpus", "default-translation": "KJV" },
    });
    const sung = (text: string) =>
      [...text.matchAll(/<p[^>]*><b>Odpev:<\/b> (?:<span[^>]*>)?(.*?)(?=<)/g)].map(([, words]) => words!.trim());
    const { items } = JSON.parse(await kjv.text("/feed/readings.json"));
    assert.equal(items.length, 14);
    for (const { url, content_html } of items) {
      const page = await kjv.text(url.slice(PUBLIC.length));
      assert.deepEqual(sung(content_html), sung(page), url);
      assert.ok(sung(page).length >= 2, url);
    }
  });

  test("is told in the language and the translation that its URL names", async () => {
    const english = "lang=en&translation=sample-en";
    const feed = parseFeed(await service.text(`/feed/verse.xml?${english}`));
    assert.equal(feed.title, "Verse of the day – Ambo");
    assert.equal(feed.self, `${PUBLIC}/feed/verse.xml?translation=sample-EN&lang=en`);
    assert.match(feed.items[0]!.content!, /A sample verse/);
    assert.match(feed.items[0]!.content!, /Saturday,? 21 November 2026/);
    const readings = entriesOf(await service.text(`/feed/readings.xml?${english}`));
    assert.equal(readings[0]!.url, `${PUBLIC}/readings?date=2026-11-21&translation=sample-EN&lang=en`);
  });

  test("is never more open than the reader", async () => {
    // Trinity Sunday is among the fourteen days, whose Gospel the fixture has.
    const at = "2026-06-02T12:00:00+02:00";
    const open = await startFeeds(at);
    for (const reader of ["off", "signed-in"]) {
      const closed = await startFeeds(at, { settings: { reader } });
      const Cookie = `ambo-session=${await closed.store.signIn.createSession("ana")}`;
      for (const path of PATHS) {
        assert.match(await open.text(path), BODY);
        const text = await closed.text(path, { Cookie });
        assert.doesNotMatch(text, BODY);
        assert.doesNotMatch(text, /© Zgledni prevod/);
        assert.match(text, /Besedila na tej strani niso na voljo/);
        assert.match(text, path.includes("verse") ? /Jn \d/ : /Evangelij: Jn 3,16-18/);
      }
    }
  });
});

test("the home page and the readings lead programs to the feeds and the calendar", async () => {
  const service = await startFeeds();
  for (const [page, search] of [
    ["/", ""],
    ["/berila", ""],
    ["/?lang=en", "?lang=en"],
  ] as const) {
    const html = await service.text(page);
    const links = [...html.matchAll(/<link rel="alternate" type="([^"]+)" title="([^"]+)" href="([^"]+)">/g)];
    assert.deepEqual(
      links.map(([, type, , path]) => [type, path]),
      [
        ["application/atom+xml", `/feed/verse.xml${search}`],
        ["application/atom+xml", `/feed/readings.xml${search}`],
        ["text/calendar", `/calendar.ics${search}`],
      ],
    );
    for (const [, type, title, path] of links) {
      const { status, headers, text } = await service.askRaw(path!);
      assert.equal(status, 200);
      assert.ok(headers["content-type"]?.startsWith(type!));
      assert.ok(text.includes(title!));
    }
  }
});

describe("the ids of a feed", () => {
  test("stay from day to day, and each day has its own", async () => {
    const service = await startFeeds();
    const today = await Promise.all(PATHS.map((path) => service.text(path).then(idsOf)));
    service.setClock("2026-11-22T00:00:01+01:00");
    const tomorrow = await Promise.all(PATHS.map((path) => service.text(path).then(idsOf)));
    for (const [index, path] of PATHS.entries()) {
      const ids = new Set([...today[index]!, ...tomorrow[index]!]);
      assert.equal(ids.size, path.endsWith("xml") ? 16 : 15);
      assert.deepEqual(tomorrow[index]!.slice(-13), today[index]!.slice(-14, -1));
    }
  });

  test("stay when the public URL, the name or the default translation is set later, and after a restart", async () => {
    const keys = scratchFolder();
    const first = await startFeeds(undefined, { keys, settings: { "public-url": "" } });
    const before = await Promise.all(PATHS.map((path) => first.text(path).then(idsOf)));
    first.reconfigure({ "public-url": PUBLIC, "site-name": "Župnija" });
    first.reconfigure({ "default-translation": "sample-EN", reader: "off" });
    const later = await Promise.all(PATHS.map((path) => first.text(path).then(idsOf)));
    assert.deepEqual(later, before);
    await first.stop();
    const again = await startFeeds(undefined, { keys, key: "unused" });
    assert.deepEqual(await Promise.all(PATHS.map((path) => again.text(path).then(idsOf))), before);
  });

  test("write nothing: a visitor does not change the format of the store", async () => {
    const service = await startFeeds();
    const write = mock.method(service.store.accounts, "recordSiteId");
    const ids = idsOf(await service.text("/feed/verse.xml"));
    assert.equal(ids.length, 15);
    assert.equal(write.mock.callCount(), 0);
  });

  test("do not depend on the host of the request", async () => {
    const service = await startFeeds(undefined, { settings: { "public-url": "" } });
    for (const path of PATHS) {
      const [one, other] = [
        await service.text(path, { Host: "a.example" }),
        await service.text(path, { Host: "b.example" }),
      ];
      assert.notEqual(one, other);
      assert.deepEqual(idsOf(one), idsOf(other));
    }
  });
});

describe("the day of a feed", () => {
  const moments: [zone: string, at: string, begins: string, before: string][] = [
    ["Europe/Ljubljana", "2026-11-21T23:59:59.999+01:00", "2026-11-20T23:00:00Z", "2026-11-19T23:00:00Z"],
    ["Europe/Ljubljana", "2026-11-22T00:00:00+01:00", "2026-11-21T23:00:00Z", "2026-11-20T23:00:00Z"],
    // Summer time begins on 29 March and ends on 25 October: days of 23 and 25 hours.
    ["Europe/Ljubljana", "2026-03-29T12:00:00+02:00", "2026-03-28T23:00:00Z", "2026-03-27T23:00:00Z"],
    ["Europe/Ljubljana", "2026-03-30T12:00:00+02:00", "2026-03-29T22:00:00Z", "2026-03-28T23:00:00Z"],
    ["Europe/Ljubljana", "2026-10-25T23:30:00+01:00", "2026-10-24T22:00:00Z", "2026-10-23T22:00:00Z"],
    ["Europe/Ljubljana", "2026-10-26T00:30:00+01:00", "2026-10-25T23:00:00Z", "2026-10-24T22:00:00Z"],
    ["Pacific/Kiritimati", "2026-11-21T10:00:00Z", "2026-11-21T10:00:00Z", "2026-11-20T10:00:00Z"],
    ["Pacific/Pago_Pago", "2026-11-21T10:59:00Z", "2026-11-20T11:00:00Z", "2026-11-19T11:00:00Z"],
    ["Asia/Kathmandu", "2026-11-21T18:15:00Z", "2026-11-21T18:15:00Z", "2026-11-20T18:15:00Z"],
    // In Beirut clocks go forward at midnight: the day begins at one.
    ["Asia/Beirut", "2026-03-29T12:00:00+03:00", "2026-03-28T22:00:00Z", "2026-03-27T22:00:00Z"],
  ];
  for (const [timezone, at, begins, before] of moments) {
    test(`begins at ${begins} in ${timezone} when it is ${at}`, async () => {
      const service = await startFeeds(at, { settings: { timezone } });
      for (const path of ["/feed/verse.xml", "/feed/readings.xml"]) {
        const text = await service.text(path);
        const published = [...text.matchAll(/<published>([^<]+)/g)].map((match) => match[1]);
        assert.deepEqual(published.slice(0, 2), [begins, before]);
        assert.equal(published.length, 14);
      }
      const local = new Intl.DateTimeFormat("sv-SE", { timeZone: timezone, dateStyle: "short" });
      const [newest] = entriesOf(await service.text("/feed/readings.xml"));
      assert.match(newest!.url!, new RegExp(`date=${local.format(Date.parse(at))}&`));
      const { headers } = await service.askRaw("/feed/verse.xml");
      const seconds = Number(/max-age=(\d+)/.exec(headers["cache-control"]!)![1]);
      const ends = Date.parse(at) + seconds * 1000;
      assert.notEqual(local.format(ends), local.format(Date.parse(at)));
      assert.equal(local.format(ends - 1000), local.format(Date.parse(at)));
    });
  }
});

describe("a shared cache", () => {
  const ALL = [...PATHS, "/calendar.ics"];

  test("counts against no limit of the reader, for whatever host it is made", async () => {
    const settings = { "public-url": "", "reader-limit": "1" };
    const service = await startFeeds(undefined, { settings });
    for (const host of ["a.example", "b.example", "c.example"]) {
      const { status } = await service.askRaw("/feed/readings.xml", { headers: { Host: host } });
      assert.equal(status, 200, host);
    }
  });

  test("asks again with the entity tag, which stays while nothing changes", async () => {
    const service = await startFeeds();
    for (const path of ALL) {
      const { etag } = (await service.askRaw(path)).headers;
      assert.equal((await service.askRaw(path)).headers.etag, etag);
      const again = await service.askRaw(path, { headers: { "If-None-Match": String(etag) } });
      assert.equal(again.status, 304);
      assert.equal(again.text, "");
      assert.match(again.headers["cache-control"]!, /^public, max-age=\d+$/);
      assert.equal((await service.askRaw(path, { method: "HEAD" })).headers.etag, etag);
    }
    service.reconfigure({ "site-name": "Župnija" });
    for (const path of ALL) {
      const { headers, text } = await service.askRaw(path);
      assert.match(text, /Župnija/);
      assert.equal((await service.askRaw(path)).headers.etag, headers.etag);
    }
  });

  test("is told nothing by cookies or the languages of a browser", async () => {
    const service = await startFeeds();
    for (const path of ALL) {
      const plain = await service.text(path);
      const Cookie = `ambo-language=en; ambo-session=${await service.store.signIn.createSession("ana")}`;
      const { headers, text } = await service.askRaw(path, {
        headers: { Cookie, "Accept-Language": "en" },
      });
      assert.equal(text, plain);
      assert.equal(headers["set-cookie"], undefined);
      assert.equal((await service.askRaw(`${path}?lang=en`)).headers["set-cookie"], undefined);
    }
  });
});
