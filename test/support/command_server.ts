/** Runs the command lines that its parent sends, one process for many: what they trust is fixed when a process starts. */
import { ambo, type CommandOptions } from "./command.ts";

process.on("message", async ({ args, options }: { args: readonly string[]; options: CommandOptions }) => {
  process.send!(await ambo(args, options));
});
