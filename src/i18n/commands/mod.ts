/** The texts of the command line: help, results and questions. */
export { commandHelp, type HelpKey, helpPage } from "./help.ts";
export { placeholdersIn } from "./placeholders.ts";
export { results } from "./results.ts";
export { settingGroupTitles, settingHelp } from "./settings.ts";
