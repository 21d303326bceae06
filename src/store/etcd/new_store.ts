import { randomBytes } from "node:crypto";
import { type BackupContent, restoreStore, storeSources, writeBackup } from "../backup/mod.ts";
import { type FileLayer, MemoryFolder, realFiles, StoreRefused } from "../wal/mod.ts";
import {
  type Condition,
  decodeBase64,
  type Engine,
  EngineError,
  type KeyValue,
  kvsOf,
  type Operation,
  put,
  range,
  remove,
  revisionOf,
  unchanged,
} from "./engine.ts";
import { run } from "./engine_operations.ts";
import { decodeRecord, encodeRecords, endOf, type Layout } from "./layout.ts";
import { EMPTY_HEAD } from "./shared_state.ts";
import { writeSnapshot } from "./snapshot.ts";

const KIND = "cluster";
/** Version 2 has a log of batches; version 1, of Ambo 0.2, had a key for each count. */
const VERSION = 2;

/** Encodes what is stored: the format, and the time zone of the days. */
export function encodeFormat(timeZone: string): Uint8Array {
  return encodeRecords((records) => {
    records.begin("ambo").word(KIND).number(VERSION).word(timeZone).end();
  });
}

/**
 * Makes sure that the engine holds a store, with days of this time zone.
 *
 * @param options `create`: begins a store where there is nothing. `takeOver`: makes this format of an older one.
 * @throws {StoreRefused} If there is none, another one, or something else.
 * @throws {EngineError} If the engine does not answer.
 */
export async function ensureFormat(
  engine: Engine,
  options: {
    layout: Layout;
    timeZone: string;
    create: boolean;
    takeOver: (format: KeyValue) => Promise<void>;
  },
): Promise<void> {
  const { layout, timeZone, create, takeOver } = options;
  const { root } = layout;
  for (;;) {
    const { format, restoring, first } = await readPrefix(engine, layout);
    if (format !== undefined) {
      if (checkedVersion(format, { layout, timeZone }) === VERSION) return;
      await takeOver(format);
      continue;
    }
    if (restoring !== undefined) throw new StoreRefused("store.unfinished_restore", { root });
    if (first !== undefined) throw foreignData(layout, first);
    if (!create) throw new StoreRefused("store.no_store_in_engine", { root });
    await run(engine, {
      compare: [unchanged(layout.format, 0), unchanged(layout.restoring, 0)],
      success: [put(layout.format, encodeFormat(timeZone)), put(layout.last, "")],
    });
  }
}

/**
 * Reads the keys that distinguish a store, one being restored, and something else, of which the first key of all is named.
 *
 * @throws {EngineError} If the engine does not answer.
 */
async function readPrefix(engine: Engine, layout: Layout) {
  const result = await run(engine, {
    success: [
      range(layout.format),
      range(layout.restoring),
      range(layout.root, { end: layout.end, limit: 1, keysOnly: true }),
    ],
  });
  const [format] = kvsOf(result, 0);
  const [restoring] = kvsOf(result, 1);
  const [first] = kvsOf(result, 2);
  return { format, restoring, first: first && decodeBase64(first.key).toString() };
}

/** Returns the error for data of something else. */
function foreignData(layout: Layout, key: string): StoreRefused {
  return new StoreRefused("store.foreign_data", { root: layout.root, key });
}

/** Returns the version of a format. @throws {StoreRefused} If this program, or this machine, cannot use it. */
function checkedVersion(format: KeyValue, { layout, timeZone }: { layout: Layout; timeZone: string }): number {
  const { root } = layout;
  let found: { kind: string; version: number; zone: string };
  try {
    found = decodeRecord(decodeBase64(format.value), {
      key: layout.format,
      kind: "ambo",
      read: (fields) => ({ kind: fields.word(), version: fields.number(), zone: fields.rest() }),
    });
  } catch {
    throw foreignData(layout, layout.format);
  }
  const { kind, version, zone } = found;
  if (kind !== KIND) throw foreignData(layout, layout.format);
  if (version > VERSION) throw new StoreRefused("store.newer_engine_format", { root, version });
  if (zone !== timeZone) throw new StoreRefused("store.other_time_zone", { root, zone, own: timeZone });
  return version;
}

/** The folder of the files in memory of which a store is made. */
export const FOLDER = "/";

/** The options of making a store in an engine. */
export interface NewStoreOptions {
  readonly engine: Engine;
  readonly layout: Layout;
  readonly timeZone: string;
  readonly now: () => number;
}

/**
 * Makes a store of the files in a folder, all at once: before there is nothing that a process would open.
 *
 * @returns False if a condition does not hold.
 * @throws {EngineError}
 */
export async function makeStore(
  { engine, layout, timeZone, now }: NewStoreOptions,
  options: {
    files: FileLayer;
    revision: number;
    compare: readonly Condition[];
    success: readonly Operation[];
  },
): Promise<boolean> {
  const { files, revision, compare, success } = options;
  const sources = storeSources(files, FOLDER);
  const length = await writeSnapshot(
    { engine, layout },
    {
      head: { ...EMPTY_HEAD, revision },
      process: randomBytes(8).toString("hex"),
      backup: writeBackup(sources, Math.floor(now() / 1000)),
      compare,
      success: [put(layout.format, encodeFormat(timeZone)), put(layout.last, ""), ...success],
    },
  );
  return length !== undefined;
}

/**
 * Restores a backup, of a folder or of an engine, into an engine in which there is no store. All sessions and one-time
 * links end. A restore that was broken off leaves no store, and can be done again.
 *
 * @throws {StoreRefused} If there is a store, or no backup that is sound; nothing is changed then.
 * @throws {EngineError} If the engine does not answer.
 */
export async function restoreCluster(
  options: NewStoreOptions & { backup: string; bytes?: Uint8Array | undefined },
): Promise<BackupContent> {
  const { layout, backup, bytes } = options;
  const files = new MemoryFolder();
  const content = await restoreStore(FOLDER, { backup, bytes, files, from: realFiles });
  const revision = await reserve(options);
  const isMade = await makeStore(options, {
    ...{ files, revision },
    compare: [unchanged(layout.restoring, revision)],
    success: [remove(layout.restoring)],
  });
  if (!isMade) throw restoredByAnother(layout);
  return content;
}

/** Reserves the prefix, and clears it of a restore that was broken off. @returns The revision of the reservation. */
async function reserve({ engine, layout }: NewStoreOptions): Promise<number> {
  const { format, restoring, first } = await readPrefix(engine, layout);
  if (format !== undefined) throw new StoreRefused("store.store_in_engine", { root: layout.root });
  if (restoring === undefined && first !== undefined) {
    // A machine that serves announces itself, also where the store was removed to restore another.
    if (!first.startsWith(layout.machine())) throw foreignData(layout, first);
  }
  const before = Number(restoring?.mod_revision ?? 0);
  await run(engine, {
    compare: [unchanged(layout.format, 0), unchanged(layout.restoring, before)],
    success: [remove(layout.root, layout.machine()), remove(endOf(layout.machine()), layout.end)],
  });
  const reserved = await engine.attempt({
    compare: [unchanged(layout.format, 0), unchanged(layout.restoring, 0)],
    success: [put(layout.restoring, randomBytes(8).toString("hex"))],
  });
  if (!reserved.succeeded) throw restoredByAnother(layout);
  return revisionOf(reserved);
}

function restoredByAnother({ root }: Layout): EngineError {
  return new EngineError("restored_by_another", { root }, { isCertain: true });
}
