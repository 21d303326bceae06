import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { engineOf } from "../config/mod.ts";
import { checkTranslationInTurns, type Issue } from "../corpus/check/mod.ts";
import {
  fileSignature,
  hasFreeRights,
  type Translation,
  type TranslationHeader,
  writeTranslation,
} from "../corpus/mod.ts";
import { explainRecord } from "../i18n/problems/mod.ts";
import {
  countLayout,
  countVerses,
  type ImportResult,
  importedVerses,
  importSource,
  translationHeader,
} from "../import/mod.ts";
import { type ServedFolder, servedFolder } from "../store/control/mod.ts";
import type { FreeText } from "../upload/mod.ts";
import type { Command, CommandContext } from "./command.ts";
import { downloadSource, listTexts, wantedDownload } from "./free_texts.ts";
import { jsonOption, printJson, withProgress } from "./output.ts";
import {
  actingAsOwner,
  ENGINE_SETTING_NAMES,
  prepareFolder,
  refuseUnwritable,
  withStore,
  YES,
} from "./store_folder.ts";
import {
  importReport,
  issueData,
  issueReport,
  numberingOf,
  numberingReport,
  processorTime,
} from "./translation_report.ts";

/** How long a service that watches its folder is given to load a file. */
const PATIENCE_MS = 3000;
const INTERVAL_MS = 100;

/** How a service has taken an imported translation. */
interface ImportUptake {
  /** `other`: one runs, on another folder. `waiting`: it has not loaded it yet. */
  readonly service: "loaded" | "waiting" | "other" | "none";
  /** The folder of the service; empty where none runs. */
  readonly served: string;
  readonly isDefault: boolean;
  /** The code of the default translation. */
  readonly inForce: string;
}

/** Looks for the service that runs on the store of the settings, and waits until it has loaded a translation. */
async function importUptake(code: string, { settings, options }: CommandContext): Promise<ImportUptake> {
  const { corpus, keys } = settings;
  const ask = async (): Promise<ServedFolder | undefined> => {
    try {
      return existsSync(keys) ? await servedFolder(keys) : undefined;
    } catch {
      // Of a service that cannot be asked, such as another user's, this command says nothing.
      return undefined;
    }
  };
  let served = await ask();
  const inForce = served?.defaultTranslation ?? (options.default ? code : settings["default-translation"]);
  const isDefault = inForce.toLowerCase() === code.toLowerCase();
  const outcome = { served: served?.folder ?? "", isDefault, inForce };
  if (served === undefined) return { ...outcome, service: "none" };
  const isThere = existsSync(served.folder);
  if (!isThere || realpathSync(corpus) !== realpathSync(served.folder)) return { ...outcome, service: "other" };
  const wanted = fileSignature(corpus, code);
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; served = await ask()) {
    if (served?.loaded.split("\n").some((line) => line.endsWith(wanted))) {
      return { ...outcome, service: "loaded" };
    }
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
  return { ...outcome, service: "waiting" };
}

/** The command that turns a publisher's file, folder or archive into a translation file. */
export const importCommand: Command = {
  name: "import",
  more: "import_formats",
  usage:
    "SOURCE|NAME|https://… [--code CODE] [--name NAME] [--language LANGUAGE] [--copyright TEXT] [--part] [--replace] [--default]",
  service: { place: ["corpus"], orHere: true },
  settings: [
    ...(["settings", "corpus", "keys", "default-translation", "texts", "downloads", "upload-limit", "reader"] as const),
    ...[...ENGINE_SETTING_NAMES, "daily-limit" as const, "timezone" as const],
  ],
  examples: ["ambo import prevod.zip --code MOJ --language slv", "ambo import --list", "ambo import SloStritar"],
  options: {
    code: { value: "CODE", help: "code" },
    name: { value: "NAME", help: "name" },
    language: { value: "LANGUAGE", help: "language" },
    copyright: { value: "TEXT", help: "copyright" },
    encoding: { value: "NAME", help: "encoding" },
    part: { help: "part" },
    replace: { help: "replace" },
    default: { help: "make_default" },
    list: { help: "list_texts" },
    yes: YES,
    json: jsonOption(
      "{ code, name, language, copyright, format, file, books, chapters, verses, merged, lettered, leftOut, layout, characters: { read, verses, headings, notes, leftOut, lost }, psalms: { order, titles, odd: [{ psalm, verses, expected }] }, lectionary: { readings, found, lacking: [{ book, readings }] }, dropped: [{ kind, count }], warnings: [{ file, line, message, times }], issues: [{ line, severity, place, message }], service, isDefault }",
    ),
  },
  run: async (context) => importTranslation(context),
};

async function importTranslation(context: CommandContext): Promise<number> {
  const { options } = context;
  if (options.list === true) return listTexts(context);
  const operand = onlyOperand(context);
  const wanted = existsSync(operand) ? undefined : wantedDownload(operand, context);
  await prepareFolder("corpus", context);
  await prepareChoices(context);
  if (wanted === undefined) return importFrom(operand, context);
  return downloadSource(wanted, context, (source) => importFrom(source, context, wanted.text));
}

/** Returns what is stored besides: the default translation, and the answer of `--reader`; undefined where nothing is. */
function choicesOf({ options, settings, sources }: CommandContext, code: string) {
  const reader = sources.get("reader") === "--reader" ? settings.reader : undefined;
  const defaultTranslation = options.default === true ? code : undefined;
  return (reader ?? defaultTranslation) === undefined ? undefined : { reader, defaultTranslation };
}

