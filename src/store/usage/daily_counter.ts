import { join } from "node:path";
import { DAY_MS, type Day, type DayClock } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import { type FileLayer, LogFile, StoreUnavailable, syncNames, type Warn } from "../wal/mod.ts";
import type { CountedPart, UsageCompactor } from "./compactor.ts";
import { usageFileName, writeUsageHeader } from "./files.ts";

/** The least length of a log that is followed by another, in bytes for each account: compacting must make it shorter. */
const LONG_LOG_PER_ACCOUNT = 64;

/** The state that counting continues from. */
interface CounterState {
  /** The counts of the counted day so far. */
  readonly counts: DayCounts;
  /** The last log of the counted day, if there is one to continue. */
  readonly log: LogFile | undefined;
  /** The highest number that a usage file has. */
  readonly number: number;
  /** The last moment in the log since which the clock was behind; 0 if it was not. */
  readonly statedBehindSince: number;
}

/** The options of a `UsageCounter`. */
interface CounterOptions {
  readonly files: FileLayer;
  /** The usage folder. */
  readonly folder: string;
  readonly day: DaySource;
  /** Reads the counts of a day so far: there are some where the clock showed it before. */
  readonly countsOf: (date: string) => DayCounts;
  readonly compactor: UsageCompactor;
  /** The length from which on a log is followed by another, and compacted; more for many accounts. */
  readonly rewriteFrom: number;
  readonly warn: Warn;
}

/** Counts requests, by account and day, in memory and in a write-ahead log of the day. */
export class UsageCounter {
  readonly #options: CounterOptions;
  #day: Day;
  #counts: DayCounts;
  #log: LogFile | undefined;
  #number: number;
  #statedBehindSince: number;
  #statedSynced = 0;
  #folderUnsynced = true;
  #closed = false;
  #unreadable: StoreUnavailable | undefined;
  #closing = new Set<Promise<void>>();

  constructor(state: CounterState, options: CounterOptions) {
    this.#options = options;
    this.#day = options.day.today();
    this.#counts = state.counts;
    this.#log = state.log;
    this.#number = state.number;
    this.#statedBehindSince = state.statedBehindSince;
  }

