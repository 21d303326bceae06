/** From an empty service to a parish's own, with the browser alone: text, name, crest, a colleague, a backup. */
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { imageFormat } from "../../src/config/site_settings.ts";
import { unpackEverything } from "../../src/store/backup/mod.ts";
import { pixelsOf, png, pngOf } from "../support/pictures.ts";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { usfm } from "../web/uploading.ts";
import { axeFindings, EVERY_LOOK, look, SIDEWAYS } from "./axe.ts";
import { browserFor, noBrowser, openContext, untilOn, type Violations } from "./browser.ts";

const PASSWORD = "dovolj dolgo geslo";
const CREST = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="100" height="100"><script>document.title="zlo"</script><rect width="10" height="10" fill="#036"/></svg>`;

describe("an administrator in the browser alone", { skip: noBrowser }, () => {
  const corpus = corpusOf({}, "corpus/KJV.txt");
  const service = serviceFor({
    settings: { corpus, "default-translation": "KJV" },
    uploads: true,
  });
  const browser = browserFor();
  let page: Page;
  let violations: Violations;

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
    const { origin } = service;
    ({ page, violations } = await openContext(browser, {
      origin,
      viewport: { width: 320, height: 640 },
    }));
  });

  test("signs in for the first time and sees what is left to do", async () => {
    await page.goto(`${service.origin}/login?link=${await service.store.signIn.createLink("vodja")}`);
    for (const label of ["Novo geslo", "Novo geslo še enkrat"]) {
      await page.getByLabel(label, { exact: true }).fill(PASSWORD);
    }
    await page.locator("main form button").click();
    await page.waitForURL("**/admin/steps");
    assert.equal(await page.getByText("še odprto").count(), 5);
  });

  test("brings in a text and corrects its name", async () => {
    await page.getByRole("link", { name: "Naloži prevod" }).click();
    const buffer = Buffer.from(usfm("prva"));
    await page.setInputFiles("#file", { name: "psalmi.usfm", mimeType: "text/plain", buffer });
    await page.getByRole("button", { name: "Naloži in preglej" }).click();
    await page.waitForURL("**/upload");
    for (const [label, value] of [
      ["Oznaka", "NAS"],
      ["Ime prevoda", "Nas prevod"],
      ["Jezik", "slv"],
      ["Avtorske pravice", "Z dovoljenjem."],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByRole("button", { name: "Uvozi prevod" }).click();
    // A busy machine takes its time; the page looks again by itself.
    await page.waitForURL(/\/admin\/translations(\?.*)?$/);
    await page.locator("li", { hasText: "Nas prevod" }).getByRole("link", { name: "Uredi" }).click();
    await page.getByLabel("Ime prevoda").fill("Naš prevod");
    await page.getByRole("button", { name: "Shrani spremembe" }).click();
    await page.getByText("Prevod NAS je spremenjen").waitFor();
    assert.equal(service.library.get("NAS")?.name, "Naš prevod");
  });

  test("gives the pages a name and a crest, and sees both before they are saved", async () => {
    await page.getByRole("link", { name: "Podoba" }).click();
    await page.getByLabel("Ime", { exact: true }).fill("Župnija Sora");
    await page.getByLabel("Barva povezav in gumbov").fill("#003366");
    await page.locator("#preview .brand", { hasText: "Župnija Sora" }).waitFor();
    assert.equal(service.config.current["site-name"], "");
    await page.getByRole("button", { name: "Shrani", exact: true }).click();
    await page.getByText("Podoba je shranjena").waitFor();
    await page.setInputFiles("#file", {
      name: "grb.svg",
      mimeType: "image/svg+xml",
      buffer: Buffer.from(CREST),
    });
    await untilOn(page, `document.getElementById("file").files[0]?.name === "crest.png"`);
    await page.getByRole("button", { name: "Shrani grb" }).click();
    await page.getByText("Grb je shranjen.").waitFor();
    const image = service.config.current["site-image"]!;
    assert.equal(imageFormat(image.bytes)?.width, 512);
    const drawn = pixelsOf(Buffer.from(image.bytes));
    for (const at of [1, 256, 510]) assert.equal(drawn.at(at, at), 0x003366, "the drawing itself is in it");
    // A picture of noise, which no encoder makes small, is drawn in fewer pixels.
    const row = () => Buffer.concat([Buffer.from([0]), randomBytes(900 * 3)]);
    const noise = pngOf(
      { width: 900, height: 900, depth: 8, color: 2 },
      Buffer.concat(Array.from({ length: 900 }, row)),
    );
    await page.setInputFiles("#file", { name: "foto.png", mimeType: "image/png", buffer: noise });
    await untilOn(page, `document.getElementById("file").files[0]?.name === "crest.png"`);
    await page.getByRole("button", { name: "Shrani grb" }).click();
    await page.locator(`img.crest:not([width="512"])`).first().waitFor();
    const small = pixelsOf(Buffer.from(service.config.current["site-image"]!.bytes));
    assert.ok(small.width < 512);
    const colours = Array.from({ length: 50 }, (_, at) => small.at(at, at));
    assert.ok(new Set(colours).size > 20, "the noise is in it");
    // A photograph is still being drawn when the button is pressed.
    const photograph = { name: "foto.png", mimeType: "image/png", buffer: png(4000, 3000, [200, 30, 30]) };
    await page.setInputFiles("#file", photograph);
    await page.getByRole("button", { name: "Shrani grb" }).click();
    await page.locator(`img.crest[height="384"]`).first().waitFor();
    const scaled = pixelsOf(Buffer.from(service.config.current["site-image"]!.bytes));
    assert.deepEqual([scaled.width, scaled.height, scaled.at(256, 192)], [512, 384, 0xc81e1e]);
    await page.goto(`${service.origin}/admin/face`);
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);
    await page.setInputFiles("#file", { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic });
    await page.getByRole("button", { name: "Shrani grb" }).click();
    await page.getByRole("alert").getByText("Shranite jo kot JPEG").waitFor();
    assert.equal(scaled.width, imageFormat(service.config.current["site-image"]!.bytes)?.width);
    await page.goto(service.origin);
    assert.equal(await page.title(), "Župnija Sora");
    assert.equal(await page.locator("img.crest").count(), 1);
  });

  test("invites a colleague, and has a backup in hand", async () => {
    await page.goto(`${service.origin}/admin/steps`);
    await page.getByRole("button", { name: "Shrani naslov" }).click();
    await page.getByText("prav prek njega ste prišli sem").waitFor();
    await page.getByRole("link", { name: "Povabi skrbnika" }).click();
    await page.getByLabel("Uporabniško ime").fill("Pomočnica");
    await page.getByLabel("Naj bo skrbnik").check();
    await page.getByRole("button", { name: "Ustvari račun in povezavo" }).click();
    assert.match(await page.locator("#link").innerText(), /\/login\?link=/);
    await page.goto(`${service.origin}/admin/service`);
    await page.getByLabel("Vaše geslo").fill(PASSWORD);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Prenesi varnostno kopijo" }).click(),
    ]);
    // A download leaves the page as it is: the password does not wait there for who comes next.
    assert.equal(await page.getByLabel("Vaše geslo").inputValue(), "");
    await page.getByText("še nobena").waitFor({ state: "detached" });
    const all = await unpackEverything(readFileSync(await download.path()), "backup");
    assert.deepEqual([...all.translations.keys()], ["KJV.txt", "NAS.txt"]);
  });

  test("adds the patron on a phone, with the keyboard alone, and sees the day kept everywhere", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${service.origin}/admin/feasts`);
    await page.getByLabel("Ime", { exact: true }).focus();
    // Each field that belongs to a date, in turn: name, kind, day, month, rank, color, readings.
    for (const text of ["sv. Zavetnik", "", "18", "jul", "", "rde"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(SIDEWAYS), 0);
    }
    // The common of martyrs is the third behind the usual readings.
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "Tab", "Enter"]) await page.keyboard.press(key);
    // Its readings are shown before it is saved.
    await page.getByText("Tako bo: ").waitFor();
    await page.getByRole("button", { name: "Dodaj", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.locator("li", { hasText: "sv. Zavetnik" }).getByRole("button", { name: "Odstrani" }).waitFor();
    for (const path of ["/koledar?month=2027-07", "/berila?date=2027-07-18", "/priprava?date=2027-07-18"]) {
      await page.goto(service.origin + path);
      await page.getByText("Sv. Zavetnik").first().waitFor();
      assert.equal(await page.evaluate(SIDEWAYS), 0, path);
    }
    // The many readings of a common are folded away until one wants another.
    const others = page.locator(".reading .chips a");
    assert.deepEqual([await others.count(), await others.filter({ visible: true }).count()], [32, 4]);
    await page.getByText("Izbira berila (10)").click();
    await page.getByRole("link", { name: "Ali: 2 Kor 4,7-15" }).click();
    await page.waitForURL("**forms=2.2**");
    await page.getByText("Izbira berila (10)").waitFor();
    const { body } = await service.ask("/calendar?from=2027-07-18&to=2027-07-18");
    const { name: kept, rank, color } = body.data.days[0];
    assert.deepEqual([kept, rank, color], ["sv. Zavetnik", "solemnity", "red"]);
  });

  test("comes back to a feast as it was typed, after its preview too, and is asked nothing", async () => {
    await page.goto(`${service.origin}/admin/feasts`);
    await page.getByLabel("Ime", { exact: true }).fill("sv. Žiga Šentjoški");
    await page.selectOption("#day", "19");
    await page.selectOption("#month", "7");
    await page.selectOption("#rank", { index: 1 });
    const rank = await page.locator("#rank").inputValue();
    await page.getByRole("button", { name: "Preveri" }).click();
    await page.getByText("Tako bo: ").waitFor();
    await page.goto(`${service.origin}/koledar`);
    for (const again of [() => page.goBack(), () => page.reload()]) {
      await again();
      const name = page.getByLabel("Ime", { exact: true });
      assert.deepEqual(
        [await name.inputValue(), await page.locator("#rank").inputValue()],
        ["sv. Žiga Šentjoški", rank],
      );
    }
    // Another user of this tab starts with an empty form.
    const own = await page.context().cookies();
    await service.store.accounts.addUser("druga", { admin: true });
    const value = await service.store.signIn.createSession("druga");
    await page.context().addCookies([{ name: "ambo-session", value, url: service.origin }]);
    await page.reload();
    assert.equal(await page.getByLabel("Ime", { exact: true }).inputValue(), "");
    await page.context().addCookies(own);
  });

  test("sees the fields of a feast that its kind of day and readings have, and no others", async () => {
    await page.goto(`${service.origin}/admin/feasts`);
    const shown = async () => {
      const fields = await page.locator("main form:has(#kind) :is(select, input[type=text])").all();
      const ids = await Promise.all(
        fields.map(async (each) => ((await each.isVisible()) ? each.getAttribute("id") : "")),
      );
      return ids.filter(Boolean).join(" ");
    };
    assert.equal(await shown(), "name kind day month rank color readings");
    await page.selectOption("#kind", "sunday");
    assert.equal(await shown(), "name kind ordinal month rank color readings");
    await page.selectOption("#kind", "easter");
    await page.selectOption("#readings", "own");
    assert.equal(await shown(), "name kind distance rank color readings first psalm second acclamation gospel");
    await page.getByRole("button", { name: "Odstrani" }).click();
    await page.getByText("Lastnih praznovanj še ni.").waitFor();
  });

  test("has nothing left to do, and nothing went wrong on the way", async () => {
    await page.goto(`${service.origin}/admin`);
    assert.equal(await page.getByRole("link", { name: "Prvi koraki" }).count(), 0);
    // A picture that was chosen is shown from the browser's own memory.
    const foreign = violations.foreignRequests.filter((url) => !url.startsWith("blob:"));
    assert.deepEqual([violations.consoleErrors, foreign], [[], []]);
  });

  for (const path of [
    "/admin/steps",
    "/admin/translations",
    "/admin/translations/edit?code=NAS",
    "/admin/face",
    "/admin/feasts",
    "/admin/service",
  ]) {
    test(`${path} has no finding, narrow, wide, dark and doubled`, async () => {
      await page.goto(service.origin + path);
      assert.equal(page.url(), service.origin + path);
      await page.setViewportSize({ width: 320, height: 640 });
      await look(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      assert.equal(await page.evaluate(SIDEWAYS), 0, "scrolls sideways at 1280");
      if (EVERY_LOOK) assert.deepEqual(await axeFindings(page), []);
    });
  }
});
