import { Buffer } from "node:buffer";
import { Problem } from "../../base/problem.ts";
import { StoreRefused } from "../wal/mod.ts";
import {
  type Condition,
  decodeBase64,
  type Engine,
  type KeyValue,
  kvsOf,
  type Operation,
  put,
  range,
  remove,
} from "./engine.ts";
import { pages, run } from "./engine_operations.ts";
import { decodeRecords, encodeRecords, endOf, type Layout } from "./layout.ts";
import { EMPTY_HEAD, type StateHead } from "./shared_state.ts";

/** The bytes of a piece: far below what the engine takes in a request. */
const PIECE_BYTES = 1 << 18;
const PIECES_AT_ONCE = 8;
/** The operations of a transaction; the engine allows 128 unless specified otherwise. */
const OPERATIONS_AT_ONCE = 100;

/** A snapshot: the head of a state, and its files as a backup in pieces. */
interface Snapshot extends StateHead {
  /** The process that made it, which is in the names of its pieces. */
  readonly process: string;
  readonly pieces: number;
}

/** The place of a snapshot. */
interface Place {
  readonly engine: Engine;
  readonly layout: Layout;
}

/** Encodes the head of a snapshot. */
function encodeSnapshot(snapshot: Snapshot): Uint8Array {
  const { revision, process, pieces, accountsRevision, day, processes } = snapshot;
  return encodeRecords((records) => {
    records.begin("snapshot").number(revision).word(process).number(pieces);
    records.number(accountsRevision).end();
    if (day.date !== "") records.begin("day").word(day.date).number(day.clockBehindSince).end();
    for (const [id, { number, revision }] of processes) {
      records.begin("process").word(id).number(number).number(revision).end();
    }
  });
}

/** Decodes the head of a snapshot. @throws {StoreDamaged} */
export function decodeSnapshot(kv: KeyValue): Snapshot {
  const processes = new Map<string, { number: number; revision: number }>();
  let snapshot: Snapshot = { ...EMPTY_HEAD, processes, process: "", pieces: 0 };
  decodeRecords(decodeBase64(kv.value), {
    key: decodeBase64(kv.key).toString(),
    visit: (kind, fields) => {
      if (kind === "snapshot") {
        const revision = fields.number();
        const made = { revision, process: fields.word(), pieces: fields.number() };
        snapshot = { ...snapshot, ...made, accountsRevision: fields.number() };
      } else if (kind === "day") {
        snapshot = { ...snapshot, day: { date: fields.word(), clockBehindSince: fields.number() } };
      } else if (kind === "process") {
        processes.set(fields.word(), { number: fields.number(), revision: fields.number() });
      } else throw new Problem("store.unknown_record", { kind });
    },
  });
  return snapshot;
}

/** Reads the files of a snapshot as they were at a revision of the engine. @throws {EngineError | StoreRefused} */
export async function readPieces(
  { engine, layout }: Place,
  { snapshot, revision }: { snapshot: Snapshot; revision: number },
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const options = { limit: PIECES_AT_ONCE, revision };
  for await (const kvs of pages(engine, layout.pieces(snapshot), options)) {
    pieces.push(...kvs.map(({ value }) => decodeBase64(value)));
  }
  if (pieces.length !== snapshot.pieces) {
    throw new StoreRefused("store.pieces_missing", { found: pieces.length, stated: snapshot.pieces });
  }
  return Buffer.concat(pieces);
}

/** The parts of a snapshot that is written. */
interface NewSnapshot {
  readonly head: StateHead;
  readonly process: string;
  /** The files as a backup. */
  readonly backup: AsyncIterable<Uint8Array>;
  /** The conditions on which it takes the place of the one before. */
  readonly compare: readonly Condition[];
  /** Done with it. */
  readonly success?: readonly Operation[];
}

/**
 * Writes a snapshot in place of the one before.
 *
 * @returns Its length in bytes; undefined if a condition does not hold.
 * @throws {EngineError}
 */
export async function writeSnapshot(
  { engine, layout }: Place,
  { head, process, backup, compare, success = [] }: NewSnapshot,
): Promise<number | undefined> {
  const made = { revision: head.revision, process };
  let count = 0;
  let length = 0;
  for await (const piece of inPieces(backup)) {
    const key = layout.piece(made, count++);
    length += piece.length;
    await run(engine, { success: [put(key, piece)] });
  }
  const all = layout.pieces();
  const own = layout.pieces(made);
  const bytes = encodeSnapshot({ ...head, process, pieces: count });
  const replace = {
    compare,
    success: [put(layout.snapshot, bytes), remove(all, own), remove(endOf(own), endOf(all)), ...success],
    failure: [range(layout.snapshot)],
  };
  const result = await run(engine, replace);
  // Of a transaction that was repeated because its answer was lost, the first may have done it.
  const [kv] = kvsOf(result, 0);
  if (result.succeeded || kv?.value === Buffer.from(bytes).toString("base64")) return length;
  await run(engine, { success: [remove(own, endOf(own))] });
  return undefined;
}

/** Removes the batches that are in a snapshot. @throws {EngineError} */
export async function removeBatches({ engine, layout }: Place, head: StateHead): Promise<void> {
  const operations = [...head.processes].map(([process, { number }]) =>
    remove(layout.batches(process), endOf(layout.batch(process, number))),
  );
  for (let at = 0; at < operations.length; at += OPERATIONS_AT_ONCE) {
    await run(engine, { success: operations.slice(at, at + OPERATIONS_AT_ONCE) });
  }
}

async function* inPieces(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, undefined> {
  let some: Uint8Array[] = [];
  let length = 0;
  for await (const piece of bytes) {
    for (let at = 0; at < piece.length; at += PIECE_BYTES) {
      const part = piece.subarray(at, at + PIECE_BYTES);
      some.push(Buffer.from(part));
      length += part.length;
      if (length < PIECE_BYTES) continue;
      yield Buffer.concat(some);
      some = [];
      length = 0;
    }
  }
  if (length > 0) yield Buffer.concat(some);
}
