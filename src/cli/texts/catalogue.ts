import { CORPUS_MESSAGES } from "./corpus_messages.ts";
import { HELP } from "./help.ts";
import { IMPORT_MESSAGES } from "./import_messages.ts";
import { RESULTS } from "./results.ts";
import { SETTINGS_HELP } from "./settings_help.ts";
import { STORE_MESSAGES } from "./store_messages.ts";
import { USAGE_MESSAGES } from "./usage_messages.ts";

/**
 * The Slovenian texts of the command line by the English ones, which the program writes. A value stands between braces;
 * where the form of a word follows a number, a function puts the sentence together.
 */
export const SLOVENIAN = {
  ...HELP,
  ...SETTINGS_HELP,
  ...RESULTS,
  ...USAGE_MESSAGES,
  ...STORE_MESSAGES,
  ...CORPUS_MESSAGES,
  ...IMPORT_MESSAGES,
} as const;
