export { writeCounts } from "./compact.ts";
export { expiredDates, type UsageCompactor } from "./compactor.ts";
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
export { type DayTotal, type HistoryOptions, UsageHistory } from "./history.ts";
export { MonotonicDay } from "./monotonic_day.ts";
export { openUsage } from "./recovery.ts";
