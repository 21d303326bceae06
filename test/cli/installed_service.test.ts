/** Every command takes the settings of the service that is installed on the machine, and says so. */
import assert from "node:assert/strict";
import { chmodSync, copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { chdir, cwd, geteuid } from "node:process";
import { before, beforeEach, describe, test } from "node:test";
import { allCommands, findCommand } from "../../src/cli/mod.ts";
import { atEnd } from "../support/at_end.ts";
import { ambo as run } from "../support/command.ts";
import { runnable, startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const FIXTURES = resolve("test/fixtures/corpus");
const CHECKOUT = cwd();
const PROGRAM_OF_SERVICE = runnable("test/cli/installed_program.ts");

let here = "";
let service = "";
let systemSettings = "";
let asked = 0;

/** Answers the health check of the service. */
const server = createServer((_, response) => {
  asked++;
  response.end("ok\n");
});
before(() => new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve)));
atEnd(() => server.close());

beforeEach(async () => {
  here = scratchFolder();
  chdir(here);
  service = scratchFolder();
  systemSettings = join(service, "ambo.conf");
  mkdirSync(join(service, "corpus"));
  copyFileSync(join(FIXTURES, "ZGL.txt"), join(service, "corpus/ZGL.txt"));
  const { port } = server.address() as AddressInfo;
  const lines = [`keys = ${service}/keys`, `corpus = ${service}/corpus`, `port = ${port}`, "daily-limit = 7"];
  writeFileSync(systemSettings, `${[...lines, "default-translation = ZGL", "calendar = croatia"].join("\n")}\n`);
  writeFileSync("a.usfm", "\\id GEN\n\\c 1\n\\p\n\\v 1 Beseda.\n");
  assert.equal((await ambo("user add ana")).code, 0);
  assert.equal((await ambo("backup b")).code, 0);
});

/** Runs a command line on the machine of the service. */
function ambo(line: string, variables: Record<string, string> = {}) {
  return run(line.split(" "), { systemSettings, variables });
}

const IMPORT = "import a.usfm --code POSKUS --name N --language slv --copyright C";
const BY_FOLDER = (folder: string) => new RegExp(`^Working on the \\w+ in ".*/${folder}", by .*ambo\\.conf:\\d`, "m");
const BY_FILE = /^By the settings of the installed service, .*ambo\.conf$/m;

/** What of the service a command shows or changes, by its name: none but those without settings may be missing. */
const CASES: Readonly<
  Record<
    string,
    { line: string; notice: RegExp; shows?: RegExp; holds?: () => boolean; before?: string; keys?: string }
  >
> = {
  config: { line: "config", notice: BY_FILE, shows: /ambo\.conf:4\ndaily-limit = 7\n/ },
  health: { line: "health", notice: BY_FILE, holds: () => asked > 0 },
  import: { line: IMPORT, notice: BY_FOLDER("corpus"), holds: () => existsSync(join(service, "corpus/POSKUS.txt")) },
  export: { line: "export ZGL --format usfm", notice: BY_FILE, shows: /\\id GEN/ },
  check: { line: "check", notice: BY_FILE, shows: /^ZGL\tslv\t/m },
  parse: { line: "parse 1Mz1,1 --translation ZGL", notice: BY_FILE, shows: /^ZGL: 1 verse$/m },
  verse: { line: "verse --date 2026-12-25", notice: BY_FILE, shows: /Zgled/ },
  search: { line: "search šopek", notice: BY_FILE, shows: /^1 Mz 1,1 /m },
  readings: { line: "readings --date 2026-12-25", notice: BY_FILE, shows: /Zgled/ },
  // A memorial that Slovenia alone keeps.
  calendar: { line: "calendar --year 2027", notice: BY_FILE, shows: /^2027-01-11\tpon\tPonedeljek/m },
  user: { line: "user list", notice: BY_FOLDER("keys"), shows: /^ana\tmember\tno password\tnone\t7\t0$/m },
  key: { line: "key list", notice: BY_FOLDER("keys"), shows: /^ana\t/m, before: "key issue ana" },
  usage: { line: "usage ana", notice: BY_FOLDER("keys"), shows: /^DAY/m },
  backup: { line: "backup c", notice: BY_FOLDER("keys"), holds: () => existsSync(join(here, "c")) },
  restore: {
    line: "restore b",
    keys: "other",
    notice: BY_FOLDER("other"),
    holds: () => existsSync(join(service, "other/accounts.log")),
  },
  store: { line: "store check", notice: BY_FOLDER("keys"), shows: /accounts\.log/ },
};

