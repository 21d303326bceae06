import { join } from "node:path";
import type { Now } from "../../base/clock.ts";
import { Mutex } from "../../base/concurrency.ts";
import { Problem } from "../../base/problem.ts";
import {
  type FileLayer,
  isMissing,
  LogFile,
  type LogReader,
  type RecordFields,
  type RecordWriter,
  recoverLog,
  removeQuietly,
  StoreUnavailable,
  StoreUncertain,
  syncNames,
  type Warn,
} from "../wal/mod.ts";
import { type AccountChange, decodeChange, encodeChange, formatOf, THIRD_FORMAT } from "./account_change.ts";
import { AccountState, type Decision, type Journal } from "./account_state.ts";

/** The file's name in the store's folder. */
export const ACCOUNTS_FILE = "accounts.log";
const NEW_FILE = "accounts.log.new";
const KIND = "accounts";

/** The bytes that are written at once while the log is rewritten: other work goes on in between. */
const PIECE = 1 << 16;

/** The options of an `AccountJournal`. */
export interface JournalOptions {
  readonly files: FileLayer;
  readonly folder: string;
  readonly now: Now;
  /** The log is rewritten once it has twice the length of a rewritten one, and no less than so many bytes. */
  readonly rewriteFrom: number;
  readonly warn: Warn;
}

/** The accounts with their write-ahead log: a change is written and synced before it holds. */
export class AccountJournal implements Journal {
  readonly #options: JournalOptions;
  #opened: OpenedAccounts;
  readonly #mutex = new Mutex();
  /** The length of the log when it was opened or last rewritten. */
  #rewrittenSize: number;
  /** True until it is certain that the file has its name: a process that was killed may have left it otherwise. */
  #folderUnsynced = true;

  private constructor(opened: OpenedAccounts, options: JournalOptions) {
    this.#options = options;
    this.#opened = opened;
    this.#rewrittenSize = opened.log.size;
  }

  /**
   * Reads the accounts, or starts with none where there is no file.
   *
   * @throws {StoreDamaged} If the file is damaged.
   * @throws {StoreUnavailable} If a first file cannot be made.
   */
  static async open(options: JournalOptions): Promise<AccountJournal> {
    return new AccountJournal(await openAccounts(options), options);
  }

  get state(): AccountState {
    return this.#opened.state;
  }

  get #log(): LogFile {
    return this.#opened.log;
  }

  /** False if the file was removed, replaced, cut or written by another process. */
  get isIntact(): boolean {
    return this.#log.isIntact;
  }

  /** Runs an action while no change is under way, with the file as it is then. */
  atRest<T>(action: (file: { path: string; size: number }) => T): Promise<T> {
    return this.#mutex.run(async () => action({ path: this.#log.path, size: this.#log.size }));
  }

  /** Runs an action that puts another file in the place of this one, while no change is under way, and reads that. */
  replace(action: () => Promise<void>): Promise<void> {
    return this.#mutex.run(async () => {
      await action();
      await this.#goOnWith(await openAccounts(this.#options));
    });
  }

  change<T>(decide: () => Decision<T>): Promise<T> {
    return this.#mutex.run(async () => {
      const { changes, result } = decide();
      if (changes.length > 0) {
        await this.#prepare(changes);
        await this.#write(changes);
        for (const change of changes) this.state.apply(change);
      }
      return result();
    });
  }

  /** Waits for the changes under way and closes the file. */
  close(): Promise<void> {
    return this.#mutex.run(async () => {
      // The last chance to take back what was refused, which was reported as unknown.
      if (this.#log.failed) await this.#prepare().catch(() => {});
      await this.#log.close();
    });
  }

  async #write(changes: AccountChange[]): Promise<void> {
    const log = this.#log;
    const before = log.mark;
    try {
      for (const change of changes) encodeChange(log.records, change);
      log.flush();
      await log.sync();
      if (!log.isIntact)
        throw new StoreUnavailable("file_replaced", { folder: this.#options.folder }, { cause: undefined });
    } catch (error) {
      log.cutBack(before);
      await this.#settle(error);
      throw error;
    }
  }

  /** Makes sure that nothing of a change that failed stays on the disk. @throws {StoreUncertain} If that fails too. */
  async #settle(failure: unknown): Promise<void> {
    if (!this.#log.failed && !this.#log.hasPartialWrite) return;
    try {
      await this.#rewrite();
      await this.#syncFolder();
    } catch {
      throw new StoreUncertain(failure);
    }
  }

  /** Rewrites a log that failed or has grown too long: nothing is written before all that was refused is gone. */
  async #prepare(changes: readonly AccountChange[] = []): Promise<void> {
    const grown = this.#log.size > Math.max(this.#options.rewriteFrom, 2 * this.#rewrittenSize);
    const format = Math.max(this.state.format, ...changes.map(formatOf));
    const isOld = format > this.#opened.format;
    if (this.#log.failed || grown || isOld) {
      try {
        await this.#rewrite(format);
      } catch (error) {
        if (this.#log.failed || isOld) throw error;
      }
    }
    await this.#syncFolder();
  }

  async #syncFolder(): Promise<void> {
    if (!this.#folderUnsynced) return;
    const { files, folder } = this.#options;
    await syncNames(files, folder);
    this.#folderUnsynced = false;
  }

  async #rewrite(format = this.state.format): Promise<void> {
    const { state, log: old } = this.#opened;
    // A rename that fails may have happened all the same, and then the old file has no name any more.
    const onUncertain = () => old.markFailed();
    const log = await replaceAccounts({ ...this.#options, state, format, onUncertain });
    await this.#goOnWith({ state, log, format });
  }

  /** Goes on with another file in the place of the present one. */
  async #goOnWith(opened: OpenedAccounts): Promise<void> {
    const { log: old } = this.#opened;
    this.#opened = opened;
    this.#rewrittenSize = opened.log.size;
    this.#folderUnsynced = true;
    await old.close();
  }
}

