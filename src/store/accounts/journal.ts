import type { Buffer } from "node:buffer";
import { dirname, join } from "node:path";
import { unknownUser } from "../../auth/mod.ts";
import {
  type FileLayer,
  isMissing,
  LogFile,
  type LogReader,
  type RecordFields,
  recoverLog,
  removeQuietly,
  StoreUnavailable,
} from "../wal/mod.ts";
import { type AccountChange, decodeChange, encodeChange } from "./change.ts";
import { AccountState } from "./state.ts";

/** The file's name in the store's folder. */
export const ACCOUNTS_FILE = "accounts.log";
const NEW_FILE = "accounts.log.new";
const KIND = "accounts";
const VERSION = 1;

/** Bytes written between two looks at the event loop while the log is rewritten. */
const PIECE = 1 << 16;

/** What a change comes to, worked out when its turn has come. */
export interface Decision<T> {
  readonly changes: AccountChange[];
  /** Asked for after the changes hold. */
  result(): T;
}

/** The account state together with its file: a change is written, synced, and only then holds. */
export class AccountJournal {
  readonly state: AccountState;
  #files: FileLayer;
  #folder: string;
  #log: LogFile;
  #now: () => number;
  #turn: Promise<unknown> = Promise.resolve();
  #sizeWhenFresh: number;
  #rewriteFrom: number;
  #folderUnsynced = false;

  private constructor(
    opened: { state: AccountState; log: LogFile },
    options: { files: FileLayer; folder: string; now: () => number; rewriteFrom: number },
  ) {
    this.state = opened.state;
    this.#log = opened.log;
    this.#files = options.files;
    this.#folder = options.folder;
    this.#now = options.now;
    this.#rewriteFrom = options.rewriteFrom;
    this.#sizeWhenFresh = Math.max(options.rewriteFrom / 2, opened.log.size);
  }

  /**
   * Reads the accounts, or starts with none where there is no file.
   *
   * @throws {StoreDamaged} If the file is damaged.
   * @throws {StoreUnavailable} If a first file cannot be made.
   */
  static async open(options: {
    files: FileLayer;
    folder: string;
    now: () => number;
    /** The log is written anew once it has twice the length of a fresh one, and no less than so many bytes. */
    rewriteFrom: number;
    warn: (message: string) => void;
  }): Promise<AccountJournal> {
    const { files, folder } = options;
    const path = join(folder, ACCOUNTS_FILE);
    const state = new AccountState();
    files.remove(join(folder, NEW_FILE));
    try {
      const found = await recoverLog(files, { path, reader: accountReader(state) });
      if (found.putAside !== undefined) {
        options.warn(
          `The last change in ${path} was not complete and is undone; it was kept in ${found.putAside}`,
        );
      }
      return new AccountJournal({ state, log: LogFile.open(files, { ...found, path }) }, options);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
    const log = await replaceAccounts({ ...options, state });
    const journal = new AccountJournal({ state, log }, options);
    journal.#folderUnsynced = true;
    return journal;
  }

  /** Does something at a moment at which no change is under way, with the file as it is then. */
  atRest<T>(action: (file: { path: string; size: number }) => T): Promise<T> {
    return this.#inTurn(async () => action({ path: this.#log.path, size: this.#log.size }));
  }

  /**
   * Makes changes, one caller after another: decides, writes, syncs, applies.
   *
   * @throws {StoreUnavailable} If they cannot be stored; then none of them holds.
   */
  change<T>(decide: () => Decision<T>): Promise<T> {
    return this.#inTurn(async () => {
      const { changes, result } = decide();
      if (changes.length > 0) {
        await this.#prepare();
        await this.#write(changes);
        for (const change of changes) this.state.apply(change);
      }
      return result();
    });
  }

  /** Makes changes to one user, by name. @throws {AccountError} `unknown_user` */
  changeUser<T>(name: string, decide: (account: number) => Decision<T>): Promise<T> {
    return this.change(() => {
      const account = this.state.table.numberOfName(name);
      if (account === 0) throw unknownUser(name);
      return decide(account);
    });
  }

  /** Does something while no change is under way. */
  async #inTurn<T>(action: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(action);
    this.#turn = result.catch(() => {});
    return result;
  }

  /** Waits for the changes under way and closes the file. */
  close(): Promise<void> {
    return this.#inTurn(() => this.#log.close());
  }

  async #write(changes: AccountChange[]): Promise<void> {
    const before = this.#log.mark;
    for (const change of changes) encodeChange(this.#log.records, change);
    this.#log.flush();
    try {
      await this.#log.sync();
    } catch (error) {
      this.#log.cutBack(before);
      throw error;
    }
  }

  /** Starts a fresh file where the present one cannot be trusted or has grown too long. */
  async #prepare(): Promise<void> {
    const grown = this.#log.size > 2 * this.#sizeWhenFresh;
    if (this.#log.failed || grown) {
      try {
        await this.#renew();
      } catch (error) {
        if (this.#log.failed) throw error;
      }
    }
    if (!this.#folderUnsynced) return;
    try {
      await this.#files.syncFolder(this.#folder);
      // The folder itself may be new.
      await this.#files.syncFolder(dirname(this.#folder));
    } catch (cause) {
      throw new StoreUnavailable(`Cannot sync ${this.#folder}`, { cause });
    }
    this.#folderUnsynced = false;
  }

  async #renew(): Promise<void> {
    const fresh = await writeFresh({
      files: this.#files,
      folder: this.#folder,
      state: this.state,
      now: this.#now,
    });
    const old = this.#log;
    try {
      putInPlace(this.#files, { folder: this.#folder, fresh });
    } catch (error) {
      // A rename that fails may have happened all the same, and then the old file has no name any more.
      old.markFailed();
      await fresh.close();
      throw error;
    }
    this.#log = fresh;
    this.#folderUnsynced = true;
    this.#sizeWhenFresh = Math.max(this.#rewriteFrom / 2, fresh.size);
    await old.close();
  }
}

