import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { isExecutable } from "../corpus/builtin/mod.ts";
import { IMPORT_COMMAND, type ImportJob, type ImportOutcome } from "./import_job.ts";

/** The milliseconds that an import may take: the largest Bible takes some seconds. */
const TIME_LIMIT_MS = 300_000;
/** Behind the requests that are served meanwhile. */
const LOW_PRIORITY = 10;

/** How the program can be started again. */
export interface ImportProgram {
  readonly program: {
    /** The Node that runs, or the single executable itself. */
    readonly node: string;
    /** The file that holds the program. */
    readonly file: string;
    /** The flags of Node before it. */
    readonly nodeFlags?: readonly string[];
  };
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** An import in a process of its own, so that no request waits for it and its memory ends with it. */
export class ImportProcess {
  readonly outcome: Promise<ImportOutcome>;
  readonly #child: ChildProcess;

  /** @param folder Holds the job and takes the outcome. */
  constructor(
    { program, environment }: ImportProgram,
    { folder, job }: { folder: string; job: ImportJob },
  ) {
    const [jobFile, outcomeFile] = [join(folder, "job.json"), join(folder, "outcome.json")];
    writeFileSync(jobFile, JSON.stringify(job), { mode: 0o600 });
    const { node, file, nodeFlags = [] } = program;
    const start = isExecutable() ? [] : [...nodeFlags, file];
    this.#child = spawn(node, [...start, IMPORT_COMMAND, jobFile, outcomeFile], {
      env: ownEnvironment(environment),
      stdio: "ignore",
    });
    const timer = setTimeout(() => this.kill(), TIME_LIMIT_MS).unref();
    this.outcome = new Promise((resolve) => {
      this.#child.once("error", () => resolve(FAILED));
      this.#child.once("exit", () => {
        clearTimeout(timer);
        resolve(readOutcome(outcomeFile));
      });
    });
    try {
      if (this.#child.pid !== undefined) setPriority(this.#child.pid, LOW_PRIORITY);
    } catch {
      // It has ended, or the system does not allow it.
    }
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }
}

const FAILED: ImportOutcome = {
  refused: "Cannot import the file: the process that read it ended before it was done",
};

function readOutcome(file: string): ImportOutcome {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as ImportOutcome;
  } catch {
    return FAILED;
  }
}

/** Leaves out the settings of the service and what its supervisor told it alone. */
function ownEnvironment(environment: ImportProgram["environment"]): NodeJS.ProcessEnv {
  const entries = Object.entries(environment).filter(
    ([name]) =>
      !name.startsWith("AMBO_") && name !== "NOTIFY_SOCKET" && !name.startsWith("WATCHDOG_"),
  );
  return Object.fromEntries(entries);
}
