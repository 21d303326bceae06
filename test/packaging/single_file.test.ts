/** The single file that `npm run build` makes, with a small translation in place of the default ones. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { bundleFile } from "../../scripts/packaging/bundle.ts";
import { VERSION } from "../../src/version.ts";
import { listening, shownKey, startProgram } from "../support/process.ts";
import { scratchFolder } from "../support/scratch.ts";
import { confirm, FIELDS, firstAdministrator, preview, UPLOAD, upload, usfm } from "../web/uploading.ts";

const root = scratchFolder();
const file = join(root, "ambo.mjs");
const parts = {
  stamp: { version: VERSION, commit: "0123456789ab", time: 0 },
  translations: [{ code: "ZGL", packed: brotliCompressSync(readFileSync("test/fixtures/corpus/ZGL.txt")) }],
  files: [{ name: "literata.woff2", bytes: Buffer.from("no font") }],
};
before(async () => writeFileSync(file, await bundleFile(parts)));

/** An empty folder to start in. */
function emptyFolder(): string {
  return scratchFolder();
}

/** Plain Node, nothing in the environment. */
function run(args: string[], cwd = emptyFolder()) {
  return spawnSync(process.execPath, [file, ...args], { cwd, env: {}, encoding: "utf8" });
}

/** Starts a server, gives its address and the key it shows to `use`, and ends it. */
async function serving(cwd: string, use: (address: string, key: string, stderr: string) => Promise<void>) {
  const running = startProgram([process.execPath, file, "serve", "--port", "0"], { cwd, env: {} });
  const address = await listening(running);
  await use(address, shownKey(running), running.stderr);
  running.child.kill("SIGTERM");
  assert.equal(await running.ended, 0);
  assert.doesNotMatch(running.stderr, /^\S+ error /m);
}

test("two builds of one commit are the same byte for byte", async () => {
  assert.equal(await bundleFile(parts), readFileSync(file, "utf8"));
});

test("it is readable: names and line breaks are kept, the data stands in short lines at the end", () => {
  const text = readFileSync(file, "utf8");
  assert.match(text, /^#!\/usr\/bin\/env node\n\/\/ Ambo /);
  assert.match(text, /function openServedLibrary\(directory, \{/);
  const code = text.slice(0, text.indexOf("// The built-in translations"));
  assert.ok(code.split("\n").length > 5000);
  for (const line of text.slice(code.length).split("\n")) assert.ok(line.length <= 120, line);
});

test("it asks for nothing but Node's own modules, and only when its version is known", () => {
  const text = readFileSync(file, "utf8");
  const names = [...text.matchAll(/^const .* = process\.getBuiltinModule\("([^"]+)"\);$/gm)].map((m) => m[1]!);
  assert.ok(names.length > 10);
  for (const name of names) assert.match(name, /^node:/);
  assert.doesNotMatch(text, /^(?:import|export)\b.*from\b/m);
  assert.doesNotMatch(text, /\brequire\(|import\.meta\b/);
});

test("a Node.js that is too old is named", () => {
  const old = '{value:{...process.versions,node:"18.20.4"}}';
  const pretended = `data:text/javascript,Object.defineProperty(process,"versions",${old});delete process.getBuiltinModule`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--import", pretended, file, "version"], {
    encoding: "utf8",
  });
  assert.deepEqual([status, stdout], [1, ""]);
  assert.match(stderr, /^ambo: Node\.js 18\.20\.4 is too old: Ambo runs on 20\.20 or newer.*\n$/);
});

test("it tells its version and commit", () => {
  const { stdout, status } = run(["version"]);
  assert.equal(stdout, `ambo ${VERSION} (commit 0123456789ab)\n`);
  assert.equal(status, 0);
});

test("in an empty folder it serves the built-in translation and makes only the folder of the keys", async () => {
  const cwd = emptyFolder();
  await serving(cwd, async (address, key) => {
    const reply = await fetch(`${address}/passage?translation=ZGL&reference=1 Mz 1,1`, {
      headers: { Authorization: `Bearer ${key}` },
    });
    assert.equal(reply.status, 200);
    assert.deepEqual(readdirSync(cwd), ["keys"]);
  });
});

test("a translation in the folder corpus is served in place of the built-in one of its code", async () => {
  const cwd = emptyFolder();
  mkdirSync(join(cwd, "corpus"));
  const text = readFileSync("test/fixtures/corpus/ZGL.txt", "utf8");
  writeFileSync(join(cwd, "corpus/ZGL.txt"), text.replace(/^Name: .*$/m, "Name: Prineseni"));
  await serving(cwd, async (address, key) => {
    const headers = { "X-API-Key": key };
    const { data } = (await (await fetch(`${address}/translations`, { headers })).json()) as {
      data: { name: string }[];
    };
    assert.deepEqual(
      data.map(({ name }) => name),
      ["Prineseni"],
    );
  });
});

test("it reads an uploaded translation in a process of its own", async () => {
  const cwd = emptyFolder();
  await serving(cwd, async (address, key, stderr) => {
    const admin = await firstAdministrator(new URL(address).origin, stderr);
    assert.equal((await upload(admin, usfm("prva"))).headers.location, UPLOAD);
    await preview(admin);
    assert.match((await confirm(admin, FIELDS)).headers.location ?? "", /done=import/);
    const reply = await fetch(`${address}/passage?translation=NOV&reference=Ps 1,1`, {
      headers: { "X-API-Key": key },
    });
    assert.equal(reply.status, 200);
    assert.deepEqual(readdirSync(join(cwd, "corpus")), ["NOV.txt"]);
  });
});

test("a folder that was asked for and is not there is an error, not the built-in translation", () => {
  const { status, stderr } = run(["serve", "--port", "0", "--corpus", "nowhere"]);
  assert.equal(status, 1);
  assert.match(stderr, /nowhere: cannot read the folder/);
});
