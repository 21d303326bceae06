/** Citations on a narrow phone: whole on their line, and no page scrolls sideways for them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serviceFor } from "../support/service.ts";
import { SIDEWAYS } from "./axe.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";

/** Finds the citations of a page that are on two lines, but those that are longer than the line of their element. */
const BROKEN = `(() => {
  const citation = /(?:(?:[1-5] )?\\p{Lu}\\p{L}* )?\\[?\\d+[,:]\\d[\\d.,:a-z-]*/gu;
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = { shown: 0, broken: [] };
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement.closest("script, template, [hidden]")) continue;
    for (const { 0: text, index } of node.data.matchAll(citation)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const boxes = [...range.getClientRects()];
      if (boxes.length > 0) found.shown++;
      const room = node.parentElement.closest("p, td, small, pre, li, label, h1, h2, h3, div").clientWidth || 200;
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1 && width < room - 40) found.broken.push(text);
    }
  }
  // One that is longer is broken between its parts, never within a range.
  for (const one of document.querySelectorAll(".cited")) {
    const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      for (const { index } of node.data.matchAll(/-(?=\\d)/g)) {
        const [before, after] = [index, index + 1].map((at) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect().top;
        });
        if (after - before > 4) found.broken.push(one.textContent + " within a range");
      }
    }
  }
  // A link is one without its color too.
  for (const one of document.querySelectorAll("a:not(.chips a) .cited")) {
    if (!getComputedStyle(one).textDecorationLine.includes("underline")) found.broken.push(one.textContent + " no link");
  }
  // A line never begins with what divides citations.
  for (const one of document.querySelectorAll(".cited")) {
    if (/^[;)\\]]/.test(one.nextSibling?.data ?? "")) {
      const range = document.createRange();
      range.setStart(one.nextSibling, 0);
      range.setEnd(one.nextSibling, 1);
      const [after, before] = [range.getBoundingClientRect(), one.getBoundingClientRect()];
      if (after.top >= before.bottom) found.broken.push(one.textContent + " " + one.nextSibling.data);
    }
  }
  return found;
})()`;

describe("a citation on a phone of 320 pixels", { skip: noBrowser }, () => {
  const settings = { corpus: "corpus", "default-translation": "KJV", "reader-limit": "1000" };
  const service = serviceFor({ settings });
  const browser = browserFor();

  test("is whole on its line, and no page scrolls sideways", async () => {
    const { context, page } = await openContext(browser, {
      origin: service.origin,
      viewport: { width: 320, height: 700 },
    });
    const all: string[] = [];
    for (const language of ["sl", "en", "de"]) {
      for (const path of [
        "/berila/teden?date=2026-12-25",
        "/berila/teden?date=2026-08-12",
        "/koledar?month=2026-12",
        "/koledar?month=2026-08",
        "/berila/leto?year=2026",
        "/berila?date=2026-12-25",
        "/priprava?date=2026-12-25",
        "/berila?date=2026-11-29",
        "/priprava?date=2026-11-29",
        "/priprava?date=2027-03-27",
        "/projekcija?date=2026-12-25",
        "/berila/poroka",
        "/berila/pogreb",
        "/?q=prayer&translation=KJV",
        "/embed/readings?date=2026-12-25",
        "/embed/readings?date=2027-03-27",
        "/embed/passage?reference=1 Kor 12,31-13,8a; 1 Mz 1,1-2",
      ]) {
        await page.goto(`${service.origin}${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
        const { shown, broken } = await page.evaluate<{ shown: number; broken: string[] }>(BROKEN);
        all.push(...broken.map((each) => `${language} ${path}: ${each}`));
        assert.ok(shown > 0, `${language} ${path}`);
        assert.ok((await page.evaluate<number>(SIDEWAYS)) <= 0, `${language} ${path}`);
      }
    }
    assert.deepEqual(all, []);
    await context.close();
  });
});
