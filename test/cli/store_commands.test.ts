/** The commands for users, keys and counts, as an operator types them, with and without a server on the folder. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { gzipSync } from "node:zlib";
import { linesOf, ambo as runAmbo } from "../support/command.ts";
import { readSettings } from "../support/config.ts";
import { HOLD_OPTIONS, heldStore } from "../support/held_store.ts";
import { local } from "../support/local_store.ts";
import { listening, PROGRAM, start } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

function folderFor(context: TestContext): string {
  const folder = scratchFolder();
  context.after(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "keys");
}

interface Outcome {
  readonly code: number;
  readonly stdout: string[];
  readonly stderr: string[];
}

/** Runs a command line on a folder. */
async function ambo(folder: string, line: string): Promise<Outcome> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2]!);
  const { code, stdout, stderr } = await runAmbo([...words, "--keys", folder], { outputWidth: 80 });
  return { code, stdout: linesOf(stdout), stderr: linesOf(stderr) };
}

for (const withServer of [false, true]) {
  const where = withServer ? "with a server" : "without a server";

  test(`user, key and usage, ${where}`, async (context) => {
    const folder = folderFor(context);
    const held = withServer ? await heldStore(folder) : undefined;
    const base = withServer ? "https://ambo.example.org" : "http://127.0.0.1:8080";

    const added = await ambo(folder, 'user add "Žiga Čuk" --admin');
    assert.equal(added.code, 0);
    assert.deepEqual(added.stderr, [
      'Added the user "Žiga Čuk", an administrator',
      'One-time sign-in link for "Žiga Čuk"; it works once, for 72 hours:',
    ]);
    assert.match(added.stdout.join("\n"), new RegExp(`^${base}/login\\?link=[0-9A-Za-z]{32}$`));
    assert.match((await ambo(folder, 'user link "žiga čuk"')).stdout.join("\n"), /\/login\?link=\w{32}$/);

    const issued = await ambo(folder, 'key issue "Žiga Čuk"');
    assert.match(issued.stdout.join("\n"), /^ambo_[0-9A-Za-z]{39}$/, "the key alone");
    const key = issued.stdout[0]!;
    if (held) {
      const account = held.store.accountOfKey(key)!;
      assert.equal(local(held.store).consume(account), 99);
      local(held.store).commit();
    }
    await ambo(folder, "user add ana");
    await ambo(folder, "user limit ana 500");
    await ambo(folder, "user disable ana");
    assert.deepEqual((await ambo(folder, "user list")).stdout, [
      "NAME      ROLE    STATE        KEY    LIMIT  TODAY",
      `Žiga Čuk  admin   no password  …${key.slice(-4)}    100      ${withServer ? 1 : 0}`,
      "ana       member  disabled     none     500      0",
    ]);
    const { code, stderr } = await ambo(folder, "key issue ana");
    const last = 'The user "ana" is disabled: the key works once `ambo user enable` was run';
    assert.deepEqual([code, stderr.at(-1)], [0, last]);
    await ambo(folder, "key revoke ana");
    const [heading, row, ...more] = (await ambo(folder, "key list")).stdout;
    assert.equal(heading, "NAME      KEY    ID        ISSUED");
    assert.match(
      row!,
      new RegExp(`^Žiga Čuk  …${key.slice(-4)}  [0-9a-f]{8}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC$`),
    );
    assert.deepEqual(more, []);
    const today = HOLD_OPTIONS.clock.today().date;
    for (const line of ["usage", 'usage "Žiga Čuk"']) {
      assert.deepEqual(
        (await ambo(folder, line)).stdout,
        ["DAY         REQUESTS", ...(withServer ? [`${today}         1`] : [])].map((text) =>
          withServer ? text : "DAY  REQUESTS",
        ),
      );
    }
    assert.equal((await ambo(folder, "user enable ana")).code, 0);
    assert.equal((await ambo(folder, "user limit ana default")).code, 0);
    const revoked = await ambo(folder, 'key revoke "žiga čuk"');
    assert.deepEqual(revoked.stderr, ['The key of "žiga čuk" is revoked']);
    if (held) assert.equal(held.store.accountOfKey(key), undefined);
    assert.deepEqual((await ambo(folder, 'key revoke "Žiga Čuk"')).stderr, ['The user "Žiga Čuk" has no key']);
    for (const action of ["remove", "disable"]) {
      const only = await ambo(folder, `user ${action} "Žiga Čuk"`);
      assert.equal(only.code, 1, `${action} refuses the only administrator`);
      assert.match(only.stderr.join(), /is the only administrator who can sign in/);
    }
    const forced = await ambo(folder, 'user remove "Žiga Čuk" --force');
    assert.deepEqual([forced.code, forced.stderr.length], [0, 2]);
    assert.match(forced.stderr[1]!, /^Nobody can administer the service/);
    assert.equal((await ambo(folder, "user enable ana --force")).code, 2);
    const tooMuch = await ambo(folder, "user limit ana 1000000000");
    assert.match(tooMuch.stderr.join(), /from 0 to 999999999/);
    assert.equal((await ambo(folder, "user list")).stdout.length, 2);
    await held?.close();
  });

  test(`backup and restore, ${where}`, async (context) => {
    const folder = folderFor(context);
    const held = withServer ? await heldStore(folder) : undefined;
    await ambo(folder, "user add ana");
    const key = (await ambo(folder, "key issue ana")).stdout[0]!;
    const file = join(folder, "..", "backup");
    const made = await ambo(folder, `backup ${file}`);
    assert.equal(made.code, 0, made.stderr.join());
    assert.match(made.stderr.join("\n"), /^Wrote .*backup: \d+ bytes/);
    if (process.platform !== "win32") assert.equal(statSync(file).mode & 0o777, 0o600);
    const before = readFileSync(file);
    const again = await ambo(folder, `backup ${file}`);
    assert.equal(again.code, 1);
    assert.match(again.stderr.join(), /there is such a file/);
    assert.deepEqual(readFileSync(file), before);
    assert.equal((await ambo(folder, `restore ${file}`)).code, 1, "over the store that is there");
    await held?.close();
    const refused = await ambo(folder, `restore ${file}`);
    assert.match(refused.stderr.join(), /there is a store in it/);

    const other = join(folder, "..", "other");
    const restored = await ambo(other, `restore ${file}`);
    assert.equal(restored.code, 0, restored.stderr.join());
    assert.deepEqual(readdirSync(other).sort(), ["accounts.log", "usage"]);
    const opened = await heldStore(other);
    assert.equal(opened.store.accountOfKey(key)?.user, "ana");
    await opened.close();
    assert.deepEqual(readdirSync(join(folder, "..")).sort(), ["backup", "keys", "other"]);

    writeFileSync(`${file}.gz`, gzipSync(before));
    const unpacked = await ambo(join(folder, "..", "unpacked"), `restore ${file}.gz`);
    assert.equal(unpacked.code, 0, unpacked.stderr.join());
    assert.doesNotMatch(unpacked.stderr.join("\n"), /Translations/);
  });
}

