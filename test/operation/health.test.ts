import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { Library, parseTranslation } from "../../src/corpus/mod.ts";
import { Health } from "../../src/operation/mod.ts";

/** What a service says of itself that serves one translation with these verse lines. */
function readinessWith(verses: string, context: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), "ambo-health-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const header = "Ambo-Translation: 1\nCode: ZGL\nName: Zgled\nLanguage: slv\nCopyright: zgled\n";
  const translation = parseTranslation(Buffer.from(`${header}\n${verses}`), "ZGL.txt");
  const library = new Library([translation]);
  return new Health({ folder, library: () => library, isStoreWell: () => true, now: () => 0 });
}

test("a service is ready though its first translation leaves out its first verses", (context) => {
  const { status, body } = readinessWith("GEN 1:1\nGEN 1:2\nGEN 1:3 Zgled.\n", context).ready();
  assert.equal(body, "ready\n");
  assert.equal(status, 200);
});
