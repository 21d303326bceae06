import { join } from "node:path";
import type { DayClock } from "../base/clock.ts";
import { CountedDay } from "./counted_day.ts";
import { DayCounts } from "./day_counts.ts";
import type { FileLayer } from "./files.ts";
import { LogFile } from "./log.ts";
import { recoverLog } from "./recovery.ts";
import { Usage } from "./usage.ts";
import { type UsageFile, usageFiles, usageFolder, usageReader } from "./usage_files.ts";

/**
 * Reads the counts of the day counted last and makes its log ready to go on.
 *
 * @throws {StoreDamaged} If one of its files is damaged.
 */
export async function openUsage(options: {
  files: FileLayer;
  folder: string;
  clock: DayClock;
  slots: number;
  warn: (message: string) => void;
}): Promise<Usage> {
  const { files, clock, warn } = options;
  const folder = usageFolder(options.folder);
  files.makeFolder(folder);
  const present = usageFiles(files.list(folder));
  const last = present.at(-1);
  const counts = new DayCounts();
  counts.reserve(options.slots);
  let behindSince = 0;
  let log: LogFile | undefined;
  for (const file of last ? filesOfDay(present, last.date) : []) {
    const reader = usageReader(file, {
      counted: (slot, count) => counts.raise(slot, count),
      behind: (since) => {
        behindSince = since;
      },
    });
    const path = join(folder, file.name);
    const found = await recoverLog(files, { path, reader });
    if (found.putAside !== undefined) {
      warn(
        `The last counts in ${path} were not complete and are left out; they were kept in ${found.putAside}`,
      );
    }
    if (file === last && !file.folded && found.size > 0)
      log = new LogFile(files, { ...found, path });
    else files.close(found.descriptor);
  }
  const countedDay = new CountedDay(clock, { last: last?.date ?? "", behindSince });
  const goesOn = countedDay.today().date === last?.date;
  if (!goesOn) await log?.close();
  return new Usage({
    files,
    folder: options.folder,
    countedDay,
    counts: goesOn ? counts : new DayCounts(),
    log: goesOn ? log : undefined,
    number: last?.number ?? 0,
  });
}

/** The files that make up a day: the last folded one and the logs after it. */
export function filesOfDay(files: readonly UsageFile[], date: string): UsageFile[] {
  const ofDay = files.filter((file) => file.date === date);
  const folded = ofDay.findLast((file) => file.folded);
  return ofDay.filter(
    (file) => file === folded || (!file.folded && file.number > (folded?.number ?? 0)),
  );
}
