/** Stores for tests: over memory, with a clock that the test sets. */
import { DayClock } from "../../src/base/clock.ts";
import { explain } from "../../src/i18n/problems/mod.ts";
import { type LocalStore, openStore, type StoreOptions } from "../../src/store/mod.ts";
import { MemoryFiles } from "./memory_files.ts";

export const FOLDER = "/keys";
export const HOUR = 3_600_000;
/** Noon in Ljubljana on 21 November 2026. */
export const NOON = Date.UTC(2026, 10, 21, 11);

/** A store and all that surrounds it. */
export interface Opened {
  store: LocalStore;
  files: MemoryFiles;
  warnings: string[];
  /** What the clock shows; set it at will. */
  now: number;
  /** Closes the store and opens it again. */
  reopen(): Promise<LocalStore>;
  /** Ends the process without a warning and opens what it leaves. */
  restartAfterKill(): Promise<LocalStore>;
}

export async function opened(
  options: Partial<StoreOptions> & {
    dailyLimit?: number;
    at?: number;
    on?: MemoryFiles;
    zone?: string;
  } = {},
): Promise<Opened> {
  const warnings: string[] = [];
  const open = () =>
    openStore(FOLDER, {
      clock: new DayClock(options.zone ?? "Europe/Ljubljana", () => around.now),
      config: { current: { "daily-limit": options.dailyLimit ?? 100 } },
      warn: (warning) => warnings.push(explain(warning, "en")),
      ...options,
      files: around.files,
    });
  const around = {
    files: options.on ?? new MemoryFiles(),
    warnings,
    now: options.at ?? NOON,
    async reopen() {
      await around.store.close();
      around.store = await open();
      return around.store;
    },
    async restartAfterKill() {
      around.files = around.files.kill();
      around.store = await open();
      return around.store;
    },
  } as Opened;
  around.store = await open();
  return around;
}

/** Adds a user with a key and returns the key. */
export async function withKey(store: LocalStore, name: string): Promise<string> {
  await store.accounts.addUser(name);
  return await store.accounts.issueKey(name);
}

/** Serves so many requests with a key, one turn for all; returns how many were let through. */
export function serve(store: LocalStore, key: string, requests = 1): number {
  const account = store.accountOfKey(key);
  if (!account) throw new Error("the key is not known");
  let served = 0;
  for (let request = 0; request < requests; request++) if (store.log.consume(account) >= 0) served++;
  store.log.commit();
  return served;
}

/** Lets the work in the background go on until it is done. */
export async function idle(): Promise<void> {
  for (let round = 0; round < 50; round++) await new Promise(setImmediate);
}
