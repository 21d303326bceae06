/** A start or a command that the system does not allow, as another user: path, owner, mode and what to do are said. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cwd, geteuid } from "node:process";
import { describe, test } from "node:test";
import { ambo } from "../support/command.ts";
import { freePort } from "../support/free_port.ts";
import { missing } from "../support/missing.ts";
import { PROGRAM, startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";

const OTHER = 65_534;
/** A user that is not in `/etc/passwd`. */
const NAMELESS = 4_000_042;
const FIRST_FREE = Number(readFileSync("/proc/sys/net/ipv4/ip_unprivileged_port_start", "utf8"));

/** The folder of a case, in which `corpus` may be read and `keys` is the other user's. */
function prepare(): string {
  const folder = scratchFolder();
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "corpus"));
  copyFileSync("test/fixtures/corpus/ZGL.txt", join(folder, "corpus/ZGL.txt"));
  mkdirSync(join(folder, "keys"), { mode: 0o700 });
  chownSync(join(folder, "keys"), OTHER, OTHER);
  return folder;
}

/** Runs a command line as the other user, or one of another number. */
async function asOther(line: string, uid = OTHER) {
  const program = [process.execPath, ...PROGRAM, ...line.split(" ")] as const;
  const running = startProgram(program, { cwd: cwd(), env: { PATH: process.env.PATH }, uid, gid: OTHER });
  // A service that starts all the same is stopped.
  running.child.stdout!.on("data", () => running.child.kill());
  const code = await running.ended;
  return { code, stdout: running.stdout, stderr: running.stderr };
}

/** Makes a file or folder of root's with a mode. */
function closed(path: string, mode: number): string {
  if (path.endsWith("/")) mkdirSync(path);
  else writeFileSync(path, "");
  chmodSync(path, mode);
  return path.replace(/\/$/, "");
}

interface Case {
  /** Prepares the folder. @returns Flags beside `--corpus` and `--keys`. */
  readonly given: (folder: string) => string | Promise<string>;
  /** The path in the folder that is said, and the place in the way, with its mode; the right that is lacking. */
  readonly says: readonly [path: string, lack: string, mode: string];
  readonly code?: number;
}

