import { writeBackup } from "../backup/mod.ts";
import {
  ATTEMPT_TIMEOUT_MS,
  OPERATION_TIMEOUT_MS,
  pages,
  pause,
  run,
} from "../cluster/engine_client.ts";
import { EngineError } from "../cluster/engine_error.ts";
import type { Layout } from "../cluster/layout.ts";
import {
  decodeSnapshot,
  readPieces,
  removeBatches,
  sameSnapshot,
  writeSnapshot,
} from "../cluster/snapshot.ts";
import {
  createdAt,
  decodeBase64,
  type Engine,
  type KeyValue,
  kvsOf,
  range,
  revisionOf,
} from "../cluster/transaction.ts";
import { StoreError, type Warn } from "../wal/mod.ts";
import { type Batch, decodeBatch } from "./batch.ts";
import { type AppliedBatch, EMPTY_HEAD, SharedState } from "./shared_state.ts";

/** The pause after a watch that broke, and after an attempt to catch up that failed. */
const WATCH_PAUSE_MS = 50;
const CATCH_UP_PAUSE_MS = 500;
const BATCHES_AT_ONCE = 500;
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

/** Waits for a revision. */
interface Waiting {
  readonly revision: number;
  resolve(): void;
}

/** The state of this process: it follows the log in the engine and applies every batch in its place. */
export class Replica {
  readonly #options: ReplicaOptions;
  #state: SharedState | undefined;
  #epoch = 0;
  /** True if the state must be compared with the engine, and not only followed. */
  #isStale = true;
  #stream = new AbortController();
  #following: Promise<void> | undefined;
  #waiting = new Set<Waiting>();
  #reading: Promise<void> | undefined;
  #readingNext: Promise<void> | undefined;
  #snapshot = { revision: 0, length: 0 };
  #sinceSnapshot = { batches: 0, bytes: 0 };
  #isWriting = false;
  #writtenAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
  }

  /** Reads the state, and follows the log from then on. @throws {EngineError | StoreRefused | StoreDamaged} */
  async begin(): Promise<void> {
    await this.#catchUp();
    this.#following = this.#follow();
  }

  get state(): SharedState {
    return this.#state!;
  }

  /** The revision at which the store was begun: another one stands in its place where that is another. */
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

  /** Settles once all batches up to a revision are applied. @throws {EngineError} If they do not come by the end. */
  async reached(revision: number, end = performance.now() + OPERATION_TIMEOUT_MS): Promise<void> {
    while (this.state.revision < revision || this.#isStale) {
      if (performance.now() >= end || this.#isClosed) {
        const seconds = OPERATION_TIMEOUT_MS / 1000;
        throw new EngineError("engine_silent", { seconds }, { isCertain: false });
      }
      const before = this.state.revision;
      await this.#waitFor(revision);
      // The member that is watched may stand still.
      if (this.state.revision === before) this.#stream.abort();
    }
  }

  /**
   * Applies a batch of this process at once, if all before it are applied, and else when it comes by.
   *
   * @param own Its key and value, the revision that it got, and that of the batch before it.
   */
  async landed(own: {
    key: string;
    bytes: Uint8Array;
    revision: number;
    before: number;
    end: number;
  }): Promise<void> {
    const { key, bytes, revision, before, end } = own;
    if (this.state.revision >= before && !this.#isStale) {
      this.#apply({ key, bytes: Buffer.from(bytes), revision });
    }
    await this.reached(revision, end);
  }

  /** Has the state compared with the engine: another store may stand in its place. */
  compare(): void {
    this.#isStale = true;
    this.#stream.abort();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stream.abort();
    await this.#following;
    await this.#state?.close();
  }

  async #refresh(): Promise<void> {
    const { engine, layout } = this.#options;
    const read = { success: [range(layout.format, { keysOnly: true }), range(layout.last)] };
    const result = await run(engine, read);
    const [format] = kvsOf(result, 0);
    const [last] = kvsOf(result, 1);
    if (format === undefined) throw otherData();
    if (Number(format.create_revision) !== this.#epoch) this.compare();
    await this.reached(Number(last?.mod_revision ?? 0));
  }

  async #follow(): Promise<void> {
    const { engine, layout } = this.#options;
    while (!this.#isClosed) {
      let wait = CATCH_UP_PAUSE_MS;
      this.#stream = new AbortController();
      try {
        if (this.#isStale) await this.#catchUp();
        wait = WATCH_PAUSE_MS;
        const watched = { prefix: layout.batches(), revision: this.state.revision + 1 };
        for await (const kv of engine.watch(watched, this.#stream.signal)) {
          if (this.#isStale || this.#isClosed) break;
          this.#apply(batchOf(kv));
        }
      } catch (error) {
        // The watch begins again with another member; who waits for it is told in time.
        if (error instanceof EngineError && error.is("engine_compacted")) this.#isStale = true;
      }
      if (!this.#isClosed) await pause(wait);
    }
  }

  /** Takes the snapshot where it is ahead, or of another store, and applies the batches that are there after it. */
  async #catchUp(): Promise<void> {
    const { engine, layout, days, warn } = this.#options;
    const heads = await run(engine, { success: [range(layout.format), range(layout.snapshot)] });
    const revision = revisionOf(heads);
    const [format] = kvsOf(heads, 0);
    const [kv] = kvsOf(heads, 1);
    if (format === undefined) throw otherData();
    const snapshot = kv && decodeSnapshot(kv);
    const epoch = Number(format.create_revision);
    const isBehind = (snapshot?.revision ?? 0) > (this.#state?.revision ?? 0);
    if (this.#state === undefined || isBehind || epoch !== this.#epoch) {
      const place = { engine, layout };
      const backup = snapshot && (await readPieces(place, { snapshot, revision }));
      const options = { name: layout.snapshot, days, warn, ...(backup && { backup }) };
      const before = this.#state;
      this.#state = await SharedState.open(snapshot ?? EMPTY_HEAD, options);
      this.#epoch = epoch;
      this.#noteSnapshot({ revision: snapshot?.revision ?? 0, length: backup?.length ?? 0 });
      await before?.close();
    }
    const batches: KeyValue[] = [];
    const createdFrom = this.state.revision + 1;
    const options = { limit: BATCHES_AT_ONCE, revision, createdFrom };
    for await (const kvs of pages(engine, layout.batches(), options)) batches.push(...kvs);
    batches.sort((one, other) => Number(one.create_revision) - Number(other.create_revision));
    for (const batch of batches) this.#apply(batchOf(batch));
    this.state.advance(revision);
    this.#isStale = false;
    this.#wake();
  }

  /** Applies the batch in a key; one that is damaged or foreign is passed over, by all machines alike. */
  #apply({ key, bytes, revision }: RecordedBatch): void {
    const { process, warn, onApplied, layout } = this.#options;
    const { state } = this;
    const isBehind = revision <= state.revision;
    // An own batch that was applied when it landed comes by again.
    if (isBehind && key.startsWith(layout.batches(process))) return;
    try {
      const batch = decodeBatch(bytes, key);
      // A key that was put again was applied when it was created.
      if (isBehind) return;
      this.#sinceSnapshot.batches++;
      this.#sinceSnapshot.bytes += bytes.length;
      const applied = state.apply(batch, revision);
      if (applied !== undefined) onApplied(batch, applied);
      if (batch.process === process && this.#isSnapshotDue) void this.#writeSnapshot();
    } catch (error) {
      warn(new StoreError("batch_passed_over", { key }, { cause: error }));
    }
    state.advance(revision);
    this.#wake();
  }

  #waitFor(revision: number): Promise<void> {
    return new Promise((resolve) => {
      const waiting: Waiting = {
        revision,
        resolve: () => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          resolve();
        },
      };
      const timer = setTimeout(waiting.resolve, ATTEMPT_TIMEOUT_MS);
      this.#waiting.add(waiting);
    });
  }

  #wake(): void {
    for (const waiting of this.#waiting) {
      if (waiting.revision <= this.state.revision) waiting.resolve();
    }
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
        const backup = writeBackup({ sources, now: seconds });
        const compare = [sameSnapshot(place, known), createdAt(layout.format, epoch)];
        const length = await writeSnapshot(place, { head, process, backup, compare });
        if (length === undefined) return;
        this.#noteSnapshot({ revision: head.revision, length });
      } finally {
        release();
      }
      await removeBatches(place, head);
    } catch (error) {
      this.#writtenAt = performance.now();
      warn(new StoreError("cannot_compact_engine", {}, { cause: error }));
    } finally {
      this.#isWriting = false;
    }
  }
}

function batchOf({ key, value, create_revision: revision }: KeyValue): RecordedBatch {
  const bytes = decodeBase64(value);
  return { key: decodeBase64(key).toString(), bytes, revision: Number(revision) };
}

/** Returns the error for an engine that was emptied, or in whose place another one stands. */
export function otherData(): EngineError {
  return new EngineError("other_engine_data", {}, { isCertain: true });
}
