/** The publisher's notes in a real browser: calm when off; on, opened where they stand. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { axeFindings, CONTRAST } from "./axe.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";

const VERSES = Array.from({ length: 30 }, (_, index) => [
  `JHN 1:${index + 1} Vrstica|+ s številko ${index + 1} ima opombo in vzporedno mesto|+, kakor je v navadi.`,
  `+f Ali: »vrsta ${index + 1}«; nekateri rokopisi imajo drugo, precej daljšo besedo.`,
  `+x Jn 1,${30 - index}; prim. Mr 99,1`,
]).flat();
const NOTED = `Ambo-Translation: 3
Code: OPO
Name: Prevod z opombami
Language: slv
Copyright: Besedilo je za zgled.

${VERSES.join("\n")}
End: 30 verses, 60 notes, 6 other lines
`;
const PLAIN = NOTED.replace("n: 3", "n: 2")
  .replace("Code: OPO", "Code: BREZ")
  .replace(/^\+.*\n/gm, "")
  .replaceAll("|+", "")
  .replace(", 60 notes", "");
const PLACE = "[scrollX, scrollY, location.href, performance.timeOrigin]";
const SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
/** The words of each verse, and the position of each of its lines. */
const LINES = `[...document.querySelectorAll(".verse")].map((verse) =>
  [verse.innerText, ...[...verse.getClientRects()].map(({ x, y, width, height }) => [x, y, width, height])])`;
describe("the notes of a text", { skip: noBrowser }, () => {
  const corpus = corpusOf({ OPO: NOTED, BREZ: PLAIN });
  const service = serviceFor({ settings: { corpus, "default-translation": "OPO" } });
  const browser = browserFor();
  let context: BrowserContext;
  let page: Page;
  const path = (more = "") => `${service.origin}/?translation=OPO&reference=Jn%201${more}`;
  const signs = (on = page) => on.locator(".note-sign");
  const opened = () => page.locator(".note-open");
  const foot = (on = page) => on.locator(".notes");
  const isShown = (on: boolean) => ({
    ...{ name: "ambo-reader", value: on ? "normal-notes." : "normal." },
    url: service.origin,
  });

  before(async () => {
    const viewport = { width: 320, height: 640 };
    const options = { origin: service.origin, viewport, serviceWorkers: "block" } as const;
    ({ context, page } = await openContext(browser, options));
    // A font that comes in time for one page and late for another would set them differently.
    await context.route(/\.woff2$/, (route) => route.abort());
  });

  test("are off, and the page as that of a text without; then switched on under Aa", async () => {
    const lines = async (translation: string) => {
      await page.goto(`${service.origin}/?translation=${translation}&reference=Jn%201`);
      return page.evaluate(LINES);
    };
    assert.deepEqual(await lines("OPO"), await lines("BREZ"));
    await page.goto(path());
    assert.equal(await signs().count(), 0);
    assert.equal(await page.locator('script[src*="notes"]').count(), 0);
    await page.locator(".size-menu summary").click();
    await page.getByRole("link", { name: "Opombe izdaje" }).click();
    await signs().first().waitFor();
    assert.equal(await signs().count(), 60);
    assert.equal(await foot().isVisible(), false, "the foot is for print and without script");
    assert.equal(await page.evaluate(SIDEWAYS), 0);
  });

  test("open at their place by a tap, without a jump or another page, and close", async () => {
    await context.addCookies([isShown(true)]);
    await page.goto(path());
    const sign = signs().nth(20);
    await page.evaluate(`document.querySelectorAll(".note-sign")[20].scrollIntoView({ block: "center" })`);
    const before = await page.evaluate(PLACE);
    const { y } = (await sign.boundingBox())!;
    await sign.click();
    assert.match(await opened().innerText(), /^Ali: »vrsta 11«/);
    assert.equal(await sign.getAttribute("aria-expanded"), "true");
    assert.deepEqual(await page.evaluate(PLACE), before);
    assert.equal((await sign.boundingBox())!.y, y);
    assert.equal(await page.locator(".verse-tools").isVisible(), false, "no verse is chosen");
    assert.equal(await page.evaluate(SIDEWAYS), 0);
    await sign.click();
    assert.equal(await opened().count(), 0);
  });

  test("open by Enter and the space bar, and close by Escape", async () => {
    await page.goto(path());
    await signs().nth(1).focus();
    for (const key of ["Enter", "Space"]) {
      const before = await page.evaluate(PLACE);
      await page.keyboard.press(key);
      assert.match(await opened().innerText(), /^Jn 1,30/);
      assert.deepEqual(await page.evaluate(PLACE), before, key);
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate("document.activeElement.textContent"), "Jn 1,30");
      await page.keyboard.press("Escape");
      assert.equal(await opened().count(), 0);
      assert.equal(await page.evaluate("document.activeElement.className"), "note-sign");
    }
  });

  test("lead to the passages that they name, whose words they show", async () => {
    await page.goto(path());
    await signs().nth(3).click();
    const link = opened().getByRole("link");
    assert.equal(await link.getAttribute("data-words"), "Vrstica s številko 29 ima opombo in vzporedno mesto, kakor …");
    await link.click();
    assert.equal(await page.locator("h1").innerText(), "Evangelij po Janezu 1,29");
  });

  test("have letters as large to the finger as numbers, and words that can be read", async () => {
    await page.goto(path());
    await signs().first().click();
    for (const sign of (await signs().all()).slice(0, 30)) {
      const { width, height } = (await sign.boundingBox())!;
      assert.ok(width >= 24 && height >= 24, `${width} × ${height}`);
    }
    const size = await page.evaluate<string>(`getComputedStyle(document.querySelector(".note-open")).fontSize`);
    assert.ok(Number.parseFloat(size) >= 14, size);
  });

  test("stand at the foot in print, where none is open in the text", async () => {
    await page.goto(path());
    await signs().first().click();
    await page.emulateMedia({ media: "print" });
    assert.equal(await opened().isVisible(), false);
    assert.equal(await foot().locator("li:visible").count(), 60);
    await page.emulateMedia({ media: "screen" });
  });

  test("are without fault by all rules of axe, in both themes", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path());
    await signs().first().click();
    await signs().nth(1).click();
    assert.deepEqual(await axeFindings(page), []);
    await page.emulateMedia({ colorScheme: "dark" });
    assert.deepEqual(await axeFindings(page, CONTRAST), []);
  });

  test("stand at the foot without script, each a way from its letter and back", async () => {
    const plain = await openContext(browser, { origin: service.origin, javaScriptEnabled: false });
    await plain.context.addCookies([isShown(true)]);
    await plain.page.goto(path());
    assert.equal(await foot(plain.page).locator("li:visible").count(), 60);
    await signs(plain.page).nth(2).click();
    assert.match(plain.page.url(), /#note-1-3$/);
    await foot(plain.page).locator("li:target").getByRole("link", { name: "Nazaj" }).click();
    assert.match(plain.page.url(), /#sign-1-3$/);
    assert.deepEqual(plain.violations, { consoleErrors: [], foreignRequests: [] });
    await plain.context.close();
  });
});
