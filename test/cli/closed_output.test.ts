/** Commands whose standard output no one reads, as in `ambo serve | head -1`. */
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { describe, test } from "node:test";
import { atEnd } from "../support/at_end.ts";
import { ambo } from "../support/command.ts";
import { heldStore } from "../support/held_store.ts";
import { missing } from "../support/missing.ts";
import { listening, PROGRAM, shownKey, start, startProgram } from "../support/process.ts";
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
  const running = startUnread([...["serve", "--port", "0", "--keys", keys, "--corpus", "test/fixtures/corpus"]]);
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

test("`ambo serve` ends also where its log is not taken any more", { skip: missing("mkfifo") }, async () => {
  const log = join(scratchFolder(), "log");
  execFileSync("mkfifo", [log]);
  const pipe = openSync(log, constants.O_RDWR | constants.O_NONBLOCK);
  const keys = join(scratchFolder(), "keys");
  const args = ["serve", "--port", "0", "--keys", keys, "--corpus", "test/fixtures/corpus"];
  const child = spawn(process.execPath, [...PROGRAM, ...args], { stdio: ["ignore", "pipe", pipe] });
  atEnd(() => child.kill("SIGKILL"));
  await once(child.stdout!, "data");
  for (const length of [4096, 1]) {
    const fill = () => writeSync(pipe, Buffer.alloc(length));
    assert.throws(() => {
      for (;;) fill();
    }, /EAGAIN/);
  }
  child.kill("SIGTERM");
  assert.deepEqual(await once(child, "exit"), [0, null]);
  assert.deepEqual(readdirSync(keys).sort(), ["accounts.log", "usage"]);
  closeSync(pipe);
});

