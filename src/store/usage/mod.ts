import { join } from "node:path";
import { Problem } from "../../base/problem.ts";
import { type FileLayer, LogFile, readAll, readLog, recoverLog, StoreDamaged, type Warn } from "../wal/mod.ts";
import { type CountedPart, removeSuperseded, UsageCompactor } from "./compactor.ts";
import { type CountedDay, DayCounts, type DaySource, UsageCounter } from "./daily_counter.ts";
import { type UsageFile, usageFiles, usageFolder, usageReader } from "./files.ts";
import { UsageHistory } from "./history.ts";

export { replaceCounts, writeCounts } from "./compactor.ts";
export {
  type CountedDay,
  DayCounts,
  type DaySource,
  followClock,
  MonotonicDay,
  type UsageCounter,
} from "./daily_counter.ts";

export { USAGE_FOLDER, type UsageFile, usageFileName, usageFiles, usageFolder, usageReader } from "./files.ts";
export {
  type DayTotal,
  type HistoryOptions,
  type RecentUse,
  UsageHistory,
} from "./history.ts";

/** The options of `openUsage`. */
interface UsageOptions {
  readonly files: FileLayer;
  /** The store's folder. */
  readonly folder: string;
  /** Returns the source of the counted day, given the day counted last. */
  readonly dayAfter: (last: CountedDay) => DaySource;
  readonly rewriteFrom: number;
  /** The days of usage that are kept. */
  readonly days: number;
  readonly warn: Warn;
}

/** The counts of the present day and of past ones. */
export interface Usage {
  readonly counter: UsageCounter;
  readonly compactor: UsageCompactor;
  readonly history: UsageHistory;
}

/**
 * Reads the counts of the day counted last, opens its log, and schedules the compaction of days before it.
 *
 * @throws {StoreDamaged} If one of the files read is damaged. Days compacted earlier are not read.
 */
export async function openUsage(options: UsageOptions): Promise<Usage> {
  const { files, warn } = options;
  const folder = usageFolder(options.folder);
  files.makeFolder(folder);
  const compactor = new UsageCompactor(options);
  const present = usageFiles(files.list(folder));
  const last = present.at(-1);
  const lastDay = last && (await recoverDay(options, { present, date: last.date }));
  const { clockBehindSince = 0 } = lastDay ?? {};
  const day = options.dayAfter({ date: last?.date ?? "", clockBehindSince });
  const { date } = day.today();
  const uncompacted = new Set(present.filter((file) => !file.compacted).map((file) => file.date));
  uncompacted.delete(date);
  const finished: CountedPart[] = [];
  for (const past of uncompacted) {
    const read = past === last?.date ? lastDay : await recoverDay(options, { present, date: past });
    const number = present.findLast((file) => file.date === past)!.number;
    if (read) finished.push({ date: past, number, counts: read.counts.committed() });
  }
  const goesOn = date === last?.date ? lastDay : undefined;
  if (goesOn) removeSuperseded(files, { folder, date });
  const countsOf = (other: string) => readDay(options, other);
  compactor.tidy(date);
  const state = {
    counts: goesOn?.counts ?? countsOf(date),
    log: goesOn?.log && LogFile.open(files, goesOn.log),
    number: last?.number ?? 0,
    statedBehindSince: goesOn?.log ? goesOn.clockBehindSince : 0,
  };
  const { rewriteFrom } = options;
  const counterOptions = { files, folder, day, countsOf, compactor, rewriteFrom, warn };
  const counter = new UsageCounter(state, counterOptions);
  for (const part of finished) compactor.schedule(part);
  return { counter, compactor, history: new UsageHistory({ ...options, counter, compactor }) };
}

/** Returns the files that make up a day: the last compacted one and the logs after it. */
function filesOfDay(files: readonly UsageFile[], date: string): UsageFile[] {
  const ofDay = files.filter((file) => file.date === date);
  const compacted = ofDay.findLast((file) => file.compacted);
  return ofDay.filter((file) => file === compacted || (!file.compacted && file.number > (compacted?.number ?? 0)));
}

/** Reads a day that no process has open, and cuts off the torn ends of its logs. */
async function recoverDay(options: UsageOptions, { present, date }: { present: readonly UsageFile[]; date: string }) {
  const { files, warn } = options;
  const counts = new DayCounts();
  let clockBehindSince = 0;
  /** The end of the last log; undefined if the last file is no log. */
  let log: Parameters<typeof LogFile.open>[1] | undefined;
  for (const file of filesOfDay(present, date)) {
    const path = join(usageFolder(options.folder), file.name);
    const reader = usageReader(file, {
      counted: (account, count) => counts.raise(account, count),
      behind: (since) => {
        clockBehindSince = since;
      },
    });
    const { size, chain, putAside } = await recoverLog(files, { path, reader });
    if (putAside !== undefined) {
      warn(new Problem("store.last_counts_left_out", { path, aside: putAside }));
    }
    log = file.compacted || size === 0 ? undefined : { path, size, chain };
    if (size === 0) files.remove(path);
  }
  return { counts, log, clockBehindSince };
}

/** Reads the counts of a day without changing anything. @throws {StoreDamaged} */
function readDay(options: UsageOptions, date: string): DayCounts {
  const folder = usageFolder(options.folder);
  const counts = new DayCounts();
  for (const file of filesOfDay(usageFiles(options.files.list(folder)), date)) {
    const path = join(folder, file.name);
    const reader = usageReader(file, { counted: (account, count) => counts.raise(account, count) });
    const { reason, torn, size } = readLog(readAll(options.files, path), { file: path, reader });
    if (reason !== undefined && !torn) throw StoreDamaged.file(path, { offset: size, reason });
  }
  return counts;
}
