/** Command lines run within the test's own process, which saves starting one; the process itself is tested elsewhere. */
import { runCommand } from "../../src/cli/run.ts";

/** What a command line came to. */
export interface Outcome {
  readonly code: number;
  /** Each line with its end. */
  readonly stdout: string;
  readonly stderr: string;
  /** What was drawn on the terminal. */
  readonly drawn: string;
}

/** What surrounds a command line. */
export interface Surroundings {
  /** All the variables there are. */
  readonly variables?: Record<string, string>;
  /** The columns of the terminal; 0 where there is none. */
  readonly terminalWidth?: number;
}

/** Runs `ambo ARGS`. */
export async function ambo(
  args: readonly string[],
  { variables = {}, terminalWidth = 0 }: Surroundings = {},
): Promise<Outcome> {
  let [stdout, stderr, drawn] = ["", "", ""];
  const code = await runCommand(args, {
    environment: variables,
    program: { pid: process.pid, node: process.execPath, file: "src/main.ts" },
    print: (line) => {
      stdout += `${line}\n`;
    },
    report: (line) => {
      stderr += `${line}\n`;
    },
    draw: (text) => {
      drawn += text;
    },
    terminalWidth,
    onSignal: () => {},
  });
  return { code, stdout, stderr, drawn };
}

/** The lines of an output without their ends. */
export function linesOf(output: string): string[] {
  return output.split("\n").slice(0, -1);
}
