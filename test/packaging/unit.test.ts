/** The unit of the service, as systemd reads it. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readUnit } from "../../scripts/packaging/release_files.ts";
import { missing } from "../support/missing.ts";
import { scratchFolder } from "../support/scratch.ts";

/** The most that `systemd-analyze security` may give, of 10. */
const MOST_EXPOSURE = 2;
const unit = readUnit("/usr/local/bin/ambo");

/** The values of a directive, in order. */
const values = (name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map((match) => match[1]);
test("the state folder is the only one that the service may write", () => {
  assert.deepEqual(values("ReadWritePaths"), []);
  assert.deepEqual(values("BindPaths"), []);
});

test("an import may step back behind requests, though other changes of resources are forbidden", () => {
  assert.deepEqual(values("SystemCallFilter"), ["@system-service", "~@privileged @resources", "setpriority"]);
});

const analyze = (args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });

test("systemd reads the unit without a word of complaint, and rates it well protected", {
  skip: missing("systemd-analyze"),
}, () => {
  const root = scratchFolder();
  const file = join(root, "ambo.service");
  // A program has to stand where the unit says.
  const program = join(root, "ambo");
  mkdirSync(root, { recursive: true });
  writeFileSync(program, "#!/bin/sh\n");
  chmodSync(program, 0o755);
  writeFileSync(file, readUnit(program).replace("Documentation=man:ambo(1)\n", ""));
  const verified = analyze(["verify", "--man=no", file]);
  assert.equal(verified.status, 0, verified.stderr);
  assert.doesNotMatch(verified.stderr, /ambo/);
  const { stdout } = analyze(["security", "--offline=true", file]);
  const exposure = Number(/exposure level for ambo\.service: ([\d.]+)/.exec(stdout)?.[1]);
  assert.ok(exposure <= MOST_EXPOSURE, stdout.slice(-200));
});
