/** Files that a command writes under a name that its user gave, or removes. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  watch,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { test } from "node:test";
import { ambo } from "../support/command.ts";
import { PROGRAM, run, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const exporting = (...words: string[]) => [
  "export",
  "ZGL",
  "--format",
  "json",
  "--corpus",
  "test/fixtures/corpus",
  ...words,
];

/** A folder of files, and the store that a backup is made of. */
async function folders(): Promise<{ folder: string; keys: string }> {
  const root = scratchFolder();
  const [folder, keys] = [join(root, "files"), join(root, "keys")];
  mkdirSync(folder);
  await ambo(["user", "add", "ana", "--keys", keys]);
  return { folder, keys };
}

const skip = process.platform === "win32" && "no such limits";

test("a disk that takes no more leaves the file that was there, and none where there was none", { skip }, async () => {
  const { folder, keys } = await folders();
  const old = join(folder, "old.json");
  writeFileSync(old, "old");
  // A file may have 512 bytes: the rest cannot be written.
  const limited = (...args: string[]) =>
    spawnSync("sh", ["-c", 'ulimit -f 1; exec "$@"', "sh", process.execPath, ...PROGRAM, ...args], {
      encoding: "utf8",
    });
  for (const args of [
    exporting(old, "--replace"),
    exporting(join(folder, "new.json")),
    ["backup", join(folder, "new"), "--keys", keys, "--all", "--corpus", "test/fixtures/corpus"],
  ]) {
    const { status, stderr } = limited(...args);
    assert.equal(status, 1, stderr);
    assert.match(stderr, /^ambo: Cannot write .*EFBIG/m);
    assert.deepEqual(readdirSync(folder), ["old.json"], args.join(" "));
    assert.equal(readFileSync(old, "utf8"), "old");
  }
});

test("a file has its name only once it is whole, whenever the command is killed", { skip }, async () => {
  const { folder } = await folders();
  const file = join(folder, "zgl.json");
  const whole = (await ambo(exporting())).stdout.trimEnd();
  for (const before of ["", "old"]) {
    if (before !== "") writeFileSync(file, before);
    const { child, ended } = start(exporting(file, ...(before === "" ? [] : ["--replace"])));
    const watcher = watch(folder, () => child.kill("SIGKILL"));
    await ended;
    watcher.close();
    const text = existsSync(file) ? readFileSync(file, "utf8").trimEnd() : "";
    assert.ok([before, whole].includes(text), `${text.length} characters of ${whole.length}`);
  }
});

test("a replaced file keeps its mode, a link its target, and a device or pipe is written to", { skip }, async () => {
  const { folder } = await folders();
  const [file, link, absent, pipe] = ["a", "b", "c", "d"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
    string,
  ];
  writeFileSync(file, "old");
  chmodSync(file, 0o640);
  symlinkSync("a", link);
  const { code, stderr } = await ambo(exporting(link, "--replace"));
  assert.equal(code, 0, stderr);
  assert.deepEqual([readlinkSync(link), statSync(file).mode & 0o777], ["a", 0o640]);
  assert.match(readFileSync(file, "utf8"), /^\{.*\}\n?$/s);

  symlinkSync("/absent/disk/x", absent);
  assert.equal((await ambo(exporting(absent, "--replace"))).code, 1);
  assert.ok(lstatSync(absent).isSymbolicLink());

  execFileSync("mkfifo", [pipe]);
  const read = spawnSync("sh", [
    "-c",
    `"$@" & cat ${pipe}; wait`,
    "sh",
    process.execPath,
    ...PROGRAM,
    ...exporting(pipe, "--replace"),
  ]);
  assert.equal(String(read.stdout), readFileSync(file, "utf8"));
  assert.ok(lstatSync(pipe).isFIFO());
  assert.equal((await run(exporting("/dev/null", "--replace"))).code, 0);
  assert.ok(lstatSync("/dev/null").isCharacterDevice());
  assert.deepEqual(readdirSync(folder).sort(), ["a", "b", "c", "d"]);
});

test("of what is left in a folder only the drafts of killed commands are removed, and that is said", async () => {
  const { folder, keys } = await folders();
  const yesterday = new Date(Date.now() - 90_000_000);
  const put = (name: string, isOld = true) => {
    writeFileSync(join(folder, name), "");
    if (isOld) utimesSync(join(folder, name), yesterday, yesterday);
    return name;
  };
  const foreign = [
    ...["film.2.unfinished", "a.7.unfinished", ".a.7.draft", "ambo-0123456789ab.draft", ".ambo-0123456789ab.draft.txt"],
    ...[".ambo-0123456789aB.draft", ".ambo-0123.draft", ".ambo-0123456789ab"],
  ].map((name) => put(name));
  const fresh = put(".ambo-0123456789ac.draft", false);
  for (const args of [["backup", join(folder, "c"), "--keys", keys], exporting(join(folder, "zgl.json"))]) {
    const left = put(".ambo-0123456789ab.draft");
    const { code, stderr } = await ambo(args);
    assert.equal(code, 0, stderr);
    assert.match(stderr, new RegExp(`^Removed ${join(folder, left)}: a command that was cut off left it$`, "m"));
    assert.deepEqual(
      readdirSync(folder).sort(),
      [...foreign, fresh, ...(args[0] === "backup" ? ["c"] : ["c", "zgl.json"])].map((name) => basename(name)).sort(),
    );
  }
});
