import { Buffer } from "node:buffer";
import { accessSync, constants, lstatSync } from "node:fs";
import { dirname } from "node:path";
import { Draft } from "../base/draft.ts";
import { isProblem, Problem } from "../base/problem.ts";
import { escapeControls } from "../base/quoted.ts";
import { SETTINGS, type SettingName, settingsText, statedSettings } from "../config/mod.ts";
import { type Everything, packService } from "../store/backup/mod.ts";
import { readTranslations } from "../upload/mod.ts";
import { type Command, type CommandContext, STORE } from "./command.ts";
import { look, statsIfThere } from "./denied.ts";
import { isClosedPipe, jsonOption, type OnShare, printJson, removeLeftovers, withProgress } from "./output.ts";
import { actingAsOneself, STORE_SETTINGS, storeSize, withStore } from "./store_folder.ts";

/** `ambo backup` */
export const backup: Command = {
  name: "backup",
  usage: "FILE | -",
  service: STORE,
  settings: [...STORE_SETTINGS, "corpus"],
  options: {
    all: { help: "all" },
    quiet: { help: "quiet" },
    json: jsonOption("{ file, bytes }", "to_file"),
  },
  examples: ["ambo backup ambo-2026-11-22", "ambo backup --all ambo-2026-11-22.gz", "ambo backup - | gzip > ambo.gz"],
  async run(context) {
    const { operands, options, outputWidth, report, t } = context;
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0) {
      throw new Problem("usage.backup_operands", {});
    }
    if (file === "-") {
      if (outputWidth > 0) throw new Problem("usage.backup_to_terminal", {});
      if (options.json) throw new Problem("usage.json_beside_backup", {});
    } else refusePath(file);
    let all: Omit<Everything, "store"> | undefined;
    let files: string[] = [];
    const size = await withStore(context, {
      action: (calls) =>
        withProgress(context, "Backing up", async (onShare) => {
          if (options.all) {
            // The service that runs may have got settings, its folder too, as flags.
            const served = await calls.served();
            const settings = served?.settings ?? statedSettings(context);
            const folder = served?.folder ?? context.settings.corpus;
            const translations = await actingAsOneself(context, async () =>
              readTranslations(folder, { isNamed: settings.corpus !== undefined }),
            );
            all = { settings: settingsText(settings), translations };
            files = namedFiles(settings);
          }
          const store = counted(calls.backup(), { keys: context.settings.keys, onShare });
          const pieces = all ? everything(store, all) : store;
          const write = () => (file === "-" ? printBackup(context, pieces) : writeBackup(file, { pieces, context }));
          return await actingAsOneself(context, write);
        }),
    });
    const tell = options.quiet ? () => {} : report;
    if (file === "-") tell(t("result.backup_printed", { size }));
    else tell(escapeControls(t("result.backup_written", { file, size })));
    if (all && !options.quiet) {
      report(t("result.backup_translations", { count: all.translations.size }));
      if (files.length > 0) report(t("result.backup_without", { files: files.join(", ") }));
    }
    if (options.json) printJson(context, { file, bytes: size });
    return 0;
  },
};

/** Returns the files that the settings name, such as that of the feasts: a backup has their names alone. */
function namedFiles(stated: Readonly<Record<string, string>>): string[] {
  const names = Object.entries(stated).filter(([name]) => SETTINGS[name as SettingName]?.value === "FILE");
  return names.map(([name, text]) => `${name} = ${text}`);
}

/** @throws {Error} If a file of this path cannot be made. */
function refusePath(file: string): void {
  const folder = dirname(file);
  if (!statsIfThere(folder)?.isDirectory()) {
    throw new Problem("backup_file.no_folder", { file, folder });
  }
  if (statsIfThere(file)?.isDirectory()) {
    throw new Problem("backup_file.is_folder", { file });
  }
  refuseFile(file);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Problem("backup_file.folder_denied", { file, folder });
  }
}

/** Yields the bytes of a backup and reports the progress; the files of the store are about as long. */
async function* counted(
  pieces: AsyncIterable<string>,
  { keys, onShare }: { keys: string; onShare: OnShare },
): AsyncGenerator<Buffer> {
  const total = storeSize(keys);
  let done = 0;
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece, "base64");
    yield bytes;
    done += bytes.length;
    onShare(total === 0 ? 0 : done / total);
  }
}

/** Yields the file that holds the store and the rest. */
async function* everything(store: AsyncIterable<Buffer>, rest: Omit<Everything, "store">): AsyncGenerator<Buffer> {
  yield await packService(store, rest);
}

/**
 * Writes a backup to standard output.
 *
 * @returns Its length in bytes.
 */
async function printBackup({ printBytes, printed }: CommandContext, pieces: AsyncIterable<Buffer>): Promise<number> {
  let size = 0;
  for await (const bytes of pieces) {
    await printBytes(bytes);
    size += bytes.length;
  }
  try {
    await printed();
  } catch (cause) {
    const reason = isClosedPipe(cause) ? new Problem("backup_file.unread", {}, { cause }) : cause;
    throw new Problem("backup_file.unprinted", {}, { cause: reason });
  }
  return size;
}

/** @throws {Problem} If there is a file, or a link, also one to a disk that is not there now. */
function refuseFile(file: string): void {
  if (look(file, lstatSync) !== undefined) throw new Problem("backup_file.is_there", { file });
}

/**
 * Writes a new file, which gets its name only once it is whole and on the disk.
 *
 * @returns Its length in bytes.
 */
async function writeBackup(
  file: string,
  { pieces, context }: { pieces: AsyncIterable<Buffer>; context: CommandContext },
): Promise<number> {
  refuseFile(file);
  removeLeftovers(dirname(file), context);
  let draft: Draft | undefined;
  let size = 0;
  try {
    draft = new Draft(file, 0o600);
    for await (const bytes of pieces) {
      draft.write(bytes);
      size += bytes.length;
    }
    refuseFile(file);
    draft.finish();
  } catch (cause) {
    draft?.remove();
    if (isProblem(cause, "backup_file")) throw cause;
    throw new Problem("backup_file.unwritten", { file }, { cause });
  }
  return size;
}