const CASES: Readonly<Record<string, Case>> = {
  "the folder of the store is root's": {
    given: (folder) => `--keys ${closed(`${folder}/closed/`, 0o700)}`,
    says: ["closed", "may not go through the folder FOLDER/closed", "700"],
  },
  "the folder of the store may be read alone": {
    given: (folder) => `--keys ${closed(`${folder}/closed/`, 0o755)}`,
    says: ["closed", "may not make anything in the folder FOLDER/closed", "755"],
  },
  "the folder of the store cannot be made": {
    given: (folder) => `--keys ${closed(`${folder}/above/`, 0o755)}/keys`,
    says: ["above/keys", "may not make anything in the folder FOLDER/above", "755"],
  },
  "the folder of the store is behind a closed one": {
    given: (folder) => `--keys ${closed(`${folder}/above/`, 0o700)}/deep/keys`,
    says: ["above/deep/keys", "may not go through the folder FOLDER/above", "700"],
  },
  "the accounts are root's": {
    given: (folder) => {
      closed(`${folder}/keys/accounts.log`, 0o600);
      return "";
    },
    says: ["keys/accounts.log", "may not read this file", "600"],
  },
  "the accounts may be read alone": {
    given: async (folder) => {
      assert.equal((await ambo(["user", "add", "ana", "--keys", `${folder}/keys`])).code, 0);
      for (const name of ["accounts.log", "usage"]) chmodSync(join(folder, "keys", name), 0o755);
      return "";
    },
    says: ["keys/accounts.log", "may not write to this file", "755"],
  },
  "the folder of counts is root's": {
    given: (folder) => {
      closed(`${folder}/keys/usage/`, 0o700);
      return "";
    },
    says: ["keys/usage", "may not go through the folder FOLDER/keys/usage", "700"],
  },
  "the TLS key is root's": {
    given: (folder) => {
      const names = ["-keyout", `${folder}/key.pem`, "-out", `${folder}/cert.pem`];
      const make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"];
      execFileSync("openssl", [...make, ...names], { stdio: "ignore" });
      for (const [name, mode] of [
        ["key", 0o600],
        ["cert", 0o644],
      ] as const) {
        chmodSync(`${folder}/${name}.pem`, mode);
      }
      return `--tls-cert ${folder}/cert.pem --tls-key ${folder}/key.pem`;
    },
    says: ["key.pem", "may not read this file", "600"],
  },
  "the folder of the socket is root's": {
    given: (folder) => `--socket ${closed(`${folder}/run/`, 0o755)}/ambo.sock`,
    says: ["run/ambo.sock", "may not make anything in the folder FOLDER/run", "755"],
  },
  "the folder of translations is root's": {
    given: (folder) => {
      chmodSync(`${folder}/corpus`, 0o700);
      return "";
    },
    says: ["corpus", "may not go through the folder FOLDER/corpus", "700"],
  },
  "the only translation is root's": {
    given: (folder) => {
      chmodSync(`${folder}/corpus/ZGL.txt`, 0o600);
      return "";
    },
    says: ["corpus/ZGL.txt", "may not read this file", "600"],
  },
  "the settings file is root's": {
    given: (folder) => `--settings ${closed(`${folder}/ambo.conf`, 0o640)}`,
    says: ["ambo.conf", "may not read this file", "640"],
    code: 2,
  },
  "the picture of the site is root's": {
    given: (folder) => `--site-image ${closed(`${folder}/crest.png`, 0o600)}`,
    says: ["crest.png", "may not read this file", "600"],
    code: 2,
  },
  "the file of a secret is root's": {
    given: (folder) => `--metrics-token-file ${closed(`${folder}/token`, 0o600)}`,
    says: ["token", "may not read this file", "600"],
    code: 2,
  },
};

const isOther = geteuid?.() === 0 && spawnSync(process.execPath, ["-e", ""], { uid: OTHER, cwd: "/" }).status === 0;
const skip = isOther ? missing("openssl") : "only root can act as others";

