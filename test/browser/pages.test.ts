/** The pages in a real browser: every one of them looked at by axe, and used as people use them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, describe, test } from "node:test";
import type { Result } from "axe-core";
import type { Page } from "playwright-core";
import { noBrowser } from "./browser.ts";
import { HOSTILE, LONG, type Stage, setStage, type Visitor } from "./stage.ts";
import { use } from "./use.ts";
import { walk } from "./walk.ts";

/** What runs in the browser, where this project's types do not reach. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** Those too that are more than WCAG 2.2 AA asks for: the contrast of AAA, the size of targets, good practice. */
const ALL_RULES =
  "rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))";
const OPEN_ALL = `for (const details of document.querySelectorAll("details")) details.open = true`;
const SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

const query = (fields: Record<string, string>) => new URLSearchParams(fields);

const PAGES: Readonly<Record<Visitor, readonly string[]>> = {
  nobody: [
    "/",
    "/?translation=ZGL&reference=1+Mz+1,30-2,5",
    "/?translation=ZGL&reference=nothing",
    "/login",
    "/login?link=LINK",
    "/login?link=unknown",
    "/sign-up",
    "/docs",
    "/nothing",
  ],
  member: ["/profile", "/profile/key", "/profile/password"],
  administrator: [
    "/admin",
    `/admin/user?${query({ name: LONG })}`,
    `/admin/user/confirm?${query({ name: HOSTILE, action: "remove" })}`,
    "/admin/translations",
    "/profile",
  ],
};

describe("in a browser", { skip: noBrowser }, () => {
  let stage: Stage;
  let link: string;

  before(async () => {
    stage = await setStage();
    link = await stage.service.store.signIn.createLink(HOSTILE);
  });
  after(() => stage?.close());

  /** What axe finds on a page as it is shown now. */
  function violations(page: Page, options: string): Promise<string[]> {
    return page
      .evaluate<Result[]>(
        `axe.run({ resultTypes: ["violations"], ${options} }).then((found) => found.violations)`,
      )
      .then((found) => found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`));
  }

  for (const [visitor, paths] of Object.entries(PAGES) as [Visitor, readonly string[]][]) {
    test(`every page for ${visitor} is accessible in both themes, small, and 320 pixels wide`, async () => {
      const { context, page, watch } = await stage.as(visitor);
      const session = await context.newCDPSession(page);
      await session.send("Network.enable");
      await session.send("Network.setCacheDisabled", { cacheDisabled: true });
      let bytes = 0;
      let types: string[] = [];
      session.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      page.on("request", (request) => types.push(request.resourceType()));
      for (const path of paths) {
        bytes = 0;
        types = [];
        await page.goto(stage.service.origin + path.replace("LINK", link));
        assert.ok(bytes > 1000 && bytes < 50_000, `${path}: ${bytes} bytes`);
        const painting = types.filter((type) => type === "document" || type === "stylesheet");
        assert.deepEqual(painting, ["document", "stylesheet"], path);
        assert.equal(await page.locator("script:not([defer]), style, [style]").count(), 0);

        await page.evaluate(OPEN_ALL);
        assert.equal(await page.evaluate(SIDEWAYS), 0, `${path} scrolls sideways`);
        await page.evaluate(AXE);
        assert.deepEqual(await violations(page, ALL_RULES), [], path);
        // The theme changes colours and nothing else.
        await page.emulateMedia({ colorScheme: "dark" });
        assert.deepEqual(await violations(page, `runOnly: ["color-contrast-enhanced"]`), [], path);
        await page.emulateMedia({ colorScheme: "light" });
      }
      assert.deepEqual(watch, { consoleErrors: [], foreignRequests: [] });
      await session.detach();
    });
  }

  use(() => stage);
  walk(() => stage);
});
