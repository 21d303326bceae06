import type { Log } from "../base/log.ts";
import type { Config, ReadSettings } from "../config/mod.ts";
import type { DefaultTranslation } from "./default_translation.ts";
import type { Face } from "./face.ts";
import { logProblem, serviceEvent } from "./log_problem.ts";
import type { Part } from "./service_part.ts";

/** The parts of the settings' reload. */
export interface SettingsReloadOptions {
  /** Reads the settings again, files and all. @throws {SettingsError} If a file says something wrong. */
  readonly readSettings: () => ReadSettings;
  readonly config: Config;
  readonly defaultTranslation: DefaultTranslation;
  readonly face: Face;
  readonly log: Log;
}

/** Puts changed settings in force, and logs those that wait for a restart. */
export class SettingsReload implements Part {
  readonly #options: SettingsReloadOptions;

  constructor(options: SettingsReloadOptions) {
    this.#options = options;
  }

  reload(): void {
    const { config, defaultTranslation, face, readSettings, log } = this.#options;
    try {
      const read = readSettings();
      const { applied, waiting } = config.update(face.complete(defaultTranslation.complete(read), read.sources));
      if (applied.length > 0) {
        log("notice", "Applied changed settings", { settings: applied.join(",") });
      }
      if (waiting.length > 0) {
        const settings = waiting.join(",");
        logProblem(log, "warning", serviceEvent("settings_waiting", {}), { settings });
      }
    } catch (error) {
      logProblem(log, "error", serviceEvent("settings_kept", {}, error));
    }
  }
}
