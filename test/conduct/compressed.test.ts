/** Compressed answers over a socket: the right bytes, the right headers, an entity tag for each coding. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { exchange } from "../support/raw_http.ts";
import { type Service, startService } from "../support/service.ts";

let service: Service;
before(async () => {
  service = await startService({ settings: { "daily-limit": "1000" } });
});

/** Asks with a header, and gives the body's bytes as they came. */
async function ask(path: string, more: string) {
  const request = `GET ${path} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${service.key}\r\n${more}\r\n\r\n`;
  const { answers, text } = await exchange(service.origin, request, { answers: 1 });
  const bytes = Buffer.from(text.slice(text.indexOf("\r\n\r\n") + 4), "latin1");
  return { ...answers[0]!, bytes };
}

const LONG = "/v1/passage?translation=ZGL&reference=Jn+3";
const SHORT = "/v1/passage?translation=ZGL&reference=Jn+3,16";

const KEYS = "Authorization, X-API-Key";

for (const [path, vary] of [
  [LONG, `${KEYS}, Accept-Encoding`],
  ["/openapi.json", "Accept-Encoding"],
] as const) {
  describe(path, () => {
    test("is the same text in each coding, with a tag of its own", async () => {
      const plain = await ask(path, "Accept-Encoding: identity");
      assert.equal(plain.headers["content-encoding"], undefined);
      assert.equal(plain.headers.vary, vary);
      const br = await ask(path, "Accept-Encoding: gzip, br");
      assert.equal(br.headers["content-encoding"], "br");
      assert.equal(br.headers.vary, vary);
      assert.deepEqual(brotliDecompressSync(br.bytes), plain.bytes);
      const gzip = await ask(path, "Accept-Encoding: gzip");
      assert.equal(gzip.headers["content-encoding"], "gzip");
      assert.deepEqual(gunzipSync(gzip.bytes), plain.bytes);
      assert.ok(gzip.bytes.length < plain.bytes.length / 2);
      const tags = new Set([plain, br, gzip].map(({ headers }) => headers.etag));
      assert.equal(tags.size, 3);
    });

    test("is 304 for the tag of the same coding, strong or weak", async () => {
      const coding = "Accept-Encoding: br";
      const { etag } = (await ask(path, coding)).headers;
      for (const condition of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
        const again = await ask(path, `${coding}\r\nIf-None-Match: ${condition}`);
        assert.equal(again.status, 304);
        assert.equal(again.headers.etag, etag);
        assert.equal(again.headers.vary, vary);
      }
      const plain = await ask(path, `If-None-Match: ${etag}`);
      assert.equal(plain.status, 200, "the plain body is another one");
    });
  });
}

test("short answers and errors are never compressed, and vary with the key alone", async () => {
  for (const path of [SHORT, "/v1/nowhere"]) {
    const { headers } = await ask(path, "Accept-Encoding: br, gzip");
    assert.equal(headers["content-encoding"], undefined);
    assert.equal(headers.vary, KEYS);
  }
});

test("HEAD has the headers of the compressed body", async () => {
  const headers = { "Accept-Encoding": "gzip" };
  const get = await ask(LONG, "Accept-Encoding: gzip");
  const head = await service.ask(LONG.slice(3), { method: "HEAD", headers });
  assert.equal(head.headers.etag, get.headers.etag);
  assert.equal(head.headers["content-length"], String(get.bytes.length));
});

test("nothing is compressed where the cache has no room", async () => {
  const plain = await startService({ settings: { "compression-cache": "0" } });
  const reply = await plain.ask(LONG.slice(3), { headers: { "Accept-Encoding": "br" } });
  assert.equal(reply.headers["content-encoding"], undefined);
  assert.equal(reply.headers.vary, KEYS);
});
