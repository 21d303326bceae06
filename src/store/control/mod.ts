import { rmdirSync } from "node:fs";
import { Problem } from "../../base/problem.ts";
import type { ClusterOptions } from "../etcd/mod.ts";
import { openStore, refuseForeignFolder, type StoreOptions, storeExists } from "../mod.ts";
import { localCalls, type OperationContext, type ServedFolder, type StoreCalls } from "../operations.ts";
import type { Store } from "../store.ts";
import { createFolder } from "../wal/mod.ts";
import { connectToControl } from "./control_client.ts";
import { ControlServer, type Role } from "./control_server.ts";

export type { ServedFolder, StoreCalls } from "../operations.ts";

/** The longest wait for a command that works on the folder, and the pause between two attempts. */
const LOCK_TIMEOUT_MS = 15_000;
const RETRY_INTERVAL_MS = 25;

/** The options of opening a store and of showing it to other processes. */
export interface HoldOptions extends StoreOptions, OperationContext {
  /** The engine that has the store in place of the folder. */
  readonly engine?: ClusterOptions["engine"] | undefined;
  /** Receives the sizes of the engine's members. */
  readonly onSizes?: ClusterOptions["onSizes"];
}

/** A store that is open in this process and in no other. */
export interface HeldStore {
  readonly store: Store;
  /** Answers other processes no more, closes the store and unlocks the folder. */
  close(): Promise<void>;
}

/**
 * Opens a store for a server and answers the commands of other processes from then on.
 *
 * @throws {Error} If another server has it open, or a command keeps it open for too long.
 * @throws {StoreRefused} If the folder is used for other things.
 */
export async function holdStore(folder: string, options: HoldOptions): Promise<HeldStore> {
  if (options.engine !== undefined) return await holdCluster(options.engine, options);
  prepareFolder(folder);
  return retryUntil(folder, async () => {
    const held = await tryToHold(folder, { ...options, role: "serve" });
    return held ?? refuseServed(folder, "served_already");
  });
}

/**
 * Runs an action on a store: in the process that has it open, or, where none has, in this one.
 *
 * @param options `create`: a store is created where there is none.
 * @throws {Error} If there is no store, another process cannot be reached or keeps the folder, or the action fails.
 * @throws {StoreDamaged | StoreRefused | StoreUnavailable} As `openStore`, where no process has it open.
 */
export async function useStore<T>(
  folder: string,
  options: HoldOptions & { create?: boolean; action: (calls: StoreCalls) => Promise<T> },
): Promise<T> {
  const { engine, create, action } = options;
  const actOn = async ({ store, close }: HeldStore): Promise<T> => {
    try {
      return await action(localCalls(store, options));
    } finally {
      await close();
    }
  };
  if (engine !== undefined) return await actOn(await holdCluster(engine, { ...options, create: create ?? false }));
  if (create) prepareFolder(folder);
  else if (!storeExists(folder)) {
    throw new Problem("store.no_store", { folder });
  }
  const { value } = await retryUntil(folder, async () => {
    const client = await connectToControl(folder);
    if (client) {
      try {
        return { value: await action(client.calls) };
      } finally {
        client.close();
      }
    }
    const held = await tryToHold(folder, { ...options, role: "command" });
    return held && { value: await actOn(held) };
  });
  return value;
}

/** Asks the server that works on a folder for its translations; undefined where none does. */
export async function servedFolder(folder: string): Promise<ServedFolder | undefined> {
  const client = await connectToControl(folder);
  try {
    if (client?.greeting.role !== "serve") return undefined;
    return (await client.calls.served()) ?? undefined;
  } finally {
    client?.close();
  }
}

/**
 * Runs an action on the files of a folder while no other process works on them.
 *
 * @param options `create`: the folder is created where there is none, and removed if the action fails and leaves it empty.
 * @throws {Error} If a server works on it.
 * @throws {StoreRefused} If a store is to be created in a folder that is used for other things.
 */
export async function holdFolder<T>(
  folder: string,
  { create = false, action }: { create?: boolean; action: () => Promise<T> },
): Promise<T> {
  const created = create ? prepareFolder(folder) : [];
  try {
    const { value } = await retryUntil(folder, async () => {
      const server = await ControlServer.lock(folder, "command");
      if (server) {
        try {
          return { value: await action() };
        } finally {
          await server.release();
        }
      }
      return refuseServed(folder, "being_served");
    });
    return value;
  } catch (error) {
    removeEmpty(created);
    throw error;
  }
}

/** Removes folders as long as they are empty. */
function removeEmpty(folders: string[]): void {
  try {
    for (const folder of folders) rmdirSync(folder);
  } catch {
    // The action left something in it, or another process did.
  }
}

/** Refuses a folder that a server works on; returns undefined where it is a command, which will soon be done. */
async function refuseServed(folder: string, code: "served_already" | "being_served"): Promise<undefined> {
  const client = await connectToControl(folder);
  client?.close();
  if (client?.greeting.role !== "serve") return;
  throw new Problem(`store.${code}`, { folder, process: client.greeting.process });
}

/** Opens the store in an engine, which any number of processes may do. */
async function holdCluster(
  engine: ClusterOptions["engine"],
  { create = true, ...options }: HoldOptions & { create?: boolean },
): Promise<HeldStore> {
  const { openCluster } = await import("../etcd/mod.ts");
  const store = await openCluster({ ...options, engine, create });
  return { store, close: () => store.close() };
}

async function tryToHold(folder: string, options: HoldOptions & { role: Role }): Promise<HeldStore | undefined> {
  const server = await ControlServer.lock(folder, options.role);
  if (!server) return undefined;
  try {
    const store = await openStore(folder, { ...options, isOwner: () => server.isHeld });
    server.answer(localCalls(store, options));
    return {
      store,
      async close() {
        await server.stopAnswering();
        try {
          await store.close();
        } finally {
          await server.release();
        }
      },
    };
  } catch (error) {
    await server.release();
    throw error;
  }
}

/** Creates the folder of a store, for the lock is in it. @returns The folders that were created. */
function prepareFolder(folder: string): string[] {
  refuseForeignFolder(folder);
  return createFolder(folder);
}

/** Repeats an attempt until it has an outcome, while a process that will soon end is in the way. */
async function retryUntil<T>(folder: string, attempt: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + LOCK_TIMEOUT_MS; Date.now() < end; ) {
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
  }
  throw new Problem("store.busy_folder", { folder });
}