describe("in an empty folder of a machine with a service", () => {
  for (const [name, { line, notice, shows, holds, before, keys = "keys" }] of Object.entries(CASES)) {
    test(`\`ambo ${name}\` works by its settings, and says so`, async () => {
      if (before !== undefined) assert.equal((await ambo(before)).code, 0);
      writeFileSync(systemSettings, readFileSync(systemSettings, "utf8").replace(/\bkeys$/m, keys));
      const { code, stdout, stderr } = await ambo(line);
      assert.equal(code, 0, stderr);
      assert.match(stderr, notice);
      assert.match(stdout, shows ?? /^/);
      assert.ok(holds?.() ?? true);
      const made = readdirSync(here).filter((entry) => !["a.usfm", "b", "c"].includes(entry));
      assert.deepEqual(made, [], "nothing is made here");
    });

    test(`\`ambo ${name}\` takes the file of --settings and AMBO_SETTINGS`, async () => {
      const { settings, service: use } = (await findCommand(name))!;
      assert.ok(settings.includes("settings"), "it has the flag");
      assert.ok(typeof use !== "string");
      for (const [flags, variables] of [
        [" --settings /no/such.conf", {}],
        ["", { AMBO_SETTINGS: "/no/such.conf" }],
      ] as const) {
        const { code, stderr } = await ambo(line + flags, variables);
        assert.equal(code, 2, stderr);
        assert.match(stderr, /Cannot read the settings file "\/no\/such\.conf"/);
      }
    });
  }

  test("every command is among these, starts a service, or has no settings", async () => {
    for (const { name, settings, service } of await allCommands()) {
      if (service === "none") assert.deepEqual(settings, [], name);
      else if (service === "own") assert.equal(name, "serve");
      else assert.ok(Object.hasOwn(CASES, name), `${name} has no line in the table`);
    }
  });

  test("`ambo serve` says that its settings are others", async () => {
    const outcome = await ambo("serve --corpus /no/such --keys keys");
    assert.match(outcome.stderr, /^Serving by settings of its own; .* --settings .*ambo\.conf$/m);
  });
});

test("a relative path of its settings is in the folder of the service, as for the service itself", async () => {
  const settings = readFileSync(systemSettings, "utf8");
  writeFileSync("feasts.txt", "");
  for (const [line, command] of [
    ["feasts = feasts.txt", "calendar --year 2027"],
    ["metrics-token-file = feasts.txt", "user list"],
    ["site-image = crest.png", "verse"],
    ["texts = feasts.txt", "import --list"],
  ]) {
    writeFileSync(systemSettings, `${settings}${line}\n`);
    const { stderr } = await ambo(command!);
    assert.match(stderr, new RegExp(`/var/lib/ambo/${line!.split(" = ")[1]}`), line);
  }
});

