import assert from "node:assert/strict";
import { test } from "node:test";
import { Library, parseTranslation } from "../../src/corpus/mod.ts";
import { Readiness } from "../../src/server/health.ts";

/** Makes the readiness of a service with one translation of these verse lines. */
function readinessWith(verses: string) {
  const header = "Ambo-Translation: 1\nCode: ZGL\nName: Zgled\nLanguage: slv\nCopyright: zgled\n";
  const translation = parseTranslation(Buffer.from(`${header}\n${verses}`), "ZGL.txt");
  const library = new Library([translation]);
  return new Readiness({
    library,
    store: { problem: () => undefined },
    counts: { isHealthy: true },
    now: () => 0,
  });
}

test("a service is ready though its first translation leaves out its first verses", async () => {
  const { status, body } = await readinessWith("GEN 1:1\nGEN 1:2\nGEN 1:3 Zgled.\n").response();
  assert.equal(body, "ready\n");
  assert.equal(status, 200);
});
