export { writeCounts } from "./compact.ts";
export type { UsageCompactor } from "./compactor.ts";
export type { UsageCounter } from "./daily_counter.ts";
export { DayCounts } from "./day_counts.ts";
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
export { type CountedDay, type DaySource, followClock, MonotonicDay } from "./monotonic_day.ts";
export { openUsage, type Usage, type UsageOptions } from "./recovery.ts";
