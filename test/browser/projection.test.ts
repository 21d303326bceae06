/** Slides in a real browser: nothing is cut, no word lost, and they are turned as people turn them. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { Random } from "../support/random.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { axeFindings } from "./axe.ts";
import { browserFor, noBrowser, openContext, type Violations } from "./browser.ts";

/** How many passages are drawn: a dozen, or as many as a long run wants. */
const PASSAGES = Number(process.env.AMBO_SLIDES ?? 12);
/** A folder of two other translations to draw them from. */
const OWN_CORPUS = process.env.AMBO_SLIDES_CORPUS;
const SIZES = [
  { width: 1280, height: 720 },
  { width: 1280, height: 960 },
  { width: 3840, height: 2160 },
  { width: 3840, height: 2880 },
];

/** Goes through all slides; returns their words by translation, and their faults. */
const WALK = `(() => {
  const texts = [[], []], faults = [];
  const slides = document.querySelectorAll(".stage > .slide").length;
  const turn = (key) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
  turn("Home");
  for (let at = 0; at < slides; at++) {
    const slide = document.querySelector(".slide.shown");
    const box = slide.getBoundingClientRect();
    const name = at + 1 + ": " + slide.textContent.trim().slice(0, 60);
    const walker = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.data.trim() === "") continue;
      const size = parseFloat(getComputedStyle(node.parentElement).fontSize);
      if (size < innerHeight / 14) faults.push(name + " has type of " + size + " px");
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1) {
          faults.push(name + " is cut");
          break;
        }
      }
    }
    const isText = slide.matches(".text");
    slide.querySelectorAll("[lang]").forEach((column) => {
      const words = column.textContent.trim().split(/\\s+/);
      if (isText && words.length < 2) faults.push(name + " has one word alone");
      if (isText) texts[column.matches(".second") ? 1 : 0].push(...words);
    });
    turn("ArrowRight");
  }
  return { texts: texts.map((words) => words.join(" ")), faults, slides };
})()`;

/** A verse of 625 letters without a space. */
const CHINESE = "园丁在花园里种了一棵小树，孩子们都来看它长大开花。".repeat(25);
const UNSPACED = `Ambo-Translation: 1
Code: ZGLED
Name: 例子
Language: zho
Copyright: © ZGLED.

JHN 1:1 ${CHINESE}
`;

