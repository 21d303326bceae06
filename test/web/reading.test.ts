/** The reader. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const read = (reference: string, translation = "ZGL") =>
  `/?${new URLSearchParams({ translation, reference })}`;
const plain = (text: string) => text.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");

describe("the reader", () => {
  let service: Service;
  const get = (path: string) => new WebClient(service).get(path);

  before(async () => {
    service = await startService();
  });

  test("shows what the service is, the verse of the day and the translations with their copyright", async () => {
    const { status, text } = await get("/");
    assert.equal(status, 200);
    assert.match(text, /Vrstica dneva/);
    assert.match(text, /© Zgledni prevod; »besedilo« je sestavljeno za preizkuse\./);
    assert.match(text, /Written for the tests of Ambo/);
    assert.match(text, /<option value="ZGL" selected>/);
  });

  test("shows a passage with its verse numbers and its copyright", async () => {
    const { status, text, headers } = await get(read("1 mz 2,3-5"));
    assert.equal(status, 200);
    assert.match(plain(text), /Prva Mojzesova knjiga 2,3-5 Zgledni prevod/);
    assert.match(
      plain(text),
      /3 Drugo poglavje, vrstica 3\. 4a Prvi del četrte vrstice\. 4b Drugi del četrte vrstice\. 5 Drugo/,
    );
    assert.match(
      text,
      /<footer class="copyright">\s*<p lang="sl" dir="auto">© Zgledni prevod; »besedilo«/,
    );
    assert.match(text, /<div lang="sl" dir="auto">/);
    assert.equal(headers["cache-control"], "private, no-cache");
    assert.ok(text.includes(`${service.origin}/?translation=ZGL&amp;reference=1%20Mz%202,3-5`));
  });

  test("heads each of several chapters, and links to the next ones, across books too", async () => {
    const { text } = await get(read("1 Mz 1,30-2,2"));
    assert.equal(text.match(/<h2>Prva Mojzesova knjiga [12]<\/h2>/g)?.length, 2);
    const links = (text: string) =>
      [...text.matchAll(/href="([^"]+)" rel="(prev|next)"/g)].map(([, address, rel]) => [
        rel,
        new URLSearchParams(address!.replaceAll("&amp;", "&").slice(2)).get("reference"),
      ]);
    assert.deepEqual(links((await get(read("1 Mz 1"))).text), [["next", "1 Mz 2"]]);
    const seen = new Set<string>();
    for (let next: string | null | undefined = "1 Mz 1"; next; ) {
      assert.ok(!seen.has(next));
      seen.add(next);
      const { status, text }: { status: number; text: string } = await get(read(next));
      assert.equal(status, 200, next);
      next = links(text).find(([rel]) => rel === "next")?.[1];
    }
    assert.equal(seen.size, 10);
  });

  test("names a psalm in the singular, and several in the plural", async () => {
    for (const [reference, heading] of [
      ["Ps 1", "Psalm 1"],
      ["Ps 2,1-2.4", "Psalm 2,1-2.4"],
      ["Ps 1-2", "Psalmi 1-2"],
      ["Ps 1,6; 2,1", "Psalmi 1,6; 2,1"],
      ["Jn 3,1; Ps 1,1", "Evangelij po Janezu 3,1; Psalm 1,1"],
    ] as const) {
      const { text } = await get(read(reference));
      assert.equal(/<h1 id="passage">([^<]*)/.exec(text)?.[1], heading);
    }
    const { text } = await get(read("Ps 1-2"));
    assert.match(text, /<h2>Psalm 1<\/h2>.*<h2>Psalm 2<\/h2>/s);
  });

  test("explains in both languages why it shows nothing", async () => {
    for (const [path, status, slovenian, english] of [
      [read("Xyz 3,16"), 404, /ni knjige z imenom ali okrajšavo »Xyz«/, /there is no book “Xyz”/],
      [read("Jn 3,16?!x"), 404, /ni mogoče razumeti/, /cannot be read/],
      [read("1 Mz 99"), 404, /nima 99\. poglavja/, /has no chapter 99/],
      [read("1 Mz 1,99"), 404, /nima 99\. vrstice/, /has no verse 99/],
      [read("Raz 1"), 404, /nima knjige/, /does not have the book/],
      [read("Mt 17,21"), 404, /to vrstico izpušča/, /leaves this verse out/],
      [read("Ez 3,1"), 404, /ni enoumno: .* ali Ezekiel/, /may be Ezra or Ezekiel/],
      [read("Jhn 3,16"), 404, /Ste morda mislili »Jn«\?/, /Did you mean “Jn”\?/],
      [read("Jn 3,16-12"), 404, /konča, preden se začne/, /ends before it begins/],
      [read("Jn 3,16-"), 404, /na koncu manjka poglavje/, /missing at its end/],
      [read("Jn 3/16"), 404, /ni enoumno: »Jn 3,16«/, /may mean “Jn 3,16” or/],
      [read(`Jn 3,16${" ".repeat(995)}-18`), 404, /daljši je od 1000/, /longer than 1000/],
      [read(`Jn 3,${"1.".repeat(201)}1`), 404, /več kot 200 delov/, /more than 200 parts/],
      [read("Jn 3,16", "NIČ"), 404, /Prevoda z oznako »NIČ« tukaj ni/, /no translation “NIČ” here/],
    ] as const) {
      const page = await get(path);
      assert.equal(page.status, status, path);
      assert.match(plain(page.text), slovenian);
      assert.match(plain((await get(`${path}&lang=en`)).text), english);
    }
  });

  test("opens a book that is named alone at its first chapter", async () => {
    for (const reference of ["1 Mz", "Prva Mojzesova knjiga"]) {
      const { status, text } = await get(read(reference));
      assert.equal(status, 200);
      assert.equal(/<h1 id="passage">([^<]*)/.exec(text)?.[1], "Prva Mojzesova knjiga 1");
    }
  });

  test("shows hostile references as text", async () => {
    const hostile = `<script>alert("1")</script>`;
    for (const path of [read(hostile), read("Jn 3,16", hostile), `/?reference=Jn&${hostile}`]) {
      const { text } = await get(path);
      assert.ok(!text.includes("<script>"));
    }
  });

  test("repeats whole characters of a long reference, on pages and in the API", async () => {
    const reference = `x${"😀".repeat(90)}`;
    const query = new URLSearchParams({ translation: "ZGL", reference });
    const { message } = (await service.ask(`/passage?${query}`)).body.error;
    for (const said of [message, plain((await get(read(reference))).text)]) {
      assert.match(said, /»x(😀){59}…«/u);
      assert.ok(said.isWellFormed() && !said.includes("\ufffd"));
    }
  });

  test("takes nothing from a key's quota", async () => {
    const before = (await service.ask("/translations")).headers["x-ratelimit-remaining"];
    await get(read("Jn 3,16"));
    const after = (await service.ask("/translations")).headers["x-ratelimit-remaining"];
    assert.equal(Number(after), Number(before) - 1);
  });
});

test("the reader has a daily limit for each address", async () => {
  let day = 0;
  const now = () => Date.parse("2026-11-21T22:00:00Z") + day * 86_400_000;
  const settings = { "reader-limit": "3", "trusted-proxy": "loopback" };
  const service = await startService({ settings, now });
  const from = (address: string) =>
    new WebClient(service).get(read("Jn 3,16"), { headers: { "X-Forwarded-For": address } });
  for (let time = 0; time < 3; time++) assert.equal((await from("192.0.2.1")).status, 200);
  const refused = await from("192.0.2.1");
  assert.equal(refused.status, 429);
  assert.equal(refused.headers["retry-after"], "3600");
  assert.match(refused.text, /mogoče prebrati 3 odlomke na dan/);
  assert.equal((await from("192.0.2.2")).status, 200);
  for (let time = 0; time < 3; time++) assert.equal((await from(`2001:db8::${time}`)).status, 200);
  assert.equal((await from("2001:db8:0:0:ffff::9")).status, 429, "one network is one client");
  assert.equal((await from("2001:db8:0:1::9")).status, 200);
  assert.equal((await service.ask("/translations")).status, 200);
  day = 1;
  assert.equal((await from("192.0.2.1")).status, 200);
});

test("the reader has a daily limit for each signed-in user, apart from that of the address", async () => {
  const service = await startService({ settings: { "reader-limit": "2" } });
  const passageFor = (client: WebClient) => client.get(read("Jn 3,16"));
  const stranger = new WebClient(service);
  for (let time = 0; time < 3; time++) await passageFor(stranger);
  assert.match(stranger.page!.text, /z enega naslova IP je mogoče prebrati 2 odlomka na dan/);
  const ana = await WebClient.signedIn(service, "ana");
  for (let time = 0; time < 2; time++) assert.equal((await passageFor(ana)).status, 200);
  assert.match(
    (await passageFor(ana)).text,
    /kot prijavljen uporabnik lahko tu preberete 2 odlomka/,
  );
  assert.equal(ana.page!.status, 429);
});

test("the reader can be open to signed-in users only, or to nobody", async () => {
  for (const reader of ["signed-in", "off"] as const) {
    const service = await startService({ settings: { reader } });
    const client = new WebClient(service);
    const { text } = await client.get(read("1 Mz 1,1"));
    assert.doesNotMatch(text, /Zgledna vrstica|Vrstica dneva|class="reader"/);
    assert.match(text, reader === "off" ? /izklopljeno/ : /lahko berejo samo prijavljeni/);
    client.cookies.set("ambo-session", await service.store.signIn.createSession("ana"));
    const mayRead = /Zgledna vrstica 1/.test((await client.get(read("1 Mz 1,1"))).text);
    assert.equal(mayRead, reader === "signed-in");
  }
});
