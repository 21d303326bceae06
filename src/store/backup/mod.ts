export type { BackupContent } from "./read.ts";
export { restoreStore } from "./restore.ts";
export { usageSources } from "./sources.ts";
export { type BackupSource, writeBackup } from "./write.ts";
