import { randomBytes } from "node:crypto";
import { DayClock } from "../../base/clock.ts";
import { Problem } from "../../base/problem.ts";
import { type BackupContent, restoreStore } from "../backup/mod.ts";
import { type StoreOptions, USAGE_DAYS } from "../mod.ts";
import { checkStore, type FileReport } from "../repair/mod.ts";
import { Store } from "../store.ts";
import { MemoryFolder, StoreDamaged, StoreRefused, StoreUnavailable } from "../wal/mod.ts";
import {
  CODES,
  decodeBase64,
  type Engine,
  EngineError,
  type EngineOptions,
  kvsOf,
  range,
  revisionOf,
  unprotectedEndpoints,
} from "./engine.ts";
import { EngineClient } from "./engine_client.ts";
import { pages, run } from "./engine_operations.ts";
import { EtcdLog } from "./etcd_log.ts";
import { decodeBatch, Layout } from "./layout.ts";
import { ClockFollower, MachineNotice, SizeWatch, type SizeWatchOptions } from "./machine.ts";
import { ensureFormat, FOLDER, restoreCluster } from "./new_store.ts";
import { decodeSnapshot, readPieces } from "./snapshot.ts";

/** The options of `openCluster`. */
export interface ClusterOptions extends StoreOptions, Pick<SizeWatchOptions, "onSizes"> {
  readonly engine: EngineOptions;
  /** Creates a missing store. */
  readonly create: boolean;
  /** Trusts the clock of this machine, and not those of the engine; false unless set. */
  readonly trustsClock?: boolean;
}

/**
 * Opens the store in an engine.
 *
 * @throws {StoreRefused} If there is none, another one, or something else; or the engine does not let this machine in.
 * @throws {StoreUnavailable} If the engine does not answer.
 */
export function openCluster(options: ClusterOptions): Promise<Store<EtcdLog>> {
  return withClient(options, async (client, layout) => {
    const { clock, config, warn = () => {}, onWrite, create, rewriteFrom } = options;
    const { timeZone } = clock;
    const place = { engine: client, layout, timeZone };
    await ensureFormat(client, {
      ...{ layout, timeZone, create },
      takeOver: async (format) => {
        const { takeOver } = await import("./convert_0_2.ts");
        const isDone = await takeOver({ ...place, now: clock.now }, format);
        if (isDone) warn(new Problem("store.taken_over", { root: layout.root }));
      },
    });
    const follower = new ClockFollower(client, options);
    if (!options.trustsClock) await follower.begin();
    const sizes = new SizeWatch(client, options);
    const { now } = follower;
    const process = randomBytes(8).toString("hex");
    const log = new EtcdLog({
      ...{ ...place, process, now, warn, config, onWrite, rewriteFrom },
      clock: new DayClock(timeZone, now),
      days: options.usageDays ?? USAGE_DAYS,
      machine: new MachineNotice({ client, layout, process, config, warn }),
      onClose: () => {
        follower.end();
        sizes.end();
        client.close();
      },
    });
    await log.begin();
    sizes.begin();
    return new Store({ ...options, log, now });
  });
}

/**
 * Restores a backup into an engine in which there is no store.
 *
 * @throws {StoreRefused} As `openCluster`, or if the backup is not sound.
 * @throws {StoreUnavailable} If the engine does not answer.
 */
export function restoreIntoEngine(
  options: Pick<ClusterOptions, "engine" | "clock" | "warn"> & { backup: string; bytes?: Uint8Array | undefined },
): Promise<BackupContent> {
  return withClient(options, async (client, layout) => {
    const { backup, bytes } = options;
    const { timeZone, now } = options.clock;
    try {
      return await restoreCluster({ engine: client, layout, timeZone, now, backup, bytes });
    } finally {
      client.close();
    }
  });
}

/**
 * Reads all that the store in an engine consists of, and changes nothing.
 *
 * @throws {StoreRefused | StoreUnavailable} As `openCluster`.
 */
