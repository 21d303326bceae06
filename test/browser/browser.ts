/** A real browser for the tests: Debian's Chromium, or the one named by the variable CHROMIUM. */
import { existsSync } from "node:fs";
import { before } from "node:test";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import { atEnd, atProcessEnd } from "../support/at_end.ts";
import { until } from "../support/until.ts";

const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";
/** The same without windows, which takes half the time of the processor: what the tests share, where it is installed. */
const SHELL = "/usr/bin/chromium-headless-shell";
const SHARED = process.env.CHROMIUM === undefined && existsSync(SHELL) ? SHELL : EXECUTABLE;

/** The reason to skip the browser tests; false where a browser is there. */
export const noBrowser: string | false = existsSync(EXECUTABLE)
  ? false
  : `there is no Chromium at ${EXECUTABLE}: install it (apt-get install chromium) or set CHROMIUM`;

/** The longest wait for anything in milliseconds: four times the usual, since a busy machine is slow and not wrong. */
const TIMEOUT = 120_000;

const OPTIONS = {
  executablePath: EXECUTABLE,
  timeout: TIMEOUT,
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    // Letters stand where the font has them, also in a PDF.
    "--font-render-hinting=none",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    // Threads that collect garbage and compile beside the page take a quarter of the time of axe, and so do the compilers
    // that optimise what is hardly run again.
    "--js-flags=--single-threaded --max-opt=1",
    // A frame made anew for each page of a site takes a fifth of the time of loading one. The first two are Playwright's own.
    "--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,RenderDocument:level/crashed-frame",
  ],
};

let started: Promise<Browser> | undefined;

/** Lends the browser that all tests of this process share, each with contexts of its own: closing it closes these. */
export async function sharedBrowser(): Promise<Browser> {
  if (started === undefined) {
    started = startBrowser(SHARED);
    atProcessEnd(async () => (await started)?.close());
  }
  const shared = await started;
  const contexts = new Set<BrowserContext>();
  const lent: Pick<Browser, "newContext" | "contexts" | "close"> = {
    async newContext(options) {
      const context = await shared.newContext(options);
      contexts.add(context.on("close", () => contexts.delete(context)));
      return context;
    },
    contexts: () => [...contexts],
    async close() {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  };
  return Object.assign(Object.create(shared), lent) as Browser;
}

/** Lends the browser to the tests of a suite; what they open ends with their file. */
export function browserFor(): Browser {
  const browser = {} as Browser;
  before(async () => {
    const lent = await sharedBrowser();
    atEnd(() => lent.close());
    Object.setPrototypeOf(browser, lent);
  });
  return browser;
}

/** Starts a browser with an empty profile and without requests of its own. */
export async function startBrowser(executablePath = EXECUTABLE): Promise<Browser> {
  const browser = await chromium.launch({ ...OPTIONS, executablePath });
  browser.on("context", (context) => context.setDefaultTimeout(TIMEOUT));
  return browser;
}

/** Starts a browser that keeps its profile, as phones do: in others nothing can be installed. */
export async function startLastingBrowser(folder: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, { ...OPTIONS, locale: "sl-SI" });
  context.setDefaultTimeout(TIMEOUT);
  return context;
}

/** Waits until code holds on a page. `page.waitForFunction` evaluates there again, which policies forbid. */
export function untilOn(page: Page, code: string): Promise<void> {
  return until(code, async () => Boolean(await page.evaluate(code)));
}

/** Errors and requests to other servers, which no page may cause. */
export interface Violations {
  readonly consoleErrors: string[];
  readonly foreignRequests: string[];
}

/**
 * Keeps what a page says for some seconds, such as "Kopirano", until a test calls what is `held`: on a busy machine the
 * seconds are over before the test looks. Longer waits are limits, of axe too.
 */
const HOLD_TIMERS = `{
  const { setTimeout } = window;
  window.held = [];
  window.setTimeout = (call, after, ...rest) =>
    after >= 2500 && after <= 4000 ? window.held.push(call) : setTimeout(call, after, ...rest);
}`;

/** Opens a new browser context and records the violations of its pages. */
export async function openContext(
  browser: Browser,
  options: { origin: string } & Parameters<Browser["newContext"]>[0],
): Promise<{ context: BrowserContext; page: Page; violations: Violations }> {
  const { origin, ...rest } = options;
  // A worker fetches pages of its own beside every first visit; tests that are about it allow it.
  const serviceWorkers = "block";
  const context = await browser.newContext({ locale: "sl-SI", serviceWorkers, ...rest });
  await context.addInitScript(HOLD_TIMERS);
  const violations: Violations = { consoleErrors: [], foreignRequests: [] };
  context.on("console", (message) => {
    // The browser reports a refused form as an error of its own; its status is looked at where it is expected.
    const isStatus = message.text().startsWith("Failed to load resource: the server responded");
    if (message.type() !== "error" || isStatus) return;
    violations.consoleErrors.push(`${message.text()} ${message.location().url}`);
  });
  context.on("weberror", (error) => violations.consoleErrors.push(String(error.error())));
  context.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) violations.foreignRequests.push(request.url());
  });
  return { context, page: await context.newPage(), violations };
}

/** What comes over the wire for a page, by the kind of resource. */
export interface Traffic {
  readonly bytes: Record<string, number>;
  readonly count: Record<string, number>;
  /** The answers of 400 and above. */
  readonly refusals: string[];
  /** Waits until the page has been painted with all that it asks for by itself. */
  settled(): Promise<void>;
}

/** Watches what comes over the wire for a page. */
export async function watchTraffic(page: Page): Promise<Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const kinds = new Map<string, string>();
  const waiting = new Set<string>();
  const traffic: Traffic = {
    ...{ bytes: {}, count: {}, refusals: [] },
    async settled() {
      await page.waitForLoadState("load");
      await page.evaluate(PAINTED);
      await until("the end of all requests", () => waiting.size === 0);
    },
  };
  session.on("Network.requestWillBeSent", ({ requestId }) => waiting.add(requestId));
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (response.status >= 400) traffic.refusals.push(`${response.status} ${response.url}`);
  });
  session.on("Network.loadingFailed", ({ requestId }) => waiting.delete(requestId));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    waiting.delete(requestId);
    const kind = kinds.get(requestId) ?? "Other";
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + encodedDataLength;
    traffic.count[kind] = (traffic.count[kind] ?? 0) + 1;
  });
  return traffic;
}

/** Settles once the fonts are there and two frames have been painted with them. */
const PAINTED = `document.fonts.ready.then(() =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))`;
