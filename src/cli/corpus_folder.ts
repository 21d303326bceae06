import { Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { openServedLibrary } from "../corpus/builtin/mod.ts";
import type { Library, Translation } from "../corpus/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import type { CommandContext } from "./command.ts";

/** Loads the translations that a service with these settings serves, and reports broken files. */
export function openCorpus(context: CommandContext): Library {
  const { settings, sources } = context;
  // Where no one named the folder, it may be absent, as long as a translation is built in.
  const { library, faults } = openServedLibrary(settings.corpus, { optional: sources.get("corpus") === "default" });
  for (const fault of faults) {
    // A file that was never served is for the log and `ambo check`, not for every cron job.
    if (fault.fault.code !== "other_ending") context.report(escapeControls(explain(fault, context.language)));
  }
  return library;
}

/**
 * Finds the translation of the option `--translation`, else the default one.
 *
 * @throws {Error} If there is none; the message names those that exist.
 */
export function chooseTranslation(library: Library, context: CommandContext): Translation {
  const { settings, sources, options, report, t } = context;
  if (typeof options.translation === "string") return findTranslation(library, options.translation);
  const code = settings["default-translation"];
  const translation = library.getDefault(code) ?? findTranslation(library, code);
  const isMissing = translation.code.toLowerCase() !== code.toLowerCase();
  if (isMissing && sources.get("default-translation") !== "default") {
    report(t("result.other_translation", { code, other: translation.code }));
  }
  return translation;
}

/**
 * Finds a translation by its code.
 *
 * @throws {Error} If there is none; the message names those that exist.
 */
export function findTranslation(library: Library, code: string): Translation {
  const translation = library.get(code);
  if (translation !== undefined) return translation;
  const codes = library.translations().map(({ code }) => code);
  throw new Problem("command.unknown_translation", { code, codes });
}
