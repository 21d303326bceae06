/**
 * Takes a picture of every page: `npm run screenshots [FOLDER [CORPUS]]`, into `screenshots` unless specified otherwise, in
 * four widths, both themes and both languages, with type twice as large and in forced colours, so that a person who changes
 * the pages can look at them. The service is a real
 * one on a free port, with the small translations of the tests unless another folder of translations is named.
 *
 * Exits with 1 where a page scrolls sideways, reports an error, or asks another server for anything.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { noBrowser, openContext, startBrowser } from "../test/browser/browser.ts";
import { type Service, startService } from "../test/support/service.ts";

const DAY = 86_400_000;
const HOSTILE = `<script>alert("1")</script> & "O'Neill"`;
const LONG = "ŽupnijaSvetegaJanezaKrstnikaPriSvetemJuriju-Šmarje-Sap-Polica-01";

type Role = "nobody" | "scriptless" | "member" | "administrator";

interface Shot {
  readonly name: string;
  readonly as: Role;
  readonly path: string;
  /** The label of a button to press first. */
  readonly press?: RegExp;
  /** The menu of the reader to open. */
  readonly menu?: "passage" | "translation" | "size" | "more";
  /** True to open the menu of the pages, which phones have. */
  readonly isMenuOpen?: boolean;
  /** The path of a page to read before. */
  readonly after?: string;
  /** The number of a verse to choose. */
  readonly verse?: number;
  /** The size of scripture that the browser has kept. */
  readonly size?: string;
  readonly isPrinted?: boolean;
  /** True where the setting `--reader` is `off`. */
  readonly isClosed?: boolean;
}

/** How someone looks at the pages. */
interface Look {
  readonly language: "sl" | "en";
  readonly colorScheme: "light" | "dark";
  readonly width: number;
  readonly special?: "doubled" | "forced";
}

const LOOKS: readonly Look[] = [
  ...(["sl", "en"] as const).flatMap((language) =>
    (["light", "dark"] as const).flatMap((colorScheme) =>
      [1280, 768, 390, 320].map((width) => ({ language, colorScheme, width })),
    ),
  ),
  { language: "sl", colorScheme: "light", width: 390, special: "forced" },
  { language: "sl", colorScheme: "light", width: 390, special: "doubled" },
  { language: "sl", colorScheme: "light", width: 320, special: "doubled" },
];

const query = (fields: Record<string, string>) => new URLSearchParams(fields);

