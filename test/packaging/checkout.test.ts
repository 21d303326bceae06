/** The program of a checkout: bundled once, and again where a source has changed. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { before, test } from "node:test";
import { promisify } from "node:util";
import { scratchFolder } from "../support/scratch.ts";

const BUNDLED = "ambo: bundled the sources into dist/checkout\n";
const run = promisify(execFile);

let checkout: string;
before(() => {
  checkout = scratchFolder();
  for (const part of ["src", "scripts/ambo.mjs", "scripts/import_meta.mjs", "package.json"]) {
    cpSync(part, join(checkout, part), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(checkout, "node_modules"));
});

const ambo = (...args: string[]) => run(process.execPath, [join(checkout, "scripts/ambo.mjs"), ...args]);

test("the first start bundles, two at once too, and the next ones run what is there", async () => {
  const [one, other] = await Promise.all([ambo("version"), ambo("version")]);
  assert.match(one.stdout, /^ambo \d/);
  assert.equal(other.stdout, one.stdout);
  assert.equal(one.stderr, BUNDLED);
  assert.deepEqual(await ambo("version"), { stdout: one.stdout, stderr: "" });
});

test("a source that is newer, new or gone is bundled", async () => {
  const source = join(checkout, "src/version.ts");
  const soon = new Date(Date.now() + 10_000);
  utimesSync(source, soon, soon);
  assert.equal((await ambo("version")).stderr, BUNDLED);
  utimesSync(source, new Date(0), new Date(0));

  const added = join(checkout, "src/base/added.ts");
  writeFileSync(added, "export {};\n");
  assert.equal((await ambo("version")).stderr, BUNDLED);
  assert.equal((await ambo("version")).stderr, "");
  rmSync(added);
  assert.equal((await ambo("version")).stderr, BUNDLED);
});

test("the files of a bundle go when it is no longer one of the two newest", async () => {
  const chunks = () => readdirSync(join(checkout, "dist/checkout")).filter((name) => name.endsWith(".js"));
  const added = join(checkout, "src/base/quoted.ts");
  const source = readFileSync(added, "utf8");
  const counts = [];
  for (let state = 1; state <= 4; state++) {
    writeFileSync(added, `${source}\nexport const STATE_${state} = ${state};\nconsole.error(STATE_${state});\n`);
    const { stderr } = await ambo("version");
    assert.match(stderr, new RegExp(`^${state}$`, "m"));
    counts.push(chunks().length);
  }
  assert.equal(counts[3], counts[2]);
  writeFileSync(added, source);
  await ambo("version");
});

test("a part that is loaded when it is first wanted finds its files", async () => {
  const { stdout } = await ambo("verse", "--date", "2026-12-25", "--corpus", resolve("corpus"));
  assert.match(stdout, /Luke 2,10-11/);
});

test("a fault in a source is told, with exit 1", async () => {
  writeFileSync(join(checkout, "src/version.ts"), "export const = 1;\n");
  await assert.rejects(ambo("version"), (error: { code: number; stderr: string }) => {
    assert.equal(error.code, 1);
    assert.match(error.stderr, /Cannot bundle the sources into .*src\/version\.ts/s);
    return true;
  });
});
