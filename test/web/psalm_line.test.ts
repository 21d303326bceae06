/** Error pages: what happened, a verse of a psalm as the default translation has it, and a way on. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { originalLength } from "../../src/versification/mod.ts";
import { scratchFolder } from "../support/scratch.ts";
import { type Service, startService } from "../support/service.ts";
import { WebClient } from "./web_client.ts";

/** A translation with all psalms, and one without. */
function corpusWithPsalm(): string {
  const corpus = scratchFolder();
  const head = (code: string, language: string) =>
    `Ambo-Translation: 1\nCode: ${code}\nName: Poskusni ${code}\nLanguage: ${language}\nCopyright: Sestavljeno za preizkus.\n\n`;
  const verses = Array.from({ length: 150 }, (_, at) => at + 1).flatMap((psalm) =>
    Array.from({ length: originalLength("PSA", psalm) ?? 0 }, (_, at) => `PSA ${psalm}:${at + 1} Zgled <${at + 1}>.`),
  );
  writeFileSync(join(corpus, "PSALM.txt"), `${head("PSALM", "slv")}${verses.join("\n")}\n`);
  writeFileSync(join(corpus, "JANEZ.txt"), `${head("JANEZ", "slv")}JHN 1:1 Zgled.\n`);
  return corpus;
}

const started = (code: string, settings: Record<string, string> = {}): Promise<Service> =>
  startService({
    settings: { corpus: corpusWithPsalm(), "default-translation": code, ...settings },
  });

test("a page that is not there shows a verse, its place, its copyright and the line to look further", async () => {
  const service = await started("PSALM");
  const { status, text } = await new WebClient(service).get("/nothing");
  assert.equal(status, 404);
  assert.match(text, /<blockquote lang="sl" dir="auto">Zgled &lt;176&gt;\.<\/blockquote>/);
  assert.match(text, /<a href="\/\?translation=PSALM&amp;reference=[^"]*119[^"]*176">Ps 119,176<\/a>/);
  assert.match(text, /Sestavljeno za preizkus\./);
  assert.match(text, /role="search"/);
  assert.match(text, /<a class="button" href="\/">Začetna stran<\/a>/);
});

test("a translation without the verse leaves it out, and nothing else", async () => {
  const service = await started("JANEZ");
  const { status, text } = await new WebClient(service).get("/nothing");
  assert.equal(status, 404);
  assert.doesNotMatch(text, /blockquote/);
  assert.match(text, /role="search"/);
});

test("where the reader is closed, no text is shown to those outside", async () => {
  for (const [reader, isShown] of [
    ["off", false],
    ["signed-in", true],
  ] as const) {
    const service = await started("PSALM", { reader });
    const stranger = await new WebClient(service).get("/nothing");
    assert.doesNotMatch(stranger.text, /Zgled|role="search"/);
    const ana = await WebClient.signedIn(service, "ana");
    assert.equal(/Zgled/.test((await ana.get("/nothing")).text), isShown, reader);
  }
});
