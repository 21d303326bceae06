import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { Problem, type ProblemRecord, recordOf } from "../base/problem.ts";
import type { BookId, BookNaming } from "../canon/mod.ts";
import { checkTranslationFile, type Issue, issueKinds } from "../corpus/check/mod.ts";
import { formatTranslation, formatVerses, type VerseLines, writeTranslation } from "../corpus/mod.ts";
import {
  countLayout,
  countVerses,
  foremostWarnings,
  type HeaderSource,
  type ImportResult,
  importedVerses,
  importSource,
  translationHeader,
} from "../import/mod.ts";
import {
  IMPORT_COMMAND,
  type ImportFields,
  type ImportIssue,
  type ImportJob,
  type ImportOutcome,
  type ImportPreview,
  readPreparedFile,
  refusedBy,
} from "../upload/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { processorTime } from "./translation_report.ts";

/** The greatest number of warnings, issues and kinds that a preview shows. */
const MAX_SHOWN = 50;
/** The greatest number of issues of one kind that it shows after the first. */
const MAX_ALIKE = 10;

/** Reads a file that an administrator uploaded, for the service. Help does not list it. */
export const importUpload: Command = {
  name: IMPORT_COMMAND,
  usage: "JOB OUTCOME",
  service: "none",
  settings: [],
  examples: [`ambo ${IMPORT_COMMAND} job.json outcome.json`],
  async run(context) {
    const { operands } = context;
    const [jobFile, outcomeFile, ...others] = operands;
    if (jobFile === undefined || outcomeFile === undefined || others.length > 0) {
      throw new Problem("usage.job_operands", {});
    }
    const job = JSON.parse(readFileSync(jobFile, "utf8")) as ImportJob;
    writeFileSync(outcomeFile, JSON.stringify(outcomeOf(job, context)), { mode: 0o600 });
    return 0;
  },
};

function outcomeOf(job: ImportJob, context: CommandContext): ImportOutcome {
  try {
    return job.step === "preview" ? { preview: preview(job, context) } : { imported: write(job) };
  } catch (error) {
    return refusedBy(error);
  }
}

/** Imports the source, keeps what it has, and returns what is shown of it. */
function preview(
  { source, name, prepared }: Extract<ImportJob, { step: "preview" }>,
  context: CommandContext,
): ImportPreview {
  const result = importSource(source, { name, ...processorTime(context) });
  const lines = formatVerses(importedVerses(result));
  keepPrepared(prepared, { source: result, lines });
  return previewOf(result, lines);
}

/** Writes a prepared translation into the folder. @returns Its code. */
function write({ prepared, corpus, fields, replace }: Extract<ImportJob, { step: "import" }>) {
  const { source, lines } = readPrepared(prepared);
  const header = translationHeader(source, stated(fields));
  writeTranslation(corpus, { header, verses: lines, replace });
  return header.code;
}

function stated(fields: ImportFields): Record<string, string> {
  const entries = Object.entries(fields).filter(([, value]) => (value ?? "") !== "");
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Placeholders for the fields that the source does not state, so that its text can be checked. */
const PLACEHOLDERS = { code: "UPLOAD", name: "-", language: "eng", copyright: "-" };
const FIELDS = ["code", "name", "language", "copyright"] as const;

function previewOf(result: ImportResult, lines: VerseLines): ImportPreview {
  const metadata = Object.fromEntries(FIELDS.map((field) => [field, sourceField(result, field)]));
  const header = translationHeader(result, { ...PLACEHOLDERS, ...stated(metadata) });
  const { issues } = checkTranslationFile(formatTranslation(header, lines), "the file");
  const { books, chapters, verses, leftOut } = countVerses(result);
  const { paragraphs, headings, notes } = countLayout(result);
  return {
    format: result.format,
    metadata,
    ...{ books, chapters, verses, leftOut, paragraphs, headings, notes },
    bookNames: Array.from(header.books, ([book, { name = "", abbreviation = "", alternates = [] }]) => ({
      book,
      names: [name, abbreviation, ...alternates].filter((text) => text !== ""),
    })),
    dropped: [...result.dropped].sort(([, a], [, b]) => b - a).slice(0, MAX_SHOWN),
    warnings: foremostWarnings(result.warnings, MAX_SHOWN),
    warningCount: result.warningCount,
    issues: issueKinds(issues)
      .slice(0, MAX_SHOWN)
      .map(([first, ...others]) => ({
        ...issueData(first),
        others: others.slice(0, MAX_ALIKE).map(issueData),
        otherCount: others.length,
      })),
    errorCount: issues.filter(({ severity }) => severity === "error").length,
    issueCount: issues.length,
  };
}

function issueData({ fault, ...issue }: Issue): ImportIssue {
  return { ...issue, fault: recordOf(fault) as ProblemRecord };
}

/** Returns a field of the header as the source alone states it; undefined where it does not, or not usably. */
function sourceField(source: HeaderSource, field: (typeof FIELDS)[number]): string | undefined {
  try {
    return translationHeader(source, { ...PLACEHOLDERS, [field]: "" })[field];
  } catch {
    return undefined;
  }
}

/** An imported source that waits for its confirmation: its verses as the file will have them, and its own header. */
interface PreparedImport {
  readonly source: HeaderSource;
  readonly lines: VerseLines;
}

/** The first line of a prepared import, as JSON; the lines of the verses follow. */
interface PreparedHead extends Pick<HeaderSource, "metadata"> {
  readonly counts: VerseLines["counts"];
  readonly namings: readonly (readonly [BookId, BookNaming])[];
}

/** Writes an imported source into a file, so that its confirmation need not import it again. */
function keepPrepared(file: string, { source, lines }: PreparedImport): void {
  const head: PreparedHead = {
    metadata: source.metadata,
    counts: lines.counts,
    namings: Array.from(source.books, ([id, { naming }]) => [id, naming]),
  };
  writeFileSync(file, `${JSON.stringify(head)}\n${lines.text}`, { mode: 0o600 });
}

/** Reads what {@linkcode keepPrepared} wrote. @throws {Problem<"upload">} `gone` if it is not there any more. */
function readPrepared(file: string): PreparedImport {
  if (!existsSync(file)) throw new Problem("upload.gone", {});
  const { head, text } = readPreparedFile<PreparedHead>(file);
  const { metadata, counts, namings } = head;
  const books = new Map(namings.map(([id, naming]) => [id, { naming }]));
  return { source: { metadata, books }, lines: { text, counts } };
}
