import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { openContext } from "./browser.ts";
import type { BrowserFixture } from "./fixture.ts";

/** Verses that go on over lines, stanzas and paragraphs; the words say to which verse they belong. */
const PRINTED = `Ambo-Translation: 2
Code: TISK
Name: Natisnjeni prevod
Language: slv
Copyright: © TISK.

=t Davidova pesem.
PSA 1:1 |1 ena-a |2 ena-b |1 ena-c
PSA 1:2 |1 dve-a ||1 dve-b |2 dve-c
PSA 1:3 |1 tri-a ¶ tri-b
PSA 1:4 štiri-a ¶ štiri-b
PSA 1:5 pet-a
JHN 3:1 ¶ Prva vrstica.
JHN 3:2 Druga vrstica.
JHN 4:1 Novo poglavje.
End: 8 verses, 7 other lines
`;
const MARKED = `[...document.querySelectorAll(".verse")]
  .filter((verse) => getComputedStyle(verse).backgroundColor !== "rgba(0, 0, 0, 0)")
  .map((verse) => verse.lastChild.textContent.trim())`;

/** How far the content of an open panel is wider than itself. */
const WIDER = `Math.max(...[...document.querySelectorAll(".menu[open] > .panel")].map((each) => each.scrollWidth - each.clientWidth))`;

/** Reads as people read. */
export function readerTests(fixture: () => BrowserFixture): void {
  describe("the reader", () => {
    let service: Service;
    let page: Page;
    const go = (reference: string, rest = "") =>
      page.goto(`${service.origin}/?translation=TISK&reference=${reference}${rest}`);
    const heading = () => page.locator("h1").innerText();

    before(async () => {
      const corpus = scratchFolder();
      writeFileSync(join(corpus, "TISK.txt"), PRINTED);
      service = await startService({ settings: { corpus, "default-translation": "TISK" } });
      ({ page } = await openContext(fixture().browser, {
        origin: service.origin,
        viewport: { width: 390, height: 500 },
        permissions: ["clipboard-read", "clipboard-write"],
      }));
    });
    after(() => page?.context().close());

    test("keeps its bar to one line with two texts on a phone, and its panels within the narrowest", async () => {
      const name = "Zelo dolga oznaka".replaceAll(" ", "");
      const corpus = scratchFolder();
      writeFileSync(join(corpus, "TISK.txt"), PRINTED);
      writeFileSync(join(corpus, `${name}.txt`), PRINTED.replace("Code: TISK", `Code: ${name}`));
      const { origin } = await startService({ settings: { corpus, "default-translation": "TISK" } });
      const { page, context } = await openContext(fixture().browser, { origin });
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(`${origin}/?translation=TISK&parallel=${name}&reference=Ps+1`);
        const controls = page.locator(".reader-bar .step, .reader-bar summary");
        const boxes = await Promise.all((await controls.all()).map((each) => each.boundingBox()));
        const middles = boxes.map((box) => box!.y + box!.height / 2);
        assert.ok(Math.max(...middles) - Math.min(...middles) < 8, `${width}: ${middles}`);
        for (const box of boxes) assert.ok(box!.x >= 0 && box!.x + box!.width <= width, JSON.stringify(boxes));
        for (const menu of await page.locator(".reader-bar .menu").all()) {
          await menu.locator("summary").click();
          const panel = menu.locator(".panel");
          const box = (await panel.boundingBox())!;
          assert.ok(box.x >= 0 && box.x + box.width <= width, JSON.stringify(box));
          assert.equal(await page.evaluate(WIDER), 0);
          await page.keyboard.press("Escape");
        }
      }
      await context.close();
    });

    test("marks every line of a linked verse, and no other", async () => {
      for (const [verse, lines] of [
        [1, ["ena-a", "ena-b", "ena-c"]],
        [2, ["dve-a", "dve-b", "dve-c"]],
        [3, ["tri-a", "tri-b"]],
        [4, ["štiri-a", "štiri-b"]],
        [5, ["pet-a"]],
      ] as const) {
        await go("Ps+1", `#PSA.1.${verse}`);
        assert.deepEqual(await page.evaluate(MARKED), lines);
      }
    });

    test("goes to the chapters around by the arrow keys, but not while somebody types", async () => {
      await go("Jn+3");
      await page.keyboard.press("ArrowRight");
      await page.waitForURL("**Jn%204");
      await page.keyboard.press("Control+ArrowLeft");
      await page.locator(".passage-menu summary").click();
      await page.focus("#q");
      await page.keyboard.type("Ps");
      await page.keyboard.press("ArrowLeft");
      assert.equal(await heading(), "Evangelij po Janezu 4");
      // The first closes what was suggested, the second the menu.
      await page.getByRole("listbox").waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      assert.equal(await page.locator("details[open]").count(), 0);
      await page.keyboard.press("ArrowLeft");
      await page.waitForURL("**Jn%203");
    });

    test("keeps its bar in sight, and one menu open", async () => {
      await go("Ps+1");
      await page.evaluate("scrollTo(0, document.body.scrollHeight)");
      assert.equal((await page.locator(".reader-bar").boundingBox())?.y, 0);
      await page.locator(".size-menu summary").click();
      await page.locator(".more-menu summary").click();
      assert.equal(await page.locator("details[open]").count(), 1);
      await page.locator("footer.bottom").click();
      assert.equal(await page.locator("details[open]").count(), 0);
    });

    test("has what is reached by the keyboard below its bar, also on the way back", async () => {
      await page.goto(`${service.origin}/berila?date=2026-12-27`);
      await page.locator("article details summary").last().focus();
      const bar = (await page.locator(".reader-bar").boundingBox())!.height;
      const tops: number[] = [];
      while (await page.evaluate("document.activeElement.closest('article') !== null")) {
        tops.push((await page.locator(":focus").boundingBox())!.y);
        await page.keyboard.press("Shift+Tab");
      }
      assert.ok(tops.length > 3, `${tops}`);
      assert.ok(Math.min(...tops) >= bar, `${bar}: ${tops}`);
    });

    test("is whole without script: menus, sizes, chapters", async () => {
      const { context, page: plain } = await openContext(fixture().browser, {
        origin: service.origin,
        viewport: { width: 320, height: 600 },
        javaScriptEnabled: false,
      });
      await plain.goto(`${service.origin}/?reference=Jn+3`);
      const before = await plain.locator(".verse").first().evaluate(fontSize);
      await plain.locator(".size-menu summary").click();
      await plain.getByRole("link", { name: "Zelo veliko" }).click();
      await plain.waitForURL("**translation=TISK&reference=Jn%203");
      assert.ok((await plain.locator(".verse").first().evaluate(fontSize)) > before * 1.3);
      await plain.locator(".passage-menu summary").click();
      await plain.locator(".chapters").getByRole("link", { name: "4" }).click();
      assert.equal(await plain.locator("h1").innerText(), "Evangelij po Janezu 4");
      await plain.getByRole("link", { name: "Prejšnje poglavje: Jn 3" }).click();
      assert.equal(await plain.locator("h1").innerText(), "Evangelij po Janezu 3");
      await context.close();
    });
  });
}

/** Runs in the browser. */
function fontSize(element: unknown): number {
  const { getComputedStyle } = globalThis as unknown as {
    getComputedStyle(element: unknown): { fontSize: string };
  };
  return Number.parseFloat(getComputedStyle(element).fontSize);
}
