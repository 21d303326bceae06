import { randomBytes } from "node:crypto";
import { ACCOUNTS_FILE, AccountState, accountReader } from "../accounts/mod.ts";
import { type BackupContent, type BackupEntry, readBackup } from "../backup/mod.ts";
import { DayCounts, usageFiles, usageReader } from "../usage/mod.ts";
import { type FileLayer, readAt, readLog, realFiles, StoreRefused } from "../wal/mod.ts";
import { pieceOf } from "./cluster_compactor.ts";
import type { EngineClient } from "./engine_client.ts";
import { EngineError } from "./engine_error.ts";
import { encodeFormat, foreignData } from "./format.ts";
import type { Layout } from "./layout.ts";
import { encodePastDay, encodePieces } from "./past_days.ts";
import { encodeDay, encodeNumber, encodeSnapshot } from "./shared_state.ts";
import {
  decode,
  kvsOf,
  type Operation,
  put,
  range,
  remove,
  revisionOf,
  unchanged,
} from "./transaction.ts";

/** The counts that are written at once. */
const COUNTS_AT_ONCE = 100;

/** The options of `restoreCluster`. */
export interface ClusterRestoreOptions {
  readonly client: EngineClient;
  readonly layout: Layout;
  readonly timeZone: string;
  /** The path of the backup. */
  readonly backup: string;
  readonly now: () => number;
  readonly files?: FileLayer;
}

/** A file of a backup that is open. */
interface OpenFile {
  readonly files: FileLayer;
  readonly descriptor: number;
  readonly path: string;
}

/** The days of a backup. */
interface Usage {
  readonly days: ReadonlyMap<string, Uint32Array>;
  /** The date that was counted last; empty where nothing was counted. */
  readonly last: string;
  readonly clockBehindSince: number;
}

/**
 * Restores a backup, of a folder or of an engine, into an engine in which there is no store. All sessions and one-time
 * links end. A restore that was broken off leaves no store, and can be done again.
 *
 * @throws {StoreRefused} If there is a store, or no backup that is sound; nothing is changed then.
 * @throws {EngineError} If the engine does not answer.
 */
export async function restoreCluster(options: ClusterRestoreOptions): Promise<BackupContent> {
  const { backup: path, files = realFiles } = options;
  const descriptor = files.open(path, "read");
  try {
    const file = { files, descriptor, path };
    const content = readBackup(files, file);
    const state = readAccounts(file, content.entries);
    const usage = readUsage(file, content.entries);
    const begun = await begin(options);
    await writeAccounts(options, state);
    await writeUsage(options, usage);
    await finish(options, begun);
    return content;
  } finally {
    files.close(descriptor);
  }
}

function readAccounts(file: OpenFile, entries: readonly BackupEntry[]): AccountState {
  const state = new AccountState();
  const entry = entries.find(({ name }) => name === ACCOUNTS_FILE);
  if (entry !== undefined) readEntry(file, { entry, reader: accountReader(state) });
  return state;
}

function readUsage(file: OpenFile, entries: readonly BackupEntry[]): Usage {
  const days = new Map<string, DayCounts>();
  let last = { date: "", number: 0 };
  let clockBehindSince = 0;
  for (const entry of entries) {
    const [usage] = usageFiles([entry.name.slice(entry.name.indexOf("/") + 1)]);
    if (usage === undefined) continue;
    const counts = days.get(usage.date) ?? new DayCounts();
    days.set(usage.date, counts);
    let behind = 0;
    const counted = (account: number, count: number) => counts.raise(account, count);
    const reader = usageReader(usage, {
      counted,
      behind: (since) => {
        behind = since;
      },
    });
    readEntry(file, { entry, reader });
    if (usage.number < last.number) continue;
    last = usage;
    clockBehindSince = behind;
  }
  return {
    days: new Map([...days].map(([date, counts]) => [date, counts.committed()])),
    last: last.date,
    clockBehindSince,
  };
}

function readEntry(
  { files, descriptor, path }: OpenFile,
  { entry, reader }: { entry: BackupEntry; reader: Parameters<typeof readLog>[1]["reader"] },
): void {
  const { name, start, size } = entry;
  const bytes = readAt(files, { descriptor, position: start, length: size });
  const { reason, torn, size: offset } = readLog(bytes, { file: `${name} of ${path}`, reader });
  if (reason === undefined || (torn && name !== ACCOUNTS_FILE)) return;
  throw new StoreRefused(
    `Cannot restore ${path}: its ${name} is damaged at byte ${offset} (${reason})`,
  );
}

