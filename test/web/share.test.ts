/** The page that explains how to show scripture on other sites: its line and addresses work. Over a real socket. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#39);/g, (each) => ENTITIES[each]!);
/** Returns the text that a page offers to copy. */
const copied = (text: string, id: string) =>
  decoded(new RegExp(`<pre id="${id}"[^>]*>([^<]*)</pre>`).exec(text)?.[1] ?? "");
const preview = (text: string) => decoded(/<iframe id="preview"[^>]* src="([^"]*)"/.exec(text)?.[1] ?? "");
const plain = (text: string) => decoded(text.replaceAll(/<[^>]+>/g, " ")).replaceAll(/\s+/g, " ");

describe("/share", () => {
  const service = serviceFor({ settings: { "public-url": "https://zupnija.example.org" } });
  const get = async (path: string) => (await new WebClient(service).get(path)).text;

  test("offers the readings of the coming Sunday", async () => {
    const text = await get("/share?what=sunday");
    assert.match(copied(text, "line"), /data-ambo="readings" data-date="sunday"><\/script>$/);
    assert.equal(preview(text), "/embed/readings?date=sunday");
    assert.match(copied(text, "frame"), /\/embed\/readings\?date=sunday" title="Berila dneva"/);
    assert.equal((await service.askRaw(preview(text))).status, 200);
  });

  test("shows a passage that is there where none was named yet", async () => {
    const text = await get("/share?what=passage&reference=");
    assert.match(copied(text, "line"), /data-ambo="passage" data-reference="Jn 3,16"/);
    assert.equal((await service.askRaw(preview(text))).status, 200);
  });

  test("passes over choices that there are not, and repeats none of them", async () => {
    const usual = await get("/share");
    for (const value of ["<script>alert(1)</script>", 'x" onload="alert(1)', "to string"]) {
      const wrong = { what: value, translation: value, labels: value, theme: value, size: value };
      const text = await get(`/share?${new URLSearchParams({ ...wrong, accent: value, api_key: value })}`);
      assert.equal(copied(text, "line"), copied(usual, "line"));
      assert.equal(preview(text), "/embed/verse");
      assert.ok(!text.includes(value), value);
    }
    const hostile = await get(
      `/share?${new URLSearchParams({ what: "passage", reference: '"><script>alert(1)</script>' })}`,
    );
    assert.doesNotMatch(hostile, /<script>alert/);
    assert.equal((await service.askRaw("/share?reference=%ff")).status, 400);
  });

  test("alone may frame pages of the service, and with /docs and searches ask it by script; nobody may frame it", async () => {
    for (const path of ["/", "/share", "/docs", "/berila"]) {
      const { headers } = await service.askRaw(path);
      const policy = headers["content-security-policy"]!;
      assert.equal(/frame-src/.test(policy), path === "/share", path);
      assert.equal(/connect-src 'self'/.test(policy), ["/", "/share", "/docs"].includes(path), path);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.equal(headers["x-frame-options"], "DENY");
    }
  });

  test("leads to calendars and feeds that are there, in its language", async () => {
    for (const language of ["sl", "en"]) {
      const text = await get(`/share?lang=${language}`);
      const addresses = ["calendar-all", "calendar-feasts", "feed-1", "feed-2"].map((id) => copied(text, id));
      for (const address of addresses) {
        const { origin, pathname, search } = new URL(address);
        assert.equal(origin, "https://zupnija.example.org");
        const { status, headers } = await service.askRaw(pathname + search);
        assert.equal(status, 200);
        assert.equal(headers["content-language"], language);
      }
      const webcal = addresses[0]!.replace("https:", "webcal:");
      assert.ok(decoded(text).includes(`href="${webcal}"`));
      const google = /href="(https:\/\/calendar\.google\.com[^"]+)"/.exec(text)![1]!;
      assert.equal(new URL(decoded(google)).searchParams.get("cid"), webcal);
    }
  });
});

describe("/share where something is not to be had", () => {
  const pageWith = async (settings: Record<string, string>) =>
    (await new WebClient(await startService({ settings })).get("/share")).text;

  test("says that embeds are switched off, and still tells of calendar, feeds and the API", async () => {
    const text = await pageWith({ embed: "off" });
    assert.match(plain(text), /Prikaz besedil na drugih spletnih straneh je tu izklopljen/);
    assert.doesNotMatch(text, /<iframe|data-ambo|<form class="choices"/);
    assert.match(text, /calendar\.ics/);
    assert.match(text, /<a href="\/docs">Za razvijalce<\/a>/);
  });

  test("says that there will be references without texts where the reader is closed", async () => {
    for (const reader of ["off", "signed-in"]) {
      const text = await pageWith({ reader });
      assert.match(plain(text), /namesto njih navedena samo svetopisemska mesta/);
      assert.match(text, /data-ambo/);
    }
    assert.doesNotMatch(plain(await pageWith({})), /samo svetopisemska mesta/);
  });

  test("is whole without any translation", async () => {
    const text = await pageWith({ corpus: scratchFolder() });
    assert.match(text, /data-ambo/);
  });
});
