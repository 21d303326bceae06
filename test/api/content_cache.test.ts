/** The cache of finished contents: bounded, forgetful of the old, renewed with the texts and the day. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ContentCache, type PreparedContent } from "../../src/api/content_cache.ts";

const content = (length: number): PreparedContent => ({
  body: Buffer.alloc(length),
  head: "",
  tag: `"${length}"`,
  keep: "text",
  route: "/passage",
});
const MEGABYTE = 1 << 20;

test("a content is found until the texts or the day change", () => {
  const cache = new ContentCache();
  const source = {};
  cache.renew(source, "2026-11-21");
  cache.set("/a", content(1));
  cache.renew(source, "2026-11-21");
  assert.equal(cache.get("/a")?.tag, '"1"');
  cache.renew(source, "2026-11-22");
  assert.equal(cache.get("/a"), undefined);
  cache.set("/a", content(1));
  cache.renew({}, "2026-11-22");
  assert.equal(cache.get("/a"), undefined);
});

test("what is asked for stays, what is not goes, and all of it takes a few megabytes at most", () => {
  const cache = new ContentCache();
  cache.set("/wanted", content(10));
  for (let index = 0; index < 100; index++) {
    cache.set(`/${index}`, content(MEGABYTE));
    assert.ok(cache.get("/wanted"), `after ${index + 1} megabytes`);
  }
  const kept = Array.from({ length: 100 }, (_, index) => cache.get(`/${index}`)).filter(Boolean);
  assert.ok(kept.length <= 8, `${kept.length} megabytes are kept`);
  assert.ok(cache.get("/99"), "the last one is there");
});
