import { messageOf } from "../base/errors.ts";
import type { Log } from "../base/log.ts";
import type { Config, ReadSettings } from "../config/mod.ts";
import type { RunningServer } from "../http/mod.ts";
import type { DefaultTranslation } from "./default_translation.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import type { ServedTranslations } from "./served_translations.ts";
import type { TlsFiles } from "./tls_files.ts";

/** The parts of the service that a reload changes. */
export interface ReloadOptions {
  /** Reads the settings again, files and all. @throws {SettingsError} If a file says something wrong. */
  readonly readSettings: () => ReadSettings;
  readonly config: Config;
  readonly defaultTranslation: DefaultTranslation;
  readonly translations: ServedTranslations;
  readonly server: RunningServer;
  readonly tls: TlsFiles | undefined;
  readonly metrics: ServiceMetrics | undefined;
  readonly log: Log;
}

/** Reloads what a SIGHUP reloads: settings, certificate, translations. What cannot be reloaded stays as it was. */
export class Reload {
  readonly #options: ReloadOptions;

  constructor(options: ReloadOptions) {
    this.#options = options;
  }

  all(): void {
    this.#options.log("notice", "Reloading");
    this.settings();
    this.certificate();
    this.translations();
  }

  /** Puts changed settings in force, and logs those that wait for a restart. */
  settings(): void {
    const { config, defaultTranslation, readSettings, log } = this.#options;
    try {
      const { applied, waiting } = config.update(defaultTranslation.complete(readSettings()));
      if (applied.length > 0) {
        log("notice", "Applied changed settings", { settings: applied.join(",") });
      }
      if (waiting.length > 0) {
        const settings = waiting.join(",");
        log("warning", "Some changed settings wait for a restart", { settings });
      }
    } catch (error) {
      log("error", `Cannot reload the settings, the old ones stay: ${messageOf(error)}`);
    }
  }

  /** Serves with the certificate of changed files. */
  certificate(): void {
    const { server, tls, log } = this.#options;
    if (!tls?.haveChanged()) return;
    try {
      server.setCertificate(tls.read());
      log("notice", "Reloaded the certificate");
    } catch (error) {
      log("error", `Cannot reload the certificate, the old one stays: ${messageOf(error)}`);
    }
  }

  /** Serves the translations of changed files. */
  translations(): void {
    const { translations, metrics } = this.#options;
    if (translations.reload()) metrics?.reloads.add();
  }
}
