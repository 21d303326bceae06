import { join } from "node:path";
import type { Day } from "../../base/clock.ts";
import { ACCOUNTS_FILE, AccountState, accountReader, encodeChange, writeAccountsHeader } from "../accounts/mod.ts";
import { type BackupSource, bytesSource, entryPieces, readBackup, readEntry, usageSources } from "../backup/mod.ts";
import { type CountedDay, type DaySource, followClock, openUsage, type Usage } from "../usage/mod.ts";
import { MemoryFolder, type Warn } from "../wal/mod.ts";
import { type Batch, encodeRecords, type ProposedRequests } from "./layout.ts";

/** The folder of the files of a state, which are in memory. */
const FOLDER = "/";
/** The length from which on the counts of a day are written anew with a line an account. */
const REWRITE_FROM = 1 << 18;
/** The revisions after which a process that put nothing on record is forgotten: far more than a put is repeated for. */
const PROCESS_REVISIONS = 20_000;
/** The revisions within which a process that put something on record is asked for more. */
const RECENT_REVISIONS = 1000;

/** The last batch of a process that was applied. */
interface LastBatch {
  readonly number: number;
  /** The revision at which it was applied. */
  readonly revision: number;
}

/** The part of a state beside the files of a store. */
interface CurrentHead {
  /** The revision of the log up to which batches are applied. */
  revision: number;
  /** The revision at which the accounts changed last. */
  accountsRevision: number;
  day: CountedDay;
  readonly processes: Map<string, LastBatch>;
}

/** The part of a snapshot beside the files of a store. */
export interface StateHead extends Readonly<Omit<CurrentHead, "processes">> {
  readonly processes: ReadonlyMap<string, LastBatch>;
}

/** The head of a state in which there is nothing. */
export const EMPTY_HEAD: StateHead = {
  revision: 0,
  accountsRevision: 0,
  day: { date: "", clockBehindSince: 0 },
  processes: new Map(),
};

/** The outcome of requests that were proposed together. */
interface AppliedRequests {
  /** How many are counted: the first ones. Undefined where the key is not the account's, or no counts can be read. */
  readonly granted: number | undefined;
  /** The requests that remain after them. */
  readonly remaining: number;
  /** The reason for which nothing can be counted on this day. */
  readonly error?: unknown;
}

/** The outcome of a batch. */
export interface AppliedBatch {
  readonly requests: readonly AppliedRequests[];
  /** True if its change holds; false also where it had none. */
  readonly isChanged: boolean;
}

/** Makes the source of the day that batches count on, which the head has. */
function batchDay(head: StateHead): DaySource {
  let day = dayOf(head.day);
  return {
    get clockBehindSince() {
      return head.day.clockBehindSince;
    },
    today() {
      if (day.date !== head.day.date) day = dayOf(head.day);
      return day;
    },
  };
}

/** Returns a day whose ends are of no concern. */
function dayOf({ date }: CountedDay): Day {
  return { date, startsAt: 0, endsAt: 0 };
}

/**
 * The state that all machines come to by applying the same batches in the same order, whatever their clocks and settings.
 * Its files are those of a store in a folder, in memory; the README has the rules as a table.
 */
export class SharedState {
  readonly accounts: AccountState;
  readonly usage: Usage;
  readonly #files: MemoryFolder;
  readonly #head: CurrentHead;

  private constructor(head: CurrentHead, parts: { files: MemoryFolder; accounts: AccountState; usage: Usage }) {
    this.accounts = parts.accounts;
    this.usage = parts.usage;
    this.#files = parts.files;
    this.#head = head;
  }

  /**
   * Makes the state of a snapshot.
   *
   * @param options `backup`: its files as a backup, or undefined where there are none. `name`: its name, for errors.
   * @throws {StoreRefused} If they are damaged.
   */
  static async open(
    { revision, accountsRevision, day, processes }: StateHead,
    options: { backup?: Uint8Array; name: string; days: number; warn: Warn },
  ): Promise<SharedState> {
    const { backup, name, days, warn } = options;
    const files = new MemoryFolder();
    const accounts = backup ? unpack(backup, { files, name }) : new AccountState();
    const head: CurrentHead = { revision, accountsRevision, day, processes: new Map(processes) };
    const source = batchDay(head);
    const usage = await openUsage({
      ...{ files, folder: FOLDER, rewriteFrom: REWRITE_FROM, days, warn },
      // The head knows more than the files: the day may have begun without a request.
      dayAfter: (last) => {
        if (head.day.date === "") head.day = last;
        return source;
      },
    });
    return new SharedState(head, { files, accounts, usage });
  }

  /** The revision of the log up to which batches are applied. */
  get revision(): number {
    return this.#head.revision;
  }

  /** The revision at which the accounts changed last. */
  get accountsRevision(): number {
    return this.#head.accountsRevision;
  }

