import { join } from "node:path";
import { type FileLayer, LogFile, removeQuietly, StoreUnavailable } from "../wal/mod.ts";
import { usageFileName, usageFiles, writeUsageHeader } from "./files.ts";

/** The counts in the logs of a day up to a number. */
export interface CountedPart {
  readonly date: string;
  /** The number of the last of the logs. */
  readonly number: number;
  /** By account number. */
  readonly counts: readonly number[];
}

/** The bytes that are written at once: other work goes on in between. */
const PIECE = 1 << 16;

/**
 * Writes counts as one line an account and removes the logs that they stand for.
 *
 * The new file is whole and on the disk before it gets its name, and has its name on the disk before a log is removed:
 * a crash at any step leaves the logs, or the compacted file, or both, which have the same counts.
 *
 * @param options `folder`: the usage folder. `isStopped`: true leaves the work undone, between two steps of it.
 * @throws {StoreUnavailable} If it cannot be written; the logs are then still there.
 */
export async function compactCounts(
  files: FileLayer,
  options: { folder: string; part: CountedPart; isStopped: () => boolean },
): Promise<void> {
  const { folder, part } = options;
  const name = usageFileName({ ...part, compacted: true });
  const path = join(folder, name);
  try {
    files.remove(`${path}.new`);
    const log = LogFile.create(files, `${path}.new`);
    try {
      const whole = await writeCounts(log, {
        file: { ...part, compacted: true },
        counts: part.counts,
        isStopped: options.isStopped,
      });
      if (!whole) return;
      await log.sync();
    } finally {
      await log.close();
    }
    files.rename(`${path}.new`, path);
    await files.syncFolder(folder);
    removeSuperseded(files, { folder, date: part.date });
  } catch (cause) {
    removeQuietly(files, `${path}.new`);
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StoreUnavailable("cannot_compact", { date: part.date, path }, { cause });
  }
}

/** Removes the files of a day that its last compacted file, known to be sound, stands for. */
export function removeSuperseded(files: FileLayer, { folder, date }: { folder: string; date: string }): void {
  const ofDay = usageFiles(files.list(folder)).filter((file) => file.date === date);
  const compacted = ofDay.findLast((file) => file.compacted);
  for (const file of ofDay) {
    if (compacted && file !== compacted && file.number <= compacted.number) {
      files.remove(join(folder, file.name));
    }
  }
}

/**
 * Writes a whole usage file, one line an account, while other work goes on.
 *
 * @returns False if it was stopped before the end.
 * @throws {StoreUnavailable} If it cannot be written.
 */
export async function writeCounts(
  log: LogFile,
  options: {
    file: { date: string; number: number; compacted: boolean };
    counts: readonly number[];
    isStopped: () => boolean;
  },
): Promise<boolean> {
  const { counts, file } = options;
  let accounts = 0;
  let total = 0;
  writeUsageHeader(log.records, file);
  for (const [account, count = 0] of counts.entries()) {
    if (count === 0) continue;
    accounts++;
    total += count;
    log.records.begin("count").pair(account, count).end();
    if (log.records.length < PIECE) continue;
    log.flush();
    await new Promise(setImmediate);
    if (options.isStopped()) return false;
  }
  if (file.compacted) log.records.begin("complete").number(accounts).number(total).end();
  log.flush();
  return true;
}
