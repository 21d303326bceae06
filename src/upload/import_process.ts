import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { type ErrorRecord, errorFrom, messageOf, Problem, recordOf } from "../base/problem.ts";
import { quoted } from "../base/quoted.ts";
import { isExecutable } from "../corpus/builtin/mod.ts";
import {
  CorpusError,
  formatTranslation,
  parseTranslation,
  type Translation,
  type TranslationHeader,
  type VerseLines,
} from "../corpus/mod.ts";
import type { ImportFields, ImportPreview } from "./upload_state.ts";

/** The command that reads an uploaded file in a process of its own. It is not for people, and help does not list it. */
export const IMPORT_COMMAND = "import-upload";

/** The task of the process of an import, as JSON in a file. */
export type ImportJob =
  /** Reads the source, and keeps what was imported in the file `prepared`. */
  | {
      readonly step: "preview";
      readonly source: string;
      /** The name of the source in messages. */
      readonly name: string;
      readonly prepared: string;
    }
  /** Writes what a preview prepared. */
  | {
      readonly step: "import";
      readonly prepared: string;
      readonly corpus: string;
      readonly fields: ImportFields;
      readonly replace: boolean;
    };

/** The outcome of the task, as JSON in another file. */
export type ImportOutcome =
  | { readonly preview: ImportPreview }
  | { readonly imported: string }
  | { readonly refused: ErrorRecord };

/** Returns the outcome of an error; of an unexpected one it keeps the message, shortened. */
export function refusedBy(error: unknown): ImportOutcome {
  const isKnown = error instanceof Problem;
  return { refused: isKnown ? recordOf(error) : { message: quoted(messageOf(error)) } };
}

/**
 * Returns the error of an outcome, or undefined.
 *
 * @throws {TypeError} If the outcome does not have the form of one.
 */
export function refusalOf(outcome: ImportOutcome): Error | undefined {
  return "refused" in outcome ? errorFrom(outcome.refused) : undefined;
}

/** The milliseconds that an import may take; it ends itself before that, by its processor time. */
const MAX_TIME_MS = 300_000;
/** The memory of its heap, in megabytes, as `import/limits.ts` has it for every import. */
const MAX_HEAP_MB = 512;
/** Bytes of an outcome; a preview with the longest lists that it shows has less. */
const MAX_OUTCOME_BYTES = 256 * 1024;
/** The exit code of Node where its heap is full, by the signal that ends it. */
const OUT_OF_MEMORY = "SIGABRT";
/** The niceness of the process: requests that are served meanwhile come first. */
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

const FAILED = refusedBy(new Problem("upload.ended", {}));

const TOO_LARGE = refusedBy(new Problem("upload.out_of_memory", { bytes: MAX_HEAP_MB << 20 }));

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
 * Leaves out the settings of the service and the variables of its supervisor, and bounds the heap: by the variable, as
 * the single executable takes no flags of Node.
 */
function ownEnvironment(environment: ImportProgram["environment"]): NodeJS.ProcessEnv {
  const entries = Object.entries(environment).filter(
    ([name]) => !name.startsWith("AMBO_") && name !== "NOTIFY_SOCKET" && !name.startsWith("WATCHDOG_"),
  );
  const nodeOptions = `${environment.NODE_OPTIONS ?? ""} --max-old-space-size=${MAX_HEAP_MB}`;
  return { ...Object.fromEntries(entries), NODE_OPTIONS: nodeOptions.trim() };
}

/** The verses of an imported source as the file will have them, and the facts that its own process read in the source. */
interface PreparedFile<Head> {
  readonly head: Head & { readonly counts: VerseLines["counts"] };
  readonly text: string;
}

/** Reads the file of a prepared import: a line of JSON, then the lines of the verses. */
export function readPreparedFile<Head>(file: string): PreparedFile<Head> {
  const content = readFileSync(file, "utf8");
  const end = content.indexOf("\n");
  return { head: JSON.parse(content.slice(0, end)), text: content.slice(end + 1) };
}

/** Returns a prepared import as the translation that it will be; undefined where it is at fault. */
export function preparedTranslation(file: string, header: TranslationHeader): Translation | undefined {
  const { head, text } = readPreparedFile<object>(file);
  try {
    return parseTranslation(formatTranslation(header, { text, counts: head.counts }), file);
  } catch (error) {
    if (error instanceof CorpusError) return undefined;
    throw error;
  }
}
