/** The whole way to a text of one's own in a browser: two commands, the sign-in link, one button. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { writeZip } from "../import/writers/zip.ts";
import { missing } from "../support/missing.ts";
import { listening, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startTextServer, type TextServer, textRow, writeBuiltIn } from "../support/text_server.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";

const JOHN = "\\id JHN\n\\c 3\n\\p\n\\v 16 Bog tako ljubi vse, ki žejajo čiste, šumeče vode.\n";

describe("a free text", { skip: noBrowser || missing("openssl") }, () => {
  let server: TextServer;
  const browser = browserFor();

  before(async () => {
    const text = writeZip([["44-JHN.usfm", JOHN]]);
    server = await startTextServer((_, response) => response.end(text));
  });

  const SCREENS = [
    { viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
    { viewport: { width: 1366, height: 768 }, javaScriptEnabled: true },
  ];
  for (const screen of SCREENS) {
    const script = screen.javaScriptEnabled ? "with" : "without";
    test(`is read on the home page after one click, ${screen.viewport.width} pixels wide, ${script} script`, async () => {
      const [corpus, keys, folder] = [scratchFolder(), scratchFolder(), scratchFolder()];
      writeBuiltIn(corpus);
      const texts = join(folder, "besedila.txt");
      writeFileSync(texts, textRow("Stari", { address: `${server.origin}/text.zip` }));
      const flags = ["--corpus", corpus, "--keys", keys, "--port", "0", "--texts", texts, "--lang", "sl"];
      const running = start(["serve", ...flags], server.trusting);
      const { origin } = new URL(await listening(running));
      const { page, context, violations } = await openContext(browser, { origin, ...screen });
      const fits = async () =>
        assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url());

      await page.goto(`${origin}/login?link=${/\/login\?link=(\S+)/.exec(running.stderr)![1]}`);
      await page.locator("[name=password]").fill("dovolj dolgo geslo");
      await page.locator("[name=repeated]").fill("dovolj dolgo geslo");
      await page.locator("[name=repeated]").press("Enter");
      await page.waitForURL(/\/(profile|admin)/);
      await page.goto(`${origin}/`);
      await fits();
      await page.locator("form:has([value=Stari]) button").first().click();
      await page.waitForURL(/\/admin\/translations(\?|$)/);
      await fits();
      await page.goto(`${origin}/?reference=Jn+3,16`);
      await page.getByText("šumeče vode").waitFor();
      await fits();
      assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
      await context.close();
      running.child.kill("SIGTERM");
      assert.equal(await running.ended, 0);
    });
  }
});
