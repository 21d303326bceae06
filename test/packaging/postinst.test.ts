/** What root does when the package is installed, on a service that someone has taken over. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { missing } from "../support/missing.ts";
import { layOut, USER } from "./postinst_layout.ts";

const isRoot = process.geteuid?.() === 0;
const skip = isRoot ? missing("setpriv") : "only root can be raced";
const ownerOf = (path: string) => lstatSync(path).uid;

test("the folders of the state belong to the service's user", { skip }, () => {
  const { state, install } = layOut();
  install();
  for (const folder of [state, join(state, "corpus"), join(state, "keys")]) {
    assert.ok(statSync(folder).isDirectory());
    assert.notEqual(ownerOf(folder), 0);
    assert.equal(statSync(folder).mode & 0o777, 0o700);
  }
});

test("settings are installed once, for the service's user to read, and what an operator wrote stays", { skip }, () => {
  const { root, install } = layOut();
  const settings = join(root, "etc/ambo/ambo.conf");
  install();
  assert.equal(readFileSync(settings, "utf8"), "#daily-limit = 100\n");
  assert.equal(statSync(settings).mode & 0o777, 0o640);
  writeFileSync(settings, "daily-limit = 7\n");
  install();
  assert.equal(readFileSync(settings, "utf8"), "daily-limit = 7\n");
});

test("a link that the service's user puts in the place of a folder gets that user nothing of root's", {
  skip,
}, () => {
  const { root, state, install, program } = layOut();
  const victim = join(root, "victim");
  mkdirSync(victim);
  install();
  // Between check and use, by any user and any program.
  const swap = [
    'for last in "$@"; do :; done',
    `case "$last" in`,
    `  ${state}/*)`,
    `    link="ln -sfn ${victim} $last"`,
    `    if [ "$(id -u)" = 0 ]; then setpriv --reuid=${USER} --regid=${USER} --clear-groups $link; else $link; fi`,
    `    echo raced >>${root}/raced`,
    "    ;;",
    "esac",
  ].join("\n");
  writeFileSync(join(root, "raced"), "");
  chmodSync(join(root, "raced"), 0o666);
  for (const name of ["install", "mkdir", "chown"]) {
    program(name, `${swap}\nexec /usr/bin/${name} "$@"`);
  }
  for (const folder of ["corpus", "keys"]) {
    spawnSync("rmdir", [join(state, folder)]);
  }
  install();
  assert.match(readFileSync(join(root, "raced"), "utf8"), /raced/);
  assert.equal(ownerOf(victim), 0);
});
