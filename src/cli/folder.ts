import { existsSync } from "node:fs";
import type { CommandContext } from "./command.ts";
import { confirm } from "./confirm.ts";
import { UsageError } from "./usage_error.ts";

/** A setting that names a folder which a command works on. */
export type FolderSetting = "keys" | "corpus";

/**
 * Asks before the folder of a setting is made that nobody named: it may be the wrong place. A folder that was named is
 * made without a question.
 *
 * @throws {UsageError} If nobody can be asked and `--yes` is not there, or the answer is no.
 */
export async function prepareFolder(
  setting: FolderSetting,
  context: Pick<CommandContext, "settings" | "sources" | "options" | "ask" | "t">,
): Promise<void> {
  const { settings, sources, options, ask, t } = context;
  const folder = settings[setting];
  if (sources.get(setting) !== "default" || existsSync(folder) || options.yes) return;
  const refusal = new UsageError("absent_folder", { folder, setting });
  if (ask === undefined) throw refusal;
  const question = t("result.ask_folder", { folder });
  if (!(await confirm(context, question))) throw refusal;
}

/** Says which folder a command works on, where a settings file names it. */
export function reportFolder(setting: FolderSetting, { settings, sources, report, t }: CommandContext): void {
  const source = sources.get(setting) ?? "default";
  if (source === "default" || /^(--|AMBO_)/.test(source)) return;
  const values = { folder: settings[setting], source };
  report(setting === "keys" ? t("result.store_folder", values) : t("result.translation_folder", values));
}