test("a backup that is to be quiet, as cron wants it, says nothing unless something is wrong", async (context) => {
  const folder = folderFor(context);
  await ambo(folder, "user add ana");
  const settings = join(folder, "..", "ambo.conf");
  writeFileSync(settings, `keys = ${folder}\nfeasts = feasts.txt\n`);
  const quiet = async (args: string) =>
    await runAmbo(["backup", "--quiet", "--settings", settings, ...args.split(" ").filter(Boolean)]);
  const file = join(folder, "..", "backup");
  for (const args of [file, `--all ${file}-all`]) {
    const { code, stdout, stderr } = await quiet(args);
    assert.deepEqual([code, stdout, stderr], [0, "", ""], args);
    const again = await quiet(args);
    assert.deepEqual([again.code, again.stdout], [1, ""]);
    assert.match(again.stderr, /^ambo: .*: there is such a file$/m);
  }
  assert.match((await quiet(`--json ${file}-2`)).stdout, /^\{"file":/);
  const end = join(folder, "accounts.log");
  writeFileSync(end, "0123abcd key 1 179", { flag: "a" });
  const torn = await quiet(`${file}-3`);
  assert.deepEqual([torn.code, torn.stdout], [0, ""]);
  assert.match(torn.stderr, /accounts\.log\.torn/, "a warning is none of what is kept quiet");
});

test("two backups to one name leave a whole one, and a link to a disk that is not there stays", async (context) => {
  const folder = folderFor(context);
  await ambo(folder, "user add ana");
  const backups = join(folder, "..", "backups");
  mkdirSync(backups);
  const args = ["backup", join(backups, "a"), "--keys", folder];
  const both = await Promise.all(
    [1, 2].map((pid) => runAmbo(args, { program: { pid, node: process.execPath, file: "src/main.ts" } })),
  );
  assert.deepEqual(both.map(({ code }) => code).sort(), [0, 1]);
  assert.match(both.find(({ code }) => code === 1)!.stderr, /: there is such a file$/m);
  assert.deepEqual(readdirSync(backups), ["a"]);
  assert.equal((await ambo(`${folder}-2`, `restore ${join(backups, "a")}`)).code, 0);

  symlinkSync("/absent/disk/ambo", join(backups, "b"));
  const linked = await ambo(folder, `backup ${join(backups, "b")}`);
  assert.deepEqual([linked.code, /there is such a file/.test(linked.stderr.join())], [1, true]);
  assert.equal(readlinkSync(join(backups, "b")), "/absent/disk/ambo");
});

test("a backup is restored from a pipe", { skip: process.platform === "win32" && "no pipes" }, async (context) => {
  const folder = folderFor(context);
  await ambo(folder, "user add ana");
  const file = join(folder, "..", "backup");
  await ambo(folder, `backup ${file}`);
  const restore = (source: string, input: Buffer) => {
    const line = [process.execPath, ...PROGRAM, "restore", source, "--lang", "en", "--keys", `${folder}-new`];
    const shell = ["sh", ["-c", 'cat | "$@"', "sh", ...line]] as const;
    const { status, stderr } = spawnSync(...shell, { input, encoding: "utf8" });
    return { status, stderr };
  };
  const whole = readFileSync(file);
  for (const input of [whole, gzipSync(whole)]) {
    for (const source of ["-", "/dev/stdin"]) {
      const { status, stderr } = restore(source, input);
      assert.equal(status, 0, stderr);
      assert.match((await ambo(`${folder}-new`, "user list")).stdout.join("\n"), /^ana /m);
      rmSync(`${folder}-new`, { recursive: true });
    }
  }
  for (const input of [whole.subarray(0, 300), Buffer.alloc(0)]) {
    const { status, stderr } = restore("-", input);
    assert.equal(status, 1);
    assert.match(stderr, /^ambo: Cannot restore standard input: it is (not whole|not a backup)/m);
    assert.match(restore("-", gzipSync(input)).stderr, /^ambo: Cannot restore standard input: it is/m);
  }
  assert.match(
    restore("-", gzipSync(whole).subarray(0, 90)).stderr,
    /^ambo: Cannot restore standard input: it is damaged/m,
  );
  writeFileSync(`${file}.gz`, gzipSync(whole.subarray(0, 300)));
  const { stderr } = await ambo(`${folder}-new`, `restore ${file}.gz`);
  assert.match(stderr.join("\n"), new RegExp(`Cannot restore ${file}\\.gz: it is not whole`), "and no temporary file");
});

test("a backup of everything has to find the folder of translations that was named", async (context) => {
  const folder = folderFor(context);
  await ambo(folder, "user add ana");
  const file = join(folder, "..", "everything");
  const { code, stderr } = await ambo(folder, `backup --all ${file} --corpus /absent/corpus`);
  assert.equal(code, 1);
  assert.match(stderr.join(), /\/absent\/corpus: cannot read the folder: .*ENOENT/);
  assert.equal(existsSync(file), false);
});

test("a backup of everything brings users, settings and translations to another machine", async (context) => {
  const folder = folderFor(context);
  const corpus = join(folder, "..", "corpus");
  mkdirSync(corpus);
  copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
  await ambo(folder, "user add ana");
  const key = (await ambo(folder, "key issue ana")).stdout[0]!;
  const file = join(folder, "..", "everything.gz");
  // What is served as a translation is in the backup, whatever the name of its file.
  copyFileSync("test/fixtures/corpus/sample-EN.txt", join(corpus, "Angleški prevod.txt"));
  const pipe = join(corpus, "pipe.txt");
  for (const [make, reason] of [
    [() => mkdirSync(pipe), "not a regular file"],
    [() => symlinkSync("absent", pipe), "no such file"],
    [() => execFileSync("mkfifo", [pipe]), "not a regular file"],
  ] as const) {
    make();
    const { code, stderr } = await ambo(folder, `backup --all ${file} --corpus ${corpus}`);
    assert.equal(code, 1);
    assert.match(stderr.join(), new RegExp(`pipe\\.txt: cannot read the file: ${reason}`));
    assert.equal(existsSync(file), false);
    rmSync(pipe, { recursive: true });
  }
  const conf = join(folder, "..", "ambo.conf");
  const feasts = join(folder, "..", "feasts.txt");
  writeFileSync(feasts, "");
  writeFileSync(conf, `site-name = "'Sora'"\nport = 81\nfeasts = ${feasts}\n`);
  const made = await ambo(folder, `backup --all ${file} --corpus ${corpus} --settings ${conf}`);
  assert.equal(made.code, 0, made.stderr.join());

  const machine = scratchFolder();
  const [keys, other] = [join(machine, "keys"), join(machine, "corpus")];
  const restored = await ambo(keys, `restore ${file} --corpus ${other}`);
  assert.equal(restored.code, 0, restored.stderr.join());
  assert.match(made.stderr.join("\n"), /^Translations in it: 2\nNot in it, copy them too: feasts = \S+feasts\.txt$/m);
  for (const name of ["ZGL.txt", "Angleški prevod.txt"]) {
    assert.deepEqual(readFileSync(join(other, name)), readFileSync(join(corpus, name)));
  }
  // The folders of the other machine are not in force here.
  const settings = readSettings({ settings: join(machine, "ambo-restored.conf") }, {});
  assert.deepEqual([settings.keys, settings.corpus, settings["site-name"]], [keys, other, "'Sora'"]);
  const opened = await heldStore(keys);
  assert.equal(opened.store.accountOfKey(key)?.user, "ana");
  await opened.close();

  // One that was cut off before its end can be repeated: the store comes last.
  const [later, blocked] = [join(machine, "later"), join(machine, "blocked")];
  writeFileSync(blocked, "");
  assert.equal((await ambo(later, `restore ${file} --corpus ${blocked}`)).code, 1);
  rmSync(blocked);
  const repeated = await ambo(later, `restore ${file} --corpus ${blocked}`);
  assert.equal(repeated.code, 0, repeated.stderr.join());
  assert.deepEqual(readdirSync(blocked).sort(), ["Angleški prevod.txt", "ZGL.txt"]);

  // A store that is there keeps everything else as it was, too.
  const untouched = join(machine, "untouched");
  assert.equal((await ambo(later, `restore ${file} --corpus ${untouched}`)).code, 1);
  assert.equal(existsSync(untouched), false);

  // It needs no room for files of its own.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = join(machine, "absent");
  const direct = await ambo(join(machine, "direct"), `restore ${file} --corpus ${other}`);
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  assert.equal(direct.code, 0, direct.stderr.join());

  const whole = readFileSync(file);
  for (const damaged of [whole.subarray(0, -20), Buffer.from(whole).fill(0, 40, 50)]) {
    writeFileSync(file, damaged);
    const { code, stderr } = await ambo(join(machine, "again"), `restore ${file} --corpus ${other}`);
    assert.equal(code, 1);
    assert.match(stderr.join(), /^ambo: Cannot restore \S+everything\.gz: it is damaged or cut off; copy it again$/);
  }
});

test("store check and repair tell what is damaged and save what is sound", async (context) => {
  const folder = folderFor(context);
  for (const name of ["ana", "bor", "cene"]) await ambo(folder, `user add ${name}`);
  const sound = await ambo(folder, "store check");
  assert.equal(sound.code, 0);
  assert.deepEqual(sound.stdout, ["accounts.log: sound, 9 records"]);
  const log = join(folder, "accounts.log");
  const bytes = readFileSync(log);
  const place = bytes.indexOf("bor");
  bytes[place]! ^= 1;
  writeFileSync(log, bytes);
  const start = bytes.lastIndexOf(10, place) + 1;
  const end = bytes.indexOf(10, place);

  const refused = await ambo(folder, "user list");
  assert.equal(refused.code, 1);
  assert.match(refused.stderr.join(), new RegExp(`Cannot read ${log}: damaged at byte ${start} .*ambo store check`));
  const damaged = await ambo(folder, "store check");
  assert.equal(damaged.code, 1);
  assert.deepEqual(damaged.stdout, [
    `accounts.log: DAMAGED at byte ${start} (the checksum does not match); 8 records can be saved`,
    `  lost: bytes ${start} to ${end}`,
  ]);
  assert.deepEqual(readFileSync(log), bytes);
  const repaired = await ambo(folder, "store repair");
  assert.equal(repaired.code, 0);
  assert.deepEqual(repaired.stdout, [
    `accounts.log: saved 8 records; the damaged file is kept as ${log}.damaged`,
    `  lost: bytes ${start} to ${end}`,
    '  the name of a user was lost; it is now "recovered-2"',
  ]);
  assert.match(repaired.stderr.join(), /look through `ambo user list`/);
  assert.deepEqual(readFileSync(`${log}.damaged`), bytes);
  assert.equal((await ambo(folder, "user list")).stdout.length, 4);
  assert.match((await ambo(folder, "store repair")).stderr.join(), /nothing was changed/);
});

test("store repair is refused while a server runs", async (context) => {
  const folder = folderFor(context);
  const held = await heldStore(folder);
  const outcome = await ambo(folder, "store repair");
  assert.equal(outcome.code, 1);
  assert.match(outcome.stderr.join(), /while the process \d+ serves/);
  await held.close();
});

const WRONG: [line: string, code: number, message: RegExp][] = [
  ["user", 2, /takes one of: add, list, link, remove, disable, enable, limit/],
  ["user sing", 2, /takes one of/],
  ["user toString", 2, /takes one of/],
  ["user add", 2, /Write `ambo user add NAME`/],
  ["user add a b", 2, /Write `ambo user add NAME`/],
  ["user list ana", 2, /Write `ambo user list`/],
  ["user link ana --admin", 2, /--admin belongs to/],
  ["user limit ana many", 2, /Cannot use the limit "many"/],
  ["user limit ana 1000000000", 2, /Cannot use the limit/],
  ['user add ""', 1, /Cannot use the name ""/],
  ["user add ANA", 1, /there is one of this name/],
  ["user link nobody", 1, /There is no user "nobody"/],
  ["key", 2, /`ambo key` takes one of: issue, revoke, list$/m],
  ["key issue", 2, /Write `ambo key issue NAME`/],
  ["key list ana", 2, /Write/],
  ["key issue nobody", 1, /There is no user "nobody"/],
  ["usage ana bor", 2, /Write/],
  ["usage nobody", 1, /There is no user "nobody"/],
  ["backup", 2, /Write `ambo backup FILE`/],
  ["backup /absent/folder/file", 1, /Cannot write the backup \/absent\/folder\/file: .*ENOENT/],
  ["restore", 2, /Write `ambo restore FILE`/],
  ["store", 2, /`ambo store` takes one of: check, repair$/m],
];

test("what is asked wrongly is refused with what would be right", async (context) => {
  const folder = folderFor(context);
  await ambo(folder, "user add ana");
  for (const [line, code, message] of WRONG) {
    const outcome = await ambo(folder, line);
    assert.equal(outcome.code, code, line);
    assert.match(outcome.stderr.join("\n"), message, line);
    assert.deepEqual(outcome.stdout, [], line);
  }
});

test("a folder without a store is not made by a look at it", async (context) => {
  const folder = folderFor(context);
  for (const line of ["user list", "user link ana", "key list", "usage", "backup x", "store check"]) {
    const outcome = await ambo(folder, line);
    assert.equal(outcome.code, 1, line);
    assert.match(outcome.stderr.join(), /There is no store in the folder/, line);
    assert.equal(existsSync(folder), false, line);
  }
});

test("a restore of something that is no backup says so and leaves no folder behind", async (context) => {
  const folder = join(folderFor(context), "župnija", "keys");
  for (const [content, message] of [
    ["", /it is not a backup/],
    ["hello\n", /it is not a backup/],
    [undefined, /there is no such file/],
  ] as const) {
    const file = join(folder, "..", "..", "..", `file ${content?.length}`);
    if (content !== undefined) writeFileSync(file, content);
    const outcome = await ambo(folder, `restore "${file}"`);
    assert.equal(outcome.code, 1);
    assert.match(outcome.stderr.join(), message);
    assert.equal(existsSync(join(folder, "..", "..")), false);
  }
});

test("a file in the place of the store's folder is named as one, and kept", async (context) => {
  const file = folderFor(context);
  writeFileSync(file, "čaj");
  const outcome = await ambo(file, "user add ana");
  assert.equal(outcome.code, 1);
  assert.match(outcome.stderr.join(), /it is a file; choose another path/);
  assert.equal(readFileSync(file, "utf8"), "čaj");
});

test("a path below a file is named, whatever command it is given to", async (context) => {
  const store = folderFor(context);
  await ambo(store, "user add ana");
  const file = join(store, "../datoteka");
  writeFileSync(file, "čaj");
  const below = join(file, "mapa");
  for (const command of [
    `user add ana --keys ${below}`,
    `user list --keys ${below}`,
    `usage --keys ${below}`,
    `restore ${below} --keys ${store}-2`,
    `backup ${below}/kopija --keys ${store}`,
    `check ${below}`,
  ]) {
    const { code, stderr } = await runAmbo(command.split(" "));
    assert.notEqual(code, 0, command);
    assert.ok(stderr.includes(below), `${command}: ${stderr}`);
  }
  assert.equal(readFileSync(file, "utf8"), "čaj");
});

test("a link has the address that an administrator chose on the pages, also while no service runs", async (context) => {
  const folder = folderFor(context);
  await ambo(folder, "user add ana");
  for (const [stored, flag, base] of [
    ["https://berila.example.org", "", "https://berila.example.org"],
    ["https://berila.example.org", " --public-url https://ambo.example.com", "https://ambo.example.com"],
    ["ftp://berila.example.org", "", "http://127.0.0.1:8080"],
  ] as const) {
    const held = await heldStore(folder);
    await held.store.setSetting("public-url", stored);
    await held.close();
    const { stdout } = await ambo(folder, `user link ana${flag}`);
    assert.match(stdout.join("\n"), new RegExp(`^${base}/login\\?link=\\w{32}$`), stored);
  }
});

test("a backup of everything has the settings and the translations of the service that runs", async (context) => {
  const folder = folderFor(context);
  const [corpus, file, conf] = ["corpus", "all.gz", "ambo.conf"].map((name) => join(folder, "..", name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(corpus);
  copyFileSync("test/fixtures/corpus/ZGL.txt", join(corpus, "ZGL.txt"));
  const feasts = join(folder, "..", "feasts.txt");
  writeFileSync(feasts, "");
  writeFileSync(conf, "daily-limit = 77\n");
  const flags = [
    "--corpus",
    corpus,
    "--site-name",
    "Sora",
    "--feasts",
    feasts,
    "--metrics-token",
    "skrivnost-0123456789",
  ];
  const running = start(["serve", "--settings", conf, "--keys", folder, "--port", "0", ...flags]);
  try {
    await listening(running);
    // A backup takes what a restart would take.
    writeFileSync(conf, "daily-limit = 78\n");
    const made = await ambo(folder, `backup --all ${file}`);
    assert.equal(made.code, 0, made.stderr.join());
    assert.match(made.stderr.join("\n"), /^Translations in it: 1\nNot in it, copy them too: feasts = \S+feasts\.txt$/m);
  } finally {
    running.child.kill("SIGTERM");
    await running.ended;
  }
  const keys = join(folder, "..", "restored", "keys");
  const restored = await ambo(keys, `restore ${file} --corpus ${join(keys, "..", "corpus")}`);
  assert.equal(restored.code, 0, restored.stderr.join());
  assert.deepEqual(readdirSync(join(keys, "..", "corpus")), ["ZGL.txt"]);
  const text = readFileSync(join(keys, "..", "ambo-restored.conf"), "utf8");
  assert.doesNotMatch(text, /skrivnost/);
  const settings = readSettings({ settings: join(keys, "..", "ambo-restored.conf") }, {});
  assert.deepEqual([settings["site-name"], settings["daily-limit"], settings.feasts], ["Sora", 78, feasts]);
  // A second restore leaves the file of the first one, which may have been edited.
  writeFileSync(join(keys, "..", "ambo-restored.conf"), "daily-limit = 79\n");
  rmSync(keys, { recursive: true });
  const again = await ambo(keys, `restore ${file} --corpus ${join(keys, "..", "corpus")}`);
  assert.match(again.stderr.join("\n"), /ambo-restored-2\.conf/);
  assert.equal(readFileSync(join(keys, "..", "ambo-restored.conf"), "utf8"), "daily-limit = 79\n");
  assert.equal(readFileSync(join(keys, "..", "ambo-restored-2.conf"), "utf8"), text);
});