function shotsOf(link: string, translation: string): Shot[] {
  const read = (reference: string, code = translation) => `/?${query({ translation: code, reference })}`;
  const other = translation === "ZGL" ? "sample-EN" : "KJV";
  const words = translation === "ZGL" ? "šopek vrstica" : "lord";
  const find = (q: string, rest: Record<string, string> = {}) => `/?${query({ translation, q, ...rest })}`;
  const userPage = (name: string, rest: Record<string, string> = {}) => `/admin/user?${query({ name, ...rest })}`;
  return [
    { name: "home", as: "nobody", path: "/" },
    { name: "passage", as: "nobody", path: read("1 Mz 1,30-2,5") },
    { name: "passage-chapter", as: "nobody", path: read("Jn 3") },
    { name: "passage-verse", as: "nobody", path: read("Jn 3,16") },
    { name: "passage-refused", as: "nobody", path: read(`Jhn 3,16 ${"x".repeat(90)}`) },
    { name: "passage-marked", as: "nobody", path: `${read("Jn 3")}#JHN.3.16` },
    { name: "passage-psalm", as: "nobody", path: read("Ps 1") },
    { name: "passage-parallel", as: "nobody", path: `${read("Jn 3")}&parallel=${other}` },
    { name: "passage-large", as: "nobody", path: read("Jn 3"), size: "large" },
    { name: "passage-huge", as: "nobody", path: read("Ps 1"), size: "huge" },
    { name: "passage-printed", as: "nobody", path: read("Jn 3"), isPrinted: true },
    { name: "passage-picker", as: "nobody", path: read("Jn 3"), menu: "passage" },
    { name: "passage-translations", as: "nobody", path: read("Jn 3"), menu: "translation" },
    { name: "passage-sizes", as: "nobody", path: read("Jn 3"), menu: "size" },
    { name: "passage-more", as: "nobody", path: read("Jn 3"), menu: "more" },
    { name: "passage-verse-tools", as: "nobody", path: read("Jn 3"), verse: 3 },
    { name: "passage-last-chapter", as: "nobody", path: read("Jn 33") },
    { name: "passage-suggestion", as: "nobody", path: read("Jhn 3,16") },
    { name: "passage-elsewhere", as: "nobody", path: read("Ps 1", other) },
    { name: "home-plain", as: "scriptless", path: "/" },
    { name: "passage-plain", as: "scriptless", path: read("Jn 3") },
    { name: "passage-picker-plain", as: "scriptless", path: read("Jn 3"), menu: "passage" },
    { name: "search-plain", as: "scriptless", path: find(words) },
    { name: "home-again", as: "nobody", path: "/", after: read("Jn 3") },
    { name: "menu", as: "nobody", path: "/", isMenuOpen: true },
    { name: "calendar", as: "nobody", path: "/koledar" },
    { name: "week", as: "nobody", path: "/berila/teden" },
    { name: "home-closed", as: "nobody", path: "/", isClosed: true },
    { name: "readings-closed", as: "nobody", path: "/berila", isClosed: true },
    { name: "readings-printed", as: "nobody", path: "/berila?date=2026-12-25", isPrinted: true },
    { name: "book", as: "nobody", path: find("Psalmi") },
    { name: "books", as: "nobody", path: `/?${query({ translation })}` },
    { name: "search", as: "nobody", path: find(words) },
    {
      name: "search-relevance",
      as: "nobody",
      path: find(words, { sort: "relevance", offset: "20" }),
    },
    { name: "search-nothing", as: "nobody", path: find("čebelnjak", { books: "nt" }) },
    { name: "search-unlikely", as: "nobody", path: find("Jhn 3,16") },
    { name: "search-refused", as: "nobody", path: find("-beseda") },
    { name: "search-named", as: "nobody", path: find("Samuel") },
    { name: "readings", as: "nobody", path: `/berila?${query({ translation })}` },
    {
      name: "readings-christmas",
      as: "nobody",
      path: `/berila?${query({ translation, date: "2026-12-25" })}`,
    },
    {
      name: "readings-vigil",
      as: "nobody",
      path: `/berila?${query({ translation, date: "2027-03-27" })}`,
    },
    { name: "preparation", as: "nobody", path: "/priprava?date=2026-12-25&mass=3" },
    { name: "preparation-plain", as: "scriptless", path: "/priprava?date=2026-12-25" },
    { name: "preparation-printed", as: "nobody", path: "/priprava", isPrinted: true },
    { name: "projection", as: "nobody", path: "/projekcija" },
    { name: "slides", as: "nobody", path: "/projekcija?reference=Ps+1" },
    { name: "slides-plain", as: "scriptless", path: "/projekcija?reference=Ps+1" },
    { name: "slides-text", as: "nobody", path: "/projekcija?reference=Ps+1&as=text" },
    { name: "readings-refused", as: "nobody", path: "/berila?date=1500-01-01" },
    { name: "readings-day", as: "nobody", path: "/berila", menu: "passage" },
    { name: "share", as: "nobody", path: "/share" },
    { name: "docs", as: "nobody", path: "/docs" },
    { name: "login", as: "nobody", path: "/login" },
    { name: "login-out", as: "nobody", path: "/login?out=1" },
    { name: "login-refused", as: "nobody", path: "/login", press: /^(Prijava|Sign in)$/ },
    { name: "link", as: "nobody", path: `/login?link=${link}` },
    { name: "link-invalid", as: "nobody", path: "/login?link=used" },
    { name: "sign-up", as: "nobody", path: "/sign-up" },
    { name: "error-404", as: "nobody", path: "/nothing" },
    { name: "error-400", as: "nobody", path: "/?reference=%FF" },
    { name: "error-403", as: "member", path: "/admin" },
    { name: "profile", as: "member", path: "/profile" },
    { name: "key-confirm", as: "member", path: "/profile/key" },
    { name: "key-shown", as: "member", path: "/profile/key", press: /^(Ustvari|Create)/ },
    { name: "key-shown-before", as: "member", path: "/profile?done=shown" },
    { name: "password", as: "member", path: "/profile/password" },
    { name: "profile-unused", as: "administrator", path: "/profile" },
    { name: "admin", as: "administrator", path: "/admin" },
    { name: "admin-found-nobody", as: "administrator", path: "/admin?name=nobody" },
    { name: "admin-user", as: "administrator", path: userPage("Marija") },
    { name: "admin-user-done", as: "administrator", path: userPage(LONG, { done: "disable" }) },
    {
      name: "admin-link",
      as: "administrator",
      path: userPage("Marija"),
      press: /enkratno povezavo|one-time link/,
    },
    {
      name: "admin-confirm",
      as: "administrator",
      path: `/admin/user/confirm?${query({ name: HOSTILE, action: "remove" })}`,
    },
    { name: "admin-translations", as: "administrator", path: "/admin/translations" },
  ];
}

