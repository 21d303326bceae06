/** The formats as they are written, byte for byte: what the importers here forgive, another program may not. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { EXPORT_FORMATS, exportTranslation } from "../../src/export/mod.ts";
import { assertRecorded } from "../support/recorded.ts";

const FOLDER = "test/fixtures/export";

for (const format of EXPORT_FORMATS) {
  test(`every kind of content in ${format} is written as it was recorded`, () => {
    const translation = parseTranslation(readFileSync(join(FOLDER, "ALL.txt")), "ALL.txt");
    const { text, lost } = exportTranslation(translation, format);
    const losses = [...lost].map(([kind, count]) => `${count} ${kind}`).sort();
    assertRecorded(join(FOLDER, `ALL.${format}.txt`), [...text.split("\n"), "Lost:", ...losses]);
  });
}
