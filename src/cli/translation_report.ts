import { type ProblemRecord, recordOf } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { type Issue, type IssuesOfKind, issueKinds } from "../corpus/check/mod.ts";
import type { Translation } from "../corpus/mod.ts";
import { explain, explainIssue, formatWarning, issuePlace, kindName } from "../i18n/problems/mod.ts";
import { countLayout, countVerses, foremostWarnings, type ImportedTranslation } from "../import/mod.ts";
import { lectionaryCoverage } from "../lectionary/mod.ts";
import { psalterCounting, versificationOf } from "../versification/mod.ts";
import type { CommandContext } from "./command.ts";

/** Longer lists of warnings are cut in the report. */
const MAX_WARNINGS = 50;

/** Formats the report at the end of an import, line by line. */
export function importReport(
  translation: ImportedTranslation,
  { language, t }: Pick<CommandContext, "language" | "t">,
): string[] {
  const { books, chapters, verses, merged, lettered, leftOut } = countVerses(translation);
  const { paragraphs, poetry, stanzas, headings, notes } = countLayout(translation);
  const lines = [
    t("result.contents", { books, chapters, verses }),
    t("result.verse_kinds", {
      ...{ merged, lettered, leftOut },
    }),
    t("result.structure", { paragraphs, poetry, stanzas, headings, notes }),
  ];
  if (translation.dropped.size > 0) {
    const kinds = [...translation.dropped].sort(([, a], [, b]) => b - a);
    lines.push(t("result.left_behind"));
    for (const [code, count] of kinds) {
      const kind = kindName("import_dropped", { code, language });
      lines.push(`  ${String(count).padStart(6)}  ${kind}`);
    }
  }
  const count = translation.warningCount;
  if (count > 0) {
    lines.push(t("result.warning_count", { count }));
    const shown = foremostWarnings(translation.warnings, MAX_WARNINGS);
    for (const warning of shown) lines.push(`  ${formatWarning(warning, language)}`);
    const more = count - shown.reduce((sum, { times }) => sum + times, 0);
    if (more > 0) lines.push(t("result.more", { count: more }));
  }
  lines.push(t("result.characters", { ...translation.characters }));
  return lines;
}

/** Returns the option of an import that bounds its processor time. */
export function processorTime({ processStats }: Pick<CommandContext, "processStats">) {
  if (processStats === undefined) return {};
  return { processorSeconds: () => processStats().cpuSeconds };
}

/** More psalms that differ, and more books, are only counted. */
const MAX_NAMED = 8;
/** The share of the lectionary's readings, of those from books that a text has, below which a report says it. */
const ENOUGH = 0.95;

/** Returns how a translation counts its psalms, null where it has none, and how much of the lectionary it has. */
export function numberingOf(translation: Translation) {
  const { order, titles, odd } = psalterCounting(versificationOf(translation));
  const counted = odd.map(({ psalm, verses, expected }) => ({ psalm, verses, expected }));
  const { readings, found, lacking } = lectionaryCoverage(translation, { isPart: translation.header.isPart });
  const hasPsalms = translation.book("PSA") !== undefined;
  return {
    psalms: hasPsalms ? { order: order ?? null, titles: titles ?? null, odd: counted } : null,
    lectionary: { readings, found, lacking: lacking.map(([book, missing]) => ({ book, readings: missing })) },
  };
}

/** Formats how a translation counts its psalms, and which part of the lectionary it lacks, if that is much. */
export function numberingReport(translation: Translation, { t }: Pick<CommandContext, "t">): string[] {
  const { psalms, lectionary } = numberingOf(translation);
  const lines: string[] = [];
  // Psalms without a known order are an issue of the check.
  if (psalms !== null && psalms.order !== null) {
    const { odd, order, titles } = psalms;
    const differing = odd.map((each) => t("result.odd_psalm", each));
    const counting = { order, titles: titles ?? "unknown" };
    lines.push(t("result.psalms", { ...counting, count: odd.length, psalms: shortened(differing) }));
  }
  const { readings, found, lacking } = lectionary;
  if (found < ENOUGH * readings) {
    const books = lacking.map(({ book, readings: count }) => t("result.lacking_book", { book, count }));
    const percent = Math.floor((100 * found) / readings);
    lines.push(t("result.coverage", { percent, found, readings, books: shortened(books) }));
  }
  return lines;
}

function shortened(items: readonly string[]): string {
  return [...items.slice(0, MAX_NAMED), ...(items.length > MAX_NAMED ? ["…"] : [])].join(", ");
}

/** Formats a line for each kind of issue, of its first one with the places of the others; the lines are safe to print. */
export function issueReport(file: string, issues: readonly Issue[], context: CommandContext): string[] {
  const { styles, t } = context;
  return issueKinds(issues).map((kind) => {
    const [{ line, severity }] = kind;
    const mark = severity === "error" ? styles.output.red : styles.output.yellow;
    const place = escapeControls(line > 0 ? `${file}:${line}` : file);
    const sentence = escapeControls(sentenceOfKind(kind, context));
    return `${place}: ${mark(t(`result.severities.${severity}`))}: ${sentence}`;
  });
}

/** More places of a kind are only counted; `--json` has all. */
const MAX_PLACES = 8;

/** Formats the first issue of a kind, and the places of the others with their lines. */
function sentenceOfKind([first, ...others]: IssuesOfKind, { language, t }: CommandContext): string {
  const sentence = explainIssue(language, asRecord(first), explain(first.fault, language));
  if (others.length === 0) return sentence;
  const places = others.slice(0, MAX_PLACES).map((issue) => {
    const place = issuePlace(language, asRecord(issue));
    return place === undefined ? `${issue.line}` : `${place} (${issue.line})`;
  });
  if (others.length > MAX_PLACES) places.push("…");
  return `${sentence} (${t("result.alike", { count: others.length, places: places.join("; ") })})`;
}

function asRecord({ label, fault }: Issue) {
  return { label, fault: recordOf(fault) as ProblemRecord };
}

/** Returns an issue for `--json`. */
export function issueData(issue: Issue): object {
  const { line, severity, fault } = issue;
  return { line, severity, place: issuePlace("en", asRecord(issue)) ?? null, message: explain(fault, "en") };
}
