import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { sendRequest } from "../support/http_client.ts";
import type { Service } from "../support/service.ts";
import { openContext, type Violations } from "./browser.ts";
import type { BrowserFixture } from "./fixture.ts";

const PASSWORD = "zelena miza poje";

/** Follows a new user through the pages. */
export function newUserTests(fixture: () => BrowserFixture): void {
  describe("a new user", () => {
    let service: Service;
    let page: Page;
    let violations: Violations;
    let link: string;
    let key: string;

    const go = (path: string) => page.goto(service.origin + path);
    const heading = () => page.locator("h1").innerText();
    const answerTo = async (withKey: string) =>
      (await sendRequest(`${service.origin}/v1/translations`, { key: withKey })).status;
    async function signIn(name: string, password: string): Promise<void> {
      await page.getByLabel("Uporabniško ime").fill(name);
      await page.getByLabel("Geslo").fill(password);
      await page.getByRole("button", { name: "Prijava" }).click();
    }

    before(async () => {
      service = fixture().service;
      await service.store.accounts.addUser("Živa");
      link = `/login?link=${await service.store.signIn.createLink("Živa")}`;
      ({ page, violations } = await openContext(fixture().browser, {
        origin: service.origin,
        serviceWorkers: "allow",
      }));
    });

    test("opens the link, twice, and chooses a password", async () => {
      await go(link);
      await go(link);
      assert.match(await page.locator("main").innerText(), /Račun »Živa« je pripravljen/);
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Tab");
      await page.keyboard.type(PASSWORD);
      await page.keyboard.press("Enter");
      await page.waitForURL("**/profile");
      assert.equal(page.url(), `${service.origin}/profile`);
      assert.equal(await heading(), "Pozdravljeni, Živa");
    });

    test("creates a key, sees it once and uses it", async () => {
      await page.getByRole("link", { name: "Ustvari ključ" }).click();
      await page.getByRole("button", { name: "Ustvari ključ" }).click();
      key = await page.locator("#key").innerText();
      assert.match(key, /^ambo_\w{30,}$/);
      assert.equal(await answerTo(key), 200);
      assert.match(await page.locator("#curl").innerText(), new RegExp(`${key}.*${service.origin}/v1/`));
    });

    test("does not see it again after reloading; it keeps working", async () => {
      await page.reload();
      assert.equal(page.url(), `${service.origin}/profile?done=shown`);
      assert.ok(!(await page.content()).includes(key));
      assert.equal(await answerTo(key), 200);
      assert.equal(await page.locator(".key").innerText(), `ambo_…${key.slice(-4)}`);
    });

    test("replaces it: the old one ends, the usage of the day stays", async () => {
      await page.getByRole("link", { name: "Zamenjaj ključ" }).click();
      assert.match(await page.locator("main").innerText(), /takoj prenehal delovati/);
      await page.getByRole("button", { name: "Ustvari nov ključ" }).click();
      const next = await page.locator("#key").innerText();
      assert.notEqual(next, key);
      assert.equal(await answerTo(key), 401);
      assert.equal(await answerTo(next), 200);
      await go("/profile");
      assert.match(await page.locator("main").innerText(), /3\s*od 100 zahtev na dan/);
    });

    test("signs out, and signs in again after a wrong password", async () => {
      await page.getByRole("button", { name: "Odjava" }).click();
      assert.match(await page.locator("main").innerText(), /Odjavili ste se/);
      await page.goBack();
      assert.equal(page.url(), `${service.origin}/login`, "the way back shows nothing private");
      await signIn("Živa", "not the password");
      assert.match(await page.locator("main").innerText(), /ni pravilno/);
      await signIn("živa", PASSWORD);
      assert.equal(await heading(), "Pozdravljeni, Živa");
    });

    test("cannot use the link again", async () => {
      const response = await go(link);
      assert.equal(response?.status(), 410);
      assert.equal(await heading(), "Ta povezava ne velja več");
    });

    test("met no error of scripts or policies, and no other server", () => {
      assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
    });
  });
}
