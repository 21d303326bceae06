import type { Day } from "../../base/clock.ts";
import type { Uncounted } from "../store.ts";
import { StoreUnavailable } from "../wal/mod.ts";
import type { DayTurn } from "./day_turn.ts";
import { type EngineClient, OPERATION_TIMEOUT_MS, pause } from "./engine_client.ts";
import { EngineError, engineUnavailable } from "./engine_error.ts";
import type { Layout } from "./layout.ts";
import { decodeRecord, encodeRecords } from "./records.ts";
import type { SharedState } from "./shared_state.ts";
import {
  decode,
  encode,
  type KeyValue,
  kvsOf,
  put,
  range,
  revisionOf,
  type TransactionResult,
  unchanged,
} from "./transaction.ts";

/** The accounts of one batch: the engine allows 128 operations in a transaction unless it is told otherwise. */
const ACCOUNTS_A_BATCH = 100;
/** The pause between two attempts to reach an engine that did not answer in time. */
const RECOVERY_PAUSE_MS = 250;

const NONE: Uncounted = { all: false, accounts: new Set() };
const ALL: Uncounted = { all: true, accounts: new Set() };

/** The parts of a `ClusterCounter`. */
export interface ClusterCounterOptions {
  readonly client: EngineClient;
  readonly layout: Layout;
  readonly shared: SharedState;
  readonly turn: DayTurn;
  /** The id of this process. */
  readonly instance: string;
}

/** A count of today as it was last seen in the engine. */
interface Known {
  /** The key, encoded. */
  readonly key: string;
  count: number;
}

/** Requests that are put on record together. */
interface Batch {
  readonly number: number;
  readonly date: string;
  /** The revisions of the accounts and the day by which they were judged. */
  readonly judgedBy: string;
  /** The requests by account. */
  readonly requests: ReadonlyMap<number, number>;
  /** The counts that they were judged by. */
  readonly before: ReadonlyMap<number, number>;
  /** The transaction as it is sent, again and again until its outcome is known. */
  readonly transaction: string;
}

/** Takes the outcome of a batch. */
interface Outcome {
  resolve(uncounted: Uncounted): void;
  reject(error: unknown): void;
}

/**
 * Counts requests in the engine: those of a turn of the event loop in one transaction, one transaction at a time. What is
 * known of the counts may be out of date; a count that another process changed is learned and its requests judged again.
 *
 * Each transaction changes the marker of this process, and is done only if the marker is as the one before left it: it can
 * be sent again where the answer was lost, and is done once.
 */
export class ClusterCounter {
  readonly #options: ClusterCounterOptions;
  readonly #marker: string;
  #markerRevision = 0;
  #number = 0;
  #date = "";
  #known = new Map<number, Known>();
  #pending = new Map<number, number>();
  /** The revisions of the accounts and the day by which the pending requests were judged. */
  #judgedBy = "";
  #settling: Promise<void> | undefined;
  #isClosed = false;

  constructor(options: ClusterCounterOptions) {
    this.#options = options;
    this.#marker = options.layout.instance(options.instance);
  }

  today(): Day {
    return this.#options.turn.today();
  }

