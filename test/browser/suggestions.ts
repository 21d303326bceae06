import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { BrowserFixture } from "./fixture.ts";

const ATTRIBUTES = `["role", "aria-autocomplete", "aria-expanded", "aria-controls"].map((name) =>
  document.getElementById("q").getAttribute(name))`;
const CHOSEN = `document.getElementById(document.getElementById("q").getAttribute("aria-activedescendant"))?.textContent`;
const SELECTED = `[...document.querySelectorAll("[role=option][aria-selected=true]")].map((each) => each.textContent)`;

/** Suggestions while someone types, as a combobox with a listbox. */
export function suggestionTests(fixture: () => BrowserFixture, findFaults: (page: Page) => Promise<string[]>): void {
  test("the line suggests while somebody types, and is used by keyboard alone", async () => {
    const { page, violations } = await fixture().open("nobody");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/suggest?")) asked.push(new URL(request.url()).searchParams.get("q")!);
    });
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.goto(`${fixture().service.origin}/`);
    await page.focus("#q");
    assert.deepEqual(await page.evaluate(ATTRIBUTES), [...["combobox", "list", "false", "q-suggestions"]]);
    // However long this takes on a busy machine, in the page no time passes.
    await page.clock.pauseAt(now + 3_600_000);
    await page.keyboard.type("mojzesova");
    assert.deepEqual(asked, [], "nothing is asked while somebody types");
    await page.clock.runFor(200);
    await page.clock.resume();
    await page.getByRole("option").first().waitFor();
    assert.deepEqual(asked, ["mojzesova"], "one request for what was typed without a pause");
    assert.equal((await page.evaluate<string[]>(ATTRIBUTES))[2], "true");
    assert.deepEqual(await findFaults(page), []);

    await page.keyboard.press("ArrowDown");
    assert.equal(await page.evaluate(CHOSEN), "Prva Mojzesova knjiga 1 Mz");
    assert.deepEqual(await page.evaluate(SELECTED), ["Prva Mojzesova knjiga 1 Mz"]);
    await page.keyboard.press("Escape");
    assert.equal(await page.getByRole("listbox").isVisible(), false);
    assert.equal(await page.inputValue("#q"), "mojzesova");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL("**reference=1%20Mz");
    assert.equal(await page.locator("h1").innerText(), "Prva Mojzesova knjiga");
    assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
  });

  test("what is chosen with a pointer is opened, and nothing chosen is searched for", async () => {
    const { page } = await fixture().open("nobody");
    await page.goto(`${fixture().service.origin}/`);
    await page.focus("#q");
    await page.keyboard.type("Mojzesova");
    await page.getByRole("option", { name: "Prva Mojzesova knjiga" }).click();
    await page.waitForURL("**reference=1%20Mz");
    await page.goto(`${fixture().service.origin}/`);
    await page.focus("#q");
    await page.keyboard.type("vrstica");
    await page.keyboard.press("Enter");
    await page.waitForURL("**q=vrstica**");
  });
}
