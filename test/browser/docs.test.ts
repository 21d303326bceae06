/** The documentation of the API in a real browser: read, tried with a key, copied from, with and without script. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { BrowserContextOptions } from "playwright-core";
import { ENDPOINTS } from "../../src/api/mod.ts";
import { newKey } from "../../src/auth/mod.ts";
import { kept } from "../../src/base/bounded_map.ts";
import { local } from "../support/local_store.ts";
import { serviceFor } from "../support/service.ts";
import { axeFindings, DOUBLE, LAYOUT_SHIFTS, LOOKS, SIDEWAYS } from "./axe.ts";
import { browserFor, noBrowser, openContext, watchTraffic } from "./browser.ts";

const KEPT = "JSON.stringify([location.href, document.cookie, { ...localStorage }, { ...sessionStorage }])";

describe("the documentation in a browser", { skip: noBrowser }, () => {
  const service = serviceFor();
  const browser = browserFor();

  const contexts = new Map<boolean, ReturnType<typeof openContext>>();

  /** Opens a page in the context that all tests share: one with script, one without. */
  async function open(options: BrowserContextOptions = {}, path = "/docs/all") {
    const { viewport = { width: 1280, height: 800 }, colorScheme = "light", javaScriptEnabled = true } = options;
    const { origin } = service;
    const permissions = ["clipboard-read", "clipboard-write"];
    const opened = await kept(contexts, javaScriptEnabled, () =>
      openContext(browser, { origin, permissions, javaScriptEnabled }),
    );
    const { context, page, violations } = opened;
    for (const found of Object.values(violations)) found.length = 0;
    // The language of the last visit is kept in one.
    await context.clearCookies();
    await page.setViewportSize(viewport!);
    await page.emulateMedia({ colorScheme });
    // Another visit of the same address would be a reload, which keeps what is typed.
    if (page.url() === origin + path) await page.goto("about:blank");
    await page.goto(origin + path);
    return opened;
  }

  /** Sends the request of an endpoint's form with a key, and returns what the page then says. */
  async function ask(page: Awaited<ReturnType<typeof open>>["page"], key: string, path: string) {
    await page.locator("#key").fill(key);
    const form = page.locator(`form[data-path="/v1${path}"]`);
    await form.getByRole("button", { name: "Pošlji zahtevo" }).click();
    await form.locator(".said:not(:empty)").filter({ hasNotText: "Čakam" }).waitFor();
    return { said: await form.locator(".said").innerText(), answer: form.locator(".answer") };
  }

  test("moves nothing while it loads, and weighs no more than 31 KB in all, 20 KB a page, without the font", async () => {
    for (const [width, path, most] of [
      [1280, "/docs/all", 31_000],
      [390, "/docs", 20_000],
      [320, "/docs/readings", 20_000],
    ] as const) {
      const { origin } = service;
      const viewport = { width, height: 800 };
      const { context, page, violations } = await openContext(browser, { origin, viewport });
      const traffic = await watchTraffic(page);
      await page.goto(origin + path);
      await traffic.settled();
      const { Font: _, ...rest } = traffic.bytes;
      const bytes = Object.values(rest).reduce((sum, size) => sum + size, 0);
      assert.ok(bytes > 5000 && bytes <= most, `${path}: ${bytes} bytes`);
      assert.ok((await page.evaluate<number>(LAYOUT_SHIFTS)) < 0.001, `${width} shifts`);
      assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
      await context.close();
    }
  });

  test("has a page for each endpoint, each of less than eight screens of a phone", async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 } }, "/docs");
    const paths = await page.evaluate<string[]>(
      `[...document.querySelectorAll(".contents a")].map(({ pathname }) => pathname)`,
    );
    for (const { path } of ENDPOINTS) assert.ok(paths.includes(`/docs${path.replace(/[{}]/g, "")}`), path);
    const pages = paths.filter((one) => one !== "/docs/all");
    for (const path of [...pages, "/docs/search?lang=en", "/docs/objects?lang=en"]) {
      await page.goto(service.origin + path);
      const [current, height] = await page.evaluate<number[]>(
        `[document.querySelectorAll(".contents [aria-current=page]").length, document.documentElement.scrollHeight]`,
      );
      assert.equal(current, 1, path);
      assert.ok(height! < 8 * 844, `${path} has ${height} pixels`);
    }
  });

  test("begins where the header begins; code stands beside the text where there is room", async () => {
    const { page } = await open({}, "/docs/passage");
    const lefts = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const parts = [".top .bar", ".docs", "#getPassage", "#getPassage-curl"];
      const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()));
      return boxes.map((box) => Math.round(box!.x));
    };
    const [header, docs, text, code] = await lefts(1280);
    assert.deepEqual([header, docs, text], [128, 128, 128]);
    assert.ok(code! > text! + 300, `the code begins at ${code}`);
    for (const width of [390, 320]) assert.equal(new Set(await lefts(width)).size, 1);
  });

  test("has fields of the kind that a parameter's values are", async () => {
    const { page } = await open({}, "/docs/search");
    const kinds = (operation: string) =>
      page.evaluate<string[]>(
        `[...document.querySelectorAll("form.trial [id^=${operation}-][name]")].map(({ name, type }) => name + ": " + type)`,
      );
    assert.deepEqual(await kinds("searchVerses"), [
      ...["query: text", "translation: text", "books: text"],
      ...["sort: select-one", "limit: number", "offset: number", "lang: select-one"],
    ]);
    await page.locator("#searchVerses-sort").selectOption("relevance");
    await page.locator("#searchVerses-limit").fill("1");
    const asked = page.waitForRequest(/\/v1\/search/);
    await ask(page, service.key, "/search");
    const { searchParams } = new URL((await asked).url());
    assert.deepEqual([searchParams.get("sort"), searchParams.get("limit")], ["relevance", "1"]);
    assert.ok(!searchParams.has("offset"), "a field left empty is not sent");
    await page.goto(`${service.origin}/docs/readings`);
    const fields = await kinds("getReadings");
    assert.ok(fields.includes("date: date") && fields.includes("layout: checkbox"), fields.join());
    await page.locator("#getReadings-layout").check();
    const again = page.waitForRequest(/\/v1\/readings/);
    await ask(page, service.key, "/readings");
    assert.equal(new URL((await again).url()).searchParams.get("layout"), "lines");
  });

  test("shows all samples in the language that is chosen by keyboard, and forgets it", async () => {
    const { page } = await open();
    const shown = (language: string) => page.locator(`.sample[data-language="${language}"]:visible`).count();
    assert.deepEqual([await shown("curl"), await shown("python")], [ENDPOINTS.length, 0]);
    const tab = page.locator("#getSearch-curl-tab, #searchVerses-curl-tab");
    await tab.focus();
    const before = (await tab.boundingBox())!.y;
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    assert.deepEqual([await shown("curl"), await shown("python")], [0, ENDPOINTS.length]);
    const chosen = page.locator("[role=tab]:focus");
    assert.equal(await chosen.getAttribute("aria-selected"), "true");
    assert.equal(await chosen.innerText(), "Python");
    assert.ok(Math.abs((await chosen.boundingBox())!.y - before) < 2, "what is looked at stays");
    await page.keyboard.press("End");
    assert.equal(await shown("php"), ENDPOINTS.length);
    await page.keyboard.press("ArrowRight");
    assert.equal(await shown("curl"), ENDPOINTS.length);
    await page.locator("#getPassage-node-tab").click();
    assert.doesNotMatch(await page.evaluate<string>(KEPT), /node/);
    await page.reload();
    assert.equal(await shown("curl"), ENDPOINTS.length);
  });

  test("asks the service with a key of one's own, and keeps the key nowhere", async () => {
    const { context, page, violations } = await open({}, "/docs/passage");
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    const { said, answer } = await ask(page, ` ${service.key} `, "/passage");
    assert.match(said, /^200/);
    const text = await answer.innerText();
    assert.match(text, /X-RateLimit-Limit\s+100/);
    assert.match(text, /X-RateLimit-Remaining\s+\d+/);
    assert.match(text, /števec se ponastavi ob \d\d:00/);
    assert.match(text, /"reference": "Jn 3,16"/);
    await page.locator("#getPassage-reference").fill("Jn 3,99");
    await page.locator("#getPassage-reference").press("Enter");
    await answer.getByText("reference_not_found").waitFor();
    assert.match(await page.locator("form.trial .said:not(:empty)").innerText(), /^404.*prevod/);

    const asked = urls.filter((url) => url.startsWith(`${service.origin}/v1/`));
    assert.equal(asked.length, 2, urls.join(" "));
    const secret = service.key.slice(5, 15);
    assert.ok(!(await page.evaluate<string>(KEPT)).includes(secret));
    assert.ok(!JSON.stringify([urls, await context.cookies(), service.log]).includes(secret));
    await page.reload();
    assert.equal(await page.locator("#key").inputValue(), "");
    await page.locator("#key").fill(service.key);
    await page.locator("#key").press("Enter");
    await page.goto(`${service.origin}/`);
    await page.goBack();
    assert.equal(await page.locator("#key").inputValue(), "");
    assert.ok(!page.url().includes(secret));
    assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
  });

  test("says in the language of the page what went wrong", async () => {
    const { context, page } = await open();
    const said = async (key: string) => (await ask(page, key, "/translations")).said;
    assert.match(await said("  "), /^Najprej vpišite ključ/);
    assert.equal(await page.evaluate("document.activeElement.id"), "key");
    assert.match(await said("ključ z vrstico"), /^V ključu so znaki/);
    assert.match(await said(newKey()), /^401.*Ključ je napačen.*Preverite, ali/);
    await context.setOffline(true);
    assert.match(await said(service.key), /^Odgovora ni/);
    await context.setOffline(false);
    assert.match(await said(service.key), /^200/);
    const account = service.store.accountOfUser("ana")!;
    while (local(service.store).consume(account) >= 0);
    const { said: refused, answer } = await ask(page, service.key, "/books");
    assert.match(refused, /^429.*Dnevna omejitev/);
    assert.match(await answer.innerText(), /Retry-After\s+\d+/);
    await service.store.accounts.setLimit("ana", 100_000);

    await page.goto(`${service.origin}/docs/books?lang=en`);
    await page.locator("#key").fill(newKey());
    const form = page.locator(`form[data-path="/v1/books"]`);
    await form.getByRole("button", { name: "Send request" }).click();
    await form.getByText("The key is wrong, mistyped or no longer valid. Check that").waitFor();
  });

  test("is whole without script: every sample, no form, no button", async () => {
    const { page } = await open({ javaScriptEnabled: false });
    assert.equal(await page.locator(".sample:visible").count(), 4 * ENDPOINTS.length);
    assert.equal(await page.locator("main form:visible, main button:visible").count(), 0);
    await page.locator(`.contents a[href="#errors"]`).click();
    assert.match(page.url(), /#errors$/);
  });

  test("scrolls nowhere sideways on a narrow screen with text of twice the size", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await open({
        javaScriptEnabled,
        viewport: { width: 320, height: 640 },
      });
      await page.evaluate(DOUBLE);
      assert.equal(await page.evaluate(SIDEWAYS), 0);
      const wide = await page.evaluate<string[]>(
        `[...document.querySelectorAll("main *")].filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline" && !one.matches(".unseen, input, svg *")).map((one) => one.outerHTML.slice(0, 90))`,
      );
      assert.deepEqual(wide, []);
    }
  });

  for (const [width, colorScheme] of LOOKS) {
    test(`is accessible at ${width} pixels, ${colorScheme}, with an answer`, async () => {
      const viewport = { width, height: 800 };
      const { page } = await open({ viewport, colorScheme }, "/docs/passage");
      await ask(page, service.key, "/passage");
      assert.deepEqual(await axeFindings(page), []);
      assert.equal(await page.evaluate(SIDEWAYS), 0);
    });
  }
});
