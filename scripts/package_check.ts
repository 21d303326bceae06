/**
 * Tries the Debian package in a clean Debian that is made on the spot and booted: `npm run test:package`, after
 * `npm run release`.
 *
 * Exit 0 all held, 1 something did not hold, 2 this machine permits no such system.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../test/support/until.ts";
import { CleanDebian, whyNot } from "./package/clean_debian.ts";
import { EARLIER_SETTINGS, writeEarlierVersion } from "./package/earlier_version.ts";
import { tryEmulated } from "./package/emulated.ts";
import { readStamp } from "./packaging/stamp.ts";
import { buildEarlierRelease, earlier } from "./upgrade/earlier_release.ts";

const { version } = readStamp();
const PACKAGE = `dist/release/ambo_${version}_amd64.deb`;
const SETTINGS = "etc/ambo/ambo.conf";
const UNIT = "usr/lib/systemd/system/ambo.service";

const reason = whyNot();
if (reason !== undefined) {
  console.error(`NOT TRIED: ${reason}`);
  process.exit(2);
}
if (!existsSync(PACKAGE)) {
  console.error(`Cannot try ${PACKAGE}: it is not there; \`npm run release\` makes it`);
  process.exit(1);
}
const held = (what: string) => console.log(`ok  ${what}`);
buildEarlierRelease();
tryLintian();
await tryOtherProcessor();
const debian = await CleanDebian.boot();
try {
  held("a clean Debian is made and booted");
  await tryFirstStart();
  await tryService();
  tryRestore();
  tryUpgrade();
  tryRemoval();
  tryEarlierPackage();
  tryEarlierVersion();
} finally {
  await debian.end();
}

/** Lets Debian's own checker look at the package. */
function tryLintian(): void {
  const { error, status, stdout, stderr } = spawnSync(
    "lintian",
    ["--fail-on", "error,warning", "--allow-root", PACKAGE],
    { encoding: "utf8" },
  );
  if (error !== undefined) console.log("not tried: lintian is not installed");
  else {
    assert.equal(status, 0, stdout + stderr);
    held("lintian finds nothing that is not named with its reason");
  }
}

async function tryOtherProcessor(): Promise<void> {
  const file = `dist/release/ambo_${version}_arm64.deb`;
  if (!existsSync(file)) console.log(`not tried: ${file} was not made`);
  else if (await tryEmulated(file, version)) held("the package for arm64 starts and answers, in emulation");
  else console.log("not tried: qemu-user-static, which emulates arm64, is not installed");
}

async function tryFirstStart(): Promise<void> {
  install(PACKAGE);
  assert.equal(run("systemctl", "is-active", "ambo"), "active\n");
  assert.equal(run("systemctl", "is-enabled", "ambo"), "enabled\n");
  assert.equal(run("ambo", "health"), "ok\n");
  held("installing starts and enables the service");
  const journal = run("journalctl", "-u", "ambo", "--no-pager");
  assert.match(journal, /There is no user yet/);
  assert.doesNotMatch(journal, /ambo_\w{30}|link=/);
  held("the journal holds neither a key nor a link");
  assert.match(run("ambo", "user", "add", "ana", "--admin"), /\/login\?link=/);
}

async function tryService(): Promise<void> {
  const key = issueKey("ana");
  assert.match(passage(key), /^200 For God so loved the world/);
  held("the first user's key gets John 3,16");
  importTranslation();
  await until("the translation", () => /^200 Čaša/.test(passage(key, "ZGLED")));
  held("what root imports, the running service takes up");
  run("systemctl", "stop", "ambo");
  run("ambo", "user", "add", "bine");
  assert.equal(run("find", "/var/lib/ambo", "!", "-user", "ambo"), "");
  run("systemctl", "start", "ambo");
  assert.match(run("ambo", "user", "list"), /^bine\b/m);
  held("all data belongs to the system user, though root made it");
  const pid = mainPid();
  run("systemctl", "reload", "ambo");
  assert.equal(mainPid(), pid);
  assert.equal(run("ambo", "health"), "ok\n");
  held("a reload keeps the process");
  await tryWatchdog();
  const security = run("systemd-analyze", "security", "ambo").match(/level for \S+ ([\d.]+)/);
  assert.ok(Number(security?.[1]) <= 2, security?.[0]);
  held(`systemd rates its exposure ${security?.[1]} of 10`);
}

