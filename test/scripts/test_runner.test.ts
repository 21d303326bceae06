/** The test runner fails when it runs nothing, passes on what its tests say, and repeats what failed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { scratchFolder } from "../support/scratch.ts";

/** A Node that strips types runs the sources itself. */
const LOADER = "typescript" in process.features ? [] : ["--import", "tsx"];

const run = (words: readonly string[], cwd = ".") =>
  spawnSync(process.execPath, [...LOADER, "scripts/test.ts", ...words], {
    cwd,
    encoding: "utf8",
    // A test that runs tests must not be taken for a part of its parent.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });

test("it refuses a word that no test file has in its path", () => {
  for (const words of [["no-such-test-file"], ["base/clock", "no-such-test-file"]]) {
    const { status, stderr } = run(words);
    assert.equal(status, 1);
    assert.match(stderr, /No test file found under test\/ for: no-such-test-file$/m);
  }
});

test("it runs the files that a word names", () => {
  const { status, stdout } = run(["base/clock"]);
  assert.equal(status, 0);
  assert.match(stdout, /^[#ℹ] pass [1-9]/m);
});

test("it repeats the files that failed, and no others", () => {
  const project = scratchFolder();
  for (const name of ["node_modules", "scripts", "tsconfig.json"]) {
    symlinkSync(resolve(name), join(project, name));
  }
  for (const folder of ["src", "test"]) mkdirSync(join(project, folder));
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  writeFileSync(join(project, "test/whole.test.ts"), 'import "node:test";');
  const unmended = join(project, "test/unmended.test.ts");
  writeFileSync(unmended, "throw new Error('not yet')");

  assert.match(run(["--failed"], project).stderr, /No test file .* what failed last/);
  const first = run([], project);
  assert.equal(first.status, 1);
  assert.match(first.stdout, /failing tests:.*unmended/s);

  writeFileSync(unmended, "console.log('mended')");
  const again = run(["--failed"], project);
  assert.equal(again.status, 0, again.stdout);
  assert.match(again.stdout, /tests 1$/m);
});
