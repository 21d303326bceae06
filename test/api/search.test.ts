/** Books and search over the API: their answers, errors and cost. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { type Service, startService } from "../support/service.ts";
import { assertError, assertQuotaHeaders, remaining } from "./assertions.ts";

let service: Service;
before(async () => {
  service = await startService({ settings: { "daily-limit": "100000" } });
});

const search = (parameters: Record<string, string>) => service.ask(`/search?${new URLSearchParams(parameters)}`);
const TRANSLATION = { abbreviation: "ZGL", name: "Zgledni prevod", language: "slv" };
const COPYRIGHT = "© Zgledni prevod; »besedilo« je sestavljeno za preizkuse.";

describe("GET /search", () => {
  test("answers query, translation, total, offset, limit, verses and copyright, and nothing else", async () => {
    const reply = await search({ query: "cetrta -prvi", translation: "zgl" });
    assert.equal(reply.status, 200);
    assertQuotaHeaders(reply);
    assert.match(reply.headers["cache-control"] ?? "", /^private, max-age=\d+$/);
    assert.deepEqual(reply.body, {
      data: {
        query: "cetrta -prvi",
        translation: TRANSLATION,
        total: 1,
        offset: 0,
        limit: 20,
        verses: [
          {
            book: "Prva Mojzesova knjiga",
            book_abbrev: "1 Mz",
            chapter: 2,
            verse: 4,
            segment: "b",
            reference: "1 Mz 2,4b",
            text: "Drugi del četrte vrstice.",
            matches: [[10, 16]],
          },
        ],
        copyright: COPYRIGHT,
      },
    });
  });

  test("escapes quotes and backslashes of a text", async () => {
    const { body } = await search({ query: "poševnica" });
    assert.equal(body.data.verses[0].text, 'Pismo, vrstica 7: "navedek" in \\ poševnica.');
  });

  test("where nothing is found it has queries that find something, each with its translation", async () => {
    const suggestions = async (parameters: Record<string, string>) => (await search(parameters)).body.data.suggestions;
    assert.deepEqual(await suggestions({ query: "kje piše o poševnici" }), [
      { query: "poševnici", total: 1, reason: "without", translation: "ZGL" },
    ]);
    assert.deepEqual(await suggestions({ query: "poševnca" }), [
      { query: "poševnica", total: 1, reason: "spelling", translation: "ZGL" },
    ]);
    assert.deepEqual(await suggestions({ query: "letter" }), [
      { query: "letter", total: 13, reason: "translation", translation: "sample-EN" },
    ]);
    assert.deepEqual(await suggestions({ query: "letter", books: "Ps" }), undefined);
    assert.equal(await suggestions({ query: "vrstica" }), undefined);
  });

  test("pages through everything once", async () => {
    const seen: string[] = [];
    let total = 1;
    for (let offset = 0; offset < total; offset += 7) {
      const { body } = await search({ query: "vrstica", limit: "7", offset: String(offset) });
      ({ total } = body.data);
      assert.equal(body.data.offset, offset);
      seen.push(...body.data.verses.map(({ reference }: { reference: string }) => reference));
    }
    assert.ok(total > 50);
    assert.equal(new Set(seen).size, total);
    const { body } = await search({ query: "vrstica", limit: "100", offset: "100000" });
    assert.deepEqual([body.data.total, body.data.verses], [total, []]);
  });

  test("costs one request of the day, an error too", async () => {
    const before = remaining(await search({ query: "vrstica" }));
    assert.equal(remaining(await search({ query: "-" })), before - 1);
    assert.equal(remaining(await search({ query: "a" })), before - 2);
  });

  const WRONG: readonly (readonly [parameters: Record<string, string>, code: string])[] = [
    [{}, "missing_parameter"],
    [{ query: " " }, "missing_parameter"],
    [{ query: "-" }, "invalid_parameter"],
    [{ query: "*" }, "invalid_parameter"],
    [{ query: '""' }, "invalid_parameter"],
    [{ query: "😀" }, "invalid_parameter"],
    [{ query: "-vrstica" }, "invalid_parameter"],
    [{ query: "a".repeat(501) }, "invalid_parameter"],
    [{ query: "a", translation: "ABC" }, "invalid_translation"],
    [{ query: "a", limit: "0" }, "invalid_parameter"],
    [{ query: "a", limit: "101" }, "invalid_parameter"],
    [{ query: "a", limit: "1.5" }, "invalid_parameter"],
    [{ query: "a", offset: "-1" }, "invalid_parameter"],
    [{ query: "a", offset: "100001" }, "invalid_parameter"],
    [{ query: "a", sort: "best" }, "invalid_parameter"],
    [{ query: "a", books: "blabla" }, "invalid_parameter"],
    [{ query: "a", books: "Ez" }, "invalid_parameter"],
    [{ query: "a", books: "Sir" }, "invalid_parameter"],
    [{ query: "a", books: "Jn-1 Mz" }, "invalid_parameter"],
  ];
  for (const [parameters, code] of WRONG) {
    test(`refuses ${JSON.stringify(parameters).slice(0, 50)}`, async () => {
      const reply = await search(parameters);
      assertError(reply, 400, code);
    });
  }

  test("answers every hostile query with a result or an error of the catalogue", async () => {
    const hostile = [
      Array.from({ length: 1000 }, (_, index) => `w${index}`).join(" "),
      "a".repeat(10_000),
      "je in se v na da",
      '"a "b" c "',
      "(.*)+$ [a-z]{2,}",
      "vrstica\u0000\u001b[31m",
      "'; DROP TABLE verses; --",
      "a* ".repeat(160),
      "ﷺ".repeat(400),
    ];
    for (const query of hostile) {
      const reply = await search({ query });
      assert.ok([200, 400, 414, 431].includes(reply.status), `${reply.status}`);
      if (reply.status !== 200) assert.match(reply.body.error.message, /^[A-ZČŠŽ]/);
    }
  });

  test("several first searches at once have one index built, and all are answered", async () => {
    const fresh = await startService({ settings: { "search-memory": "0" } });
    const replies = await Promise.all(
      ["vrstica", "žarek", "sopek", "nikjer"].map((query) => fresh.ask(`/search?query=${encodeURIComponent(query)}`)),
    );
    assert.deepEqual(
      replies.map(({ status }) => status),
      [200, 200, 200, 200],
    );
    const [lines, rays, bunches, nothing] = replies.map(({ body }) => body.data.total);
    assert.ok(lines > 0 && rays > 0 && rays === bunches);
    assert.equal(nothing, 0);
    assert.equal(fresh.searchIndexes.size, 0);
  });
});
