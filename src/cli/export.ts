import { lstatSync, realpathSync, type Stats, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { Draft } from "../base/draft.ts";
import { Problem } from "../base/problem.ts";
import { EXPORT_FORMATS, type ExportFormat, exportTranslation } from "../export/mod.ts";
import { kindName } from "../i18n/problems/mod.ts";
import { type Command, type CommandContext, TRANSLATIONS } from "./command.ts";
import { findTranslation, openCorpus } from "./corpus_folder.ts";
import { look } from "./denied.ts";
import { removeLeftovers } from "./output.ts";

/** `ambo export` */
export const exportCommand: Command = {
  name: "export",
  usage: "CODE --format osis|usfm|zefania|json|csv [FILE] [--replace]",
  service: TRANSLATIONS,
  settings: ["settings", "corpus"],
  examples: ["ambo export KJV --format osis kjv.osis.xml", "ambo export KJV --format usfm"],
  options: {
    format: { value: "FORMAT", help: "format" },
    replace: { help: "replace_file" },
  },
  async run(context) {
    const { code, file } = operandsOf(context);
    const format = exportFormat(context);
    const { text, lost } = exportTranslation(findTranslation(openCorpus(context), code), format);
    if (file === undefined) context.print(text.trimEnd());
    else writeExport(file, { text, context });
    const { language } = context;
    if (lost.size > 0) context.report(context.t("result.not_carried"));
    for (const [code, count] of lost) {
      const kind = kindName("export_lost", { code, language });
      context.report(`${String(count).padStart(8)}  ${kind}`);
    }
    return 0;
  },
};

function operandsOf({ operands }: CommandContext): { code: string; file: string | undefined } {
  const [code, file, ...others] = operands;
  if (code === undefined) throw new Problem("usage.missing_code", {});
  if (others.length > 0) {
    throw new Problem("usage.export_operands", { operands });
  }
  return { code, file: file === "-" ? undefined : file };
}

function exportFormat({ options }: CommandContext): ExportFormat {
  const format = EXPORT_FORMATS.find((known) => known === options.format);
  if (format !== undefined) return format;
  const words = EXPORT_FORMATS;
  if (options.format === undefined) throw new Problem("usage.missing_format", { formats: words });
  const value = String(options.format);
  throw new Problem("usage.invalid_word", { option: "--format", value, words });
}

/** @throws {Problem} If the file is there and may not be replaced, or cannot be written: it stays as it was. */
function writeExport(file: string, { text, context }: { text: string; context: CommandContext }): void {
  const isThere = look(file, lstatSync) !== undefined;
  if (isThere && context.options.replace !== true) throw new Problem("export.exists", { file });
  removeLeftovers(dirname(file), context);
  try {
    const replaced = isThere ? statSync(file) : undefined;
    // A device or a pipe takes the text as it comes.
    if (replaced?.isFile() === false) writeFileSync(file, text);
    else replaceFile(isThere ? realpathSync(file) : file, { text, replaced });
  } catch (cause) {
    throw new Problem("export.cannot_write", { file }, { cause });
  }
}

function replaceFile(file: string, { text, replaced }: { text: string; replaced: Stats | undefined }): void {
  const draft = new Draft(file, 0o666);
  try {
    if (replaced !== undefined) draft.takeRightsOf(replaced);
    draft.write(Buffer.from(text));
    draft.finish();
  } catch (error) {
    draft.remove();
    throw error;
  }
}
