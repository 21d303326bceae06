/** The reader. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const read = (reference: string, translation = "ZGL") => `/?${new URLSearchParams({ translation, reference })}`;
const plain = (text: string) => text.replaceAll(/<[^>]+>/g, "").replaceAll(/\s+/g, " ");

describe("the reader", () => {
  const service = serviceFor();
  const get = (path: string) => new WebClient(service).get(path);

  test("shows what the service is, the verse of the day and the translations with their copyright", async () => {
    const { status, text } = await get("/");
    assert.equal(status, 200);
    assert.match(text, /Vrstica dneva/);
    assert.match(text, /© Zgledni prevod; »besedilo« je sestavljeno za preizkuse\./);
    assert.match(text, /Written for the tests of Ambo/);
    assert.match(plain(text), /Sobota, 21\. november .*Vrstica dneva .*Današnja berila/);
    assert.match(text, /<input type="hidden" name="translation" value="ZGL">/);
    assert.ok(text.indexOf("<blockquote") < text.indexOf("<form"), "scripture before the form");
  });

  test("shows a passage with its verse numbers and its copyright", async () => {
    const { status, text, headers } = await get(read("1 mz 2,3-5"));
    assert.equal(status, 200);
    assert.match(plain(text), /Prva Mojzesova knjiga 2,3-5 Zgledni prevod/);
    assert.match(
      plain(text),
      /3 Drugo poglavje, vrstica 3\. 4a Prvi del četrte vrstice\. 4b Drugi del četrte vrstice\. 5 Drugo/,
    );
    assert.match(text, /<footer class="copyright">\s*<p lang="sl" dir="auto">© Zgledni prevod; »besedilo«/);
    assert.match(text, /<div lang="sl" dir="auto">/);
    assert.equal(headers["cache-control"], "private, no-cache");
    assert.ok(text.includes(`href="/?translation=ZGL&amp;reference=1%20Mz%202,3-5"`));
  });

  test("heads each of several chapters, and links to the next ones, across books too", async () => {
    const { text } = await get(read("1 Mz 1,30-2,2"));
    assert.equal(text.match(/<h2>Prva Mojzesova knjiga [12]<\/h2>/g)?.length, 2);
    const links = (page: string) => {
      const [text = ""] = /<nav class="pager".*<\/nav>/s.exec(page) ?? [];
      return [...text.matchAll(/href="([^"]+)" rel="(prev|next)"/g)].map(([, address, rel]) => [
        rel,
        new URLSearchParams(address!.replaceAll("&amp;", "&").slice(2)).get("reference"),
      ]);
    };
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
});

test("the reader can be open to signed-in users only, or to nobody", async () => {
  for (const reader of ["signed-in", "off"] as const) {
    const service = await startService({ settings: { reader } });
    const client = new WebClient(service);
    const { text } = await client.get(read("1 Mz 1,1"));
    assert.doesNotMatch(text, /Zgledna vrstica|Drugo poglavje|<blockquote|name="q"/);
    assert.match(plain(text), /Vrstica dneva \S+ \d+,\d+/, "a place without its text");
    assert.match(text, reader === "off" ? /izklopljeno/ : /lahko berejo samo prijavljeni/);
    client.cookies.set("ambo-session", await service.store.signIn.createSession("ana"));
    const mayRead = /Zgledna vrstica 1/.test((await client.get(read("1 Mz 1,1"))).text);
    assert.equal(mayRead, reader === "signed-in");
  }
});

test("where only signed-in users read, a page says so, and a sign-in leads back to what was asked, also once one was refused and loaded again", async () => {
  const service = await startService({ settings: { reader: "signed-in" } });
  const password = "dovolj dolgo geslo";
  await service.store.signIn.setPassword("ana", password, { requester: "127.0.0.1", isKnown: true });
  for (const path of [
    read("1 Mz 1,1"),
    "/?q=vrstica&translation=ZGL",
    "/isci?q=vrstica",
    "/berila?date=2026-12-08",
    "/readings?date=2026-12-25&lang=en",
    "/priprava?date=2026-12-25&mass=2",
    "/projekcija?reference=1+Mz+1&translation=ZGL",
    "/berila/poroka?first=2",
  ]) {
    const client = new WebClient(service);
    let page = await client.get(path);
    if (page.status === 303) page = await client.get(page.headers.location!);
    const main = /<main.*<\/main>/s.exec(page.text)![0];
    const [notice = "", link = ""] =
      /<div class="notice[^>]*>(?:(?!<\/div>).)*href="(\/login[^"]*)".*?<\/div>/s.exec(main) ?? [];
    assert.match(plain(notice), /lahko berejo samo prijavljeni|Only users who are signed in/, path);
    await client.get(link.replaceAll("&amp;", "&"));
    const ofForm = (form: RegExp) => form.exec(client.page!.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const action = ofForm(/action="(\/login[^"]*)"/);
    const refused = await client.post(action, { name: "ana", password: "" });
    assert.equal(refused.status, 400);
    // A refused sign-in leads there too, once it is loaded again.
    await client.get(action);
    const next = ofForm(/name="next" value="([^"]*)"/);
    const { headers } = await client.post("/login", { name: "ana", password, next });
    const signedIn = await WebClient.signedIn(service, "ana");
    const asked = await signedIn.get(path);
    const wanted = asked.status === 303 ? await signedIn.get(asked.headers.location!) : asked;
    const shown = await client.get(headers.location!);
    assert.equal(/<h1.*?<\/h1>/s.exec(shown.text)?.[0], /<h1.*?<\/h1>/s.exec(wanted.text)?.[0], path);
    assert.equal(plain(/<main.*<\/main>/s.exec(shown.text)![0]), plain(/<main.*<\/main>/s.exec(wanted.text)![0]), path);
  }
  for (const next of [
    "//evil.example/berila",
    "/\\evil.example/berila",
    "https://evil.example/berila",
    "/sign-out",
    "/berila/../admin/user",
    "/docs",
  ]) {
    const client = new WebClient(service);
    await client.get(`/login?next=${encodeURIComponent(next)}`);
    const { headers } = await client.post("/login", { name: "ana", password, next });
    assert.equal(headers.location, "/profile", next);
  }
});

describe("the text as it is printed", () => {
  let service: Service;
  const article = async (reference: string, translation = "TISK") => {
    const { text } = await new WebClient(service).get(read(reference, translation));
    return /<article.*<\/article>/s.exec(text)?.[0] ?? "";
  };

  before(async () => {
    const corpus = scratchFolder();
    const text = `Ambo-Translation: 2
Code: TISK
Name: Natisnjeni prevod
Language: slv
Copyright: Besedilo je sestavljeno za preizkuse.

=1 Prva knjiga
=t Davidova pesem.
PSA 1:1 |1 Čaša je polna, |2 žarek je topel;
PSA 1:2 ||1 šopek je svež.
PSA 1:3 ¶ Tu se začne proza,
PSA 1:4 ki gre naprej. ¶ Nov odstavek.
JHN 3:15 Prej.
=2 Konec
JHN 3:16
JHN 3:17 Brez znaka.
End: 7 verses, 9 other lines
`;
    writeFileSync(join(corpus, "TISK.txt"), text);
    const old = text.replace("Translation: 2", "Translation: 1").replace("TISK", "STAR");
    const plainLines = old.split("\n").filter((line) => !/^(=|End)/.test(line));
    const unmarked = plainLines.join("\n").replaceAll(/(?<= )(\|{1,2}\d|¶) /g, "");
    writeFileSync(join(corpus, "STAR.txt"), unmarked);
    service = await startService({ settings: { corpus, "default-translation": "TISK" } });
  });

  test("sets poetry in lines and stanzas, prose in paragraphs, with headings and the psalm's title", async () => {
    const psalm = await article("Ps 1");
    assert.match(psalm, /<h3 class="level-1">Prva knjiga<\/h3>\s*<p class="psalm_title">Davidova/);
    const lines = [...psalm.matchAll(/<span class="line indent-(\d)">(.*?)<\/span> <\/span>/g)];
    assert.deepEqual(
      lines.map(([, indent, words]) => [indent, plain(words!)]),
      [
        ["1", "1 Čaša je polna,"],
        ["2", "žarek je topel;"],
        ["1", "2 šopek je svež."],
      ],
    );
    assert.equal(psalm.match(/<p class="poem">/g)?.length, 2, "two stanzas");
    const paragraphs = [...psalm.matchAll(/<p>(.*?)<\/p>/g)].map(([, words]) => plain(words!).trim());
    assert.ok(paragraphs.includes("3 Tu se začne proza, 4 ki gre naprej."), paragraphs.join("|"));
    assert.ok(paragraphs.includes("Nov odstavek."));
  });

  test("shows a heading before a verse that is left out, and none of the chapter because of it", async () => {
    const passage = await article("Jn 3,15-17");
    assert.match(plain(passage), /15 Prej\. Konec 17 Brez znaka\./);
    assert.doesNotMatch(passage, /<h2>/);
  });

  test("gives each verse of a psalm a line where nothing is known of its lines", async () => {
    const psalm = await article("Ps 1", "STAR");
    assert.equal(psalm.match(/<span class="line indent-1">/g)?.length, 4);
    assert.equal((await article("Jn 3,17", "STAR")).match(/class="line/g), null);
  });

  test("makes each number a link to its verse", async () => {
    assert.match(
      await article("Ps 1"),
      /<span class="verse" id="PSA\.1\.2"><a class="number" href="#PSA\.1\.2"><sup>2</,
    );
  });
});