  /** Settles when requests may be judged again; undefined where they may be now. */
  get ready(): undefined | Promise<void> {
    if (this.#settling !== undefined) return this.#settling;
    // The commit comes at the end of this turn of the event loop.
    if (this.#pending.size >= ACCOUNTS_A_BATCH) return new Promise((next) => setImmediate(next));
    return this.#options.turn.due;
  }

  get pending(): boolean {
    return this.#pending.size > 0;
  }

  /** Returns the requests of today that are known. */
  count(account: number): number {
    this.#followDay();
    return (this.#known.get(account)?.count ?? 0) + (this.#pending.get(account) ?? 0);
  }

  /** Counts a request, if the limit allows it. @returns The requests that remain after it; -1 if none was left. */
  consume(account: number, limit: number): number {
    const remaining = limit - this.count(account);
    if (remaining <= 0) return -1;
    if (this.#pending.size === 0) this.#judgedBy = this.#revisions;
    this.#pending.set(account, (this.#pending.get(account) ?? 0) + 1);
    return remaining - 1;
  }

  /** Learns a count of a day; counts never fall. */
  learn(date: string, { account, count }: { account: number; count: number }): void {
    this.#followDay();
    if (date !== this.#date) return;
    const known = this.#knownOf(account);
    known.count = Math.max(known.count, count);
  }

  /** Puts what is pending on record; see `Store.commit`. */
  commit(): undefined | Promise<Uncounted> {
    if (this.#pending.size === 0) return undefined;
    const requests = this.#pending;
    this.#pending = new Map();
    // A key may have ended between the judgement and this moment.
    if (this.#judgedBy !== this.#revisions) return Promise.resolve(ALL);
    const batch = this.#batchOf(requests);
    return new Promise((resolve, reject) => {
      this.#settling = this.#settle(batch, { resolve, reject }).finally(() => {
        this.#settling = undefined;
      });
    });
  }

  /** Waits for the batch under way, and removes the marker. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#settling;
    if (this.#markerRevision === 0) return;
    const { client } = this.#options;
    const compare = [unchanged(this.#marker, this.#markerRevision)];
    const success = [{ request_delete_range: { key: encode(this.#marker) } }];
    await client.attempt({ compare, success }).catch(() => {});
  }

  /** The revisions of what requests are judged by, besides the counts. */
  get #revisions(): string {
    const { accountsRevision, dayRevision } = this.#options.shared;
    return `${accountsRevision} ${dayRevision}`;
  }

  #followDay(): void {
    const { date } = this.#options.shared.day;
    if (date === this.#date) return;
    this.#date = date;
    this.#known = new Map();
  }

  #knownOf(account: number): Known {
    let known = this.#known.get(account);
    if (known === undefined) {
      known = { key: encode(this.#options.layout.count(this.#date, account)), count: 0 };
      this.#known.set(account, known);
    }
    return known;
  }

  #batchOf(requests: ReadonlyMap<number, number>): Batch {
    const { layout, shared } = this.#options;
    const number = ++this.#number;
    const before = new Map<number, number>();
    const operations: object[] = [put(this.#marker, encodeMarker({ number, date: this.#date }))];
    for (const [account, more] of requests) {
      const { key, count } = this.#knownOf(account);
      before.set(account, count);
      operations.push({ request_txn: raise({ key, count, more }) });
    }
    const transaction = JSON.stringify({
      compare: [
        unchanged(this.#marker, this.#markerRevision),
        unchanged(layout.accounts, shared.accountsRevision),
        unchanged(layout.day, shared.dayRevision),
      ],
      success: operations,
      failure: [range(this.#marker), ...shared.reads],
    });
    return { number, date: this.#date, judgedBy: this.#revisions, requests, before, transaction };
  }

  /** Puts a batch on record. It ends when the outcome is certain, if only that it was given up in time. */
  async #settle(batch: Batch, outcome: Outcome): Promise<void> {
    const { client } = this.#options;
    const end = performance.now() + OPERATION_TIMEOUT_MS;
    let isCertain = true;
    for (;;) {
      try {
        const result = await client.attempt(batch.transaction);
        outcome.resolve(
          result.succeeded
            ? this.#counted(batch, result)
            : await this.#asked(batch, { result, isCertain, end }),
        );
        return;
      } catch (error) {
        const isOfEngine = error instanceof EngineError;
        if (isOfEngine) isCertain &&= error.isCertain;
        if (!isOfEngine || error.isFinal || performance.now() >= end || this.#isClosed) {
          outcome.reject(isOfEngine ? engineUnavailable("Cannot count", error) : error);
          break;
        }
      }
      await pause();
    }
    await this.#giveUp(batch);
  }

  /** Notes the outcome of a transaction that was done. @returns The accounts whose counts others had changed. */
  #counted(batch: Batch, result: TransactionResult): Uncounted {
    this.#markerRevision = revisionOf(result);
    let conflicts: Set<number> | undefined;
    let index = 0;
    for (const [account, more] of batch.requests) {
      const answer = result.responses?.[++index]?.response_txn;
      if (answer?.succeeded) {
        this.learn(batch.date, { account, count: batch.before.get(account)! + more });
        continue;
      }
      conflicts ??= new Set();
      conflicts.add(account);
      const [kv] = kvsOf(answer ?? {}, 0);
      if (kv !== undefined) this.learn(batch.date, { account, count: readCount(kv) });
    }
    return conflicts === undefined ? NONE : { all: false, accounts: conflicts };
  }

  /** Finds out why a transaction was not done: it had been before, or others changed something, which is learned. */
  async #asked(
    batch: Batch,
    { result, isCertain, end }: { result: TransactionResult; isCertain: boolean; end: number },
  ): Promise<Uncounted> {
    const { shared } = this.#options;
    const [kv] = kvsOf(result, 0);
    const revision = Number(kv?.mod_revision ?? 0);
    const before = this.#markerRevision;
    this.#markerRevision = revision;
    if (kv !== undefined && numberOf(kv) === batch.number) {
      return await this.#countedAt(batch, { revision, end });
    }
    if (revision !== before && !isCertain) {
      throw new StoreUnavailable("Cannot count", {
        cause: "the marker of this process was removed",
      });
    }
    if (!shared.learn(result, 1)) await shared.current();
    if (batch.judgedBy === this.#revisions && revision === before) {
      throw new StoreUnavailable("Cannot count", {
        cause: "the engine has not the data that this process began with; restart it",
      });
    }
    return ALL;
  }

  /** Notes the outcome of a transaction that was done at a revision, whose answer was lost. */
  async #countedAt(
    batch: Batch,
    { revision, end }: { revision: number; end: number },
  ): Promise<Uncounted> {
    const { client, layout } = this.#options;
    const accounts = [...batch.requests.keys()];
    const success = accounts.map((account) =>
      range(layout.count(batch.date, account), { revision }),
    );
    const result = await client.read({ success }, Math.max(0, end - performance.now()));
    const conflicts = new Set<number>();
    for (const [index, account] of accounts.entries()) {
      const [kv] = kvsOf(result, index);
      if (kv !== undefined) this.learn(batch.date, { account, count: readCount(kv) });
      if (Number(kv?.mod_revision ?? 0) !== revision) conflicts.add(account);
    }
    return { all: false, accounts: conflicts };
  }

  /**
   * Waits until the engine can be written again, by changing the marker. That keeps the batch from being done yet; where it
   * was done, its counts stay, though its requests were told that they cannot be served.
   */
  async #giveUp(batch: Batch): Promise<void> {
    const { client } = this.#options;
    while (!this.#isClosed) {
      try {
        const number = ++this.#number;
        const result = await client.attempt({
          compare: [unchanged(this.#marker, this.#markerRevision)],
          success: [put(this.#marker, encodeMarker({ number, date: batch.date }))],
          failure: [range(this.#marker)],
        });
        const marker = kvsOf(result, 0)[0]?.mod_revision;
        this.#markerRevision = result.succeeded ? revisionOf(result) : Number(marker ?? 0);
        return;
      } catch {
        await pause(RECOVERY_PAUSE_MS);
      }
    }
  }
}

/** Makes the transaction that raises a count if it is as it is known, and else reads it. */
function raise({ key, count, more }: { key: string; count: number; more: number }): object {
  const compare =
    count === 0
      ? { key, target: "MOD", result: "EQUAL", mod_revision: "0" }
      : { key, target: "VALUE", result: "EQUAL", value: encode(String(count)) };
  return {
    compare: [compare],
    success: [{ request_put: { key, value: encode(String(count + more)) } }],
    failure: [{ request_range: { key } }],
  };
}

/** Decodes a count. */
export function readCount(kv: KeyValue): number {
  const text = decode(kv.value).toString();
  if (!/^\d{1,15}$/.test(text)) {
    const cause = `the key ${decode(kv.key)} of the engine is no number`;
    throw new StoreUnavailable("Cannot count", { cause });
  }
  return Number(text);
}

function encodeMarker({ number, date }: { number: number; date: string }): Uint8Array {
  return encodeRecords((records) => records.begin("batch").number(number).word(date).end());
}

/** Decodes a marker: its batch, and the day of it. @throws {StoreDamaged} */
export function decodeMarker(kv: KeyValue): { number: number; date: string } {
  return decodeRecord(decode(kv.value), {
    key: decode(kv.key).toString(),
    kind: "batch",
    read: (fields) => ({ number: fields.number(), date: fields.word() }),
  });
}

function numberOf(kv: KeyValue): number {
  return decodeMarker(kv).number;
}
