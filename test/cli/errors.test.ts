/** Errors that say what was tried, with which value, and what to do. */
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { linesOf } from "../support/command.ts";
import { listening, run, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const folder = scratchFolder();
const STATED = ["--code", "MOJ", "--name", "N", "--language", "slv", "--copyright", "C"];
test("an import says if the running service has loaded it, and how it becomes the default", async () => {
  const [keys, corpus] = [join(folder, "served-keys"), join(folder, "served")];
  mkdirSync(corpus);
  const path = join(folder, "a.usfm");
  writeFileSync(path, "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n");
  const to = (target: string, code: string) => [
    ...["import", path, "--corpus", target, "--keys", keys, ...STATED, "--code", code, "--replace"],
  ];
  const before = await run(to(corpus, "PRVI"));
  assert.match(before.stderr, /No service runs with the store in ".*served-keys"/);
  const service = start(["serve", "--port", "0", "--keys", keys, "--corpus", corpus]);
  await listening(service);
  await until("a service that watches", () => /Loaded all/.test(service.stderr));

  const loaded = await run(to(corpus, "DRUGI"));
  assert.deepEqual(linesOf(loaded.stderr), [
    `Wrote ${corpus}/DRUGI.txt`,
    "The service that runs on this folder has loaded it",
    "To make it the default translation: `ambo import … --default`, the page of translations, or --default-translation DRUGI",
    "Not everyone may spread this text, as far as its rights are stated, and without an answer visitors may read it without signing in: ask the publisher, and answer on the page of translations or with --reader signed-in (or open)",
  ]);
  const again = JSON.parse((await run([...to(corpus, "DRUGI"), "--json"])).stdout);
  assert.equal(again.service, "loaded", "the new file, in place of the one before");

  const elsewhere = join(folder, "elsewhere");
  const other = await run(to(elsewhere, "PRVI"));
  assert.match(other.stderr, /with other translations: give it --corpus .*elsewhere, or import with --corpus .*served/);
  assert.match(other.stderr, /^It is the default translation$/m);
  service.child.kill("SIGTERM");
  assert.equal(await service.ended, 0);
});
