import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compiled } from "./compiled.ts";

/** The folder of files that each run several tests; another run beside has its own. */
const FOLDER = join(compiled("groups"), String(process.pid));
/** The most files that run in one process. */
const MOST = 8;
/** As many files as run at once do so by themselves. */
const FEW = 3;
/** The most seconds that the files of a process are to take together. */
const LONG = 40;
/**
 * The seconds of the longest files in a whole run on two processors, a line for those that take as long; the others take
 * one. What takes longest begins first.
 */
const SECONDS: ReadonlyMap<string, number> = new Map(
  `
45 browser/pages
30 store/cluster/accounts store/cluster/counting
28 browser/refused_forms
18 browser/embed
16 browser/docs import/hostile/growth web/upload
15 cli/upload_while_serving conduct/operator
14 browser/administrator browser/offline server/shared_store
12 browser/notes browser/selection browser/site cli/import_while_serving crash/administration packaging/single_file
10 browser/languages browser/occasions browser/upload cli/closed_output cli/search web/secrets_in_urls
9 cli/free_texts packaging/checkout
8 browser/preparation browser/share conduct/abuse http/server import/sword web/embed
7 lectionary/samples
6 api/recording/recording browser/projection conduct/mutated conduct/stress web/docs_samples
5 browser/print cli/completion cli/errors cli/tables corpus/format_3 fuzz/import import/same_marks packaging/releases search/plain_scan
5 web/reader_languages web/sign_in
`
    .trim()
    .split("\n")
    .map((line) => line.split(" "))
    .flatMap(([seconds, ...files]) => files.map((file) => [`test/${file}.test.ts`, Number(seconds)])),
);

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
  return [...rooms.values()]
    .flatMap(inEqualParts)
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
  writeFileSync(
    path,
    isAlone
      ? `// ${files[0]}\nimport "../../${files[0]!.replace(/\.ts$/, ".js")}";\n`
      : `import { runTogether } from "../../test/support/together.js";\nrunTogether(${JSON.stringify(files, null, 2)});\n`,
  );
  return path;
}
