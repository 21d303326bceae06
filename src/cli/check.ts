import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { escapeControls } from "../base/escape_controls.ts";
import {
  checkTranslationFile,
  mendEndLine,
  NO_VERSES,
  type TranslationCheck,
} from "../corpus/check/mod.ts";
import {
  CorpusError,
  readTranslationFile,
  replaceTranslationFile,
  translationFiles,
} from "../corpus/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { confirm } from "./confirm.ts";
import { jsonOption, printJson } from "./json.ts";
import { withProgress } from "./progress.ts";
import { fileSize } from "./store_size.ts";
import { printTable } from "./table.ts";

/** `ambo check`: the issues of the translations of the corpus, line by line, and a table of them. */
export const checkCommand: Command = {
  name: "check",
  usage: "[CODE|FILE …] [--mend [--yes]]",
  summary: "tells what is wrong in a translation, line by line",
  takesOperands: true,
  settings: ["corpus"],
  options: {
    mend: { help: "count the lines of a translation again after a change by hand" },
    yes: { help: "mend without asking" },
    json: jsonOption(
      "[{ file, code, language, books, chapters, verses, merged, lettered, leftOut, issues: [{ line, severity, message }] }]",
    ),
  },
  examples: ["ambo check", "ambo check KJV", "ambo check corpus/KJV.txt", "ambo check KJV --mend"],
  run: async (context) => checkCorpus(context),
};

const WORDS = ["code", "language"] as const;
const NUMBERS = [
  "books",
  "chapters",
  "verses",
  "merged",
  "lettered",
  "left out",
  "errors",
  "warnings",
] as const;

async function checkCorpus(context: CommandContext): Promise<number> {
  const { settings, operands, options, print, styles, text, translate } = context;
  const files =
    operands.length === 0 ? translationFiles(settings.corpus) : named(settings.corpus, operands);
  if (files.length === 0) {
    throw new Error(`Cannot check "${settings.corpus}": there is no translation in it`);
  }
  if (options.mend !== undefined) for (const file of files) await mend(file, context);
  const checks = await withProgress(context, "Checking", async (onShare) => {
    const total = files.reduce((sum, file) => sum + fileSize(file), 0);
    const found: { file: string; check: TranslationCheck }[] = [];
    let done = 0;
    for (const file of files) {
      onShare(done / total);
      found.push({ file, check: checkFile(file) });
      done += fileSize(file);
    }
    return found;
  });
  if (options.json) printJson(context, checks.map(jsonOf));
  else {
    for (const { file, check } of checks) {
      for (const { line, severity, message } of check.issues) {
        const mark = severity === "error" ? styles.output.red : styles.output.yellow;
        const place = escapeControls(line > 0 ? `${file}:${line}` : file);
        print(`${place}: ${mark(text(severity))}: ${escapeControls(translate(message))}`);
      }
    }
    const numbers = NUMBERS.map((heading) => text(heading));
    const headings = [...WORDS.map((heading) => text(heading)), ...numbers];
    printTable(context, [headings, ...checks.map(tableRow)], { numbers });
  }
  return checks.some(({ check }) => count(check, "error") > 0) ? 1 : 0;
}

/** Checks a file; one that cannot be read has that as its issue, and does not keep the others from being checked. */
function checkFile(file: string): TranslationCheck {
  try {
    return checkTranslationFile(readTranslationFile(file), file);
  } catch (error) {
    if (!(error instanceof CorpusError)) throw error;
    return { ...NO_VERSES, issues: [{ line: 0, severity: "error", message: error.fault }] };
  }
}

/** Writes the end line of a file again, if the operator says so. */
async function mend(file: string, context: CommandContext): Promise<void> {
  const { ask, options, report, text } = context;
  const mended = mendEndLine(readTranslationFile(file), file);
  if (mended === undefined) return;
  const { endLine, before = text("none"), lastLine } = mended;
  const found = text(
    '{file} ends with "{lastLine}". Its end line is: {before}. Its lines are: {endLine}.',
    { file, lastLine: lastLine.slice(0, 60), before, endLine },
  );
  report(escapeControls(found));
  if (options.yes === undefined && ask === undefined) {
    throw new UsageError("Cannot ask without a terminal: add --yes to mend without being asked");
  }
  const question = text("Write this end line? A cut cannot be seen after that.");
  if (!(await confirm(context, question))) return;
  replaceTranslationFile(file, mended.bytes);
  report(escapeControls(text("Mended {file}", { file })));
}

function jsonOf({ file, check }: { file: string; check: TranslationCheck }): object {
  const { header, books, chapters, verses, merged, lettered, leftOut, issues } = check;
  const { code = null, language = null } = header ?? {};
  const numbers = { books, chapters, verses, merged, lettered, leftOut };
  const listed = issues.map(({ line, severity, message }) => ({ line, severity, message }));
  return { file, code, language, ...numbers, issues: listed };
}

/** Returns the files of codes in the corpus, and of paths. */
function named(corpus: string, operands: readonly string[]): string[] {
  return operands.map((operand) => {
    const file = join(corpus, `${operand}.txt`);
    if (/^[\w.-]+$/.test(operand) && existsSync(file)) return file;
    if (statSync(operand, { throwIfNoEntry: false })?.isFile()) {
      if (operand.endsWith(".txt")) return operand;
      throw new Error(
        `Cannot check "${operand}": it is no translation file; \`ambo import ${operand}\` makes one of a publisher's file`,
      );
    }
    throw new Error(`Cannot check "${operand}": there is no ${file}, and no such .txt file`);
  });
}

function count({ issues }: TranslationCheck, severity: "error" | "warning"): number {
  return issues.filter((issue) => issue.severity === severity).length;
}

function tableRow({ file, check }: { file: string; check: TranslationCheck }): string[] {
  const { header, books, chapters, verses, merged, lettered, leftOut } = check;
  const numbers = [
    books,
    chapters,
    verses,
    merged,
    lettered,
    leftOut,
    count(check, "error"),
    count(check, "warning"),
  ];
  return [header?.code ?? file, header?.language ?? "?", ...numbers.map(String)];
}