describe("slides", { skip: noBrowser }, () => {
  let service: Service;
  const browser = browserFor();
  let page: Page;
  let violations: Violations;
  let codes: readonly [string, string];

  before(async () => {
    const corpus = OWN_CORPUS ?? scratchFolder();
    if (OWN_CORPUS === undefined) {
      const text = readFileSync("corpus/KJV.txt", "utf8");
      writeFileSync(join(corpus, "KJV.txt"), text);
      writeFileSync(join(corpus, "DRUGI.txt"), text.replace("Code: KJV", "Code: DRUGI"));
    }
    writeFileSync(join(corpus, "ZGLED.txt"), UNSPACED);
    service = await startService({
      settings: { corpus, "default-translation": "KJV", "reader-limit": "100000" },
    });
    const [first, second] = service.library.translations().map(({ code }) => code);
    codes = [first!, second!];
    const { origin } = service;
    ({ page, violations } = await openContext(browser, { origin, viewport: SIZES[0]! }));
  });

  const shown = () => page.locator(".slide.shown").innerText();
  async function open(path: string): Promise<void> {
    await page.goto(service.origin + path);
    await page.locator(".on .slide.shown").waitFor();
  }

  test(`of ${PASSAGES} random passages hold every word once, none is cut, and type is large`, async () => {
    const random = new Random(38);
    for (let turn = 0; turn < PASSAGES; turn++) {
      const translation = service.library.get(random.pick(codes))!;
      const book = random.pick(translation.books);
      const index = random.below(book.chapters.length);
      const [start, end] = [book.starts[index]!, book.starts[index + 1]!];
      const first = start + random.below(end - start);
      const last = Math.min(end - 1, first + random.below(20));
      const lines = Array.from({ length: last - first + 1 }, (_, line) => first + line);
      const words = lines.map((line) => translation.text(line)).join(" ");
      if (words.trim() === "") continue;
      const verse = (line: number) => translation.reference(line).split(",").at(-1)!;
      const name = `${book.abbreviation} ${book.chapters[index]},${verse(first)}-${verse(last).split("-").at(-1)}`;
      const other = turn % 2 === 0 ? "" : codes.find((code) => code !== translation.code)!;
      const query = new URLSearchParams({
        ...{
          translation: translation.code,
          reference: first === last ? name.split("-")[0]! : name,
        },
        parallel: other,
      });
      await page.setViewportSize(SIZES[(turn >> 1) % SIZES.length]!);
      await open(`/projekcija?${query}`);
      const { texts, faults } = await page.evaluate<{ texts: string[]; faults: string[] }>(WALK);
      assert.deepEqual(faults, [], `${name} ${translation.code} ${other}`);
      assert.equal(texts[0], words.split(/\s+/).join(" "), `${name} ${translation.code} ${other}`);
      if (OWN_CORPUS === undefined && other !== "") assert.equal(texts[1], texts[0], name);
    }
    assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
  });

  test("of a text without spaces hold every letter once, and none is cut", async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open("/projekcija?translation=ZGLED&reference=Jn+1");
      const { texts, faults } = await page.evaluate<{ texts: string[]; faults: string[] }>(WALK);
      const cut = faults.filter((fault) => !fault.endsWith("alone"));
      assert.deepEqual([cut, texts[0]!.replace(/\s/g, "")], [[], CHINESE], JSON.stringify(size));
    }
  });

  test("are accessible, in the controls too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open("/projekcija?translation=KJV&reference=Ps+23&parallel=DRUGI");
    assert.deepEqual(await axeFindings(page), []);
    assert.equal(await page.evaluate("document.documentElement.scrollWidth"), 390);
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate("document.activeElement.dataset.act"), "previous");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    assert.match(await page.locator("output").innerText(), /^2 /);
  });

  test("turn by keys, go black, and begin and end where they should", async () => {
    await page.setViewportSize(SIZES[0]!);
    await open("/projekcija?translation=KJV&reference=Ps+23");
    const first = await shown();
    assert.match(first, /Ps.*23/);
    const seen = [first];
    for (const key of ["ArrowRight", "PageDown", " ", "ArrowDown"]) {
      await page.keyboard.press(key);
      seen.push(await shown());
    }
    assert.equal(new Set(seen).size, 5);
    for (const key of ["ArrowLeft", "PageUp", "ArrowUp"]) await page.keyboard.press(key);
    assert.equal(await shown(), seen[1]);
    await page.keyboard.press("End");
    assert.match(await shown(), /King James Version/);
    await page.keyboard.press("ArrowRight");
    assert.match(await shown(), /King James Version/);
    await page.keyboard.press("Home");
    assert.equal(await shown(), first);
    await page.keyboard.press("b");
    assert.equal(await page.locator(".slide:visible").count(), 0);
    // Black it is on a machine of high contrast too, whose pages are white.
    await page.emulateMedia({ forcedColors: "active" });
    assert.equal(await page.evaluate("getComputedStyle(document.body).backgroundColor"), "rgb(0, 0, 0)");
    await page.emulateMedia({ forcedColors: "none" });
    await page.keyboard.press("b");
    assert.equal(await shown(), first);
  });

  test("are shown to the speaker in a second window, with the next one", async () => {
    await open("/projekcija?translation=KJV&reference=Ps+23");
    const [speaker] = await Promise.all([page.waitForEvent("popup"), page.keyboard.press("s")]);
    const text = (name: string) => speaker.locator(`${name} .slide`).innerText();
    assert.equal(await text(".now"), await shown());
    const next = await text(".next");
    await speaker.keyboard.press("ArrowRight");
    assert.equal(await shown(), next);
    assert.equal(await text(".now"), next);
    await speaker.close();
  });

  test("go on without a network", async () => {
    await open("/projekcija?translation=KJV&reference=Jn+1,1-14");
    await page.context().setOffline(true);
    const { faults, slides } = await page.evaluate<{ faults: string[]; slides: number }>(WALK);
    assert.deepEqual([faults, slides > 5], [[], true]);
    await page.context().setOffline(false);
  });

  test("sing the response in the words of the parish, which never leave the browser", async () => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
    await page.goto(`${service.origin}/priprava?date=2026-11-29&translation=KJV`);
    const field = page.locator("[data-own]");
    await field.fill("O Bog, prenovi nas");
    assert.deepEqual(new Set(await page.locator(".response").allInnerTexts()), new Set(["Odpev: O Bog, prenovi nas"]));
    await page.reload();
    assert.equal(await field.inputValue(), "O Bog, prenovi nas");
    await page.getByRole("link", { name: "Projiciraj", exact: true }).click();
    await page.locator(".on .slide.shown").waitFor();
    assert.deepEqual(new Set(await page.locator(".slide.response").allTextContents()), new Set(["O Bog, prenovi nas"]));
    for (let turn = 0; turn < 4; turn++) await page.keyboard.press("+");
    const parted =
      '[...document.querySelectorAll(".slide")].findIndex((each, at, all) => each.dataset.from === all[at - 1]?.dataset.from)';
    const part = await page.evaluate<number>(parted);
    assert.ok(part > 0, "large type divides a slide");
    for (let turn = 0; turn < part; turn++) await page.keyboard.press("ArrowRight");
    const place = await page.locator("output").textContent();
    const other = await page.context().newPage();
    await other.goto(`${service.origin}/priprava?date=2026-11-29&translation=KJV`);
    await other.locator("[data-own]").fill("Gospod, prenovi nas");
    await page.locator(".slide.response", { hasText: "Gospod, prenovi nas" }).first().waitFor({ state: "attached" });
    assert.deepEqual(
      new Set(await page.locator(".slide.response").allTextContents()),
      new Set(["Gospod, prenovi nas"]),
    );
    assert.equal(await page.locator("output").textContent(), place, "the slide that is shown stays");
    await other.close();
    assert.ok(!requests.some((each) => each.includes("prenovi")), requests.join("\n"));
  });

  test("stand below one another without script, and nothing is cut", async () => {
    const { context, page: plain } = await openContext(browser, {
      origin: service.origin,
      viewport: { width: 390, height: 700 },
      javaScriptEnabled: false,
    });
    await plain.goto(`${service.origin}/projekcija?translation=KJV&reference=Ps+23`);
    const slides = plain.locator(".slide");
    assert.ok((await slides.count()) > 4, "a stack of slides");
    for (const slide of await slides.all()) {
      const [outer, inner] = [await slide.boundingBox(), await slide.locator("div").first().boundingBox()];
      assert.ok(inner!.height <= outer!.height && inner!.width <= outer!.width, "a slide is cut");
    }
    assert.equal(await plain.locator("main button:visible").count(), 0);
    await plain.getByRole("link", { name: "Besedilo prosojnic" }).click();
    assert.match(await plain.locator("pre").innerText(), /my shepherd.*\n\n/s);
    await context.close();
  });
});
