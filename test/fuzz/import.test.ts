/** Sources made by the rules of the formats, and against them: none breaks an importer. `import_soak.ts` is the long form. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Random } from "../support/random.ts";
import { scratchFolder } from "../support/scratch.ts";
import { isImported } from "./import_checks.ts";
import { readFaults } from "./import_faults.ts";
import { fuzzedSource } from "./import_sources.ts";

/** Some seconds of the processor. */
const SOURCES = 250;
const SEED = 20_261_122;

test(`${SOURCES} made sources are imported or refused in a sentence`, () => {
  const folder = scratchFolder();
  let imported = 0;
  for (let index = 0; index < SOURCES; index++) {
    const source = fuzzedSource(new Random(SEED + index));
    try {
      if (isImported(source, folder)) imported++;
    } catch (error) {
      throw new Error(`Seed ${SEED + index}, ${source.file}`, { cause: error });
    }
  }
  // Both ways are gone.
  assert.ok(imported > SOURCES / 10 && imported < SOURCES, `${imported} were imported`);
});

test("each fault that the balance must find has its place in the importers", () => {
  assert.ok(readFaults().length > 15);
});
