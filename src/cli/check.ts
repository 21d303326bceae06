import { existsSync } from "node:fs";
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
import { jsonOption, printJson } from "./json.ts";
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
  examples: ["ambo check", "ambo check KJV", "ambo check KJV --mend"],
  run: async (context) => checkCorpus(context),
};

const WORDS = ["code", "language"];
const NUMBERS = [
  "books",
  "chapters",
  "verses",
  "merged",
  "lettered",
  "left out",
  "errors",
  "warnings",
];

async function checkCorpus(context: CommandContext): Promise<number> {
  const { settings, operands, options } = context;
  const print = (line: string) => context.print(escapeControls(line));
  const files =
    operands.length === 0 ? translationFiles(settings.corpus) : named(settings.corpus, operands);
  if (files.length === 0) {
    throw new Error(`Cannot check "${settings.corpus}": there is no translation in it`);
  }
  if (options.mend !== undefined) for (const file of files) await mend(file, context);
  const table = [[...WORDS, ...NUMBERS]];
  const json: unknown[] = [];
  let errors = 0;
  for (const file of files) {
    const check = checkFile(file);
    if (options.json) json.push(jsonOf(check, file));
    for (const { line, severity, message } of options.json ? [] : check.issues) {
      print(`${line > 0 ? `${file}:${line}` : file}: ${severity}: ${message}`);
    }
    table.push(tableRow(check, file));
    errors += count(check, "error");
  }
  if (options.json) printJson(context, json);
  else printTable(context, table, { numbers: NUMBERS });
  return errors > 0 ? 1 : 0;
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
async function mend(file: string, { ask, options, report }: CommandContext): Promise<void> {
  const mended = mendEndLine(readTranslationFile(file), file);
  if (mended === undefined) return;
  const { endLine, before = "none", lastLine } = mended;
  const found = escapeControls(
    `${file} ends with "${lastLine.slice(0, 60)}". Its end line is: ${before}. Its lines are: ${endLine}.`,
  );
  report(found);
  if (options.yes === undefined) {
    if (ask === undefined) {
      throw new UsageError("Cannot ask without a terminal: add --yes to mend without being asked");
    }
    const answer = await ask("Write this end line? A cut cannot be seen after that. [y/N] ");
    if (!/^(?:y|yes|d|da)$/i.test(answer.trim())) return;
  }
  replaceTranslationFile(file, mended.bytes);
  report(escapeControls(`Mended ${file}`));
}

function jsonOf(check: TranslationCheck, file: string): object {
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
    if (/\.txt$/.test(operand) && existsSync(operand)) return operand;
    throw new Error(`Cannot check "${operand}": there is no ${file}, and no such .txt file`);
  });
}

function count({ issues }: TranslationCheck, severity: "error" | "warning"): number {
  return issues.filter((issue) => issue.severity === severity).length;
}

function tableRow(check: TranslationCheck, file: string): string[] {
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
