/** The test runner fails when it runs nothing, passes on what its tests say, and repeats what failed. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { removeOthers } from "../../scripts/compiled.ts";
import { scratchFolder } from "../support/scratch.ts";

/** A Node that strips types runs the sources itself. */
const LOADER = "typescript" in process.features ? [] : ["--import", "tsx"];

const run = (words: readonly string[], cwd: string) =>
  spawnSync(process.execPath, [...LOADER, "scripts/test.ts", ...words], {
    cwd,
    encoding: "utf8",
    // A test that runs tests must not be taken for a part of its parent.
    env: { ...process.env, NODE_TEST_CONTEXT: undefined },
  });

/** Makes a project that has nothing but tests. */
function projectOf(tests: Record<string, string>): string {
  const project = scratchFolder();
  for (const name of ["node_modules", "scripts", "tsconfig.json"]) {
    symlinkSync(resolve(name), join(project, name));
  }
  for (const folder of ["src", "test"]) mkdirSync(join(project, folder));
  cpSync("test/support", join(project, "test/support"), { recursive: true });
  writeFileSync(join(project, "package.json"), '{ "type": "module" }');
  for (const [file, source] of Object.entries(tests)) {
    mkdirSync(dirname(join(project, "test", file)), { recursive: true });
    writeFileSync(join(project, "test", file), source);
  }
  return project;
}

const PASSING = {
  "base/clock.test.ts": 'import { test } from "node:test"; test("passes", () => {});',
  "base/other.test.ts": "throw new Error('not asked for')",
};

test("it names a word that no test file has in its path, runs the others, and fails", () => {
  const project = projectOf(PASSING);
  for (const [words, runs] of [
    [["no-such-test-file"], false],
    [["base/clock", "no-such-test-file"], true],
  ] as const) {
    const { status, stdout, stderr } = run(words, project);
    assert.equal(status, 1);
    assert.match(stderr, /No test file found under test\/ for: no-such-test-file$/m);
    assert.equal(/^[#ℹ] pass [1-9]/m.test(stdout), runs);
  }
});

test("it runs the files that a word names, but not without the translation that tests read", () => {
  const project = projectOf(PASSING);
  mkdirSync(join(project, "corpus"));
  const refused = run(["base/clock"], project);
  assert.deepEqual([refused.status, refused.stdout], [1, ""]);
  assert.match(refused.stderr, /^No corpus\/KJV\.txt.*npm run prepare/m);
  writeFileSync(join(project, "corpus/KJV.txt"), "");
  const { status, stdout } = run(["base/clock"], project);
  assert.equal(status, 0);
  assert.match(stdout, /^[#ℹ] pass 1$/m);
  assert.match(stdout, /^[#ℹ] tests 1$/m);
});

test("it repeats the files that failed, and no others", () => {
  const project = projectOf({
    "whole.test.ts": 'import "node:test";',
    "unmended.test.ts": "throw new Error('not yet')",
  });
  assert.match(run(["--failed"], project).stderr, /No test file .* what failed last/);
  const first = run([], project);
  assert.equal(first.status, 1);
  assert.match(first.stdout, /failing tests:.*unmended/s);

  writeFileSync(join(project, "test/unmended.test.ts"), "console.log('mended')");
  const again = run(["--failed"], project);
  assert.equal(again.status, 0, again.stdout);
  assert.match(again.stdout, /tests 1$/m);
});

const separately = LOADER.length === 0 && "what is not compiled has a process each";

test("files of a room, and of small rooms, share a process, with hooks and ends of their own", {
  skip: separately,
}, () => {
  const file = (name: string, assertion: string) => `
    import assert from "node:assert/strict";
    import { afterEach, before, test } from "node:test";
    import { atEnd } from "../support/at_end.ts";
    atEnd(() => console.log("${name} ends"));
    let hooks = 0;
    before(() => { hooks++; });
    afterEach(() => { hooks++; });
    test("${name} begins", () => console.log("${name} begins, process " + process.pid));
    test("${name} goes on", () => ${assertion});`;
  const project = projectOf({
    "room/a.test.ts": file("a", "assert.equal(hooks, 2)"),
    "room/b.test.ts": file("b", "assert.equal(hooks, 3)"),
    "room/c.test.ts": "throw new Error('broken off')",
    "room/d.test.ts": file("d", "assert.equal(hooks, 2)"),
    "rooms/never.test.ts": 'import { test } from "node:test"; test("never ends", () => new Promise(() => {}));',
    "room/e.test.ts": `await 0;${file("e", "process.memoryUsage()")}`,
  });
  const { status, stdout } = run([], project);
  assert.equal(status, 1);
  const said = stdout.match(/^[a-e] (?:begins|ends)/gm)!.filter((line) => !line.startsWith("e"));
  assert.deepEqual(said, ["a begins", "a ends", "b begins", "b ends", "d begins", "d ends"]);
  assert.equal(new Set(stdout.match(/process \d+/g)).size, 2);
  const failed = readFileSync(join(project, "dist/failed_tests"), "utf8");
  assert.deepEqual(failed.split("\n").sort(), [
    "",
    "test/room/b.test.ts",
    "test/room/c.test.ts",
    "test/rooms/never.test.ts",
  ]);
});

test("a source is compiled again once it has changed, and not before", {
  skip: separately,
}, () => {
  const project = projectOf({ "a.test.ts": 'import "node:test"; console.log("first")' });
  assert.match(run([], project).stdout, /first/);
  const compiledFile = join(project, "dist/compiled/test/a.test.js");
  writeFileSync(compiledFile, readFileSync(compiledFile, "utf8").replace("first", "as it was compiled"));
  assert.match(run([], project).stdout, /as it was compiled/);
  writeFileSync(join(project, "test/a.test.ts"), 'import "node:test"; console.log("second")');
  assert.match(run([], project).stdout, /second/);
});

test("what was compiled of a source that is gone goes, and what another run is writing stays", () => {
  const folder = scratchFolder();
  mkdirSync(join(folder, "room"));
  const [kept, gone, unfinished] = ["room/kept.js", "room/gone.js", "other.js.4711"].map((name) => join(folder, name));
  for (const file of [kept!, gone!, unfinished!]) writeFileSync(file, "");
  removeOthers(folder, new Set([kept!]));
  assert.deepEqual(
    [kept, gone, unfinished].map((file) => existsSync(file!)),
    [true, false, true],
  );
});
