import type { Buffer } from "node:buffer";
import { ACCOUNTS_FILE, encodeChange, writeAccountsHeader } from "../accounts/mod.ts";
import { type BackupSource, writeBackup } from "../backup/mod.ts";
import { USAGE_FOLDER, usageFileName, writeUsageHeader } from "../usage/mod.ts";
import { readCount } from "./cluster_counter.ts";
import { endOf } from "./layout.ts";
import { decodePastDay, decodePiece, type PastDay, type PastSource, pages } from "./past_days.ts";
import { encodeRecords } from "./records.ts";
import type { SharedState } from "./shared_state.ts";
import { decode, revisionOf } from "./transaction.ts";

/** The keys that are read at once. */
const COUNTS_AT_ONCE = 2000;
const PIECES_AT_ONCE = 32;

/** The parts of a backup. */
export interface ClusterBackupOptions extends PastSource {
  readonly shared: SharedState;
  readonly now: () => number;
}

/** A day of a backup: of one that is compacted its head. */
interface BackupDay {
  readonly date: string;
  readonly past?: PastDay;
}

/**
 * Yields the pieces of a backup file, which is one of a store in a folder: all as it was at one revision of the engine.
 *
 * @throws {EngineError} If the engine does not answer, or is compacted beyond that revision meanwhile.
 */
export async function* backupCluster(
  options: ClusterBackupOptions,
): AsyncGenerator<Uint8Array, undefined> {
  const { shared, client, now } = options;
  await shared.current();
  const result = await client.read({ success: shared.reads });
  // What changed since the line above is of a later revision than the accounts here, and far less than one read.
  if (!shared.learn(result, 0)) throw new Error("Too many changes at once: make the backup again");
  const revision = revisionOf(result);
  const seconds = Math.floor(now() / 1000);
  const accounts = encodeRecords((records) => {
    writeAccountsHeader(records, shared.accounts.format);
    for (const change of shared.accounts.changes(seconds)) encodeChange(records, change);
  });
  const today = shared.day.date;
  const days = await daysAt({ ...options, revision });
  // The day that is counted has the highest number, whatever its date.
  days.sort((one, other) => {
    const last = Number(one.date === today) - Number(other.date === today);
    return last || (one.date < other.date ? -1 : 1);
  });
  async function* sources(): AsyncGenerator<BackupSource> {
    yield sourceOf(ACCOUNTS_FILE, accounts);
    for (const [index, day] of days.entries()) {
      const file = { date: day.date, number: index + 1, compacted: true };
      const counts = await countsAt({ ...options, day, revision });
      yield sourceOf(`${USAGE_FOLDER}/${usageFileName(file)}`, encodeDayFile(file, counts));
    }
  }
  yield* writeBackup({ sources: sources(), now: seconds });
}

async function daysAt(options: PastSource & { revision: number }): Promise<BackupDay[]> {
  const { client, layout, revision } = options;
  const days = new Map<string, BackupDay>();
  for await (const { kvs = [] } of pages(client, layout.history(), { limit: 1000, revision })) {
    for (const past of kvs.map(decodePastDay)) days.set(past.date, { date: past.date, past });
  }
  const start = layout.counts();
  for (let from: string | undefined = start; from !== undefined; ) {
    const request = { end: endOf(start), limit: 1, keysOnly: true, revision };
    const [kv]: readonly { key: string }[] = (await client.range(from, request)).kvs ?? [];
    const date: string | undefined =
      kv &&
      decode(kv.key)
        .toString()
        .slice(start.length, start.length + 10);
    if (date !== undefined) days.set(date, { date });
    from = date === undefined ? undefined : endOf(layout.counts(date));
  }
  return [...days.values()];
}

async function countsAt(
  options: PastSource & { day: BackupDay; revision: number },
): Promise<[account: number, count: number][]> {
  const { client, layout, day, revision } = options;
  const { date, past } = day;
  const counts: [number, number][] = [];
  if (past !== undefined) {
    const start = layout.past(date, past.revision);
    for await (const { kvs = [] } of pages(client, start, { limit: PIECES_AT_ONCE, revision })) {
      for (const kv of kvs) decodePiece(kv, (account, count) => counts.push([account, count]));
    }
    return counts;
  }
  const start = layout.counts(date);
  for await (const { kvs = [] } of pages(client, start, { limit: COUNTS_AT_ONCE, revision })) {
    for (const kv of kvs) {
      counts.push([Number(decode(kv.key).toString().slice(start.length)), readCount(kv)]);
    }
  }
  return counts.sort(([one], [other]) => one - other);
}

function encodeDayFile(
  file: Parameters<typeof writeUsageHeader>[1],
  counts: readonly (readonly [account: number, count: number])[],
): Buffer {
  return encodeRecords((records) => {
    writeUsageHeader(records, file);
    let total = 0;
    for (const [account, count] of counts) {
      records.begin("count").pair(account, count).end();
      total += count;
    }
    records.begin("complete").number(counts.length).number(total).end();
  });
}

function sourceOf(name: string, bytes: Buffer): BackupSource {
  return { name, size: bytes.length, pieces: () => [bytes] };
}