describe("serve as another user", { skip }, () => {
  for (const [name, { given, says, code = 1 }] of Object.entries(CASES)) {
    test(`where ${name}`, async () => {
      const folder = prepare();
      const extra = await given(folder);
      const keys = extra.includes("--keys") ? "" : ` --keys ${folder}/keys`;
      const port = extra.includes("--socket") ? "" : ` --port ${await freePort()}`;
      const line = `serve --lang en --corpus ${folder}/corpus${keys}${port} ${extra}`.trim();
      const outcome = await asOther(line);
      assert.deepEqual([outcome.code, outcome.stdout], [code, ""], outcome.stderr);
      const [path, lack, mode] = says;
      const said = outcome.stderr.split("\n").find((line) => line.startsWith(`${folder}/${path}: the user nobody `));
      assert.ok(said, outcome.stderr);
      assert.ok(
        said.includes(`${lack.replace("FOLDER", folder)} (owner root, mode ${mode}); run the command as root`),
        said,
      );
      assert.doesNotMatch(outcome.stderr, /\bport |^\s+at /m);
    });
  }

  for (const [option, flag] of [
    ["--port", "--port 80"],
    ["--metrics-port", "--metrics-port 81"],
  ] as const) {
    test(`${flag} is refused for the port alone`, { skip: FIRST_FREE < 82 && "all may listen there" }, async () => {
      const folder = prepare();
      const other = option === "--port" ? "" : " --port 0";
      const outcome = await asOther(`serve --lang en --corpus ${folder}/corpus --keys ${folder}/keys ${flag}${other}`);
      assert.equal(outcome.code, 1);
      assert.match(outcome.stderr, new RegExp(`take one from 1024 up with ${option}, behind a proxy$`, "m"));
      assert.doesNotMatch(outcome.stderr, /owner/);
    });
  }

  test("a user without a name, as containers have, is named by the number", async () => {
    const folder = prepare();
    const lines = [`serve --corpus ${folder}/corpus --keys ${folder}/other`, `user add ana --keys ${folder}/other`];
    for (const line of lines) {
      const { code, stderr } = await asOther(`${line} --lang en`, NAMELESS);
      assert.equal(code, 1, stderr);
      assert.match(stderr, new RegExp(`: the user ${NAMELESS} may not make anything in the folder `));
      assert.doesNotMatch(stderr, /^\s+at /m);
    }
  });

  for (const [command, path, mode, lack] of [
    ["user add ana", "keys", 0o500, "make anything in the folder"],
    ["user list", "keys/accounts.log", 0o400, "write to this file"],
    ["serve --port 0", "keys/accounts.log", 0, "read this file"],
    [
      "import test/fixtures/import/demo.usfx.xml --code NOV --name N --language slv --copyright C",
      "corpus",
      0o500,
      "make",
    ],
  ] as const) {
    test(`${command.split(" ")[0]}: the owner of ${path} is not sent to the owner`, async () => {
      const folder = prepare();
      assert.equal((await ambo(["user", "add", "bor", "--keys", `${folder}/keys`])).code, 0);
      for (const name of ["corpus", "keys/accounts.log", "keys/usage"]) chownSync(`${folder}/${name}`, OTHER, OTHER);
      chmodSync(`${folder}/${path}`, mode);
      const corpus = command.startsWith("user") ? "" : ` --corpus ${folder}/corpus`;
      const { code, stderr } = await asOther(`${command} --lang en --keys ${folder}/keys${corpus}`);
      assert.equal(code, 1, stderr);
      assert.match(
        stderr,
        new RegExp(`^${folder}/${path}: the user nobody may not ${lack}.*; give yourself the right`, "m"),
      );
      assert.doesNotMatch(stderr, /as nobody|as that user|sudo/);
    });
  }

  test("a command says it too, in Slovenian", async () => {
    const folder = prepare();
    closed(`${folder}/keys/accounts.log`, 0o600);
    const { code, stderr } = await asOther(`user list --lang sl --keys ${folder}/keys`);
    assert.equal(code, 1);
    const said = `${folder}/keys/accounts.log: uporabnik nobody te datoteke ne sme brati (lastnik root, pravice 600); `;
    assert.ok(stderr.includes(said), stderr);
  });
});

const canMount = spawnSync("unshare", ["-rm", "true"]).status === 0;

describe("a store where only reading is allowed", { skip: canMount ? false : "needs unshare" }, () => {
  /** Starts a service on a folder that is mounted read-only. */
  async function start(env: Record<string, string>) {
    const folder = join(scratchFolder(), "moja shramba");
    mkdirSync(folder);
    const mounted = 'mount -t tmpfs -o ro none "$KEYS" && exec "$@"';
    const args = [...PROGRAM, "serve", "--port", "0", "--corpus", "test/fixtures/corpus", "--keys", folder];
    const running = startProgram(["unshare", "-rm", "sh", "-c", mounted, "sh", process.execPath, ...args], {
      cwd: cwd(),
      env: { PATH: process.env.PATH, KEYS: folder, ...env },
    });
    assert.equal(await running.ended, 1);
    assert.match(running.stderr, /read-only file system \(EROFS\)/);
    return { folder, stderr: running.stderr };
  }

  test("by the unit of systemd is said with what lets the service write there", async () => {
    const { folder, stderr } = await start({ INVOCATION_ID: "0123456789abcdef" });
    assert.match(stderr, /`systemctl edit ambo`/);
    assert.ok(stderr.includes(`ReadWritePaths='${folder}'`), stderr);
  });

  test("elsewhere is no matter of systemd", async () => {
    assert.doesNotMatch((await start({})).stderr, /systemctl/);
  });
});
