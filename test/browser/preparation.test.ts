/** A Mass prepared in a real browser: in a few clicks, copied, and printed with nothing lost or torn. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { defaultCalendar } from "../../src/calendar/mod.ts";
import { plainMasses } from "../../src/web/text/mass_text.ts";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { browserFor, noBrowser, openContext, type Violations } from "./browser.ts";

const noPoppler = spawnSync("pdftotext", ["-v"]).status !== 0 && "pdftotext is not there: install poppler-utils";
const CLIPBOARD = "navigator.clipboard.readText()";
const COPIED_HTML = `navigator.clipboard.read()
  .then(([item]) => item.getType("text/html")).then((blob) => blob.text())`;

/** The Masses that are printed; a long run (`AMBO_PDFS=1`) prints twenty. */
const MASSES = [
  "date=2027-02-28",
  "date=2026-03-29",
  "date=2026-04-04",
  ...(process.env.AMBO_PDFS === undefined
    ? []
    : [
        ...["", "&mass=2", "&mass=3"].map((mass) => `date=2026-12-25${mass}`),
        ...["date=2026-12-24&mass=2", "date=2026-04-02", "date=2026-04-02&mass=2"],
        ...["2026-04-03", "2026-04-05", "2026-05-24", "2026-05-31", "2026-06-04", "2026-11-29"].map(
          (date) => `date=${date}`,
        ),
        ...["2026-11-01", "2027-01-06", "2026-08-15", "2026-11-25", "2026-02-18"].map((date) => `date=${date}`),
      ]),
];

