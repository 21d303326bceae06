/** Command lines run within the test's own process, which saves starting one; the process itself is tested elsewhere. */
import { runCommand } from "../src/commands/run.ts";

/** What a command line came to. */
export interface Outcome {
  readonly code: number;
  /** Each line with its end. */
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `ambo ARGS`, with the given variables and no others in its environment. */
export async function ambo(
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<Outcome> {
  let stdout = "";
  let stderr = "";
  const code = await runCommand(args, {
    environment: variables,
    program: { pid: process.pid, node: process.execPath, file: "src/main.ts" },
    print: (line) => {
      stdout += `${line}\n`;
    },
    report: (line) => {
      stderr += `${line}\n`;
    },
    draw: () => {},
    terminalWidth: 0,
    onSignal: () => {},
  });
  return { code, stdout, stderr };
}
