export { writeCounts } from "./compact.ts";
export type { UsageCompactor } from "./compactor.ts";
export type { UsageCounter } from "./daily_counter.ts";
export { DayCounts } from "./day_counts.ts";
export {
  USAGE_FOLDER,
  type UsageFile,
  type UsageVisitor,
  usageFiles,
  usageFolder,
  usageReader,
} from "./files.ts";
export { type DayTotal, type HistoryOptions, UsageHistory } from "./history.ts";
export { openUsage } from "./recovery.ts";
