/**
 * Prints how many files and functions of `src` a request or a command uses, by V8's coverage: `npm run used`, with `--list`
 * their names too.
 *
 * A function counts where it was called while the request was answered by a service that has answered others of its kind;
 * a command counts the files that it loads.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { argv, execPath } from "node:process";
import { pathToFileURL } from "node:url";
import { startService } from "../test/support/service.ts";

const SOURCES = pathToFileURL("src/").href;

/** The coverage of a script, as V8 reports it. */
interface ScriptCoverage {
  readonly url: string;
  readonly functions: readonly {
    readonly functionName: string;
    readonly ranges: readonly { readonly count: number }[];
  }[];
}

/** Requests of the same kinds, by which the service loads what is loaded once. */
const OTHERS = [
  "/v1/passage?translation=ZGL&reference=Jn%203,17",
  "/?translation=ZGL&reference=Jn+3,17",
  "/?translation=ZGL&q=vrstica",
  "/readings?date=2026-12-24",
  "/docs/readings",
];
const PASSAGE = "/v1/passage?translation=ZGL&reference=Jn%203,16";
/**
 * The requests that are measured: `before` are answered first; `anew` changes a setting first, so that the API is
 * described again.
 */
const REQUESTS: readonly { name: string; path: string; before?: readonly string[]; anew?: true }[] = [
  { name: "passage", path: PASSAGE },
  { name: "passage, asked again", path: PASSAGE, before: [PASSAGE, PASSAGE] },
  { name: "passage page", path: "/?translation=ZGL&reference=Jn+3,16" },
  { name: "search page", path: "/?translation=ZGL&q=preizkus" },
  { name: "readings page", path: "/readings?date=2026-12-25" },
  { name: "/docs/passage", path: "/docs/passage" },
  { name: "/docs/passage, described anew", path: "/docs/passage", anew: true },
];
const COMMANDS: readonly (readonly string[])[] = [["version"], ["help"], ["parse", "Jn 3,16"]];

/** Returns the functions of `src` that ran, by file. */
function usedFunctions(scripts: readonly ScriptCoverage[]): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const { url, functions } of scripts) {
    if (!url.startsWith(SOURCES)) continue;
    const names = functions
      // The loader adds `__name` to each file.
      .filter(({ functionName, ranges }) => ranges[0]!.count > 0 && functionName !== "__name")
      .map(({ functionName }) => functionName || "(anonymous)");
    if (names.length > 0) used.set(relative(".", decodeURIComponent(url.slice(SOURCES.length - 4))), names);
  }
  return used;
}

function print(name: string, used: ReadonlyMap<string, readonly string[]>): void {
  const functions = [...used.values()].flat().length;
  console.log(`${name.padEnd(30)} ${String(used.size).padStart(5)} files ${String(functions).padStart(6)} functions`);
  if (!argv.includes("--list")) return;
  for (const [file, names] of [...used].sort()) console.log(`  ${file}: ${names.join(", ")}`);
}

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
const take = async () => usedFunctions((await session.post("Profiler.takePreciseCoverage")).result);

const service = await startService();
async function ask(path: string): Promise<void> {
  const { status } = await service.askRaw(
    path,
    path.startsWith("/v1/") ? { headers: { "X-API-Key": service.key } } : {},
  );
  if (status !== 200) throw new Error(`${path}: expected 200, but was answered ${status}`);
}
for (const path of OTHERS) await ask(path);
for (const { name, path, before = [], anew = false } of REQUESTS) {
  for (const other of before) await ask(other);
  if (anew) service.reconfigure({ "daily-limit": "999" });
  await take();
  await ask(path);
  print(name, await take());
}
await service.stop();

for (const command of COMMANDS) {
  const folder = mkdtempSync(join(tmpdir(), "used-"));
  const { status, stderr } = spawnSync(execPath, ["--import", "tsx", "src/main.ts", ...command], {
    env: { ...process.env, NODE_V8_COVERAGE: folder },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`ambo ${command.join(" ")}: ended with ${status}: ${stderr}`);
  const scripts = readdirSync(folder).flatMap(
    (file) => (JSON.parse(readFileSync(join(folder, file), "utf8")) as { result: ScriptCoverage[] }).result,
  );
  print(`ambo ${command.join(" ")}`, usedFunctions(scripts));
  rmSync(folder, { recursive: true });
}
