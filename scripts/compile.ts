import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { build, type Plugin, stop, version } from "esbuild";
import { cachedProgram, makeCache } from "./cached_program.ts";
import { BUNDLED_PROGRAM, compiled, removeOthers } from "./compiled.ts";
import { importMeta } from "./import_meta.mjs";

/** Leaves every file a module of its own: files that import one another are not put together. */
const separately: Plugin = {
  name: "separately",
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path }) =>
      kind === "entry-point" ? undefined : { path: path.replace(/\.ts$/, ".js"), external: true },
    );
  },
};

/** The folders with sources. */
const FOLDERS = ["src", "test", "scripts"];
const PROGRAM = join("src", "main.ts");

/** What compiled files depend on beside their source: the compiler, how it is called, and the place of the sources. */
const CIRCUMSTANCES = [
  version,
  process.cwd(),
  ...["scripts/compile.ts", "scripts/import_meta.mjs"].map((path) =>
    existsSync(path) ? readFileSync(path, "utf8") : "",
  ),
].join("\n");

/** Returns the last line of a compiled file, by which a later run sees that nothing has changed. */
function lastLine(source: string): string {
  return `// of ${createHash("sha256").update(CIRCUMSTANCES).update(readFileSync(source)).digest("hex")}\n`;
}

/** Checks whether a source was compiled as it is. */
function isCompiled(source: string): boolean {
  const path = compiled(source);
  return existsSync(path) && readFileSync(path, "utf8").endsWith(lastLine(source));
}

/**
 * Compiles each source of the program, its tests and scripts that has changed to a file of JavaScript with a source map.
 *
 * Some 200 test files and the services that they start would each compile their imports otherwise, which took more than
 * half of the time of all tests.
 */
export async function compile(): Promise<void> {
  const entryPoints = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith(".d.ts"))
      .map((file) => join(folder, file)),
  );
  const options = {
    write: false,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20.20",
    charset: "utf8",
  } as const;
  const [{ outputFiles: files }, { outputFiles: bundles }] = await Promise.all([
    build({
      ...options,
      entryPoints: entryPoints.filter((source) => !isCompiled(source)),
      outbase: ".",
      outdir: compiled(""),
      sourcemap: "linked",
      sourcesContent: false,
      plugins: [separately, importMeta],
    }),
    // Tests start the program some hundred times, and one file that is compiled already starts sooner than hundreds.
    build({
      ...options,
      entryPoints: entryPoints.filter((file) => file === PROGRAM),
      format: "cjs",
      // Node keeps a source with a letter beyond Latin-1 in twice the memory.
      charset: "ascii",
      // Half as much is read at each start.
      minify: true,
      keepNames: true,
      // Tests that damage a table start the program from its sources.
      define: { AMBO_TABLES_READ: "true" },
      plugins: [importMeta],
    }),
  ]);
  // Its process would stay beside the tests, with all that it has read.
  await stop();
  const sources = new Map(entryPoints.map((source) => [resolve(compiled(source)), source]));
  for (const { path, contents } of files) {
    const source = sources.get(path);
    writeChanged(path, source === undefined ? contents : Buffer.concat([contents, Buffer.from(lastLine(source))]));
  }
  const program = bundles.flatMap(({ contents }) => cachedProgram(contents));
  for (const { path, contents } of program) writeChanged(path, contents);
  const caches = program.length === 0 ? [] : [await makeCache(program[0]!.path)];
  const compiledNow = [...sources.keys()].flatMap((path) => [path, `${path}.map`]);
  const written = new Set([...compiledNow, ...program.map(({ path }) => path), ...caches]);
  for (const folder of [...FOLDERS.map(compiled), dirname(BUNDLED_PROGRAM)]) removeOthers(folder, written);
}

/** Writes a file that differs from what is there; whole, since tests may be running beside. */
function writeChanged(path: string, contents: Uint8Array): void {
  try {
    if (readFileSync(path).equals(contents)) return;
  } catch {
    mkdirSync(dirname(path), { recursive: true });
  }
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, contents);
  renameSync(unfinished, path);
}
