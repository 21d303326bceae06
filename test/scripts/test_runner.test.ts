/** The test runner fails when it runs nothing, and passes on what its tests say. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

/** A Node that strips types runs the sources itself. */
const LOADER = "typescript" in process.features ? [] : ["--import", "tsx"];

const run = (...words: string[]) =>
  spawnSync(process.execPath, [...LOADER, "scripts/test.ts", ...words], {
    encoding: "utf8",
    // A test that runs tests must not be taken for a part of its parent.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });

test("it refuses a word that no test file has in its path", () => {
  for (const words of [["no-such-test-file"], ["base/clock", "no-such-test-file"]]) {
    const { status, stderr } = run(...words);
    assert.equal(status, 1);
    assert.match(stderr, /No test file found under test\/ for: no-such-test-file$/m);
  }
});

test("it runs the files that a word names", () => {
  const { status, stdout } = run("base/clock");
  assert.equal(status, 0);
  assert.match(stdout, /^[#ℹ] pass [1-9]/m);
});
