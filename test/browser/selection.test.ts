/** Verses chosen by touch, mouse and keyboard in a real browser, and in one that lacks things. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, describe, test } from "node:test";
import type { CDPSession, Page } from "playwright-core";
import { bandsOf, pixelsOf } from "../support/pictures.ts";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { browserFor, noBrowser, openContext, type Violations } from "./browser.ts";

const PRINTED = `Ambo-Translation: 2
Code: TISK
Name: Natisnjeni prevod
Language: slv
Copyright: © TISK & sinovi.

=t Davidova pesem.
PSA 1:1 |1 ena-a |2 ena-b
PSA 1:2 |1 dve-a ||1 dve-b
PSA 1:3 |1 tri-a
JHN 3:1 ¶ Prva vrstica.
JHN 3:2 Druga & vrstica.
JHN 3:3 Tretja vrstica. ¶ Nadaljevanje.
=s Naslov
JHN 3:4 Četrta vrstica.
JHN 3:5 ${"Dolga vrstica brez konca in kraja. ".repeat(20).trim()}
JHN 4:1 Novo poglavje.
JHN 4:2 In njegov konec.
End: 10 verses, 8 other lines
`;
const OTHER = `Ambo-Translation: 1
Code: DRUG
Name: Drugi prevod
Language: slv
Copyright: © DRUG.

JHN 3:1 Drugače prva.
JHN 3:2 Drugače druga.
`;
/** A text from right to left, and one without spaces. */
const SCRIPTS = `Ambo-Translation: 1
Code: PISM
Name: Pisave
Language: heb
Copyright: © PISM.

JHN 3:1 ${"הגנן נוטע עץ בגן, ".repeat(3)}הגן יפה.
JHN 3:2 ${"园丁在花园里种了一棵树，孩子们都很高兴。".repeat(8)}
`;
const CLIPBOARD = "navigator.clipboard.readText()";
const CLIPBOARD_HTML = `navigator.clipboard.read()
  .then(([item]) => item.getType("text/html"))
  .then((blob) => blob.text())
  .then((text) => text.replace(/^[^]*<!--StartFragment-->|<!--EndFragment-->[^]*$/g, ""))`;
const SOURCE = (reference: string) => `\n\n(${reference}; TISK)\n© TISK & sinovi.`;
/** What each browser lacks: the tools that need it, and a script that takes it away before the page's own runs. */
const WITHOUT: readonly [what: string, gone: readonly string[], script: string][] = [
  [
    "a clipboard, a share sheet and a canvas that may be read",
    ["copy", "link", "share", "picture"],
    `for (const name of ["clipboard", "share"]) Object.defineProperty(navigator, name, { value: undefined });
    document.queryCommandSupported = () => false;
    CanvasRenderingContext2D.prototype.getImageData = () => { throw new DOMException("no", "SecurityError"); };`,
  ],
  [
    "voices and a canvas",
    ["speak", "picture"],
    `Object.defineProperty(window, "speechSynthesis", { value: undefined });
    HTMLCanvasElement.prototype.getContext = () => null;`,
  ],
  [
    "a voice of the language and a canvas that has what was drawn",
    ["speak", "picture"],
    `speechSynthesis.getVoices = () => [];
    CanvasRenderingContext2D.prototype.getImageData = () => ({ data: [255, 255, 255, 255] });`,
  ],
];
/** A voice that reads a verse as soon as it is asked to, and the words that it read. */
const VOICE = `window.heard = [];
  speechSynthesis.getVoices = () => [{ lang: "sl-SI", localService: true, name: "Ana" }];
  speechSynthesis.cancel = () => {};
  speechSynthesis.speak = (said) => {
    window.heard.push(said.text + (document.querySelector(".lit") ? "*" : ""));
    window.next = () => said.onend();
  };
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };`;

