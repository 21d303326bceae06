/** The pages for readers in Italian and German fit a phone, with text at 200 %; axe sees the same pages in Slovenian. */
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { fits } from "./axe.ts";
import { noBrowser } from "./browser.ts";
import { type BrowserFixture, startFixture } from "./fixture.ts";

const PATHS = [
  "/?",
  "/?translation=ZGL&reference=Jn+3,16-17&",
  "/?translation=ZGL&reference=Jn+99&",
  "/search?query=kruh&",
  "/readings?date=2026-12-25&",
  "/readings/week?date=2026-12-25&",
  "/calendar?month=2026-12&",
  "/preparation?date=2026-12-25&",
  "/projection?",
  "/share?",
  "/login?",
  "/nothing?",
];

describe("in a browser", { skip: noBrowser }, () => {
  let fixture: BrowserFixture;
  before(async () => {
    fixture = await startFixture();
  });
  after(() => fixture?.close());

  for (const language of ["it", "de"]) {
    test(`every page for readers in ${language} fits its screen`, async () => {
      const { page, violations } = await fixture.as("nobody");
      for (const path of PATHS) {
        await page.goto(`${fixture.service.origin}${path}lang=${language}`);
        assert.equal(await page.evaluate("document.documentElement.lang"), language, path);
        await fits(page);
      }
      assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
    });
  }
});
