/** The version of the program, as in `package.json`. */
export const VERSION = "0.1.0";

/** Put in by the build; sources have none. */
declare const AMBO_COMMIT: string;

/** The commit the program was built from, or undefined where it runs from its sources. */
export const COMMIT: string | undefined = typeof AMBO_COMMIT === "string" ? AMBO_COMMIT : undefined;
