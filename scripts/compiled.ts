import { join } from "node:path";

/** The folder of what is compiled, which mirrors the sources. */
const COMPILED = "dist/compiled";

/** Returns the path of a source once it is compiled. */
export function compiled(source: string): string {
  return join(COMPILED, source.replace(/\.ts$/, ".js"));
}

/** The program as `npx ambo` starts it, compiled with the rest. */
export const BUNDLED_PROGRAM = join(COMPILED, "program", "main.js");