/** Starts a service with 30 days of usage and with unusual names. */
async function startSampleService(corpus: string): Promise<Service> {
  let now = Date.now() - 30 * DAY;
  const settings = { "sign-up": "open", "reader-limit": "1000000", corpus };
  const translation = corpus === "test/fixtures/corpus" ? "ZGL" : "SSP3";
  const service = await startService({
    settings: { ...settings, "default-translation": translation },
    now: () => now,
  });
  const { accounts } = service.store;
  await accounts.addUser("vodja", { admin: true });
  for (const name of ["Marija", "Župnija Šmartno", LONG, HOSTILE]) await accounts.addUser(name);
  await accounts.setLimit("Župnija Šmartno", 250_000);
  await accounts.setDisabled(LONG, true);
  const key = await accounts.issueKey("Marija");
  for (let day = 30; day >= 0; day--) {
    now = Date.now() - day * DAY;
    const requests = day % 7 === 3 ? 0 : 4 + ((day * 13) % 41) + (day === 0 ? 60 : 0);
    for (let times = 0; times < requests; times++) await service.ask("/translations", { key });
  }
  return service;
}

async function take(
  page: Page,
  { shot, address, file, look }: { shot: Shot; address: string; file: string; look: Look },
): Promise<boolean> {
  const cookie = { name: "ambo-reader", value: `${shot.size ?? "normal"}.`, url: address };
  await page.context().addCookies([cookie]);
  await page.emulateMedia({ media: shot.isPrinted ? "print" : "screen" });
  if (shot.after !== undefined) await page.goto(new URL(shot.after, address).href);
  await page.goto(address);
  const button = page.locator(".to-menu");
  if (shot.isMenuOpen && (await button.isVisible())) await button.click();
  if (shot.menu !== undefined) await page.locator(`.${shot.menu}-menu summary`).click();
  if (shot.verse !== undefined) await page.locator(".number").nth(shot.verse).click();
  if (shot.press !== undefined) {
    // What is looked at is the answer of the server, not the browser's own word on an empty line.
    await page.evaluate(`for (const line of document.querySelectorAll("[required]")) line.required = false`);
    await page.locator("main").getByRole("button", { name: shot.press }).first().click();
    await page.waitForLoadState();
  }
  // What stays at the edge of the window would stand in the midst of a whole page.
  // The browser's own size of type is lost where a picture is larger than the window.
  const isWhole = look.special !== "doubled";
  const fullPage = isWhole && [shot.verse, shot.menu, shot.isMenuOpen].every((each) => each === undefined);
  await page.screenshot({ path: file, fullPage });
  const overflow = "document.documentElement.scrollWidth > document.documentElement.clientWidth";
  return !(await page.evaluate<boolean>(overflow));
}

async function run(browser: Browser, service: Service, folder: string): Promise<string[]> {
  const faults: string[] = [];
  const { origin, store } = service;
  const link = await store.signIn.createLink("Župnija Šmartno");
  const shots = shotsOf(link, service.library.getDefault("SSP3")!.code);
  for (const look of LOOKS) {
    const { language, colorScheme, width, special } = look;
    for (const as of ["nobody", "scriptless", "member", "administrator"] as const) {
      const { context, page, violations } = await openContext(browser, {
        ...{ origin, colorScheme, javaScriptEnabled: as !== "scriptless" },
        locale: language === "sl" ? "sl-SI" : "en-GB",
        viewport: { width, height: special === "doubled" ? 2000 : 720 },
        forcedColors: special === "forced" ? "active" : "none",
      });
      if (special === "doubled") {
        const session = await context.newCDPSession(page);
        await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
      }
      if (as === "member" || as === "administrator") {
        const name = as === "member" ? "Marija" : "vodja";
        const value = await store.signIn.createSession(name);
        await context.addCookies([{ name: "ambo-session", value, url: origin }]);
      }
      for (const shot of shots.filter((shot) => shot.as === as)) {
        const name = `${shot.name}-${language}-${special ?? colorScheme}-${width}.png`;
        const file = join(folder, name);
        service.reconfigure({ reader: shot.isClosed ? "off" : "open" });
        const fits = await take(page, { shot, address: origin + shot.path, file, look });
        if (!fits) faults.push(`${name} scrolls sideways`);
      }
      faults.push(...violations.consoleErrors, ...violations.foreignRequests);
      await context.close();
    }
  }
  return faults;
}

if (noBrowser) throw new Error(noBrowser);
const [folder = "screenshots", corpus = "test/fixtures/corpus"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const service = await startSampleService(corpus);
const browser = await startBrowser();
const faults = await run(browser, service, folder).finally(async () => {
  await browser.close();
  await service.stop();
});
for (const fault of faults) console.error(fault);
console.log(`Took the pictures into ${folder}: ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
