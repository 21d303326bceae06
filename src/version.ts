import { readFileSync } from "node:fs";

/** Put in by the build; sources have none. */
declare const AMBO_COMMIT: string;
declare const AMBO_DATE: string;
declare const AMBO_VERSION: string;

/** The version of the program, as in `package.json`. */
export const VERSION: string =
  typeof AMBO_VERSION === "string"
    ? AMBO_VERSION
    : JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;

/** The commit the program was built from, or undefined where it runs from its sources. */
export const COMMIT: string | undefined = typeof AMBO_COMMIT === "string" ? AMBO_COMMIT : undefined;

/** The day of the commit that the program was built from, `YYYY-MM-DD`; of sources that run, today. */
export const DATE: string =
  typeof AMBO_DATE === "string" ? AMBO_DATE : new Date().toISOString().slice(0, "YYYY-MM-DD".length);
