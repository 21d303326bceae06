import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiled } from "./compiled.ts";

/** The folder of files that each run several tests; another run beside has its own. */
const FOLDER = join(compiled("groups"), String(process.pid));
/** The most files that run in one process. */
const MOST = 8;
/** As many files as run at once do so by themselves. */
const FEW = 3;
/** The rooms whose tests take longest: they begin first, so that they do not end alone. */
const LONGEST = ["browser", "conduct", "store", "crash", "cli", "import", "packaging", "web"];

/**
 * Matches tests that need a process to themselves: they measure it or change it, or wait while they are loaded.
 */
const ALONE =
  /\b(?:cpuUsage|memoryUsage|chdir|setFlagsFromString|syncBuiltinESMExports|mock\.timers)\b|process\.env\.\w+ = |^\S.*(?<!async.*)\bawait\b/m;

/** Returns what `node --test` runs for test files once they are compiled: those of a room some in one process. */
export function groupTests(files: readonly string[]): string[] {
  if (files.length <= FEW) return files.map(compiled);
  mkdirSync(FOLDER, { recursive: true });
  process.once("exit", () => rmSync(FOLDER, { recursive: true }));
  const rooms = new Map<string, string[]>();
  for (const file of files) {
    const room = ALONE.test(readFileSync(file, "utf8")) ? file : roomOf(file);
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  const groups = [...rooms.values()].flatMap(inEqualParts);
  const rank = (group: readonly string[]) => {
    const at = LONGEST.indexOf(roomOf(group[0]!));
    return at === -1 ? LONGEST.length : at;
  };
  return groups
    .sort((one, other) => rank(one) - rank(other))
    .map((group, index) => writeGroup(group, index));
}

const roomOf = (file: string): string => file.split("/")[1]!.replace(/\.test\.ts$/, "");

/** Splits the files of a room into as few parts as may be, each with about as many. */
function inEqualParts(files: readonly string[]): string[][] {
  const parts: string[][] = Array.from({ length: Math.ceil(files.length / MOST) }, () => []);
  for (const [index, file] of files.entries()) parts[index % parts.length]!.push(file);
  return parts;
}

/** Writes a file that runs a group; its name tells its place, since Node's runner sorts what it is given. */
function writeGroup(files: readonly string[], index: number): string {
  if (files.length === 1) return compiled(files[0]!);
  const path = join(FOLDER, `${String(index).padStart(3, "0")}_${roomOf(files[0]!)}.js`);
  writeFileSync(
    path,
    `import { runTogether } from "../../test/support/together.js";\nrunTogether(${JSON.stringify(files, null, 2)});\n`,
  );
  return path;
}
