import { messageOf } from "../../base/errors.ts";
import { AccountState } from "../accounts/mod.ts";
import type { FileReport } from "../repair/mod.ts";
import { StoreDamaged } from "../wal/mod.ts";
import { readCount } from "./cluster_counter.ts";
import type { EngineClient } from "./engine_client.ts";
import { endOf, type Layout } from "./layout.ts";
import { decodePastDay, decodePiece, type PastDay, pages } from "./past_days.ts";
import { applyPiece, decodeRecordedChange, readNumber, readSnapshot } from "./shared_state.ts";
import { decode, type KeyValue, kvsOf, range } from "./transaction.ts";

const KEYS_AT_ONCE = 1000;
const PIECES_AT_ONCE = 16;

/** The store that is checked. */
interface CheckOptions {
  readonly client: EngineClient;
  readonly layout: Layout;
}

/**
 * Reads all that a store in an engine consists of, and changes nothing. A report is of the keys that begin with its name.
 *
 * @throws {EngineError} If the engine does not answer.
 */
export async function* checkCluster(options: CheckOptions): AsyncGenerator<FileReport, undefined> {
  const { client, layout } = options;
  yield await report(layout.changes, (count) => checkAccounts(options, count));
  const days: PastDay[] = [];
  yield await report(layout.history(), async (count) => {
    for await (const { kvs = [] } of pages(client, layout.history(), { limit: KEYS_AT_ONCE })) {
      for (const kv of kvs) {
        days.push(decodePastDay(kv));
        count();
      }
    }
  });
  for (const day of days) {
    const name = layout.past(day.date, day.revision);
    yield await report(name, (count) => checkPastDay(options, { day, count }));
  }
  yield await report(layout.counts(), async (count) => {
    for await (const { kvs = [] } of pages(client, layout.counts(), { limit: KEYS_AT_ONCE })) {
      for (const kv of kvs) {
        readCount(kv);
        count();
      }
    }
  });
}

async function checkAccounts({ client, layout }: CheckOptions, count: () => void): Promise<void> {
  const heads = await client.read({ success: [range(layout.snapshot), range(layout.accounts)] });
  const [snapshot] = kvsOf(heads, 0);
  const [accounts] = kvsOf(heads, 1);
  const state = new AccountState();
  let number = 0;
  if (snapshot !== undefined) {
    const made = readSnapshot(snapshot, layout.snapshot);
    let pieces = 0;
    for await (const { kvs = [] } of pages(client, layout.snapshotPieces(made), {
      limit: PIECES_AT_ONCE,
    })) {
      for (const piece of kvs) {
        applyPiece(state, piece);
        pieces++;
        count();
      }
    }
    expect(layout.snapshot, { what: "pieces", found: pieces, stated: made.pieces });
    ({ number } = made);
  }
  for await (const { kvs = [] } of pages(client, layout.changes, { limit: KEYS_AT_ONCE })) {
    for (const kv of kvs) {
      const change = decodeRecordedChange(kv, layout);
      count();
      if (change.number <= number) continue;
      expect(decode(kv.key).toString(), {
        what: "number",
        found: number + 1,
        stated: change.number,
      });
      for (const one of change.changes) state.apply(one);
      number = change.number;
    }
  }
  const stated = accounts && readNumber(accounts, { key: layout.accounts, kind: "accounts" });
  // Others may be made while this one reads.
  if (number < (stated ?? 0))
    expect(layout.changes, { what: "changes", found: number, stated: stated! });
}

async function checkPastDay(
  { client, layout }: CheckOptions,
  { day, count }: { day: PastDay; count: () => void },
): Promise<void> {
  const name = layout.past(day.date, day.revision);
  let pieces = 0;
  let requests = 0;
  const add = (_account: number, more: number) => {
    requests += more;
  };
  const check = (kv: KeyValue): void => {
    decodePiece(kv, add);
    pieces++;
    count();
  };
  for await (const { kvs = [] } of pages(client, name, { limit: PIECES_AT_ONCE }))
    kvs.forEach(check);
  const head = await client.range(layout.history(day.date), {
    end: endOf(layout.history(day.date)),
  });
  // It may have become too old, or been opened again, while it was read.
  const [kv] = head.kvs ?? [];
  if (kv === undefined || decodePastDay(kv).revision !== day.revision) return;
  expect(name, { what: "pieces", found: pieces, stated: day.pieces });
  expect(name, { what: "requests", found: requests, stated: day.requests });
}

function expect(
  key: string,
  { what, found, stated }: { what: string; found: number; stated: number },
): void {
  if (found === stated) return;
  throw new StoreDamaged(key, { offset: 0, reason: `${what}: ${found} in place of ${stated}` });
}

async function report(
  name: string,
  read: (count: () => void) => Promise<void>,
): Promise<FileReport> {
  let records = 0;
  try {
    await read(() => {
      records++;
    });
    return { name, state: "sound", records };
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    return { name, state: "damaged", records, offset: error.offset, reason: messageOf(error) };
  }
}
