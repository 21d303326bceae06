import { Buffer } from "node:buffer";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { messageOf } from "../base/errors.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { actingAsOneself } from "./folder_owner.ts";
import { isClosedPipe } from "./hand_over.ts";
import { jsonOption, printJson } from "./json.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";
import { type OnShare, withProgress } from "./progress.ts";
import { storeSize } from "./store_size.ts";

/** `ambo backup` */
export const backup: Command = {
  name: "backup",
  usage: "FILE | -",
  summary: "writes users, keys and counts into one file",
  takesOperands: true,
  settings: STORE_SETTINGS,
  findsService: "keys",
  options: { json: jsonOption("{ file, bytes }; not with - for standard output") },
  examples: ["ambo backup ambo-2026-11-22", "ambo backup - | gzip > ambo.gz"],
  async run(context) {
    const { operands, options, outputWidth, report, text } = context;
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0) {
      throw new UsageError("Write `ambo backup FILE`, or - for standard output");
    }
    if (file === "-") {
      if (outputWidth > 0) throw new UsageError("Cannot write a backup to a terminal: name a file");
      if (options.json) throw new UsageError("Cannot print JSON beside a backup: name a file");
    } else refusePath(file);
    const size = await withStore(context, {
      action: (calls) =>
        withProgress(context, "Backing up", async (onShare) => {
          const pieces = counted(calls.backup(), { keys: context.settings.keys, onShare });
          const write = () =>
            file === "-" ? printBackup(context, pieces) : writeBackup(file, pieces);
          return await actingAsOneself(context, write);
        }),
    });
    if (file === "-") report(text("Wrote the backup to standard output: {size} bytes", { size }));
    else {
      report(
        text("Wrote {file}: {size} bytes; `ambo restore {file}` brings them into an empty folder", {
          file,
          size,
        }),
      );
    }
    if (options.json) printJson(context, { file, bytes: size });
    return 0;
  },
};

/** @throws {Error} If a file of this path cannot be made. */
function refusePath(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    throw new Error(`Cannot write the backup ${file}: it is a folder; name a file in it`);
  }
  if (found !== undefined) throw new Error(`Cannot write the backup ${file}: there is such a file`);
  const folder = dirname(file);
  if (!existsSync(folder)) {
    throw new Error(`Cannot write the backup ${file}: there is no folder "${folder}" (ENOENT)`);
  }
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Error(`Cannot write the backup ${file}: you may not write in "${folder}"`);
  }
}

/** Yields the bytes of a backup and tells how far it is; the files of the store are about as long. */
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

/**
 * Writes a backup to standard output.
 *
 * @returns Its length in bytes.
 */
async function printBackup(
  { printBytes, printed }: CommandContext,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  let size = 0;
  for await (const bytes of pieces) {
    await printBytes(bytes);
    size += bytes.length;
  }
  try {
    await printed();
  } catch (cause) {
    const reason = isClosedPipe(cause) ? "nobody reads it to its end" : messageOf(cause);
    throw new Error(`Cannot write the backup to standard output: ${reason}`, { cause });
  }
  return size;
}

/**
 * Writes a new file, which gets its name only once it is whole and on the disk.
 *
 * @returns Its length in bytes.
 */
async function writeBackup(file: string, pieces: AsyncIterable<Buffer>): Promise<number> {
  if (existsSync(file)) throw new Error(`Cannot write the backup ${file}: there is such a file`);
  const unfinished = `${file}.unfinished`;
  let size = 0;
  try {
    await rm(unfinished, { force: true });
    const target = await open(unfinished, "wx", 0o600);
    try {
      for await (const bytes of pieces) {
        await target.appendFile(bytes);
        size += bytes.length;
      }
      await target.sync();
    } finally {
      await target.close();
    }
    await rename(unfinished, file);
  } catch (cause) {
    await rm(unfinished, { force: true });
    throw new Error(`Cannot write the backup ${file}: ${(cause as Error).message}`, { cause });
  }
  return size;
}
