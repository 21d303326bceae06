import { readdirSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../base/log.ts";
import { type Config, settingsText } from "../config/mod.ts";
import { packService } from "../store/backup/mod.ts";
import type { Store } from "../store/mod.ts";
import { readTranslations } from "../upload/mod.ts";
import { VERSION } from "../version.ts";
import type { ServiceOperation, ServiceWarning } from "../web/mod.ts";

/** The setting of the store with the time of the last backup. */
const LAST_BACKUP = "last-backup";
/** The last warnings that are remembered. */
const MAX_WARNINGS = 20;

/** The parts of the operation. */
export interface OperationOptions {
  readonly config: Config;
  readonly store: Pick<Store, "backup" | "settings" | "setSetting">;
  readonly now: () => number;
  /** Returns what was set, by setting; nothing without it. */
  readonly stated?: () => Readonly<Record<string, string>>;
  readonly warnings?: readonly ServiceWarning[];
}

/** Returns the state of the running service as administrators see it, and the maker of a backup of all of it. */
export function serviceOperation({
  config,
  store,
  now,
  stated = () => ({}),
  warnings = [],
}: OperationOptions): ServiceOperation {
  return {
    facts() {
      const { keys, corpus } = config.current;
      const last = Number(store.settings.get(LAST_BACKUP));
      return {
        version: VERSION,
        storeBytes: sizeOf(keys, /\.(log|day)$/),
        corpusBytes: sizeOf(corpus, /\.txt$/),
        freeBytes: freeOn(keys),
        lastBackup: Number.isFinite(last) && last > 0 ? last : undefined,
        warnings,
      };
    },
    async backup() {
      const settings = stated();
      const packed = await packService(store.backup(), {
        settings: settingsText(settings),
        translations: readTranslations(config.current.corpus, { isNamed: settings.corpus !== undefined }),
      });
      await store.setSetting(LAST_BACKUP, String(now()));
      return packed;
    },
  };
}

/** Returns a log that remembers the last warnings and errors. */
export function rememberingLog(log: Log, now: () => number): { log: Log; warnings: readonly ServiceWarning[] } {
  const warnings: ServiceWarning[] = [];
  return {
    warnings,
    log: (level, event, fields) => {
      if (level === "warning" || level === "error") {
        if (warnings.length === MAX_WARNINGS) warnings.shift();
        warnings.push({ at: now(), event });
      }
      log(level, event, fields);
    },
  };
}

/** Sums the lengths of the files of a folder; 0 where they cannot be seen. */
function sizeOf(folder: string, names: RegExp): number {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => names.test(name))
      .reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0);
  } catch {
    return 0;
  }
}

function freeOn(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
