/** Caches that many share: nothing that they may keep has the host that a stranger asked for. Over a real socket. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { type Service, startService } from "../support/service.ts";

const STRANGER = "stranger.example";
const FORGED = {
  Host: STRANGER,
  "X-Forwarded-Host": STRANGER,
  Forwarded: `host=${STRANGER}`,
  Origin: `https://${STRANGER}`,
};

/** Returns true if a shared cache may keep a response and send it to others (RFC 9111, section 3). */
const isShared = (cacheControl = "") => !/\b(private|no-store)\b/.test(cacheControl);

const PATHS = [
  "/",
  "/?reference=Jn+3,16",
  "/?q=luč",
  "/?reference=nothing",
  "/berila",
  "/readings?date=2026-12-25",
  "/docs",
  "/login",
  "/sign-up",
  "/share",
  "/profile",
  "/nothing",
  "/manifest.webmanifest",
  "/favicon.ico",
  "/openapi.json",
  "/healthz",
  "/readyz",
  "/embed.js",
  "/embed/verse",
  "/embed/readings",
  "/embed/passage?reference=Jn+3,16",
  "/feed/verse.xml",
  "/feed/readings.xml",
  "/calendar.ics",
  "/v1/passage?translation=ZGL&reference=Jn+3,16",
  "/v1/verse-of-the-day",
  "/v1/nothing",
];

describe("a shared cache", () => {
  let open: Service;
  let known: Service;
  before(async () => {
    open = await startService({ settings: { "sign-up": "open" } });
    const settings = { "public-url": "https://ambo.example.org", "sign-up": "open" };
    known = await startService({ settings });
  });

  for (const path of PATHS) {
    test(`keeps nothing of a stranger's host from ${path}`, async () => {
      const { status, headers, text } = await open.askRaw(path, { headers: FORGED, key: open.key });
      assert.ok(status < 500);
      const { "cache-control": cacheControl, ...others } = headers;
      if (!isShared(cacheControl)) return;
      assert.ok(!text.includes(STRANGER), "the body names it");
      assert.ok(!JSON.stringify(others).includes(STRANGER), "a header names it");
    });

    test(`gets no other host than --public-url from ${path}`, async () => {
      const { headers, text } = await known.askRaw(path, { headers: FORGED, key: known.key });
      assert.ok(!(text + JSON.stringify(headers)).includes(STRANGER));
    });
  }
});
