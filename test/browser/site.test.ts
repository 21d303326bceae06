/** The face of a service in a real browser: on small screens, and installed on a phone. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { BrowserContext } from "playwright-core";
import { pixelsOf, png } from "../support/pictures.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, serviceFor, startService } from "../support/service.ts";
import { browserFor, noBrowser, openContext, startLastingBrowser } from "./browser.ts";

const SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** Writes a picture to a file. */
function pictureFile(width: number, height: number): string {
  const path = join(scratchFolder(), "picture");
  writeFileSync(path, png(width, height));
  return path;
}

describe("a service in a browser", { skip: noBrowser }, () => {
  let browser: BrowserContext;
  before(async () => {
    browser = await startLastingBrowser(scratchFolder());
  });
  after(() => browser?.close());

  /** Returns what keeps the browser from installing the pages, and the manifest that it read. */
  async function install(service: Service) {
    const page = await browser.newPage();
    await page.goto(`${service.origin}/`);
    const session = await browser.newCDPSession(page);
    const manifest = await session.send("Page.getAppManifest");
    const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
    await page.close();
    return { manifest, installabilityErrors };
  }

  for (const [kind, settings] of [
    ["with the face of the program", {}],
    ["with a crest of its own", { "site-name": "Župnija", "site-image": pictureFile(256, 256) }],
    ["with a photograph", { "site-name": "Župnija", "site-image": pictureFile(400, 300) }],
  ] as const) {
    test(`${kind} can be installed: no error in manifest, icons or policy`, async () => {
      const service = await startService({ settings });
      const { manifest, installabilityErrors } = await install(service);
      assert.equal(manifest.url, `${service.origin}/manifest.webmanifest`);
      assert.deepEqual(manifest.errors, []);
      assert.deepEqual(installabilityErrors, []);
    });
  }
});

describe("the pictures that the program draws", { skip: noBrowser }, () => {
  const browser = browserFor();
  const service = serviceFor();

  test("are shown", async () => {
    const { origin } = service;
    const { page } = await openContext(browser, { origin });
    await page.goto(`${origin}/`);
    const preview = await page.locator(`meta[property="og:image"]`).getAttribute("content");
    for (const [path, width, height] of [
      [preview!, 1200, 630],
      ["/apple-touch-icon.png", 180, 180],
      ["/favicon.ico", 32, 32],
    ] as const) {
      await page.goto(origin + path);
      const size = "[document.images[0].naturalWidth, document.images[0].naturalHeight]";
      assert.deepEqual(await page.evaluate(size), [width, height], path);
      const seen = pixelsOf(await page.locator("img").screenshot());
      const colours = Array.from({ length: seen.width }, (_, x) => seen.at(x, seen.height >> 1));
      assert.ok(new Set(colours).size > 1, `${path} is a drawing, and no empty ground`);
    }
    await page.context().close();
  });
});

describe("a long name, a long contact and a wide picture", { skip: noBrowser }, () => {
  const service = serviceFor({
    settings: {
      "site-name": "Ž".repeat(80),
      "site-contact": `${"a".repeat(64)}@${"b".repeat(60)}.si`,
      "site-image": pictureFile(1200, 300),
    },
  });
  const browser = browserFor();

  for (const [width, colorScheme] of [
    [320, "light"],
    [1280, "dark"],
  ] as const) {
    test(`fit a screen of ${width} pixels, ${colorScheme}`, async () => {
      const { origin } = service;
      const options = { origin, viewport: { width, height: 640 }, colorScheme };
      const { page, violations } = await openContext(browser, options);
      for (const path of ["/", "/?reference=Jn+3,16", "/berila", "/login"]) {
        await page.goto(origin + path);
        assert.equal(await page.evaluate(SIDEWAYS), 0, path);
        const box = (await page.locator(".crest").boundingBox())!;
        assert.ok(box.width > 40 && box.width <= 80, JSON.stringify(box));
      }
      assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
    });
  }
});
