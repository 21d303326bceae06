import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Compressor } from "../../src/http/compression.ts";

describe("a compressor", () => {
  const body = "Zgledna vrstica. ".repeat(200);

  test("codes a body once and keeps it", () => {
    const compressor = new Compressor(100_000);
    const first = compressor.compress(body, { etag: '"a"', accepted: "br", keep: true })!;
    assert.equal(brotliDecompressSync(first.body).toString("latin1"), body);
    assert.equal(first.etag, '"a-br"');
    assert.equal(compressor.compress("another", { etag: '"a"', accepted: "br", keep: true }), first);
    const gzip = compressor.compress(Buffer.from(body), {
      etag: '"a"',
      accepted: "gzip",
      keep: true,
    })!;
    assert.equal(gunzipSync(gzip.body).toString(), body);
    assert.equal(gzip.etag, '"a-gzip"');
  });

  test("takes its time for what everyone is sent", () => {
    const compressor = new Compressor(100_000);
    const text = readFileSync("README.md", "latin1");
    const length = (isBest: boolean) =>
      compressor.compress(text, { etag: '"a"', accepted: "br", keep: false, isBest })!.body.length;
    assert.ok(length(true) < length(false), `${length(true)} and ${length(false)} bytes`);
  });

  test("keeps nothing that will not be asked for again", () => {
    const compressor = new Compressor(100_000);
    const once = { etag: '"a"', accepted: "gzip", keep: false };
    assert.notEqual(compressor.compress(body, once), compressor.compress(body, once));
  });

  test("keeps no more than it may", () => {
    const compressor = new Compressor(4000);
    const code = (index: number) =>
      compressor.compress(Buffer.alloc(2000, index), {
        etag: `"${index}"`,
        accepted: "gzip",
        keep: true,
      })!;
    const first = code(0);
    assert.equal(code(0), first);
    for (let index = 1; index < 1000; index++) code(index);
    assert.notEqual(code(0), first);
  });

  test("covers long bodies alone, and none where nothing may be kept", () => {
    assert.equal(new Compressor(1000).covers(1023), false);
    assert.equal(new Compressor(1000).covers(1024), true);
    assert.equal(new Compressor(0).covers(100_000), false);
  });
});
