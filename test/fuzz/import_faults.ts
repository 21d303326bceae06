/** Puts faults into a copy of the importers, one after another, and looks whether the balance of characters finds each. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const COPIED = ["src", "test/fuzz", "test/support", "test/import", "test/fixtures", "package.json", "tsconfig.json"];
const FOUND = "characters that were read are neither kept nor counted";
/** Within so many seconds a source is made of each format. */
const SECONDS = "60";
const SEED = "20261128";

/** A fault: the format it is for, the file of `src/import`, its code, and the code with the fault. */
type Fault = readonly [format: string, file: string, code: string, fault: string];

/** Reads the faults. @throws {Error} If the code of one is not in its file any more. */
export function readFaults(): readonly Fault[] {
  const lines = readFileSync("test/fuzz/import_faults.txt", "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [format = "", file = "", code = "", fault = ""] = line.split(" | ");
      const isThere = readFileSync(join("src/import", file), "utf8").includes(code);
      if (!isThere) throw new Error(`${format}: ${file} has no place with ${code}`);
      return [format, file, code, fault];
    });
}

/** Runs the fuzzer on each fault of `import_faults.txt`, or those of one format. @returns How many the balance did not find. */
export function missedFaults(only = ""): number {
  const folder = mkdtempSync(join(tmpdir(), "ambo-faults-"));
  let missed = 0;
  try {
    for (const path of COPIED) cpSync(path, join(folder, path), { recursive: true });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    for (const [format, file, code, fault] of readFaults()) {
      if (!format.startsWith(only)) continue;
      const path = join(folder, "src/import", file);
      const sound = readFileSync(path, "utf8");
      writeFileSync(
        path,
        sound.replace(code, () => fault),
      );
      const run = ["--expose-gc", "--import", "tsx", "test/fuzz/import_soak.ts", SECONDS, SEED];
      const { stdout, stderr } = spawnSync(process.execPath, run, { cwd: folder, encoding: "utf8" });
      writeFileSync(path, sound);
      const seed = /Error: Seed (\d+), \S+/.exec(stderr)?.[0];
      const isFound = seed !== undefined && stderr.includes(FOUND);
      if (!isFound) missed++;
      console.log(`${format}: ${isFound ? `found, ${seed}` : `missed ${stdout} ${stderr}`}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return missed;
}
