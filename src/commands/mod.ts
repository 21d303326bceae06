/** The commands of the command line, one a file. */
import type { Command } from "./command.ts";
import { config } from "./config.ts";
import { helpOver } from "./help.ts";
import { serve } from "./serve.ts";
import { version } from "./version.ts";

export { type Command, type Context, type Option, UsageError } from "./command.ts";

/** Every command, in the order of the help text. */
export const COMMANDS: readonly Command[] = [serve, config, version, helpOver(() => COMMANDS)];
