/** How pages look: what axe finds on them, and what is wider than the screen. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Result } from "axe-core";
import type { Frame, Page } from "playwright-core";

/** Code for the browser, where the types of the project do not reach. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** True where a rule has what it looks at in files: a style that asks how a screen is held, or what plays. */
const PRELOAD = `document.querySelector("audio, video") !== null || [...document.styleSheets].some(({ cssRules }) =>
  [...cssRules].some(({ cssText }) => cssText.includes("orientation")))`;
/** Also rules beyond WCAG 2.2 AA: AAA contrast, target size, best practices. */
const ALL_RULES = "rules: Object.fromEntries(axe.getRules().map(({ ruleId }) => [ruleId, { enabled: true }]))";
/** The rule for AAA passes over what has less than the contrast of AA. */
export const CONTRAST = `runOnly: ["color-contrast", "color-contrast-enhanced"]`;
export const OPEN_ALL = `for (const details of document.querySelectorAll("details")) details.open = true`;
export const SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth";
/** Doubles the text, as someone does in the settings of a browser. */
export const DOUBLE = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { font-size: 200% }");
  document.adoptedStyleSheets = [sheet];
}`;
const UNDOUBLE = "document.adoptedStyleSheets = []";
/** The elements that stick out to the right of the page, but for those within something that scrolls by itself. */
const STICKING_OUT = `[...document.querySelectorAll("body *")].filter((element) => {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (/auto|scroll|hidden/.test(getComputedStyle(each).overflowX) && each !== document.body) return false;
  }
  return element.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
}).slice(0, 4).map((element) => element.outerHTML.slice(0, 120))`;

/** What has moved so far: the entries are there as soon as someone observes. */
export const LAYOUT_SHIFTS = `(() => {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: "layout-shift", buffered: true });
  return observer.takeRecords().reduce((sum, { value }) => sum + value, 0);
})()`;

/** True in a long run (`AMBO_LOOKS=1`), which sees every page in each width and theme, embeds in each colour and size. */
export const EVERY_LOOK = process.env.AMBO_LOOKS !== undefined;

/** The looks of a page: the narrowest and a wide one, or all of them in a long run. */
export const LOOKS = (
  [
    [320, "light"],
    [1280, "dark"],
    [320, "dark"],
    [390, "light"],
    [390, "dark"],
    [1280, "light"],
  ] as const
).slice(0, EVERY_LOOK ? 6 : 2);

/** An address on the server of a page at which axe is found; the server is not asked for it. */
const PLACE = "/axe-for-tests.js";
/** Loads it, which compiles it once a browser; what is evaluated is compiled each time, for longer than axe looks. */
const LOAD = `new Promise((resolve, reject) => {
  const script = Object.assign(document.createElement("script"), { src: ${JSON.stringify(PLACE)}, onload: resolve, onerror: reject });
  document.head.append(script);
}).then(() => {})`;
/** The pages on which `PLACE` is answered. */
const answered = new WeakMap<Page, Promise<void>>();

async function answer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const responseHeaders = [{ name: "Content-Type", value: "text/javascript; charset=utf-8" }];
  const body = Buffer.from(AXE).toString("base64");
  session.on("Fetch.requestPaused", ({ requestId }) => {
    session.send("Fetch.fulfillRequest", { requestId, responseCode: 200, responseHeaders, body }).catch(() => {
      // The page was closed meanwhile.
    });
  });
  await session.send("Fetch.enable", { patterns: [{ urlPattern: `*${PLACE}` }] });
}

/** Puts axe into a frame that has none. */
async function addAxe(page: Page, frame: Frame): Promise<void> {
  if (await frame.evaluate("typeof axe !== 'undefined'")) return;
  // The policy of an embed allows its own script alone.
  if (/\/embed\b/.test(frame.url())) return frame.evaluate(AXE);
  if (!answered.has(page)) answered.set(page, answer(page));
  await answered.get(page);
  await frame.evaluate(LOAD);
}

/** Returns what axe finds on a page and in its frames, by all rules unless specified otherwise. */
export async function axeFindings(page: Page, options = ALL_RULES): Promise<string[]> {
  let isPreloading = false;
  for (const frame of page.frames()) {
    await addAxe(page, frame);
    isPreloading ||= await frame.evaluate<boolean>(PRELOAD);
  }
  const found = await page.evaluate<Result[]>(
    `axe.run({ resultTypes: ["violations"], preload: ${isPreloading}, ${options} }).then((found) => found.violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`);
}

/** Asserts that a page with all of it open fits the screen, with text of twice the size too. */
export async function fits(page: Page): Promise<void> {
  const url = page.url();
  await page.evaluate(OPEN_ALL);
  const [usual, doubled, sticking] = await page.evaluate<[number, number, string[]]>(`(() => {
    const usual = ${SIDEWAYS};
    ${DOUBLE}
    const doubled = ${SIDEWAYS};
    const sticking = doubled === 0 ? [] : ${STICKING_OUT};
    ${UNDOUBLE}
    return [usual, doubled, sticking];
  })()`);
  assert.equal(usual, 0, `${url} scrolls sideways`);
  assert.equal(doubled, 0, `${url}, doubled: ${sticking}`);
}

/**
 * Code for the kinds of text on a page, a line each: colour, large or not as WCAG has it, and all that shows behind. The
 * contrast of a kind is the same on every page.
 */
const TEXT_KINDS = `(() => {
  const behind = new Map([[null, ""]]);
  const of = (element) => {
    if (!behind.has(element)) {
      const { backgroundColor, backgroundImage, opacity, filter, position } = getComputedStyle(element);
      const place = /static|relative/.test(position) ? "" : element.tagName + "." + element.className;
      const own = [backgroundColor, backgroundImage, opacity, filter, place].join();
      behind.set(element, of(element.parentElement) + (own === "rgba(0, 0, 0, 0),none,1,none," ? "" : own + ";"));
    }
    return behind.get(element);
  };
  // What axe passes over is no kind that it found legible: what is hidden, disabled or without letters.
  const isText = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.matches(":disabled, :disabled *, [aria-disabled=true], [type=checkbox], [type=radio]") &&
    ((typeof element.value === "string" && element.value.trim() !== "") ||
      [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim() !== ""));
  return [...new Set([...document.querySelectorAll("body *")].filter(isText).map((element) => {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const isLarge = parseFloat(fontSize) >= (fontWeight < 700 ? 24 : 18.66);
    return [color, isLarge, textShadow, of(element)].join(" ");
  }))];
})()`;
/** The kinds of text in the dark theme in which axe has found nothing. */
const legible = new Set<string>();

/** Asserts that axe finds nothing on a page with all of it open, in both themes, and that no size of text is too wide. */
export async function look(page: Page): Promise<void> {
  const url = page.url();
  await fits(page);
  assert.deepEqual(await axeFindings(page), [], url);
  // The theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: "dark" });
  const kinds = await page.evaluate<string[]>(TEXT_KINDS);
  if (EVERY_LOOK || page.frames().length > 1 || kinds.some((kind) => !legible.has(kind))) {
    assert.deepEqual(await axeFindings(page, CONTRAST), [], `${url}, dark`);
    for (const kind of kinds) legible.add(kind);
  }
  await page.emulateMedia({ colorScheme: "light" });
}