/** The accounts as they were read, with their log. */
interface OpenedAccounts {
  readonly state: AccountState;
  readonly log: LogFile;
  /** The format that the header of the log states. */
  readonly format: number;
}

async function openAccounts(options: JournalOptions): Promise<OpenedAccounts> {
  const { files, folder } = options;
  const path = join(folder, ACCOUNTS_FILE);
  const state = new AccountState();
  files.remove(join(folder, NEW_FILE));
  let format = state.format;
  const reader = accountReader(state, (version) => {
    format = version;
  });
  try {
    const found = await recoverLog(files, { path, reader });
    if (found.putAside !== undefined) {
      options.warn(new Problem("store.last_change_undone", { path, aside: found.putAside }));
    }
    return { state, log: LogFile.open(files, { ...found, path }), format };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return { state, log: await replaceAccounts({ ...options, state }), format };
}

interface StateOptions {
  readonly files: FileLayer;
  readonly folder: string;
  readonly state: AccountState;
  readonly now: Now;
  /** The format to write, where it is not the lowest that can hold the state. */
  readonly format?: number;
  /** Called where the new log may have taken the place of the one before all the same. */
  readonly onUncertain?: () => void;
}

/** Writes a state into a new log and syncs it. @throws {StoreUnavailable} If that fails. */
async function writeState(options: StateOptions): Promise<LogFile> {
  const { files, folder, state, format = state.format } = options;
  const newPath = join(folder, NEW_FILE);
  let log: LogFile | undefined;
  try {
    files.remove(newPath);
    log = LogFile.create(files, newPath);
    writeAccountsHeader(log.records, format);
    for (const change of state.changes(Math.floor(options.now() / 1000))) {
      encodeChange(log.records, change);
      if (log.records.length < PIECE) continue;
      log.flush();
      await new Promise(setImmediate);
    }
    log.flush();
    await log.sync();
    return log;
  } catch (cause) {
    await log?.close();
    removeQuietly(files, newPath);
    if (cause instanceof StoreUnavailable) throw cause;
    throw new StoreUnavailable("cannot_write", { path: newPath }, { cause });
  }
}

/** Replaces the log in a folder, if any, by one of a state. @throws {StoreUnavailable} If that fails. */
export async function replaceAccounts(options: StateOptions): Promise<LogFile> {
  const { files, folder, onUncertain } = options;
  const path = join(folder, ACCOUNTS_FILE);
  const log = await writeState(options);
  try {
    files.rename(log.path, path);
  } catch (cause) {
    removeQuietly(files, log.path);
    onUncertain?.();
    await log.close();
    throw new StoreUnavailable("cannot_replace", { path }, { cause });
  }
  log.movedTo(path);
  return log;
}

/** Writes the first line of `accounts.log`. */
export function writeAccountsHeader(records: RecordWriter, format: number): void {
  records.begin("ambo").word(KIND).number(format).end();
}

/**
 * Returns how `accounts.log` is read into a state.
 *
 * @param onFormat Receives the format that its header states.
 */
export function accountReader(state: AccountState, onFormat: (format: number) => void = () => {}): LogReader {
  return {
    kind: KIND,
    version: THIRD_FORMAT,
    createdAtomically: true,
    header: (_fields, format) => onFormat(format),
    record: (kind: string, fields: RecordFields) => state.apply(decodeChange(kind, fields)),
    // A change is synced before the next is written.
    durableOffset: (_kind, { offset }) => offset,
  };
}
