/** The pages of readings for occasions, and the Mass that is made of what was chosen. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LANGUAGES } from "../../src/i18n/mod.ts";
import { occasionReadings, occasions, readingsBySlot } from "../../src/lectionary/mod.ts";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const settings = { corpus: "corpus", "default-translation": "KJV" };
const plain = (text: string) => text.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const CHOICE = "first=2&psalm=2&second=6&acclamation=1&gospel=8";

describe("readings for an occasion", () => {
  const service = serviceFor({ settings: { ...settings, "reader-limit": "1000" } });
  const get = (path: string) => new WebClient(service).get(path);

  for (const { id, path, name, groups } of occasions()) {
    test(`${id} has a page in Slovenian and in English, with all its readings`, async () => {
      for (const address of [`/berila/${path.sl}?lang=sl`, `/readings/${id}?lang=en`]) {
        const { status, text } = await get(address);
        assert.equal(status, 200, address);
        assert.ok(text.includes(`<h1>${address.endsWith("sl") ? name.sl : name.en}</h1>`), address);
        const offered = groups.map((group) => Object.values(readingsBySlot(group.id)).flat());
        const isOffered = groups.map(({ id }, at) => occasionReadings(id).every((each) => offered[at]!.includes(each)));
        assert.ok(isOffered.every(Boolean), address);
        const values = [...text.matchAll(/<input type="radio" name="\w+" value="(\d+)"/g)].map(([, value]) => value);
        assert.equal(values.filter((value) => value !== "0").length, offered.flat().length);
        assert.equal([...text.matchAll(/<form method="get" action="\/pr/g)].length, groups.length);
      }
    });
  }

  test("a reading has its number, its reference in the reader's translation and its first words", async () => {
    const words = plain((await get("/readings/wedding?lang=en")).text);
    assert.match(
      words,
      /Old Testament 801 .*Gen 2:18-24 801\.2 And the LORD God said, It is not good that the man should be …/,
    );
    assert.match(
      words,
      /Responsorial psalm 803 .*Ps 34:2-3\.4-5\.6-7\.8-9 \[34:1-2\.3-4\.5-6\.7-8\] 803\.2 I will bless the LORD at all times/,
    );
    assert.match(words, /Rom 12:1-2\.9-13 802\.2, shorter/);
    assert.match(words, /New Testament – in Easter time 802 Rev 19:1\.5-9a 802\.10 .* Responsorial psalm 803/);
    assert.match(words, /King James Version/);
  });

  test("one of each place is chosen, and the address chooses others", async () => {
    const checked = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/<input type="radio" name="(\w+)" value="(\d+)" checked/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
    const usual = { first: "1", psalm: "1", second: "1", acclamation: "1", gospel: "1" };
    assert.deepEqual(checked((await get("/berila/poroka")).text), usual);
    const { text } = await get(`/berila/poroka?group=wedding&${CHOICE}`);
    assert.deepEqual(checked(text), { first: "2", psalm: "2", second: "6", acclamation: "1", gospel: "8" });
  });

  test("what is left out is not read, and a Gospel is always read", async () => {
    const { text } = await get("/priprava?lang=sl&occasion=funeral&first=0&psalm=0&acclamation=0&second=1&gospel=3");
    const titles = [...text.matchAll(/<h3 id="reading-\d-title">([^<]*) </g)].map(([, title]) => title);
    assert.deepEqual(titles, ["Berilo", "Evangelij"]);
    assert.equal((await get("/priprava?occasion=funeral&gospel=0")).status, 404);
  });

  test("a part of an occasion has its own name and readings", async () => {
    const { text } = await get("/priprava?lang=en&occasion=commons&group=martyrs");
    assert.match(plain(text), /Commons of saints Martyrs .*First reading \( 2 Chr 24:18-22 \)/);
  });

  const bad: [path: string, message: RegExp][] = [
    ["/priprava?lang=sl&occasion=divorce", /Te priložnosti ni/],
    ["/priprava?lang=sl&occasion=wedding&first=99", /te izbire ni/],
    ["/priprava?lang=sl&occasion=wedding&first=-1", /te izbire ni/],
    ["/priprava?lang=sl&occasion=wedding&gospel=x", /te izbire ni/],
    ["/priprava?lang=sl&occasion=wedding&group=martyrs", /te izbire ni/],
    ["/priprava?lang=sl&occasion=wedding&translation=NONE", /NONE/],
    ["/projekcija?lang=sl&occasion=divorce", /Te priložnosti ni/],
    ["/projekcija?lang=sl&occasion=wedding&first=99", /te izbire ni/],
    ["/berila/poroka?lang=sl&gospel=99", /te izbire ni/],
    ["/berila/poroka?lang=sl&translation=NONE", /NONE/],
  ];
  for (const [path, message] of bad) {
    test(`${path} says why it is refused`, async () => {
      const { status, text } = await get(path);
      assert.equal(status, 404);
      assert.match(plain(text), message);
    });
  }

  test("an occasion that there is not is no page", async () => {
    for (const path of ["/berila/locitev", "/readings/poroka", "/berila/poroka/"]) {
      assert.equal((await get(path)).status, 404, path);
    }
  });

  test("the readings of the day and the home page lead there, in every language", async () => {
    for (const language of LANGUAGES) {
      for (const page of ["/", "/berila"]) {
        const { text } = await get(`${page}?lang=${language}`);
        assert.ok(
          text.includes(language === "sl" ? 'href="/berila/poroka"' : 'href="/readings/wedding"'),
          `${page} ${language}`,
        );
      }
    }
  });

  test("every page counts against the reader's limit, and shows citations alone beyond it", async () => {
    const strict = await startService({ settings: { ...settings, "reader-limit": "1" } });
    const ask = (path: string) => new WebClient(strict).get(path);
    assert.equal((await ask("/berila/poroka")).status, 200);
    const { status, text, headers } = await ask("/readings/wedding");
    assert.equal(status, 429);
    assert.ok(Number(headers["retry-after"]) > 0);
    assert.ok(text.includes("1 Mz 2,18-24") && !text.includes("not good that the man"));
    assert.equal((await ask("/priprava?occasion=wedding")).status, 429);
    assert.equal((await ask("/projekcija?occasion=wedding")).status, 429);
    await strict.stop();
  });

  test("where the reader is closed there are citations alone, and no slides", async () => {
    const closed = await startService({ settings: { ...settings, reader: "off" } });
    const { status, text } = await new WebClient(closed).get("/readings/wedding?lang=en");
    assert.equal(status, 200);
    assert.ok(text.includes("Gen 2:18-24") && !text.includes("not good that the man") && !text.includes("formaction"));
    const sheet = await new WebClient(closed).get("/preparation?lang=en&occasion=wedding");
    assert.ok(sheet.text.includes("Gen 1:26-28.31a") && !sheet.text.includes("Let us make man"));
    await closed.stop();
  });
});
