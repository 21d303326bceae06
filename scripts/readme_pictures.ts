/**
 * Takes the pictures of README.md into `.github`: `npm run screenshots:readme`.
 *
 * The home page on a phone and the readings of a Sunday on a desktop, of a real service with the King James Version, on a
 * day that stays the same.
 */
import { noBrowser, openContext, startBrowser } from "../test/browser/browser.ts";
import { startService } from "../test/support/service.ts";

const FIRST_SUNDAY_OF_ADVENT = Date.parse("2026-11-29T12:00:00+01:00");

const PICTURES = [
  { file: ".github/home.png", path: "/", viewport: { width: 390, height: 780 }, scale: 2 },
  {
    file: ".github/readings.png",
    path: "/berila",
    viewport: { width: 1180, height: 780 },
    scale: 1,
  },
] as const;

if (noBrowser) throw new Error(noBrowser);
const service = await startService({
  settings: { corpus: "corpus", "default-translation": "KJV" },
  now: () => FIRST_SUNDAY_OF_ADVENT,
});
const browser = await startBrowser();
for (const { file, path, viewport, scale } of PICTURES) {
  const { context, page } = await openContext(browser, {
    ...{ origin: service.origin, viewport, deviceScaleFactor: scale, colorScheme: "light" },
  });
  await page.goto(service.origin + path);
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.screenshot({ path: file });
  await context.close();
}
await browser.close();
await service.stop();
