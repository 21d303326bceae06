import { mkdirSync } from "node:fs";
import { openStore, type StoreOptions, storeExists } from "../open.ts";
import type { Store } from "../store.ts";
import { localCalls, type StoreCalls } from "./calls.ts";
import { connectToControl } from "./control_client.ts";
import { ControlServer } from "./control_server.ts";
import type { Role } from "./protocol.ts";

/** How long to wait for a command that works on the folder, in milliseconds, and how often to look. */
const LOCK_TIMEOUT_MS = 15_000;
const RETRY_INTERVAL_MS = 25;

/** How a store is opened and shown to other processes. */
export interface HoldOptions extends StoreOptions {
  /** Where the pages are reached, for one-time links; null where that is not known. */
  readonly publicUrl: () => string | null;
}

/** A store that is open in this process and in no other. */
export interface HeldStore {
  readonly store: Store;
  /** Answers other processes no more, closes the store and gives the folder back. */
  close(): Promise<void>;
}

/**
 * Opens a store for a server. Commands of other processes are answered from then on.
 *
 * @throws {Error} If another server has it, or a command for too long.
 */
export function holdStore(folder: string, options: HoldOptions): Promise<HeldStore> {
  makeFolder(folder);
  return retryUntil(folder, async () => {
    const held = await tryToHold(folder, { ...options, role: "serve" });
    if (held) return held;
    const client = await connectToControl(folder);
    client?.close();
    if (client?.greeting.role !== "serve") return undefined;
    throw new Error(
      `Cannot serve from the folder "${folder}": the process ${client.greeting.process} serves from it already; ` +
        "stop that one first, or give another folder with --keys",
    );
  });
}

/**
 * Does something with a store: in the process that has it open, or, where none has, in this one.
 *
 * @param options `create` says that a store may be made where there is none.
 * @throws {Error} If there is no store, another process cannot be reached or keeps the folder, or the action fails.
 * @throws {StoreDamaged | StoreRefused | StoreUnavailable} As `openStore`, where none has it open.
 */
export async function useStore<T>(
  folder: string,
  options: HoldOptions & { create?: boolean; action: (calls: StoreCalls) => Promise<T> },
): Promise<T> {
  if (options.create) makeFolder(folder);
  else if (!storeExists(folder)) {
    throw new Error(`There is no store in the folder "${folder}": give the right one with --keys`);
  }
  const { action } = options;
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
    if (!held) return undefined;
    try {
      return { value: await action(localCalls(held.store, options.publicUrl)) };
    } finally {
      await held.close();
    }
  });
  return value;
}

/**
 * Does something with a folder's files while no other process works on them.
 *
 * @throws {Error} If a server does.
 */
export function holdFolder<T>(folder: string, action: () => Promise<T>): Promise<T> {
  return retryUntil(folder, async () => {
    const server = await ControlServer.claim(folder, "command");
    if (server) {
      try {
        return { value: await action() };
      } finally {
        await server.release();
      }
    }
    const client = await connectToControl(folder);
    client?.close();
    if (client?.greeting.role !== "serve") return undefined;
    throw new Error(
      `Cannot do this while the process ${client.greeting.process} serves from "${folder}": stop it first`,
    );
  }).then(({ value }) => value);
}

async function tryToHold(
  folder: string,
  options: HoldOptions & { role: Role },
): Promise<HeldStore | undefined> {
  const server = await ControlServer.claim(folder, options.role);
  if (!server) return undefined;
  try {
    const store = await openStore(folder, options);
    server.answer(localCalls(store, options.publicUrl));
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

function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Tries again and again while somebody is in the way who will soon be gone. */
async function retryUntil<T>(folder: string, attempt: () => Promise<T | undefined>): Promise<T> {
  for (const end = Date.now() + LOCK_TIMEOUT_MS; Date.now() < end; ) {
    const outcome = await attempt();
    if (outcome !== undefined) return outcome;
    await new Promise((resolve) => setTimeout(resolve, RETRY_INTERVAL_MS));
  }
  throw new Error(
    `Cannot work on the folder "${folder}": another command works on it and does not end`,
  );
}
