/**
 * Prints a digest of each import of a fixture or a fuzzed source, a line each: `npm run test:nodes` compares those of every
 * Node.
 */
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatTranslation } from "../../src/corpus/mod.ts";
import { explain, explainRecord } from "../../src/i18n/problems/mod.ts";
import { ImportError, importedVerses, importSource } from "../../src/import/mod.ts";
import { fuzzedSource } from "../fuzz/import_sources.ts";
import { Random } from "../support/random.ts";

const FIXTURES = "test/fixtures/import";
const SEEDS = 400;
const HEADER = { code: "A", name: "A", language: "slv", copyright: "A", books: new Map() };

function contentOf(path: string): string {
  try {
    const imported = importSource(path, {});
    const said = imported.warnings.map(({ line, warning }) => `${line} ${explainRecord(warning, "en")}`);
    const text = formatTranslation(HEADER, importedVerses(imported)).toString();
    return JSON.stringify([text, imported.characters, [...imported.dropped], imported.metadata, said]);
  } catch (error) {
    if (error instanceof ImportError) return explain(error, "en").replaceAll(path, "");
    throw error;
  }
}

function print(name: string, path: string): void {
  console.log(`${name} ${createHash("sha256").update(contentOf(path)).digest("hex")}`);
}

for (const name of readdirSync(FIXTURES).sort()) print(name, `${FIXTURES}/${name}`);
const folder = mkdtempSync(join(tmpdir(), "ambo-digests-"));
try {
  for (let seed = 0; seed < SEEDS; seed++) {
    const { file, content } = fuzzedSource(new Random(seed));
    writeFileSync(join(folder, file), content);
    print(`seed ${seed}, ${file}`, join(folder, file));
    rmSync(join(folder, file));
  }
} finally {
  rmSync(folder, { recursive: true });
}
