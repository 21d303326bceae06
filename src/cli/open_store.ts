import { DayClock } from "../base/clock.ts";
import { pagesUrl, type SettingName } from "../config/mod.ts";
import { type StoreCalls, useStore } from "../store/control/mod.ts";
import type { CommandContext } from "./command.ts";

/** The settings that matter to a command that works on the store. */
export const STORE_SETTINGS: readonly SettingName[] = [
  "keys",
  "daily-limit",
  "timezone",
  "public-url",
  "host",
  "port",
  "socket",
  "tls-cert",
  "tls-key",
];

/**
 * Does something with the store of the folder `--keys`: by way of the server that runs on it, or else by itself.
 *
 * @param options `create` says that a store may be made where there is none.
 * @throws {Error} As `useStore`.
 */
export function withStore<T>(
  { settings, report }: CommandContext,
  { action, create = false }: { action: (calls: StoreCalls) => Promise<T>; create?: boolean },
): Promise<T> {
  return useStore(settings.keys, {
    clock: new DayClock(settings.timezone),
    config: { current: settings },
    publicUrl: () => pagesUrl(settings),
    warn: report,
    create,
    action,
  });
}
