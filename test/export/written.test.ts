/** The formats as they are written, byte for byte: what the importers here forgive, another program may not. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { parseTranslation } from "../../src/corpus/mod.ts";
import { EXPORT_FORMATS, exportTranslation } from "../../src/export/mod.ts";

const FOLDER = "test/fixtures/export";

for (const format of EXPORT_FORMATS) {
  test(`every kind of content in ${format} is written as it was recorded`, () => {
    const translation = parseTranslation(readFileSync(join(FOLDER, "ALL.txt")), "ALL.txt");
    const { text, lost } = exportTranslation(translation, format);
    const losses = [...lost].map(([kind, count]) => `${count} ${kind}\n`).sort();
    const written = `${text}Lost:\n${losses.join("")}`;
    const path = join(FOLDER, `ALL.${format}.txt`);
    if (process.env.AMBO_RECORD === "1") writeFileSync(path, written);
    assert.equal(written, readFileSync(path, "utf8"));
  });
}
