import { Buffer } from "node:buffer";
import { existsSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { messageOf } from "../base/errors.ts";
import { type Command, type CommandContext, UsageError } from "./command.ts";
import { isClosedPipe } from "./hand_over.ts";
import { STORE_SETTINGS, withStore } from "./open_store.ts";

/** `ambo backup` */
export const backup: Command = {
  name: "backup",
  usage: "FILE | -",
  summary: "writes users, keys and counts into one file",
  takesOperands: true,
  settings: STORE_SETTINGS,
  examples: ["ambo backup ambo-2026-11-22", "ambo backup - | gzip > ambo.gz"],
  async run(context) {
    const { operands, report } = context;
    const [file, ...more] = operands;
    if (file === undefined || more.length > 0)
      throw new UsageError("Write `ambo backup FILE`, or - for standard output");
    if (file === "-") {
      const size = await withStore(context, {
        action: (calls) => printBackup(context, calls.backup()),
      });
      report(`Wrote the backup to standard output: ${size} bytes`);
      return 0;
    }
    const size = await withStore(context, {
      action: (calls) => writeBackup(file, calls.backup()),
    });
    report(
      `Wrote ${file}: ${size} bytes; \`ambo restore ${file}\` brings them into an empty folder`,
    );
    return 0;
  },
};

/**
 * Writes a backup to standard output.
 *
 * @returns Its length in bytes.
 */
async function printBackup(
  { printBytes, printed, outputWidth }: CommandContext,
  pieces: AsyncIterable<string>,
): Promise<number> {
  if (outputWidth > 0) throw new UsageError("Cannot write a backup to a terminal: name a file");
  let size = 0;
  for await (const piece of pieces) {
    const bytes = Buffer.from(piece, "base64");
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
async function writeBackup(file: string, pieces: AsyncIterable<string>): Promise<number> {
  if (existsSync(file)) throw new Error(`Cannot write the backup ${file}: there is such a file`);
  const unfinished = `${file}.unfinished`;
  let size = 0;
  try {
    await rm(unfinished, { force: true });
    const target = await open(unfinished, "wx", 0o600);
    try {
      for await (const piece of pieces) {
        const bytes = Buffer.from(piece, "base64");
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
