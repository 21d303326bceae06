/** The program of a checkout: bundled once, and again where a source has changed. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { before, test } from "node:test";
import { promisify } from "node:util";
import { NODE_FLAGS } from "../../scripts/packaging/executable.ts";
import { listening, startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { until } from "../support/until.ts";

const BUNDLED = "ambo: bundled the sources into dist/checkout\n";
const SAID = "export const said = (text: string) => console.log(text);\n";
const execute = promisify(execFile);

let checkout: string;
/** A checkout whose program is three small files, one of which is loaded when it is first wanted. */
let small: string;
before(() => {
  [checkout, small] = [scratchFolder(), scratchFolder()];
  for (const part of [
    "src",
    "scripts/ambo.cjs",
    "scripts/node_version.cjs",
    "scripts/ascii.mjs",
    "scripts/import_meta.mjs",
    "package.json",
  ]) {
    cpSync(part, join(checkout, part), { recursive: true });
    if (part !== "src") cpSync(part, join(small, part));
  }
  for (const [file, source] of [
    [
      "main.ts",
      'import { VERSION } from "./version.ts";\nvoid import("./base/said.ts").then(({ said }) => said(VERSION));\n',
    ],
    ["version.ts", 'export const VERSION = "1";\n'],
    ["base/said.ts", SAID],
    ["cli/read_tables.ts", "export function readTables() {}\n"],
  ] as const) {
    mkdirSync(dirname(join(small, "src", file)), { recursive: true });
    writeFileSync(join(small, "src", file), source);
  }
  for (const folder of [checkout, small]) symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
});

const run = (folder: string, ...args: string[]) =>
  execute(process.execPath, [join(folder, "scripts/ambo.cjs"), ...args]);
const ambo = (...args: string[]) => run(checkout, ...args);

test("`npm start` runs Node.js with the flags of the executable", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  assert.equal(scripts.start, `node ${NODE_FLAGS.join(" ")} scripts/ambo.cjs serve`);
});

test("the first start bundles, two at once too, and the next ones run what is there", async () => {
  const [one, other] = await Promise.all([ambo("version"), ambo("version")]);
  assert.match(one.stdout, /^ambo \d/);
  assert.equal(other.stdout, one.stdout);
  assert.equal(one.stderr, BUNDLED);
  assert.deepEqual(await ambo("version"), { stdout: one.stdout, stderr: "" });
});

test("letters beyond ASCII are those of the sources, in texts, templates and regular expressions", async () => {
  const { stdout } = await ambo("parse", "--lang", "sl", "Četrta Mojzesova knjiga 6,24; Žal 1,1");
  assert.match(stdout, /^NUM\tČetrta Mojzesova knjiga\t6,24\nLAM\tŽalostinke\t1,1$/m);
  const said = `
    const tag = (strings: TemplateStringsArray, value: string) => strings.join(value);
    export const said = (version: string) => console.log("č", tag\`😀 \${version} ·\`, /^[čšž😀]+$/u.test("ž😀"));
  `;
  writeFileSync(join(small, "src/base/said.ts"), said);
  const soon = new Date(Date.now() + 10_000);
  utimesSync(join(small, "src/base/said.ts"), soon, soon);
  assert.equal((await run(small)).stdout, "č 😀 1 · true\n");
  assert.equal(
    readFileSync(join(small, "dist/checkout/main.cjs")).findIndex((byte) => byte > 0x7f),
    -1,
  );
  writeFileSync(join(small, "src/base/said.ts"), SAID);
});

