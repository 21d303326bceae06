/** The daily limit of the reader: how much each page takes of it, at the limit and one beyond. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const LIMIT = 6;

/** The pages and what each takes; the clock of the service shows 21 November 2026. */
const PAGES: [what: string, path: string, taken: number][] = [
  ["a passage", "/?reference=Jn+3,16", 1],
  ["a chapter", "/?reference=1+Mz+1", 1],
  ["a passage in two translations", "/?reference=Jn+3,16&parallel=sample-EN", 2],
  ["a passage that is not there", "/?reference=Jn+99", 1],
  ["words that are found", "/?q=vrstica", 1],
  ["the slides of a passage", "/projekcija?reference=Jn+3,16", 1],
  ["the slides of a passage in two translations", "/projekcija?reference=Jn+3,16&parallel=sample-EN", 2],
  ["the readings of another day", "/berila?date=2026-12-25", 1],
  ["the texts of the Mass of another day", "/priprava?date=2026-12-25", 1],
  ["a passage on another site", "/embed/passage?reference=Jn+3,16", 1],
  ["the readings of another day on another site", "/embed/readings?date=2026-12-25", 1],
  ["the home page", "/", 0],
  ["the empty search", "/isci", 0],
  ["the readings of today", "/berila", 0],
  ["the readings of the coming Sunday", "/berila?date=sunday", 0],
  ["the readings of a week, without texts", "/berila/teden", 0],
  ["the calendar", "/koledar", 0],
  ["the texts of the Mass of today", "/priprava", 0],
  ["the slides of today", "/projekcija", 0],
  ["the verse of today on another site", "/embed/verse", 0],
  ["the readings of today on another site", "/embed/readings", 0],
  ["the readings of the coming Sunday on another site", "/embed/readings?date=sunday", 0],
  ["the texts of the Mass of the coming Sunday", "/priprava?date=sunday", 0],
  ["a book, and its chapters", "/?q=Jn", 0],
  ["a feed", "/feed/verse.xml", 0],
  ["a feed in JSON", "/feed/readings.json", 0],
  ["the calendar as a file", "/calendar.ics", 0],
  ["the documentation", "/docs", 0],
];

describe("of the reader's daily limit", () => {
  const settings = { "reader-limit": String(LIMIT), "trusted-proxy": "loopback" };
  const service = serviceFor({ settings });

  for (const [index, [what, path, taken]] of PAGES.entries()) {
    test(`${what} takes ${taken}`, async () => {
      const headers = { "X-Forwarded-For": `192.0.2.${index + 1}` };
      const get = (address: string) => new WebClient(service).get(address, { headers });
      await get(path);
      let left = 0;
      while (left <= LIMIT && (await get("/?reference=Jn+3,16")).status === 200) left++;
      assert.equal(LIMIT - left, taken);
      const { status, headers: said } = await get(path);
      // On another site a link stands in place of the text.
      const isRefused = taken > 0 && !path.startsWith("/embed");
      assert.equal(status, isRefused ? 429 : 200, "beyond the limit");
      assert.equal(Number(said["retry-after"]) > 0, isRefused);
    });
  }
});

test("visitors behind a proxy that is not trusted share a limit, and the log says once how each gets an own", async () => {
  const service = await startService({ settings: { "reader-limit": "2" } });
  const get = async (visitor: string) => {
    const headers = { "X-Forwarded-For": visitor };
    return (await new WebClient(service).get("/?reference=Jn+3,16", { headers })).status;
  };
  const warnings = () => service.log.filter(({ level }) => level === "warning").map(({ message }) => message);
  const visit = async () => [await get("192.0.2.1"), await get("192.0.2.2"), await get("192.0.2.3")];
  assert.deepEqual(await visit(), [200, 200, 429]);
  assert.match(warnings().join("|"), /^127\.0\.0\.1 sends x-forwarded-for[^|]*set trusted-proxy[^|]*$/);
  service.reconfigure({ "reader-limit": "2", "trusted-proxy": "loopback" });
  assert.deepEqual(await visit(), [200, 200, 200]);
  assert.equal(warnings().length, 1);
});
