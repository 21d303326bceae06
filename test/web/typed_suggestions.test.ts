/** Suggestions while someone types: what the service answers to the script of the line. */
import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { corpusOf } from "../support/scratch.ts";
import { serviceFor, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const TRANSLATION = `Ambo-Translation: 1
Code: PRE
Name: Prevod za predloge
Language: slv
Copyright: © Predlogi, sestavljeno za preizkuse.

1SA 1:1 Pastir je čuval ovce.
2SA 1:1 Pastirji so čuvali ovce, ki so iskale pašo.
LUK 15:1 Pastir je klical.
${Array.from({ length: 31 }, (_, index) => `LUK 15:${index + 2} Vrstica o pastirju stoji tu.`).join("\n")}
`;

interface Suggestion {
  readonly text: string;
  readonly hint?: string;
  readonly path: string;
}

describe("GET /suggest", () => {
  const corpus = corpusOf({ PRE: TRANSLATION });
  const service = serviceFor({ settings: { corpus, "default-translation": "PRE" } });
  const ask = (q: string, more: Record<string, string> = {}) =>
    service.askRaw(`/suggest?${new URLSearchParams({ q, ...more })}`);
  const suggested = async (q: string, more?: Record<string, string>): Promise<Suggestion[]> =>
    JSON.parse((await ask(q, more)).text).suggestions;

  before(async () => {
    // The first search makes the index, which suggestions do not wait for.
    await service.ask("/search?query=pastir");
    await service.askRaw("/?q=pastir");
  });

  test("offers books, passages by their names and words, with where they lead", async () => {
    assert.deepEqual(await suggested("samuel"), [
      { text: "Prva Samuelova knjiga", hint: "1 Sam", path: "/?translation=PRE&reference=1%20Sam" },
      {
        text: "Druga Samuelova knjiga",
        hint: "2 Sam",
        path: "/?translation=PRE&reference=2%20Sam",
      },
      { text: "Samuelovo rojstvo", hint: "1 Sam 1,1", path: "/?translation=PRE&reference=1%20Sam%201,1" },
    ]);
    assert.deepEqual((await suggested("izgubljeni s"))[0], {
      text: "Izgubljeni sin",
      hint: "Lk 15,11-32",
      path: "/?translation=PRE&reference=Lk%2015,11-32",
    });
    assert.deepEqual(
      (await suggested("čuval pas")).map(({ text }) => text),
      ["čuval pastirju", "čuval pastir", "čuval pašo", "čuval pastirji"],
    );
  });

  test("every suggestion opens something", async () => {
    const all = await Promise.all(["sam", "lu", "izgub", "past", "paso"].map((q) => suggested(q)));
    for (const { path, text } of all.flat()) {
      const { status } = await service.askRaw(path);
      assert.equal(status, 200, text);
    }
    assert.ok(all.flat().length > 8);
  });

  test("is JSON that only pages of the service may read, kept for a minute", async () => {
    const { status, headers } = await ask("sam");
    assert.equal(status, 200);
    assert.equal(headers["content-type"], "application/json; charset=utf-8");
    assert.equal(headers["cross-origin-resource-policy"], "same-origin");
    assert.equal(headers["x-content-type-options"], "nosniff");
    assert.equal(headers["cache-control"], "private, max-age=60");
  });

  test("has nothing for what is too short, too long, unknown or harmful", async () => {
    const hostile = ["", "s", " ", "-", "😀", "qqqqq", "\u0000", "a".repeat(500), "(.*)+$", "<b>"];
    for (const q of [...hostile, "ab ".repeat(160), "č".repeat(400)]) {
      const { status, text } = await ask(q);
      assert.equal(status, 200, q);
      assert.deepEqual(JSON.parse(text), { suggestions: [] }, q);
    }
    assert.deepEqual(await suggested("sam", { translation: "NIČ" }), []);
  });

  test("has nothing where the reader is closed", async () => {
    service.reconfigure({ reader: "signed-in" });
    assert.deepEqual(await suggested("sam"), []);
    service.reconfigure({ reader: "open" });
    assert.equal((await suggested("sam")).length, 3);
  });
});

test("pages with the line load its script and may ask this service alone", async () => {
  const service = await startService();
  for (const path of ["/", "/?q=vrstica", "/?translation=ZGL", "/?reference=Jn"]) {
    const { text, headers } = await new WebClient(service).get(path);
    assert.match(text, /<script src="\/assets\/suggest[^"]*\.js" defer><\/script>/, path);
    assert.match(headers["content-security-policy"] ?? "", /connect-src 'self'$/, path);
    assert.match(text, /<input type="text" id="q"[^>]* data-suggest="Predlogi"/, path);
  }
});
