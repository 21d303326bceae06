/** The first moments of a service with many translations: it answers at once, and denies none that is there. */
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { ServedTranslations } from "../../src/server/served_translations.ts";
import { scratchFolder } from "../support/scratch.ts";

test("the default translation is loaded first, and the others after it", async () => {
  const corpus = scratchFolder();
  const text = readFileSync("test/fixtures/corpus/ZGL.txt", "utf8");
  for (const code of ["A", "B", "C"]) {
    writeFileSync(join(corpus, `${code}.txt`), text.replace("Code: ZGL", `Code: ${code}`));
  }
  copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "zgl.txt"));
  writeFileSync(join(corpus, "broken.txt"), "no translation\n");
  const messages: string[] = [];
  const { library } = new ServedTranslations(corpus, {
    first: "ZGL",
    optional: false,
    log: (_level, event) => messages.push(explain(event, "en")),
  });
  const codes = () => library.translations().map(({ code }) => code);
  assert.deepEqual(codes(), ["ZGL"]);
  assert.deepEqual(messages, []);
  await library.loading;
  assert.deepEqual(codes(), ["A", "B", "C", "ZGL"]);
  assert.equal(messages.length, 1, "a broken file concerns no other");
  assert.match(messages[0]!, /broken\.txt/);
});
