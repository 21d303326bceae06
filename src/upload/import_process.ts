import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { isExecutable } from "../corpus/builtin/mod.ts";
import { IMPORT_COMMAND, type ImportJob, type ImportOutcome, refusalOf, refusedBy } from "./import_job.ts";
import { UploadError } from "./upload_error.ts";

/** The milliseconds that an import may take; it ends itself before that, by its processor time. */
const MAX_TIME_MS = 300_000;
/** The memory of its heap, in megabytes, as `import/resources.ts` has it for every import. */
const MAX_HEAP_MB = 512;
/** Bytes of an outcome; a preview with the longest lists that it shows has less. */
const MAX_OUTCOME_BYTES = 256 * 1024;
/** The exit code of Node where its heap is full, by the signal that ends it. */
const OUT_OF_MEMORY = "SIGABRT";
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
  constructor({ program, environment }: ImportProgram, { folder, job }: { folder: string; job: ImportJob }) {
    const [jobFile, outcomeFile] = [join(folder, "job.json"), join(folder, "outcome.json")];
    writeFileSync(jobFile, JSON.stringify(job), { mode: 0o600 });
    const { node, file, nodeFlags = [] } = program;
    const start = isExecutable() ? [] : [...nodeFlags, file];
    this.#child = spawn(node, [...start, IMPORT_COMMAND, jobFile, outcomeFile], {
      env: ownEnvironment(environment),
      stdio: "ignore",
    });
    const timer = setTimeout(() => this.kill(), MAX_TIME_MS).unref();
    this.outcome = new Promise((resolve) => {
      this.#child.once("error", () => resolve(FAILED));
      this.#child.once("exit", (_, signal) => {
        clearTimeout(timer);
        resolve(signal === OUT_OF_MEMORY ? TOO_LARGE : readOutcome(outcomeFile));
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

const FAILED = refusedBy(new UploadError("ended", {}));

const TOO_LARGE = refusedBy(new UploadError("out_of_memory", { bytes: MAX_HEAP_MB << 20 }));

function readOutcome(file: string): ImportOutcome {
  try {
    if (statSync(file).size > MAX_OUTCOME_BYTES) return FAILED;
    const outcome = JSON.parse(readFileSync(file, "utf8")) as ImportOutcome;
    // A refusal that is no record of an error throws here.
    refusalOf(outcome);
    return outcome;
  } catch {
    return FAILED;
  }
}

/**
 * Leaves out the settings of the service and what its supervisor told it alone, and bounds the heap: by the variable, as
 * the single executable takes no flags of Node.
 */
function ownEnvironment(environment: ImportProgram["environment"]): NodeJS.ProcessEnv {
  const entries = Object.entries(environment).filter(
    ([name]) => !name.startsWith("AMBO_") && name !== "NOTIFY_SOCKET" && !name.startsWith("WATCHDOG_"),
  );
  const nodeOptions = `${environment.NODE_OPTIONS ?? ""} --max-old-space-size=${MAX_HEAP_MB}`;
  return { ...Object.fromEntries(entries), NODE_OPTIONS: nodeOptions.trim() };
}
