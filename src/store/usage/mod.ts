export type { Usage } from "./counter.ts";
export { USAGE_FOLDER, type UsageFile, usageFiles, usageFolder } from "./files.ts";
export { type DayTotal, UsageHistory } from "./history.ts";
export type { UsageKeeper } from "./keeper.ts";
export { openUsage } from "./recovery.ts";
