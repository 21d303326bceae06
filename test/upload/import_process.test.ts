/** The process that reads an upload: it has its bounds, and what it hands over has its own. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isProblem } from "../../src/base/problem.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { ImportProcess, refusalOf, refusedBy } from "../../src/upload/import_process.ts";
import { scratchFolder } from "../support/scratch.ts";

/** Runs a program of the test in the place of the one that imports; it is given the job and the outcome. */
async function outcomeOf(program: string) {
  const folder = scratchFolder();
  const file = join(folder, "program.mjs");
  writeFileSync(file, `import { writeFileSync } from "node:fs";\nconst outcome = process.argv[4];\n${program}`);
  const job = { step: "preview", source: "a", name: "a", prepared: "b" } as const;
  const environment = { PATH: process.env.PATH, AMBO_KEYS: "secret", NOTIFY_SOCKET: "/run/x" };
  const child = new ImportProcess({ program: { node: process.execPath, file }, environment }, { folder, job });
  const outcome = await child.outcome;
  const refusal = refusalOf(outcome);
  const code = isProblem(refusal, "upload") ? refusal.code : undefined;
  return { outcome, code, said: refusal === undefined ? "" : explain(refusal, "en") };
}

test("an outcome is handed over as data", async () => {
  const { outcome } = await outcomeOf(`writeFileSync(outcome, '{"imported":"A"}');`);
  assert.deepEqual(outcome, { imported: "A" });
});

test("an outcome of more than 256 kB is not read", async () => {
  const long = `writeFileSync(outcome, JSON.stringify({ imported: "x".repeat(300_000) }));`;
  assert.equal((await outcomeOf(long)).code, "ended");
});

for (const [what, program] of [
  ["no outcome", ""],
  ["one that is no JSON", `writeFileSync(outcome, "{");`],
  ["a refusal that is none", `writeFileSync(outcome, '{"refused":{"room":7}}');`],
  ["an error", `throw new Error("x");`],
] as const) {
  test(`a process that leaves ${what} has ended before it was done`, async () => {
    assert.match((await outcomeOf(program)).said, /the process that read it ended before/);
  });
}

test("its heap has 512 MB, and a process that wants more is told of as such", async () => {
  const { code, said } = await outcomeOf("const all = []; for (;;) all.push(new Array(1e6).fill(all));");
  assert.equal(code, "out_of_memory");
  assert.match(said, /takes more than 512.MB of memory/);
});

test("it knows nothing of the service's settings, nor of what its supervisor told it", async () => {
  const { outcome } = await outcomeOf(
    "writeFileSync(outcome, JSON.stringify({ imported: Object.keys(process.env).sort().join() }));",
  );
  // Node adds this one by itself where it measures coverage.
  const { imported } = outcome as { imported: string };
  assert.equal(imported.replace("NODE_V8_COVERAGE,", ""), "NODE_OPTIONS,PATH");
});

test("an error that nobody foresaw is handed over short, on one line", () => {
  const outcome = refusedBy(new Error(`a\u001b\n${"b".repeat(1000)}`));
  const said = explain(refusalOf(outcome), "sl");
  assert.ok(said.length <= 100, said);
  assert.ok(said.startsWith("a\\u001b\\u000abbb"), said);
});

test("the reason behind a problem is handed over with it", () => {
  const problem = refusalOf({
    refused: {
      room: "import",
      code: "unreadable",
      values: { path: "a.zip" },
      cause: { message: "EIO: i/o error, read" },
    },
  });
  assert.equal(explain(problem, "en"), 'Cannot read "a.zip": EIO: i/o error, read');
});
