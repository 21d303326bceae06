/** The first moments of a service with many translations: it answers at once, and denies none that is there. */
import assert from "node:assert/strict";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openLibrary } from "../../src/corpus/mod.ts";
import { ServedTranslations } from "../../src/server/mod.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startService } from "../support/service.ts";

test("while translations are loaded, what needs them waits, and nothing else does", async () => {
  const service = await startService();
  const all = openLibrary("test/fixtures/corpus").library.translations();
  service.library.replace(all.filter(({ code }) => code === "ZGL"));
  let finish = () => {};
  service.library.awaitMore(
    new Promise<void>((resolve) => {
      finish = () => {
        service.library.replace(all);
        resolve();
      };
    }),
  );
  const ready = await service.askRaw("/readyz");
  assert.equal(ready.status, 503);
  assert.match(ready.text, /being loaded/);
  assert.equal((await service.ask("/passage?translation=ZGL&reference=Jn+3,16")).status, 200);
  assert.equal((await service.ask("/verse-of-the-day")).status, 200);

  let answered = 0;
  const waiting = [
    "/passage?translation=sample-EN&reference=Jn+3,16",
    "/passage?translation=NONE&reference=Jn+3,16",
    "/translations",
  ].map((path) => service.ask(path).finally(() => answered++));
  const home = service.askRaw("/").finally(() => answered++);
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(answered, 0);
  finish();
  const [english, unknown, list] = await Promise.all(waiting);
  assert.equal(english?.status, 200, "it is there, and was never denied");
  assert.equal(unknown?.body.error.code, "invalid_translation");
  assert.equal(list?.body.data.length, all.length);
  assert.match((await home).text, /sample-EN/);
  assert.equal((await service.askRaw("/readyz")).status, 200);
});

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
    log: (_level, message) => messages.push(message),
  });
  const codes = () => library.translations().map(({ code }) => code);
  assert.deepEqual(codes(), ["ZGL"]);
  assert.deepEqual(messages, []);
  await library.loading;
  assert.deepEqual(codes(), ["A", "B", "C", "ZGL"]);
  assert.equal(messages.length, 1, "a broken file concerns no other");
  assert.match(messages[0]!, /broken\.txt/);
});