  /** Returns the day that is counted. It never changes while something is pending. */
  today(): Day {
    if (this.#counts.changed.length > 0) return this.#day;
    const day = this.#options.day.today();
    if (day !== this.#day) this.#turnTo(day);
    return this.#day;
  }

  /** Returns the requests counted today for an account. */
  count(account: number): number {
    this.today();
    return this.#counts.get(account);
  }

  /** Counts a request, if the limit allows it. @returns The requests that remain after it; -1 if none was left. */
  consume(account: number, limit: number): number {
    this.today();
    const remaining = limit - this.#counts.get(account);
    if (remaining <= 0) return -1;
    this.#counts.add(account);
    return remaining - 1;
  }

  /** True if something was counted, or found out about the clock, that is not in the log. */
  get pending(): boolean {
    return this.#counts.changed.length > 0 || this.#options.day.clockBehindSince !== this.#statedBehindSince;
  }

  /** The moment since which the clock shows an earlier day than the one that is counted; 0 if it does not. */
  get clockBehindSince(): number {
    return this.#options.day.clockBehindSince;
  }

  /** False if the log was removed, replaced, cut or written by another process. */
  get isIntact(): boolean {
    return this.#log?.isIntact ?? true;
  }

  /** Returns the counts of today that are in the log, by account number. */
  committed(): CountedPart {
    return { date: this.#day.date, number: this.#number, counts: this.#counts.committed() };
  }

  /**
   * Writes all that is pending to the log with one write.
   *
   * @throws {StoreUnavailable} If that fails; then it is not counted either.
   */
  commit(): void {
    if (!this.pending) return;
    const counts = this.#counts;
    try {
      if (this.#closed) {
        const cause = new Problem("store.store_closed", {});
        throw new StoreUnavailable("cannot_count", {}, { cause });
      }
      if (this.#unreadable) throw this.#unreadable;
      const log = this.#writableLog();
      const synced = log.synced;
      const behind = this.#options.day.clockBehindSince;
      this.#writeNotes(log, { synced, behind });
      if (counts.changed.length > 0) {
        log.records.begin("count");
        for (const account of counts.changed) log.records.pair(account, counts.get(account));
        log.records.end();
      }
      log.flush();
      this.#statedSynced = synced;
      this.#statedBehindSince = behind;
    } catch (error) {
      counts.rollback();
      throw error;
    }
    counts.commit();
  }

  /**
   * Puts what was committed on the disk. After a failure the counts are rewritten into a file of their own, for the
   * content of the failed one cannot be known; until that works, `commit` fails.
   *
   * @throws {StoreUnavailable} If the disk fails.
   */
  async sync(): Promise<void> {
    if (this.#unreadable) {
      // Pending requests belong to the counts there are, and are rolled back by the next commit.
      if (this.#counts.changed.length === 0) this.#readCounts();
      if (this.#unreadable) throw this.#unreadable;
    }
    const log = this.#log;
    if (!log) return;
    if (log.failed) {
      await this.#options.compactor.compact(this.committed());
      if (this.#log === log) this.#log = undefined;
      await log.close();
      return;
    }
    await log.sync();
    if (!this.#folderUnsynced) return;
    const { files, folder } = this.#options;
    await syncNames(files, folder);
    this.#folderUnsynced = false;
  }

  /** True if `sync` has something to do. */
  get unsynced(): boolean {
    if (this.#unreadable) return true;
    return this.#log !== undefined && (this.#log.synced < this.#log.size || this.#folderUnsynced);
  }

  /** Syncs and closes the log. @throws {StoreUnavailable} If the sync fails; the log is closed all the same. */
  async close(): Promise<void> {
    try {
      await this.sync();
    } finally {
      const log = this.#log;
      this.#closed = true;
      this.#log = undefined;
      await log?.close();
      await Promise.all(this.#closing);
    }
  }

  #writeNotes(log: LogFile, { synced, behind }: { synced: number; behind: number }): void {
    if (log.size === 0) {
      writeUsageHeader(log.records, { date: this.#day.date, number: this.#number, compacted: false });
    }
    if (synced > this.#statedSynced) log.records.begin("synced").number(synced).end();
    if (behind !== this.#statedBehindSince) log.records.begin("behind").number(behind).end();
  }

  #writableLog(): LogFile {
    const log = this.#log;
    const long = Math.max(this.#options.rewriteFrom, LONG_LOG_PER_ACCOUNT * this.#counts.length);
    if (log && (log.failed || log.size < long)) return log;
    let next: LogFile;
    try {
      const file = { date: this.#day.date, number: this.#number + 1, compacted: false };
      next = LogFile.create(this.#options.files, join(this.#options.folder, usageFileName(file)));
    } catch (error) {
      if (log) return log;
      throw error;
    }
    if (log) this.#finish(log);
    this.#log = next;
    this.#number++;
    this.#statedSynced = 0;
    this.#statedBehindSince = 0;
    this.#folderUnsynced = true;
    return next;
  }

  #turnTo(day: Day): void {
    if (day.date !== this.#day.date) {
      if (this.#log) this.#finish(this.#log);
      this.#log = undefined;
      this.#day = day;
      this.#readCounts();
      this.#options.compactor.removeExpired(day.date);
    }
    this.#day = day;
  }

  /** Reads the earlier counts of this day. Until that works, nothing can be counted. */
  #readCounts(): void {
    const { date } = this.#day;
    try {
      this.#counts = this.#options.countsOf(date);
      this.#unreadable = undefined;
    } catch (cause) {
      if (!this.#unreadable) this.#options.warn(new Problem("store.cannot_read_counts", { date }, { cause }));
      this.#counts = new DayCounts();
      this.#unreadable = new StoreUnavailable("cannot_count_on", { date }, { cause });
    }
  }

  /** Schedules the compaction of the counts so far and closes their log, for another follows it. */
  #finish(log: LogFile): void {
    this.#options.compactor.schedule(this.committed());
    const closed = log
      .sync()
      .catch((error: StoreUnavailable) => this.#options.warn(error))
      .then(() => log.close())
      .finally(() => this.#closing.delete(closed));
    this.#closing.add(closed);
  }
}

/** A counted day, and since when the clock is behind it. */
export interface CountedDay {
  readonly date: string;
  /** The moment since which the clock was known to be behind that day; 0 if it was not. */
  readonly clockBehindSince: number;
}

/** Returns the day that is counted after a clock showed a date at a moment of its own reading. */
export function followClock(counted: CountedDay, { date, now }: { date: string; now: number }): CountedDay {
  const { clockBehindSince: before } = counted;
  if (date >= counted.date) return { date, clockBehindSince: 0 };
  // A clock that went back once more begins its 24 hours again.
  const since = before === 0 || now < before ? now : before;
  return now >= since + DAY_MS ? { date, clockBehindSince: 0 } : { date: counted.date, clockBehindSince: since };
}

/** The source of the day that a counter counts on. */
export interface DaySource {
  readonly clockBehindSince: number;
  /** Returns the same object as long as the day is the same. */
  today(): Day;
}

/**
 * The day that requests are counted on: the clock's day, except after the clock has jumped back.
 *
 * A clock that shows an earlier day than one already counted on is not followed at once: the counts of the later day go
 * on, so that a jump back refills no quota and opens no past day again. Were that all, a clock that once showed 2031 by
 * mistake would leave everybody with one day's quota for years. So the clock is believed once it has shown an earlier
 * day for 24 hours by its own reading. A quota is then never renewed sooner than 24 hours after the jump, and never
 * later.
 */
export class MonotonicDay implements DaySource {
  #clock: DayClock;
  #day: Day;
  #shown: Day;
  #clockBehindSince: number;

  /** @param last The day counted last; its date is `""` if there is none. */
  constructor(clock: DayClock, last: CountedDay) {
    this.#clock = clock;
    this.#clockBehindSince = last.clockBehindSince;
    this.#shown = clock.today();
    this.#day = this.#judge(this.#shown, last.date);
  }

  /** The moment, by the clock's own reading, since which it has been behind; 0 if it is not. */
  get clockBehindSince(): number {
    return this.#clockBehindSince;
  }

  /** Returns the day counted now. While the clock is behind, `endsAt` is the moment at which the next day will begin. */
  today(): Day {
    const shown = this.#clock.today();
    if (shown === this.#shown && this.#clockBehindSince === 0) return this.#day;
    this.#shown = shown;
    this.#day = this.#judge(shown, this.#day.date);
    return this.#day;
  }

  #judge(shown: Day, last: string): Day {
    const now = this.#clock.now();
    const before = { date: last, clockBehindSince: this.#clockBehindSince };
    const { date, clockBehindSince } = followClock(before, { date: shown.date, now });
    this.#clockBehindSince = clockBehindSince;
    if (date === shown.date) return shown;
    if (this.#day?.date === last && this.#day.endsAt > now && this.#day.startsAt <= now) return this.#day;
    const believedAt = clockBehindSince + DAY_MS;
    const believed = this.#clock.dayAt(believedAt);
    const endsAt = believed.date < last ? believedAt : believed.date === last ? believed.endsAt : believed.startsAt;
    return { date: last, startsAt: shown.startsAt, endsAt };
  }
}

/** The requests counted on a day, by account number: accounts without any have no entry. */
export class DayCounts {
  readonly #counts: number[] = [];
  readonly #committed: number[] = [];
  readonly #changed: number[] = [];

  /** The accounts that have changed since `commit` or `rollback`. */
  get changed(): readonly number[] {
    return this.#changed;
  }

  /** The highest account number with a request, and one more. */
  get length(): number {
    return this.#counts.length;
  }

  /** Returns the requests counted for an account. */
  get(account: number): number {
    return this.#counts[account] ?? 0;
  }

  /** Counts one more for an account. */
  add(account: number): void {
    const count = this.get(account);
    if (count === (this.#committed[account] ?? 0)) this.#changed.push(account);
    this.#counts[account] = count + 1;
  }

  /** Raises the count of an account to that of a record. */
  raise(account: number, count: number): void {
    if (count <= this.get(account)) return;
    this.#counts[account] = count;
    this.#committed[account] = count;
  }

  /** Keeps the changes, which are on record. */
  commit(): void {
    for (const account of this.#changed) this.#committed[account] = this.#counts[account]!;
    this.#changed.length = 0;
  }

  /** Undoes the changes, which could not be put on record. */
  rollback(): void {
    for (const account of this.#changed) this.#counts[account] = this.#committed[account] ?? 0;
    this.#changed.length = 0;
  }

  /** Copies all counts by account number, without the changes since `commit`. */
  committed(): number[] {
    return this.#committed.slice();
  }
}
