export type { BackupContent } from "./read.ts";
export { restoreStore } from "./restore.ts";
export { type BackupSource, usageSources, writeBackup } from "./write.ts";
