import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiled } from "./compiled.ts";
import { readSeconds, TABLE } from "./test_table.ts";

/** The folder of files that each run several tests; another run beside has its own. */
const FOLDER = join(compiled("groups"), String(process.pid));
/** The most files that run in one process. */
const MOST = 24;
/** As many files as run at once do so by themselves. */
const FEW = 3;
/** The most seconds that the files of a process are to take together. */
const LONG = 80;
/** What takes longest begins first. */
const SECONDS = readSeconds(TABLE);

/** Rooms with fewer files share their processes: each process takes a third of a second to load the sources. */
const SMALL = 12;

/**
 * Matches tests that need a process to themselves: they measure it or change it, or wait while they are loaded. The timers of
 * `t.mock` are put back at the end of the test.
 */
const ALONE =
  /\b(?:cpuUsage|memoryUsage|chdir|setFlagsFromString|syncBuiltinESMExports)\b|(?<![\w.])mock\.timers\b|process\.env\.\w+ = |^\S.*(?<!async.*)\bawait\b/m;

/** Returns what `node --test` runs for test files once they are compiled: those of a room, or of small rooms, some in one process. */
export function groupTests(files: readonly string[]): string[] {
  if (files.length <= FEW) return files.map(compiled);
  mkdirSync(FOLDER, { recursive: true });
  process.once("exit", () => rmSync(FOLDER, { recursive: true }));
  const [alone, together] = [true, false].map((isAlone) =>
    files.filter((file) => ALONE.test(readFileSync(file, "utf8")) === isAlone),
  ) as [string[], string[]];
  const rooms = [...new Set(together.map(roomOf))].map((room) => together.filter((file) => roomOf(file) === room));
  const isSmall = (room: readonly string[]) => room.length < SMALL;
  const groups = [...rooms.filter((room) => !isSmall(room)), rooms.filter(isSmall).flat()].flatMap(inEqualParts);
  return [...groups, ...alone.map((file) => [file])]
    .sort((one, other) => secondsOf(other) - secondsOf(one))
    .map((group, index) => writeGroup(group, index));
}

const secondsOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + (SECONDS.get(file) ?? 1), 0);

const roomOf = (file: string): string => file.split("/")[1]!.replace(/\.test\.ts$/, "");

/** Splits the files of a room into as few parts as may be, each of which takes about as long. */
function inEqualParts(files: readonly string[]): string[][] {
  const count = Math.max(Math.ceil(files.length / MOST), Math.ceil(secondsOf(files) / LONG));
  const parts: string[][] = Array.from({ length: Math.min(count, files.length) }, () => []);
  for (const file of [...files].sort((one, other) => secondsOf([other]) - secondsOf([one]))) {
    const [shortest] = parts
      .filter(({ length }) => length < MOST)
      .sort((one, other) => secondsOf(one) - secondsOf(other));
    shortest!.push(file);
  }
  return parts;
}

/** Writes a file that runs a group; its name begins with its place, since Node's runner sorts its arguments. */
function writeGroup(files: readonly string[], index: number): string {
  const isAlone = files.length === 1;
  const place = `${String(index).padStart(3, "0")}_${roomOf(files[0]!)}`;
  const path = join(FOLDER, isAlone ? `${place}.test.js` : `${place}.js`);
  const [first] = files as [string];
  writeFileSync(
    path,
    isAlone
      ? `// ${first}
import { noteProcess } from "../../test/support/seconds.js";
noteProcess(${JSON.stringify(first)});
await import("../../${first.replace(/\.ts$/, ".js")}");
`
      : `import { runTogether } from "../../test/support/together.js";\nrunTogether(${JSON.stringify(files, null, 2)});\n`,
  );
  return path;
}
