import type { ImportFields, ImportPreview } from "./uploads.ts";

/** The command that reads an uploaded file in a process of its own. It is not for people, and help does not list it. */
export const IMPORT_COMMAND = "import-upload";

/** The task of the process of an import. It stands as JSON in a file. */
export type ImportJob =
  | { readonly step: "preview"; readonly source: string }
  | {
      readonly step: "import";
      readonly source: string;
      readonly corpus: string;
      readonly fields: ImportFields;
      readonly replace: boolean;
    };

/** The outcome of the task, as JSON in another file. */
export type ImportOutcome =
  | { readonly preview: ImportPreview }
  | { readonly imported: string }
  /** A sentence of the command line. */
  | { readonly refused: string };
