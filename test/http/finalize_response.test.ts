/** The completed forms of a response that is kept: as right the second time as the first. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Compressor, finalizeResponse, type Response, toByteString } from "../../src/http/mod.ts";

const TEXT = "Dober dan, čaša, šopek, žarek. ".repeat(100);
const body = toByteString(TEXT);
const bytesOf = (body: string | Buffer) => (typeof body === "string" ? Buffer.from(body, "latin1") : body);
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
      ...(isKept && { kept: {} }),
      etag: '"tag"',
    };
    const ask = (method: string, headers: Record<string, string>) =>
      finalizeResponse(response, {
        request: { method, rawHeaders: Object.entries(headers).flat() },
        compressor,
      });
    const fieldOf = (answer: Response, name: string) => answer.headers[answer.headers.indexOf(name) + 1];
    for (let time = 0; time < 3; time++) {
      for (const [accepted, form] of [
        [undefined, "identity"],
        ["br, gzip", "br"],
        ["gzip", "gzip"],
        ["GZIP;q=1, br;q=0.1", "gzip"],
        ["identity", "identity"],
        ["zstd", "identity"],
      ] as const) {
        const sent: Record<string, string> = accepted === undefined ? {} : { "Accept-Encoding": accepted };
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

/** Completes a response without a body that is kept, and lists what it has become. */
function finalized(
  response: Partial<Response>,
  headers: Readonly<Record<string, string>> = {},
  compressor = new Compressor(1 << 20),
) {
  const rawHeaders = Object.entries(headers).flat();
  const full = { status: 200, headers: ["X-A", "b"], body, ...response };
  const answer = finalizeResponse(full, { request: { method: "GET", rawHeaders }, compressor });
  const fields: [string, string][] = [];
  for (let at = 0; at < answer.headers.length; at += 2) {
    fields.push([answer.headers[at]!, answer.headers[at + 1]!]);
  }
  return { ...answer, fields: Object.fromEntries(fields), count: fields.length };
}

test("a response has the tags, variations and lengths that it asks for, and no others", () => {
  const length = String(body.length);
  const short = "a".repeat(1023);
  const CASES: readonly [what: string, response: Partial<Response>, fields: object][] = [
    ["nothing", {}, { "Content-Length": length }],
    ["what it varies with", { vary: "Cookie" }, { Vary: "Cookie", "Content-Length": length }],
    [
      "compression too",
      { vary: "Cookie", compressible: true },
      { Vary: "Cookie, Accept-Encoding", "Content-Length": length },
    ],
    ["a body too short for it", { compressible: true, body: toByteString(short) }, { "Content-Length": "1023" }],
    [
      "one that is just long enough",
      { compressible: true, body: toByteString(`${short}a`) },
      { Vary: "Accept-Encoding", "Content-Length": "1024" },
    ],
    [
      "a tag of its own",
      { cacheable: true, body: toByteString("abc") },
      { ETag: '"qZk-NkcGgWq6PiVxeFDCbJzQ2J0"', "Content-Length": "3" },
    ],
    ["a known tag", { cacheable: true, etag: '"t"' }, { ETag: '"t"', "Content-Length": length }],
    ["no body at all", { status: 204, body: "", vary: "Origin" }, { Vary: "Origin" }],
  ];
  for (const [what, response, fields] of CASES) {
    const { fields: found, count } = finalized(response);
    assert.deepEqual(found, { "X-A": "b", ...fields }, what);
    assert.equal(count, Object.keys(found).length, `${what}: each once`);
  }
  const off = finalized({ compressible: true }, { "Accept-Encoding": "gzip" }, new Compressor(0));
  assert.deepEqual(off.fields, { "X-A": "b", "Content-Length": length }, "compression off");
});
