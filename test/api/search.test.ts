/** Search over the API where requests are hostile or come at once; its answers are in the recording. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { topicRows } from "../../src/search/mod.ts";
import { serviceFor, startService } from "../support/service.ts";

const service = serviceFor({ settings: { "daily-limit": "100000" } });

const search = (parameters: Record<string, string>) => service.ask(`/search?${new URLSearchParams(parameters)}`);

describe("GET /search", () => {
  test("names the next day that a query names, with its Gospel, in the language that is asked for", async () => {
    const daysOf = async (query: string, more = {}) => (await search({ query, ...more })).body.data.days;
    const [night] = await daysOf("evangelij za polnočnico");
    assert.match(night.date, /^\d{4}-12-25$/);
    assert.deepEqual([night.name, night.reference], ["Gospodovo rojstvo – božič", "Lk 2,1-14"]);
    const [feast] = await daysOf("Corpus Domini", { lang: "it" });
    assert.match(feast.name, /Corpo e Sangue/);
    assert.equal(await daysOf("žarek"), undefined);
  });

  test("names the occasions that a query names, with the ids of their readings", async () => {
    const occasionsOf = async (query: string, more = {}) => (await search({ query, ...more })).body.data.occasions;
    const [wedding] = await occasionsOf("berila za poroko");
    assert.deepEqual([wedding.id, wedding.name], ["wedding", "Poroka"]);
    assert.equal((await service.ask(`/occasions/${wedding.id}`)).status, 200);
    const golden = await occasionsOf("golden wedding", { lang: "en" });
    assert.deepEqual(
      golden.map(({ name }: { name: string }) => name),
      ["Wedding", "Thanksgiving"],
    );
    assert.equal(await occasionsOf("žarek"), undefined);
  });

  test("says where no name has just the words of the query", async () => {
    for (const [query, guessed] of [
      ["porokka", true],
      ["golden wedding", undefined],
      ["berila za poroko", undefined],
      ["žarek", undefined],
    ] as const) {
      assert.equal((await search({ query })).body.data.guessed, guessed, query);
    }
  });

  test("names the passage itself where the query is a reference", async () => {
    const named = async (query: string) => (await search({ query })).body.data.passages?.[0]?.reference;
    assert.equal(await named("psalm 3"), "psalm 3");
    assert.equal(await named("Jn 3,1"), "Jn 3,1");
    assert.equal(await named("Jn 99,1"), undefined);
    assert.equal(await named("žarek 7"), undefined);
    assert.equal((await search({ query: "psalm 3" })).body.data.days, undefined);
  });

  test("has no topic by likeness beside the name of a day", async () => {
    const whole = await startService({ settings: { corpus: "corpus", "default-translation": "KJV" } });
    const found = async (query: string) => (await whole.ask(`/search?${new URLSearchParams({ query })}`)).body.data;
    const topics = new Set(topicRows().flatMap(({ names }) => names.map(([title = ""]) => title.toLowerCase())));
    assert.ok((await found("spolnost")).passages.length > 0);
    for (const query of ["telovo", "Rešnje telo", "veliki šmaren", "Corpus Domini", "božična vigilija", "svečnica"]) {
      const { passages = [], suggestions = [] } = await found(query);
      const names = passages.map(({ name }: { name: string }) => name.toLowerCase());
      assert.deepEqual(
        names.filter((name: string) => topics.has(name)),
        [],
        query,
      );
      assert.deepEqual(
        suggestions.filter(({ reason }: { reason: string }) => reason === "spelling"),
        [],
        query,
      );
    }
  });

  test("has the verses with most of the words where none has all", async () => {
    const { total, nearest } = (await search({ query: "žarek šopek nikjerkoli" })).body.data;
    assert.equal(total, 0);
    assert.ok(nearest.length > 0);
    assert.match(nearest[0].text, /žarek/);
    assert.ok(nearest[0].matches.length >= 2);
    assert.equal((await search({ query: "žarek" })).body.data.nearest, undefined);
  });

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

  test("several first searches at once are answered as later ones are, also where no index is kept", async () => {
    const queries = ["vrstica", "žarek", "sopek", "nikjer"];
    for (const settings of [{}, { "search-memory": "0" }]) {
      const fresh = await startService({ settings });
      const ask = (query: string) => fresh.ask(`/search?query=${encodeURIComponent(query)}`);
      const first = await Promise.all(queries.map(ask));
      assert.deepEqual(
        first.map(({ status }) => status),
        [200, 200, 200, 200],
      );
      const [lines, rays, bunches, nothing] = first.map(({ body }) => body.data.total);
      assert.ok(lines > 0 && rays > 0 && rays === bunches);
      assert.equal(nothing, 0);
      for (const [index, query] of queries.entries()) {
        assert.deepEqual((await ask(query)).body.data, first[index]!.body.data, query);
      }
    }
  });
});
