/** The first moments of a service with many translations: it answers at once, and denies none that is there. */
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { explain } from "../../src/i18n/problems/mod.ts";
import { ServedTranslations } from "../../src/server/served_translations.ts";
import { listening, start } from "../support/process.ts";
import { corpusOf, scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";
import { firstAdministrator } from "../web/uploading.ts";

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

test("the page of translations names the files that cannot be used as they are, until they can", async () => {
  const corpus = corpusOf({ NOV: "no translation\n" }, "test/fixtures/corpus/ZGL.txt");
  const path = join(corpus, "ZGL.txt");
  const sound = readFileSync(path, "utf8");
  const running = start(["serve", "--port", "0", "--keys", join(corpus, "keys"), "--corpus", corpus, "--lang", "sl"]);
  const { origin } = new URL(await listening(running));
  const administrator = await firstAdministrator(origin, running.stderr);
  /** Waits for the files that the page names, with their faults. */
  const named = async (expected: readonly RegExp[]): Promise<void> => {
    let found: readonly string[] = [];
    await until(`the page to name ${expected.length} files`, async () => {
      const { text } = await administrator.get("/admin/translations");
      assert.match(text, /Zgledni prevod/);
      const list = /Nekaterih datotek v mapi s prevodi .*?<ul[^>]*>(.*?)<\/ul>/s.exec(text)?.[1] ?? "";
      found = list.match(/<li>.*?<\/li>/gs) ?? [];
      return found.length === expected.length;
    });
    for (const [at, item] of found.entries()) assert.match(item, expected[at]!);
  };
  await named([/NOV\.txt: .*glav/]);
  writeFileSync(path, sound.replace("GEN 1:1 ", "GEN 1:1 \0"));
  await named([/NOV\.txt: /, /ZGL\.txt:8: /]);
  writeFileSync(path, sound);
  await named([/NOV\.txt: /]);
  rmSync(join(corpus, "NOV.txt"));
  await named([]);
});
