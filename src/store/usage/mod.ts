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
export { openUsage, type Usage } from "./recovery.ts";
