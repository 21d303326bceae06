import { type AccountChange, AccountState, decodeChange, encodeChange } from "../accounts/mod.ts";
import { StoreRefused, StoreUnavailable } from "../wal/mod.ts";
import type { EngineClient } from "./engine_client.ts";
import { EngineError } from "./engine_error.ts";
import { endOf, type Layout } from "./layout.ts";
import { decodeRecord, decodeRecords, encodeRecords } from "./records.ts";
import {
  decode,
  type KeyValue,
  kvsOf,
  type Operation,
  range,
  revisionOf,
  type TransactionResult,
} from "./transaction.ts";

/** The changes that are read at once. */
const CHANGES_AT_ONCE = 500;
/** The pieces of a snapshot that are read at once. */
const PIECES_AT_ONCE = 8;

/** The counted day as it is on record. */
export interface CountedDay {
  readonly date: string;
  /** The moment since which clocks were known to be behind it; 0 if they were not. */
  readonly clockBehindSince: number;
}

/** A snapshot of the accounts. */
export interface Snapshot {
  /** The number of the last change in it. */
  readonly number: number;
  readonly pieces: number;
  /** The process that made it, which is in the names of its pieces. */
  readonly instance: string;
}

/** A change of accounts as it is on record: what one decision came to. */
export interface RecordedChange {
  readonly number: number;
  /** The process that made it, and which of its changes it is. */
  readonly instance: string;
  readonly operation: number;
  readonly changes: readonly AccountChange[];
}

/** The knowledge that all processes share: the accounts up to a change, and the counted day. */
export class SharedState {
  readonly #client: EngineClient;
  readonly #layout: Layout;
  readonly #instance: string;
  #accounts = new AccountState();
  #number = 0;
  #accountsRevision = 0;
  #day: CountedDay = { date: "", clockBehindSince: 0 };
  #dayRevision = 0;
  #lastOwnOperation = 0;
  #bytesSinceSnapshot = 0;
  #snapshot: Snapshot = { number: 0, pieces: 0, instance: "" };
  #snapshotRevision = 0;
  #reading: Promise<void> | undefined;
  #readingNext: Promise<void> | undefined;
  /** Called when another day is counted. */
  onDay: () => void = () => {};

  /** @param options `instance`: the id of this process. */
  constructor(options: { client: EngineClient; layout: Layout; instance: string }) {
    this.#client = options.client;
    this.#layout = options.layout;
    this.#instance = options.instance;
  }

  /** The accounts after the last change that is known. */
  get accounts(): AccountState {
    return this.#accounts;
  }

  /** The number of the last change that is known. */
  get number(): number {
    return this.#number;
  }

  /** The revision of the engine at which the accounts changed last. */
  get accountsRevision(): number {
    return this.#accountsRevision;
  }

  get day(): CountedDay {
    return this.#day;
  }

  get dayRevision(): number {
    return this.#dayRevision;
  }

  /** The last of this process's own changes that is known to be on record. */
  get lastOwnOperation(): number {
    return this.#lastOwnOperation;
  }

  /** The bytes of the changes since the last snapshot. */
  get bytesSinceSnapshot(): number {
    return this.#bytesSinceSnapshot;
  }

