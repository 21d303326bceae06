import type { CommandContext } from "./command.ts";

/** Returns true where nobody named a corpus folder: it may be absent, as long as a translation is built in. */
export function mayBeAbsent({ sources }: CommandContext): boolean {
  return sources.get("corpus") === "default";
}
