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
const LONG = 80;
/**
 * The seconds of a processor that the dearest files take, a line for those that take as long; the others take one. What
 * takes longest begins first.
 */
const SECONDS: ReadonlyMap<string, number> = new Map(
  `
60 browser/pages
40 browser/refused_forms
30 browser/docs browser/embed browser/offline browser/administrator store/cluster/accounts
22 browser/selection browser/site web/upload
20 store/cluster/counting
16 cli/import_while_serving import/hostile/growth conduct/operator
14 browser/preparation browser/projection cli/closed_output cli/upload_while_serving server/shared_store
12 browser/notes browser/occasions browser/share browser/upload browser/languages browser/free_text crash/administration
11 cli/search cli/terminal cli/completion scripts/test_runner
10 api/recording/recording browser/print cli/installed_service corpus/missing_rest
9 browser/cached_answers browser/restore cli/free_texts packaging/checkout packaging/single_file
8 conduct/abuse web/docs_samples fuzz/reference_sentences http/server import/sword packaging/releases web/feeds/feeds web/free_texts
8 web/secrets_in_urls
7 lectionary/samples
6 calendar/samples conduct/mutated conduct/stress i18n/made_up_language search/lay_questions search/passages web/embed
5 calendar/verse_table cli/errors cli/tables corpus/default_corpus corpus/format_3 fuzz/import import/bad_input import/same_marks
5 reference/ignored search/plain_scan server/openapi web/calendar web/reader_languages web/sign_in web/text/citations
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