/** Reserves the prefix, and clears it of a restore that was broken off. @returns The revision of the reservation. */
async function begin({ client, layout }: ClusterRestoreOptions): Promise<number> {
  const result = await client.read({
    success: [
      range(layout.format),
      range(layout.restoring),
      range(layout.root, { end: layout.end, limit: 1, keysOnly: true }),
    ],
  });
  const [first] = kvsOf(result, 2);
  if (kvsOf(result, 0).length > 0) {
    throw new StoreRefused(
      `Cannot restore into the engine under "${layout.root}": there is a store in it; give another --engine-prefix`,
    );
  }
  const [restoring] = kvsOf(result, 1);
  if (restoring === undefined && first !== undefined) {
    throw foreignData(layout, decode(first.key).toString());
  }
  const before = Number(restoring?.mod_revision ?? 0);
  const compare = [unchanged(layout.format, 0), unchanged(layout.restoring, before)];
  await client.repeat(() =>
    client.attempt({ compare, success: [remove(layout.root, layout.end)] }),
  );
  const id = randomBytes(8).toString("hex");
  const success = [put(layout.restoring, id)];
  const reserved = await client.attempt({
    compare: [unchanged(layout.format, 0), unchanged(layout.restoring, 0)],
    success,
  });
  if (!reserved.succeeded) throw anotherWorks(layout);
  return revisionOf(reserved);
}

/** Writes the accounts as a snapshot, without sessions and one-time links. */
async function writeAccounts(options: ClusterRestoreOptions, state: AccountState): Promise<void> {
  const { client, layout, now } = options;
  const kept = [...state.changes(Math.floor(now() / 1000))].filter(
    ({ kind }) => kind !== "session" && kind !== "link",
  );
  const made = { number: 1, instance: "restored" };
  let pieces = 0;
  for (const bytes of pieceOf(kept)) {
    await write(client, [put(layout.snapshotPiece(made, pieces++), bytes)]);
  }
  await write(client, [
    put(layout.snapshot, encodeSnapshot({ ...made, pieces })),
    put(layout.accounts, encodeNumber("accounts", made.number)),
  ]);
}

async function writeUsage(options: ClusterRestoreOptions, usage: Usage): Promise<void> {
  const { client, layout } = options;
  for (const [date, counts] of usage.days) {
    const present = [...counts.entries()].filter(([, count]) => count > 0);
    if (date === usage.last) {
      for (let at = 0; at < present.length; at += COUNTS_AT_ONCE) {
        const some = present.slice(at, at + COUNTS_AT_ONCE);
        await write(
          client,
          some.map(([account, count]) => put(layout.count(date, account), String(count))),
        );
      }
      continue;
    }
    let pieces = 0;
    for (const [piece, bytes] of encodePieces(present)) {
      await write(client, [put(layout.pastPiece({ date, revision: 0, piece }), bytes)]);
      pieces++;
    }
    const requests = present.reduce((sum, [, count]) => sum + count, 0);
    const day = { date, revision: 0, pieces, accounts: present.length, requests };
    await write(client, [put(layout.history(date), encodePastDay(day))]);
  }
  if (usage.last === "") return;
  const { last: date, clockBehindSince } = usage;
  await write(client, [put(layout.day, encodeDay({ date, clockBehindSince }))]);
}

/** Makes a store of what was written. */
async function finish(options: ClusterRestoreOptions, begun: number): Promise<void> {
  const { client, layout, timeZone } = options;
  const format = encodeFormat(timeZone);
  const result = await client.repeat(() =>
    client.attempt({
      compare: [unchanged(layout.restoring, begun)],
      success: [put(layout.format, format), remove(layout.restoring)],
      failure: [range(layout.format)],
    }),
  );
  // An answer that was lost: it is finished.
  if (result.succeeded || kvsOf(result, 0).length > 0) return;
  throw anotherWorks(layout);
}

async function write(client: EngineClient, success: Operation[]): Promise<void> {
  await client.repeat(() => client.attempt({ success }));
}

function anotherWorks(layout: Layout): EngineError {
  return new EngineError(`another command restores into the engine under "${layout.root}"`, {
    isCertain: true,
  });
}
