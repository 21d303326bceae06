/** Renames, removes and brings back a translation, and kills itself after a number of calls that change files. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const [corpus = "", calls = ""] = process.argv.slice(-2);
let left = Number(calls);
const functions = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
for (const name of ["mkdirSync", "openSync", "writeSync", "fsyncSync", "closeSync", "renameSync"]) {
  const real = functions[name]!;
  functions[name] = (...args) => {
    const result = real(...args);
    if (--left === 0) process.kill(process.pid, "SIGKILL");
    return result;
  };
}
syncBuiltinESMExports();

const { bringBackTranslation, editTranslation, openLibrary, removeTranslation } = await import(
  "../../src/corpus/mod.ts"
);
const { header } = openLibrary(corpus).library.get("sample-EN")!;
const change = { ...header, code: "NOV", name: "Novo ime" };
editTranslation(corpus, { code: "sample-EN", change });
removeTranslation(corpus, { code: "NOV", now: 1 });
bringBackTranslation(corpus, { code: "NOV", removed: 1 });
