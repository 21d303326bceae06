/** A backup restored by a person in a browser, from the link of the first start to the sign-in. */
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import { listening, run, start } from "../support/process.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { firstAdministrator } from "../web/uploading.ts";
import { look } from "./axe.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";

const PASSWORD = "dovolj dolgo geslo";

describe("a backup in a browser", { skip: noBrowser }, () => {
  const browser = browserFor();
  let copy: Buffer;
  before(async () => {
    copy = await backup();
  });

  /** Makes the backup of a service with one administrator and a translation. */
  async function backup(): Promise<Buffer> {
    const [keys, corpus] = [scratchFolder(), corpusOf({}, "test/fixtures/corpus/ZGL.txt")];
    const running = start(["serve", "--keys", keys, "--corpus", corpus, "--port", "0", "--daily-limit", "77"]);
    const { origin } = new URL(await listening(running));
    await firstAdministrator(origin, running.stderr);
    const file = join(scratchFolder(), "kopija");
    const { code, stderr } = await run(["backup", "--all", "--keys", keys, file]);
    assert.equal(code, 0, stderr);
    return readFileSync(file);
  }

  for (const screen of [
    { viewport: { width: 320, height: 640 }, javaScriptEnabled: false },
    { viewport: { width: 1366, height: 768 }, javaScriptEnabled: true },
  ]) {
    const script = screen.javaScriptEnabled ? "with" : "without";
    test(`is chosen, looked at and restored ${script} script, ${screen.viewport.width} pixels wide`, async () => {
      const root = scratchFolder();
      mkdirSync(join(root, "corpus"));
      const flags = ["--keys", join(root, "keys"), "--corpus", join(root, "corpus"), "--port", "0", "--lang", "sl"];
      const running = start(["serve", ...flags]);
      const { origin } = new URL(await listening(running));
      const { page, context, violations } = await openContext(browser, { origin, ...screen });
      const link = /login\?link=(\w+)/.exec(running.stderr)![1];
      await page.goto(`${origin}/login?link=${link}`);
      const choose = async (buffer: Buffer) => {
        await page.setInputFiles("#file", { name: "ambo-2026-11-28.gz", mimeType: "application/gzip", buffer });
        await page.getByRole("button", { name: "Naloži in preglej" }).click();
      };
      const isLooked = screen.javaScriptEnabled;
      if (isLooked) await look(page);
      await choose(Buffer.from("ni kopija"));
      await page.getByText("ni varnostna kopija").waitFor();
      assert.doesNotMatch(await page.locator("main").innerText(), /`/);
      if (isLooked) await look(page);
      await choose(copy);
      await page.getByRole("heading", { name: "Pregled varnostne kopije" }).waitFor();
      assert.match(await page.locator("dl.facts").innerText(), /ambo-2026-11-28\.gz[\s\S]*Skrbniki\s*admin[\s\S]*ZGL/);
      if (isLooked) await look(page);
      await page.getByRole("button", { name: "Obnovi vse" }).click();
      await page.getByRole("heading", { name: "Vse je spet tu" }).waitFor();
      assert.ok(await page.getByText("daily-limit = 77").isVisible());
      assert.ok(await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), page.url());
      if (isLooked) await look(page);
      await page.getByRole("link", { name: "Prijava" }).first().click();
      await page.locator("[name=name]").fill("admin");
      await page.locator("[name=password]").fill(PASSWORD);
      await page.locator("[name=password]").press("Enter");
      await page.waitForURL("**/profile");
      await page.goto(`${origin}/?reference=1+Mz+1&translation=ZGL`);
      await page.locator("main").getByText("ZGL").first().waitFor();
      assert.deepEqual(violations.foreignRequests, []);
      await context.close();
    });
  }
});
