#!/usr/bin/env node
/**
 * Runs the program from a checkout: `npm start`, `npx ambo COMMAND`.
 *
 * The sources are bundled once, into `dist/checkout`, and again where one is newer: Node reads a few files then instead
 * of 600. Plain JavaScript, since it runs before anything is compiled.
 */
import "./node_version.mjs";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { exit, pid, stderr } from "node:process";
import { pathToFileURL } from "node:url";

const root = dirname(import.meta.dirname);
const sources = join(root, "src");
const folder = join(root, "dist", "checkout");
const program = join(folder, "main.js");

/** Returns true where a source, or a folder of sources, has changed since the program was bundled. */
function isStale() {
  if (!existsSync(program)) return true;
  const { mtimeMs: bundled } = statSync(program);
  // With their kinds, so that Node need not ask for each whether it is a folder: 3 ms in place of 20.
  const entries = readdirSync(sources, { recursive: true, withFileTypes: true });
  // Put together without `join`, which looks through each of them: a third of all the time here.
  const paths = entries.map(({ parentPath, name }) => `${parentPath}${sep}${name}`);
  return [sources, join(root, "package.json"), ...paths].some((path) => statSync(path).mtimeMs > bundled);
}

async function bundle() {
  const { build } = await import("esbuild");
  const { importMeta } = await import("./import_meta.mjs");
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["src/main.ts", "src/cli/read_tables.ts"],
    entryNames: "[name]",
    outdir: folder,
    write: false,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node20.20",
    // Node keeps a source with a letter beyond Latin-1 in twice the memory.
    charset: "ascii",
    define: { AMBO_TABLES_READ: "true" },
    plugins: [importMeta],
  });
  mkdirSync(folder, { recursive: true });
  // The entry last and whole: another start meets the bundle of before or this one.
  const isEntry = ({ path }) => basename(path) === basename(program);
  for (const file of [...outputFiles].sort((one, other) => isEntry(one) - isEntry(other))) {
    if (isEntry(file)) await readTables();
    const unfinished = `${file.path}.${pid}`;
    writeFileSync(unfinished, file.contents);
    renameSync(unfinished, file.path);
  }
  removeOlder(outputFiles.map(({ path }) => basename(path)));
  stderr.write("ambo: bundled the sources into dist/checkout\n");
}

/** Removes the files of bundles before the last one, which a service that still runs may load from. */
function removeOlder(names) {
  const record = join(folder, "bundle.json");
  const before = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : { names: [], last: [] };
  const last = before.names.join() === names.join() ? before.last : before.names;
  const kept = new Set([...names, ...last, basename(record)]);
  for (const name of readdirSync(folder)) {
    // Another start may be writing those that end in the number of its process.
    if (!kept.has(name) && !/\.\d+$/.test(name)) rmSync(join(folder, name), { force: true, recursive: true });
  }
  writeFileSync(`${record}.${pid}`, JSON.stringify({ names, last }));
  renameSync(`${record}.${pid}`, record);
}

/** Reads the tables of facts, since one of them may be what has changed. Exits with 2 where one is damaged. */
async function readTables() {
  const { href } = pathToFileURL(join(folder, "read_tables.js"));
  try {
    (await import(href)).readTables();
  } catch (error) {
    stderr.write(`ambo: ${error.message}\n`);
    exit(2);
  }
}

if (isStale()) {
  try {
    await bundle();
  } catch (error) {
    stderr.write(`ambo: Cannot bundle the sources into ${folder}: ${error.message}; run \`npm ci\`\n`);
    exit(1);
  }
}
await import(pathToFileURL(program).href);
