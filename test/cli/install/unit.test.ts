import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { layoutOf } from "../../../src/cli/install/install_paths.ts";
import { planInstall } from "../../../src/cli/install/plan.ts";
import { unitText } from "../../../src/cli/install/unit.ts";
import { missing } from "../../support/missing.ts";
import { scratchFolder } from "../../support/scratch.ts";

const executable = layoutOf({ node: "/opt/ambo", isExecutable: true });
const file = layoutOf({ node: "/usr/bin/node", isExecutable: false });

/** The values of a directive, in order. */
const values = (unit: string, name: string) =>
  [...unit.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map((match) => match[1]);

test("the unit starts the executable itself, and the single file by the Node that installs it", () => {
  const settings = "--settings /etc/ambo/ambo.conf";
  assert.deepEqual(values(unitText(executable), "ExecStart"), [
    `/usr/local/bin/ambo serve ${settings}`,
  ]);
  assert.deepEqual(values(unitText(file), "ExecStart"), [
    `/usr/bin/node /usr/local/lib/ambo/ambo.mjs serve ${settings}`,
  ]);
});

const directives: [name: string, value: string][] = [
  ["Type", "notify"],
  ["NotifyAccess", "all"],
  ["WatchdogSec", "60"],
  ["Restart", "always"],
  ["User", "ambo"],
  ["StateDirectory", "ambo ambo/corpus ambo/keys"],
  ["WorkingDirectory", "/var/lib/ambo"],
  ["NoNewPrivileges", "yes"],
  ["ProtectSystem", "strict"],
  ["ProtectHome", "yes"],
  ["CapabilityBoundingSet", ""],
  ["SystemCallArchitectures", "native"],
];
for (const [name, value] of directives) {
  test(`the unit says ${name}=${value}, once`, () => {
    assert.deepEqual(values(unitText(executable), name), [value]);
  });
}

test("the state folder is the only one that the service may write", () => {
  const unit = unitText(executable);
  assert.deepEqual(values(unit, "ReadWritePaths"), []);
  assert.deepEqual(values(unit, "BindPaths"), []);
});

const analyze = (args: string[]) => spawnSync("systemd-analyze", args, { encoding: "utf8" });

test("systemd reads the unit without a word of complaint, and rates it well protected", {
  skip: missing("systemd-analyze"),
}, () => {
  const root = scratchFolder();
  const program = join(root, "ambo");
  writeFileSync(program, "");
  chmodSync(program, 0o755);
  mkdirSync(join(root, "units"));
  const unit = join(root, "units", "ambo.service");
  writeFileSync(unit, unitText({ ...executable, start: program }));
  const verified = analyze(["verify", "--man=no", unit]);
  const complaints = verified.stderr.split("\n").filter((line) => line.includes("ambo.service"));
  assert.deepEqual(complaints, []);
  // The exposure is in tenths, from 0 to 100; units without any protection have 96.
  const rated = analyze(["security", "--offline=true", "--threshold=20", unit]);
  assert.equal(rated.status, 0, rated.stdout);
});

test("a plan keeps an operator's settings and writes all else again", () => {
  const plan = planInstall({ node: "/n", file: "/tmp/ambo", isExecutable: true }, "# none\n");
  assert.deepEqual(
    plan.files.map(({ path, keep }) => `${path}${keep ? " kept" : ""}`),
    [
      "/usr/local/bin/ambo",
      "/etc/sysusers.d/ambo.conf",
      "/etc/ambo/ambo.conf kept",
      "/usr/local/sbin/ambo-admin",
      "/etc/systemd/system/ambo.service",
    ],
  );
  assert.deepEqual(plan.links, []);
});
