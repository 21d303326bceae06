import { Problem } from "../../base/problem.ts";
import { writeBackup } from "../backup/mod.ts";
import type { Warn } from "../wal/mod.ts";
import {
  createdAt,
  decodeBase64,
  type Engine,
  EngineError,
  type KeyValue,
  kvsOf,
  type Operation,
  range,
  revisionOf,
  type TransactionResult,
  unchanged,
} from "./engine.ts";
import { pages, run } from "./engine_operations.ts";
import { type Batch, decodeBatch, endOf, type Layout } from "./layout.ts";
import { type AppliedBatch, EMPTY_HEAD, SharedState } from "./shared_state.ts";
import { decodeSnapshot, readPieces, removeBatches, writeSnapshot } from "./snapshot.ts";

/** How often a process looks at all that is on record, also what none of its transactions read. */
const LOOK_MS = 1000;
const BATCHES_AT_ONCE = 500;
/** The batches of a process that a transaction reads beside what it does; where there are more, all are read. */
const MOST_NEWS = 100;
/** The processes whose batches a transaction reads; their number says that there are more. */
const MAX_PROCESSES = 8;
/** The batches, and the bytes of them, after which the state is written as a snapshot. */
const SNAPSHOT_BATCHES = 5000;
const SNAPSHOT_BYTES = 1 << 20;
const MAX_SNAPSHOT_BYTES = 1 << 24;
const SNAPSHOT_RETRY_MS = 5000;

/** The options of a `Replica`. */
export interface ReplicaOptions {
  readonly engine: Engine;
  readonly layout: Layout;
  /** The id of this process. */
  readonly process: string;
  /** The days of usage that are kept. */
  readonly days: number;
  /** The bytes of batches after which a snapshot is written; 1 MiB unless set. */
  readonly rewriteFrom?: number | undefined;
  readonly now: () => number;
  readonly warn: Warn;
  /** Receives each batch that was applied, with its outcome. */
  readonly onApplied: (batch: Batch, applied: AppliedBatch) => void;
}

/** A batch as it is on record. */
interface RecordedBatch {
  readonly key: string;
  readonly bytes: Buffer;
  readonly revision: number;
}

/** The reading of the batches that are on record since a state, as a part of a transaction. */
interface News {
  readonly operations: readonly Operation[];
  /** How many batches there were before. */
  readonly count: number;
}

/** The state of this process: it applies every batch in its place. */
export class Replica {
  readonly #options: ReplicaOptions;
  #state: SharedState | undefined;
  #epoch = 0;
  /** How many batches were on record at the revision of the state. */
  #count = 0;
  /** True if the state must be compared with the engine, and nothing that was read applied to it. */
  #isStale = true;
  /** The revision up to which all that is on record was read. */
  #readTo = 0;
  /** True if something is on record that was not applied in its place. */
  #isIncomplete = false;
  /** True once the state is closed: what were applied to it then would count nothing, and a snapshot have it so. */
  #isClosed = false;
  #catchingUp: Promise<void> | undefined;
  #reading: Promise<void> | undefined;
  #readingNext: Promise<void> | undefined;
  #looking: NodeJS.Timeout | undefined;
  #snapshot = { revision: 0, length: 0 };
  #sinceSnapshot = { batches: 0, bytes: 0 };
  #isWriting = false;
  #writtenAt = Number.NEGATIVE_INFINITY;

  constructor(options: ReplicaOptions) {
    this.#options = options;
  }

  /** Reads the state, and follows the log from then on. @throws {EngineError | StoreRefused | StoreDamaged} */
  async begin(): Promise<void> {
    await this.#catchUp();
    // What fails is tried again; those who wait for it get the error.
    const look = () => void this.#catchUp().catch(() => {});
    this.#looking = setInterval(look, LOOK_MS).unref();
  }

  get state(): SharedState {
    return this.#state!;
  }