test("`ambo serve` writes its log again once its file takes more, and says how many lines it lacks", async () => {
  const folder = scratchFolder();
  const log = join(folder, "log");
  const args = ["serve", "--port", "0", "--keys", join(folder, "keys"), "--corpus", "test/fixtures/corpus"];
  // 512 or 1,024 bytes each; a file is full as on a full disk.
  const script = 'log=$1; shift; ulimit -f 8; exec "$@" 2>> "$log"';
  const running = startProgram(["sh", "-c", script, "sh", log, process.execPath, ...PROGRAM, ...args], {});
  const address = new URL("/healthz", await listening(running));
  const size = () => statSync(log).size;
  for (let before = -1; before < size(); ) {
    before = size();
    for (let request = 0; request < 4; request++) await fetch(address);
  }
  const full = readFileSync(log, "utf8");
  await fetch(address);
  truncateSync(log, full.length - 500);
  await fetch(address);
  await until("the log to go on", () => readFileSync(log, "utf8").includes("lacks"));
  const added = readFileSync(log, "utf8").slice(full.length - 500);
  assert.match(
    added,
    /^\n?\S+ info Request .*\n\S+ warning The log lacks up to \d+ lines that could not be written\n$/,
  );
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0);
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

test("a key, a link and a backup that nobody reads are void, and what was there goes on", async () => {
  const keys = join(scratchFolder(), "keys");
  await ambo(["user", "add", "ana", "--keys", keys]);
  const { stdout: before } = await ambo(["key", "issue", "ana", "--keys", keys]);
  for (const args of [
    ["key", "issue", "ana"],
    ["user", "link", "ana"],
    ["backup", "-"],
  ]) {
    const running = startUnread([...args, "--keys", keys]);
    assert.equal(await running.ended, 1, args.join(" "));
    assert.match(running.stderr, /standard output: nobody reads/);
  }
  const { store, close } = await heldStore(keys);
  assert.equal(store.accountOfKey(before.trim())?.user, "ana");
  await close();
});

/** Runs `ambo LINE` in a shell, with its output where the shell puts it. */
function shell(line: string, keys: string) {
  const program = [process.execPath, ...PROGRAM].map((word) => `'${word}'`).join(" ");
  const script = `ambo() { ${program} "$@"; }; ${line}`;
  const env = { ...process.env, AMBO_KEYS: keys, AMBO_CORPUS: "test/fixtures/corpus" };
  return spawnSync("sh", ["-c", script], { encoding: "utf8", env });
}

const skip = existsSync("/dev/full") ? false : "there is no /dev/full here";
describe("on a full disk", { skip }, () => {
  const keys = join(scratchFolder(), "keys");
  let key = "";

  for (const line of ["version", "calendar"]) {
    test(`\`ambo ${line}\` fails`, () => {
      const { status, stderr } = shell(`ambo ${line} > /dev/full`, keys);
      assert.equal(status, 1);
      assert.match(stderr, /^ambo: Cannot write to standard output: no space left on device \(ENOSPC\)/m);
    });
  }

  test("`ambo user add` adds the user and says that the link is void", () => {
    const { status, stderr } = shell("ambo user add ana > /dev/full", keys);
    assert.equal(status, 1);
    assert.match(stderr, /Added the user "ana"/);
    assert.match(stderr, /ENOSPC.*The new link of "ana" is void/);
  });

  for (const withServer of [false, true]) {
    const where = withServer ? "with a server" : "without a server";
    test(`the key and the link before go on working, ${where}`, async () => {
      const printed = async (...args: string[]) => (await ambo([...args, "ana", "--keys", keys])).stdout.trim();
      key = await printed("key", "issue");
      const link = (await printed("user", "link")).split("=")[1]!;
      const held = withServer ? await heldStore(keys) : undefined;
      for (const line of ["key issue ana", "user link ana", "key issue ana --json"]) {
        const running = startProgram(
          ["sh", "-c", `"$@" > /dev/full`, "sh", process.execPath, ...PROGRAM, ...line.split(" ")],
          { env: { ...process.env, AMBO_KEYS: keys } },
        );
        assert.equal(await running.ended, 1);
        assert.match(running.stderr, /ENOSPC.*is void; if there was one before, it goes on working/);
      }
      const { store, close } = held ?? (await heldStore(keys));
      assert.equal(store.accountOfKey(key)?.user, "ana");
      assert.equal(store.signIn.link(link)?.user, "ana");
      await close();
    });
  }

  test("a backup to standard output fails", () => {
    const { status, stderr } = shell("ambo backup - > /dev/full", keys);
    assert.equal(status, 1);
    assert.match(stderr, /Cannot write the backup to standard output: no space left on device \(ENOSPC\)/);
  });

  test("a backup into a file that cannot grow fails and leaves no file", () => {
    const target = join(scratchFolder(), "backup");
    const { status, stderr } = shell(`ulimit -f 0; ambo backup '${target}'`, keys);
    assert.equal(status, 1);
    assert.match(stderr, /Cannot write the backup .*: file too large \(EFBIG\)/);
    assert.deepEqual(readdirSync(dirname(target)), []);
  });

  test("the first start makes no user whose key nobody has seen; the next one does", async () => {
    const fresh = join(scratchFolder(), "keys");
    const line = ["serve", "--port", "0", "--keys", fresh, "--corpus", "test/fixtures/corpus"];
    const { status } = shell(`ambo ${line.join(" ")} 2> /dev/full`, fresh);
    assert.equal(status, 1);
    const next = start(line);
    await listening(next);
    shownKey(next);
    next.child.kill("SIGTERM");
    assert.equal(await next.ended, 0);
  });
});

test("a key that was printed and cannot be put in force is said to be void", async () => {
  const keys = join(scratchFolder(), "keys");
  await ambo(["user", "add", "ana", "--keys", keys]);
  const { stdout: before } = await ambo(["key", "issue", "ana", "--keys", keys]);
  const { status, stdout, stderr } = shell("ulimit -f 0; ambo key issue ana | cat", keys);
  assert.equal(status, 0, "of cat");
  assert.match(stderr, /EFBIG.*The key that was printed is void; if "ana" had one before, it goes on/s);
  const { store, close } = await heldStore(keys);
  assert.equal(store.accountOfKey(stdout.trim()), undefined);
  assert.equal(store.accountOfKey(before.trim())?.user, "ana");
  await close();
});

test("a backup on standard output is the same as in a file, and can be restored", async () => {
  const keys = join(scratchFolder(), "keys");
  assert.equal((await ambo(["user", "add", "ana", "--keys", keys])).code, 0);
  const target = join(scratchFolder(), "backup");
  assert.equal(shell(`ambo backup - | cat > '${target}'`, keys).status, 0);
  const other = join(scratchFolder(), "keys");
  assert.equal((await ambo(["restore", target, "--keys", other])).code, 0);
  assert.match((await ambo(["user", "list", "--keys", other])).stdout, /^ana\tmember/m);
});

test("a reader that takes one line of many ends the command quietly", () => {
  const { status, stdout, stderr } = shell("ambo calendar --year 2027 | head -1", scratchFolder());
  assert.deepEqual([status, stderr], [0, ""]);
  assert.match(stdout, /^DAN\t/);
});
