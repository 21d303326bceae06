/** The line that others paste, in a browser: on a page of another site, with a policy that names this service alone. */
import assert from "node:assert/strict";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, before, describe, test } from "node:test";
import type { BrowserContextOptions, Frame, Page } from "playwright-core";
import { atEnd } from "../support/at_end.ts";
import { type Service, serviceFor } from "../support/service.ts";
import { until } from "../support/until.ts";
import { AXE, axeFindings, CONTRAST, EVERY_LOOK, LOOKS, OPEN_ALL, SIDEWAYS } from "./axe.ts";
import { browserFor, noBrowser, untilOn } from "./browser.ts";

/** Code for the browser, where the types of the project do not reach. */
const HEIGHT = "Math.ceil(document.documentElement.getBoundingClientRect().height)";
const OVERFLOW =
  "[document.documentElement.scrollHeight - innerHeight, document.documentElement.scrollWidth - innerWidth]";
const GROUND = "getComputedStyle(document.documentElement).backgroundColor";
/** Each frame is a global by its number. */
const GLOBALS = "Object.getOwnPropertyNames(window).filter((name) => !/^\\d+$/.test(name)).sort().join()";
const LIGHT = "rgb(255, 254, 251)";
const DARK = "rgb(34, 31, 27)";

/** A page of another site, by its path. */
interface Site {
  readonly origin: string;
  /** Serves a page, with a strict policy unless another is given. */
  serve(body: string, options?: { readonly head?: string; readonly policy?: string }): string;
}

