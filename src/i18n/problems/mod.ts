/** The messages of errors, warnings and issues. */
export { endSentence, explain, explainRecord } from "./explain.ts";
export { explainIssue, formatWarning, issuePlace, kindName } from "./issues.ts";
export { shorten } from "./shorten.ts";
