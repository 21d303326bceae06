/**
 * Runs a bundle with what V8 made of it before: `node dist/compiled/program/main.cjs COMMAND`, which is this file behind
 * the name of the bundle. Compiling is half of a short command's time, and tests start some hundred of them.
 *
 * The name of a bundle is made of its contents: V8 knows a source again by its length alone.
 */
const { readFileSync, renameSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { setFlagsFromString } = require("node:v8");
const { constants, Script } = require("node:vm");

// As in `scripts/test.ts`; before the cache is read, which holds for the flags with which it was made.
if (process.versions.node.startsWith("20.")) setFlagsFromString("--interrupt-budget=1000000");
const bundle = join(__dirname, BUNDLE);
const cache = `${bundle}.cache`;
// It is ASCII: as UTF-8 it would be decoded at each start.
const script = new Script(readFileSync(bundle, "latin1"), {
  filename: bundle,
  cachedData: readCache(),
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
});
if (process.env.MAKE_CODE_CACHE !== undefined) {
  process.once("exit", () => {
    writeFileSync(`${cache}.${process.pid}`, script.createCachedData());
    renameSync(`${cache}.${process.pid}`, cache);
  });
}
script.runInThisContext()(require, module, exports);

function readCache() {
  try {
    return readFileSync(cache);
  } catch {
    return undefined;
  }
}
