/** A folder without translations: the service starts, says so, and is filled while it runs. */
import assert from "node:assert/strict";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ENDPOINTS, pathsOf } from "../../src/api/mod.ts";
import { ServedTranslations } from "../../src/server/served_translations.ts";
import { scratchFolder } from "../support/scratch.ts";
import { startService } from "../support/service.ts";
import { WebClient } from "../web/web_client.ts";

const options = (log: string[]) => ({
  ...{ first: "SSP3", optional: false },
  log: (_: string, event: unknown) => void log.push((event as { code: string }).code),
});

test("an empty folder is served and filled, one whose files are all at fault is refused", async () => {
  const corpus = join(scratchFolder(), "corpus");
  mkdirSync(corpus);
  const log: string[] = [];
  const served = new ServedTranslations(corpus, options(log));
  await served.library.loading;
  assert.deepEqual([served.library.translations().length, log.includes("no_translations")], [0, true]);
  const head = "Ambo-Translation: 1\nCode: NOV\nName: Nov\nLanguage: slv\nCopyright: C\n\n";
  writeFileSync(join(corpus, "NOV.txt"), `${head}GEN 1:1 Ena.\n`);
  assert.equal(served.reload(), true);
  assert.deepEqual(
    served.library.translations().map(({ code }) => code),
    ["NOV"],
  );
  const faulty = scratchFolder();
  writeFileSync(join(faulty, "X.txt"), "no translation");
  assert.throws(() => new ServedTranslations(faulty, options([])), /no_translation/);
  assert.throws(() => new ServedTranslations(join(faulty, "absent"), options([])));
});

test("a folder that is away, and back as it was, is in the log both times, and once", async () => {
  const corpus = join(scratchFolder(), "corpus");
  mkdirSync(corpus);
  writeFileSync(
    join(corpus, "NOV.txt"),
    "Ambo-Translation: 1\nCode: NOV\nName: N\nLanguage: slv\nCopyright: C\n\nGEN 1:1 Ena.\n",
  );
  const log: string[] = [];
  const served = new ServedTranslations(corpus, options(log));
  await served.library.loading;
  served.reload();
  assert.deepEqual(log, []);
  for (const away of ["moved", "moved again"]) {
    renameSync(corpus, `${corpus} ${away}`);
    served.reload();
    renameSync(`${corpus} ${away}`, corpus);
    for (let time = 0; time < 3; time++) served.reload();
    assert.equal(served.library.translations().length, 1);
    assert.deepEqual(log.splice(0), ["translations_kept", "translations_reloaded"]);
  }
});

test("without a translation the API is unavailable, and pages lead to the texts", async () => {
  const corpus = scratchFolder();
  const service = await startService({ settings: { corpus } });
  const needing = ENDPOINTS.filter(({ parameters }) => parameters.some(({ name }) => name === "translation"));
  assert.ok(needing.length > 0);
  for (const endpoint of needing) {
    const { path } = pathsOf(endpoint)[0]!;
    const { status, headers, body } = await service.ask(path);
    assert.deepEqual([status, body.error.code], [503, "service_unavailable"], path);
    assert.match(body.error.message, /še ni nobenega prevoda/);
    assert.match(String(headers["retry-after"]), /^\d+$/);
  }
  assert.deepEqual((await service.ask("/translations")).body, { data: [] });
  assert.equal((await service.ask("/calendar")).status, 200);
  assert.equal((await service.ask("/unknown")).status, 404);
  assert.equal((await service.askRaw("/readyz")).status, 503);
  const client = new WebClient(service);
  for (const path of ["/", "/berila", "/priprava"]) {
    assert.match((await client.get(path)).text, /Tu ni nobenega prevoda\./, path);
  }
  assert.match((await client.get("/")).text, /href="\/admin\/translations#add"/);
  assert.match((await client.get("/?lang=en")).text, /<a href="\/readings[^"]*"/);
});

test("English pages write references and examples as English does", async () => {
  const service = await startService({ settings: { corpus: "corpus", "default-translation": "KJV" } });
  const client = new WebClient(service);
  const { text } = await client.get("/?lang=en");
  for (const example of ["John 3:16-21", "Matt 5:3; Luke 6:20", "1 Cor 13"])
    assert.ok(text.includes(`>${example}</a>`), example);
  assert.doesNotMatch(text, /1 Kor|>Jn /);
  assert.match((await client.get("/readings?lang=en&date=2026-11-28")).text, /Luke 21:34-36/);
  assert.match((await client.get("/?lang=sl")).text, />1 Kor 13<\/a>/);
  const john = "translation=KJV&reference=Jn+3,16;+99,1";
  for (const [path, written] of [
    [`/?${john}`, /John 3:16</],
    [`/?${john}`, /Not in this translation: Jn 99:1/],
    // The home page offers it to those who read it last.
    [`/?${john}`, / data-place="John 3:16"/],
    ["/?q=shepherd&translation=KJV", /<strong>John 10:1-18</],
    ["/?q=beatitudes&translation=KJV", /Beatitudes<\/strong> – Matt 5:/],
    ["/?q=shepherd+lighthouse&translation=KJV", /\w \d+:\d/],
    ["/?q=begotten&books=John&translation=KJV", />John 1:14<\/a>/],
    ["/embed/passage?translation=KJV&reference=Jn+3,16-17", />John 3:16-17</],
    ["/feed/verse.xml?translation=KJV", /<title>[^<]*\w \d+:\d+/],
  ] as const) {
    const sign = path.includes("?") ? "&" : "?";
    const english = (await client.get(`${path}${sign}lang=en`)).text;
    assert.match(english, written, path);
    const visible = english.replace(/<[^>]*>/g, " ");
    assert.doesNotMatch(visible, /\p{L} \d{1,3},\d/u, path);
    // Other languages keep the comma, and an address is the same in all.
    const german = (await client.get(`${path}${sign}lang=de`)).text.replace(/<[^>]*>/g, " ");
    assert.doesNotMatch(german, /\p{L} \d{1,3}:\d/u, path);
  }
});
