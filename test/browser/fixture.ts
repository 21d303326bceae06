import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Service, startService } from "../support/service.ts";
import { openContext, sharedBrowser, type Violations } from "./browser.ts";

/** A user name that is HTML. */
export const HOSTILE = `<img src=x onerror="alert(1)">`;
/** A user name of the greatest length. */
export const LONG = "Zelo dolgo ime župnije in vseh njenih podružnic brez konca in krajaa".slice(0, 64);

/** The role of a user. The member's name is {@linkcode HOSTILE}. */
export type Role = "nobody" | "member" | "administrator";

const NAMES = { nobody: undefined, member: HOSTILE, administrator: "vodja" };

/** A browser context with one page, as wide as the narrowest phone. */
export interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly violations: Violations;
}

/** The service and the browser that all browser tests share. */
export class BrowserFixture {
  readonly service: Service;
  readonly browser: Browser;
  readonly #opened = new Map<Role, Promise<OpenPage>>();

  constructor(service: Service, browser: Browser) {
    this.service = service;
    this.browser = browser;
  }

  /** Returns the page of a role, opened once. */
  as(role: Role): Promise<OpenPage> {
    let opened = this.#opened.get(role);
    if (opened === undefined) {
      opened = this.open(role, { permissions: ["clipboard-read", "clipboard-write"] });
      this.#opened.set(role, opened);
    }
    return opened;
  }

  /** Opens a context of its own for a role. */
  async open(role: Role, options: Parameters<Browser["newContext"]>[0] = {}): Promise<OpenPage> {
    const { origin, store } = this.service;
    const viewport = { width: 320, height: 640 };
    const opened = await openContext(this.browser, {
      ...{ origin, viewport },
      ...options,
    });
    const name = NAMES[role];
    if (name !== undefined) {
      const value = await store.signIn.createSession(name);
      await opened.context.addCookies([{ name: "ambo-session", value, url: origin }]);
    }
    opened.page.on("dialog", (dialog) => {
      opened.violations.consoleErrors.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    return opened;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.service.stop();
  }
}

/** Starts the service with some users, and the browser. */
export async function startFixture(): Promise<BrowserFixture> {
  const [service, browser] = await Promise.all([
    startService({ settings: { "sign-up": "open" }, uploads: true }),
    sharedBrowser(),
  ]);
  const { accounts } = service.store;
  await accounts.addUser("vodja", { admin: true });
  await accounts.addUser(HOSTILE);
  await accounts.issueKey(HOSTILE);
  await accounts.addUser(LONG);
  await accounts.setDisabled(LONG, true);
  await service.ask("/translations");
  return new BrowserFixture(service, browser);
}
