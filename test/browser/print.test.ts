/** Passages and the readings of Masses as paper shows them, judged by the position of each letter in a PDF. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";
import type { Page } from "playwright-core";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";
import { printedCorpus } from "./printed_corpus.ts";

const noPoppler = spawnSync("pdftotext", ["-v"]).status !== 0 && "pdftotext is not there: install poppler-utils";

/** A long run (`AMBO_PDFS=1`) prints twenty passages and the readings of twenty days; every run prints two of each. */
const isLong = process.env.AMBO_PDFS !== undefined;
const PASSAGES = [
  ...["Ps 119", "Mt 5 + KJV", "1 Mz 1", "1 Mz 1-3", "2 Mz 20", "Ps 23", "Ps 78", "Job 3-4"],
  ...["Prg 31", "Vp 2", "Žal 3", "Iz 52,13-53,12", "Jn 3,16", "Mt 5-7", "Lk 15", "Rim 8"],
  ...["1 Kor 13", "Raz 21", "Ps 104 + KJV", "Jn 3 huge"],
].slice(0, isLong ? 20 : 2);
const DATES = [
  ...["2026-12-25", "2027-03-27", "2026-11-28", "2026-11-29", "2026-12-24", "2026-12-08"],
  ...["2027-01-01", "2027-01-06", "2027-02-10", "2027-02-28", "2027-03-21", "2027-03-25"],
  ...["2027-03-26", "2027-03-28", "2027-05-06", "2027-05-16", "2027-05-23", "2027-08-15"],
  ...["2027-11-01", "2027-07-14"],
].slice(0, isLong ? 20 : 2);
const PAGES = [
  ...PASSAGES.map((asked) => {
    const [, reference = "", parallel = "", size = "normal"] = /^(.*?)(?: \+ (\w+))?(?: (huge))?$/.exec(asked)!;
    return { path: `/?${new URLSearchParams({ translation: "TISK", reference, parallel })}`, size };
  }),
  ...DATES.map((date) => ({ path: `/berila?translation=TISK&date=${date}`, size: "normal" })),
];

