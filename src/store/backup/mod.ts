export {
  type Everything,
  isEverything,
  packEverything,
  readTranslations,
  unpackEverything,
} from "./everything.ts";
export {
  type BackupContent,
  type BackupEntry,
  entryPieces,
  readBackup,
  readEntry,
} from "./read.ts";
export { restoreStore } from "./restore.ts";
export {
  type BackupSource,
  bytesSource,
  type FileSource,
  fileSource,
  storeSources,
  usageSources,
  writeBackup,
} from "./write.ts";
