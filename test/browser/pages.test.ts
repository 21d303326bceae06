/** The pages in a real browser: checked by axe, and used as people use them. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { axeFindings, look } from "./axe.ts";
import { noBrowser } from "./browser.ts";
import { firstVisitTests } from "./first_visit.ts";
import { type BrowserFixture, HOSTILE, LONG, type Role, startFixture } from "./fixture.ts";
import { interactionTests } from "./interaction.ts";
import { newUserTests } from "./new_user.ts";
import { readerTests } from "./reader.ts";
import { suggestionTests } from "./suggestions.ts";

const query = (fields: Record<string, string>) => new URLSearchParams(fields);

/** Counts what a page has within itself instead of in a file, and scripts that hold it up. */
const INLINE = `document.querySelectorAll("script:not([defer]), style, [style]").length`;

const PAGES: Readonly<Record<Role, readonly string[]>> = {
  nobody: [
    "/",
    "/?translation=ZGL&reference=1+Mz+1,30-2,5",
    "/?translation=ZGL&reference=Jn+3&parallel=sample-EN",
    "/?translation=ZGL&reference=Ps+1",
    "/?translation=ZGL&reference=Jn+99",
    "/?translation=ZGL",
    "/?q=Jn",
    `/?${query({ q: "šopek vrstica" })}`,
    `/?${query({ q: "šopek", books: "nt", sort: "relevance", offset: "20" })}`,
    "/?q=-vrstica",
    "/berila?date=2026-12-25",
    "/berila?date=1500-01-01",
    "/berila/teden?date=2026-12-25",
    "/koledar?month=2026-10",
    "/priprava?translation=ZGL&date=2026-12-25&mass=3",
    "/projekcija?reference=Ps+1&as=text",
    "/login",
    "/login?link=LINK",
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
  let fixture: BrowserFixture;
  let link: string;

  before(async () => {
    fixture = await startFixture();
    link = await fixture.service.store.signIn.createLink(HOSTILE);
  });
  after(() => fixture?.close());

  for (const [role, paths] of Object.entries(PAGES) as [Role, readonly string[]][]) {
    test(`every page for ${role} is accessible in both themes, small, and 320 pixels wide`, async () => {
      const { context, page, violations } = await fixture.as(role);
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
        await page.goto(fixture.service.origin + path.replace("LINK", link));
        assert.ok(bytes > 1000 && bytes < 50_000, `${path}: ${bytes} bytes`);
        const painting = types.filter((type) => type === "document" || type === "stylesheet");
        assert.deepEqual(painting, ["document", "stylesheet"], path);
        assert.equal(await page.evaluate(INLINE), 0, path);
        await look(page);
      }
      assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
      await session.detach();
    });
  }

  firstVisitTests(() => fixture);
  interactionTests(() => fixture);
  newUserTests(() => fixture);
  readerTests(() => fixture);
  suggestionTests(() => fixture, axeFindings);
});
