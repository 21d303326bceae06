import type { CommandContext } from "./command.ts";

/** Whether the folder of the translations may be absent, as long as something is built in: where nobody named one. */
export function mayBeAbsent({ sources }: CommandContext): boolean {
  return sources.get("corpus") === "default";
}