  /** The revision at which the store was begun: another one takes its place where that is another. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Applies all that was on record when it was called. @throws {EngineError} If that is not known in time. */
  refresh(): Promise<void> {
    if (this.#reading === undefined) {
      this.#reading = this.#refresh().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    // The read under way may have been done before this call.
    this.#readingNext ??= this.#reading
      .catch(() => {})
      .then(() => {
        this.#readingNext = undefined;
        return this.refresh();
      });
    return this.#readingNext;
  }

  /**
   * Returns the operations that read what is on record and not applied, for a transaction that begins with them: how many
   * batches there are, by how often `last` was put, and the next of each other process that is known.
   */
  news(): News {
    const { layout, process: own } = this.#options;
    const createdFrom = this.state.revision + 1;
    const operations = [range(layout.last)];
    for (const [process, number] of this.state.recentBatches()) {
      if (process === own || operations.length > MAX_PROCESSES) continue;
      const end = endOf(layout.batches(process));
      const options = { end, limit: MOST_NEWS, createdFrom };
      operations.push(range(layout.batch(process, number + 1), options));
    }
    return { operations, count: this.#count };
  }

  /** Applies what a transaction read, and then the batch that it put, with its key. @throws {EngineError} */
  async landed(result: TransactionResult, put: { news: News; key: string; bytes: Uint8Array }) {
    const { news, key, bytes } = put;
    const revision = revisionOf(result);
    if (this.#take(result, news)) {
      if (revision > this.state.revision) this.#count++;
      this.#apply({ key, bytes: Buffer.from(bytes), revision });
    }
    await this.#reached(revision);
  }

  /** Has the state compared with the engine: another store may have replaced it. */
  compare(): void {
    this.#isStale = true;
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    this.#isClosed = true;
    await this.#catchingUp?.catch(() => {});
    await this.#state?.close();
  }

  async #refresh(): Promise<void> {
    const { engine, layout } = this.#options;
    const news = this.news();
    const format = range(layout.format, { keysOnly: true });
    const result = await run(engine, { success: [...news.operations, format] });
    const [found] = kvsOf(result, news.operations.length);
    if (found === undefined) throw otherData();
    if (Number(found.create_revision) !== this.#epoch) this.compare();
    const revision = revisionOf(result);
    if (this.#take(result, news)) this.state.advance(revision);
    await this.#reached(revision);
  }

  /** Catches up until all batches up to a revision are applied. @throws {EngineError} */
  async #reached(revision: number): Promise<void> {
    while (this.state.revision < revision || this.#isStale) await this.#catchUp();
  }

  /**
   * Applies the batches that a transaction read.
   *
   * @returns False if those are not all that there are.
   * @throws {EngineError} If the state is closed.
   */
  #take(result: TransactionResult, { operations, count }: News): boolean {
    this.#refuseClosed();
    const [last] = kvsOf(result, 0);
    const found = operations.flatMap((_, index) => (index === 0 ? [] : kvsOf(result, index)));
    const version = Number(last?.version ?? 0);
    // Else a process that is not known put some, or they are in a snapshot.
    if (this.#isStale || found.length !== version - count) return false;
    for (const batch of inOrder(found)) this.#apply(batch);
    this.#count = Math.max(this.#count, version);
    return true;
  }

  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readAll()
      .catch((error) => {
        // The engine forgot the revision at which it was being read.
        if (error instanceof EngineError && error.is("engine_compacted")) return this.#readAll();
        throw error;
      })
      .finally(() => {
        this.#catchingUp = undefined;
      });
    return this.#catchingUp;
  }

  /** Takes the snapshot where it is ahead, or of another store, and applies the batches that are there after it. */
  async #readAll(): Promise<void> {
    const { engine, layout, days, warn } = this.#options;
    const heads = await run(engine, {
      success: [range(layout.format), range(layout.snapshot), range(layout.last)],
    });
    const revision = revisionOf(heads);
    const [format] = kvsOf(heads, 0);
    const [kv] = kvsOf(heads, 1);
    const [last] = kvsOf(heads, 2);
    if (format === undefined) throw otherData();
    const snapshot = kv && decodeSnapshot(kv);
    const epoch = Number(format.create_revision);
    const isBehind = (snapshot?.revision ?? 0) > (this.#state?.revision ?? 0);
    const isNew = this.#state === undefined || isBehind || epoch !== this.#epoch;
    const isReplaced = isNew || this.#isIncomplete;
    if (isReplaced) this.#isStale = true;
    const readTo = isReplaced ? (snapshot?.revision ?? 0) : this.#readTo;
    const batches: KeyValue[] = [];
    const options = { limit: BATCHES_AT_ONCE, revision, createdFrom: readTo + 1 };
    for await (const kvs of pages(engine, layout.batches(), options)) batches.push(...kvs);
    this.#refuseClosed();
    const before = this.#state;
    if (isReplaced) {
      const backup = snapshot && (await readPieces({ engine, layout }, { snapshot, revision }));
      const options = { name: layout.snapshot, days, warn, ...(backup && { backup }) };
      // No one is to see it before the batches are applied.
      const state = await SharedState.open(snapshot ?? EMPTY_HEAD, options);
      this.#refuseClosed();
      this.#state = state;
      this.#epoch = epoch;
      this.#count = 0;
      this.#isIncomplete = false;
      this.#noteSnapshot({ revision: readTo, length: backup?.length ?? 0 });
    }
    for (const batch of inOrder(batches)) {
      if (batch.revision <= this.state.revision) this.#check(batch);
      else this.#apply(batch);
    }
    this.#readTo = revision;
    this.state.advance(revision);
    this.#count = Math.max(this.#count, Number(last?.version ?? 0));
    this.#isStale = this.#isIncomplete;
    if (isReplaced) await before?.close();
    if (this.#isIncomplete) await this.#readAll();
  }

  #refuseClosed(): void {
    if (this.#isClosed) throw new EngineError("outcome_unknown", {}, { isCertain: false });
  }

  /** Checks that a batch was applied which no transaction may have read: someone put it by other means. */
  #check({ key, bytes }: RecordedBatch): void {
    const batch = this.#decode({ key, bytes });
    if (batch !== undefined && !this.state.hasPassed(batch)) this.#isIncomplete = true;
  }

  /** Decodes a batch; one that is damaged or foreign is passed over, by all machines alike. */
  #decode({ key, bytes }: Pick<RecordedBatch, "key" | "bytes">): Batch | undefined {
    try {
      return decodeBatch(bytes, key);
    } catch (error) {
      this.#options.warn(new Problem("store.batch_passed_over", { key }, { cause: error }));
      return undefined;
    }
  }

  /** Applies a batch, unless another transaction read it before. */
  #apply({ key, bytes, revision }: RecordedBatch): void {
    const { process, onApplied } = this.#options;
    const { state } = this;
    if (revision <= state.revision) return;
    const batch = this.#decode({ key, bytes });
    if (batch !== undefined) {
      this.#sinceSnapshot.batches++;
      this.#sinceSnapshot.bytes += bytes.length;
      const applied = state.apply(batch, revision);
      if (applied !== undefined) onApplied(batch, applied);
      if (batch.process === process && this.#isSnapshotDue) void this.#writeSnapshot();
    }
    state.advance(revision);
  }

  get #isSnapshotDue(): boolean {
    const { rewriteFrom = SNAPSHOT_BYTES } = this.#options;
    const { batches, bytes } = this.#sinceSnapshot;
    const isLong = batches >= SNAPSHOT_BATCHES || bytes >= rewriteFrom;
    // What is written for it stays in proportion to what was put on record.
    return isLong && bytes >= Math.min(this.#snapshot.length, MAX_SNAPSHOT_BYTES);
  }

  #noteSnapshot(snapshot: { revision: number; length: number }): void {
    this.#snapshot = snapshot;
    this.#sinceSnapshot = { batches: 0, bytes: 0 };
  }

