import { messageOf } from "../base/errors.ts";
import { type ErrorRecord, errorFrom, Problem, recordOf } from "../base/problem.ts";
import { quoted } from "../base/quoted.ts";
import type { ImportFields, ImportPreview } from "./uploads.ts";

/** The command that reads an uploaded file in a process of its own. It is not for people, and help does not list it. */
export const IMPORT_COMMAND = "import-upload";

/** The task of the process of an import. It stands as JSON in a file. */
export type ImportJob =
  /** Reads the source, and keeps what was imported in the file `prepared`. */
  | {
      readonly step: "preview";
      readonly source: string;
      /** The name of the source in messages. */
      readonly name: string;
      readonly prepared: string;
    }
  /** Writes what a preview prepared. */
  | {
      readonly step: "import";
      readonly prepared: string;
      readonly corpus: string;
      readonly fields: ImportFields;
      readonly replace: boolean;
    };

/** The outcome of the task, as JSON in another file. */
export type ImportOutcome =
  | { readonly preview: ImportPreview }
  | { readonly imported: string }
  | { readonly refused: ErrorRecord };

/** Returns the outcome of an error; of one that nobody foresaw the message is kept, short. */
export function refusedBy(error: unknown): ImportOutcome {
  const isKnown = error instanceof Problem;
  return { refused: isKnown ? recordOf(error) : { message: quoted(messageOf(error)) } };
}

/**
 * Returns the error of an outcome; undefined where it is none.
 *
 * @throws {TypeError} If the outcome has not the form of one.
 */
export function refusalOf(outcome: ImportOutcome): Error | undefined {
  return "refused" in outcome ? errorFrom(outcome.refused) : undefined;
}
