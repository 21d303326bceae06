import type { Browser, BrowserContext, Page } from "playwright-core";
import { type Service, startService } from "../support/service.ts";
import { openContext, startBrowser, type Watch } from "./browser.ts";

/** A user whose name is HTML. */
export const HOSTILE = `<img src=x onerror="alert(1)">`;
/** A user whose name is as long as names may be. */
export const LONG = "Zelo dolgo ime župnije in vseh njenih podružnic brez konca in krajaa".slice(
  0,
  64,
);

/** Who looks at a page. The member's name is {@linkcode HOSTILE}. */
export type Visitor = "nobody" | "member" | "administrator";

const NAMES = { nobody: undefined, member: HOSTILE, administrator: "vodja" };

/** A profile of the browser with one page, as wide as the narrowest telephone. */
export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: Watch;
}

/** One service and one browser for all the tests of this folder: to start them costs more than to use them. */
export class Stage {
  readonly service: Service;
  readonly browser: Browser;
  readonly #opened = new Map<Visitor, Promise<Opened>>();

  constructor(service: Service, browser: Browser) {
    this.service = service;
    this.browser = browser;
  }

  /** The profile of a visitor, opened once. */
  as(visitor: Visitor): Promise<Opened> {
    let opened = this.#opened.get(visitor);
    if (opened === undefined) {
      opened = this.open(visitor, { permissions: ["clipboard-read", "clipboard-write"] });
      this.#opened.set(visitor, opened);
    }
    return opened;
  }

  /** Opens a profile of its own for a visitor, signed in or not. */
  async open(
    visitor: Visitor,
    options: Parameters<Browser["newContext"]>[0] = {},
  ): Promise<Opened> {
    const { origin, store } = this.service;
    const viewport = { width: 320, height: 640 };
    const opened = await openContext(this.browser, { origin, viewport, ...options });
    const name = NAMES[visitor];
    if (name !== undefined) {
      const value = await store.signIn.createSession(name);
      await opened.context.addCookies([{ name: "ambo-session", value, url: origin }]);
    }
    opened.page.on("dialog", (dialog) => {
      opened.watch.consoleErrors.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    return opened;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.service.stop();
  }
}

/** Starts the service, with users in it, and the browser. */
export async function setStage(): Promise<Stage> {
  const [service, browser] = await Promise.all([
    startService({ settings: { "sign-up": "open" } }),
    startBrowser(),
  ]);
  const { accounts } = service.store;
  await accounts.addUser("vodja", { admin: true });
  await accounts.addUser(HOSTILE);
  await accounts.issueKey(HOSTILE);
  await accounts.addUser(LONG);
  await accounts.setDisabled(LONG, true);
  await service.ask("/translations");
  return new Stage(service, browser);
}
