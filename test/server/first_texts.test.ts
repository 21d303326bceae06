/** The default translation of a service where no one set it: recorded with its reason, and moved by a person alone. */
import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { KEY, listening, type Running, run, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const FREE = "Public domain.";
function put(corpus: string, { code, language, copyright = FREE }: Record<string, string>): void {
  const head = `Ambo-Translation: 1\nCode: ${code}\nName: ${code}\nLanguage: ${language}\nCopyright: ${copyright}`;
  const verses = ["JHN 1:1", "JHN 3:16", "PSA 23:1", "LUK 2:11", "MAT 5:3"].map((place) => `${place} ${code}.`);
  writeFileSync(join(corpus, `${code}.txt`), `${head}\n\n${verses.join("\n")}\n`);
}

const USFM = "\\id JHN\n\\c 3\n\\p\n\\v 16 Beseda.\n";
const fields = (code: string, copyright: string) => [
  "--code",
  code,
  "--name",
  code,
  "--language",
  "slv",
  "--copyright",
  copyright,
  "--part",
];

/** A service on its own folders, as it is started again and again. */
function installation(texts: readonly (readonly [code: string, language: string])[], flags: string[] = []) {
  const [corpus, keys] = [scratchFolder(), scratchFolder()];
  for (const [code, language] of texts) put(corpus, { code, language });
  const folders = ["--corpus", corpus, "--keys", keys];
  let key = "";
  let running: Running | undefined;
  const stop = async () => {
    running?.child.kill("SIGTERM");
    assert.equal((await running?.ended) ?? 0, 0);
    running = undefined;
  };
  const serve = async (more: string[] = []) => {
    await stop();
    running = start(["serve", "--port", "0", "--watch-interval", "100", ...folders, ...flags, ...more]);
    const address = await listening(running);
    key ||= KEY.exec(running.stderr)?.[0] ?? "";
    await until("all are loaded", () => /Loaded all translations/.test(running!.stderr));
    return address;
  };
  const has = (text: string | RegExp) =>
    until(`the log says ${text}`, () => new RegExp(text).test(running!.stderr)).then(() => {});
  /** The translations that answer and that pages show: of the API, and of Slovenian and English pages. */
  const shown = async (address: string) => {
    const answer = await fetch(`${address}/passage?translation=`, { headers: { "X-API-Key": key } });
    assert.equal(answer.status, 400);
    const ask = (path: string) => fetch(`${address}${path}`, { headers: { "X-API-Key": key } });
    const { data } = (await (await ask("/verse-of-the-day")).json()) as {
      data: { translation: { abbreviation: string } };
    };
    const page = async (language: string) => {
      const html = await (await fetch(`${address.slice(0, -3)}/embed/verse?lang=${language}`)).text();
      return /translation=([A-Z0-9]+)&/.exec(html)?.[1] ?? html;
    };
    return [data.translation.abbreviation, await page("sl"), await page("en")];
  };
  return { corpus, keys, folders, serve, stop, has, shown, log: () => running!.stderr };
}

describe("the default translation of a service where none was set", () => {
  test("is recorded at the first start; copied files move nothing, also over restarts", async () => {
    const service = installation([
      ["KJV", "eng"],
      ["DRC", "eng"],
    ]);
    let address = await service.serve();
    await service.has("SSP3 is not installed: DRC is recorded as the default");
    assert.deepEqual(await service.shown(address), ["DRC", "DRC", "DRC"]);
    for (const code of ["AAA", "SSP3"]) {
      put(service.corpus, { code, language: code === "AAA" ? "eng" : "slv" });
      await service.has(`Reloaded the translations.*${code}`);
      // Slovenian pages show their first text from now on; what answers, and English pages, stay.
      assert.deepEqual(await service.shown(address), ["DRC", code === "AAA" ? "DRC" : "SSP3", "DRC"], code);
    }
    address = await service.serve();
    await service.has("The default translation is DRC: the first one at the first start, when none was Slovenian");
    assert.deepEqual(await service.shown(address), ["DRC", "SSP3", "DRC"]);
    put(service.corpus, { code: "ABC", language: "slv" });
    address = await service.serve();
    assert.deepEqual(await service.shown(address), ["DRC", "SSP3", "DRC"]);
    assert.doesNotMatch(service.log(), /not installed/);
    await service.stop();
  });

  test("English pages stay with the first English text where a second one and then a Slovenian one come in", async () => {
    const service = installation([["KJV", "eng"]]);
    let address = await service.serve();
    await service.has("KJV is recorded as the default");
    for (const [code, language] of [
      ["DRC", "eng"],
      ["SLO", "slv"],
    ] as const) {
      put(service.corpus, { code, language });
      await service.has(`Reloaded the translations.*${code}`);
    }
    assert.deepEqual(await service.shown(address), ["KJV", "SLO", "KJV"]);
    address = await service.serve();
    assert.deepEqual(await service.shown(address), ["KJV", "SLO", "KJV"]);
    await service.stop();
  });

  test("is recorded only once nothing sets it", async () => {
    const service = installation([["KJV", "eng"]]);
    await service.serve(["--default-translation", "KJV"]);
    await service.has("The default translation is KJV: --default-translation sets it");
    assert.doesNotMatch(service.log(), /recorded/);
    await service.serve();
    await service.has("KJV is recorded as the default");
    await service.stop();
  });

  test("comes back with its text; while that is gone the next one that came answers, and the log says so", async () => {
    const service = installation([
      ["DRC", "eng"],
      ["KJV", "eng"],
    ]);
    let address = await service.serve();
    await service.has("DRC is recorded");
    rmSync(join(service.corpus, "DRC.txt"));
    await service.has("default translation DRC is not there; the verse of the day is taken from KJV");
    assert.deepEqual(await service.shown(address), ["KJV", "KJV", "KJV"]);
    put(service.corpus, { code: "AAA", language: "slv" });
    await service.has("Reloaded the translations.*AAA");
    assert.deepEqual(await service.shown(address), ["KJV", "AAA", "KJV"]);
    address = await service.serve();
    assert.deepEqual(await service.shown(address), ["KJV", "AAA", "KJV"]);
    put(service.corpus, { code: "DRC", language: "eng" });
    await service.has("Reloaded the translations.*DRC");
    assert.deepEqual(await service.shown(address), ["DRC", "AAA", "DRC"]);
    await service.stop();
  });

  test("is chosen by `ambo import --default`, while a service runs at once, and on a store that is made for it", async () => {
    const service = installation([["KJV", "eng"]]);
    const file = join(scratchFolder(), "a.usfm");
    writeFileSync(file, USFM);
    const bring = (code: string, ...more: string[]) =>
      run(["import", file, ...fields(code, FREE), ...service.folders, ...more]);
    const before = await bring("PRED", "--default");
    assert.deepEqual([before.code, /It is the default translation/.test(before.stderr)], [0, true], before.stderr);
    const address = await service.serve();
    await service.has("The default translation is PRED: an administrator chose it");
    assert.deepEqual(await service.shown(address), ["PRED", "PRED", "PRED"]);
    const other = await bring("NOV", "--default");
    assert.equal(other.code, 0, other.stderr);
    assert.deepEqual(await service.shown(address), ["NOV", "NOV", "NOV"]);
    const fixed = await bring("TRI", "--default", "--default-translation", "KJV");
    assert.deepEqual([fixed.code, /--default-translation/.test(fixed.stderr)], [2, true]);
    await service.serve(["--default-translation", "KJV"]);
    await service.has("The default translation is KJV: --default-translation sets it");
    const without = await bring("TRI", "--default");
    assert.deepEqual([without.code, /which wins/.test(without.stderr)], [1, true], without.stderr);
    await service.stop();
  });

  test("a text whose rights are not free is asked about, and `--reader` answers it", async () => {
    const service = installation([["KJV", "eng"]]);
    const file = join(scratchFolder(), "a.usfm");
    writeFileSync(file, USFM);
    const bring = (code: string, rights: string, ...more: string[]) =>
      run(["import", file, ...fields(code, rights), ...service.folders, ...more]);
    assert.doesNotMatch((await bring("PROST", "CC BY-NC-ND 4.0")).stderr, /--reader/);
    assert.match((await bring("ZALOZ", "© Založba")).stderr, /ask the publisher.*--reader signed-in/);
    const address = await service.serve();
    const page = async () => (await fetch(`${address.slice(0, -3)}/embed/verse`)).text();
    assert.match(await page(), /<blockquote lang/);
    const closed = await bring("DRUGA", "© Založba", "--reader", "signed-in");
    assert.deepEqual([closed.code, /ask the publisher/.test(closed.stderr)], [0, false], closed.stderr);
    assert.doesNotMatch(await page(), /<blockquote lang/);
    await service.stop();
  });
});
