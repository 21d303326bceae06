/** The completed forms of a response that is kept: as right the second time as the first. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Compressor, finalizeResponse, type Response, toByteString } from "../../src/http/mod.ts";

const TEXT = "Dober dan, čaša, šopek, žarek. ".repeat(100);
const body = toByteString(TEXT);
const bytesOf = (body: string | Buffer) =>
  typeof body === "string" ? Buffer.from(body, "latin1") : body;
const DECODERS = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;

for (const isKept of [false, true]) {
  test(`answers each request in the form that it asks for, ${isKept ? "kept" : "made"} again and again`, () => {
    const compressor = new Compressor(1 << 20);
    const response: Response = {
      status: 200,
      headers: ["Content-Type", "text/plain; charset=utf-8"],
      body,
      cacheable: true,
      compressible: true,
      isKept,
      etag: '"tag"',
    };
    const ask = (method: string, headers: Record<string, string>) =>
      finalizeResponse(response, {
        request: { method, rawHeaders: Object.entries(headers).flat() },
        compressor,
      });
    const fieldOf = (answer: Response, name: string) =>
      answer.headers[answer.headers.indexOf(name) + 1];
    for (let time = 0; time < 3; time++) {
      for (const [accepted, form] of [
        [undefined, "identity"],
        ["br, gzip", "br"],
        ["gzip", "gzip"],
        ["GZIP;q=1, br;q=0.1", "gzip"],
        ["identity", "identity"],
        ["zstd", "identity"],
      ] as const) {
        const sent: Record<string, string> =
          accepted === undefined ? {} : { "Accept-Encoding": accepted };
        const answer = ask("GET", sent);
        assert.equal(answer.status, 200);
        const bytes = bytesOf(answer.body);
        assert.equal(DECODERS[form](bytes).toString("utf8"), TEXT);
        assert.equal(fieldOf(answer, "Content-Length"), String(bytes.length));
        assert.equal(fieldOf(answer, "Vary"), "Accept-Encoding");
        const coding = form === "identity" ? undefined : form;
        assert.equal(answer.headers.includes("Content-Encoding"), coding !== undefined);
        const etag = fieldOf(answer, "ETag")!;
        assert.equal(etag, coding === undefined ? '"tag"' : `"tag-${coding}"`);
        const unchanged = ask("GET", { ...sent, "if-none-match": etag });
        assert.deepEqual([unchanged.status, unchanged.body], [304, ""]);
        const changed = ask("GET", { ...sent, "If-None-Match": '"other"' });
        assert.equal(changed.status, 200);
        const head = ask("HEAD", sent);
        assert.equal(head.body, "");
        assert.equal(fieldOf(head, "Content-Length"), String(bytes.length));
      }
    }
  });
}