test("a Node.js that is too old is named, when it is installed and when it starts", async () => {
  const { engines, scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  assert.match(scripts.prepare, /^node scripts\/node_version\.cjs && /);
  const [major, minor] = engines.node.slice(">=".length).split(".").map(Number);
  for (const [version, isRefused] of [
    ["18.20.4", true],
    [`${major}.${minor - 1}.9`, true],
    [`${major}.${minor}.0`, false],
    [`${major + 1}.0.0`, false],
  ] as const) {
    const versions = `{...process.versions,node:"${version}"}`;
    const pretended = `data:text/javascript,Object.defineProperty(process,"versions",{value:${versions}})`;
    for (const script of ["scripts/node_version.cjs", "scripts/ambo.cjs"]) {
      const ended = execute(process.execPath, ["--import", pretended, join(checkout, script), "version"]);
      if (!isRefused) await ended;
      else
        await assert.rejects(ended, {
          code: 1,
          stdout: "",
          stderr: new RegExp(`^ambo: Node\\.js ${version} is too old: .*\n$`),
        });
    }
  }
});

test("a service ends with the npm that started it", { skip: process.platform === "win32" }, async () => {
  const env = { ...process.env, AMBO_PORT: "0", AMBO_KEYS: scratchFolder(), AMBO_CORPUS: resolve("corpus") };
  const running = startProgram(["npm", "start"], { cwd: checkout, env });
  await listening(running);
  running.child.kill("SIGTERM");
  // The service has the output of npm: it is closed when both have ended.
  let isOver = false;
  void running.ended.then(() => {
    isOver = true;
  });
  await until("the end of the service", () => isOver);
});

test("a source that is newer, new or gone is bundled", async () => {
  const source = join(small, "src/version.ts");
  const soon = new Date(Date.now() + 10_000);
  utimesSync(source, soon, soon);
  assert.equal((await run(small)).stderr, BUNDLED);
  utimesSync(source, new Date(0), new Date(0));

  const added = join(small, "src/base/added.ts");
  writeFileSync(added, "export {};\n");
  assert.equal((await run(small)).stderr, BUNDLED);
  assert.equal((await run(small)).stderr, "");
  rmSync(added);
  assert.equal((await run(small)).stderr, BUNDLED);
});

test("what V8 compiled of a command is kept for its next run, and goes with the bundle", async () => {
  const files = () => readdirSync(join(small, "dist/checkout")).sort();
  const source = join(small, "src/base/said.ts");
  const text = readFileSync(source, "utf8");
  for (let state = 1; state <= 2; state++) {
    writeFileSync(source, `${text}\nconsole.error(${state});\n`);
    for (const command of ["one", "other", "other", "no/command"]) {
      assert.match((await run(small, command)).stderr, new RegExp(`^${state}$`, "m"), command);
    }
    const [, , main, sources, ...others] = files();
    assert.deepEqual([main, sources, others], ["main.cjs", "sources.txt", []], files().join());
  }
  const [cache = ""] = files();
  const path = join(small, "dist/checkout", cache);
  writeFileSync(path, "damaged");
  assert.equal((await run(small, "one")).stdout, "1\n");
  assert.notEqual(readFileSync(path, "latin1"), "damaged");
  writeFileSync(source, text);
  await run(small);
});

test("a part that is loaded when it is first wanted finds its files", async () => {
  const { stdout } = await ambo("verse", "--date", "2026-12-25", "--corpus", resolve("corpus"));
  assert.match(stdout, /Luke 2,10-11/);
});

test("built-in modules are there when they are wanted", async () => {
  const source = join(small, "src/base/said.ts");
  const said = `
    import { execFileSync } from "node:child_process";
    import { lookup } from "node:dns";
    import { readFile } from "node:fs/promises";
    import { Agent, request } from "node:https";
    import { createInterface } from "node:readline/promises";
    export async function said() {
      console.log(await readFile("package.json", "utf8") === "" || execFileSync(process.execPath, ["-p", "6 * 7"]).toString());
      console.log([lookup, request, createInterface].map((one) => typeof one).join(), new Agent() instanceof Agent);
    }
  `;
  writeFileSync(source, said);
  for (const _ of ["compiled", "from the cache"]) {
    assert.equal((await run(small)).stdout, "42\n\nfunction,function,function true\n");
  }
  writeFileSync(source, SAID);
});

test("a fault in a source is told, with exit 1", async () => {
  writeFileSync(join(small, "src/version.ts"), "export const = 1;\n");
  await assert.rejects(run(small), (error: { code: number; stderr: string }) => {
    assert.equal(error.code, 1);
    assert.match(error.stderr, /Cannot bundle the sources into .*src\/version\.ts/s);
    return true;
  });
});
