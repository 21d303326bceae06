import { X509Certificate } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { DAY_MS, type Now } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { isProblem, Problem } from "../base/problem.ts";
import type { Config, ReadSettings } from "../config/mod.ts";
import type { Certificate, RunningServer } from "../http/mod.ts";
import type { StagedUploads } from "../upload/mod.ts";
import type { ServiceMetrics } from "./metrics/mod.ts";
import type { ServedTranslations } from "./served_translations.ts";
import { every, type Part } from "./service_part.ts";
import type { StoredSettings } from "./stored_settings.ts";

/** The parts of the settings' reload. */
interface SettingsReloadOptions {
  /** Reads the settings again, files and all. @throws {SettingsError} If a file says something wrong. */
  readonly readSettings: () => ReadSettings;
  readonly config: Config;
  readonly stored: StoredSettings;
  readonly log: Log;
}

/** Puts changed settings in force, and logs those that wait for a restart. */
export function settingsReload(options: SettingsReloadOptions): Part {
  const { config, stored, readSettings, log } = options;
  return {
    reload() {
      try {
        const { applied, waiting } = config.update(stored.complete(readSettings()));
        if (applied.length > 0)
          log("notice", new Problem("event.settings_applied", {}), { settings: applied.join(",") });
        if (waiting.length === 0) return;
        log("warning", new Problem("event.settings_waiting", {}), { settings: waiting.join(",") });
      } catch (error) {
        log("error", new Problem("event.settings_kept", {}, { cause: error }));
      }
    },
  };
}

/** Logs a table of texts that cannot be read, at the start and at a reload: later it is read only when it is asked for. */
export function textsCheck({ uploads, log }: { readonly uploads: StagedUploads; readonly log: Log }): Part {
  const check = (): void => {
    try {
      uploads.freeTexts();
    } catch (error) {
      if (!isProblem(error, "download")) throw error;
      log("error", error);
    }
  };
  return { start: check, reload: check };
}

/** How often the files of the certificate are looked at, in milliseconds. */
const INTERVAL_MS = 10_000;

/** The parts of the certificate's reload. */
interface CertificateReloadOptions {
  /** Absent where nothing is encrypted. */
  readonly tls: TlsFiles | undefined;
  readonly server: Pick<RunningServer, "setCertificate">;
  readonly log: Log;
  readonly now: Now;
}

/** How long before its end a certificate is warned of, daily. */
const NOTICE_MS = 14 * DAY_MS;

/** Reads a certificate; empty if only TLS can report what is wrong. */
function readCertificate(block: string): X509Certificate[] {
  try {
    return [new X509Certificate(block)];
  } catch {
    return [];
  }
}

/** Returns a warning of a chain that is not valid, or not for long; of several certificates the one that ends first. */
export function certificateWarning(chain: Buffer, { path, now }: { path: string; now: number }): Problem | undefined {
  const blocks = chain.toString("latin1").match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g) ?? [];
  const certificates = blocks.flatMap(readCertificate);
  const begin = Math.max(...certificates.map(({ validFrom }) => Date.parse(validFrom)));
  const end = Math.min(...certificates.map(({ validTo }) => Date.parse(validTo)));
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  if (end <= now) return new Problem("event.certificate_expired", { path, date: dateOf(end) });
  if (begin > now) return new Problem("event.certificate_not_yet", { path, date: dateOf(begin) });
  if (end - now > NOTICE_MS) return undefined;
  return new Problem("event.certificate_expires", { path, date: dateOf(end), days: Math.floor((end - now) / DAY_MS) });
}

/** Serves with the certificate of changed files, at a reload and by itself, and warns of one that ends. */
export function certificateReload({ server, tls, log, now }: CertificateReloadOptions): Part {
  if (tls === undefined) return {};
  let warnAt = 0;
  const look = (): void => {
    if (now() < warnAt) return;
    warnAt = now() + DAY_MS;
    const warning = certificateWarning(tls.chain, { path: tls.path, now: now() });
    if (warning !== undefined) log("warning", warning);
  };
  const reload = (): void => {
    if (!tls.haveChanged()) return;
    try {
      server.setCertificate(tls.read());
      log("notice", new Problem("event.certificate_reloaded", {}));
      warnAt = 0;
      look();
    } catch (error) {
      log("error", new Problem("event.certificate_kept", {}, { cause: error }));
    }
  };
  const looks = every(INTERVAL_MS, () => {
    reload();
    look();
  });
  return {
    ...looks,
    start() {
      look();
      return looks.start?.();
    },
    reload,
  };
}

/** The files of a certificate chain and its private key, which others renew while the service runs. */
export class TlsFiles {
  readonly #paths: { readonly cert: string; readonly key: string };
  #seen = "";
  /** The certificates that were read last. */
  chain: Buffer = Buffer.alloc(0);

  constructor(paths: { cert: string; key: string }) {
    this.#paths = paths;
  }

  /** @throws {Problem} If a file cannot be read. */
  read(): Certificate {
    this.#seen = this.#signature();
    const { cert, key } = this.#paths;
    const chain = readPem(cert, "unreadable_certificate");
    const read = { cert: chain, key: readPem(key, "unreadable_private_key") };
    this.chain = chain;
    return read;
  }

  /** The path of the certificates. */
  get path(): string {
    return this.#paths.cert;
  }

  /** Returns true if a file changed since it was read last, or became unreadable or readable again. */
  haveChanged(): boolean {
    return this.#signature() !== this.#seen;
  }

  #signature(): string {
    return Object.values(this.#paths).map(signatureOf).join("\n");
  }
}

function signatureOf(path: string): string {
  try {
    const { ino, size, mtimeMs } = statSync(path);
    return `${ino} ${size} ${mtimeMs}`;
  } catch (error) {
    return String((error as NodeJS.ErrnoException).code);
  }
}

function readPem(path: string, code: "unreadable_certificate" | "unreadable_private_key"): Buffer {
  try {
    return readFileSync(path);
  } catch (cause) {
    throw new Problem(`service.${code}`, { path }, { cause });
  }
}

/** The parts of the translations' reload. */
interface TranslationsReloadOptions {
  readonly translations: ServedTranslations;
  readonly config: Config;
  readonly metrics: ServiceMetrics | undefined;
  readonly log: Log;
  /** Reloads this part, and whatever else follows a changed folder. */
  readonly onChange: () => void;
}

/** Serves the translations of changed files, at a reload and as soon as the folder changes. */
export function translationsReload(options: TranslationsReloadOptions): Part {
  const { translations, config, metrics, log, onChange } = options;
  const { library } = translations;
  const watch = (): void => translations.watch(onChange, config.current["watch-interval"]);
  let unfollow = (): void => {};
  return {
    start() {
      watch();
      unfollow = config.onChange(watch);
      void Promise.resolve(library.loading).then(() => {
        log("notice", new Problem("event.translations_loaded", {}), { translations: library.translations().length });
      });
    },
    reload() {
      if (translations.reload()) metrics?.reloads.add();
    },
    stop() {
      unfollow();
      translations.watch(onChange, 0);
    },
  };
}
