/** The face of a service: its name, contact and picture on every page, over a real socket. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { png } from "../support/pictures.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";

const NAME = `Župnija <Šent> & "Jernej"`;
const NAME_AS_HTML = "Župnija &lt;Šent&gt; &amp; &quot;Jernej&quot;";
const PATHS = ["/", "/?reference=Jn+3,16", "/?q=luč", "/berila", "/docs", "/login", "/nothing"];

describe("a service with a face of its own", () => {
  const picture = join(scratchFolder(), "grb");
  let service: Service;

  before(async () => {
    writeFileSync(picture, png(300, 200));
    service = await startService({
      settings: { "site-name": NAME, "site-contact": "info@zupnija.si", "site-image": picture },
    });
  });

  for (const path of PATHS) {
    test(`${path} has its name in title, header and footer, its contact and its picture`, async () => {
      const { text } = await service.askRaw(path);
      const title = /<title>(.*)<\/title>/.exec(text)![1]!;
      assert.ok(title === NAME_AS_HTML || title.endsWith(` · ${NAME_AS_HTML}`), title);
      assert.match(text, new RegExp(`<a class="brand" href="/"><img [^>]*><span>${NAME_AS_HTML}<`));
      assert.match(text, new RegExp(`<footer.*${NAME_AS_HTML} –.*mailto:info@zupnija.si`, "s"));
      assert.ok(!/\bAmbo\b/.test(text.replace(/<main.*<\/main>/s, "")), "nothing else names it");
    });
  }

  for (const path of ["/", "/login", "/login?link=unknown"]) {
    test(`${path} says whom to ask, beside the footer`, async () => {
      const { text } = await service.askRaw(path);
      assert.match(text, /<main.*Obrnite se na: <a href="mailto:info@zupnija\.si">.*<\/main>/s);
    });
  }

  test("its picture has a path of its content, and may be kept for ever, also by caches", async () => {
    const { text } = await service.askRaw("/");
    const path = /<img class="crest" src="(\/assets\/site-[\w-]+\.png)" width="300" height="200"/;
    const response = await service.askRaw(path.exec(text)![1]!);
    assert.equal(response.headers["content-type"], "image/png");
    assert.equal(response.headers["cache-control"], "public, max-age=31536000, immutable");
    assert.equal(response.headers["x-content-type-options"], "nosniff");
    const digest = createHash("sha256").update(response.bytes).digest("hex");
    assert.equal(digest, createHash("sha256").update(png(300, 200)).digest("hex"));
  });

  test("follows a reload, also where only the file's bytes changed", async () => {
    const pathOf = async () => /<img class="crest" src="([^"]*)"/.exec((await service.askRaw("/")).text)![1]!;
    const earlier = await pathOf();
    writeFileSync(picture, png(64, 64));
    service.reconfigure({ "site-name": "Druga", "site-image": picture });
    const later = await pathOf();
    assert.notEqual(later, earlier);
    assert.equal((await service.askRaw(later)).status, 200);
    assert.equal((await service.askRaw(earlier)).status, 404);
    assert.match((await service.askRaw("/")).text, /<title>Druga<\/title>/);
  });
});

test("a service without one is called Ambo, and says nothing of a contact", async () => {
  const { text } = await (await startService()).askRaw("/");
  assert.match(text, /<title>Ambo<\/title>/);
  assert.match(text, /<a class="brand" href="\/"><svg/);
  assert.doesNotMatch(text, /Vprašanja:|Obrnite se na/);
});
