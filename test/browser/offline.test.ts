/** Pages without a network, in a real browser: the service is stopped, not only said to be. */
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { describe, test } from "node:test";
import type { BrowserContext, Page } from "playwright-core";
import { atEnd } from "../support/at_end.ts";
import { serviceFor } from "../support/service.ts";
import { browserFor, noBrowser, openContext, untilOn } from "./browser.ts";

/** Code for the browser, where the types of the project do not reach. */
const KEPT = `(async () => {
  const found = [];
  for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(decodeURIComponent(url.replace(location.origin, "")));
  return found;
})()`;
const REGISTERED = "navigator.serviceWorker.getRegistrations().then((all) => all.length)";
/** The margin around a page, which no style of the browser's own leaves out. */
const STYLED = "getComputedStyle(document.body).marginTop";
/** Settles once the worker has kept all that it keeps by itself. */
const READY = `navigator.serviceWorker.ready.then(async () => {
  while (!(await caches.match("/berila?date=sunday", { ignoreVary: true }))) await new Promise((resolve) => setTimeout(resolve, 50));
})`;

describe("without a network", { skip: noBrowser }, () => {
  const browser = browserFor();
  const service = serviceFor({ settings: { "reader-limit": "100000" } });

  const read = (reference: string) => `${service.origin}/?translation=ZGL&reference=${encodeURIComponent(reference)}`;
  const kept = (page: Page) => page.evaluate<string[]>(KEPT);
  /** Opens a context whose worker is ready, and reads a chapter in it. */
  async function opened(): Promise<{ context: BrowserContext; page: Page }> {
    const { context, page } = await openContext(browser, {
      origin: service.origin,
      serviceWorkers: "allow",
    });
    await page.goto(service.origin);
    await page.evaluate(READY);
    await page.goto(read("Jn 3"));
    await untilOn(page, `${KEPT}.then((all) => all.some((path) => path.includes("Jn+3")))`);
    return { context, page };
  }

  test("there is nothing of users, of the API, of embeds, of searches", async () => {
    const { context, page } = await opened();
    await service.store.accounts.addUser("bralka");
    const value = await service.store.signIn.createSession("bralka");
    await context.addCookies([{ name: "ambo-session", value, url: service.origin }]);
    for (const path of ["/profile", "/?translation=ZGL&reference=Jn+4", "/berila?date=2026-12-25"]) {
      await page.goto(service.origin + path);
    }
    await context.clearCookies();
    for (const path of ["/embed/verse", "/?q=vrstica", "/share", "/v1/translations", "/login"]) {
      await page.goto(service.origin + path);
    }
    await page.goto(read("Ps 1"));
    await untilOn(page, `${KEPT}.then((all) => all.some((path) => path.includes("Ps+1")))`);
    const pages = (await kept(page)).filter((path) => !path.startsWith("/assets/"));
    assert.deepEqual(pages.sort(), [
      "/",
      "/?translation=ZGL&reference=Jn+3",
      "/?translation=ZGL&reference=Ps+1",
      "/berila",
      "/berila?date=sunday",
      "/offline",
    ]);
    await context.close();
  });

  test("there are the 30 passages read last", async () => {
    const { context, page } = await opened();
    for (let verse = 1; verse <= 31; verse++) await page.goto(read(`1 Mz 1,${verse}`));
    await untilOn(page, `${KEPT}.then((all) => all.some((path) => path.includes("1,31")))`);
    const passages = (await kept(page)).filter((path) => path.includes("reference"));
    assert.equal(passages.length, 30);
    assert.equal(passages[0], "/?translation=ZGL&reference=1+Mz+1,2");
    await context.close();
  });

  test("pages and files come from the network where the device refuses to keep any", async () => {
    const { context, page } = await opened();
    const [worker] = context.serviceWorkers();
    await worker!.evaluate(`for (const name of ["match", "open"]) {
      CacheStorage.prototype[name] = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
    }`);
    await page.goto(read("Jn 4"));
    assert.equal(await page.locator("h1").innerText(), "Evangelij po Janezu 4");
    assert.equal(await page.evaluate(STYLED), "0px", "with its style");
    await context.close();
  });

  test("a translation that was removed is gone with the next page, and all is once it is off", async () => {
    const { context, page } = await opened();
    const all = service.library.translations();
    const drops = async () => {
      await page.goto(service.origin);
      await untilOn(page, `${KEPT}.then((all) => all.every((path) => !path.includes("reference")))`);
    };
    service.library.replace(all.filter(({ code }) => code !== "sample-EN"));
    await drops();
    service.library.replace(all);
    await page.goto(read("Jn 3"));
    service.reconfigure({ offline: "off" });
    await drops();
    await untilOn(page, `${REGISTERED}.then((count) => count === 0)`);
    await page.goto(service.origin);
    await untilOn(page, `${REGISTERED}.then((count) => count === 0)`);
    service.reconfigure({ offline: "on" });
    await context.close();
  });

  test("there are home, readings and what was read, with the time; else a page says what there is", async () => {
    const { context, page } = await opened();
    const english = await openContext(browser, {
      origin: service.origin,
      locale: "en-GB",
      serviceWorkers: "allow",
    });
    await english.page.goto(service.origin);
    await english.page.evaluate(READY.replace("berila", "readings"));
    const prepared = [
      ["/priprava?date=2026-12-25&mass=3", /Božič – dnevna maša/],
      ["/priprava?occasion=wedding&first=2", /Poroka/],
      ["/projekcija?date=2026-12-25", /Prvo berilo/],
      ["/projekcija?reference=Jn+3", /Evangelij po Janezu 3/],
      ["/berila/poroka", /Izberite/],
      ["/berila/teden?date=2026-12-25", /Božič/],
      ["/berila?date=2026-12-25", /Božič – polnočna maša/],
      ["/koledar?month=2026-12", /Božič|božič/],
    ] as const;
    for (const [path] of prepared) await page.goto(service.origin + path);
    await untilOn(
      page,
      `${KEPT}.then((all) => all.some((path) => path.includes("2026-12") && path.includes("month")))`,
    );
    await service.stop();
    for (const [path, words] of prepared) {
      await page.goto(service.origin + path);
      await page.locator(".offline").waitFor({ state: "attached" });
      assert.match(await page.locator("main").innerText(), words, path);
      assert.equal(await page.evaluate(STYLED), "0px", `${path} with its style`);
    }
    await page.goto(`${service.origin}/projekcija?date=2026-12-25`);
    await page.locator(".on .slide.shown").waitFor();
    for (const [path, words] of [
      ["/", /Današnja berila/],
      ["/berila", /Evangelij/],
      ["/berila?date=sunday", /Evangelij/],
      ["/?translation=ZGL&reference=Jn%203#JHN.3.16", /Zgledna vrstica 16 3\. poglavja/],
    ] as const) {
      await page.goto(service.origin + path);
      assert.match(await page.locator("main").innerText(), words, path);
      assert.match(
        await page.locator(".offline").innerText(),
        /^Brez povezave, stanje z dne \d+\. \d+\. \d{4}, \d+[:.]\d\d$/,
      );
      assert.equal(await page.evaluate(STYLED), "0px", "with its style");
    }
    await page.locator('[id="JHN.3.16"]').click();
    assert.equal(await page.locator(".verse-tools strong").innerText(), "Jn 3,16");
    for (const path of ["/?translation=ZGL&reference=Ps+1", "/profile", "/docs"]) {
      await page.goto(service.origin + path);
      assert.equal(await page.locator("h1").innerText(), "Brez povezave");
    }
    assert.equal(await page.getByRole("link", { name: /^Priprava na mašo · Božič/ }).count(), 1);
    assert.equal(await page.getByRole("link", { name: /^Gospodovo rojstvo – božič · Berila/ }).count(), 1);
    await page.getByRole("link", { name: "Jn 3 ZGL" }).click();
    assert.equal(await page.locator("h1").innerText(), "Evangelij po Janezu 3");
    await english.page.goto(`${service.origin}/readings`);
    assert.match(await english.page.locator(".offline").innerText(), /^Offline, as of \d/);
    await english.context.close();
    // A proxy before a service that is not there.
    const proxy = createServer((_, response) => response.writeHead(502).end("Bad Gateway"));
    await once(proxy.listen(Number(new URL(service.origin).port), "127.0.0.1"), "listening");
    atEnd(() => proxy.close());
    await page.goto(`${service.origin}/berila`);
    assert.match(await page.locator(".offline").innerText(), /^Brez povezave, stanje z dne/);
    await page.goto(`${service.origin}/docs`);
    assert.equal(await page.locator("h1").innerText(), "Brez povezave");
    await context.close();
  });
});
