/** Compression and caching of pages and assets. Over a real socket. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { before, describe, test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { transform } from "esbuild";
import { assetSource, compactScript } from "../../src/web/ui/built_files.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const READING = "/?translation=ZGL&reference=1%20Mz%201-2";

describe("compression", () => {
  const service = serviceFor({ settings: { "sign-up": "open" } });
  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
  });

  const fetchBytes = (path: string, headers: Record<string, string>) => service.askRaw(path, { headers });
  const stylesheet = async () =>
    /href="(\/assets\/style-[^"]+)"/.exec((await new WebClient(service).get("/")).text)![1]!;

  for (const [coding, decompress] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    test(`in ${coding} is the same text in fewer bytes, and 304 for its own tag`, async () => {
      for (const path of ["/", "/docs", READING, await stylesheet()]) {
        const plain = await fetchBytes(path, {});
        const coded = await fetchBytes(path, { "Accept-Encoding": coding });
        assert.equal(coded.headers["content-encoding"], coding, path);
        assert.match(String(coded.headers.vary), /Accept-Encoding/);
        assert.match(String(plain.headers.vary), /Accept-Encoding/);
        assert.deepEqual(decompress(coded.bytes), plain.bytes);
        assert.ok(coded.bytes.length < plain.bytes.length / 2, path);
        assert.notEqual(coded.headers.etag, plain.headers.etag);
        const known = { "Accept-Encoding": coding, "If-None-Match": String(coded.headers.etag) };
        const again = await fetchBytes(path, known);
        assert.deepEqual([again.status, again.bytes.length], [304, 0], path);
        assert.equal(
          again.headers["content-type"],
          path.startsWith("/assets") ? "text/css; charset=utf-8" : "text/html; charset=utf-8",
        );
      }
    });
  }

  test("sends a reader's scripts in 6 kB, and the service worker with them in 8", async () => {
    const page = (await new WebClient(service).get(READING)).text;
    const scripts = [...page.matchAll(/<script src="([^"]+)"/g)].map(([, path]) => path!);
    assert.equal(scripts.length, 3);
    let sum = 0;
    for (const path of scripts) {
      sum += (await fetchBytes(path, { "Accept-Encoding": "br" })).bytes.length;
    }
    assert.ok(sum <= 6000, `${sum} bytes`);
    sum += (await fetchBytes("/sw.js", { "Accept-Encoding": "br" })).bytes.length;
    assert.ok(sum <= 8000, `${sum} bytes with the worker`);
  });

  for (const name of readdirSync("src/web/assets").filter((name) => name.endsWith(".js"))) {
    test(`${name} means the same without its spare spaces`, async () => {
      const meaning = async (source: string) =>
        (await transform(source, { minifySyntax: true, minifyWhitespace: true })).code;
      assert.equal(await meaning(compactScript(name)), await meaning(assetSource(name)));
    });
  }

  test("is not applied to personal pages, which have no entity tag", async () => {
    const session = await service.store.signIn.createSession("vodja");
    const Cookie = `ambo-session=${session}`;
    for (const path of [
      "/profile",
      "/profile/key",
      "/profile/password",
      "/admin",
      "/admin/user?name=ana",
      "/admin/user/confirm?name=ana&action=remove",
      "/admin/translations",
      `/login?link=${await service.store.signIn.createLink("ana")}`,
    ]) {
      const { status, headers } = await fetchBytes(path, { Cookie, "Accept-Encoding": "br, gzip" });
      assert.equal(status, 200, path);
      assert.equal(headers["content-encoding"], undefined, path);
      assert.equal(headers.etag, undefined, path);
      assert.equal(headers["cache-control"], "no-store", path);
    }
    const reading = await fetchBytes(READING, { Cookie, "Accept-Encoding": "br" });
    assert.equal(reading.headers["content-encoding"], "br");
    assert.equal(reading.headers.etag, undefined, "its form has another token each time");
    assert.equal(reading.headers["cache-control"], "no-store");
  });
});
