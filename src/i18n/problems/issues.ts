import { Problem, type ProblemCode, type ProblemRecord, type ProblemRoom } from "../../base/problem.ts";
import type { Language } from "../catalogues.ts";
import { translator } from "../translator.ts";
import { bookIn, type NumberedVerse, placeIn, verseIn } from "./book_names.ts";
import { explain, explainAt, explainRecord, type Position } from "./explain.ts";

/** A warning of an import, its position, and the number of times that it was met. */
interface PlacedWarning extends Position {
  readonly warning: ProblemRecord;
  readonly times: number;
}

/** Formats a warning of an import: `a.usfm:6: Num 6,26: \\zz is unknown … (3 times)`. */
export function formatWarning(placed: PlacedWarning, language: Language): string {
  const { warning, times } = placed;
  const sentence = explainAt(placed, { language, text: explainRecord(warning, language) });
  return times > 1 ? `${sentence} ${translator(language)("result.times", { times })}` : sentence;
}

/** Returns the name of a kind of content that an import leaves out, or that an export cannot carry. */
export function kindName<Room extends "import_dropped" | "export_lost">(
  room: Room,
  { code, language }: { code: ProblemCode<Room>; language: Language },
): string {
  return explain(new Problem<ProblemRoom>(room, code, {} as never), language);
}

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
