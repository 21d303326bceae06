import { readFileSync, writeFileSync } from "node:fs";
import { messageOf } from "../base/errors.ts";
import { checkTranslationFile } from "../corpus/check/mod.ts";
import { formatTranslation, writeTranslation } from "../corpus/mod.ts";
import {
  countLayout,
  countVerses,
  type ImportResult,
  importedVerses,
  importSource,
  translationHeader,
  warningLines,
} from "../import/mod.ts";
import {
  IMPORT_COMMAND,
  type ImportFields,
  type ImportJob,
  type ImportOutcome,
  type ImportPreview,
} from "../upload/mod.ts";
import { type Command, UsageError } from "./command.ts";

/** The greatest number of warnings, issues and kinds that a preview shows. */
const MOST_SHOWN = 50;

/** Reads a file that an administrator uploaded, for the service. Help does not list it. */
export const importUpload: Command = {
  name: IMPORT_COMMAND,
  usage: "JOB OUTCOME",
  summary: "reads an uploaded translation, for the service",
  takesOperands: true,
  settings: [],
  examples: [`ambo ${IMPORT_COMMAND} job.json outcome.json`],
  async run({ operands }) {
    const [jobFile, outcomeFile, ...others] = operands;
    if (jobFile === undefined || outcomeFile === undefined || others.length > 0) {
      throw new UsageError("Expected the files of a JOB and its OUTCOME");
    }
    const job = JSON.parse(readFileSync(jobFile, "utf8")) as ImportJob;
    writeFileSync(outcomeFile, JSON.stringify(outcomeOf(job)), { mode: 0o600 });
    return 0;
  },
};

function outcomeOf(job: ImportJob): ImportOutcome {
  try {
    const result = importSource(job.source);
    if (job.step === "preview") return { preview: previewOf(result) };
    const { corpus, fields, replace } = job;
    const header = translationHeader(result, stated(fields));
    writeTranslation(corpus, { header, verses: importedVerses(result), replace });
    return { imported: header.code };
  } catch (error) {
    return { refused: messageOf(error) };
  }
}

function stated(fields: ImportFields): Record<string, string> {
  const entries = Object.entries(fields).filter(([, value]) => (value ?? "") !== "");
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Stands in for what the source does not state, so that its text can be checked. */
const PLACEHOLDERS = { code: "UPLOAD", name: "-", language: "eng", copyright: "-" };
const FIELDS = ["code", "name", "language", "copyright"] as const;

function previewOf(result: ImportResult): ImportPreview {
  const metadata = Object.fromEntries(FIELDS.map((field) => [field, sourceField(result, field)]));
  const header = translationHeader(result, { ...PLACEHOLDERS, ...stated(metadata) });
  const bytes = formatTranslation(header, importedVerses(result));
  const { issues } = checkTranslationFile(bytes, "the file");
  const { books, chapters, verses, leftOut } = countVerses(result);
  const { paragraphs, headings } = countLayout(result);
  return {
    format: result.format,
    metadata,
    ...{ books, chapters, verses, leftOut, paragraphs, headings },
    dropped: [...result.dropped].sort(([, a], [, b]) => b - a).slice(0, MOST_SHOWN),
    warnings: warningLines(result, MOST_SHOWN),
    warningCount: result.warningCount,
    issues: issues.slice(0, MOST_SHOWN),
    errorCount: issues.filter(({ severity }) => severity === "error").length,
    issueCount: issues.length,
  };
}

/** Returns a field of the header as the source alone states it; undefined where it does not, or not usably. */
function sourceField(result: ImportResult, field: (typeof FIELDS)[number]): string | undefined {
  try {
    return translationHeader(result, { ...PLACEHOLDERS, [field]: "" })[field];
  } catch {
    return undefined;
  }
}