describe("the verses of the reader", { skip: noBrowser }, () => {
  const corpus = corpusOf({ TISK: PRINTED, DRUG: OTHER });
  const service = serviceFor({ settings: { corpus, "default-translation": "TISK" } });
  const browser = browserFor();
  let page: Page;
  let changed: { page: Page; session: CDPSession; violations: Violations };
  const verse = (id: string, on = page) => on.locator(`[id="${id}"]`);
  const bar = () => page.locator(".verse-tools");
  const chosen = () => bar().locator("strong").innerText();
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const go = (reference: string, on = page) =>
    on.goto(`${service.origin}/?translation=TISK&reference=${encodeURIComponent(reference)}`);
  const tool = (name: string, on = page) => on.locator(`.verse-tools [data-tool=${name}]`);

  before(async () => {
    ({ page } = await openContext(browser, {
      origin: service.origin,
      viewport: { width: 390, height: 700 },
      permissions: ["clipboard-read", "clipboard-write"],
    }));
    const opened = await openContext(browser, { origin: service.origin });
    changed = { ...opened, session: await opened.context.newCDPSession(opened.page) };
    await changed.session.send("Page.enable");
  });

  /** Tests with a page whose browser a script changes before the page's own run; nothing is stored of the test before. */
  async function withScript(source: string, run: (page: Page) => Promise<void>): Promise<void> {
    const { session, violations } = changed;
    for (const found of Object.values(violations)) found.length = 0;
    await session.send("Storage.clearDataForOrigin", { origin: service.origin, storageTypes: "all" });
    const { identifier } = await session.send("Page.addScriptToEvaluateOnNewDocument", { source });
    try {
      await run(changed.page);
    } finally {
      await session.send("Page.removeScriptToEvaluateOnNewDocument", { identifier });
    }
    assert.deepEqual(violations, { consoleErrors: [], foreignRequests: [] });
  }

  test("are chosen by a tap on their words, and no longer by another", async () => {
    await go("Jn 3");
    assert.equal(await bar().isVisible(), false);
    await verse("JHN.3.1").click();
    assert.equal(await chosen(), "Jn 3,1");
    await verse("JHN.3.4").click();
    await verse("JHN.3.2").click();
    assert.equal(await chosen(), "Jn 3,1-2.4");
    await verse("JHN.3.2").click();
    assert.equal(await chosen(), "Jn 3,1.4");
    await verse("JHN.3.1").click({ modifiers: ["Shift"] });
    await verse("JHN.3.3").click({ modifiers: ["Shift"] });
    assert.equal(await chosen(), "Jn 3,1-4");
    await press("Escape");
    assert.equal(await bar().isVisible(), false);
    assert.equal(await page.locator(".chosen").count(), 0);
  });

  test("have one stop of the keyboard, and arrows within it", async () => {
    await go("Jn 3-4");
    assert.equal(await page.locator(".number[tabindex='0']").count(), 1);
    await page.locator(".number[tabindex='0']").focus();
    await press("ArrowDown", "Space", "Shift+ArrowRight", "End", "Enter");
    assert.equal(await chosen(), "Jn 3,2-3; 4,2");
    assert.deepEqual(
      await page
        .locator(".number")
        .evaluateAll((numbers) =>
          numbers.map((number) => ((number as unknown as { ariaPressed: string }).ariaPressed === "true" ? 1 : 0)),
        ),
      [0, 1, 1, 0, 0, 0, 1],
    );
    assert.match(page.url(), /Jn%203-4$/, "no arrow turned the page");
    await press("Tab");
    assert.equal(await page.evaluate("document.activeElement.closest('.verse-tools') !== null"), true);
    await press("Escape");
    assert.equal(await page.evaluate("document.activeElement.className"), "number");
  });

  test("are copied as printed, as text and as HTML, with reference and attribution", async () => {
    await go("Ps 1");
    await verse("PSA.1.1").click();
    await verse("PSA.1.2").first().click();
    await tool("copy").click();
    await bar().getByText("Kopirano").waitFor();
    assert.equal(await page.evaluate(CLIPBOARD), `ena-a\nena-b\ndve-a\n\ndve-b${SOURCE("Ps 1,1-2")}`);
    assert.equal(
      await page.evaluate(CLIPBOARD_HTML),
      "<p>ena-a<br>ena-b<br>dve-a</p><p>dve-b</p><p>(Ps 1,1-2; TISK)<br>© TISK &amp; sinovi.</p>",
    );
    await tool("link").click();
    await bar().getByText("Povezava je kopirana").waitFor();
    const link = await page.evaluate<string>(CLIPBOARD);
    assert.equal(link, `${service.origin}/?translation=TISK&reference=Ps%201,1-2`);
    await page.goto(link);
    assert.equal(await page.locator("h1").innerText(), "Psalm 1,1-2");
  });

  test("leave out what stands between them, and say so", async () => {
    await go("Jn 3");
    await verse("JHN.3.1").click();
    await verse("JHN.3.3").click();
    await tool("copy").click();
    await bar().getByText("Kopirano").waitFor();
    assert.equal(
      await page.evaluate(CLIPBOARD),
      `Prva vrstica. […] Tretja vrstica.\n\nNadaljevanje.${SOURCE("Jn 3,1.3")}`,
    );
  });

  test("are copied clean when marked with the mouse: no numbers, no headings", async () => {
    await go("Jn 3,1-4");
    await page.evaluate(`getSelection().selectAllChildren(document.querySelector("main"))`);
    await press("Control+c");
    assert.equal(
      await page.evaluate(CLIPBOARD),
      `Prva vrstica. Druga & vrstica. Tretja vrstica.\n\nNadaljevanje.\n\nČetrta vrstica.${SOURCE("Jn 3,1-4")}`,
    );
    await page.evaluate(`{
        const [first, second] = [...document.querySelectorAll(".verse")].map((verse) => verse.lastChild);
        getSelection().setBaseAndExtent(first, first.data.indexOf("vrst"), second, 5);
      }`);
    await press("Control+c");
    assert.equal(await page.evaluate(CLIPBOARD), `vrstica. Druga${SOURCE("Jn 3,1-2")}`);
    assert.equal(await bar().isVisible(), false, "to mark is not to choose");
  });

  test("are compared in the other translation, from either side", async () => {
    await go("Jn 3");
    await verse("JHN.3.1").click();
    await tool("compare").click();
    await page.waitForURL("**reference=Jn%203,1&parallel=DRUG");
    await page.getByText("Drugače prva.").click();
    assert.equal(await chosen(), "Jn 3,1");
    assert.equal(await tool("compare").count(), 0, "there is no third translation");
    // What is marked of both has the attribution of each on its line.
    await page.evaluate(`getSelection().selectAllChildren(document.querySelector("article"))`);
    await page.keyboard.press("Control+c");
    const both = "Prva vrstica.\n\nDrugače prva.\n\n(Jn 3,1; TISK + DRUG)\n© TISK & sinovi.\n© DRUG.";
    assert.equal(await page.evaluate(CLIPBOARD), both);
  });

  test("become a picture in which all of their text is seen, the first time too, up to 600 letters", async () => {
    await go("Jn 3");
    const dialog = page.locator("dialog.picture");
    const save = async () => {
      const download = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "Shrani" }).click();
      const saved = await download;
      return { name: saved.suggestedFilename(), file: readFileSync(await saved.path()) };
    };
    /** The rows of a picture that are read in it: the bar at its head, verse, place, copyright, service. */
    const assertSeen = (file: Buffer, rows: number, sides: readonly [number, number]) => {
      const pixels = pixelsOf(file);
      assert.deepEqual([pixels.width, pixels.height], sides);
      const [bar, ...text] = bandsOf(pixels);
      assert.deepEqual(bar, { top: 0, bottom: 27, left: 0, right: 1079 });
      assert.equal(text.length, rows, JSON.stringify(text));
      for (const { top, bottom, left, right } of text) {
        const isWhole = left >= 85 && right <= 995 && top >= 85 && bottom <= pixels.height - 85;
        assert.ok(isWhole && right - left > 50 && bottom - top > 10, JSON.stringify(text));
      }
    };
    await verse("JHN.3.2").click();
    await tool("picture").click();
    await dialog.waitFor();
    const box = (await dialog.locator("canvas").boundingBox())!;
    const clip = { x: box.x + 4, y: box.y + 2, width: box.width - 8, height: box.height - 6 };
    const seen = bandsOf(pixelsOf(await page.screenshot({ clip })));
    assert.equal(seen.length, 5, `on the screen: ${JSON.stringify(seen)}`);
    const first = await save();
    assert.equal(first.name, "Jn 3,2.png");
    assertSeen(first.file, 4, [1080, 1080]);
    await dialog.getByRole("button", { name: "Kvadratna ali pokončna" }).click();
    assertSeen((await save()).file, 4, [1080, 1350]);
    await press("Escape");
    assert.equal(await chosen(), "Jn 3,2", "what was chosen stays");
    await tool("picture").click();
    assert.deepEqual((await save()).file, first.file, "the second is as the first");
    await press("Escape");
    await verse("JHN.3.1").click();
    await verse("JHN.3.3").click();
    await tool("picture").click();
    assertSeen((await save()).file, 4 + 3, [1080, 1080]);
    await press("Escape");
    await verse("JHN.3.5").click();
    await tool("picture").click();
    await bar().getByText("izberite največ 600 znakov").waitFor();
    assert.equal(await dialog.isVisible(), false);
  });

  test("are read aloud one by one, each lit while it is read", async () => {
    await withScript(VOICE, async (heard) => {
      await go("Jn 3", heard);
      await verse("JHN.3.1", heard).click();
      await verse("JHN.3.2", heard).click();
      await tool("speak", heard).click();
      await tool("speak", heard).and(heard.getByText("Ustavi branje")).waitFor();
      await heard.evaluate("next()");
      assert.deepEqual(await heard.evaluate("heard"), ["Prva vrstica.*", "Druga & vrstica.*"]);
      await heard.evaluate("next()");
      assert.equal(await heard.locator(".lit").count(), 0);
      for (const label of ["Ustavi branje", "Preberi na glas"]) {
        await tool("speak", heard).click();
        await tool("speak", heard).and(heard.getByText(label)).waitFor();
      }
      assert.equal(await heard.evaluate("heard.length"), 3);
    });
  });

  for (const [what, gone, script] of WITHOUT) {
    test(`have no button for what needs ${what}`, async () => {
      await withScript(script, async (page) => {
        await go("Jn 3", page);
        await verse("JHN.3.1", page).click();
        await page.locator(".more-menu summary").click();
        const shown = page.locator("[data-tool]:visible");
        const tools = await shown.evaluateAll((tools) => tools.map((tool) => tool.getAttribute("data-tool")));
        for (const name of gone.flatMap((name) => [name, `${name}-page`])) assert.ok(!tools.includes(name), name);
        assert.ok((await page.locator(".verse-tools [data-tool]:visible").count()) >= 2);
      });
    });
  }

  test("are offered again on the home page, until somebody ends it, and no server learns of it", async () => {
    const again = page.locator(".again");
    const offered = () => again.getByRole("link").allInnerTexts();
    await go("Jn 3");
    await go("Ps 1");
    await go("Jn 4");
    await page.goto(service.origin);
    assert.deepEqual(await offered(), ["Jn 4", "Ps 1"]);
    assert.deepEqual(await page.context().cookies(), []);
    await again.getByRole("link", { name: "Ps 1" }).click();
    assert.equal(await page.locator("h1").innerText(), "Psalm 1");
    await page.goto(service.origin);
    await again.getByRole("button", { name: "Ne shranjuj" }).click();
    assert.match(await again.innerText(), /ne shranjuje več/);
    await go("Jn 3");
    await page.goto(service.origin);
    assert.equal(await again.isVisible(), false);
    await go("Jn 3");
    await page.locator(".more-menu summary").click();
    await page.getByRole("button", { name: "Spet shranjuj, kje berem" }).click();
    await page.goto(service.origin);
    assert.deepEqual(await offered(), ["Jn 3"]);
  });

  for (const [what, script] of [
    [
      "refused, and a service worker unknown",
      `Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } });
      Object.defineProperty(navigator, "serviceWorker", { value: undefined });`,
    ],
    [
      "full, and a service worker refused",
      `Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("no", "SecurityError"));`,
    ],
    [
      "filled by others",
      `localStorage.setItem("ambo-places", '{"old":{"place":"x","path":"javascript:alert(1)"},"new":7}');`,
    ],
  ] as const) {
    test(`are read all the same where storage is ${what}`, async () => {
      await withScript(script, async (page) => {
        await go("Jn 3", page);
        await verse("JHN.3.1", page).click();
        await page.goto(service.origin);
        assert.equal(await page.locator('a[href^="javascript"]').count(), 0);
      });
    });
  }
});

