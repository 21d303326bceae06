/** A table of facts that was damaged by hand stops the start of a checkout, with its file and line. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { test } from "node:test";
import { unreadTables } from "../../src/base/source_files.ts";
import { readTables } from "../../src/cli/read_tables.ts";
import { scratchFolder } from "../support/scratch.ts";

test("every table of facts is read at the start", () => {
  readTables();
  assert.deepEqual(unreadTables(), []);
});

/** Returns a folder with the sources of the program, as a checkout has them. */
function checkout(): string {
  const folder = scratchFolder();
  for (const name of ["src", "scripts", "package.json"]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}

const run = (folder: string) =>
  spawnSync(process.execPath, ["scripts/ambo.cjs", "version"], { cwd: folder, encoding: "utf8", timeout: 60_000 });

test("a damaged table stops the start with its file and line, and a missing one with its path", () => {
  const folder = checkout();
  const table = join(folder, "src/lectionary/tables/lent.txt");
  const text = readFileSync(table, "utf8");
  writeFileSync(table, text.replace(/^lent friday +\| - \| first +\|.*$/m, "lent friday | - | first"));
  const line = text.split("\n").findIndex((line) => /^lent friday +\| - \| first /.test(line)) + 1;
  const damaged = run(folder);
  const [first = ""] = damaged.stderr.trim().split("\n");
  assert.ok(first.startsWith(`ambo: src/lectionary/tables/lent.txt:${line}: Cannot read`), damaged.stderr);
  assert.deepEqual([damaged.status, damaged.stdout], [2, ""]);
  rmSync(table);
  const { status, stderr } = run(folder);
  assert.match(stderr, /^ambo: Cannot read the table src\/lectionary\/tables\/lent\.txt: /);
  assert.equal(status, 2);
});
