export type { Usage } from "./counter.ts";
export { DayCounts } from "./day_counts.ts";
export {
  USAGE_FOLDER,
  type UsageFile,
  type UsageVisitor,
  usageFiles,
  usageFolder,
  usageReader,
} from "./files.ts";
export { writeCounts } from "./fold.ts";
export { type DayTotal, UsageHistory } from "./history.ts";
export type { UsageKeeper } from "./keeper.ts";
export { openUsage } from "./recovery.ts";
