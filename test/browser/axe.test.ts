/** What the other tests rely on: axe finds each kind of fault on a page, in a frame too, and nothing on a page without. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { before, describe, test } from "node:test";
import { atEnd } from "../support/at_end.ts";
import { axeFindings, CONTRAST } from "./axe.ts";
import { browserFor, noBrowser, openContext } from "./browser.ts";

const LOCK = "@media (orientation: portrait) { html { transform: rotate(90deg) } }";
/** Bodies of pages, and the rules that find something. */
const PAGES: readonly [body: string, ...rules: string[]][] = [
  [`<p style="color: #000">Berilo</p>`],
  [`<p style="color: #6a6a6a">Manj kakor 7 proti 1</p>`, "color-contrast-enhanced"],
  [`<p style="color: #999">Manj kakor 4,5 proti 1</p>`, "color-contrast"],
  [`<p style="color: #ddd; font-size: 40px">Manj kakor 3 proti 1</p>`, "color-contrast"],
  ["<input>", "label"],
  [`<style>${LOCK}</style>`, "css-orientation-lock"],
  [
    `<iframe title="okvir" srcdoc="<html lang=sl><title>O</title><style>${LOCK}</style>"></iframe>`,
    "css-orientation-lock",
  ],
];

describe("axe", { skip: noBrowser }, () => {
  const browser = browserFor();
  let origin: string;

  before(async () => {
    const server = createServer((request, response) => {
      const [body] = PAGES[Number(request.url?.slice(1))] ?? [""];
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="sl"><title>A</title><main><h1>A</h1>${body}</main></html>`);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    atEnd(() => server.close());
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  test("finds what is wrong with a page by the rule for it", async () => {
    const { context, page } = await openContext(browser, { origin });
    for (const [at, [body, ...rules]] of PAGES.entries()) {
      await page.goto(`${origin}/${at}`);
      const found = (await axeFindings(page)).map((each) => each.split(":")[0]!);
      for (const rule of rules) assert.ok(found.includes(rule), `${body}: ${found}`);
      if (rules.length === 0) assert.deepEqual(found, []);
      const contrast = rules.filter((rule) => rule.startsWith("color"));
      assert.deepEqual(
        (await axeFindings(page, CONTRAST)).map((each) => each.split(":")[0]),
        contrast,
        body,
      );
    }
    await context.close();
  });
});
