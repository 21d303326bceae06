export {
  StoreDamaged,
  StoreRefused,
  StoreUnavailable,
  StoreUncertain,
  systemCode,
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
export type { StoreProblem, Warn } from "./problems.ts";
export { lineEnd, RecordFields, RecordWriter, verifyLine } from "./record.ts";
export {
  type ByteRange,
  keepAside,
  type LogFindings,
  type LogReader,
  type RecoveredRecords,
  readLog,
  recoverLog,
  recoverRecords,
} from "./recovery.ts";
export { decodeRecord, decodeRecords, encodeRecords } from "./values.ts";
