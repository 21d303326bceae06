/** The folder that a command works on, what it asks before, and what it says of it. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { chdir, cwd, geteuid } from "node:process";
import { beforeEach, describe, test } from "node:test";
import { type CommandOptions, ambo as run } from "../support/command.ts";
import { heldStore } from "../support/held_store.ts";
import { PROGRAM } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const CHECKOUT = cwd();
const USFM = "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n";
const STATED = ["--code", "POSKUS", "--name", "N", "--language", "slv", "--copyright", "C"];

let here = "";
let service = "";
let systemSettings = "";
beforeEach(() => {
  here = scratchFolder();
  chdir(here);
  service = scratchFolder();
  systemSettings = join(service, "ambo.conf");
  writeFileSync("a.usfm", USFM);
});

/** Writes the settings of a service with a store of its own. */
function installService(): void {
  const folders = `keys = ${service}/keys\ncorpus = ${service}/corpus\n`;
  writeFileSync(systemSettings, `# the service\n${folders}daily-limit = 7\n`);
}

/** Runs a command line on a machine, which may have a service. */
function ambo(line: string, options: CommandOptions = {}) {
  const args = line.split(" ").filter((word) => word !== "");
  return run(args[0] === "import" ? [...args, ...STATED] : args, { systemSettings, ...options });
}

