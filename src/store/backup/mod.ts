export { type BackupContent, type BackupEntry, entryPieces, readBackup } from "./read.ts";
export { restoreStore } from "./restore.ts";
export {
  type BackupSource,
  type FileSource,
  fileSource,
  usageSources,
  writeBackup,
} from "./write.ts";
