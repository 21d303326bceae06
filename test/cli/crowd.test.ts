/** The commands on a store of as many users as a store may have. */
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { ambo, linesOf } from "../support/command.ts";
import { writeCrowd } from "../support/crowd.ts";
import { scratchFolder } from "../support/scratch.ts";

const USERS = 19_999;
const folder = scratchFolder();
const keys = join(folder, "keys");
writeCrowd(keys, USERS);

const run = async (line: string) => {
  const outcome = await ambo([...line.split(" "), "--keys", keys]);
  assert.equal(outcome.code, 0, `${line}: ${outcome.stderr}`);
  return linesOf(outcome.stdout);
};

test("`ambo user list` and `ambo key list` list every one", async () => {
  const users = await run("user list");
  assert.equal(users.length, 1 + USERS);
  assert.equal(users[0], "NAME\tROLE\tSTATE\tKEY\tLIMIT\tTODAY");
  assert.equal(users[USERS], `user.${USERS}\tmember\tno password\t…x4Zq\t100\t0`);
  const [heading, first, ...more] = await run("key list");
  assert.match(heading!, /^NAME\tKEY\tID\tISSUED$/);
  assert.match(first!, /^user\.1\t…x4Zq\t[0-9a-f]{8}\t2026-11-21 /);
  assert.equal(more.length, USERS - 1);
});

test("the other commands work as on a small store", async () => {
  assert.equal((await run("user add ana")).length, 1);
  const beyond = await ambo(["user", "add", "bor", "--keys", keys]);
  assert.match(beyond.stderr, /the store has 20000, and takes no more/);
  assert.match((await run("key issue user.19998"))[0]!, /^ambo_/);
  assert.deepEqual(await run("usage user.7"), ["DAY\tREQUESTS"]);
  assert.match((await run("store check"))[0]!, /^accounts\.log: sound, 4000\d records$/);
  const backup = join(folder, "backup");
  await run(`backup ${backup}`);
  const restored = await ambo(["restore", backup, "--keys", join(folder, "restored")]);
  assert.equal(restored.code, 0, restored.stderr);
});
