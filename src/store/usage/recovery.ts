import { join } from "node:path";
import type { DayClock } from "../../base/clock.ts";
import { type FileLayer, LogFile, readAll, readLog, recoverLog, StoreDamaged } from "../log/mod.ts";
import { CountedDay } from "./counted_day.ts";
import { Usage } from "./counter.ts";
import { DayCounts } from "./day_counts.ts";
import { type UsageFile, usageFiles, usageFolder, usageReader } from "./files.ts";
import { type CountedPart, removeSuperseded } from "./fold.ts";
import { UsageKeeper } from "./keeper.ts";

/** What opening the usage takes. */
export interface UsageOptions {
  readonly files: FileLayer;
  /** The store's folder. */
  readonly folder: string;
  readonly clock: DayClock;
  /** How many slots to make room for. */
  readonly slots: number;
  readonly rewriteFrom: number;
  /** How many days of usage to keep. */
  readonly days: number;
  readonly warn: (message: string) => void;
}

interface LogEnd {
  readonly path: string;
  readonly size: number;
  readonly chain: number;
}

/** The counts that the files of a day come to. */
interface DayFound {
  readonly counts: DayCounts;
  /** The last of the logs and where it ends; undefined if the last file is no log. */
  readonly log: LogEnd | undefined;
  readonly behindSince: number;
}

/**
 * Reads the counts of the day counted last, makes its log ready to go on, and has days before it folded that are not.
 *
 * @throws {StoreDamaged} If one of the files read is damaged. Days folded earlier are not read.
 */
export async function openUsage(
  options: UsageOptions,
): Promise<{ usage: Usage; keeper: UsageKeeper }> {
  const { files, clock, warn } = options;
  const folder = usageFolder(options.folder);
  files.makeFolder(folder);
  const keeper = new UsageKeeper(options);
  const present = usageFiles(files.list(folder));
  const last = present.at(-1);
  const lastDay = last && (await recoverDay(options, { present, date: last.date }));
  const countedDay = new CountedDay(clock, {
    last: last?.date ?? "",
    behindSince: lastDay?.behindSince ?? 0,
  });
  const { date } = countedDay.today();
  const unfolded = new Set(present.filter((file) => !file.folded).map((file) => file.date));
  unfolded.delete(date);
  const finished: CountedPart[] = [];
  for (const past of unfolded) {
    const day = past === last?.date ? lastDay : await recoverDay(options, { present, date: past });
    const number = present.findLast((file) => file.date === past)!.number;
    if (day) finished.push({ date: past, number, counts: day.counts.committed() });
  }
  const goesOn = date === last?.date ? lastDay : undefined;
  if (goesOn) removeSuperseded(files, { folder, date });
  const countsOf = (day: string) => readDay(options, day);
  keeper.tidy(date);
  const usage = new Usage({
    files,
    folder: options.folder,
    countedDay,
    counts: goesOn?.counts ?? countsOf(date),
    log: goesOn?.log && LogFile.open(files, goesOn.log),
    number: last?.number ?? 0,
    statedBehind: goesOn?.log ? goesOn.behindSince : 0,
    countsOf,
    keeper,
    rewriteFrom: options.rewriteFrom,
    warn,
  });
  for (const part of finished) keeper.finish(part);
  return { usage, keeper };
}

/** The files that make up a day: the last folded one and the logs after it. */
function filesOfDay(files: readonly UsageFile[], date: string): UsageFile[] {
  const ofDay = files.filter((file) => file.date === date);
  const folded = ofDay.findLast((file) => file.folded);
  return ofDay.filter(
    (file) => file === folded || (!file.folded && file.number > (folded?.number ?? 0)),
  );
}

/** Reads a day that no process has open, and cuts off what a crash left unfinished. */
async function recoverDay(
  options: UsageOptions,
  { present, date }: { present: readonly UsageFile[]; date: string },
): Promise<DayFound> {
  const { files, warn } = options;
  const counts = roomyCounts(options);
  let behindSince = 0;
  let log: LogEnd | undefined;
  for (const file of filesOfDay(present, date)) {
    const path = join(usageFolder(options.folder), file.name);
    const reader = usageReader(file, {
      counted: (slot, count) => counts.raise(slot, count),
      behind: (since) => {
        behindSince = since;
      },
    });
    const { size, chain, putAside } = await recoverLog(files, { path, reader });
    if (putAside !== undefined) {
      warn(
        `The last counts in ${path} were not complete and are left out; they were kept in ${putAside}`,
      );
    }
    log = file.folded || size === 0 ? undefined : { path, size, chain };
    if (size === 0) files.remove(path);
  }
  return { counts, log, behindSince };
}

/** Reads the counts of a day without changing anything. @throws {StoreDamaged} */
function readDay(options: UsageOptions, date: string): DayCounts {
  const folder = usageFolder(options.folder);
  const counts = roomyCounts(options);
  for (const file of filesOfDay(usageFiles(options.files.list(folder)), date)) {
    const path = join(folder, file.name);
    const reader = usageReader(file, { counted: (slot, count) => counts.raise(slot, count) });
    const { reason, torn, size } = readLog(readAll(options.files, path), { file: path, reader });
    if (reason !== undefined && !torn) throw new StoreDamaged(path, { offset: size, reason });
  }
  return counts;
}

function roomyCounts(options: UsageOptions): DayCounts {
  const counts = new DayCounts();
  counts.reserve(options.slots);
  return counts;
}
