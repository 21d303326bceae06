/** The contract of the interface, row by row, over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { assertError, assertQuotaHeaders, remaining } from "./assertions.ts";

let service: Service;
before(async () => {
  service = await startService({ settings: { "daily-limit": "100000" } });
});

const passage = (reference: string, translation = "ZGL") =>
  service.ask(`/passage?translation=${encodeURIComponent(translation)}&reference=${encodeURIComponent(reference)}`);

describe("a passage", () => {
  test("has reference, translation, verses and copyright, and nothing else", async () => {
    const reply = await passage("Jn 3,16-17");
    assert.equal(reply.status, 200);
    assert.equal(reply.headers["content-type"], "application/json; charset=utf-8");
    assert.match(reply.headers["cache-control"] ?? "", /^private, max-age=\d+$/);
    assertQuotaHeaders(reply);
    assert.deepEqual(reply.body, {
      data: {
        reference: "Jn 3,16-17",
        translation: { abbreviation: "ZGL", name: "Zgledni prevod", language: "slv" },
        verses: [16, 17].map((verse) => ({
          book: "Evangelij po Janezu",
          book_abbrev: "Jn",
          chapter: 3,
          verse,
          reference: `Jn 3,${verse}`,
          text: `Zgledna vrstica ${verse} 3. poglavja, napisana za preizkus: čaša, šopek, žarek.`,
        })),
        copyright: "© Zgledni prevod; »besedilo« je sestavljeno za preizkuse.",
      },
    });
  });

  test("escapes quotes and backslashes in a text", async () => {
    const { body } = await passage("Flm 7");
    assert.equal(body.data.verses[0].text, 'Pismo, vrstica 7: "navedek" in \\ poševnica.');
  });

  const shapes: [reference: string, answered: string, verses: string[]][] = [
    ["Jn 3,16", "Jn 3,16", ["Jn 3,16"]],
    ["Jn 3,35-99", "Jn 3,35-36", ["Jn 3,35", "Jn 3,36"]],
    ["Ps 1", "Ps 1", ["Ps 1,1", "Ps 1,2", "Ps 1,3", "Ps 1,4", "Ps 1,5", "Ps 1,6"]],
    ["Gen 1,1", "Gen 1,1", ["1 Mz 1,1"]],
    ["Jn 3,16.18", "Jn 3,16.18", ["Jn 3,16", "Jn 3,18"]],
    ["Rim 3,25", "Rim 3,25-26", ["Rim 3,25-26"]],
    ["Rim 3,26", "Rim 3,25-26", ["Rim 3,25-26"]],
    ["Rim 3,24-25", "Rim 3,24-26", ["Rim 3,24", "Rim 3,25-26"]],
    ["Rim 3,25.26", "Rim 3,25-26", ["Rim 3,25-26"]],
    ["1 Mz 2,4", "1 Mz 2,4", ["1 Mz 2,4a", "1 Mz 2,4b"]],
    ["1 Mz 2,4b-5", "1 Mz 2,4b-5", ["1 Mz 2,4b", "1 Mz 2,5"]],
    ["1 Mz 1,31-2,4a", "1 Mz 1,31-2,4a", ["1 Mz 1,31", "1 Mz 2,1", "1 Mz 2,2", "1 Mz 2,3", "1 Mz 2,4a"]],
    ["Jn 3,36a", "Jn 3,36", ["Jn 3,36"]],
    ["Jn 3,35sl.", "Jn 3,35-36", ["Jn 3,35", "Jn 3,36"]],
    ["Jn 3,34nasl.", "Jn 3,34-36", ["Jn 3,34", "Jn 3,35", "Jn 3,36"]],
    ["Mt 17,20-22", "Mt 17,20-22", ["Mt 17,20", "Mt 17,22"]],
    ["Mt 17,20-21", "Mt 17,20", ["Mt 17,20"]],
    ["Ps 1,1; 2,1", "Ps 1,1; 2,1", ["Ps 1,1", "Ps 2,1"]],
    ["Ps 1,1; Jn 3,1", "Ps 1,1; Jn 3,1", ["Ps 1,1", "Jn 3,1"]],
    ["Ps 1,1; Jn 9,1", "Ps 1,1", ["Ps 1,1"]],
    ["Flm 6", "Flm 1,6", ["Flm 1,6"]],
  ];
  for (const [reference, answered, verses] of shapes) {
    test(`for "${reference}" is "${answered}"`, async () => {
      const { status, body } = await passage(reference);
      assert.equal(status, 200);
      assert.equal(body.data.reference, answered);
      assert.deepEqual(
        body.data.verses.map((verse: { reference: string }) => verse.reference),
        verses,
      );
      const again = await passage(body.data.reference);
      assert.deepEqual(again.body, body, "asked again by its own reference, it is the same");
    });
  }

  test("tells a merged verse by verse_end and a lettered one by segment", async () => {
    const merged = (await passage("Rim 3,26")).body.data.verses[0];
    assert.equal(merged.verse, 25);
    assert.equal(merged.verse_end, 26);
    assert.ok(!("segment" in merged));
    const lettered = (await passage("1 Mz 2,4a")).body.data.verses[0];
    assert.equal(lettered.verse, 4);
    assert.equal(lettered.segment, "a");
    assert.ok(!("verse_end" in lettered));
  });

  test("is found with the space as %20 and as +, and with the comma encoded or not", async () => {
    for (const encoded of ["Jn%203,16", "Jn+3,16", "Jn+3%2C16", "%4an%203%2c16"]) {
      const reply = await service.ask(`/passage?reference=${encoded}&translation=ZGL&unknown=1`);
      assert.equal(reply.body?.data?.reference, "Jn 3,16", encoded);
    }
  });

  test("takes the translation's code in any case and answers with the true one", async () => {
    const { body } = await passage("Jn 3,16", "SAMPLE-en");
    assert.equal(body.data.translation.abbreviation, "sample-EN");
    assert.equal(body.data.verses[0].book, "John");
  });

  test("is in the translation whose code is the same to the letter, where two differ in case alone", async () => {
    const corpus = scratchFolder();
    for (const code of ["ABC", "abc"]) {
      const header = `Ambo-Translation: 1\nCode: ${code}\nName: ${code}\nLanguage: slv\nCopyright: ©\n\n`;
      writeFileSync(join(corpus, `${code}.txt`), `${header}JHN 3:16 Beseda ${code}.\n`);
    }
    const two = await startService({ settings: { corpus } });
    for (const code of ["abc", "ABC"]) {
      const { body } = await two.ask(`/passage?translation=${code}&reference=Jn+3,16`);
      assert.equal(body.data.translation.abbreviation, code);
      assert.equal(body.data.verses[0].text, `Beseda ${code}.`);
    }
    assert.equal((await two.ask("/passage?translation=Abc&reference=Jn+3,16")).status, 200);
  });

  test("of more verses than allowed is refused", async () => {
    const strict = await startService({ settings: { "max-verses": "36" } });
    const fits = await strict.ask("/passage?translation=ZGL&reference=Jn+3");
    assert.equal(fits.body.data.verses.length, 36);
    assertError(await strict.ask("/passage?translation=ZGL&reference=Jn+3-4"), 400, "passage_too_long");
  });
});

describe("the other endpoints", () => {
  test("/translations lists code, name, language, copyright and both counts, by code", async () => {
    const reply = await service.ask("/translations");
    assert.equal(reply.status, 200);
    assertQuotaHeaders(reply);
    assert.deepEqual(reply.body, {
      data: [
        {
          abbreviation: "ZGL",
          name: "Zgledni prevod",
          language: "slv",
          copyright: "© Zgledni prevod; »besedilo« je sestavljeno za preizkuse.",
          books: 6,
          verses: 255,
        },
        {
          abbreviation: "sample-EN",
          name: "Sample Text",
          language: "eng",
          copyright: "Written for the tests of Ambo.",
          books: 2,
          verses: 49,
        },
      ],
    });
  });

  test("/verse-of-the-day is a passage with a date, in the default translation unless one is named", async () => {
    const reply = await service.ask("/verse-of-the-day");
    assert.equal(reply.status, 200);
    const { data } = reply.body;
    assert.deepEqual(Object.keys(data).sort(), ["copyright", "date", "day", "reference", "translation", "verses"]);
    assert.equal(data.date, service.store.today().date);
    assert.equal(data.translation.abbreviation, "ZGL");
    assert.ok(data.verses.length >= 1);
    const named = await service.ask("/verse-of-the-day?translation=sample-EN&date=2028-02-29");
    assert.equal(named.body.data.date, "2028-02-29");
    assert.equal(named.body.data.translation.abbreviation, "sample-EN");
    assert.deepEqual(named.body.data.day, {
      name: "torek 8. tedna med letom",
      season: "ordinary",
      rank: "weekday",
      color: "green",
      cycle: "C",
      weekday_cycle: "II",
      week: 8,
    });
  });

  test("/verse-of-the-day may be kept no longer than until midnight", async () => {
    const now = Date.parse("2026-11-21T22:59:30Z");
    const late = await startService({ now: () => now });
    const reply = await late.ask("/verse-of-the-day");
    assert.equal(reply.headers["cache-control"], "private, max-age=30");
  });
});

describe("a key", () => {
  test("is taken from Authorization: Bearer in any case, or from X-API-Key", async () => {
    const { key } = service;
    for (const headers of [
      { authorization: `Bearer ${key}` },
      { authorization: `bEARER   ${key}` },
      { "x-api-key": key },
      { authorization: "Basic YTpi", "x-api-key": key },
      { authorization: `Bearer ${key}`, "x-api-key": "wrong" },
    ] as Record<string, string>[]) {
      const reply = await service.ask("/translations", { key: undefined, headers });
      assert.equal(reply.status, 200, Object.keys(headers).join());
    }
  });

  test("that is missing is 401 missing_api_key, with nothing remaining", async () => {
    for (const headers of [{}, { authorization: "Basic YTpi" }, { "x-api-key": " " }] as Record<string, string>[]) {
      const reply = await service.ask("/translations", { key: undefined, headers });
      assertError(reply, 401, "missing_api_key");
      assert.equal(remaining(reply), 0);
    }
  });

  test("in the address is never read", async () => {
    const { key } = service;
    for (const query of [`?api_key=${key}`, `?key=${key}`, `?X-API-Key=${key}`, `?access_token=${key}`]) {
      const reply = await service.ask(`/translations${query}`, { key: undefined });
      assertError(reply, 401, "missing_api_key");
      assert.ok(!reply.text.includes(key));
    }
    assert.ok(!JSON.stringify(service.log).includes(key));
  });

  test("that is wrong is 401 invalid_api_key, whichever header decides", async () => {
    const { key } = service;
    const typo = key.slice(0, 10) + (key[10] === "a" ? "b" : "a") + key.slice(11);
    for (const wrong of [typo, "ambo_", "x", `${key}x`]) {
      const reply = await service.ask("/translations", { key: wrong });
      assertError(reply, 401, "invalid_api_key");
      assert.equal(remaining(reply), 0);
    }
    const both = { authorization: "Bearer wrong", "x-api-key": key };
    assertError(await service.ask("/translations", { key: undefined, headers: both }), 401, "invalid_api_key");
  });

  test("is judged before the path and the method", async () => {
    assertError(await service.ask("/nowhere", { key: undefined }), 401, "missing_api_key");
    assertError(await service.ask("/passage", { key: undefined, method: "DELETE" }), 401, "missing_api_key");
  });
});

describe("HTTP", () => {
  test("HEAD is GET without the body", async () => {
    const path = "/passage?translation=ZGL&reference=Jn+3,16";
    const get = await service.ask(path);
    const head = await service.ask(path, { method: "HEAD" });
    assert.equal(head.status, 200);
    assert.equal(head.text, "");
    for (const name of ["content-length", "content-type", "etag"]) {
      assert.equal(head.headers[name], get.headers[name], name);
    }
  });

  test("OPTIONS is a preflight: no key, nothing counted", async () => {
    const before = (await service.ask("/translations")).headers["x-ratelimit-remaining"];
    const reply = await service.ask("/passage", { method: "OPTIONS", key: undefined });
    assert.equal(reply.status, 204);
    assertQuotaHeaders(reply);
    assert.match(reply.headers["access-control-allow-headers"] ?? "", /Authorization, X-API-Key, If-None-Match/);
    assert.match(reply.headers["access-control-allow-methods"] ?? "", /GET/);
    const after = (await service.ask("/translations")).headers["x-ratelimit-remaining"];
    assert.equal(Number(after), Number(before) - 1);
  });

  test("an entity tag is of the content, and If-None-Match gives 304, which is counted", async () => {
    const first = await service.ask("/passage?translation=ZGL&reference=Jn+3,16");
    const tag = first.headers.etag ?? "";
    const other = await service.ask("/passage?reference=Jn%203%2C16&translation=zgl");
    assert.equal(other.headers.etag, tag);
    const changed = await service.ask("/passage?translation=ZGL&reference=Jn+3,17");
    assert.notEqual(changed.headers.etag, tag);
    for (const condition of [tag, `"x", W/${tag}`, "*"]) {
      const reply = await service.ask("/passage?translation=ZGL&reference=Jn+3,16", {
        headers: { "if-none-match": condition },
      });
      assert.equal(reply.status, 304, condition);
      assert.equal(reply.text, "");
      assert.equal(reply.headers.etag, tag);
      assertQuotaHeaders(reply);
    }
    assert.equal(
      Number(changed.headers["x-ratelimit-remaining"]) - 4,
      Number((await service.ask("/translations")).headers["x-ratelimit-remaining"]),
    );
  });
});
