/** Every page in a real browser: accessible in both themes, small, usable at 320 pixels, by keyboard, without script. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, describe, test } from "node:test";
import axe, { type AxeResults } from "axe-core";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Service, startService } from "../service.ts";
import { noBrowser, openContext, startBrowser } from "./browser.ts";

const HOSTILE = `<img src=x onerror="alert(1)">`;
const LONG = "Zelo dolgo ime župnije in vseh njenih podružnic brez konca in krajaa".slice(0, 64);

/** What runs in the browser, where this project's types do not reach. */
const OPEN_ALL = `for (const details of document.querySelectorAll("details")) details.open = true`;
const SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
const FOCUSED = "document.activeElement.textContent.trim()";
const OUTLINE = "getComputedStyle(document.activeElement).outlineStyle";
const CLIPBOARD = "navigator.clipboard.readText()";

type Visitor = "nobody" | "member" | "administrator";

const PAGES: readonly (readonly [path: string, visitor: Visitor])[] = [
  ["/", "nobody"],
  ["/?translation=ZGL&reference=1+Mz+1,30-2,5", "nobody"],
  ["/?translation=ZGL&reference=nothing", "nobody"],
  ["/login", "nobody"],
  ["/login?link=LINK", "nobody"],
  ["/login?link=unknown", "nobody"],
  ["/sign-up", "nobody"],
  ["/docs", "nobody"],
  ["/nothing", "nobody"],
  ["/profile", "member"],
  ["/profile/key", "member"],
  ["/profile/password", "member"],
  ["/admin", "administrator"],
  [`/admin/user?${new URLSearchParams({ name: LONG })}`, "administrator"],
  [
    `/admin/user/confirm?${new URLSearchParams({ name: HOSTILE, action: "remove" })}`,
    "administrator",
  ],
  ["/admin/translations", "administrator"],
  ["/profile", "administrator"],
];

