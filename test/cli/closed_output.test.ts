/** Commands whose standard output nobody reads, as in `ambo serve | head -1`. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { PROGRAM, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

/** Starts `ambo ARGS` with a closed standard output. */
function startUnread(args: readonly string[]) {
  const running = start(args);
  running.child.stdout!.destroy();
  return running;
}

test("`ambo serve` goes on, and leaves no socket behind when it stops", async () => {
  const keys = join(scratchFolder(), "keys");
  const running = startUnread([
    ...["serve", "--port", "0", "--keys", keys, "--corpus", "test/fixtures/corpus"],
  ]);
  const address = () => /Serving .*?(http:\S+)/.exec(running.stderr)?.[1];
  let isOver = false;
  void running.ended.then(() => {
    isOver = true;
  });
  await until("a service, or its end", () => isOver || address() !== undefined);
  assert.equal(isOver, false, running.stderr);
  assert.equal((await fetch(new URL("/healthz", address()))).status, 200);
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0);
  assert.deepEqual(readdirSync(keys).sort(), ["accounts.log", "usage"]);
});

test("other commands finish their work and end quietly", async () => {
  const keys = join(scratchFolder(), "keys");
  for (const args of [["user", "add", "ana"], ["user", "list"], ["config"], ["help"]]) {
    const own = args[0] === "help" ? [] : ["--keys", keys];
    const running = startUnread([...args, ...own]);
    assert.equal(await running.ended, 0, args.join(" "));
    assert.doesNotMatch(running.stderr, /EPIPE|Error/);
  }
  assert.deepEqual(readdirSync(keys).sort(), ["accounts.log", "usage"]);
});

const skip = existsSync("/dev/full") ? false : "there is no /dev/full here";
test("a result that cannot be written fails", { skip }, () => {
  const line = [process.execPath, ...PROGRAM, "version"].map((word) => `'${word}'`).join(" ");
  const { status, stderr } = spawnSync("sh", ["-c", `${line} > /dev/full`], { encoding: "utf8" });
  assert.equal(status, 1);
  assert.match(stderr, /^ambo: Cannot write to standard output: ENOSPC/);
});