export async function* checkEngine(
  options: Pick<ClusterOptions, "engine" | "clock" | "warn">,
): AsyncGenerator<FileReport, undefined> {
  const { engine, clock } = options;
  const { client, layout } = await withClient(options, async (client, layout) => {
    const takeOver = async () => {
      throw new StoreRefused("store.older_engine_format", { root: layout.root });
    };
    const { timeZone } = clock;
    await ensureFormat(client, { layout, timeZone, create: false, takeOver });
    return { client, layout };
  });
  try {
    yield* checkCluster(client, layout);
  } catch (error) {
    throw openingError(error, engine);
  } finally {
    client.close();
  }
}

/**
 * Runs an action with a client, which is closed if it fails; errors of the engine become errors of the store. Warns of
 * connections to the engine that are not encrypted.
 */
async function withClient<T>(
  { engine, warn }: Pick<ClusterOptions, "engine" | "warn">,
  action: (client: EngineClient, layout: Layout) => Promise<T>,
): Promise<T> {
  const client = new EngineClient(engine);
  const unprotected = unprotectedEndpoints(engine.endpoints);
  if (unprotected.length > 0) warn?.(new Problem("store.engine_unencrypted", { endpoints: unprotected.join(", ") }));
  try {
    return await action(client, new Layout(engine.prefix));
  } catch (error) {
    client.close();
    throw openingError(error, engine);
  }
}

/** Returns the error of the store for one of the engine; any other as it is. */
function openingError(error: unknown, { endpoints, user, prefix }: EngineOptions): unknown {
  if (!(error instanceof EngineError)) return error;
  const { code, status }: EngineError = error;
  const options = { cause: error };
  if (code === "engine_authentication_failed") return new StoreRefused("store.engine_user_refused", { user }, options);
  if (code === "engine_common_name") return new StoreRefused("store.engine_refuses_name", {}, options);
  if (code === "engine_user_empty") return new StoreRefused("store.engine_wants_user", {}, options);
  if (status === CODES.permissionDenied) {
    return new StoreRefused("store.engine_denies_keys", { user, prefix }, options);
  }
  return new StoreUnavailable("engine_unusable", { endpoints: endpoints.join(", ") }, options);
}

const BATCHES_AT_ONCE = 500;

/**
 * Reads all that a store in an engine consists of, and changes nothing: the snapshot, the files in it, and the batches of
 * each process that are put on record since.
 *
 * @throws {EngineError} If the engine does not answer.
 */
async function* checkCluster(engine: Engine, layout: Layout): AsyncGenerator<FileReport, undefined> {
  const read = await run(engine, { success: [range(layout.snapshot)] });
  const [kv] = kvsOf(read, 0);
  const revision = revisionOf(read);
  const files = new MemoryFolder();
  if (kv !== undefined) {
    const found = await report(layout.snapshot, async (count) => {
      const snapshot = decodeSnapshot(kv);
      const backup = "/backup";
      files.put(backup, await readPieces({ engine, layout }, { snapshot, revision }));
      count(snapshot.pieces);
      await restoreStore(FOLDER, { backup, files, from: files });
    });
    yield found;
    const inside = found.state === "sound" ? checkStore(FOLDER, files) : [];
    for await (const file of inside) yield { ...file, name: `${layout.snapshot}/${file.name}` };
  }
  yield await report(layout.batches(), async (count) => {
    const damaged: unknown[] = [];
    for await (const kvs of pages(engine, layout.batches(), { limit: BATCHES_AT_ONCE, revision })) {
      for (const { key, value } of kvs) {
        try {
          decodeBatch(decodeBase64(value), decodeBase64(key).toString());
          count(1);
        } catch (error) {
          damaged.push(error);
        }
      }
    }
    if (damaged.length > 0) throw damaged[0];
  });
}

async function report(name: string, read: (count: (records: number) => void) => Promise<void>): Promise<FileReport> {
  let records = 0;
  try {
    await read((more) => {
      records += more;
    });
    return { name, state: "sound", records };
  } catch (error) {
    if (!(error instanceof StoreDamaged || error instanceof StoreRefused)) throw error;
    const offset = error instanceof StoreDamaged ? error.offset : 0;
    return { name, state: "damaged", records, offset, reason: error };
  }
}