/** A stretch of the text. */
interface Stretch {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Returns the letters that are printed, in their order; the headings among them; and what no edge of a page may tear. The
 * number that opens a chapter is left out, as it floats.
 */
const SHOWN = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".number[data-opens] { display: none }");
  document.adoptedStyleSheets = [sheet];
  let text = "";
  const headings = [], rows = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) text += node.data.replace(/\\s+/g, "").normalize("NFKC");
    if (node.nodeType !== Node.ELEMENT_NODE || !node.checkVisibility()) return;
    const start = text.length;
    node.childNodes.forEach(walk);
    const stretch = { name: node.localName + " " + text.slice(start, start + 30), start, end: text.length };
    if (stretch.end === start) return;
    if (node.matches("h1, h2, h3, article > header, .reference, .psalm_title, .acrostic, .opening, .response:has(+ div)")) headings.push(stretch);
    if (node.matches("h2, h3, .line, .pair, .response")) rows.push(stretch);
  };
  walk(document.querySelector("article"));
  return { text, headings, rows };
})()`;

describe("on paper", { skip: noBrowser || noPoppler }, () => {
  const service = serviceFor({
    settings: {
      ...{ corpus: printedCorpus(), "default-translation": "TISK" },
      ...{ "reader-limit": "100000", offline: "off" },
    },
  });
  const browser = browserFor();
  let page: Page;
  const file = join(scratchFolder(), "page.pdf");

  before(async () => {
    ({ page } = await openContext(browser, { origin: service.origin }));
    await page.emulateMedia({ media: "print" });
  });

  for (const [month, points] of [
    ["2026-12", 7.5],
    ["2027-10", 6.6],
  ] as const) {
    test(`the calendar of ${month} fills one sheet, in type of ${points} points at least`, async () => {
      await page.goto(`${service.origin}/calendar?month=${month}&lang=de`);
      const sizes = await page.evaluate<number[]>(
        `[...document.querySelectorAll(".month td *")].map((each) => parseFloat(getComputedStyle(each).fontSize) * 0.75)`,
      );
      assert.ok(Math.min(...sizes.filter((size) => size > 0)) > points - 0.05, `${Math.min(...sizes)}`);
      writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
      const { pages, letters } = lettersOfPdf(file);
      assert.equal(pages, 1);
      assert.ok(Math.max(...letters.map(({ y }) => y)) > 420, "the last week is at the foot of the sheet");
    });
  }

  test("the year and a week are small tables: no link, no row torn, no citation broken within a range", async () => {
    for (const [path, most] of [
      ["/berila/leto?year=2027", 18],
      ["/berila/teden?date=2026-12-20", 1],
      ["/koledar?month=2027-03", 1],
    ] as const) {
      await page.goto(service.origin + path);
      writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
      const { pages, letters } = lettersOfPdf(file);
      assert.ok(pages <= most, `${path}: ${pages} pages`);
      const printed = letters.map(({ letter }) => letter).join("");
      assert.doesNotMatch(printed, /CSV|Prenesi|Pripravi/, path);
      const broken = [...printed.matchAll(/\d[a-z]*-(?=\d)/g)].filter(({ 0: { length }, index }) => {
        const [dash, digit] = [letters[index + length - 1]!, letters[index + length]!];
        return dash.page !== digit.page || digit.y > dash.y + 3;
      });
      assert.deepEqual(
        broken.map(({ index }) => printed.slice(index - 20, index + 20)),
        [],
        path,
      );
    }
  });

  test("slides are all there, black on white, without their controls", async () => {
    // The script fits them on a screen, as it does where a person prints.
    await page.emulateMedia({ media: null });
    await page.goto(`${service.origin}/projekcija?reference=Ps+119&translation=TISK`);
    await page.locator(".on .slide.shown").waitFor();
    const slides = await page.locator(".slide").allTextContents();
    writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    const plain = (text: string) => text.normalize("NFKC").replaceAll(/\s/g, "");
    const printed = plain(execFileSync("pdftotext", ["-raw", file, "-"], { encoding: "utf8" }));
    assert.ok(slides.length > 3);
    for (const text of slides) assert.ok(printed.includes(plain(text)), text);
    assert.doesNotMatch(printed, /A\+|›/);
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.evaluate("getComputedStyle(document.querySelector('.stage')).color"), "rgb(0, 0, 0)");
  });

  test("what has the focus has no ring", async () => {
    await page.goto(`${service.origin}/priprava?occasion=wedding`);
    await page.locator("[data-particular]").first().focus();
    assert.equal(await page.evaluate("getComputedStyle(document.activeElement).outlineStyle"), "none");
  });

  for (const { path, size } of PAGES) {
    test(`${decodeURIComponent(path)} has no heading last and no row torn`, async () => {
      const cookie = { name: "ambo-reader", value: `${size}.`, url: service.origin };
      await page.context().addCookies([cookie]);
      await page.goto(service.origin + path);
      const shown = await page.evaluate<{ text: string; headings: Stretch[]; rows: Stretch[] }>(SHOWN);
      writeFileSync(file, await page.pdf({ preferCSSPageSize: true }));
      const { letters, pages } = lettersOfPdf(file);
      const printed = letters.map(({ letter }) => letter).join("");
      const differs = [...printed].findIndex((letter, at) => letter !== shown.text[at]);
      const from = Math.max(0, differs - 20);
      assert.equal(printed.slice(from, from + 60), shown.text.slice(from, from + 60));
      assert.equal(printed.length, shown.text.length, "and nothing is left out at the end");
      for (const { name, end } of shown.headings) {
        const [last, next] = [letters[end - 1]!, letters[end]!];
        assert.equal(next.page, last.page, `"${name}" is last on page ${last.page}`);
        assert.ok(next.y > last.y, `"${name}" is last in its column on page ${last.page}`);
      }
      for (const { name, start, end } of shown.rows) {
        const own = letters.slice(start, end);
        const isTorn = own.some(({ page, y }, at) => {
          const before = own[at - 1] ?? own[0]!;
          // Another column begins far above; the number of a verse is a little above its words.
          return page !== before.page || (y < before.y - 20 && !name.startsWith("div"));
        });
        assert.equal(isTorn, false, `"${name}" is torn`);
      }
      for (let number = 1; number <= pages; number++) {
        const has = letters.some((letter) => letter.page === number);
        assert.ok(has, `page ${number} of ${pages} is empty`);
      }
    });
  }
});

interface PrintedLetter {
  readonly letter: string;
  readonly page: number;
  readonly y: number;
}

/** Reads the letters of a PDF in the order in which they were set, without those in the margins. */
function lettersOfPdf(file: string): { letters: PrintedLetter[]; pages: number } {
  const letters: PrintedLetter[] = [];
  let [pages, height] = [0, 0];
  const output = execFileSync("pdftotext", ["-bbox", "-raw", file, "-"], { encoding: "utf8" });
  for (const line of output.split("\n")) {
    const [, pageHeight] = /<page width="[\d.]+" height="([\d.]+)"/.exec(line) ?? [];
    if (pageHeight !== undefined) [pages, height] = [pages + 1, Number(pageHeight)];
    const [, y, word] = /<word .*yMin="([\d.]+)".*>(.*)<\/word>/.exec(line) ?? [];
    if (y === undefined || word === undefined) continue;
    if (Number(y) < 45 || Number(y) > height - 50) continue;
    const plain = word.replaceAll("&apos;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    for (const letter of plain.normalize("NFKC")) letters.push({ letter, page: pages, y: Number(y) });
  }
  return { letters, pages };
}
