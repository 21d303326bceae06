import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { ASSETS, FONT_LICENCE_ASSET } from "../../src/web/ui/assets.ts";
import { until } from "../support/until.ts";
import { LAYOUT_SHIFTS } from "./axe.ts";
import { openContext, watchTraffic } from "./browser.ts";
import type { BrowserFixture } from "./fixture.ts";

/** Pages that someone comes to first. */
const PAGES = [
  "/",
  "/?reference=1+Mz+1",
  "/?reference=Ps+1",
  "/?q=vrstica",
  "/berila",
  "/docs",
  "/priprava",
  "/projekcija?reference=Ps+1",
];
const KIBIBYTE = 1024;
const noFont = FONT_LICENCE_ASSET === undefined && "dist/fonts is not there: run scripts/fonts.ts";

/** Opens a page as someone who was never here, and counts what comes over the wire. */
async function visit(fixture: BrowserFixture, path: string) {
  const { origin } = fixture.service;
  const { context, page, violations } = await openContext(fixture.browser, {
    origin,
    viewport: { width: 390, height: 800 },
    serviceWorkers: "allow",
  });
  const warnings: string[] = [];
  context.on("console", (message) => warnings.push(message.text()));
  const traffic = await watchTraffic(page);
  await page.goto(origin + path);
  await traffic.settled();
  return { context, page, violations, warnings, traffic };
}

const sum = (values: readonly number[]) => values.reduce((all, each) => all + each, 0);

/** Code that has the browser parse a page in parts, and draw each before the next comes. */
const slowly = (page: string) => `(async () => {
  const parts = ${JSON.stringify(page)}.split(/(?<=<\\/(?:p|th|td|tr|summary|details|section|li|h1|form)>)/);
  document.open();
  for (const part of parts) {
    document.write(part);
    // What a frame leaves to be done is done once it is drawn.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }
  document.close();
  return parts.length;
})()`;

/** The cost of a first visit. */
export function firstVisitTests(fixture: () => BrowserFixture): void {
  describe("a first visit", () => {
    for (const path of PAGES) {
      test(`of ${path} is small, still and silent`, async () => {
        const { context, page, violations, warnings, traffic } = await visit(fixture(), path);
        const { Font: font = 0, ...rest } = traffic.bytes;
        const own = sum(Object.values(rest));
        assert.ok(own > KIBIBYTE && own <= 26 * KIBIBYTE, `${own} bytes without the font`);
        assert.ok(own + font <= 40 * KIBIBYTE, `${own + font} bytes with the font`);
        assert.deepEqual([traffic.count.Document, traffic.count.Stylesheet], [1, 1]);
        assert.equal(await page.evaluate(LAYOUT_SHIFTS), 0, "the layout shifts");
        assert.deepEqual([...warnings, ...traffic.refusals], []);
        assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
        await context.close();
      });
    }

    describe("however slowly its HTML comes", () => {
      let page: Page;
      before(async () => {
        const { service, browser } = fixture();
        ({ page } = await openContext(browser, { origin: service.origin }));
      });
      after(() => page?.context().close());

      for (const [path, width] of ["/", "/?reference=Ps+1", "/berila", "/berila/teden", "/login"].flatMap((each) => [
        [each, 390] as const,
        [each, 1280] as const,
      ])) {
        test(`of ${path} ${width} pixels wide is still`, async () => {
          const { service } = fixture();
          await page.setViewportSize({ width, height: 800 });
          await page.goto(service.origin + path);
          const { text } = await service.askRaw(path);
          assert.ok((await page.evaluate<number>(slowly(text))) > 15, "parts");
          assert.equal(await page.evaluate(LAYOUT_SHIFTS), 0, "the layout shifts");
          const seen = await page.evaluate(`[...document.querySelectorAll("header, .reader-bar, h1, table, footer")]
            .filter((each) => !each.checkVisibility({ visibilityProperty: true })).length`);
          assert.equal(seen, 0, "what stays hidden");
        });
      }
    });

    test("comes with the font, and with its licence", { skip: noFont }, async () => {
      const { context, page, traffic } = await visit(fixture(), "/");
      assert.equal(traffic.count.Font, 1);
      await page.getByRole("link", { name: "Pisava Literata" }).click();
      assert.match(await page.content(), /SIL OPEN FONT LICENSE Version 1\.1/);
      assert.doesNotMatch(await page.content(), /with Reserved Font Name/);
      await context.close();
    });

    test("has every letter of Slovenian in one font, old accents too", {
      skip: noFont,
    }, async () => {
      const { context, page } = await visit(fixture(), "/");
      // A browser that gets the font late shows another one until the next page.
      await until("a page in Literata", async () => {
        await page.reload();
        return (await fontsOf(page, "a")).includes("Literata");
      });
      for (const text of [
        "čšžČŠŽćđĆĐ",
        "áéíóúàèìòùêôŕÁÉÍÓÚ",
        "ȃȇȋȏȗȁȅȉȍȕẹọə",
        "a\u0301 e\u0300 ə\u0300 ə\u0301 r\u0301 ọ\u0301 c\u030c s\u030c z\u030c i\u0311 u\u030f",
        "»«„“‚‘–—…",
      ]) {
        assert.deepEqual(await fontsOf(page, text), ["Literata"], text);
      }
      await context.close();
    });

    test("refers to no font that is not there", async () => {
      const style = Buffer.from(ASSETS.style.body, "latin1").toString();
      for (const [, path = ""] of style.matchAll(/url\("([^"]+)"\)/g)) {
        assert.equal((await fixture().service.askRaw(path)).status, 200, path);
      }
      assert.equal(/@font-face/.test(style), FONT_LICENCE_ASSET !== undefined);
    });
  });
}

/** Returns the fonts with which the browser renders scripture. */
async function fontsOf(page: Page, text: string): Promise<string[]> {
  await page.evaluate(`document.querySelector("h1").textContent = ${JSON.stringify(text)}; document.fonts.ready`);
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", {
    nodeId: root.nodeId,
    selector: "h1",
  });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}
