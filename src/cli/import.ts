import { existsSync } from "node:fs";
import { join } from "node:path";
import { escapeControls } from "../base/escape_controls.ts";
import { type TranslationHeader, writeTranslation } from "../corpus/mod.ts";
import {
  countLayout,
  countVerses,
  type ImportResult,
  importedVerses,
  importSource,
  reportLines,
  translationHeader,
} from "../import/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { prepareFolder, reportFolder } from "./folder.ts";
import { actingAsOwner, refuseUnwritable } from "./folder_owner.ts";
import { type ImportUptake, importUptake } from "./import_uptake.ts";
import { jsonOption, printJson } from "./json.ts";
import { YES } from "./open_store.ts";
import { withProgress } from "./progress.ts";

/** The command that turns a publisher's file, folder or archive into a translation file. */
export const importCommand: Command = {
  name: "import",
  usage: "SOURCE [--code CODE] [--name NAME] [--language LANGUAGE] [--copyright TEXT] [--replace]",
  summary: "turns a publisher's file, folder or zip into a translation",
  takesOperands: true,
  settings: ["settings", "corpus", "keys", "default-translation"],
  findsService: "corpus",
  examples: [
    "ambo import prevod.zip --code MOJ --language slv",
    "ambo import kjv.usfm --code KJV --replace",
  ],
  options: {
    code: { value: "CODE", help: "what the translation parameter takes, such as SSP3" },
    name: { value: "NAME", help: "full name of the translation" },
    language: { value: "LANGUAGE", help: "three-letter code, such as slv" },
    copyright: { value: "TEXT", help: "attribution that clients must display" },
    encoding: { value: "NAME", help: "encoding of files that are not UTF-8, such as windows-1250" },
    replace: { help: "write over a translation of the same code" },
    yes: YES,
    json: jsonOption(
      "{ code, name, language, copyright, format, file, books, chapters, verses, merged, lettered, leftOut, layout, dropped: [{ kind, count }], warnings: [{ file, line, message, times }], service, isDefault }",
    ),
  },
  run: async (context) => importTranslation(context),
};

async function importTranslation(context: CommandContext): Promise<number> {
  const { options, settings } = context;
  const source = onlyOperand(context);
  refuseDocument(source);
  await prepareFolder("corpus", context);
  const encoding = option(context, "encoding");
  const imported = await withProgress(context, "Importing", (onShare) =>
    importSource(source, {
      onProgress: (done, total) => onShare(done / total),
      ...(encoding !== undefined && { encoding }),
    }),
  );
  const header = translationHeader(imported, stated(context));
  const { corpus } = settings;
  refuseUnwritable(corpus, "corpus");
  const uptake = await actingAsOwner(corpus, context, async () => {
    const replace = options.replace === true;
    writeTranslation(corpus, { header, verses: importedVerses(imported), replace });
    return await importUptake(header.code, context);
  });
  if (options.json) printJson(context, jsonOf({ header, imported, uptake, corpus }));
  else printReport(imported, { header, context });
  reportUptake(uptake, { header, context });
  return 0;
}

function printReport(
  imported: ImportResult,
  { header, context }: { header: TranslationHeader; context: CommandContext },
): void {
  const { print, text, translate } = context;
  const { code, name } = header;
  const { format } = imported;
  print(escapeControls(text("Imported {code} ({name}) from {format}", { code, name, format })));
  for (const line of reportLines(imported)) {
    // A row of the report is indented, and the kinds have their number before them.
    const [, indent = "", rest = ""] = /^((?: {2,}\d+)? {2,}|)(.*)$/s.exec(line) ?? [];
    print(escapeControls(translate(line) === line ? indent + translate(rest) : translate(line)));
  }
}

/** Says where the translation is, whether it is served, and how it becomes the default. */
function reportUptake(
  { folder, service, served, isDefault }: ImportUptake,
  { header, context }: { header: TranslationHeader; context: CommandContext },
): void {
  const { report, settings, text } = context;
  const { code } = header;
  reportFolder("corpus", context);
  const say = (line: string) => report(escapeControls(line));
  say(text("Wrote {file}", { file: join(folder, `${code}.txt`) }));
  if (service === "loaded") say(text("The service that runs on this folder has loaded it"));
  if (service === "none") {
    say(
      text('No service runs with the store in "{keys}": `ambo serve` serves it', {
        keys: settings.keys,
      }),
    );
  }
  if (service === "waiting") {
    say(text("A service runs and has not loaded it yet: look at its log, or send it SIGHUP"));
  }
  if (service === "other") {
    say(
      text(
        "A service runs, but with other translations: give it --corpus {folder}, or import with --corpus {served}",
        { folder: settings.corpus, served },
      ),
    );
  }
  say(
    isDefault
      ? text("It is the default translation")
      : text("To make it the default translation: --default-translation {code}", { code }),
  );
}

function jsonOf({
  header,
  imported,
  uptake,
  corpus,
}: {
  header: TranslationHeader;
  imported: ImportResult;
  uptake: ImportUptake;
  corpus: string;
}): object {
  const { code, name, language, copyright } = header;
  const { books, chapters, verses, merged, lettered, leftOut } = countVerses(imported);
  return {
    ...{ code, name, language, copyright },
    format: imported.format,
    file: join(corpus, `${code}.txt`),
    ...{ books, chapters, verses, merged, lettered, leftOut },
    layout: countLayout(imported),
    dropped: Array.from(imported.dropped, ([kind, count]) => ({ kind, count })),
    warnings: imported.warnings.map(({ file, line = null, message, times }) => ({
      ...{ file, line, message, times },
    })),
    service: uptake.service,
    isDefault: uptake.isDefault,
  };
}

/** Documents in which verses cannot be told apart, by the endings of their names. */
const DOCUMENTS: readonly (readonly [ending: RegExp, kind: string])[] = [
  [/\.pdf$/i, "a PDF document"],
  [/\.(docx?|docm)$/i, "a Word document"],
  [/\.(odt|sxw)$/i, "an OpenDocument text"],
  [/\.rtf$/i, "an RTF document"],
  [/\.epub$/i, "an e-book (EPUB)"],
];

/** @throws {Error} If the source is a document for people to read. */
function refuseDocument(source: string): void {
  const kind = DOCUMENTS.find(([ending]) => ending.test(source))?.[1];
  if (kind === undefined || !existsSync(source)) return;
  throw new Error(
    `Cannot import "${source}": it is ${kind}, which has no verses to be told apart; ask the publisher for USFM`,
  );
}

function onlyOperand({ operands }: CommandContext): string {
  const [source, ...others] = operands;
  if (source === undefined) throw new UsageError("Missing SOURCE: a file, folder or zip");
  if (others.length > 0) {
    throw new UsageError(`Expected one SOURCE, found ${operands.length}: ${operands.join(" ")}`);
  }
  return source;
}

function stated(context: CommandContext) {
  const fields = ["code", "name", "language", "copyright"] as const;
  const entries = fields
    .map((field) => [field, option(context, field)] as const)
    .filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Record<string, string>;
}

function option({ options }: CommandContext, name: string): string | undefined {
  const value = options[name];
  return typeof value === "string" ? value : undefined;
}
