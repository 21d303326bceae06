export {
  StoreDamaged,
  type StoreProblem,
  StoreRefused,
  StoreUnavailable,
  StoreUncertain,
  systemCode,
  type Warn,
} from "./errors.ts";
export {
  createFolder,
  type FileLayer,
  isMissing,
  readAll,
  readAt,
  realFiles,
  removeQuietly,
  syncNames,
  writeAll,
} from "./files.ts";
export { LogFile } from "./log_file.ts";
export { MemoryFolder } from "./memory_folder.ts";
export { lineEnd, RecordFields, RecordWriter, verifyLine } from "./record.ts";
export {
  keepAside,
  type LogFindings,
  type LogReader,
  type RecoveredRecords,
  readLog,
  recoverLog,
  recoverRecords,
} from "./recovery.ts";
