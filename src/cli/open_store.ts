import { DayClock } from "../base/clock.ts";
import { engineOf, pagesUrl, type SettingName } from "../config/mod.ts";
import { type StoreCalls, useStore } from "../store/control/mod.ts";
import type { CommandContext } from "./command.ts";

/** The settings of a store that several machines share. */
export const ENGINE_SETTING_NAMES = [
  "engine",
  "engine-ca",
  "engine-cert",
  "engine-key",
  "engine-user",
  "engine-password",
  "engine-prefix",
] as const satisfies readonly SettingName[];

/** The settings of a command that works on the store. */
export const STORE_SETTINGS: readonly SettingName[] = [
  "keys",
  ...ENGINE_SETTING_NAMES,
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
 * Calls the store of the folder `--keys`: through the server that runs on it, or else directly.
 *
 * @param context The command's context.
 * @param options `create` makes the store where there is none.
 * @throws {Error} As `useStore`.
 */
export function withStore<T>(
  { settings, report }: CommandContext,
  { action, create = false }: { action: (calls: StoreCalls) => Promise<T>; create?: boolean },
): Promise<T> {
  return useStore(settings.keys, {
    clock: new DayClock(settings.timezone),
    config: { current: settings },
    engine: engineOf(settings),
    publicUrl: () => pagesUrl(settings),
    warn: report,
    create,
    action,
  });
}