/** Types the steps of the guide's sections 7 and 8, as root in root's own folder. */
function tryRestore(): void {
  const key = issueKey("ana");
  run("ambo", "backup", "/root/copy");
  run("ambo", "backup", "--all", "/root/all");
  run("ambo", "key", "issue", "ana");
  for (const backup of ["copy", "all"]) {
    run("systemctl", "stop", "ambo");
    run("rm", "-r", "/var/lib/ambo/keys");
    run("install", "-d", "-o", "ambo", "-g", "ambo", "-m", "700", "/var/lib/ambo/keys");
    if (backup === "all") run("rm", "/var/lib/ambo/corpus/ZGLED.txt");
    const restored = run("sh", "-c", `cd /root && ambo restore ${backup} 2>&1`);
    assert.match(restored, /^Working on the store in "\/var\/lib\/ambo\/keys", by \/etc\/ambo\/ambo\.conf:\d+$/m);
    assert.equal(run("find", "/root", "-name", "accounts.log"), "");
    assert.equal(run("find", "/var/lib/ambo", "!", "-user", "ambo"), "");
    run("systemctl", "start", "ambo");
    assert.match(passage(key, "ZGLED"), /^200 Čaša/);
    assert.match(run("ambo", "user", "list"), /^ana\t/m);
  }
  held("a restore as the guide has it brings users, keys and translations back into the service's folder");
  assert.match(run("ambo", "config"), /^# \/etc\/ambo\/ambo\.conf:\d+\nkeys = \/var\/lib\/ambo\/keys$/m);
  assert.match(run("ambo", "check"), /^ZGLED\t/m);
  assert.match(run("ambo", "search", "žarek", "--translation", "ZGLED"), /Čaša, šopek, žarek/);
  held("commands find the service: config, check and search");
}

/** Stops the process as a hang would, with a watchdog that waits less long. */
async function tryWatchdog(): Promise<void> {
  run("mkdir", "-p", "/run/systemd/system/ambo.service.d");
  writeFileSync(join(debian.root, "root/short.conf"), "[Service]\nWatchdogSec=3\n");
  run("cp", "/root/short.conf", "/run/systemd/system/ambo.service.d/short.conf");
  run("systemctl", "daemon-reload");
  run("systemctl", "restart", "ambo");
  const pid = mainPid();
  run("systemctl", "kill", "--kill-whom=main", "--signal=SIGSTOP", "ambo");
  await until("the watchdog", () => mainPid() !== pid && mainPid() !== "0");
  await until("the service", () => debian.run("ambo", "health").status === 0);
  held("the watchdog restarts a service that hangs");
  run("rm", "-r", "/run/systemd/system/ambo.service.d");
  run("systemctl", "daemon-reload");
  run("systemctl", "restart", "ambo");
}

function tryUpgrade(): void {
  const key = issueKey("bine");
  appendFileSync(join(debian.root, SETTINGS), "daily-limit = 5\n");
  run("systemctl", "restart", "ambo");
  for (let requests = 0; requests < 3; requests++) passage(key);
  install(withVersion("99.0.0"));
  assert.match(passage(key), /^200 /);
  assert.match(passage(key), /^200 /);
  assert.match(passage(key), /^429 /);
  assert.match(readSettings(), /^daily-limit = 5$/m);
  held("an upgrade keeps settings, keys and counts");
  const told = install(PACKAGE, "--allow-downgrades");
  assert.match(told, /is older than the installed 99\.0\.0/);
  assert.match(passage(key), /^429 /);
  held("a downgrade says what to do");
}

function tryRemoval(): void {
  const key = issueKey("bine");
  run("apt-get", "remove", "-y", "ambo");
  assert.notEqual(debian.run("systemctl", "is-active", "ambo").status, 0);
  assert.ok(!existsSync(join(debian.root, "usr/bin/ambo")));
  assert.match(readSettings(), /^daily-limit = 5$/m);
  install(PACKAGE);
  assert.match(passage(key), /^429 /);
  held("removing keeps settings and data");
  run("apt-get", "purge", "-y", "ambo");
  for (const path of ["etc/ambo", "var/lib/ambo", UNIT]) {
    assert.ok(!existsSync(join(debian.root, path)), path);
  }
  held("purging leaves nothing");
}

/** Installs the package of the last release, uses it, upgrades it as the guide has it, and goes back. */
function tryEarlierPackage(): void {
  install(earlier.debianPackage);
  assert.match(run("ambo", "version"), new RegExp(`^ambo ${earlier.version} `));
  run("ambo", "user", "add", "ana", "--admin");
  importTranslation();
  const key = issueKey("ana");
  // What is set is not recorded, so that the earlier version knows all that is in the store.
  appendFileSync(join(debian.root, SETTINGS), "daily-limit = 9\ndefault-translation = ZGLED\n");
  run("systemctl", "restart", "ambo");
  for (let requests = 0; requests < 3; requests++) assert.match(passage(key, "ZGLED"), /^200 Čaša/);
  const kept = () => [run("ambo", "user", "list", "--json"), run("ambo", "key", "list", "--json"), readSettings()];
  const before = kept();
  run("ambo", "backup", "/root/before");
  install(version === earlier.version ? withVersion("99.0.0") : PACKAGE);
  assert.equal(run("ambo", "health"), "ok\n");
  assert.deepEqual(kept(), before);
  assert.match(passage(key, "ZGLED"), /^200 Čaša/);
  assert.match(run("ambo", "usage", "ana"), /\t4$/m);
  held(`the package of ${earlier.version} is upgraded with users, keys, counts, settings and translations`);
  install(earlier.debianPackage, "--allow-downgrades");
  assert.match(passage(key, "ZGLED"), /^200 Čaša/);
  assert.match(run("ambo", "usage", "ana"), /\t5$/m);
  held(`going back to it, ${earlier.version} goes on with all of them`);
  run("apt-get", "purge", "-y", "ambo");
}

function tryEarlierVersion(): void {
  const { key } = JSON.parse(readFileSync("test/fixtures/releases/0.1.0/facts.json", "utf8"));
  writeEarlierVersion(debian.root, "dist/ambo");
  run("chown", "-R", "ambo:ambo", "/var/lib/ambo");
  run("chgrp", "ambo", "/etc/ambo/ambo.conf");
  run("systemctl", "daemon-reload");
  run("systemctl", "enable", "--now", "ambo");
  assert.match(passage(key, "ZGLED"), /^200 Čaša/);
  install(PACKAGE);
  assert.equal(readSettings(), EARLIER_SETTINGS);
  const left = ["etc/systemd/system/ambo.service", "etc/sysusers.d/ambo.conf"];
  for (const path of [...left, "usr/local/sbin/ambo-admin", "usr/local/bin/ambo"]) {
    assert.ok(!existsSync(join(debian.root, path)), path);
  }
  assert.match(run("systemctl", "show", "-p", "FragmentPath", "ambo"), /=(\/usr)?\/lib\/systemd/);
  assert.equal(run("systemctl", "is-enabled", "ambo"), "enabled\n");
  assert.match(passage(key, "ZGLED"), /^200 Čaša/);
  assert.match(run("ambo", "user", "list"), /Bine Čuk/);
  held("an installation of 0.1.0 is taken over with its settings, keys and translations");
}

/** Runs a command that has to succeed; gives its standard output. */
function run(...command: string[]): string {
  const { status, stdout, stderr } = debian.run(...command);
  assert.equal(status, 0, `${command.join(" ")}: ${stdout}${stderr}`);
  return stdout;
}

/** Installs a package; gives all that was said. */
function install(file: string, ...options: string[]): string {
  copyFileSync(file, join(debian.root, "root/ambo.deb"));
  const outcome = debian.run("apt-get", "install", "-y", ...options, "/root/ambo.deb");
  const told = outcome.stdout + outcome.stderr;
  assert.equal(outcome.status, 0, told);
  return told;
}

/** Packs the package again with another version. */
function withVersion(other: string): string {
  const folder = join(debian.root, "root/other");
  const file = join(debian.root, "root/other.deb");
  if (existsSync(file)) return file;
  execFileSync("dpkg-deb", ["--raw-extract", PACKAGE, folder]);
  const control = join(folder, "DEBIAN/control");
  writeFileSync(control, readFileSync(control, "utf8").replace(/^Version: .*$/m, `Version: ${other}`));
  execFileSync("dpkg-deb", ["--root-owner-group", "-Znone", "--build", folder, file], {
    stdio: "ignore",
  });
  return file;
}

function importTranslation(): void {
  const text = "\\id JHN\n\\h Janez\n\\c 3\n\\p\n\\v 16 Čaša, šopek, žarek.\n";
  // A folder that only root can enter.
  writeFileSync(join(debian.root, "root/john.usfm"), text, { mode: 0o600 });
  const facts = ["--code", "ZGLED", "--name", "Zgled", "--language", "slv", "--copyright", "Brez."];
  run("ambo", "import", "/root/john.usfm", ...facts);
}

function issueKey(user: string): string {
  return run("ambo", "key", "issue", user).trim();
}

/** Asks for John 3,16 within the system; gives the status and the text or the error's code. */
function passage(key: string, translation = "KJV"): string {
  const address = `http://127.0.0.1:8080/v1/passage?translation=${translation}&reference=Jn%203,16`;
  const script = `fetch(${JSON.stringify(address)}, { headers: { "X-API-Key": ${JSON.stringify(key)} } })
    .then(async (answer) => [answer.status, await answer.json()])
    .then(([status, { data, error }]) => console.log(status, data?.verses[0].text ?? error.code))`;
  const { stdout, stderr } = debian.runOutside(process.execPath, "-e", script);
  assert.equal(stderr, "");
  return stdout;
}

function mainPid(): string {
  return run("systemctl", "show", "--property", "MainPID", "--value", "ambo").trim();
}

function readSettings(): string {
  return readFileSync(join(debian.root, SETTINGS), "utf8");
}
