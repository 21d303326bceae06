/**
 * Changes the code of a room in one place after another and prints the changes that no test notices:
 * `npm run test:mutants -- ROOM`, or `-- store/control` and `-- reference/verse_mark` for a folder and files of a room.
 *
 * StrykerJS makes the changes; the tests of the room run as `npm test` compiles them, or those alone that are named
 * behind the room: each change with the files that reach it, the quickest first. `SAMPLE=200` draws that many changes by
 * a seed, `SEED=1` the same ones again. The report in `dist/mutants` is incremental: the next run tries what changed
 * since, in code or test files. What this takes is installed into `dist/mutants/packages` first: 150 packages are
 * nothing for `npm ci`. Code that a test reaches in a process of its own counts, unless that is killed.
 */
import { spawnSync } from "node:child_process";
import { createHash, randomInt } from "node:crypto";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";

/** Tests outside a room's own folder that hold it to its promises. */
const MORE_TESTS: Record<string, readonly string[]> = {
  api: ["server/openapi"],
  corpus: ["fuzz/reference_oracle", "api/recording", "api/notes"],
  reference: ["fuzz/reference"],
  upload: ["web/admin_translations", "web/upload"],
  versification: ["corpus/locate"],
};

/** Doors, which a test would only repeat. */
const TABLES = ["src/**/mod.ts"];

const [path = "", ...chosen] = process.argv.slice(2);
const room = path.split("/")[0] ?? "";
if (room === "" || !existsSync(`src/${room}`)) {
  console.error("Usage: npm run test:mutants -- ROOM[/FILE] [TEST…]");
  process.exit(1);
}
// A folder of a room may have tests of its own, in a folder of its name.
const folder = existsSync(`test/${path}`) ? path : room;
const words = chosen.length > 0 ? chosen : [`${folder}/`, ...(MORE_TESTS[folder] ?? [])];
const tests = readdirSync("test", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".test.ts") && words.some((word) => file.startsWith(word)))
  .map((file) => `test/${file.replaceAll("\\", "/")}`)
  .sort();

const sample = Number(process.env.SAMPLE ?? Number.POSITIVE_INFINITY);
const seed = process.env.SEED ?? String(randomInt(1_000_000));
const isSample = Number.isFinite(sample);

const PACKAGES = "dist/mutants/packages";
cpSync("scripts/mutants", PACKAGES, { recursive: true });
const npm = ["ci", "--prefix", PACKAGES, "--no-audit", "--no-fund", "--loglevel=error"];
const installed = spawnSync("npm", npm, { stdio: "inherit" });
if (installed.status !== 0) {
  console.error(`Cannot install StrykerJS into ${PACKAGES}: npm ${npm.join(" ")} failed`);
  process.exit(1);
}

/** A change of StrykerJS, as far as it is read here. */
interface Mutant {
  readonly fileName: string;
  readonly location: object;
  readonly replacement: string;
  readonly status: string;
}

/** A change with the test files that reach it, as far as the planner of StrykerJS is looked into. */
interface Plan {
  runOptions?: { testFilter?: string[]; hitLimit?: number };
}
interface Planner {
  testCoverage: { testsById: ReadonlyMap<string, { timeSpentMs: number }> };
  makePlan(mutants: readonly Mutant[]): Promise<Plan[]>;
}

const load = (file: string) =>
  import(pathToFileURL(join(PACKAGES, "node_modules/@stryker-mutator/core/dist/src", file)).href);
const { Stryker } = (await load("index.js")) as {
  Stryker: new (options: object) => { runMutationTest(): Promise<readonly Mutant[]> };
};
const { MutantTestPlanner } = (await load("mutants/mutant-test-planner.js")) as {
  MutantTestPlanner: { prototype: Planner };
};
const makePlan = MutantTestPlanner.prototype.makePlan;
MutantTestPlanner.prototype.makePlan = async function (mutants) {
  const plans = await makePlan.call(this, isSample ? draw(mutants) : mutants);
  const time = (test: string) => this.testCoverage.testsById.get(test)?.timeSpentMs ?? 0;
  for (const { runOptions } of plans) {
    runOptions?.testFilter?.sort((a, b) => time(a) - time(b));
    // A loop without an end is one that goes round ten times as often as in all tests, not a hundred times.
    if (runOptions?.hitLimit !== undefined) runOptions.hitLimit /= 10;
  }
  return plans;
};

/** Draws changes by a hash of what they change, so that a seed draws the same where code or tests change elsewhere. */
function draw(mutants: readonly Mutant[]): Mutant[] {
  const lot = ({ fileName, location, replacement }: Mutant) =>
    createHash("sha1")
      .update(JSON.stringify([seed, relative("", fileName), location, replacement]))
      .digest("hex");
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, sample)
    .map(({ mutant }) => mutant);
}

// Child processes of a test report their coverage, too.
const children = pathToFileURL("scripts/mutants_children.mjs").href;
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ""} --import=${children}`.trim();

const results = await new Stryker({
  mutate: [
    existsSync(`src/${path}`) ? `src/${path}/**/*.ts` : `src/${path}*.ts`,
    ...TABLES.map((table) => `!${table}`),
  ],
  ignorePatterns: ["dist", "screenshots", "keys/*", ".git"],
  // Split at spaces, without a shell.
  buildCommand: "node --import tsx -e import('./scripts/compile.ts').then(({compile})=>compile())",
  // Its preprocessor wants an older TypeScript, and there is nothing to rewrite.
  tsconfigFile: "none",
  testRunner: "tap",
  tap: {
    testFiles: tests,
    nodeArgs: ["--test-reporter=tap", "-r", "{{hookFile}}", "scripts/compiled_test.mjs", "{{testFile}}"],
  },
  coverageAnalysis: "perTest",
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? Math.max(1, availableParallelism() - 1)),
  incremental: true,
  incrementalFile: `dist/mutants/${[path.replaceAll("/", "-"), ...(isSample ? [sample, seed] : [])].join("-")}.json`,
  tempDirName: `dist/mutants/sandbox-${process.pid}`,
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
}).runMutationTest();
if (isSample) {
  // A test file that ends before its first result noticed the change too.
  const unnoticed = results.filter(({ status }) => status === "Survived" || status === "NoCoverage");
  const noticed = results.length - unnoticed.length;
  const share = noticed / results.length;
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / results.length);
  const [percent, most] = [share, margin].map((part) => (part * 100).toFixed(1));
  console.log(`SAMPLE=${sample} SEED=${seed}: ${noticed} of ${results.length} noticed, ${percent} % ± ${most}`);
}
process.exit(results.length > 0 ? 0 : 1);
