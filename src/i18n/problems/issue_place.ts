import type { ProblemRecord } from "../../base/problem.ts";
import type { Language } from "../catalogues.ts";
import { bookIn, type NumberedVerse, placeIn, verseIn } from "./book_names.ts";
import { explainRecord } from "./explain.ts";

/** An issue of a translation file as data. */
interface IssueRecord {
  /** The verse that it is about. */
  readonly label?: NumberedVerse | undefined;
  readonly fault: ProblemRecord;
}

/** Returns the place that an issue is about, `4 Mz 6,26` or a chapter or book; undefined where there is none. */
export function issuePlace(language: Language, { label, fault }: IssueRecord): string | undefined {
  if (label !== undefined) return verseIn(language, label);
  const { verse, place, book, chapter } = fault.values as Record<string, unknown>;
  const written = verse ?? place;
  if (typeof written === "string") return placeIn(language, written);
  if (typeof book !== "string") return undefined;
  return `${bookIn(language, book)}${typeof chapter === "number" ? ` ${chapter}` : ""}`;
}

/**
 * Returns the sentence of an issue, its place in front where the sentence does not name it.
 *
 * @param text The sentence alone; that of the record unless it is given.
 */
export function explainIssue(
  language: Language,
  issue: IssueRecord,
  text = explainRecord(issue.fault, language),
): string {
  const place = issuePlace(language, issue);
  return issue.label === undefined || text.includes(place!) ? text : `${place}: ${text}`;
}
