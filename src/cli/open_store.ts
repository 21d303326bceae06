import { DayClock } from "../base/clock.ts";
import { engineOf, pagesUrl, type SettingName } from "../config/mod.ts";
import { explain } from "../i18n/problems/mod.ts";
import { type StoreCalls, useStore } from "../store/control/mod.ts";
import type { CommandContext, Option } from "./command.ts";
import { prepareFolder, reportFolder } from "./folder.ts";
import { actingAsOwner, refuseForeignStore } from "./folder_owner.ts";

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
  "settings",
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

/** The option that answers every question with yes. */
export const YES: Option = { help: "yes" };

/**
 * Calls the store of the folder `--keys`: through the server that runs on it, or else directly.
 *
 * @param context The command's context.
 * @param options `create` makes the store where there is none.
 * @throws {Error} As `useStore`, or if the store is another user's.
 */
export async function withStore<T>(
  context: CommandContext,
  options: {
    action: (calls: StoreCalls) => Promise<T>;
    create?: boolean;
    /** True where the command has called the store before. */
    isAgain?: boolean;
  },
): Promise<T> {
  const { settings, report, language } = context;
  const { action, create = false, isAgain = false } = options;
  if (create && engineOf(settings) === undefined) await prepareFolder("keys", context);
  if (!isAgain) reportFolder("keys", context);
  refuseForeignStore(settings.keys);
  return await actingAsOwner(settings.keys, context, () =>
    useStore(settings.keys, {
      clock: new DayClock(settings.timezone),
      config: { current: settings },
      engine: engineOf(settings),
      publicUrl: () => pagesUrl(settings),
      warn: (warning) => report(explain(warning, language)),
      create,
      action,
    }),
  );
}