describe("the verses of the readings of a day", { skip: noBrowser }, () => {
  const readings = `Ambo-Translation: 1
Code: BERI
Name: Berila
Language: slv
Copyright: © BERI.

ISA 35:1 Prvo.
ISA 35:2 Drugo.
ISA 35:4 Četrto.
LUK 5:17 Evangelij.
JHN 10:11 Evangelij na izbiro.
EPH 3:8 Prvo na izbiro.
`;
  const service = serviceFor({ settings: { corpus: corpusOf({ BERI: readings }), "default-translation": "BERI" } });
  const browser = browserFor();

  test("are copied with the source of each reading, and without those that are closed", async () => {
    const { context, page } = await openContext(browser, {
      origin: service.origin,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const copied = async () => {
      await page.evaluate(`getSelection().selectAllChildren(document.querySelector("main"))`);
      await page.keyboard.press("Control+c");
      return page.evaluate(CLIPBOARD);
    };
    await page.goto(`${service.origin}/berila?date=2026-12-07`);
    assert.equal(
      await copied(),
      "Prvo. Drugo. Četrto.\n\n(Iz 35,1-10 [35,1-2.4]; BERI)\n\nEvangelij.\n\n(Lk 5,17-26 [5,17]; BERI)\n© BERI.",
    );
    await page.evaluate(`for (const each of document.querySelectorAll("details")) each.open = true`);
    assert.equal(
      await copied(),
      `Prvo. Drugo. Četrto.\n\n(Iz 35,1-10 [35,1-2.4]; BERI)\n\nPrvo na izbiro.\n\n(Ef 3,8-12 [3,8]; BERI)\n\nEvangelij.\n\n(Lk 5,17-26 [5,17]; BERI)
\nEvangelij na izbiro.\n\n(Jn 10,11-16 [10,11]; BERI)\n© BERI.`,
    );
    // What is marked of a reading has its own verses as source.
    for (const [first, last, expected] of [
      [1, 1, "Drugo.\n\n(Iz 35,2; BERI)\n© BERI."],
      [1, 2, "Drugo. Četrto.\n\n(Iz 35,2.4; BERI)\n© BERI."],
      [2, 3, "Četrto.\n\n(Iz 35,4; BERI)\n\nPrvo na izbiro.\n\n(Ef 3,8-12 [3,8]; BERI)\n© BERI."],
    ] as const) {
      await page.evaluate(`{
        const verses = document.querySelectorAll(".verse");
        getSelection().setBaseAndExtent(verses[${first}], 0, verses[${last}], verses[${last}].childNodes.length);
      }`);
      await page.keyboard.press("Control+c");
      assert.equal(await page.evaluate(CLIPBOARD), expected);
    }
    await context.close();
  });
});

describe("the letters of other scripts", { skip: noBrowser }, () => {
  const corpus = corpusOf({ PISM: SCRIPTS });
  const service = serviceFor({ settings: { corpus } });
  const browser = browserFor();

  test("verses become a picture from right to left, and one without spaces in rows", async () => {
    const { page } = await openContext(browser, { origin: service.origin });
    const rowsOf = async (id: string) => {
      await page.goto(`${service.origin}/?translation=PISM&reference=Jn%203&lang=en`);
      await page.locator(`[id="${id}"]`).click();
      const download = page.waitForEvent("download");
      await page.locator(".verse-tools [data-tool=picture]").click();
      await page.locator("dialog.picture [data-tool=save]").click();
      return bandsOf(pixelsOf(readFileSync(await (await download).path())));
    };
    const hebrew = (await rowsOf("JHN.3.1")).slice(1, -3);
    assert.ok(hebrew.length >= 3, JSON.stringify(hebrew));
    for (const { right } of hebrew) assert.ok(right > 970 && right <= 995, JSON.stringify(hebrew));
    const [last] = hebrew.slice(-1);
    assert.ok(last!.left > 300, `the last row is short: ${JSON.stringify(hebrew)}`);
    const chinese = (await rowsOf("JHN.3.2")).slice(1, -3);
    assert.ok(chinese.length > 4, JSON.stringify(chinese));
    for (const { left, right } of chinese) assert.ok(left >= 85 && right <= 995, JSON.stringify(chinese));
  });
});
