#!/usr/bin/env node
/**
 * Runs the program from a checkout: `npm start`, `npx ambo COMMAND`.
 *
 * The sources are bundled once, into `dist/checkout/main.cjs`, and again where one is newer. Beside the bundle lies the
 * code that V8 compiled for a command when it first ran: compiling is half of a start. Plain JavaScript, since it runs
 * before anything is compiled, and no module: Node's loader of modules takes a tenth of a start.
 */
require("./node_version.cjs");
const { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require("node:fs");
const { dirname, join } = require("node:path");
const { constants, Script } = require("node:vm");

const root = dirname(__dirname);
const folder = join(root, "dist", "checkout");
const program = join(folder, "main.cjs");
/** The paths of all sources and their folders as they were bundled, one a line. */
const list = join(folder, "sources.txt");

const modifiedAt = (path) => statSync(path).mtimeMs;

/** Returns when the program was bundled; undefined where a source has changed since, or one was added or removed. */
function bundledAt() {
  try {
    const bundled = modifiedAt(program);
    // A folder changes when a file of it comes or goes.
    const isFresh = readFileSync(list, "utf8")
      .split("\n")
      .every((path) => modifiedAt(path) <= bundled);
    return isFresh ? bundled : undefined;
  } catch {
    return undefined;
  }
}

async function bundle() {
  const sources = join(root, "src");
  const paths = readdirSync(sources, { recursive: true }).map((name) => join(sources, name));
  const { build } = await import("esbuild");
  const { importMeta } = await import("./import_meta.mjs");
  const { toAscii } = await import("./ascii.mjs");
  const { outputFiles } = await build({
    absWorkingDir: root,
    // The entry last: another start meets the bundle of before or this one.
    entryPoints: ["src/cli/read_tables.ts", "src/main.ts"],
    entryNames: "[name]",
    outExtension: { ".js": ".cjs" },
    outdir: folder,
    write: false,
    bundle: true,
    platform: "node",
    format: "cjs",
    banner: { js: "(function (require, module, exports) {" },
    footer: { js: "})" },
    target: "node20.20",
    // Read as Latin-1, in which Node keeps it in half the memory and decodes nothing.
    charset: "ascii",
    minifyWhitespace: true,
    define: { AMBO_TABLES_READ: "true" },
    plugins: [importMeta],
  });
  mkdirSync(folder, { recursive: true });
  const [tables, main] = outputFiles;
  // One of the tables may be what has changed.
  readTables(tables);
  replaceFile(list, [sources, join(root, "package.json"), ...paths].join("\n"));
  replaceFile(program, toAscii(main.text));
  removeOthers();
  process.stderr.write("ambo: bundled the sources into dist/checkout\n");
  return modifiedAt(program);
}

/** Removes what was compiled for older bundles. */
function removeOthers() {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another start may be writing those that end in the number of its process.
    if (path !== program && path !== list && !/\.\d+$/.test(name)) rmSync(path, { force: true, recursive: true });
  }
}

/** Writes a file whole: other starts may be reading it. */
function replaceFile(path, contents) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}

/** Reads the tables of facts. Exits with 2 where one is damaged. */
function readTables({ path, text }) {
  const module = { exports: {} };
  try {
    new Script(text, { filename: path }).runInThisContext()(require, module, module.exports);
    module.exports.readTables();
  } catch (error) {
    process.stderr.write(`ambo: ${error.message}\n`);
    process.exit(2);
  }
}

/** Runs the program with what V8 compiled when this command ran before; keeps it otherwise. */
function run(bundled) {
  const [command = "help"] = process.argv.slice(2);
  // V8 refuses what another version, or one with other flags, compiled; of another source it only sees the length.
  const key = [bundled, process.version, ...process.execArgv, command].join(" ").replace(/[^\w.=-]+/g, "_");
  const cache = join(folder, `${key}.cache`);
  const script = new Script(readFileSync(program, "latin1"), {
    filename: program,
    cachedData: readIfThere(cache),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  if (script.cachedDataRejected !== false && /^[a-z-]+$/.test(command)) {
    process.once("exit", (code) => {
      if (code !== 0) return;
      try {
        replaceFile(cache, script.createCachedData());
      } catch {
        // The folder belongs to another user: each start compiles.
      }
    });
  }
  const module = { exports: {} };
  script.runInThisContext()(requireLate, module, module.exports);
}

/** Built-in modules that few starts use. Loading them takes a twentieth of a start; others are loaded by listening. */
const RARE = ["fs/promises", "https", "readline/promises"].map((name) => `node:${name}`);

/** Loads a module; a rare one when the program uses one of its names. The program never imports all of a rare module. */
function requireLate(id) {
  return RARE.includes(id) ? new Proxy({}, { get: (_, name) => require(id)[name] }) : require(id);
}

/** How often a service looks for its parent, in milliseconds. */
const PARENT_INTERVAL = 500;

/** Ends a service as SIGTERM does once its parent is gone: npm, when it is ended, ends its shell and not what that runs. */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, PARENT_INTERVAL);
  timer.unref();
}

function readIfThere(path) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

const { npm_lifecycle_event: script, npm_package_json: manifest } = process.env;
if (script === "start" && manifest === join(root, "package.json")) endWithParent();
const bundled = bundledAt();
if (bundled !== undefined) run(bundled);
else {
  bundle().then(run, (error) => {
    process.stderr.write(`ambo: Cannot bundle the sources into ${folder}: ${error.message}; run \`npm ci\`\n`);
    process.exit(1);
  });
}
