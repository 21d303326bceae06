/** A wedding in a real browser: its readings chosen, printed on A4 and projected; the pages by all rules of axe. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { fits, look } from "./axe.ts";
import { browserFor, noBrowser, openContext, type Violations } from "./browser.ts";

const noPoppler = spawnSync("pdftotext", ["-v"]).status !== 0 && "pdftotext is not there: install poppler-utils";

describe("a wedding", { skip: noBrowser }, () => {
  const settings = { corpus: "corpus", "default-translation": "KJV", "reader-limit": "1000" };
  const service = serviceFor({ settings });
  const browser = browserFor();
  let page: Page;
  let violations: Violations;

  before(async () => {
    ({ page, violations } = await openContext(browser, {
      origin: service.origin,
      viewport: { width: 390, height: 844 },
    }));
  });

  /** Goes from the home page to the wedding, chooses readings, and prepares them. */
  async function prepare(button: string) {
    await page.goto(`${service.origin}/?lang=sl`);
    await page.getByRole("link", { name: "Poroka, pogreb, zakramenti" }).click();
    for (const name of [/^1 Mz 2,18-24/, /^Ps 34,2-3/, /^1 Kor 12,31-13,8a/, /^Jn 2,1-11/]) {
      await page.getByRole("radio", { name }).check();
    }
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.waitForURL(/occasion=wedding/);
  }

  test("is chosen on a phone and printed on A4, whole, with its attribution", { skip: noPoppler }, async () => {
    await prepare("Pripravi");
    const pdf = await page.pdf({ format: "A4", printBackground: true });
    const file = join(scratchFolder(), "wedding.pdf");
    writeFileSync(file, pdf);
    const info = execFileSync("pdfinfo", [file], { encoding: "utf8" });
    assert.match(info, /Page size: +59[45]\.\d+ x 84[12]/);
    const text = execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" }).replaceAll(/\s+/g, " ");
    for (const words of [
      "Poroka",
      "Berilo iz prve Mojzesove knjige And the LORD God said, It is not good that the man should be alone",
      "Odpev: I will bless the LORD at all times",
      "Berilo iz prvega pisma apostola Pavla Korinčanom But covet earnestly the best gifts",
      "Iz svetega evangelija po Janezu And the third day there was a marriage in Cana",
      "King James Version: ",
    ]) {
      assert.ok(text.includes(words), words);
    }
    for (const tool of ["Izberi druga berila", "Kopiraj", "Natisni", "Oznanila"]) assert.ok(!text.includes(tool), tool);
  });

  test("has the lines for names, date and place on the page of its readings", { skip: noPoppler }, async () => {
    const file = join(scratchFolder(), "head.pdf");
    // Texts that are a little longer than a page.
    for (const choice of ["wedding&gospel=2", "wedding&gospel=4", "funeral&gospel=2"]) {
      await page.goto(`${service.origin}/priprava?occasion=${choice}&first=0&second=1&psalm=2`);
      writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
      const first = execFileSync("pdftotext", ["-l", "1", file, "-"], { encoding: "utf8" });
      for (const words of ["Imena:", "Kraj:", "Berilo iz pisma apostola Pavla"])
        assert.ok(first.includes(words), `${choice}: ${words}`);
    }
  });

  test("keeps names, date and place while other readings are chosen, in this tab and for this occasion alone", async () => {
    await prepare("Pripravi");
    const names = (on: Page) => on.getByRole("textbox", { name: "Imena" });
    await names(page).fill("Žiga Čeč in Špela Müller");
    await page.reload();
    await page.locator("#translation").focus();
    await page.getByRole("button", { name: "Pokaži", exact: true }).click();
    await page.waitForURL(/translation=KJV/);
    assert.equal(await names(page).innerText(), "Žiga Čeč in Špela Müller");
    await page.goto(`${service.origin}/priprava?occasion=funeral`);
    assert.equal(await names(page).innerText(), "");
    const other = await page.context().newPage();
    await other.goto(`${service.origin}/priprava?occasion=wedding`);
    assert.equal(await names(other).innerText(), "");
    await other.close();
  });

  test("is projected, from the title of its first reading to the attribution", async () => {
    await prepare("Projiciraj");
    await page.locator(".on .slide.shown").waitFor();
    assert.match(await page.locator(".slide.shown").innerText(), /Prvo berilo[\s\S]*1 Mz 2,18-24/);
    await page.keyboard.press("End");
    await page.locator(".slide.attribution.shown").waitFor();
    assert.match(await page.locator(".slide.shown").innerText(), /^King James Version/);
    const slides = await page.locator(".slide").allInnerTexts();
    assert.ok((await page.locator(".slide.response").count()) >= 5);
    assert.ok(slides.length > 20);
  });

  test("is prepared without script too", async () => {
    const { page: plain } = await openContext(browser, { origin: service.origin, javaScriptEnabled: false });
    await plain.goto(`${service.origin}/readings/wedding?lang=en`);
    await plain.getByRole("radio", { name: /^John 2:1-11/ }).check();
    await plain.getByRole("button", { name: "Prepare", exact: true }).click();
    assert.match(await plain.locator("#leaflet").innerText(), /And the third day there was a marriage/);
    await plain.context().close();
  });

  test("can be chosen from on paper too: every reading is printed, none of the buttons", {
    skip: noPoppler,
  }, async () => {
    await page.goto(`${service.origin}/berila/poroka`);
    const file = join(scratchFolder(), "choice.pdf");
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
    const plain = (text: string) => text.replaceAll(/[\s\u2060\u200b]+/g, "");
    const printed = plain(execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" }));
    const labels = await page.locator(".check").allInnerTexts();
    assert.ok(labels.length > 30);
    for (const label of labels) assert.ok(printed.includes(plain(label)), label);
    assert.doesNotMatch(printed, /Pripravi|Projiciraj|Zahvala/);
  });

  for (const path of ["/berila/poroka", "/priprava?occasion=wedding"]) {
    test(`${path} breaks no rule of axe, and fits a phone with text twice as large`, async () => {
      await page.goto(service.origin + path);
      await look(page);
    });
  }

  test("the longest list fits a phone in German too", async () => {
    await page.goto(`${service.origin}/readings/commons?lang=de`);
    await fits(page);
  });

  test("nothing is refused by the pages' own policy", () =>
    assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] }));
});