describe("restore, as the guide has it", () => {
  beforeEach(() => writeFileSync(systemSettings, `keys = ${service}/new\ncorpus = ${service}/corpus\n`));

  test("restores into the folder of the service, past a folder that an earlier try left here", async () => {
    mkdirSync("keys");
    const { code, stderr } = await ambo("restore b");
    assert.equal(code, 0, stderr);
    assert.match(stderr, BY_FOLDER("new"));
    assert.ok(existsSync(join(service, "new/accounts.log")));
    assert.deepEqual(readdirSync("keys"), []);
    assert.match((await run(["user", "list", "--settings", systemSettings])).stdout, /^ana\t/m);
  });

  test("asks with the whole path of the folder, and says where the service's is another", async () => {
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return "n";
    };
    const refused = await run(["restore", "b"], { systemSettings, ask });
    const named = await run(["restore", "b", "--keys", "mine"], { systemSettings, ask });
    assert.deepEqual([refused.code, named.code], [1, 1]);
    assert.deepEqual(questions, [`Restore b into ${service}/new? [y/N] `, `Restore b into ${here}/mine? [y/N] `]);
    assert.doesNotMatch(refused.stderr, /does not use/);
    const notice = `The installed service does not use ${here}/mine but ${service}/new, by ${systemSettings}:1`;
    assert.equal(named.stderr.split("\n")[0], notice);
    const settings = ["--settings", systemSettings];
    const other = await run(["restore", "b", "--keys", "mine", ...settings], { ask });
    assert.equal(other.stderr.split("\n")[0], notice, "the service is that of --settings");
    assert.ok(!existsSync("mine"));
    writeFileSync("own.conf", "keys = mine\n");
    const own = await run(["restore", "b", "--settings", "own.conf"], { systemSettings, ask });
    assert.doesNotMatch(own.stderr, /does not use/, "a folder of such settings is the one of a service here");
  });

  test("makes no store in the current folder unasked where no service is", async () => {
    const { code, stderr } = await run(["restore", "b"]);
    assert.equal(code, 2, stderr);
    assert.match(stderr, /There is no folder "keys" here: name one with --keys/);
    assert.deepEqual(readdirSync(here).sort(), ["a.usfm", "b"]);
    const questions: string[] = [];
    const ask = async (question: string) => {
      questions.push(question);
      return "y";
    };
    assert.equal((await run(["restore", "b"], { ask })).code, 0);
    assert.deepEqual(questions, [`Restore b into ${here}/keys? [y/N] `]);
    assert.ok(existsSync("keys/accounts.log"));
  });

  test("makes no folder of translations in the current folder unasked", async () => {
    assert.equal((await run(["backup", "--all", "all", "--keys", `${service}/keys`, "--corpus", FIXTURES])).code, 0);
    const { code, stderr } = await run(["restore", "all", "--keys", "mine"]);
    assert.equal(code, 2, stderr);
    assert.match(stderr, /There is no folder "corpus" here/);
    assert.ok(!existsSync("mine") && !existsSync("corpus"));
    assert.equal((await ambo("restore all")).code, 0);
    assert.ok(existsSync(join(service, "corpus/ZGL.txt")) && existsSync(join(service, "new/accounts.log")));
  });
});

describe("a folder here, where a service is installed", () => {
  test("wins over that of the service, which is said", async () => {
    assert.equal((await ambo("user add bor --keys keys")).code, 0);
    const { stdout, stderr } = await ambo("user list");
    assert.match(stdout, /^bor\t/m);
    const notice = `Using the folder ${here}/keys, not that of the installed service;`;
    assert.ok(stderr.startsWith(notice), stderr);
    mkdirSync("corpus");
    copyFileSync(join(FIXTURES, "ZGL.txt"), "corpus/ZGL.txt");
    assert.match((await ambo("verse")).stderr, /^Using the folder .*\/corpus, not that of/);
    assert.match((await ambo("config")).stderr, BY_FILE, "settings have no folder");
  });

  test("is the service's own in the service's folder", async () => {
    chdir(service);
    const { stdout, stderr } = await ambo("user list");
    assert.match(stdout, /^ana\tmember\tno password\tnone\t7\t/m);
    assert.match(stderr, BY_FOLDER("keys"));
  });

  test("a folder without a whole path in the settings is in the working directory of the service", async () => {
    writeFileSync(systemSettings, "keys = users\n");
    const { stdout } = await ambo("config");
    assert.match(stdout, /^keys = \/var\/lib\/ambo\/users$/m);
    assert.match(stdout, /^corpus = \/var\/lib\/ambo\/corpus$/m);
  });
});

const skip = geteuid?.() === 0 ? false : "only root can act as others";
test("a user who may not read the settings reads with the defaults, and changes nothing", { skip }, async () => {
  chmodSync(systemSettings, 0o600);
  for (const folder of [here, service]) chmodSync(folder, 0o777);
  const asOther = async (line: string) => {
    const program = [process.execPath, ...PROGRAM_OF_SERVICE, here, systemSettings, ...line.split(" ")] as const;
    const running = startProgram(program, { cwd: CHECKOUT, env: { PATH: process.env.PATH }, uid: 65_534 });
    return { code: await running.ended, stderr: running.stderr };
  };
  for (const line of ["parse Jn3,16", "calendar --year 2027", `check ${FIXTURES}/ZGL.txt`]) {
    const { code, stderr } = await asOther(line);
    assert.match(
      stderr,
      /^This user may not read the settings of the installed service, .*: the defaults hold;/m,
      line,
    );
    assert.equal(code, 0, stderr);
  }
  for (const line of ["config", "restore b", "store repair"]) {
    const { code, stderr } = await asOther(line);
    assert.match(stderr, /^ambo: Cannot read the settings of the installed service, .*: run the command with sudo/m);
    assert.equal(code, 1, line);
  }
});