async function startSite(service: Service): Promise<Site> {
  const pages: { html: string; policy: string }[] = [];
  const server: Server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (page !== undefined) response.setHeader("Content-Security-Policy", page.policy);
    // What is no page is the icon.
    response.statusCode = page === undefined ? 204 : 200;
    response.end(page?.html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  atEnd(() => server.close());
  // Another site, not only another port: the service is called by its number.
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const strict = `default-src 'none'; script-src ${service.origin}; frame-src ${service.origin}; style-src 'none'`;
  return {
    origin,
    serve(body, { head = "", policy = strict } = {}) {
      const html = `<!doctype html><html lang="sl"><head><meta charset="utf-8"><title>Župnija</title><meta name="viewport" content="width=device-width, initial-scale=1">${head}</head><body>${body}</body></html>`;
      return `${origin}/${pages.push({ html, policy }) - 1}`;
    },
  };
}

describe("a pasted line", { skip: noBrowser }, () => {
  const service = serviceFor({ settings: { "reader-limit": "100000" } });
  const browser = browserFor();
  let site: Site;
  before(async () => {
    site = await startSite(service);
  });

  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

  /** The line for an embed, as it is pasted. */
  const line = (data: string) => `<script async src="${service.origin}/embed.js" ${data}></script>`;

  /** Opens a page; what the browser reports as an error is gathered. */
  async function open(
    address: string,
    options: BrowserContextOptions = {},
  ): Promise<{ page: Page; errors: string[]; requested: string[] }> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 4000 },
      ...options,
    });
    const page = await context.newPage();
    const errors: string[] = [];
    const requested: string[] = [];
    context.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    context.on("request", (request) => requested.push(request.url()));
    await page.goto(address, { waitUntil: "load" });
    return { page, errors, requested };
  }

  /** Waits until a number of frames are as high as their content; returns them in the order of the page. */
  async function framesOf(page: Page, count: number): Promise<Frame[]> {
    await untilOn(page, `document.querySelectorAll("iframe").length === ${count}`);
    const frames: Frame[] = [];
    for (const element of await page.locator("iframe").elementHandles()) {
      const frame = (await element.contentFrame())!;
      await frame.waitForLoadState("load");
      await until("a frame as high as its content", async () => {
        const height = Math.round((await element.boundingBox())?.height ?? -1);
        return height > 60 && height === (await frame.evaluate<number>(HEIGHT));
      });
      frames.push(frame);
    }
    return frames;
  }

  for (const [width, colorScheme] of LOOKS) {
    test(`shows two embeds at ${width} pixels, ${colorScheme}, and touches nothing else`, async () => {
      const body = `<h1>Župnija</h1><p>Prej</p>${line('data-ambo="verse"')}<p>Vmes</p>${line('data-ambo="passage" data-reference="1 Mz 1,30-2,5" data-size="large"')}<p>Potem</p>`;
      const address = site.serve(body);
      const { page, errors, requested } = await open(address, {
        viewport: { width, height: 4000 },
        colorScheme,
      });
      const [verse, passage] = await framesOf(page, 2);
      assert.match(await verse!.locator("main").innerText(), /Vrstica dneva[\s\S]*Zgledna vrstica/);
      assert.match(await passage!.locator("main").innerText(), /Drugo poglavje, vrstica 1/);
      for (const frame of [verse!, passage!]) {
        assert.match(await frame.locator("main").innerText(), /© Zgledni prevod/);
        assert.deepEqual(await frame.evaluate(OVERFLOW), [0, 0], "no scroll bars");
        assert.equal(await frame.evaluate(GROUND), colorScheme === "light" ? LIGHT : DARK);
      }
      assert.equal(await page.evaluate(SIDEWAYS), 0);

      const rest = await page.evaluate<string>(
        `(() => { const copy = document.body.cloneNode(true); for (const frame of copy.querySelectorAll("script + iframe")) frame.remove(); return copy.innerHTML; })()`,
      );
      assert.equal(rest, body.replaceAll(" async ", ' async="" '));
      const titles = await page.evaluate("[...document.querySelectorAll('iframe')].map(({ title }) => title)");
      assert.deepEqual(titles, ["Vrstica dneva", "Odlomek iz Svetega pisma: 1 Mz 1,30-2,5"]);
      assert.deepEqual(errors, []);
      const own = [`${service.origin}/embed`, address, `${site.origin}/favicon.ico`];
      assert.deepEqual(
        requested.filter((url) => !own.some((start) => url.startsWith(start))),
        [],
      );
      assert.deepEqual(await page.context().cookies(), []);
      assert.deepEqual(await page.evaluate("[localStorage.length, sessionStorage.length]"), [0, 0]);
      const other = await page.context().newPage();
      await other.goto(site.serve("<p>Brez</p>"));
      assert.equal(await page.evaluate(GLOBALS), await other.evaluate(GLOBALS), "no global");
    });
  }

  test("passes on every choice", async () => {
    const { page } = await open(
      site.serve(
        line(
          'data-ambo="verse" data-lang="en" data-theme="dark" data-accent="#ffcc00" data-size="small" data-translation="sample-en" data-date="2026-12-25" data-other="x"',
        ),
      ),
    );
    const [frame] = await framesOf(page, 1);
    const { searchParams } = new URL(frame!.url());
    assert.deepEqual(Object.fromEntries(searchParams), {
      lang: "en",
      theme: "dark",
      accent: "ffcc00",
      size: "small",
      translation: "sample-en",
      date: "2026-12-25",
    });
    assert.equal(await frame!.evaluate(GROUND), DARK);
    assert.match(await frame!.locator("main").innerText(), /Friday,? 25 December 2026/);
  });

  test("follows the width of the page, and what is opened within", async () => {
    const { page } = await open(site.serve(line('data-ambo="readings" data-date="2026-03-08"')));
    const [frame] = await framesOf(page, 1);
    const height = () => frame!.evaluate<number>(HEIGHT);
    const wide = await height();
    await page.setViewportSize({ width: 320, height: 4000 });
    await until("a higher frame", async () => (await height()) > wide);
    await framesOf(page, 1);
    const narrow = await height();
    const summary = frame!.locator("summary").first();
    await summary.click();
    await until("a higher frame", async () => (await height()) > narrow);
    await framesOf(page, 1);
    await page.setViewportSize({ width: 1280, height: 4000 });
    await summary.click();
    await until("the height of the beginning", async () => (await height()) === wide);
    await framesOf(page, 1);
  });

  test("is served once, however its tag was made", async () => {
    const { origin } = service;
    const script = `<script type="module" src="${origin}/embed.js" data-ambo="verse"></script>`;
    const inserted = `<div id="place"></div><script nonce="x">
      const script = document.createElement("script");
      script.src = "${origin}/embed.js"; script.dataset.ambo = "verse";
      document.getElementById("place").append(script);
    </script>`;
    const policy = `script-src 'nonce-x' ${origin}; frame-src ${origin}; style-src 'none'`;
    const bodies: [name: string, body: string, count: number][] = [
      ["a module", script, 1],
      ["two modules, which run once", `${script}<p>Vmes</p>${script}`, 2],
      ["the same line twice", line('data-ambo="verse"').repeat(2), 2],
      ["a module and a line", script + line('data-ambo="verse"'), 2],
      ["a tag in a paragraph", `<p>${line('data-ambo="verse"')}</p>`, 1],
      ["a tag made by another script", inserted, 1],
      ["a tag without async", `<script src="${origin}/embed.js" data-ambo="verse"></script>`, 1],
    ];
    const { page, errors } = await open(site.serve("<p>Prej</p>"));
    for (const [name, body, count] of bodies) {
      await page.goto(site.serve(body, { policy }));
      const frames = await framesOf(page, count);
      assert.equal(frames.length, count, name);
      assert.equal(await page.locator("script[data-ambo] + iframe").count(), count, name);
      assert.deepEqual(errors, [], name);
    }
  });

  test("believes heights of its own frame alone, and those in bounds", async () => {
    const { page } = await open(
      site.serve(`${line('data-ambo="verse"')}<iframe src="${site.serve("<p>Drug okvir</p>")}"></iframe>`, {
        policy: `script-src ${service.origin}`,
      }),
    );
    await untilOn(page, `document.querySelectorAll("iframe").length === 2`);
    const elements = await page.locator("iframe").elementHandles();
    const [frame, stranger] = (await Promise.all(elements.map((element) => element.contentFrame()))) as [Frame, Frame];
    await frame.waitForURL(`${service.origin}/embed/**`);
    const height = async () => (await page.locator("script + iframe").boundingBox())!.height;
    await until("the height", async () => (await height()) === (await frame.evaluate(HEIGHT)));
    const right = await height();
    // Listens after the embed has: what it did with a message is done by then.
    await page.evaluate(`{
      window.heights = [];
      const frame = document.querySelector("script + iframe");
      addEventListener("message", () => heights.push(frame.getBoundingClientRect().height));
    }`);
    const send = (message: string) => `parent.postMessage(${message}, "*")`;
    await stranger.evaluate(send(`{ type: "ambo-height", height: 999 }`));
    await page.evaluate(`postMessage({ type: "ambo-height", height: 999 }, "*")`);
    await page.evaluate(
      `dispatchEvent(new MessageEvent("message", { data: { type: "ambo-height", height: 999 }, origin: "${service.origin}" }))`,
    );
    const wrong = [
      "null",
      "undefined",
      "999",
      `"ambo-height"`,
      "[]",
      `{ height: 999 }`,
      `{ type: "other", height: 999 }`,
      `{ type: "ambo-height" }`,
      `{ type: "ambo-height", height: "999" }`,
      `{ type: "ambo-height", height: -1 }`,
      `{ type: "ambo-height", height: 99.5 }`,
      `{ type: "ambo-height", height: 1e9 }`,
      `{ type: "ambo-height", height: NaN }`,
      `{ type: "ambo-height", height: Infinity }`,
      `{ type: "ambo-height", height: { valueOf: null } }`,
    ];
    for (const data of wrong) await frame.evaluate(send(data));
    await untilOn(page, `heights.length >= ${wrong.length + 3}`);
    assert.deepEqual(new Set(await page.evaluate<number[]>("heights")), new Set([right]));
    // The frame's own word counts, so that the messages above did arrive.
    await frame.evaluate(send(`{ type: "ambo-height", height: 999 }`));
    await until("the new height", async () => (await height()) === 999);
  });

  test("is framed by the sites of --embed-origins alone", async () => {
    const address = site.serve(line('data-ambo="verse"'));
    try {
      service.reconfigure({ "embed-origins": "https://other.example" });
      const { errors } = await open(address);
      await until("the refusal", () => errors.length > 0);
      assert.match(errors[0]!, /frame-ancestors 'self' https:\/\/other\.example/);
      service.reconfigure({ "embed-origins": `https://other.example,${site.origin}` });
      const { page } = await open(address);
      await framesOf(page, 1);
    } finally {
      service.reconfigure({ "embed-origins": "*" });
    }
  });

  test("opens the passage in a window of its own, which knows nothing of the page", async () => {
    const { page } = await open(site.serve(line('data-ambo="verse"')));
    const [frame] = await framesOf(page, 1);
    const opened = page.context().waitForEvent("page");
    await frame!.locator(".source a").click();
    const passage = await opened;
    await passage.waitForLoadState("load");
    assert.equal(passage.url(), `${service.origin}/?translation=ZGL&reference=Jn%203,16`);
    assert.deepEqual(await passage.evaluate("[window.opener, document.referrer]"), [null, ""]);
  });

  test("has nothing within that axe finds fault with, in any look", async () => {
    const accents = EVERY_LOOK
      ? ["", "ffffff", "000000", "ffff00", "7b2032", "2a6f97", "808080", "00ff00"]
      : ["ffff00", "808080"];
    const looks = EVERY_LOOK
      ? ["light&size=small", "light&size=large", "dark&size=small", "dark&size=large"]
      : ["light&size=small", "dark&size=large"];
    const embeds = [
      "/embed/verse?",
      "/embed/readings?date=2026-03-08&",
      "/embed/readings?date=2026-05-31&lang=en&",
      "/embed/passage?reference=1+Mz+1,30-2,5&",
      "/embed/passage?reference=Ps+1&",
      "/embed/passage?reference=Jn+3,99&",
      "/embed/passage?",
    ];
    const context = await browser.newContext({ viewport: { width: 320, height: 640 } });
    await context.addInitScript(AXE);
    const page = await context.newPage();
    const check = async (path: string, rules?: string): Promise<void> => {
      await page.goto(service.origin + path);
      await page.evaluate(OPEN_ALL);
      assert.deepEqual(await axeFindings(page, rules), [], path);
      assert.equal(await page.evaluate(SIDEWAYS), 0, `${path} scrolls sideways`);
    };
    for (const [index, embed] of embeds.entries()) {
      for (const look of EVERY_LOOK ? looks : [looks[index % 2]]) await check(`${embed}theme=${look}`);
    }
    // An accent changes colours and nothing else.
    for (const accent of accents) {
      for (const theme of ["light", "dark"]) {
        await check(`/embed/verse?accent=${accent}&theme=${theme}`, CONTRAST);
      }
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await check("/embed/verse?accent=808080", CONTRAST);
    service.reconfigure({ reader: "off" });
    await check("/embed/verse");
    await check("/embed/readings");
    service.reconfigure({ reader: "open", embed: "off" });
    await check("/embed/verse");
    service.reconfigure({ embed: "on" });
  });
});
