import { existsSync } from "node:fs";
import { join } from "node:path";
import { escapeControls } from "../base/escape_controls.ts";
import { checkTranslationFile, type TranslationCheck } from "../corpus/check/mod.ts";
import { readTranslationFile, translationFiles } from "../corpus/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { tableLines } from "./table.ts";

/** `ambo check`: what is wrong in the translations of the corpus, line by line, and a table of them. */
export const checkCommand: Command = {
  name: "check",
  usage: "[CODE …]",
  summary: "tells what is wrong in a translation, line by line",
  takesOperands: true,
  settings: ["corpus"],
  examples: ["ambo check", "ambo check KJV"],
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

function checkCorpus({ settings, operands, ...context }: CommandContext): number {
  const print = (line: string) => context.print(escapeControls(line));
  const files =
    operands.length === 0 ? translationFiles(settings.corpus) : named(settings.corpus, operands);
  if (files.length === 0) {
    throw new Error(`Cannot check "${settings.corpus}": there is no translation in it`);
  }
  const table = [[...WORDS, ...NUMBERS]];
  let errors = 0;
  for (const file of files) {
    const check = checkTranslationFile(readTranslationFile(file), file);
    for (const { line, severity, message } of check.issues) {
      print(`${line > 0 ? `${file}:${line}` : file}: ${severity}: ${message}`);
    }
    const row = tableRow(check, file);
    table.push(row);
    errors += count(check, "error");
  }
  for (const line of tableLines(table, { numbers: NUMBERS })) print(line);
  return errors > 0 ? 1 : 0;
}

function named(corpus: string, codes: readonly string[]): string[] {
  return codes.map((code) => {
    const file = join(corpus, `${code}.txt`);
    if (!/^[\w.-]+$/.test(code) || !existsSync(file)) {
      throw new Error(`Cannot check "${code}": there is no ${file}`);
    }
    return file;
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
