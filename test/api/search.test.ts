/** Search over the API where requests are hostile or come at once; its answers are in the recording. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serviceFor, startService } from "../support/service.ts";

const service = serviceFor({ settings: { "daily-limit": "100000" } });

const search = (parameters: Record<string, string>) => service.ask(`/search?${new URLSearchParams(parameters)}`);

describe("GET /search", () => {
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
