/**
 * Renames, removes and brings back a translation; after each call that changes files it keeps the folder as it then is, which
 * is what a kill at that moment leaves: copies with numbers from 1 in another folder.
 */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

const [corpus = "", copies = ""] = process.argv.slice(-2);
let calls = 0;
let isCopying = false;
const functions = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
for (const name of ["mkdirSync", "openSync", "writeSync", "fsyncSync", "closeSync", "renameSync"]) {
  const real = functions[name]!;
  functions[name] = (...args) => {
    const result = real(...args);
    if (!isCopying) {
      isCopying = true;
      fs.cpSync(corpus, join(copies, String(++calls)), { recursive: true });
      isCopying = false;
    }
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