describe("a Mass prepared", { skip: noBrowser }, () => {
  const service = serviceFor({
    settings: {
      ...{ corpus: process.env.AMBO_SLIDES_CORPUS ?? "corpus", "reader-limit": "100000" },
      ...{ "default-translation": "KJV", "site-name": "Župnija svetega Jurija" },
    },
    now: () => Date.parse("2026-11-28T09:00:00Z"),
  });
  const browser = browserFor();
  let page: Page;
  let violations: Violations;

  before(async () => {
    ({ page, violations } = await openContext(browser, {
      origin: service.origin,
      viewport: { width: 1280, height: 800 },
      permissions: ["clipboard-read", "clipboard-write"],
    }));
  });

  const open = (query: string) => page.goto(`${service.origin}/priprava?${query}`);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  test("is two clicks from the home page: a leaflet, a copied week, the first slide", async () => {
    const begin = async () => {
      await page.goto(service.origin);
      await page.getByRole("link", { name: "Priprava", exact: true }).click();
    };
    await page.addInitScript("addEventListener('beforeprint', () => { document.title = 'printed'; })");
    await begin();
    await press("Natisni");
    assert.equal(await page.title(), "printed");
    await begin();
    await press("Kopiraj berila tedna");
    await page.getByRole("button", { name: "Kopirano" }).waitFor();
    assert.match(await page.evaluate<string>(CLIPBOARD), /^Ponedeljek, 30\. 11\., sv\. Andrej/m);
    await begin();
    await page.getByRole("link", { name: "Projiciraj", exact: true }).click();
    await page.locator(".on .slide.shown").waitFor();
    assert.match(await page.locator(".slide.shown").innerText(), /Prvo berilo/);
  });

  test("is copied as the command line prints it, and as HTML with headings", async () => {
    const translation = service.library.get("KJV")!;
    const context = { language: "sl", settings: service.config.current, calendar: defaultCalendar() } as const;
    for (const date of ["2026-11-29", "2027-02-28", "2026-04-04"]) {
      await open(`date=${date}`);
      await press("Kopiraj vsa berila");
      await page.getByRole("button", { name: "Kopirano" }).waitFor();
      const copied = await page.evaluate<string>(CLIPBOARD);
      assert.equal(copied, plainMasses(context, { date, translation }));
      const html = await page.evaluate<string>(COPIED_HTML);
      assert.match(html, /<h1>.*<h2>/s);
      assert.match(html, /<p><b>Odpev: /);
      assert.doesNotMatch(html, /<button|<input|<sup|class=/);
    }
  });

  test("keeps the notices and responses in the browser, those of all its tabs, and prints notices where they are wanted", async () => {
    await open("date=2026-11-29");
    const room = page.locator(".typed");
    assert.equal(await room.isVisible(), false);
    await page.getByLabel("prostor za oznanila").check();
    await room.fill("Sveta maša ob 8.00.");
    await press("Dodaj berila tedna");
    await page.reload();
    await page.getByLabel("prostor za oznanila").check();
    assert.match(await room.innerText(), /^Sveta maša ob 8\.00\.\s+Nedelja, 29\. 11\./);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel("prostor za oznanila").check();
    await other.locator(".typed").fill("Sveta maša ob 9.00.");
    await other.locator("[data-own]").fill("Odpev iz drugega zavihka.");
    await room.getByText("Sveta maša ob 9.00.").waitFor();
    await room.press("Control+End");
    await room.pressSequentially(" Krst.");
    await other.reload();
    assert.equal(await other.locator(".typed").evaluate(({ textContent }) => textContent), "Sveta maša ob 9.00. Krst.");
    assert.equal(await page.locator("[data-own]").inputValue(), "Odpev iz drugega zavihka.");
    assert.match(await page.locator(".response").first().innerText(), /drugega zavihka/);
    await other.locator("[data-own]").fill("");
    await other.close();
    // As a word processor copies paragraphs, each with its end.
    await page.evaluate(`navigator.clipboard.write([new ClipboardItem({
      "text/html": new Blob(["<p>Krst.</p><p>Poroka.</p>"], { type: "text/html" }),
      "text/plain": new Blob(["Krst.\\r\\nPoroka.\\r\\n"], { type: "text/plain" }),
    })])`);
    await room.fill("");
    await page.reload();
    await page.getByLabel("prostor za oznanila").check();
    for (const key of ["Control+V", "Enter", "x"]) await room.press(key);
    const typed = await room.innerText();
    await page.reload();
    await page.getByLabel("prostor za oznanila").check();
    assert.deepEqual([await room.innerText(), typed], ["Krst.\nPoroka.\n\nx", "Krst.\nPoroka.\n\nx"]);
    await room.fill("");
  });

  test("is used by the keyboard, and shown and projected without script", async () => {
    await open("date=2026-12-25");
    await page.locator(".chips a").nth(2).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**mass=3**");
    const { context, page: plain } = await openContext(browser, {
      origin: service.origin,
      viewport: { width: 390, height: 800 },
      javaScriptEnabled: false,
    });
    await plain.goto(`${service.origin}/priprava?date=2026-12-25&mass=3`);
    assert.equal(await plain.locator(".preparation button:visible").count(), 1, "the form's own");
    await plain.getByRole("link", { name: /^Krajše: Jn/ }).click();
    assert.match(await plain.locator(".reading.gospel").innerText(), /1,1-5\.9-14/);
    await plain.getByLabel("A5, za zloženko").check();
    await plain.getByRole("link", { name: "Projiciraj", exact: true }).click();
    assert.match(await plain.locator(".slide").first().innerText(), /berilo/i);
    await context.close();
  });

  test("is shown without the buttons that the browser cannot serve, and without a fault", async () => {
    const opened = await openContext(browser, { origin: service.origin });
    await opened.page.addInitScript(`document.queryCommandSupported = () => false;
      Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
      Object.defineProperty(Element.prototype, "requestFullscreen", { value: undefined });`);
    await opened.page.goto(`${service.origin}/priprava?date=2026-11-29`);
    assert.equal(await opened.page.locator("[data-clean]:visible").count(), 0);
    await opened.page.locator("[data-own]").fill("Odpev naše župnije.");
    assert.match(await opened.page.locator(".response").first().innerText(), /naše župnije/);
    await opened.page.getByRole("link", { name: "Projiciraj", exact: true }).click();
    await opened.page.locator(".on .slide.shown").waitFor();
    assert.equal(await opened.page.locator("[data-act=full]").count(), 0);
    assert.ok((await opened.page.locator("[data-act]").count()) > 5, "the others stay");
    assert.deepEqual(opened.violations, { consoleErrors: [], foreignRequests: [] });
    await opened.context.close();
  });

  test("is printed with every word, on A4, A5 and as a booklet, no heading last, the Gospel not alone, no page empty", {
    skip: noPoppler,
  }, async () => {
    const folder = scratchFolder();
    for (const query of MASSES) {
      for (const paper of ["A4", "A5", "booklet"] as const) {
        await open(query);
        await page.locator(`#${paper.toLowerCase()}`).check();
        const shown = await page.evaluate<{ words: string[]; headings: number[]; gospel: number }>(SHOWN);
        const file = join(folder, "mass.pdf");
        writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
        const printed = wordsOfPdf(file);
        const { pages, words } = paper === "booklet" ? folded(printed) : printed;
        const name = `${query} ${paper}`;
        assert.deepEqual(
          pages.map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`),
          pages.map(() => ({ A4: "595 × 842", A5: "420 × 595", booklet: "421 × 595" })[paper]),
          name,
        );
        assert.equal(words.map(({ text }) => text).join(" "), shown.words.join(" "), name);
        for (const at of shown.headings) {
          const [heading, next] = [words[at]!, words[at + 1]!];
          assert.equal(next.page, heading.page, `${name}: "${heading.text}" is last on its page`);
          assert.ok(next.y > heading.y, `${name}: "${heading.text}" is last in its column`);
        }
        const { [shown.gospel]: gospel, [shown.gospel - 1]: before } = words;
        assert.equal(gospel!.page, before!.page, `${name}: the Gospel is alone on its page`);
        const last = paper === "booklet" ? words.at(-1)!.page + 1 : pages.length;
        if (paper === "booklet") assert.equal(pages.length, 4 * Math.ceil(last / 4), name);
        for (const page of Array(last).keys()) {
          assert.ok(
            words.some((word) => word.page === page),
            `${name}: page ${page + 1} is empty`,
          );
        }
      }
    }
    assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
  });
});

/** The words that are printed, and the numbers of those with which a heading or an opening ends. */
const SHOWN = `(() => {
  const words = [], headings = [];
  let gospel = 0;
  const parts = ".parish, .leaflet h2, .leaflet h3, .leaflet p";
  for (const part of document.querySelectorAll(parts)) {
    if (part.closest(".tools, .notices, [hidden]")) continue;
    const copy = part.cloneNode(true);
    for (const each of copy.querySelectorAll(".unseen")) each.remove();
    if (part.matches(".gospel > h3")) gospel = words.length;
    words.push(...copy.textContent.trim().split(/\\s+/));
    if (part.matches("h3, .opening")) headings.push(words.length - 1);
  }
  return { words, headings, gospel };
})()`;

interface PrintedWord {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** Reads the words of a PDF in the order in which they were set, without the numbers of the pages. */
function wordsOfPdf(file: string) {
  const pages: { width: number; height: number }[] = [];
  const words: PrintedWord[] = [];
  const output = execFileSync("pdftotext", ["-bbox", "-raw", file, "-"], { encoding: "utf8" });
  for (const line of output.split("\n")) {
    const [, width, height] = /<page width="([\d.]+)" height="([\d.]+)"/.exec(line) ?? [];
    if (width !== undefined) pages.push({ width: Number(width), height: Number(height) });
    const [, x, y, text] = /<word xMin="([\d.]+)" yMin="([\d.]+)".*>(.*)<\/word>/.exec(line) ?? [];
    if (y === undefined || text === undefined) continue;
    const isNumber = text === String(pages.length) && Number(y) > pages.at(-1)!.height - 50;
    if (isNumber) continue;
    const plain = text.replaceAll("&apos;", "'").replaceAll("&amp;", "&").normalize("NFKC");
    words.push({ text: plain, page: pages.length - 1, x: Number(x), y: Number(y) });
  }
  return { pages, words };
}

/** Returns the pages of a booklet as they follow each other once its sheets are printed on both sides and folded. */
function folded({ pages, words }: ReturnType<typeof wordsOfPdf>): ReturnType<typeof wordsOfPdf> {
  const places = pages.length * 2;
  const placed = words.map((word) => {
    const isRight = word.x > 421;
    const isFront = word.page % 2 === 0;
    return { ...word, page: isRight === isFront ? word.page : places - 1 - word.page };
  });
  const halves = pages.flatMap(({ width, height }) => [
    { width: width / 2, height },
    { width: width / 2, height },
  ]);
  return { pages: halves, words: placed.sort((one, other) => one.page - other.page) };
}