describe("every page in a browser", { skip: noBrowser }, () => {
  let service: Service;
  let browser: Browser;
  let link: string;

  /** A fresh profile of the browser, signed in as somebody or not. */
  async function open(
    visitor: Visitor,
    options: Parameters<Browser["newContext"]>[0] = {},
  ): Promise<{ context: BrowserContext; page: Page; problems: () => string[] }> {
    const { origin } = service;
    const { context, page, watch } = await openContext(browser, { origin, ...options });
    if (visitor !== "nobody") {
      const value = await service.store.signIn.createSession(
        visitor === "member" ? HOSTILE : "vodja",
      );
      await context.addCookies([{ name: "ambo-session", value, url: origin }]);
    }
    page.on("dialog", (dialog) => {
      watch.consoleErrors.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    return { context, page, problems: () => [...watch.consoleErrors, ...watch.foreignRequests] };
  }
  const address = (path: string) => service.origin + path.replace("LINK", link);

  before(async () => {
    service = await startService({ settings: { "sign-up": "open" } });
    browser = await startBrowser();
    const { accounts, signIn } = service.store;
    await accounts.addUser("vodja", { admin: true });
    await accounts.addUser(HOSTILE);
    await accounts.issueKey(HOSTILE);
    await accounts.addUser(LONG);
    await accounts.setDisabled(LONG, true);
    await service.ask("/translations");
    link = await signIn.createLink(HOSTILE);
  });
  after(async () => {
    await browser?.close();
    await service?.stop();
  });

  /** What axe finds on a page as it is shown now. */
  async function violations(page: Page, rules = ""): Promise<string[]> {
    const found = await page.evaluate<AxeResults>(`axe.run(${rules})`);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
  }

  for (const visitor of ["nobody", "member", "administrator"] as const) {
    test(`is accessible in both themes, small, and 320 pixels wide, for ${visitor}`, async () => {
      const viewport = { width: 320, height: 640 };
      const { context, page, problems } = await open(visitor, { viewport });
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      let bytes = 0;
      let types: string[] = [];
      session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      page.on("request", (request) => types.push(request.resourceType()));
      for (const [path] of PAGES.filter(([, who]) => who === visitor)) {
        bytes = 0;
        types = [];
        await page.goto(address(path));
        assert.ok(bytes > 1000 && bytes < 50_000, `${path}: ${bytes} bytes`);
        const painting = types.filter((type) => type === "document" || type === "stylesheet");
        assert.deepEqual(painting, ["document", "stylesheet"], path);
        assert.equal(await page.locator("script:not([defer]), style, [style]").count(), 0);

        await page.evaluate(OPEN_ALL);
        assert.equal(await page.evaluate(SIDEWAYS), 0, `${path} scrolls sideways`);
        await page.evaluate(axe.source);
        assert.deepEqual(await violations(page), [], path);
        // The theme changes colours and nothing else.
        await page.emulateMedia({ colorScheme: "dark" });
        assert.deepEqual(await violations(page, `{ runOnly: ["color-contrast"] }`), [], path);
        await page.emulateMedia({ colorScheme: "light" });
      }
      assert.deepEqual(problems(), []);
      await context.close();
    });
  }

  test("shows a hostile name as text", async () => {
    const { context, page, problems } = await open("administrator");
    for (const path of ["/admin", `/admin/user?${new URLSearchParams({ name: HOSTILE })}`]) {
      await page.goto(address(path));
      assert.ok((await page.locator("main").innerText()).includes(HOSTILE));
      assert.equal(await page.locator("img").count(), 0);
    }
    assert.deepEqual(problems(), []);
    await context.close();
  });

  test("refuses a form that another site submits with the user's cookies", async () => {
    const { context, page } = await open("administrator");
    const evil = createServer((_, response) => {
      response.setHeader("Content-Type", "text/html");
      response.end(
        `<form method="post" action="${service.origin}/admin"><input name="name" value="vsiljenec"><input name="admin" value="yes"><button>Go</button></form>`,
      );
    });
    await new Promise<void>((resolve) => evil.listen(0, "127.0.0.1", resolve));
    await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
    const answered = page.waitForResponse(`${service.origin}/admin`);
    await page.click("button");
    const answer = await answered;
    assert.equal(answer.status(), 403);
    assert.match((await answer.request().allHeaders()).cookie!, /ambo-session=/);
    assert.equal(service.store.accounts.user("vsiljenec"), undefined);
    evil.close();
    await context.close();
  });

  test("cannot be framed by another site", async () => {
    const { context, page } = await open("administrator");
    await page.goto("about:blank");
    await page.setContent(`<iframe src="${service.origin}/admin"></iframe>`);
    await page.waitForLoadState("networkidle");
    for (const frame of page.frames().slice(1)) {
      assert.equal(await frame.locator("main").count(), 0);
    }
    await context.close();
  });

  test("can be used by keyboard alone", async () => {
    const { context, page } = await open("nobody");
    await page.goto(address("/"));
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(FOCUSED), "Na vsebino");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1 Mz 2,3");
    await page.keyboard.press("Enter");
    await page.waitForSelector("article");
    assert.match(await page.locator("article").innerText(), /Drugo poglavje, vrstica 3/);
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(OUTLINE), "solid");
    await context.close();
  });

  test("is right without script: a key can be made, and no button is there that does nothing", async () => {
    const { context, page } = await open("member", { javaScriptEnabled: false });
    await page.goto(address("/profile/key"));
    await page.getByRole("button", { name: "Ustvari nov ključ" }).click();
    assert.match(await page.locator("#key").innerText(), /^ambo_/);
    assert.equal(await page.getByRole("button", { name: "Kopiraj" }).count(), 0);
    await context.close();
  });

  test("copies the key by its button", async () => {
    const { context, page } = await open("administrator", {
      permissions: ["clipboard-read", "clipboard-write"],
    });
    await page.goto(address("/profile/key"));
    await page.getByRole("button", { name: "Ustvari ključ" }).click();
    await page.getByRole("button", { name: "Kopiraj" }).first().click();
    await page.getByRole("button", { name: "Kopirano" }).waitFor();
    assert.equal(await page.evaluate(CLIPBOARD), await page.locator("#key").innerText());
    await context.close();
  });

  test("switches to English and stays there", async () => {
    const { context, page } = await open("nobody");
    await page.goto(address("/docs"));
    await page.getByRole("link", { name: "English" }).click();
    assert.equal(await page.locator("h1").innerText(), "Interface");
    await page.getByRole("link", { name: "Sign in" }).click();
    assert.equal(await page.locator("h1").innerText(), "Sign in");
    await context.close();
  });

  test("prints scripture with its source and its copyright, and nothing else", async () => {
    const { context, page } = await open("nobody");
    await page.goto(address("/?translation=ZGL&reference=1+Mz+2,3"));
    await page.emulateMedia({ media: "print" });
    const shown = await page.locator("body").innerText();
    assert.match(
      shown.replaceAll(/\s+/g, " ").trim(),
      /^Prva Mojzesova knjiga 2,3 Zgledni prevod 3 Drugo poglavje, vrstica 3\. © Zgledni prevod; [^.]*\.$/,
    );
    await context.close();
  });
});
