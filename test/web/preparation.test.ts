/** A Mass prepared: the page with its readings, the lines of the week, the slides and their text. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const plain = (text: string) =>
  text
    // The parts of a long citation.
    .replaceAll("</span><wbr><span>", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll(/\s+/g, " ");

describe("a Mass prepared", () => {
  const service = serviceFor({
    settings: { corpus: "corpus", "default-translation": "KJV" },
    now: () => Date.parse("2026-11-28T09:00:00Z"),
  });
  const get = (path: string) => new WebClient(service).get(path);

  test("is that of the coming Sunday: opening words, text without numbers, the response after each stanza", async () => {
    const { status, text } = await get("/priprava");
    assert.equal(status, 200);
    const words = plain(text);
    assert.match(words, /1\. adventna nedelja Nedelja, 29\. november 2026/);
    assert.match(words, /Berilo iz knjige preroka Izaija Doubtless thou art our father/);
    assert.match(words, /Iz svetega evangelija po Marku Take ye heed/);
    assert.doesNotMatch(text, /<sup>/);
    const [psalm] = /<section class="reading psalm".*?<\/section>/s.exec(text)!;
    assert.deepEqual(
      [...psalm.matchAll(/class="(response)"|<div (lang)=/g)].map(([, sung, read]) => sung ?? read),
      ["response", "lang", "response", "lang", "response", "lang", "response"],
    );
    assert.match(words, /King James Version: /);
  });

  test("has its notices above the readings, and lines for names, date and place where it is no day's", async () => {
    const { text } = await service.askRaw("/priprava?occasion=wedding");
    assert.match(plain(text), /Poroka .*Imena: .*Datum: .*Kraj: .*Oznanila .*Prvo berilo/);
    const { text: day } = await service.askRaw("/priprava?date=2026-12-25");
    assert.match(plain(day), /Oznanila .*natisne nad berili.*Prvo berilo/);
    assert.doesNotMatch(plain(day), /Imena:/);
  });

  test("is one of several Masses, each with its own slides", async () => {
    const { text } = await get("/priprava?date=2026-12-25&mass=3");
    assert.match(plain(text), /Božič – dnevna maša .* How beautiful upon the mountains/);
    assert.match(text, /aria-current="true">Božič – dnevna maša/);
    assert.match(text, /href="\/projekcija\?date=2026-12-25&amp;mass=3&amp;translation=KJV"/);
  });

  test("is the evening Mass of Holy Thursday; the Chrism Mass is beside it", async () => {
    const { text } = await get("/priprava?date=2027-03-25");
    assert.match(text, /aria-current="true">Večerna maša Gospodove večerje/);
    assert.match(text, /href="\/projekcija\?date=2027-03-25&amp;translation=KJV"/);
    const [, chrism = ""] = /href="([^"]+)"[^>]*>Krizmena maša/.exec(text) ?? [];
    assert.match((await get(chrism.replaceAll("&amp;", "&"))).text, /aria-current="true">Krizmena maša/);
  });

  test("is that of any memorial that may be kept, with the readings to choose, behind the Masses of the day", async () => {
    const { text } = await get("/priprava?date=2027-06-05");
    assert.match(text, /mass=2&amp;translation=KJV">Marijino brezmadežno srce</);
    const [, path = ""] = /href="([^"]+mass=3[^"]+)"[^>]*>Sv\. Bonifacij/.exec(text) ?? [];
    const { text: memorial } = await get(path.replaceAll("&amp;", "&"));
    assert.match(plain(memorial), /Sobota 9\. tedna med letom Sv\. Bonifacij Sobota, 5\. junij 2027/);
    assert.match(memorial, /aria-current="true">Sv\. Bonifacij/);
    assert.match(memorial, /href="[^"]*mass=3&amp;translation=KJV&amp;forms=0\.1#reading-0"/);
    assert.equal((await get("/projekcija?date=2027-06-05&mass=3&translation=KJV")).status, 200);
    assert.equal((await get("/priprava?date=2027-06-05&mass=4")).status, 404);
  });

  test("has its choices with the numbers of the text, as the reading that is chosen has them", async () => {
    const { text } = await get("/priprava?date=2027-05-15&mass=2");
    const choices = [...text.matchAll(/<a href="([^"]+)#(reading-\d+)"[^>]*>(?:[^<:]+: )?(.+?)<\/a>/g)].map(
      ([, path, id, label]) => [path, id, plain(label!).trim()] as const,
    );
    assert.ok(
      choices.some(([, , label]) => label === "Jl 3,1-5 [2,28-32]"),
      plain(text),
    );
    for (const [path, id, label] of choices) {
      const page = await get(path!.replaceAll("&amp;", "&"));
      const [section] = new RegExp(`<section class="[^"]*" id="${id}".*?</h3>`, "s").exec(page.text)!;
      assert.ok(plain(section).includes(`( ${label} )`), `${label}: ${plain(section)}`);
    }
  });

  test("is read in the form that was chosen, on the page and on the slides", async () => {
    const page = await get("/priprava?date=2026-12-25&mass=3");
    const [, forms] = /forms=([\d.]+)#[^"]*">Krajše: (?:<[^>]+>)*Jn 1,1-5\.9-14/.exec(page.text)!;
    for (const path of ["/priprava?", "/projekcija?as=text&"]) {
      const { text } = await get(`${path}date=2026-12-25&mass=3&forms=${forms}`);
      assert.match(plain(text), /Jn 1,1-5\.9-14/);
      assert.match(plain(text), /That was the true Light/);
      assert.doesNotMatch(plain(text), /There was a man sent from God/);
    }
  });

  test("has a way to each form of a reading, also of those that a common has many of", async () => {
    const feasts = join(scratchFolder(), "feasts.txt");
    writeFileSync(feasts, "12-10 | patron | 4 | white | O | | sl: sv. Zavetnik | en: Patron | readings: saints\n");
    const parish = await startService({ settings: { feasts } });
    const pathsOf = (text: string) =>
      [...text.matchAll(/href="([^"]+forms=[^"]+)#/g)].map(([, path]) => path!.replaceAll("&amp;", "&"));
    const paths = pathsOf((await parish.askRaw("/priprava?date=2026-12-10")).text);
    assert.ok(
      paths.some((path) => path.endsWith("=4.28")),
      paths.join("\n"),
    );
    for (const path of paths) assert.equal((await parish.askRaw(path)).status, 200, path);
  });

  test("stays the Mass and the form that were chosen in another translation, and not on another day", async () => {
    const form = async (path: string, changes: Record<string, string>) => {
      const { text } = await get(path);
      const [shown] = /<form class="choice" method="get".*?<\/form>/s.exec(text)!;
      const fields = [...shown.matchAll(/<input [^>]*name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!,
      ]);
      const sent = new URLSearchParams({ ...Object.fromEntries(fields), translation: "KJV", ...changes });
      const answer = await service.askRaw(`/priprava?${sent}`);
      return answer.status === 303 ? answer.headers.location : sent.toString();
    };
    const chosen = "/priprava?date=2026-12-25&mass=3&forms=3.1";
    assert.equal(await form(chosen, {}), "/priprava?date=2026-12-25&mass=3&translation=KJV&forms=3.1");
    assert.equal(await form(chosen, { date: "2026-12-27" }), "/priprava?date=2026-12-27&translation=KJV");
    assert.equal(
      await form("/priprava?date=2026-12-25&mass=2", { date: "2027-03-25" }),
      "/priprava?date=2027-03-25&translation=KJV",
    );
    assert.equal(await form("/priprava?date=2026-12-25", {}), "date=2026-12-25&translation=KJV");
  });

  const wrong: [name: string, path: string, status: number, words: RegExp, wayOn: RegExp][] = [
    ["a day that is none", "/priprava?date=2026-02-30", 400, /Izberite dan od leta 1900 do 2100/, /value="2026-11-29"/],
    ["a day too late", "/priprava?date=2101-01-01", 400, /od leta 1900 do 2100/, /<form/],
    [
      "a Mass that the day lacks",
      "/priprava?date=2026-12-25&mass=4",
      404,
      /Te maše ta dan ni. Na voljo so berila za 3 maše\./,
      /mass=2/,
    ],
    ["a Mass of words", "/priprava?mass=x", 404, /Na voljo so berila za 1 mašo\./, /<article/],
    ["an unknown form", "/priprava?forms=0.7", 404, /te izbire ni/, /<article/],
    ["a translation that is none", "/priprava?translation=XX", 404, /»XX« tukaj ni/, /<select/],
    ["slides of no day", "/projekcija?date=1899-12-31", 400, /od leta 1900/, /<form/],
    ["slides of no Mass", "/projekcija?date=2026-12-25&mass=4", 404, /za 3 maše/, /\/priprava\?date=2026-12-25/],
    ["slides of no second translation", "/projekcija?reference=Jn+3,16&parallel=XYZ", 404, /»XYZ« tukaj ni/, /Jn 3,16/],
    ["a Mass in no second translation", "/projekcija?date=2026-12-25&parallel=XYZ", 404, /»XYZ« tukaj ni/, /<form/],
    ["slides of no verse", "/projekcija?reference=Jn+22", 404, /21/, /reference=John%2021/],
    ["slides of a book", "/projekcija?reference=Ps", 404, /številko poglavja/, /value="Ps"/],
    ["too many verses", "/projekcija?reference=Ps+1-40", 400, /500/, /<form/],
  ];
  for (const [name, path, status, words, wayOn] of wrong) {
    test(`says what is wrong with ${name}, and leads on`, async () => {
      const reply = await get(path);
      assert.equal(reply.status, status, plain(reply.text).slice(0, 2000));
      assert.match(plain(reply.text), words);
      assert.match(reply.text, wayOn);
    });
  }

  test("projects 500 verses, and not one more", async () => {
    const { status, text } = await get("/projekcija?reference=Ps+1-27;+28,1-6");
    const lines = service.library.get("KJV")!;
    const psalms = lines.book("PSA")!;
    const verses = psalms.starts[27]! - psalms.starts[0]! + 6;
    assert.ok(verses <= 500, `${verses} verses`);
    assert.equal(status, 200);
    assert.ok(text.match(/<section class="slide/g)!.length > verses / 3, "slides");
    const exact = (count: number) => {
      const end = psalms.starts[0]! + count - 1;
      return `Ps 1,1-${lines.reference(end).replace("Ps ", "")}`;
    };
    const ask = (count: number) => get(`/projekcija?${new URLSearchParams({ reference: exact(count) })}`);
    assert.equal((await ask(500)).status, 200);
    const refused = await ask(501);
    assert.equal(refused.status, 400);
    assert.match(plain(refused.text), /500/);
  });

  test("says which readings a translation lacks, and names one that has them", async () => {
    const { text } = await get("/priprava?date=2027-01-03");
    assert.match(plain(text), /Sir 24,1-4\.8-12.*Prevod KJV tega besedila nima/);
    const both = await startService({ settings: { "default-translation": "ZGL" } });
    const page = await new WebClient(both).get("/priprava?date=2026-04-04&translation=sample-EN");
    assert.match(page.text, /href="\/priprava\?date=2026-04-04&amp;translation=ZGL"/);
  });

  test("shows no text where the reader is closed, but to those who may read", async () => {
    for (const reader of ["off", "signed-in"]) {
      const closed = await startService({
        settings: { reader, corpus: "corpus", "default-translation": "KJV" },
      });
      const client = new WebClient(closed);
      const { text } = await client.get("/priprava?date=2026-11-29");
      assert.match(text, /Isa? 63|Iz 63/);
      assert.match(text, /week-lines/);
      assert.doesNotMatch(text, /Doubtless|class="response"|data-clean/);
      for (const path of ["date=2026-11-29", "reference=Ps+23", "reference=Ps+23&as=text"]) {
        const page = await client.get(`/projekcija?${path}`);
        assert.doesNotMatch(page.text, /Doubtless|shepherd/);
        assert.doesNotMatch(page.text, /class="slide/);
      }
      const user = await WebClient.signedIn(closed, "ana");
      const own = (await user.get("/priprava?date=2026-11-29")).text;
      assert.equal(/Doubtless/.test(own), reader === "signed-in");
    }
  });
});
