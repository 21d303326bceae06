import assert from "node:assert/strict";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { applyInstall, applyUninstall } from "../../../src/cli/install/apply.ts";
import { planInstall, planUninstall } from "../../../src/cli/install/plan.ts";
import { scratchFolder } from "../../support/scratch.ts";

const scratch = scratchFolder();
const program = join(scratch, "program");
writeFileSync(program, "first version");

/** A root with an installed program, and what was told. */
function installed(isExecutable: boolean) {
  const root = scratchFolder();
  const told: string[] = [];
  const target = { root, isBooted: true, report: (line: string) => told.push(line) };
  const plan = planInstall({ node: "/usr/bin/node", file: program, isExecutable }, "# none\n");
  applyInstall(plan, target);
  return { root, told, target, plan };
}

const filesOf = (root: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();

test("applyInstall() puts the executable, the unit, the user and the settings in their places", () => {
  const { root, told } = installed(true);
  assert.deepEqual(filesOf(root), [
    "/etc/ambo/ambo.conf",
    "/etc/systemd/system/ambo.service",
    "/etc/sysusers.d/ambo.conf",
    "/usr/local/bin/ambo",
    "/usr/local/sbin/ambo-admin",
  ]);
  assert.equal(statSync(join(root, "usr/local/bin/ambo")).mode & 0o777, 0o755);
  assert.equal(statSync(join(root, "etc/ambo/ambo.conf")).mode & 0o777, 0o640);
  assert.ok(told.some((line) => /^not run.*systemctl daemon-reload$/.test(line)));
});

test("applyInstall() makes folders that the service's user can enter, whatever the umask", () => {
  const before = process.umask(0o077);
  const { root } = installed(false);
  process.umask(before);
  for (const folder of ["etc/ambo", "usr/local/lib/ambo", "etc/systemd/system"]) {
    assert.equal(statSync(join(root, folder)).mode & 0o777, 0o755, folder);
  }
});

test("applyInstall() links the single file under the name that people type", () => {
  const { root } = installed(false);
  assert.equal(readlinkSync(join(root, "usr/local/bin/ambo")), "/usr/local/lib/ambo/ambo.mjs");
  assert.equal(readFileSync(join(root, "usr/local/lib/ambo/ambo.mjs"), "utf8"), "first version");
});

for (const isExecutable of [true, false]) {
  const kind = isExecutable ? "executable" : "single file";
  test(`applyInstall() over an older ${kind} replaces it and keeps the operator's settings`, () => {
    const { root, plan, target } = installed(isExecutable);
    writeFileSync(join(root, "etc/ambo/ambo.conf"), "port = 80\n");
    const newer = join(scratch, "newer");
    writeFileSync(newer, "second version");
    const [first, ...rest] = plan.files;
    applyInstall({ ...plan, files: [{ ...first!, content: { copyOf: newer } }, ...rest] }, target);
    assert.equal(readFileSync(join(root, plan.layout.program), "utf8"), "second version");
    assert.equal(readFileSync(join(root, "etc/ambo/ambo.conf"), "utf8"), "port = 80\n");
    assert.ok(!filesOf(root).some((file) => file.endsWith(".draft")));
  });

  test(`applyUninstall() takes the ${kind} away and keeps settings and data`, () => {
    const { root, target, told } = installed(isExecutable);
    mkdirSync(join(root, "var/lib/ambo/keys"), { recursive: true });
    writeFileSync(join(root, "var/lib/ambo/keys/accounts.log"), "precious");
    applyUninstall(planUninstall(), target);
    assert.deepEqual(filesOf(root), ["/etc/ambo/ambo.conf", "/var/lib/ambo/keys/accounts.log"]);
    assert.match(told.at(-1)!, /^kept \/var\/lib\/ambo/);
  });
}

test("applyInstall() of the installed program itself leaves it in its place", () => {
  const { root, plan, target, told } = installed(true);
  const [first, ...rest] = plan.files;
  const itself = join(root, "usr/local/bin/ambo");
  applyInstall({ ...plan, files: [{ ...first!, content: { copyOf: itself } }, ...rest] }, target);
  assert.equal(readFileSync(itself, "utf8"), "first version");
  assert.ok(told.includes("kept /usr/local/bin/ambo: it is the program that runs"));
});

test("applyUninstall() where nothing is installed changes nothing", () => {
  const root = scratchFolder();
  applyUninstall(planUninstall(), { root, isBooted: true, report: () => {} });
  assert.deepEqual(filesOf(root), []);
});

test("applyUninstall() keeps a folder in which somebody put something", () => {
  const { root, target, told } = installed(false);
  writeFileSync(join(root, "usr/local/lib/ambo/notes"), "");
  applyUninstall(planUninstall(), target);
  assert.ok(told.includes("kept, as it is not empty, /usr/local/lib/ambo"));
  assert.ok(!filesOf(root).includes("/etc/systemd/system/ambo.service"));
});

test("applyInstall() that cannot copy the program leaves no half of it", () => {
  const root = scratchFolder();
  const file = join(scratch, "not there");
  const plan = planInstall({ node: "/n", file, isExecutable: true }, "");
  assert.throws(
    () => applyInstall(plan, { root, isBooted: true, report: () => {} }),
    /Cannot write .*: ENOENT/,
  );
  assert.deepEqual(filesOf(root), []);
});

test("applyInstall() names the step that failed", () => {
  const root = scratchFolder();
  writeFileSync(join(root, "etc"), "a file where a folder should be");
  const plan = planInstall({ node: "/n", file: program, isExecutable: true }, "");
  assert.throws(() => applyInstall(plan, { root, isBooted: true, report: () => {} }), {
    name: "InstallError",
    message: /^Cannot write \/etc\/sysusers\.d\/ambo\.conf: /,
  });
  assert.equal(dirname(plan.layout.unit), "/etc/systemd/system");
});

test("applyInstall() asks nothing of a systemd that does not run, and says so", () => {
  const told: string[] = [];
  const plan = planInstall(
    { node: "/usr/bin/node", file: program, isExecutable: true },
    "# none\n",
  );
  const commands = [["systemctl", "daemon-reload"]];
  applyInstall(
    { ...plan, files: [], links: [], commands },
    { root: "/", isBooted: false, report: (line) => told.push(line) },
  );
  assert.deepEqual(told, ["not run, as systemd does not run here: systemctl daemon-reload"]);
});
