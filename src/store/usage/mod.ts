export { replaceCounts, type UsageCompactor, writeCounts } from "./compactor.ts";
export {
  type CountedDay,
  DayCounts,
  type DaySource,
  followClock,
  MonotonicDay,
  type UsageCounter,
} from "./daily_counter.ts";

export {
  USAGE_FOLDER,
  type UsageFile,
  type UsageVisitor,
  usageFileName,
  usageFiles,
  usageFolder,
  usageReader,
  writeUsageHeader,
} from "./files.ts";
export {
  type DayTotal,
  type HistoryOptions,
  type RecentUse,
  UsageHistory,
} from "./history.ts";
export { openUsage, type Usage, type UsageOptions } from "./recovery.ts";