  /** Writes the state as a snapshot, unless another process did, and removes the batches before it. */
  async #writeSnapshot(): Promise<void> {
    const { engine, layout, process, now, warn } = this.#options;
    if (this.#isWriting || performance.now() < this.#writtenAt + SNAPSHOT_RETRY_MS) return;
    this.#isWriting = true;
    const place = { engine, layout };
    const epoch = this.#epoch;
    try {
      const [known] = kvsOf(await run(engine, { success: [range(layout.snapshot)] }), 0);
      const last = known && decodeSnapshot(known);
      if (last !== undefined && last.revision > this.#snapshot.revision) {
        this.#noteSnapshot({ revision: last.revision, length: this.#snapshot.length });
        return;
      }
      const seconds = Math.floor(now() / 1000);
      const { head, sources, release } = await this.state.capture(seconds);
      try {
        const backup = writeBackup(sources, seconds);
        // No other took the place of the one that is known, or of none.
        const isLast = unchanged(layout.snapshot, Number(known?.mod_revision ?? 0));
        const compare = [isLast, createdAt(layout.format, epoch)];
        const length = await writeSnapshot(place, { head, process, backup, compare });
        if (length === undefined) return;
        this.#noteSnapshot({ revision: head.revision, length });
      } finally {
        release();
      }
      await removeBatches(place, head);
    } catch (error) {
      this.#writtenAt = performance.now();
      warn(new Problem("store.cannot_compact_engine", {}, { cause: error }));
    } finally {
      this.#isWriting = false;
    }
  }
}

/** Returns batches as they were put on record, one after another. */
function inOrder(batches: readonly KeyValue[]): RecordedBatch[] {
  return batches.map(batchOf).sort((one, other) => one.revision - other.revision);
}

function batchOf({ key, value, create_revision: revision }: KeyValue): RecordedBatch {
  const bytes = decodeBase64(value);
  return { key: decodeBase64(key).toString(), bytes, revision: Number(revision) };
}

/** Returns the error for an engine that was emptied, or that was replaced by another. */
export function otherData(): EngineError {
  return new EngineError("other_engine_data", {}, { isCertain: true });
}
