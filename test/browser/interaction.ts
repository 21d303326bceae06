import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { LANGUAGES, ownName } from "../../src/i18n/mod.ts";
import { type BrowserFixture, HOSTILE } from "./fixture.ts";

/** Code for the browser, where the types of the project do not reach. */
const FOCUSED = "document.activeElement.textContent.trim()";
const FOCUSED_ID = "document.activeElement.id";
const OUTLINE = "getComputedStyle(document.activeElement).outlineStyle";
const CLIPBOARD = "navigator.clipboard.readText()";

/** Uses the pages as people and other sites do. */
export function interactionTests(fixture: () => BrowserFixture): void {
  const address = (path: string) => fixture().service.origin + path;

  test("shows a hostile name as text", async () => {
    const { page, violations } = await fixture().as("administrator");
    for (const path of ["/admin", `/admin/user?${new URLSearchParams({ name: HOSTILE })}`]) {
      await page.goto(address(path));
      assert.ok((await page.locator("main").innerText()).includes(HOSTILE));
      assert.equal(await page.locator("img").count(), 0);
    }
    assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
  });

  test("copies the key with its button", async () => {
    const { page } = await fixture().as("administrator");
    await page.goto(address("/profile/key"));
    await page.getByRole("button", { name: "Ustvari ključ" }).click();
    await page.getByRole("button", { name: "Kopiraj" }).first().click();
    await page.getByRole("button", { name: "Kopirano" }).waitFor();
    assert.equal(await page.evaluate(CLIPBOARD), await page.locator("#key").innerText());
  });

  test("rejects a form that another site submits with the user's cookies", async (t) => {
    const { page } = await fixture().as("administrator");
    const form = `<form method="post" action="${address("/admin")}"><input name="name" value="vsiljenec"><input name="admin" value="yes"><button>Go</button></form>`;
    await page.goto(await otherSite(t, form));
    const answered = page.waitForResponse(address("/admin"));
    await page.click("button");
    const answer = await answered;
    assert.equal(answer.status(), 403);
    assert.match((await answer.request().allHeaders()).cookie!, /ambo-session=/);
    assert.equal(fixture().service.store.accounts.user("vsiljenec"), undefined);
  });

  test("cannot be framed by another site", async (t) => {
    const { page } = await fixture().as("administrator");
    const framed = address("/admin?framed");
    const refused = page.waitForEvent("requestfailed", (request) => request.url() === framed);
    await page.goto(await otherSite(t, `<iframe src="${framed}"></iframe>`));
    assert.equal((await refused).failure()?.errorText, "net::ERR_BLOCKED_BY_RESPONSE");
  });

  test("can be used by keyboard alone", async () => {
    const { page } = await fixture().as("nobody");
    await page.goto(address("/"));
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(FOCUSED), "Preskoči na vsebino");
    await page.keyboard.press("Enter");
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press("Tab");
      if ((await page.evaluate(FOCUSED_ID)) === "q") break;
    }
    await page.keyboard.type("1 Mz 2,3");
    await page.keyboard.press("Enter");
    await page.waitForSelector("article");
    assert.match(await page.locator("article").innerText(), /Drugo poglavje, vrstica 3/);
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(OUTLINE), "solid");
  });

  test("finds a verse and opens it in its chapter by keyboard alone, without script", async () => {
    const { page } = await fixture().open("nobody", { javaScriptEnabled: false });
    await page.goto(address("/"));
    await page.focus("#q");
    await page.keyboard.type("sopek zarek");
    await page.keyboard.press("Enter");
    await page.waitForURL("**q=sopek**");
    assert.deepEqual(await page.locator("mark").first().allInnerTexts(), ["šopek"]);
    for (let presses = 0; presses < 40; presses++) {
      if ((await page.evaluate(FOCUSED)) === "1 Mz 1,5") break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**#GEN.1.5");
    assert.equal(await page.locator("h1").innerText(), "Prva Mojzesova knjiga 1");
    assert.match(await page.locator(".verse:target").innerText(), /^5\s+Zgledna vrstica 5/);
  });

  test("reaches a chapter through the list of books", async () => {
    const { page } = await fixture().as("nobody");
    await page.goto(address("/"));
    await page.getByRole("link", { name: /^Zgledni prevod ZGL/ }).click();
    await page.getByRole("link", { name: /Evangelij po Janezu/ }).click();
    await page.getByRole("link", { name: "4", exact: true }).click();
    assert.equal(await page.locator("h1").innerText(), "Evangelij po Janezu 4");
    await page.locator(".passage-menu summary").click();
    await page.locator(".chapters").getByRole("link", { name: "3", exact: true }).click();
    assert.equal(await page.locator("h1").innerText(), "Evangelij po Janezu 3");
  });

  test("lets the keyboard reach every action on a user, with a visible focus", async () => {
    const { page } = await fixture().as("administrator");
    await page.goto(address(`/admin/user?${new URLSearchParams({ name: HOSTILE })}`));
    const controls = await page
      .locator("a[href], button, summary, input:not([type=hidden]), select")
      .filter({ visible: true })
      .count();
    assert.ok(controls > 15);
    for (let control = 0; control < controls; control++) {
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(OUTLINE), "solid");
    }
    assert.equal(await page.evaluate(FOCUSED), ownName(LANGUAGES.at(-1)!), "the last of them");
  });

  test("prints scripture with its source and its copyright, and nothing else", async () => {
    const { page } = await fixture().as("nobody");
    await page.goto(address("/?translation=ZGL&reference=1+Mz+2,3"));
    await page.emulateMedia({ media: "print" });
    const shown = await page.locator("body").innerText();
    await page.emulateMedia({ media: "screen" });
    assert.match(
      shown.replaceAll(/\s+/g, " ").trim(),
      /^Prva Mojzesova knjiga 2,3 Zgledni prevod Drugo poglavje, vrstica 3\. © Zgledni prevod; [^.]*\.$/,
    );
  });

  test("switches to English and stays there", async () => {
    const { page } = await fixture().as("nobody");
    await page.goto(address("/docs"));
    await page.getByRole("link", { name: "English" }).click();
    assert.equal(await page.locator("h1").innerText(), "API");
    await page.getByRole("link", { name: "Sign in" }).click();
    assert.equal(await page.locator("h1").innerText(), "Sign in");
  });

  test("works without script, and shows no button that needs it", async () => {
    const { page } = await fixture().open("member", { javaScriptEnabled: false });
    await page.goto(address("/profile/key"));
    await page.getByRole("button", { name: "Ustvari nov ključ" }).click();
    assert.match(await page.locator("#key").innerText(), /^ambo_/);
    assert.equal(await page.getByRole("button", { name: "Kopiraj" }).count(), 0);
  });
}

/** Serves a page at another origin until the test ends; returns its URL. */
async function otherSite(t: TestContext, page: string): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
