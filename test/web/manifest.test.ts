/** The manifest and the icons by which a phone installs the pages. Over a real socket. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { imageFormat } from "../../src/config/site_settings.ts";
import { DRAWN } from "../../src/web/ui/icons.ts";
import { png } from "../support/pictures.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";

const noIcons = DRAWN.small.type !== "image/png" && "dist/icons is not there: run scripts/icons.ts";

const linkOf = async (service: Service, rel: string, headers: Record<string, string> = {}) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec((await service.askRaw("/", { headers })).text)?.[1] ?? "";

async function manifestOf(service: Service, headers: Record<string, string> = {}) {
  const response = await service.askRaw(await linkOf(service, "manifest", headers));
  assert.equal(response.status, 200);
  assert.equal(response.headers["content-type"], "application/manifest+json; charset=utf-8");
  return JSON.parse(response.text);
}

describe("the manifest", () => {
  test("names the service, and icons that have the size and kind that it says", {
    skip: noIcons,
  }, async () => {
    const service = await startService();
    const manifest = await manifestOf(service);
    assert.equal(manifest.name, "Ambo");
    assert.equal(manifest.short_name, "Ambo");
    assert.equal(manifest.start_url, "/");
    assert.equal(manifest.display, "standalone");
    assert.equal(manifest.lang, "sl");
    const sizes = manifest.icons.map((icon: Record<string, string>) => [icon.sizes, icon.purpose]);
    assert.deepEqual(sizes, [
      ["192x192", "any"],
      ["512x512", "any"],
      ["512x512", "maskable"],
    ]);
    for (const icon of manifest.icons) {
      const { bytes, headers } = await service.askRaw(icon.src);
      const { type, width, height } = imageFormat(bytes)!;
      assert.deepEqual([type, `${width}x${height}`], [icon.type, icon.sizes]);
      assert.equal(headers["content-type"], type);
    }
  });

  test("speaks the language of the page, though browsers fetch it without cookies", async () => {
    const service = await startService();
    const english = await manifestOf(service, { Cookie: "ambo-language=en" });
    assert.equal(english.lang, "en");
    assert.equal(english.shortcuts[0].url, "/readings");
    assert.equal((await manifestOf(service)).shortcuts[0].url, "/berila");
    const { headers } = await service.askRaw("/manifest.webmanifest?lang=en");
    assert.equal(headers["set-cookie"], undefined);
  });

  test("has the service's own name, and its own picture where that is a square PNG", async () => {
    const image = join(scratchFolder(), "crest");
    writeFileSync(image, png(256, 256));
    const settings = { "site-name": "Župnija Šentjernej", "site-image": image };
    const service = await startService({ settings });
    const manifest = await manifestOf(service);
    assert.equal(manifest.name, "Župnija Šentjernej");
    assert.deepEqual(
      manifest.icons.map(({ sizes }: { sizes: string }) => sizes),
      ["256x256"],
    );
    assert.equal(await linkOf(service, "apple-touch-icon"), manifest.icons[0].src);
    assert.equal(await linkOf(service, "icon"), manifest.icons[0].src);
    assert.deepEqual((await service.askRaw("/favicon.ico")).bytes, png(256, 256));
    writeFileSync(image, png(256, 255));
    service.reconfigure({ "site-image": image });
    assert.equal((await manifestOf(service)).icons.length, 3);
  });

  for (const path of ["/favicon.ico", "/apple-touch-icon.png"]) {
    test(`${path} is there for those who ask without reading a page`, {
      skip: noIcons,
    }, async () => {
      const { status, bytes, headers } = await (await startService()).askRaw(path);
      assert.equal(status, 200);
      assert.equal(imageFormat(bytes)?.type, headers["content-type"]);
      assert.equal(headers["cache-control"], "public, max-age=86400");
    });
  }
});
