/** A real browser for the tests: Debian's Chromium, or the one named by the variable CHROMIUM. */
import { existsSync } from "node:fs";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const EXECUTABLE = process.env.CHROMIUM ?? "/usr/bin/chromium";

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
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** Starts a browser with an empty profile and without requests of its own. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch(OPTIONS);
}

/** Starts a browser that keeps its profile, as phones do: in others nothing can be installed. */
export function startLastingBrowser(folder: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...OPTIONS, locale: "sl-SI" });
}

/** Errors and requests to other servers, which no page may cause. */
export interface Violations {
  readonly consoleErrors: string[];
  readonly foreignRequests: string[];
}

/** Opens a new browser context and records the violations of its pages. */
export async function openContext(
  browser: Browser,
  options: { origin: string } & Parameters<Browser["newContext"]>[0],
): Promise<{ context: BrowserContext; page: Page; violations: Violations }> {
  const { origin, ...rest } = options;
  const context = await browser.newContext({ locale: "sl-SI", ...rest });
  context.setDefaultTimeout(TIMEOUT);
  const violations: Violations = { consoleErrors: [], foreignRequests: [] };
  context.on("console", (message) => {
    // The browser reports a refused form as an error of its own; its status is looked at where it is expected.
    const isStatus = message.text().startsWith("Failed to load resource: the server responded");
    if (message.type() === "error" && !isStatus) violations.consoleErrors.push(message.text());
  });
  context.on("weberror", (error) => violations.consoleErrors.push(String(error.error())));
  context.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`)) violations.foreignRequests.push(request.url());
  });
  return { context, page: await context.newPage(), violations };
}
