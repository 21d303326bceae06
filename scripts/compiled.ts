import { existsSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of what is compiled, which mirrors the sources. */
const COMPILED = "dist/compiled";

/** Returns the path of a source once it is compiled. */
export function compiled(source: string): string {
  return join(COMPILED, source.replace(/\.ts$/, ".js"));
}

/** The program as `npx ambo` starts it, compiled with the rest. */
export const BUNDLED_PROGRAM = join(COMPILED, "program", "main.cjs");

/** Removes the files of a folder that are not among those that were compiled now: their sources are gone. */
export function removeOthers(folder: string, compiledNow: ReadonlySet<string>): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = resolve(entry.parentPath, entry.name);
    // A file that another run is writing ends with the number of its process.
    if (entry.isFile() && !compiledNow.has(path) && !/\.\d+$/.test(path)) rmSync(path, { force: true });
  }
}
