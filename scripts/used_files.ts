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
  "/search?translation=ZGL&query=voda",
  "/readings?date=2026-12-24",
  "/docs/readings",
];
/** The requests that are measured, and how often each was answered before. */
const REQUESTS: readonly [name: string, path: string, times?: number][] = [
  ["passage", "/v1/passage?translation=ZGL&reference=Jn%203,16"],
  ["passage, asked again", "/v1/passage?translation=ZGL&reference=Jn%203,16", 2],
  ["passage page", "/?translation=ZGL&reference=Jn+3,16"],
  ["search page", "/search?translation=ZGL&query=kruh"],
  ["readings page", "/readings?date=2026-12-25"],
  ["/docs/passage", "/docs/passage"],
];
const COMMANDS: readonly (readonly string[])[] = [["version"], ["help"], ["parse", "Jn 3,16"]];

/** Returns the functions of `src` that ran, by file. */
function usedFunctions(scripts: readonly ScriptCoverage[]): Map<string, string[]> {
  const used = new Map<string, string[]>();
  for (const { url, functions } of scripts) {
    if (!url.startsWith(SOURCES)) continue;
    const names = functions
      .filter(({ ranges }) => ranges[0]!.count > 0)
      .map(({ functionName }) => functionName || "(anonymous)");
    if (names.length > 0) used.set(relative(".", decodeURIComponent(url.slice(SOURCES.length - 4))), names);
  }
  return used;
}

function print(name: string, used: ReadonlyMap<string, readonly string[]>): void {
  const functions = [...used.values()].flat().length;
  console.log(`${name.padEnd(24)} ${String(used.size).padStart(5)} files ${String(functions).padStart(6)} functions`);
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
for (const [name, path, times = 0] of REQUESTS) {
  for (let time = 0; time < times; time++) await ask(path);
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
