/** The sentence of every problem, Slovenian and English side by side. One that is missing does not compile. */
export { endSentence, explain, explainRecord } from "./explain.ts";
export { formatWarning, kindName } from "./import_report.ts";
export { explainIssue, issuePlace } from "./issue_place.ts";
export { shorten } from "./shorten.ts";
