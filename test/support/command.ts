/** Runs command lines within the test's own process, which is faster than starting one. */
import { runCommand } from "../../src/cli/run.ts";
import type { Program } from "../../src/server/mod.ts";

/** The output and exit code of a command line. */
export interface Outcome {
  readonly code: number;
  /** Each line with its newline. */
  readonly stdout: string;
  readonly stderr: string;
  /** The progress bars. */
  readonly drawn: string;
}

/** The process around a command line. */
export interface CommandOptions {
  /** The whole environment. */
  readonly variables?: Record<string, string>;
  /** The columns of the terminal; 0 where there is none. */
  readonly terminalWidth?: number;
  /** The same of standard output. */
  readonly outputWidth?: number;
  readonly program?: Program;
  /** The settings of an installed service; unless set there is none. */
  readonly systemSettings?: string;
  /** Answers questions; absent where there is no terminal. */
  readonly ask?: (question: string) => Promise<string>;
}

const PROGRAM: Program = { pid: process.pid, node: process.execPath, file: "src/main.ts" };

/** Runs `ambo ARGS`. */
export async function ambo(
  args: readonly string[],
  {
    variables = {},
    terminalWidth = 0,
    outputWidth = 0,
    program = PROGRAM,
    systemSettings = "/nonexistent/ambo.conf",
    ask,
  }: CommandOptions = {},
): Promise<Outcome> {
  let [stdout, stderr, drawn] = ["", "", ""];
  const code = await runCommand(args, {
    environment: variables,
    program,
    systemSettings,
    print: (line) => {
      stdout += `${line}\n`;
    },
    printBytes: async (bytes) => {
      stdout += Buffer.from(bytes).toString("latin1");
    },
    printed: async () => {},
    reported: async () => {},
    report: (line) => {
      stderr += `${line}\n`;
      return true;
    },
    draw: (text) => {
      drawn += text;
    },
    ...(ask !== undefined && { ask }),
    terminalWidth,
    outputWidth,
    onSignal: () => {},
  });
  return { code, stdout, stderr, drawn };
}

/** Splits an output into its lines. */
export function linesOf(output: string): string[] {
  return output.split("\n").slice(0, -1);
}
