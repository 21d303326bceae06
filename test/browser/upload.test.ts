/** A translation brought in with a real browser, without script, at 320 pixels; and what axe finds on the way. */
import assert from "node:assert/strict";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import type { Browser, Page } from "playwright-core";
import { local } from "../support/local_store.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { usfm } from "../web/uploading.ts";
import { look } from "./axe.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";

describe("in a browser", { skip: noBrowser }, () => {
  let service: Service;
  const browser = browserFor();
  const corpus = scratchFolder();

  before(async () => {
    copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
    service = await startService({ settings: { corpus }, uploads: true });
    await service.store.accounts.addUser("vodja", { admin: true });
  });

  async function open(options: Parameters<Browser["newContext"]>[0]): Promise<Page> {
    const { origin } = service;
    const viewport = { width: 320, height: 640 };
    const { context, page } = await openContext(browser, { origin, viewport, ...options });
    const value = await service.store.signIn.createSession("vodja");
    await context.addCookies([{ name: "ambo-session", value, url: origin }]);
    return page;
  }

  async function choose(page: Page, file: { name: string; text: string }): Promise<void> {
    await page.goto(`${service.origin}/admin/translations`);
    const buffer = Buffer.from(file.text);
    await page.setInputFiles("#file", { name: file.name, mimeType: "text/plain", buffer });
    await page.getByRole("button", { name: "Naloži in preglej" }).click();
    await page.waitForURL("**/upload");
  }

  test("a file is chosen, looked at and confirmed without script", async () => {
    const page = await open({ javaScriptEnabled: false });
    await choose(page, { name: "psalmi.usfm", text: usfm("prva") });
    for (const [label, value] of [
      ["Oznaka", "NOV"],
      ["Ime prevoda", "Novi prevod"],
      ["Jezik", "slv"],
      ["Avtorske pravice", "Sestavljeno za preizkus."],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByRole("button", { name: "Uvozi prevod" }).click();
    await page.waitForURL("**/translations?done=import*");
    await page.getByText("Prevod NOV je uvožen in že v uporabi.").waitFor();
    assert.equal(service.library.get("NOV")?.verseCount, 3);
    await page.goto(`${service.origin}/admin/translations`);
    await page.locator("#code").selectOption("NOV");
    await page.getByRole("button", { name: "Shrani" }).click();
    await page.getByText("Privzeti prevod je shranjen in že velja.").waitFor();
    assert.equal(service.config.current["default-translation"], "NOV");
    await page.context().close();
  });

  test("the pages of an upload have no finding, in both themes, at 320 pixels and doubled", async () => {
    const page = await open({});
    await choose(page, { name: "psalmi.usfm", text: `${usfm("druga")} \\f + opomba\\f*` });
    // Until it is read the page loads itself again.
    await page.getByRole("button", { name: "Uvozi prevod" }).waitFor();
    await look(page);
    await choose(page, { name: "slika.png", text: "ni prevod" });
    await page.getByText("to je slika").waitFor();
    await look(page);
    await page.context().close();
  });

  test("a bar of the chart shows its day where it is pointed at or touched, and none scrolls the page", async () => {
    const account = service.store.accountOfUser("vodja")!;
    for (let count = 0; count < 3; count++) local(service.store).consume(account);
    local(service.store).commit();
    for (const options of [{ javaScriptEnabled: false }, { hasTouch: true }]) {
      const page = await open(options);
      await page.goto(`${service.origin}/profile`);
      const bar = page.locator(".bars li").last();
      assert.equal(await bar.locator("span").isVisible(), false);
      if ("hasTouch" in options) await bar.tap();
      else await bar.hover();
      const value = bar.locator("span");
      assert.equal(await value.isVisible(), true);
      assert.match((await value.textContent()) ?? "", /: 3 zahteve$/);
      const box = await value.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 320, JSON.stringify(box));
      await page.context().close();
    }
  });
});
