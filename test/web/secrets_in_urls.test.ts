/** Keys and other secrets that someone pastes into an address: no page repeats them, wherever they stand. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import type { HttpResponse } from "../support/http_client.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const SECRETS = [
  "ambo_S3krivnost1234567890abcdefghijklm",
  "eyJhbGciOiJIUzI1NiJ9.S3krivnost.c2tyaXZub3N0",
  "Bearer S3krivnost",
  "geslo&S3krivnost=dolgo#in/skrito?",
  `č"š'ž<script>S3krivnost(1)</script>`,
];
/** In every secret, and on no page. */
const MARK = /S3krivnost/i;
/** Names that no page knows, and those of all pages: what one knows is a stranger to another. */
const NAMES = ["api_key", "key", "token", "password", "access_token", "X-API-Key", "__proto__"];

const PATHS = [
  "/",
  "/?reference=Jn+3,16&translation=ZGL",
  "/?reference=nothing",
  "/?q=luč&sort=relevance",
  "/berila",
  "/berila?date=2026-12-25",
  "/readings?date=nothing",
  "/docs",
  "/login",
  "/login?next=/admin",
  "/login?link=unknown",
  "/sign-up",
  "/profile",
  "/profile/key",
  "/profile/password",
  "/admin",
  "/admin/user?name=ana",
  "/admin/user/confirm?name=ana&action=remove",
  "/admin/translations",
  "/nothing",
  "/sign-out",
  "/share",
  "/embed/verse",
  "/embed/readings",
  "/embed/passage?reference=Jn+3,16",
  "/embed/passage?reference=nothing",
  "/feed/verse.xml",
  "/feed/readings.xml",
  "/calendar.ics",
];

describe("a secret in the address of a page", () => {
  const service = serviceFor({ settings: { "sign-up": "open", "reader-limit": "100000" } });
  let visitor: WebClient;
  let admin: WebClient;

  before(async () => {
    await service.store.accounts.addUser("vodja", { admin: true });
    visitor = new WebClient(service);
    admin = await WebClient.signedIn(service, "vodja");
  });

  /** Looks for a secret in body and headers. */
  function assertWithout({ status, text, headers }: HttpResponse, at: string): void {
    assert.ok(status < 500, `${at}: ${status}`);
    assert.doesNotMatch(text + JSON.stringify(headers), MARK, at);
    const hasLinks = (headers["content-type"] ?? "text/html").startsWith("text/html");
    if (hasLinks) assert.match(headers["referrer-policy"]!, /^(same-origin|no-referrer)$/, at);
  }

  for (const path of PATHS) {
    test(`is nowhere on ${path}, nor in where it leads`, async () => {
      const joint = path.includes("?") ? "&" : "?";
      for (const secret of SECRETS) {
        const value = encodeURIComponent(secret);
        const together = NAMES.map((name) => `${name}=${value}`).join("&");
        for (const query of [`${together}&${value}=1`, `lang=${value}&${value}`]) {
          for (const client of [visitor, admin]) {
            const address = `${path}${joint}${query}`;
            assertWithout(await client.get(address), address);
          }
        }
      }
    });
  }

  test("is nowhere on the page of a path that is none", async () => {
    for (const secret of SECRETS) {
      const value = encodeURIComponent(secret);
      for (const path of [`/${value}`, `/berila/${value}`, `/admin/${value}?${value}`, `/assets/${value}`]) {
        for (const client of [visitor, admin]) {
          const response = await client.get(path);
          assert.equal(response.status, 404);
          assertWithout(response, path);
        }
      }
    }
  });

  test("is no value of a parameter with few values", async () => {
    const names = ["next", "out", "done", "sort", "in", "offset", "page", "date", "action"];
    for (const path of ["/", "/?q=luč", "/berila", "/login", "/profile", "/admin", "/admin/user?name=ana"]) {
      for (const name of names) {
        const joint = path.includes("?") ? "&" : "?";
        const address = `${path}${joint}${name}=${encodeURIComponent(SECRETS[0]!)}`;
        assertWithout(await admin.get(address), address);
        assertWithout(await visitor.get(address), address);
      }
    }
  });

  test("is not where a sign-in leads", async () => {
    const { store } = service;
    const link = await store.signIn.createLink("ana");
    const client = new WebClient(service);
    await client.get(`/login?link=${link}`);
    await client.post("/login", { link, password: "dolga skrivnost", repeated: "dolga skrivnost" });
    for (const next of ["/admin?api_key=", "//", "https://", "/", "/admin/"]) {
      const other = new WebClient(service);
      const address = `${next}${SECRETS[0]}`;
      await other.get(`/login?next=${encodeURIComponent(address)}&api_key=${SECRETS[0]}`);
      const query = `?next=${encodeURIComponent(address)}&api_key=${SECRETS[0]}`;
      const fields = { name: "ana", password: "dolga skrivnost", next: address };
      const response = await other.post(`/login${query}`, fields);
      assertWithout(response, address);
      assert.equal(response.headers.location, "/profile");
    }
  });
});