/** @throws {Problem<"usage">} If the store that takes the choices is not there and may not be made, or a setting wins. */
async function prepareChoices(context: CommandContext): Promise<void> {
  const { options, settings, sources } = context;
  const source = sources.get("default-translation") ?? "default";
  if (options.default === true && source !== "default") throw new Problem("usage.default_is_set", { source });
  if (choicesOf(context, "") !== undefined && engineOf(settings) === undefined) await prepareFolder("keys", context);
}

/** Imports a source on the disk. @param text Its row in the table of texts, if it has one; flags win over it. */
async function importFrom(source: string, context: CommandContext, text?: FreeText): Promise<number> {
  const { options, settings } = context;
  const encoding = option(context, "encoding");
  const language = option(context, "language") ?? text?.language;
  const imported = await withProgress(context, context.t("result.importing"), (onShare) =>
    importSource(source, {
      ...processorTime(context),
      onProgress: (done, total) => onShare(done / total),
      ...(encoding !== undefined && { encoding }),
      ...(language !== undefined && { language }),
    }),
  );
  const fields = text && { code: text.code, name: text.title, language: text.language, copyright: text.copyright };
  const header = translationHeader(imported, { ...fields, ...stated(context) });
  const { corpus } = settings;
  refuseUnwritable(corpus, "corpus");
  const replace = options.replace === true;
  const translation = await actingAsOwner(corpus, context, async () =>
    writeTranslation(corpus, { header, verses: importedVerses(imported), replace }),
  );
  const choices = choicesOf(context, header.code);
  const { issues } = await checkTranslationInTurns(translation);
  if (choices !== undefined) await withStore(context, { create: true, action: (calls) => calls.choose(choices) });
  const uptake = await actingAsOwner(corpus, context, () => importUptake(header.code, context));
  const file = join(corpus, `${header.code}.txt`);
  if (options.json) printJson(context, jsonOf(imported, { file, translation, issues, uptake }));
  else printReport(imported, { translation, issues, context });
  reportUptake(uptake, { file, code: header.code, context });
  reportRights(header, context);
  return options.default === true && !uptake.isDefault ? 1 : 0;
}

function printReport(
  imported: ImportResult,
  { translation, issues, context }: { translation: Translation; issues: readonly Issue[]; context: CommandContext },
): void {
  const { print, t } = context;
  const { code, name } = translation;
  const { format } = imported;
  print(escapeControls(t("result.imported", { code, name, format })));
  const lines = importReport(imported, context);
  // The balance of characters is the last line of the report; the issues of the check follow it.
  lines.splice(-1, 0, ...numberingReport(translation, context));
  for (const line of lines) print(escapeControls(line));
  for (const line of issueReport(`${code}.txt`, issues, context)) print(line);
}

/** Says who may read a text whose rights are not free, where no one answered that; pages ask an administrator. */
function reportRights(header: TranslationHeader, { report, sources, t }: CommandContext): void {
  if (!hasFreeRights(header) && sources.get("reader") === "default") report(t("result.reader_question"));
}

/** Says where the translation is, whether it is served, and how it becomes the default. */
function reportUptake(
  { service, served, isDefault, inForce }: ImportUptake,
  { file, code, context }: { file: string; code: string; context: CommandContext },
): void {
  const { options, report, settings, t } = context;
  const say = (line: string) => report(escapeControls(line));
  say(t("result.written", { file }));
  if (service === "loaded") say(t("result.loaded"));
  if (service === "none") say(t("result.no_service", { keys: settings.keys }));
  if (service === "waiting") say(t("result.not_loaded"));
  if (service === "other") say(t("result.other_service", { folder: settings.corpus, served }));
  if (isDefault) say(t("result.is_default"));
  else say(options.default ? t("result.other_default", { code, inForce }) : t("result.make_default", { code }));
}

function jsonOf(
  imported: ImportResult,
  {
    file,
    translation,
    issues,
    uptake,
  }: { file: string; translation: Translation; issues: readonly Issue[]; uptake: ImportUptake },
): object {
  const { code, name, language, copyright } = translation;
  const { books, chapters, verses, merged, lettered, leftOut } = countVerses(imported);
  return {
    ...{ code, name, language, copyright },
    format: imported.format,
    file,
    ...{ books, chapters, verses, merged, lettered, leftOut },
    layout: countLayout(imported),
    characters: imported.characters,
    ...numberingOf(translation),
    dropped: Array.from(imported.dropped, ([kind, count]) => ({ kind, count })),
    warnings: imported.warnings.map(({ file, line = null, warning, times }) => ({
      ...{ file, line, message: explainRecord(warning, "en"), times },
    })),
    issues: issues.map(issueData),
    service: uptake.service,
    isDefault: uptake.isDefault,
  };
}

function onlyOperand({ operands }: CommandContext): string {
  const [source, ...others] = operands;
  if (source === undefined) throw new Problem("usage.missing_source", {});
  if (others.length > 0) {
    throw new Problem("usage.import_operands", { operands });
  }
  return source;
}

function stated(context: CommandContext) {
  const fields = ["code", "name", "language", "copyright"] as const;
  const entries = fields
    .map((field) => [field, option(context, field)] as const)
    .filter(([, value]) => value !== undefined);
  const part = context.options.part === true ? { part: "yes" } : {};
  return { ...Object.fromEntries(entries), ...part } as Record<string, string>;
}

function option({ options }: CommandContext, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}