  /** The last snapshot that is known, and its revision. */
  get snapshot(): Snapshot & { readonly revision: number } {
    return { ...this.#snapshot, revision: this.#snapshotRevision };
  }

  /** The operations that read what changed since. */
  get reads(): Operation[] {
    const { accounts, day, changes } = this.#layout;
    const first = this.#layout.change(this.#number + 1);
    return [
      range(accounts),
      range(day),
      range(first, { end: endOf(changes), limit: CHANGES_AT_ONCE }),
    ];
  }

  /** Learns all that was on record when it was called. @throws {EngineError} */
  current(): Promise<void> {
    if (this.#reading === undefined) {
      this.#reading = this.#read().finally(() => {
        this.#reading = undefined;
      });
      return this.#reading;
    }
    // The read under way may have been done before this call.
    this.#readingNext ??= this.#reading
      .catch(() => {})
      .then(() => {
        this.#readingNext = undefined;
        return this.current();
      });
    return this.#readingNext;
  }

  /**
   * Learns from the answers to `reads`.
   *
   * @param from The index of the first of them.
   * @returns False if there is more to learn, which `current` does.
   */
  learn(result: TransactionResult, from: number): boolean {
    const [accounts] = kvsOf(result, from);
    const [day] = kvsOf(result, from + 1);
    this.#learnDay(day);
    if (accounts === undefined && this.#accountsRevision > 0) {
      throw new StoreUnavailable("Cannot read the accounts", {
        cause: `the engine has no ${this.#layout.accounts} any more`,
      });
    }
    if (accounts === undefined || Number(accounts.mod_revision) <= this.#accountsRevision)
      return true;
    for (const kv of kvsOf(result, from + 2)) {
      const change = decodeRecordedChange(kv, this.#layout);
      if (change.number <= this.#number) continue;
      if (change.number > this.#number + 1) return false;
      this.#apply(change, decode(kv.value).length);
    }
    const last = readNumber(accounts, { key: this.#layout.accounts, kind: "accounts" });
    if (this.#number < last) return false;
    if (this.#number === last) this.#accountsRevision = Number(accounts.mod_revision);
    return true;
  }

  /** Applies a change of this process that went on record at a revision, unless it is known already. */
  applyOwn(change: RecordedChange, { revision, bytes }: { revision: number; bytes: number }): void {
    if (change.number !== this.#number + 1) return;
    this.#apply(change, bytes);
    this.#accountsRevision = revision;
  }

  /** Notes a snapshot that this process made. */
  noteSnapshot(snapshot: Snapshot, revision: number): void {
    this.#snapshot = snapshot;
    this.#snapshotRevision = revision;
    this.#bytesSinceSnapshot = 0;
  }

  /** Notes the day that this process put on record. */
  noteDay(day: CountedDay, revision: number): void {
    if (revision <= this.#dayRevision) return;
    const isOther = day.date !== this.#day.date;
    this.#day = day;
    this.#dayRevision = revision;
    if (isOther) this.onDay();
  }

  async #read(): Promise<void> {
    const result = await this.#client.read({ success: this.reads });
    if (this.learn(result, 0)) return;
    // Far behind, or the first time.
    if (this.#number === 0 || !(await this.#continue())) await this.#load();
  }

  /** Applies changes up to the present. @returns False where some of them are in a snapshot alone. */
  async #continue(): Promise<boolean> {
    for (;;) {
      const before = this.#number;
      const result = await this.#client.read({ success: this.reads });
      if (this.learn(result, 0)) return true;
      if (this.#number === before) return false;
    }
  }

  /** Loads the last snapshot and the changes after it, all as they were at one revision. */
  async #load(): Promise<void> {
    for (;;) {
      try {
        const accounts = await this.#loadSnapshot();
        const first = accounts === undefined;
        if (accounts !== undefined) {
          this.#accounts = accounts.state;
          this.#number = accounts.number;
          this.#accountsRevision = 0;
          this.#bytesSinceSnapshot = 0;
        }
        if (await this.#continue()) return;
        if (first) throw new StoreRefused(`Cannot read the accounts: changes are missing`);
      } catch (error) {
        // Another process replaced the snapshot, and the engine was compacted, while this one read.
        if (!(error instanceof EngineError && error.isCompacted)) throw error;
      }
    }
  }

  async #loadSnapshot(): Promise<{ state: AccountState; number: number } | undefined> {
    const { snapshot: key } = this.#layout;
    const head = await this.#client.read({ success: [range(key)] });
    const [kv] = kvsOf(head, 0);
    if (kv === undefined) return undefined;
    const snapshot = readSnapshot(kv, key);
    const state = new AccountState();
    const pieces = this.#layout.snapshotPieces(snapshot);
    const end = endOf(pieces);
    const revision = revisionOf(head);
    let read = 0;
    for (let from: string | undefined = pieces; from !== undefined; ) {
      const options = { end, limit: PIECES_AT_ONCE, revision };
      const { kvs = [], more } = await this.#client.range(from, options);
      for (const piece of kvs) applyPiece(state, piece);
      read += kvs.length;
      from = more ? `${decode(kvs.at(-1)!.key)}\0` : undefined;
    }
    if (read !== snapshot.pieces) {
      throw new StoreRefused(
        `Cannot read the accounts: ${read} of ${snapshot.pieces} pieces are there`,
      );
    }
    this.#snapshot = snapshot;
    this.#snapshotRevision = Number(kv.mod_revision);
    return { state, number: snapshot.number };
  }

  #apply(change: RecordedChange, bytes: number): void {
    for (const one of change.changes) this.#accounts.apply(one);
    this.#number = change.number;
    this.#bytesSinceSnapshot += bytes;
    if (change.instance === this.#instance) this.#lastOwnOperation = change.operation;
  }

  #learnDay(kv: KeyValue | undefined): void {
    if (kv === undefined || Number(kv.mod_revision) <= this.#dayRevision) return;
    const day = decodeRecord(decode(kv.value), {
      key: this.#layout.day,
      kind: "day",
      read: (fields) => ({ date: fields.word(), clockBehindSince: fields.number() }),
    });
    this.noteDay(day, Number(kv.mod_revision));
  }
}

/** Encodes the counted day. */
export function encodeDay({ date, clockBehindSince }: CountedDay): Uint8Array {
  return encodeRecords((records) => records.begin("day").word(date).number(clockBehindSince).end());
}

/** Encodes a number such as that of the last change. */
export function encodeNumber(kind: string, number: number): Uint8Array {
  return encodeRecords((records) => records.begin(kind).number(number).end());
}

/** Encodes a change. */
export function encodeRecordedChange(change: RecordedChange): Uint8Array {
  const { number, instance, operation, changes } = change;
  return encodeRecords((records) => {
    records.begin("change").number(number).word(instance).number(operation).end();
    for (const one of changes) encodeChange(records, one);
  });
}

/** Decodes a change. @throws {StoreDamaged} */
export function decodeRecordedChange(kv: KeyValue, layout: Layout): RecordedChange {
  const key = decode(kv.key).toString();
  const changes: AccountChange[] = [];
  let head: Omit<RecordedChange, "changes"> | undefined;
  decodeRecords(decode(kv.value), {
    key,
    visit: (kind, fields) => {
      if (head !== undefined) {
        changes.push(decodeChange(kind, fields));
        return;
      }
      if (kind !== "change") throw new Error('a record "change" was expected');
      const number = fields.number();
      head = { number, instance: fields.word(), operation: fields.number() };
      if (layout.change(number) !== key) throw new Error(`it is the change ${number}`);
    },
  });
  return { ...head!, changes };
}

/** Decodes a number such as that of the last change. @throws {StoreDamaged} */
export function readNumber(kv: KeyValue, { key, kind }: { key: string; kind: string }): number {
  return decodeRecord(decode(kv.value), { key, kind, read: (fields) => fields.number() });
}

/** Decodes where a snapshot stands. @throws {StoreDamaged} */
export function readSnapshot(kv: KeyValue, key: string): Snapshot {
  return decodeRecord(decode(kv.value), {
    key,
    kind: "snapshot",
    read: (fields) => ({
      number: fields.number(),
      pieces: fields.number(),
      instance: fields.word(),
    }),
  });
}

/** Encodes where a snapshot stands. */
export function encodeSnapshot({ number, pieces, instance }: Snapshot): Uint8Array {
  return encodeRecords((records) => {
    records.begin("snapshot").number(number).number(pieces).word(instance).end();
  });
}

/** Applies the changes in a piece of a snapshot. @throws {StoreDamaged} */
export function applyPiece(state: AccountState, piece: KeyValue): void {
  decodeRecords(decode(piece.value), {
    key: decode(piece.key).toString(),
    visit: (kind, fields) => state.apply(decodeChange(kind, fields)),
  });
}
