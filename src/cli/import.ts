import { performance } from "node:perf_hooks";
import { escapeControls } from "../base/escape_controls.ts";
import { Progress } from "../base/progress.ts";
import { writeTranslation } from "../corpus/mod.ts";
import { importedVerses, importSource, reportLines, translationHeader } from "../import/mod.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";

/** The command that turns a publisher's file, folder or archive into a translation file. */
export const importCommand: Command = {
  name: "import",
  usage: "SOURCE [--code CODE] [--name NAME] [--language LANGUAGE] [--copyright TEXT] [--replace]",
  summary: "turns a publisher's file, folder or zip into a translation",
  takesOperands: true,
  settings: ["corpus"],
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
  },
  run: async (context) => importTranslation(context),
};

function importTranslation(context: CommandContext): number {
  const source = onlyOperand(context);
  const progress = new Progress({
    label: "Importing",
    width: context.terminalWidth,
    now: () => performance.now(),
  });
  const encoding = option(context, "encoding");
  const onProgress = (done: number, total: number) => context.draw(progress.update(done / total));
  let imported: ReturnType<typeof importSource>;
  try {
    imported = importSource(source, { onProgress, ...(encoding !== undefined && { encoding }) });
  } finally {
    context.draw(progress.end());
  }
  const header = translationHeader(imported, stated(context));
  const { corpus } = context.settings;
  const replace = context.options.replace === true;
  writeTranslation(corpus, { header, verses: importedVerses(imported), replace });
  const lines = [`Imported ${header.code} (${header.name}) from ${imported.format}`];
  for (const line of [...lines, ...reportLines(imported)]) context.print(escapeControls(line));
  return 0;
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
