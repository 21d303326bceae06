/** A real browser for the tests: Debian's Chromium, or the one that the variable CHROMIUM names. */
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";

/** Why the browser tests cannot run here; false where they can. */
export const noBrowser: string | false = existsSync(EXECUTABLE)
  ? false
  : `there is no Chromium at ${EXECUTABLE}: install it (apt-get install chromium) or set CHROMIUM`;

/** Starts a browser with an empty folder of its own, which asks nothing of the network by itself. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: EXECUTABLE,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** What a page did that no page of the service may do. */
export interface Watch {
  readonly consoleErrors: string[];
  readonly foreignRequests: string[];
}

/** Opens a fresh profile of the browser and watches all that its pages do. */
export async function openContext(
  browser: Browser,
  options: { origin: string } & Parameters<Browser["newContext"]>[0],
): Promise<{ context: BrowserContext; page: Page; watch: Watch }> {
  const { origin, ...rest } = options;
  const context = await browser.newContext({ locale: "sl-SI", ...rest });
  const watch: Watch = { consoleErrors: [], foreignRequests: [] };
  context.on("console", (message) => {
    // The browser reports a refused form as an error of its own; its status is looked at where it is expected.
    const isStatus = message.text().startsWith("Failed to load resource: the server responded");
    if (message.type() === "error" && !isStatus) watch.consoleErrors.push(message.text());
  });
  context.on("weberror", (error) => watch.consoleErrors.push(String(error.error())));
  context.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) watch.foreignRequests.push(request.url());
  });
  return { context, page: await context.newPage(), watch };
}
