/** The page that helps to show scripture elsewhere, in a real browser: with script and without, and checked by axe. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { serviceFor } from "../support/service.ts";
import { until } from "../support/until.ts";
import { axeFindings, LOOKS, SIDEWAYS } from "./axe.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";

const NO_VIOLATIONS = { consoleErrors: [], foreignRequests: [] };

describe("/share in a browser", { skip: noBrowser }, () => {
  const browser = browserFor();
  const service = serviceFor({ settings: { "reader-limit": "1000" } });

  const open = (options: Parameters<Browser["newContext"]>[0] = {}) =>
    openContext(browser, { origin: service.origin, ...options });
  const line = (page: Page) => page.locator("#line").innerText();
  const shown = (page: Page) => page.frameLocator("#preview");

  for (const [index, [width, colorScheme]] of LOOKS.entries()) {
    test(`is accessible ${width} pixels wide in the ${colorScheme} theme, the frame too`, async () => {
      const viewport = { width, height: 800 };
      const { context, page, violations } = await open({ colorScheme, viewport });
      const path = index % 2 === 0 ? "/share" : "/share?lang=en&what=readings&size=large&accent=777777";
      await page.goto(service.origin + path);
      await page.locator("#preview").scrollIntoViewIfNeeded();
      await shown(page).locator("h1, h2").first().waitFor();
      assert.equal(await page.evaluate(SIDEWAYS), 0);
      assert.deepEqual(await axeFindings(page), []);
      assert.deepEqual(violations, NO_VIOLATIONS);
      await context.close();
    });
  }

  test("follows each choice without a click, and keeps it in the address", async () => {
    const { context, page, violations } = await open();
    await page.goto(`${service.origin}/share`);
    await page.selectOption("#what", "passage");
    await shown(page).getByText("Zgledna vrstica 16 3. poglavja").waitFor();
    await page.fill("#reference", "Jn 4,10");
    await shown(page).getByText("Zgledna vrstica 10 4. poglavja").waitFor();
    assert.match(await line(page), /data-ambo="passage" data-reference="Jn 4,10">/);
    await page.selectOption("#theme", "dark");
    await page.waitForURL(/theme=dark/);
    assert.match(await line(page), /data-theme="dark"/);
    assert.match(await page.locator("#frame").innerText(), /theme=dark/);
    await page.reload();
    assert.equal(await page.inputValue("#theme"), "dark");
    assert.equal(await page.inputValue("#reference"), "Jn 4,10");
    assert.deepEqual(violations, NO_VIOLATIONS);
    await context.close();
  });

  test("gives the frame the height of what is in it", async () => {
    const { context, page } = await open({ viewport: { width: 390, height: 800 } });
    const embed = () => page.frames().find((each) => each.url().includes("/embed/"));
    // The frame reports its height before the script of the page is there.
    await page.route(/live_form/, async (route) => {
      await until("the frame", () => embed() !== undefined);
      await embed()!.evaluate(
        "new Promise((laidOut) => new ResizeObserver(laidOut).observe(document.documentElement))",
      );
      await route.continue();
    });
    await page.goto(`${service.origin}/share?what=passage&reference=Jn+3`);
    let height = 0;
    await until("the height of the frame", async () => {
      height = Number(await page.locator("#preview").getAttribute("height"));
      return height > 600;
    });
    const inner = await embed()!.evaluate<number>("document.documentElement.getBoundingClientRect().height");
    assert.ok(Math.abs(height - inner) <= 1);
    await context.close();
  });

  test("copies a line that shows the verse on a page of another origin", async (t) => {
    const { context, page } = await open({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(`${service.origin}/share?what=passage&reference=Jn+3,16`);
    await page.locator('button[data-copy="line"]').click();
    const copied = await page.evaluate<string>("navigator.clipboard.readText()");
    const parish = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="sl"><title>Župnija</title><main>${copied}</main>`);
    });
    t.after(() => parish.close());
    await new Promise<void>((resolve) => parish.listen(0, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${(parish.address() as AddressInfo).port}/`);
    await page.frameLocator("main iframe").getByText("Zgledna vrstica 16 3. poglavja").waitFor();
    await context.close();
  });
});
