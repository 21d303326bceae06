/** Issues of translation files, for those who look after them. Serving does not need it. */
export {
  checkTranslationFile,
  checkTranslationInTurns,
  type Issue,
  NO_VERSES,
  type TranslationCheck,
} from "./check_translation.ts";
export { type IssuesOfKind, issueKinds } from "./issue_kinds.ts";
export { type MendedFile, mendEndLine } from "./mend_end_line.ts";
