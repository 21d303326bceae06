/** Pages say what of a passage or of a reading a translation does not have, in the language of the page. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";
import { serviceFor } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

const DATE = "2027-05-20";
const corpus = scratchFolder();
const kjv = readFileSync("corpus/KJV.txt", "utf8");
// A text that counts Mark 9,44 and leaves it out.
const leaving = kjv.replace(/^(MRK 9:44) .*$/m, "$1");
writeFileSync(join(corpus, "KJV.txt"), leaving);

const plain = (text: string) => text.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

describe("what a translation does not have", () => {
  const service = serviceFor({ settings: { corpus, "default-translation": "KJV" } });
  const get = async (path: string) => plain((await new WebClient(service).get(path)).text);
  const passage = (reference: string, rest = "") =>
    `/?translation=KJV&reference=${encodeURIComponent(reference)}${rest}`;

  const lines: readonly [language: string, line: RegExp][] = [
    ["sl", /V tem prevodu ni: Jn 99,1; Iz 8,23b-9,3 \(tu Iz 9,1b-4\)/],
    ["en", /Not in this translation: Jn 99:1; Iz 8:23b-9:3 \(here Iz 9:1b-4\)/],
    ["it", /Non presente in questa traduzione: Jn 99,1; Iz 8,23b-9,3 \(qui Iz 9,1b-4\)/],
    ["de", /In dieser Übersetzung nicht enthalten: Jn 99,1; Iz 8,23b-9,3 \(hier Iz 9,1b-4\)/],
  ];
  for (const [language, line] of lines) {
    test(`stands in a line on the page of the passage in ${language}`, async () => {
      assert.match(await get(passage("Jn 3,16; Jn 99,1; Iz 8,23b-9,3", `&lang=${language}`)), line);
    });
  }

  test("is on the slides, in the embed and nowhere where all is there", async () => {
    const reference = encodeURIComponent("Jn 3,35-99");
    for (const path of [
      `/projekcija?translation=KJV&reference=${reference}`,
      `/embed/passage?translation=KJV&reference=${reference}`,
    ]) {
      assert.match(await get(path), /V tem prevodu ni: Jn 3,37-99/, path);
    }
    assert.doesNotMatch(await get(passage("Jn 3,16")), /V tem prevodu ni/);
  });

  test("of a reading is on the page of the day, on the leaflet, on its slides and in their text", async () => {
    for (const path of ["/berila?", "/priprava?", "/projekcija?", "/projekcija?as=text&"]) {
      assert.match(await get(`${path}date=${DATE}`), /V tem prevodu ni: Mr 9,44/, path);
    }
    assert.match(await get(`/readings?lang=en&date=${DATE}`), /Not in this translation: Mark 9:44/);
  });

  test("under another number leads there from the error", async () => {
    const { status, text } = await new WebClient(service).get(passage("Iz 8,23b-9,3"));
    assert.equal(status, 404);
    assert.match(plain(text), /V tem prevodu je to Iz 9,1b-4\./);
    assert.match(text, /<nav class="ways-on".*?<a href="[^"]*">Iz 9,1b-4<\/a>/s);
  });
});
