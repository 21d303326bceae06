import { randomBytes } from "node:crypto";
import { type BackupContent, restoreStore, storeSources, writeBackup } from "../backup/mod.ts";
import { EMPTY_HEAD } from "../log/shared_state.ts";
import { type FileLayer, MemoryFolder, realFiles, StoreRefused } from "../wal/mod.ts";
import { run } from "./engine_client.ts";
import { EngineError } from "./engine_error.ts";
import { encodeFormat, foreignData, readPrefix } from "./format.ts";
import { endOf, type Layout } from "./layout.ts";
import { writeSnapshot } from "./snapshot.ts";
import { type Condition, type Engine, type Operation, put, remove, revisionOf, unchanged } from "./transaction.ts";

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
      backup: writeBackup({ sources, now: Math.floor(now() / 1000) }),
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
export async function restoreCluster(options: NewStoreOptions & { backup: string }): Promise<BackupContent> {
  const { layout, backup } = options;
  const files = new MemoryFolder();
  const content = await restoreStore(FOLDER, { backup, files, from: realFiles });
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
  if (format !== undefined) throw new StoreRefused("store_in_engine", { root: layout.root });
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
