import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { checkTranslationFile, mendEndLine, NO_VERSES, type TranslationCheck } from "../corpus/check/mod.ts";
import {
  CorpusError,
  CorpusFault,
  corpusError,
  isTranslationFile,
  parseTranslation,
  readTranslationFile,
  replaceTranslationFile,
  type Translation,
  textFiles,
} from "../corpus/mod.ts";
import { type Command, type CommandContext, TRANSLATIONS } from "./command.ts";
import { statsIfThere } from "./denied.ts";
import { confirm, jsonOption, printList, withProgress } from "./output.ts";
import { actingAsOwner, fileSize } from "./store_folder.ts";
import { issueData, issueReport, numberingOf, numberingReport } from "./translation_report.ts";

/** `ambo check`: the issues of the translations of the corpus, each kind in a line with its places, and a table of them. */
export const checkCommand: Command = {
  name: "check",
  usage: "[CODE|FILE …] [--mend [--yes]]",
  service: TRANSLATIONS,
  settings: ["settings", "corpus"],
  options: {
    mend: { help: "mend" },
    yes: { help: "yes" },
    json: jsonOption(
      "[{ file, code, language, books, chapters, verses, merged, lettered, leftOut, psalms: { order, titles, odd: [{ psalm, verses, expected }] }, lectionary: { readings, found, lacking: [{ book, readings }] }, issues: [{ line, severity, place, message }] }]",
    ),
  },
  examples: ["ambo check", "ambo check KJV", "ambo check corpus/KJV.txt", "ambo check KJV --mend"],
  run: async (context) => checkCorpus(context),
};

async function checkCorpus(context: CommandContext): Promise<number> {
  const { settings, operands, options, t } = context;
  const isFolder = operands.length === 0;
  const files = isFolder ? textFiles(settings.corpus) : named(settings.corpus, operands);
  if (files.length === 0) {
    throw new Problem("command.nothing_in_folder", { folder: settings.corpus });
  }
  if (options.mend !== undefined) for (const file of files.filter(isTranslationFile)) await mend(file, context);
  const checks = await withProgress(context, context.t("result.checking"), async (onShare) => {
    const total = files.reduce((sum, file) => sum + fileSize(file), 0);
    const found: { file: string; check: TranslationCheck }[] = [];
    const codes = new Set<string>();
    let done = 0;
    for (const file of files) {
      onShare(done / total);
      const check = checkFile(file);
      found.push({ file, check: isFolder ? checkCode(check, codes) : check });
      done += fileSize(file);
    }
    return found;
  });
  if (!options.json) for (const { file, check } of checks) printIssues(file, check, context);
  await printList(context, checks, {
    json: jsonOf,
    columns: [
      [t("result.columns.code"), ({ file, check }) => check.header?.code ?? file],
      [t("result.columns.language"), ({ check }) => check.header?.language ?? "?"],
      [t("result.columns.books"), ({ check }) => check.books, "number"],
      [t("result.columns.chapters"), ({ check }) => check.chapters, "number"],
      [t("result.columns.verses"), ({ check }) => check.verses, "number"],
      [t("result.columns.merged"), ({ check }) => check.merged, "number"],
      [t("result.columns.lettered"), ({ check }) => check.lettered, "number"],
      [t("result.columns.left_out"), ({ check }) => check.leftOut, "number"],
      [t("result.columns.errors"), ({ check }) => count(check, "error"), "number"],
      [t("result.columns.warnings"), ({ check }) => count(check, "warning"), "number"],
    ],
  });
  return checks.some(({ check }) => count(check, "error") > 0) ? 1 : 0;
}

/** Prints a line for each kind of issue of a file, and how it is numbered. */
function printIssues(file: string, check: TranslationCheck, context: CommandContext): void {
  const lines = issueReport(file, check.issues, context);
  const translation = soundTranslation(file, check);
  if (translation !== undefined) {
    for (const line of numberingReport(translation, context)) lines.push(escapeControls(`${file}: ${line}`));
  }
  for (const line of lines) context.print(line);
}

/** Returns the translation of a file; undefined where it has errors. */
function soundTranslation(file: string, check: TranslationCheck): Translation | undefined {
  return count(check, "error") > 0 ? undefined : parseTranslation(readTranslationFile(file), file);
}

/** Checks a file; one that cannot be read has that as its issue, and does not keep the others from being checked. */
function checkFile(file: string): TranslationCheck {
  try {
    if (!isTranslationFile(file)) throw corpusError(file, 0, "other_ending", {});
    return checkTranslationFile(readTranslationFile(file), file);
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    return { ...NO_VERSES, issues: [{ line: 0, severity: "error", fault: error.fault }] };
  }
}

/** Adds the error of a file whose code one before it in the folder has: that one alone is served. */
function checkCode(check: TranslationCheck, codes: Set<string>): TranslationCheck {
  const { header, issues } = check;
  if (header === undefined || count(check, "error") > 0) return check;
  const { code } = header;
  if (!codes.has(code)) {
    codes.add(code);
    return check;
  }
  return {
    ...check,
    issues: [{ line: 0, severity: "error", fault: new CorpusFault("same_code", { code }) }, ...issues],
  };
}

/** Writes the end line of a file again, if the operator says so. */
async function mend(file: string, context: CommandContext): Promise<void> {
  const { ask, options, report, t } = context;
  const mended = mendEndLine(readTranslationFile(file), file);
  if (mended === undefined) return;
  const { endLine, before = t("result.none"), lastLine } = mended;
  const found = t("result.end_line", { file, lastLine: lastLine.slice(0, 60), before, endLine });
  report(escapeControls(found));
  if (options.yes === undefined && ask === undefined) {
    throw new Problem("usage.unasked", {});
  }
  const question = t("result.ask_end_line");
  if (!(await confirm(context, question))) return;
  await actingAsOwner(dirname(file), context, async () => replaceTranslationFile(file, mended.bytes));
  report(escapeControls(t("result.mended", { file })));
}

function jsonOf({ file, check }: { file: string; check: TranslationCheck }): object {
  const { header, books, chapters, verses, merged, lettered, leftOut, issues } = check;
  const { code = null, language = null } = header ?? {};
  const numbers = { books, chapters, verses, merged, lettered, leftOut };
  const translation = soundTranslation(file, check);
  const numbering = translation === undefined ? { psalms: null, lectionary: null } : numberingOf(translation);
  return { file, code, language, ...numbers, ...numbering, issues: issues.map(issueData) };
}

/** Returns the files of codes in the corpus, in any case where none has that very name, and of paths. */
function named(corpus: string, operands: readonly string[]): string[] {
  return operands.map((operand) => {
    const file = join(corpus, `${operand}.txt`);
    if (/^[\w.-]+$/.test(operand) && existsSync(file)) return file;
    if (statsIfThere(operand)?.isFile()) {
      if (operand.endsWith(".txt")) return operand;
      throw new Problem("command.no_translation_file", { operand });
    }
    const wanted = `${operand}.txt`.toLowerCase();
    const alike = existsSync(corpus) && textFiles(corpus).find((path) => basename(path).toLowerCase() === wanted);
    if (alike) return alike;
    throw new Problem("command.nothing_to_check", { operand, file });
  });
}

function count({ issues }: TranslationCheck, severity: "error" | "warning"): number {
  return issues.filter((issue) => issue.severity === severity).length;
}