  get day(): CountedDay {
    return this.#head.day;
  }

  get head(): StateHead {
    return { ...this.#head, processes: new Map(this.#head.processes) };
  }

  /** Yields the processes that put a batch on record lately, with the number of the last that was applied. */
  *recentBatches(): Generator<readonly [process: string, number: number], undefined> {
    const oldest = this.#head.revision - RECENT_REVISIONS;
    for (const [process, last] of this.#head.processes) {
      if (last.revision > oldest) yield [process, last.number];
    }
  }

  /** Returns true if a batch, or a later one of its process, was applied. */
  hasPassed({ process, number }: Pick<Batch, "process" | "number">): boolean {
    return number <= (this.#head.processes.get(process)?.number ?? 0);
  }

  /** Notes that there is no batch that was not applied up to a revision. */
  advance(revision: number): void {
    this.#head.revision = Math.max(this.#head.revision, revision);
  }

  /** Applies the batch at a revision. @returns Undefined if it is passed over: it, or a later one, was applied before. */
  apply(batch: Batch, revision: number): AppliedBatch | undefined {
    this.advance(revision);
    const { process, number, date, now, limit, change } = batch;
    const last = this.#head.processes.get(process);
    const isKnown = last !== undefined && last.revision >= revision - PROCESS_REVISIONS;
    if (isKnown && number <= last.number) return undefined;
    this.#head.processes.set(process, { number, revision });
    this.#follow({ date, now });
    const requests = this.#countAll(batch.requests, limit);
    const isChanged = change !== undefined && change.revision === this.#head.accountsRevision;
    if (isChanged) {
      this.#head.accountsRevision = revision;
      for (const one of change.changes) this.accounts.apply(one);
    }
    return { requests, isChanged };
  }

  /**
   * Returns the files as they are now. Until `release` is called they stay.
   *
   * @param seconds Unix time; sessions and links that have expired by then are left out.
   */
  async capture(seconds: number): Promise<{ head: StateHead; sources: BackupSource[]; release: () => void }> {
    const release = await this.usage.compactor.pause();
    const oldest = this.#head.revision - PROCESS_REVISIONS;
    for (const [id, last] of this.#head.processes) {
      if (last.revision < oldest) this.#head.processes.delete(id);
    }
    // All at once: batches are applied while the files are read.
    const { accounts } = this;
    const records = encodeRecords((records) => {
      writeAccountsHeader(records, accounts.format);
      for (const change of accounts.changes(seconds)) encodeChange(records, change);
    });
    const sources = [bytesSource(ACCOUNTS_FILE, records), ...usageSources(this.#files, FOLDER)];
    return { head: this.head, sources, release };
  }

  async close(): Promise<void> {
    await this.usage.counter.close();
    await this.usage.compactor.close();
  }

  #follow(shown: { date: string; now: number }): void {
    const before = this.#head.day;
    this.#head.day = followClock(before, shown);
    // Another day begins also without a request.
    if (this.#head.day.date !== before.date) this.usage.counter.today();
  }

  #countAll(requests: readonly ProposedRequests[], limit: number): AppliedRequests[] {
    const applied = requests.map((some) => this.#count(some, limit));
    try {
      this.usage.counter.commit();
      return applied;
    } catch (error) {
      // A damaged day that a wrong clock shows again: on all machines alike.
      return applied.map(({ remaining }) => ({ granted: undefined, remaining, error }));
    }
  }

  #count({ account, count, key }: ProposedRequests, limit: number): AppliedRequests {
    const { table } = this.accounts;
    const user = table.find(account);
    if (user === undefined || user.isDisabled || table.keyId(account) !== key) {
      return { granted: undefined, remaining: 0 };
    }
    const { counter } = this.usage;
    const own = user.limit ?? limit;
    let remaining = Math.max(0, own - counter.count(account));
    let granted = 0;
    for (; granted < count && remaining > 0; granted++) remaining = counter.consume(account, own);
    return { granted, remaining };
  }
}

/** Puts the files of a backup into a folder. @returns Its accounts. @throws {StoreRefused} If it is damaged. */
function unpack(backup: Uint8Array, { files, name }: { files: MemoryFolder; name: string }): AccountState {
  const packed = new MemoryFolder();
  packed.put(name, backup);
  const file = { descriptor: packed.open(name, "read"), path: name };
  const accounts = new AccountState();
  for (const entry of readBackup(packed, file).entries) {
    if (entry.name === ACCOUNTS_FILE) {
      readEntry(packed, { ...file, entry, reader: accountReader(accounts) });
      continue;
    }
    const pieces = [...entryPieces(packed, { ...file, entry })];
    files.put(join(FOLDER, entry.name), Buffer.concat(pieces));
  }
  return accounts;
}
