import { closeSync, fsyncSync, openSync, rmSync, writeFileSync } from "node:fs";
import { messageOf } from "../base/errors.ts";
import { EXPORT_FORMATS, type ExportFormat, exportTranslation } from "../export/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { findTranslation, openCorpus } from "./corpus_folder.ts";

/** `ambo export` */
export const exportCommand: Command = {
  name: "export",
  usage: "CODE --format osis|usfm|zefania [FILE] [--replace]",
  summary: "writes a translation in a format that other programs read",
  takesOperands: true,
  settings: ["corpus"],
  examples: ["ambo export KJV --format osis kjv.osis.xml", "ambo export KJV --format usfm"],
  options: {
    format: { value: "FORMAT", help: "osis, usfm or zefania" },
    replace: { help: "write over the file" },
  },
  async run(context) {
    const { code, file } = operandsOf(context);
    const format = formatOf(context);
    const { text, lost } = exportTranslation(findTranslation(openCorpus(context), code), format);
    if (file === undefined) context.print(text.trimEnd());
    else writeExport(file, { text, replace: context.options.replace === true });
    if (lost.size > 0) context.report("Not carried by this format:");
    for (const [kind, count] of lost) context.report(`${String(count).padStart(8)}  ${kind}`);
    return 0;
  },
};

function operandsOf({ operands }: CommandContext): { code: string; file: string | undefined } {
  const [code, file, ...others] = operands;
  if (code === undefined) throw new UsageError("Missing CODE: the code of a translation");
  if (others.length > 0) {
    throw new UsageError(`Expected CODE and FILE, found ${operands.length}: ${operands.join(" ")}`);
  }
  return { code, file };
}

function formatOf({ options }: CommandContext): ExportFormat {
  const format = EXPORT_FORMATS.find((known) => known === options.format);
  if (format !== undefined) return format;
  const known = EXPORT_FORMATS.join(", ");
  throw new UsageError(
    options.format === undefined
      ? `Missing --format: one of ${known}`
      : `Cannot use --format "${options.format}": expected one of ${known}`,
  );
}

/** @throws {Error} If the file is there and may not be replaced, or cannot be written; half a file is not left. */
function writeExport(file: string, { text, replace }: { text: string; replace: boolean }): void {
  let descriptor: number;
  try {
    descriptor = openSync(file, replace ? "w" : "wx");
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === "EEXIST";
    throw new Error(
      exists
        ? `Cannot write "${file}": it exists; use --replace to write over it`
        : `Cannot write "${file}": ${messageOf(error)}`,
    );
  }
  try {
    writeFileSync(descriptor, text);
    fsyncSync(descriptor);
  } catch (error) {
    rmSync(file, { force: true });
    throw new Error(`Cannot write "${file}": ${messageOf(error)}`);
  } finally {
    closeSync(descriptor);
  }
}