interface FreshOptions {
  readonly files: FileLayer;
  readonly folder: string;
  readonly state: AccountState;
  readonly now: () => number;
}

/** Writes the state into a new file and syncs it. @throws {StoreUnavailable} */
async function writeFresh(options: FreshOptions): Promise<LogFile> {
  const { files, folder, state } = options;
  const newPath = join(folder, NEW_FILE);
  let log: LogFile | undefined;
  try {
    files.remove(newPath);
    log = LogFile.create(files, newPath);
    log.records.begin("ambo").word(KIND).number(VERSION).end();
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
    throw new StoreUnavailable(`Cannot write ${newPath}`, { cause });
  }
}

/** Gives a fresh log its name. @throws {StoreUnavailable} */
function putInPlace(files: FileLayer, { folder, fresh }: { folder: string; fresh: LogFile }): void {
  const path = join(folder, ACCOUNTS_FILE);
  try {
    files.rename(fresh.path, path);
  } catch (cause) {
    removeQuietly(files, fresh.path);
    throw new StoreUnavailable(`Cannot replace ${path}`, { cause });
  }
  fresh.movedTo(path);
}

/** Puts a fresh log of a state in the place of the log there is, if any. @throws {StoreUnavailable} */
export async function replaceAccounts(options: FreshOptions): Promise<LogFile> {
  const fresh = await writeFresh(options);
  try {
    putInPlace(options.files, { ...options, fresh });
  } catch (error) {
    await fresh.close();
    throw error;
  }
  return fresh;
}

/** Reads `accounts.log` into a state. */
export function accountReader(state: AccountState): LogReader {
  return {
    kind: KIND,
    version: VERSION,
    createdAtomically: true,
    preallocate: (bytes) => state.table.reserve(expectedAccounts(bytes)),
    header: () => {},
    record: (kind: string, fields: RecordFields) => state.apply(decodeChange(kind, fields)),
    // A change is synced before the next is written.
    durableOffset: (_kind, { offset }) => offset,
  };
}

/** How many accounts a log will come to, by the last user in it: a guess, for its checksum was not looked at yet. */
function expectedAccounts(bytes: Buffer): number {
  const last = bytes.lastIndexOf(" user ");
  const account = Number.parseInt(bytes.toString("latin1", last + 6, last + 16), 10);
  // No user takes fewer bytes than this, so a number that is damaged takes no memory.
  return account * 20 < bytes.length ? account : 0;
}
