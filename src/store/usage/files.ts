import { join } from "node:path";
import { Problem } from "../../base/problem.ts";
import { LARGEST_ACCOUNT } from "../accounts/account_table.ts";
import {
  type FileLayer,
  type LogReader,
  type RecordFields,
  type RecordWriter,
  readAll,
  readLog,
  StoreDamaged,
} from "../wal/mod.ts";

/** The folder of the usage files within the store's folder. */
export const USAGE_FOLDER = "usage";
const KIND = "usage";
const VERSION = 1;

/**
 * A file of usage: `2026-11-21.17.log`, which is appended to, or `2026-11-21.17.day`, which is whole.
 *
 * The numbers count all `.log` files of the store, over the days, so that the highest one is the last written whatever
 * the clock showed. A `.day` file holds one line an account and represents all `.log` files of its date up to its number.
 */
export interface UsageFile {
  readonly name: string;
  readonly date: string;
  readonly number: number;
  readonly compacted: boolean;
}

/** Returns the usage files among the names in a folder, in the order of their numbers. */
export function usageFiles(names: readonly string[]): UsageFile[] {
  const files: UsageFile[] = [];
  for (const name of names) {
    const parts = /^(\d{4}-\d{2}-\d{2})\.(\d{1,9})\.(log|day)$/.exec(name);
    if (parts) files.push({ name, date: parts[1]!, number: Number(parts[2]), compacted: parts[3] === "day" });
  }
  return files.sort((one, other) => one.number - other.number || Number(other.compacted) - Number(one.compacted));
}

/** Returns the name of a usage file. */
export function usageFileName(file: Omit<UsageFile, "name">): string {
  return `${file.date}.${file.number}.${file.compacted ? "day" : "log"}`;
}

/** Returns the path of the usage folder. */
export function usageFolder(folder: string): string {
  return join(folder, USAGE_FOLDER);
}

/** Writes the header of a usage file. */
export function writeUsageHeader(records: RecordWriter, file: Omit<UsageFile, "name">): void {
  records.begin("ambo").word(KIND).number(VERSION).word(usageFileName(file)).end();
}

/** The handlers of the records of a usage file. */
export interface UsageVisitor {
  /** Receives the requests of an account that were counted on the day so far. */
  counted(account: number, count: number): void;
  /** Receives the moment since which the clock was behind the counted day; 0 when it had caught up. */
  behind?(since: number): void;
}

/** Returns how a usage file is read. */
export function usageReader(file: UsageFile, visitor: UsageVisitor): LogReader {
  let complete = false;
  return {
    kind: KIND,
    version: VERSION,
    createdAtomically: file.compacted,
    header(fields: RecordFields): void {
      const name = fields.word();
      if (name !== file.name) throw new Problem("store.written_as", { name });
    },
    record(kind: string, fields: RecordFields): void {
      if (complete) throw new Problem("store.record_after_end", {});
      switch (kind) {
        case "count":
          while (!fields.atEnd) {
            const account = fields.pairFirst();
            if (account === 0 || account > LARGEST_ACCOUNT) throw new Problem("store.unknown_account", { account });
            visitor.counted(account, fields.number());
          }
          return;
        case "synced":
          fields.number();
          break;
        case "behind": {
          const since = fields.number();
          visitor.behind?.(since);
          break;
        }
        case "complete":
          fields.number();
          fields.number();
          complete = true;
          break;
        default:
          throw new Problem("store.unknown_record", { kind });
      }
      if (!fields.atEnd) throw new Problem("store.field_surplus", {});
    },
    end(): void {
      if (file.compacted && !complete) throw new Problem("store.end_missing", {});
    },
    durableOffset(kind: string, { offset, fields }): number {
      return file.compacted ? offset : kind === "synced" ? fields.number() : 0;
    },
  };
}

/** Returns the last compacted file of each day in a folder, the oldest first. */
export function compactedDays(files: FileLayer, folder: string): UsageFile[] {
  const compacted = usageFiles(files.list(folder)).filter((file) => file.compacted);
  const byDate = new Map(compacted.map((file) => [file.date, file]));
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Reads the counts of a compacted day, by account number; there are none of accounts without requests. @throws {StoreDamaged} */
export function readCompactedDay(files: FileLayer, folder: string, file: UsageFile): number[] {
  const path = join(folder, file.name);
  const counts: number[] = [];
  const counted = (account: number, count: number): void => {
    counts[account] = count;
  };
  const found = readLog(readAll(files, path), { file: path, reader: usageReader(file, { counted }) });
  if (found.reason !== undefined) throw StoreDamaged.file(path, { offset: found.size, reason: found.reason });
  return counts;
}
