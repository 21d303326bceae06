import type { Buffer } from "node:buffer";
import type { RecordFields } from "../wal/mod.ts";
import type { EngineClient } from "./engine_client.ts";
import { ACCOUNTS_A_PIECE, endOf, type Layout } from "./layout.ts";
import { decodeRecord, decodeRecords, encodeRecords } from "./records.ts";
import { decode, type KeyValue, type RangeResult } from "./transaction.ts";

/** The pieces that are read at once. */
const PIECES_AT_ONCE = 32;

/** A compacted day. */
export interface PastDay {
  readonly date: string;
  /** The revision at which it was compacted, which is in the names of its pieces. */
  readonly revision: number;
  readonly pieces: number;
  /** The number of accounts with requests. */
  readonly accounts: number;
  readonly requests: number;
}

/** The source of past days. */
export interface PastSource {
  readonly client: EngineClient;
  readonly layout: Layout;
}

/** Encodes the head of a compacted day. */
export function encodePastDay(day: PastDay): Buffer {
  const { date, revision, pieces, accounts, requests } = day;
  return encodeRecords((records) => {
    records.begin("complete").word(date).number(revision).number(pieces).number(accounts);
    records.number(requests).end();
  });
}

/** Decodes the head of a compacted day. @throws {StoreDamaged} */
export function decodePastDay(kv: KeyValue): PastDay {
  return decodeRecord(decode(kv.value), {
    key: decode(kv.key).toString(),
    kind: "complete",
    read: (fields) => ({
      date: fields.word(),
      revision: fields.number(),
      pieces: fields.number(),
      accounts: fields.number(),
      requests: fields.number(),
    }),
  });
}

/** Yields the pieces of a day's counts, which are in the order of the accounts, with their numbers. */
export function* encodePieces(
  counts: Iterable<readonly [account: number, count: number]>,
): Generator<readonly [piece: number, bytes: Buffer]> {
  const byPiece = new Map<number, (readonly [number, number])[]>();
  for (const entry of counts) {
    const piece = Math.floor(entry[0] / ACCOUNTS_A_PIECE);
    const entries = byPiece.get(piece);
    if (entries === undefined) byPiece.set(piece, [entry]);
    else entries.push(entry);
  }
  for (const [piece, entries] of byPiece) {
    const bytes = encodeRecords((records) => {
      records.begin("count");
      for (const [account, count] of entries) records.pair(account, count);
      records.end();
    });
    yield [piece, bytes];
  }
}

/** Decodes the counts of a piece. @throws {StoreDamaged} */
export function decodePiece(kv: KeyValue, visit: (account: number, count: number) => void): void {
  decodeRecords(decode(kv.value), {
    key: decode(kv.key).toString(),
    visit: (kind, fields: RecordFields) => {
      if (kind !== "count") throw new Error('a record "count" was expected');
      while (!fields.atEnd) visit(fields.pairFirst(), fields.number());
    },
  });
}

/**
 * Reads the pieces of a compacted day; none where it is not compacted.
 *
 * @returns `revision`: that of its head; 0 where it is not there.
 * @throws {EngineError | StoreDamaged}
 */
export async function readPieces({
  client,
  layout,
  date,
}: PastSource & { date: string }): Promise<{ revision: number; pieces: KeyValue[] }> {
  const head = await client.range(layout.history(date));
  const [kv] = head.kvs ?? [];
  const pieces: KeyValue[] = [];
  if (kv === undefined) return { revision: 0, pieces };
  const { revision } = decodePastDay(kv);
  for await (const { kvs = [] } of pages(client, layout.past(date, revision), {
    limit: PIECES_AT_ONCE,
  })) {
    pieces.push(...kvs);
  }
  return { revision: Number(kv.mod_revision), pieces };
}

/** Returns the counts in the pieces of a day. @throws {StoreDamaged} */
export function countsOfPieces(pieces: readonly KeyValue[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const piece of pieces) {
    decodePiece(piece, (account, count) => void counts.set(account, count));
  }
  return counts;
}

/** Yields all keys that begin with a text, some of them at a time. @throws {EngineError} */
export async function* pages(
  client: EngineClient,
  start: string,
  { limit, revision, keysOnly = false }: { limit: number; revision?: number; keysOnly?: boolean },
): AsyncGenerator<RangeResult> {
  const end = endOf(start);
  for (let from: string | undefined = start; from !== undefined; ) {
    const options = { end, limit, keysOnly, ...(revision !== undefined && { revision }) };
    const page: RangeResult = await client.range(from, options);
    yield page;
    const last: KeyValue | undefined = page.kvs?.at(-1);
    from = page.more && last !== undefined ? `${decode(last.key)}\0` : undefined;
  }
}
