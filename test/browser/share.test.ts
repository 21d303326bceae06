/** The page that helps to show scripture elsewhere, in a real browser: with script and without, and checked by axe. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import type { Result } from "axe-core";
import type { Browser, Page } from "playwright-core";
import { type Service, startService } from "../support/service.ts";
import { until } from "../support/until.ts";
import { noBrowser, openContext, startBrowser } from "./browser.ts";

/** Code for the browser, where the types of the project do not reach. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const FINDINGS = `axe.run({
  resultTypes: ["violations"],
  rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }])),
}).then((found) => found.violations)`;
const SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
const NO_VIOLATIONS = { consoleErrors: [], foreignRequests: [] };

describe("/share in a browser", { skip: noBrowser }, () => {
  let service: Service;
  let browser: Browser;
  before(async () => {
    [service, browser] = await Promise.all([
      startService({ settings: { "reader-limit": "1000" } }),
      startBrowser(),
    ]);
  });
  after(() => browser?.close());

  const open = (options: Parameters<Browser["newContext"]>[0] = {}) =>
    openContext(browser, { origin: service.origin, ...options });
  const line = (page: Page) => page.locator("#line").innerText();
  const shown = (page: Page) => page.frameLocator("#preview");

  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [320, 390, 1280]) {
      test(`is accessible ${width} pixels wide in the ${colorScheme} theme, the frame too`, async () => {
        const { context, page, violations } = await open({
          colorScheme,
          viewport: { width, height: 800 },
        });
        for (const path of ["/share", "/share?lang=en&what=readings&size=large&accent=777777"]) {
          await page.goto(service.origin + path);
          await page.locator("#preview").scrollIntoViewIfNeeded();
          await shown(page).locator("h1, h2").first().waitFor();
          assert.equal(await page.evaluate(SIDEWAYS), 0);
          for (const frame of page.frames()) await frame.evaluate(AXE);
          const found = await page.evaluate<Result[]>(FINDINGS);
          assert.deepEqual(
            found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`),
            [],
          );
        }
        assert.deepEqual(violations, NO_VIOLATIONS);
        await context.close();
      });
    }
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
    await page.goto(`${service.origin}/share?what=passage&reference=Jn+3`);
    let height = 0;
    await until("the height of the frame", async () => {
      height = Number(await page.locator("#preview").getAttribute("height"));
      return height > 600;
    });
    const frame = page.frames().find((each) => each.url().includes("/embed/"))!;
    const inner = await frame.evaluate<number>(
      "document.documentElement.getBoundingClientRect().height",
    );
    assert.ok(Math.abs(height - inner) <= 1);
    await context.close();
  });

  test("is complete without script: the button shows the choice, the line can be selected", async () => {
    const { context, page } = await open({ javaScriptEnabled: false });
    await page.goto(`${service.origin}/share`);
    assert.equal(await page.getByRole("button", { name: "Kopiraj" }).count(), 0);
    await page.selectOption("#what", "passage");
    await page.selectOption("#size", "large");
    await page.getByRole("button", { name: "Pokaži" }).click();
    await shown(page).getByText("Zgledna vrstica 16 3. poglavja").waitFor();
    assert.match(await line(page), /data-size="large"/);
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