describe("where a service is installed", () => {
  beforeEach(installService);

  test("commands for users and keys work on its store, and say so", async () => {
    const notice = `Working on the store in "${service}/keys", by ${systemSettings}:2`;
    for (const line of ["user add ana", "user list", "key issue ana", "usage", "backup b"]) {
      const { code, stderr } = await ambo(line);
      assert.equal(code, 0, stderr);
      assert.equal(stderr.split("\n")[0], notice, line);
    }
    assert.match((await ambo("user list")).stdout, /^ana\tmember\tno password\t…\w{4}\t7\t0$/m);
    assert.deepEqual(readdirSync(here).sort(), ["a.usfm", "b"]);
  });

  test("import writes among its translations", async () => {
    const { code, stderr } = await ambo("import a.usfm");
    assert.equal(code, 0, stderr);
    assert.match(stderr, new RegExp(`Working on the translations in "${service}/corpus", by `));
    assert.ok(existsSync(join(service, "corpus/POSKUS.txt")));
  });

  test("--settings wins over AMBO_SETTINGS, and that over the system's place", async () => {
    for (const name of ["one", "two"]) writeFileSync(`${name}.conf`, `keys = ${here}/${name}\n`);
    const variables = { AMBO_SETTINGS: "two.conf" };
    assert.match((await ambo("user add ana", { variables })).stderr, /\/two", by two\.conf:1/);
    const flag = await ambo("user add ana --settings one.conf", { variables });
    assert.match(flag.stderr, /\/one", by one\.conf:1/);
    assert.ok(!existsSync(join(service, "keys")));
  });

  test("a `keys` here, and a folder by flag or variable, win over it", async () => {
    for (const [line, variables] of [
      ["user add ana --keys named", {}],
      ["user add ana", { AMBO_KEYS: "variable" }],
    ] as const) {
      assert.equal((await ambo(line, { variables })).code, 0);
    }
    mkdirSync("keys");
    const { stderr } = await ambo("user add ana");
    assert.doesNotMatch(stderr, /Working on/);
    assert.deepEqual(readdirSync(here).sort(), ["a.usfm", "keys", "named", "variable"]);
    assert.ok(!existsSync(join(service, "keys")));
  });

  test("`corpus` here is of no consequence for users, `keys` of none for an import", async () => {
    mkdirSync("corpus");
    assert.match((await ambo("user add ana")).stderr, /Working on the store in ".*keys"/);
    mkdirSync("keys");
    assert.doesNotMatch((await ambo("import a.usfm")).stderr, /Working on/);
    assert.ok(existsSync("corpus/POSKUS.txt"));
  });
});

describe("where no service is and nobody named a folder", () => {
  for (const [line, folder] of [
    ["user add ana", "keys"],
    ["import a.usfm", "corpus"],
  ] as const) {
    test(`\`ambo ${line}\` makes no ${folder} in a pipe unless --yes is there`, async () => {
      const { code, stderr } = await ambo(line);
      assert.equal(code, 2);
      const refusal = `There is no folder "${folder}" here: name one with --${folder}, or add --yes to make it`;
      assert.equal(stderr.split("\n")[0], `ambo: ${refusal}`);
      assert.deepEqual(readdirSync(here), ["a.usfm"]);
      assert.equal((await ambo(`${line} --yes`)).code, 0);
      assert.ok(existsSync(folder));
    });

    test(`\`ambo ${line}\` asks on a terminal`, async () => {
      const asked: string[] = [];
      const answer = (text: string) => async (question: string) => {
        asked.push(question);
        return text;
      };
      assert.equal((await ambo(line, { ask: answer("") })).code, 2);
      assert.deepEqual(readdirSync(here), ["a.usfm"]);
      assert.equal((await ambo(line, { ask: answer("y") })).code, 0);
      assert.ok(existsSync(folder));
      assert.deepEqual(asked, Array(2).fill(`There is no folder "${folder}" here. Make it? [y/N] `));
    });

    test(`\`ambo ${line}\` makes a folder that was named`, async () => {
      assert.equal((await ambo(`${line} --${folder} deep/${folder}`)).code, 0);
      const variables = { [`AMBO_${folder.toUpperCase()}`]: "variable" };
      assert.equal((await ambo(line, { variables })).code, 0);
      assert.deepEqual(readdirSync(here).sort(), ["a.usfm", "deep", "variable"]);
    });
  }

  test("commands that make no store say that there is none", async () => {
    const { code, stderr } = await ambo("user list");
    assert.equal(code, 1);
    assert.match(stderr, /There is no store in the folder "keys": give the right one with --keys/);
  });
});

describe("a command that ends something", () => {
  beforeEach(async () => {
    await ambo("user add ana --keys keys");
  });

  test("`user remove` asks on a terminal; a script goes on as ever", async () => {
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return "n";
    };
    const refused = await ambo("user remove ana", { ask });
    assert.deepEqual([refused.code, refused.stderr], [1, "Nothing was changed\n"]);
    assert.deepEqual(questions, ['Remove the user "ana", with key, password and sign-ins? [y/N] ']);
    assert.equal((await ambo("user remove ana --yes", { ask })).code, 0);
    assert.equal(questions.length, 1);
    await ambo("user add bor");
    assert.equal((await ambo("user remove bor")).code, 0);
  });

  test("`key issue` asks on a terminal where there is a key", async () => {
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return "n";
    };
    const { stdout } = await ambo("key issue ana", { ask });
    assert.deepEqual(questions, [], "there was none");
    const refused = await ambo("key issue ANA", { ask });
    assert.deepEqual([refused.code, refused.stdout], [1, ""]);
    assert.deepEqual(questions, ['Issue a new key for "ANA"? The present one ends. [y/N] ']);
    const held = await heldStore("keys");
    assert.equal(held.store.accountOfKey(stdout.trim())?.user, "ana");
    await held.close();
    assert.match((await ambo("key issue ana --yes", { ask })).stdout, /^ambo_/);
    assert.match((await ambo("key issue ana")).stdout, /^ambo_/);
  });

  test("`restore` asks on a terminal", async () => {
    await ambo("backup b");
    const ask = async () => "n";
    const refused = await ambo("restore b --keys other", { ask });
    assert.deepEqual([refused.code, existsSync("other")], [1, false]);
    assert.equal((await ambo("restore b --keys other --yes", { ask })).code, 0);
    assert.equal((await ambo("restore b --keys third")).code, 0);
    const lang = await ambo("restore b --keys fourth --lang sl", { ask: async () => "da" });
    assert.match(lang.stderr, /Obnovljeno je stanje, kakršno je bilo .* \(fourth; \d+ datotek/);
  });
});

const skip = geteuid?.() === 0 ? false : "only root can act as others";
describe("for root, and for users who may not", { skip }, () => {
  const OTHER = 65534;
  const environment = { PATH: process.env.PATH, AMBO_SETTINGS: undefined };
  const start = (line: string, uid: number) =>
    spawnSync(process.execPath, [...PROGRAM, ...line.split(" ")], {
      ...{ cwd: CHECKOUT, encoding: "utf8", env: environment, uid },
    });

  test("what root does in a service's folder belongs to the service", async () => {
    chmodSync(here, 0o755);
    mkdirSync("keys");
    mkdirSync("corpus");
    for (const folder of ["keys", "corpus"]) chownSync(folder, OTHER, OTHER);
    const [keys, corpus] = [resolve("keys"), resolve("corpus")];
    for (const line of [`user add ana --keys ${keys}`, `key issue ana --keys ${keys}`]) {
      const { status, stderr } = start(line, 0);
      assert.equal(status, 0, stderr);
    }
    const backup = start(`backup ${here}/b --keys ${keys}`, 0);
    assert.equal(backup.status, 0, backup.stderr);
    assert.equal(statSync("b").uid, 0, "a backup is root's own");
    const imported = start(`import ${here}/a.usfm --corpus ${corpus} ${STATED.join(" ")}`, 0);
    assert.equal(imported.status, 0, imported.stderr);
    mkdirSync("restored");
    chownSync("restored", OTHER, OTHER);
    const restored = start(`restore ${here}/b --keys ${resolve("restored")}`, 0);
    assert.equal(restored.status, 0, restored.stderr);
    for (const folder of ["keys", "corpus", "restored"]) {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        assert.equal(statSync(join(folder, name)).uid, OTHER, name);
      }
    }
  });

  test("a folder that root makes in a user's belongs to that user", () => {
    chmodSync(here, 0o755);
    mkdirSync("var", { mode: 0o755 });
    chownSync("var", OTHER, OTHER);
    for (const line of [
      `user add ana --keys ${here}/var/keys`,
      `backup ${here}/b --keys ${here}/var/keys`,
      `import ${here}/a.usfm --corpus ${here}/var/deep/corpus ${STATED.join(" ")}`,
      `restore ${here}/b --keys ${here}/var/restored`,
    ]) {
      const { status, stderr } = start(line, 0);
      assert.equal(status, 0, stderr);
    }
    for (const name of readdirSync("var", { recursive: true, encoding: "utf8" })) {
      assert.equal(statSync(join("var", name)).uid, OTHER, name);
    }
  });

  test("root restores into no folder to which a service's link leads", () => {
    chmodSync(here, 0o755);
    assert.equal(start(`user add ana --keys ${here}/keys --yes`, 0).status, 0);
    assert.equal(start(`key issue ana --keys ${here}/keys`, 0).status, 0);
    assert.equal(start(`backup ${here}/b --keys ${here}/keys`, 0).status, 0);
    mkdirSync("restored");
    mkdirSync("private", { mode: 0o755 });
    chownSync("restored", OTHER, OTHER);
    symlinkSync(resolve("private"), "restored/usage");
    lchownSync("restored/usage", OTHER, OTHER);
    start(`restore ${here}/b --keys ${here}/restored`, 0);
    assert.equal(statSync("private").mode & 0o777, 0o755);
    assert.deepEqual(readdirSync("private"), []);
  });

  test("root follows the link of another user only as that user", () => {
    chmodSync(here, 0o755);
    mkdirSync("private", { mode: 0o755 });
    mkdirSync("var", { mode: 0o755 });
    chownSync("var", OTHER, OTHER);
    for (const name of ["keys", "corpus"]) {
      symlinkSync(resolve("private"), join("var", name));
      lchownSync(join("var", name), OTHER, OTHER);
    }
    for (const line of [
      `user add ana --keys ${here}/var/keys --yes`,
      `import ${here}/a.usfm --corpus ${here}/var/corpus ${STATED.join(" ")}`,
      `restore ${here}/b --keys ${here}/var/keys`,
    ]) {
      const { status, stderr } = start(line, 0);
      assert.equal(status, 1, stderr);
      assert.deepEqual(readdirSync("private"), [], line);
    }
    symlinkSync(resolve("private"), "keys");
    const own = start(`user add ana --keys ${here}/keys`, 0);
    assert.equal(own.status, 0, `root's own link: ${own.stderr}`);
  });

  const home = "/tmp";
  test("a store of another user, and a folder that may not be written, are told with their owner", () => {
    mkdirSync("keys", { mode: 0o700 });
    mkdirSync("closed", { mode: 0o755 });
    chmodSync(here, 0o755);
    const read = spawnSync(process.execPath, ["-e", ""], { uid: OTHER, cwd: home });
    if (read.status !== 0) return;
    const store = start(`user list --keys ${resolve("keys")}`, OTHER);
    assert.equal(store.status, 1, store.stderr);
    assert.match(
      store.stderr,
      /Cannot use the store in ".*keys": it belongs to the user root; run the command as that user, such as `sudo -u root ambo …`/,
    );
    const corpus = start(`import ${here}/a.usfm --corpus ${resolve("closed")}/corpus ${STATED.join(" ")}`, OTHER);
    assert.match(corpus.stderr, /Cannot make the folder ".*corpus": you may not write in ".*closed"/);
    const backup = start(`backup ${resolve("closed")}/b --keys ${resolve("keys")}`, OTHER);
    assert.match(backup.stderr, /you may not write in ".*closed"/);
  });
});
