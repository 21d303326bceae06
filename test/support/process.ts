/** Starts the program as a process of its own, as an operator does. */
import assert from "node:assert/strict";
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { BUNDLED_PROGRAM, compiled } from "../../scripts/compiled.ts";
import { atEnd } from "./at_end.ts";
import { until } from "./until.ts";

/** A process and its output so far. */
export interface Running {
  readonly child: ChildProcess;
  stdout: string;
  stderr: string;
  /** Resolves with the exit code, or the name of the signal that ended it. */
  readonly ended: Promise<number | string>;
}

/** True in a test that `npm test` has compiled; see `scripts/compile.ts`. */
const isCompiled = import.meta.url.endsWith(".js");
/** Arguments with which Node runs what is not compiled: the loader of these tests, or none where Node strips types. */
const LOADER = process.execArgv.includes("tsx") ? ["--import", "tsx"] : [];

/** Returns the arguments with which Node runs a source as it runs this test. */
export function runnable(source: string): readonly string[] {
  return isCompiled ? [compiled(source)] : [...LOADER, source];
}

/** A whole API key. */
export const KEY = /ambo_[0-9A-Za-z]{39}/;

/** Arguments with which Node runs the program: bundled, unless it is measured which sources run (`npm run coverage`). */
export const PROGRAM =
  isCompiled && process.env.NODE_V8_COVERAGE === undefined ? [BUNDLED_PROGRAM] : runnable("src/main.ts");

/** Starts `ambo ARGS`, with no `AMBO_` variable in its environment but the given ones. */
export function start(args: readonly string[], variables: Record<string, string> = {}): Running {
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("AMBO_")));
  const env = { ...environment, ...variables };
  return startProgram([process.execPath, ...PROGRAM, ...args], { env });
}

/** Starts a program; the end of the test file kills it. */
export function startProgram(
  [program, ...args]: readonly [string, ...string[]],
  { stdin = "ignore", ...options }: Pick<SpawnOptions, "cwd" | "env" | "uid" | "gid"> & { stdin?: "ignore" | "pipe" },
): Running {
  const child = spawn(program, args, { ...options, stdio: [stdin, "pipe", "pipe"] });
  atEnd(() => child.kill("SIGKILL"));
  const running: Running = {
    child,
    stdout: "",
    stderr: "",
    ended: new Promise((resolve) => {
      child.on("close", (code, signal) => resolve(code ?? signal ?? ""));
    }),
  };
  child.stdout!.setEncoding("utf8").on("data", (text) => {
    running.stdout += text;
  });
  child.stderr!.setEncoding("utf8").on("data", (text) => {
    running.stderr += text;
  });
  return running;
}

/** Runs `ambo ARGS` to its end. */
export async function run(
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number | string; stdout: string; stderr: string }> {
  const running = start(args, variables);
  const code = await running.ended;
  return { code, stdout: running.stdout, stderr: running.stderr };
}

/** Waits until a server listens; returns its address. */
export async function listening(running: Running): Promise<string> {
  const address = () => /^Listening on (\S+)$/m.exec(running.stdout)?.[1];
  let over = false;
  void running.ended.then(() => {
    over = true;
  });
  // A busy machine takes its time to start one.
  await until("a server that listens", () => over || address() !== undefined, 90);
  return address() ?? assert.fail(`The server ended before it listened: ${running.stderr}`);
}

/** Finds the key that a server shows at its first start, before it listens. */
export function shownKey({ stderr }: Running): string {
  return KEY.exec(stderr)?.[0] ?? assert.fail(`No key is shown: ${stderr}`);
}
