import type { Buffer } from "node:buffer";
import { join } from "node:path";
import { Problem } from "../../base/problem.ts";
import {
  type FileLayer,
  type LogReader,
  lineEnd,
  RecordFields,
  type RecordWriter,
  readAt,
  readChecksum,
  StoreDamaged,
  verifyLine,
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

/** The highest account number: a higher one is damage that the checksum does not show. */
const LARGEST_ACCOUNT = 100_000_000;

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

/** The bytes of a compacted file that are read at once; a smaller file is read and verified whole. */
const WINDOW = 1 << 16;
/** The longest line of a compacted file. */
const MAX_LINE_LENGTH = 128;

/** Reads compacted days, a few thousand bytes of each, for their lines are in the order of the accounts. */
export class CompactedDays {
  #files: FileLayer;
  #folder: string;

  /** @param folder The store's folder. */
  constructor(files: FileLayer, folder: string) {
    this.#files = files;
    this.#folder = usageFolder(folder);
  }

  /** Returns the compacted days, the oldest first. */
  days(): UsageFile[] {
    const byDate = new Map<string, UsageFile>();
    for (const file of usageFiles(this.#files.list(this.#folder))) {
      if (file.compacted) byDate.set(file.date, file);
    }
    return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  }

  /**
   * Reads the requests of some accounts on a day, none of those that made none. Accounts whose lines are near each other
   * are found together; others have their turn of the event loop between two parts of the file.
   *
   * @throws {StoreDamaged} If the part of the file that was read is damaged.
   */
  async ofAccounts(file: UsageFile, accounts: readonly number[]): Promise<Map<number, number>> {
    const { window, close } = this.#open(file);
    try {
      const missing = new Set(accounts);
      const found = new Map<number, number>();
      let first = Number.POSITIVE_INFINITY;
      let isComplete = false;
      const visit = (kind: string, fields: RecordFields) => {
        if (kind === "complete") isComplete = true;
        if (kind !== "count") return;
        const account = fields.pairFirst();
        first = Math.min(first, account);
        if (missing.delete(account)) found.set(account, fields.number());
      };
      const end = endOf(window);
      eachRecord(end, visit);
      // The part that was cut off a file may have been an account's.
      if (!isComplete) throw damaged(window, window.to);
      if (end.from === 0) return found;
      // The lines are in the order of the accounts: what is not there lies before.
      const rest = [...missing].filter((account) => account <= first);
      for (const account of rest.sort((one, other) => other - one)) {
        if (!missing.has(account) || account >= first) continue;
        await new Promise(setImmediate);
        const narrowed = { ...window };
        this.#narrow(narrowed, account);
        first = Number.POSITIVE_INFINITY;
        eachRecord(narrowed, visit);
      }
      return found;
    } finally {
      close();
    }
  }

  /** Reads the requests of all accounts on a day, and the number of those accounts. @throws {StoreDamaged} If its end is damaged. */
  total(file: UsageFile): { accounts: number; requests: number } {
    const { window, close } = this.#open(file);
    let total: { accounts: number; requests: number } | undefined;
    try {
      eachRecord(endOf(window), (kind, fields) => {
        if (kind === "complete") total = { accounts: fields.number(), requests: fields.number() };
      });
      if (!total) throw damaged(window, window.to);
      return total;
    } finally {
      close();
    }
  }

  #open(file: UsageFile): { window: Window; close: () => void } {
    const path = join(this.#folder, file.name);
    const descriptor = this.#files.open(path, "read");
    const close = () => this.#files.close(descriptor);
    const read = (from: number, length: number) => readAt(this.#files, { descriptor, position: from, length });
    try {
      return { window: { path, read, from: 0, to: this.#files.size(descriptor) }, close };
    } catch (error) {
      close();
      throw error;
    }
  }

  /** Narrows the window down to the line of the account, by halves. */
  #narrow(window: Window, account: number): void {
    while (window.to - window.from > WINDOW) {
      const middle = Math.floor((window.from + window.to) / 2);
      const piece = { ...window, from: middle, to: middle + 4 * MAX_LINE_LENGTH };
      let first = 0;
      eachRecord(piece, (kind, fields) => {
        if (first === 0 && kind === "count") first = fields.pairFirst();
      });
      if (first === 0) throw damaged(window, middle);
      if (first <= account) window.from = middle;
      else window.to = piece.to;
    }
  }
}

/** The part of a file that is looked at. */
interface Window {
  readonly path: string;
  readonly read: (from: number, length: number) => Buffer;
  from: number;
  to: number;
}

/** Returns the last part of a file, or all of one that is small. */
function endOf(window: Window): Window {
  return { ...window, from: Math.max(0, window.to - WINDOW) };
}

/** Visits the records that begin and end within a window, each verified against the line before it. */
function eachRecord(window: Window, visit: (kind: string, fields: RecordFields) => void): void {
  const bytes = window.read(window.from, window.to - window.from);
  const fields = new RecordFields(bytes);
  let chain = 0;
  let start = 0;
  if (window.from > 0) {
    // The first whole line is there for its checksum alone: the one after it carries on from that.
    const first = lineEnd(bytes, 0) + 1;
    chain = readChecksum(bytes, first);
    start = lineEnd(bytes, first) + 1;
  }
  for (;;) {
    const end = lineEnd(bytes, start) + 1;
    if (end === 0) break;
    chain = verifyLine(bytes, { start, end, chain });
    if (chain < 0) throw damaged(window, window.from + start);
    fields.moveTo(start, end);
    visit(fields.word(), fields);
    start = end;
  }
}

function damaged(window: Window, offset: number): StoreDamaged {
  const reason = new Problem("store.wrong_checksum", {});
  return StoreDamaged.file(window.path, { offset, reason });
}
