import type { DayTotal, HistoryOptions } from "../usage/mod.ts";
import { StoreDamaged } from "../wal/mod.ts";
import { type ClusterCounter, readCount } from "./cluster_counter.ts";
import { EngineError } from "./engine_error.ts";
import { ACCOUNTS_A_PIECE, endOf } from "./layout.ts";
import { decodePastDay, decodePiece, type PastDay, type PastSource, pages } from "./past_days.ts";
import type { SharedState } from "./shared_state.ts";
import { decode, type KeyValue, kvsOf, range, revisionOf } from "./transaction.ts";

const COUNTS_AT_ONCE = 2000;
const DAYS_A_PAGE = 1000;
const ATTEMPTS = 3;
/** The days of which one account is read at once. */
const DAYS_AT_ONCE = 32;

/** The parts of a `ClusterHistory`. */
export interface ClusterHistoryOptions extends PastSource {
  readonly shared: SharedState;
  readonly counter: ClusterCounter;
  readonly warn: (message: string) => void;
}

/** The requests of past days and of today, as all processes counted them. */
export class ClusterHistory {
  readonly #options: ClusterHistoryOptions;
  /** The dates of damaged days that were warned of. */
  readonly #damaged = new Set<string>();

  constructor(options: ClusterHistoryOptions) {
    this.#options = options;
  }

  /** Reads the requests of an account on each day that had any, the oldest first. @throws {EngineError} */
  ofAccount(account: number, { since = "" }: HistoryOptions = {}): Promise<DayTotal[]> {
    return atOneRevision(() => this.#ofAccount(account, since));
  }

  /** Reads the requests of all accounts together on each day that had any, the oldest first. @throws {EngineError} */
  total({ since = "" }: HistoryOptions = {}): Promise<DayTotal[]> {
    return atOneRevision(() => this.#total(since));
  }

  async #ofAccount(account: number, since: string): Promise<DayTotal[]> {
    const { client, layout, counter } = this.#options;
    const days = new Map<string, DayTotal>();
    const { past, uncompacted, revision } = await this.#days(since);
    for (let at = 0; at < past.length; at += DAYS_AT_ONCE) {
      const some = past.slice(at, at + DAYS_AT_ONCE);
      const piece = Math.floor(account / ACCOUNTS_A_PIECE);
      const result = await client.read({
        success: some.map((day) => range(layout.pastPiece({ ...day, piece }), { revision })),
      });
      for (const [index, { date }] of some.entries()) {
        days.set(date, this.#dayOf({ date, account, kv: kvsOf(result, index)[0] }));
      }
    }
    for (const date of uncompacted) {
      const key = layout.count(date, account);
      const result = await client.read({ success: [range(key, { revision })] });
      const [kv] = kvsOf(result, 0);
      const requests = kv === undefined ? 0 : readCount(kv);
      counter.learn(date, { account, count: requests });
      days.set(date, { date, requests });
    }
    return sorted(days);
  }

  async #total(since: string): Promise<DayTotal[]> {
    const days = new Map<string, DayTotal>();
    const { past, uncompacted, revision } = await this.#days(since);
    for (const { date, requests } of past) days.set(date, { date, requests });
    for (const date of uncompacted) {
      days.set(date, { date, requests: await this.learnCounts(date, revision) });
    }
    return sorted(days);
  }

  /** Reads the counts of all accounts on a day that is not compacted. @returns Their sum. @throws {EngineError} */
  async learnCounts(date: string, revision?: number): Promise<number> {
    const { client, layout, counter } = this.#options;
    const start = layout.counts(date);
    let sum = 0;
    for await (const { kvs = [] } of pages(client, start, {
      limit: COUNTS_AT_ONCE,
      ...(revision !== undefined && { revision }),
    })) {
      for (const kv of kvs) {
        const count = readCount(kv);
        const account = Number(decode(kv.key).toString().slice(start.length));
        counter.learn(date, { account, count });
        sum += count;
      }
    }
    return sum;
  }

  /** Lists the days from a date on at one revision: those that are compacted, and the others with counts. */
  async #days(
    since: string,
  ): Promise<{ past: PastDay[]; uncompacted: string[]; revision: number }> {
    const { client, layout, shared } = this.#options;
    await shared.current();
    const today = shared.day.date;
    const revision = revisionOf(await client.read({ success: [range(layout.day)] }));
    const past: PastDay[] = [];
    for await (const { kvs = [] } of pages(client, layout.history(), {
      limit: DAYS_A_PAGE,
      revision,
    })) {
      past.push(...kvs.map(decodePastDay));
    }
    const uncompacted = new Set(today === "" ? [] : [today]);
    for (let from: string | undefined = layout.counts(); from !== undefined; ) {
      const end = endOf(layout.counts());
      const { kvs = [] } = await client.range(from, { end, limit: 1, keysOnly: true, revision });
      const date = dateOf(kvs[0], layout.counts().length);
      if (date !== undefined) uncompacted.add(date);
      from = date === undefined ? undefined : endOf(layout.counts(date));
    }
    return {
      past: past.filter(({ date }) => date >= since && !uncompacted.has(date)),
      uncompacted: [...uncompacted].filter((date) => date >= since),
      revision,
    };
  }

  /** Reads an account's requests in a piece. One that is damaged is marked, and warned of once. */
  #dayOf(of: { date: string; account: number; kv: KeyValue | undefined }): DayTotal {
    const { date, account, kv } = of;
    let requests = 0;
    try {
      if (kv !== undefined) {
        decodePiece(kv, (other, count) => {
          if (other === account) requests = count;
        });
      }
      return { date, requests };
    } catch (error) {
      if (!(error instanceof StoreDamaged)) throw error;
      if (!this.#damaged.has(date)) this.#options.warn(error.message);
      this.#damaged.add(date);
      return { date, requests: 0, damaged: true };
    }
  }
}

/** Reads again where the engine was compacted beyond the revision that was read. */
async function atOneRevision<T>(read: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof EngineError && error.isCompacted) || attempts === ATTEMPTS)
        throw error;
    }
  }
}

function dateOf(kv: KeyValue | undefined, start: number): string | undefined {
  return (
    kv &&
    decode(kv.key)
      .toString()
      .slice(start, start + 10)
  );
}

function sorted(days: ReadonlyMap<string, DayTotal>): DayTotal[] {
  return [...days.values()]
    .filter(({ requests, damaged }) => requests > 0 || damaged)
    .sort((one, other) => (one.date < other.date ? -1 : 1));
}
