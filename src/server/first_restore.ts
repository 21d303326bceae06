import { hash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Now } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { Config } from "../config/mod.ts";
import { backupFacts, readEverything } from "../store/backup/mod.ts";
import { type Store, StoreUncertain } from "../store/mod.ts";
import {
  FileSink,
  removeTranslations,
  restoreTranslations,
  Staging,
  type UploadSink,
  writeRestoredSettings,
} from "../upload/mod.ts";
import type { FirstRestore, RestoredBackup, StagedBackup } from "../web/mod.ts";
import type { Part } from "./service_part.ts";

/** Milliseconds for which a backup waits for its confirmation. */
const PENDING_MS = 1_800_000;

/** The parts of the restore. */
interface RestoreOptions {
  readonly config: Config;
  readonly store: Pick<Store, "signIn" | "restoreFirst">;
  readonly log: Log;
  readonly now: Now;
  /** Puts in force what was restored. */
  readonly onRestored: () => Promise<void>;
}

/** A backup on the disk. */
interface Waiting {
  /** The SHA-256 of the token of the link by which it came. */
  readonly link: string;
  readonly folder: string;
  /** The path of the backup of the store. */
  readonly store: string;
  /** The path of the file as it came. */
  readonly file: string;
  readonly shown: StagedBackup;
}

/**
 * Restores a backup in the browser, behind the one-time link of the first start: it is received beside the store, read
 * through and shown, and takes the place of all once it is confirmed. Of several the last one waits.
 */
export class BackupRestore implements FirstRestore, Part {
  readonly #options: RestoreOptions;
  readonly #staging: Staging;
  #waiting: Waiting | undefined;
  #expiry: NodeJS.Timeout | undefined;

  constructor(options: RestoreOptions) {
    this.#options = options;
    const { keys } = options.config.current;
    this.#staging = new Staging({ corpus: keys, keys });
    this.#staging.removeLeftovers(options.now());
  }

  isOffered(link: string): boolean {
    const { config, store } = this.#options;
    return config.current["upload-limit"] > 0 && store.signIn.isFirstLink(link);
  }

  receive(link: string, { name, bytes }: { name: string; bytes: number | undefined }): UploadSink {
    if (!this.isOffered(link)) throw new Problem("accounts.invalid_link", {});
    const limit = this.#options.config.current["upload-limit"];
    if (bytes !== undefined && bytes > limit) throw new Problem("upload.too_large", { max: limit });
    // The file, the store's backup in it, and the files that are made of that.
    if (!this.#staging.hasRoom(3 * (bytes ?? 0))) throw new Problem("upload.disk_full", {});
    const folder = this.#staging.makeFolder();
    const file = join(folder, "backup");
    const remove = () => this.#staging.removeFolder(folder);
    const sink = new FileSink(file, { limit, onAbort: remove, onFinish: () => {} });
    return {
      write: (bytes) => sink.write(bytes),
      onDrain: (callback) => sink.onDrain(callback),
      abort: () => sink.abort(),
      finish: async () => {
        try {
          await sink.finish();
          await this.#show(link, { folder, file, fileName: name });
        } catch (error) {
          remove();
          throw error;
        }
      },
    };
  }

  staged(link: string): StagedBackup | undefined {
    return this.#waiting?.link === sha256(link) && this.isOffered(link) ? this.#waiting.shown : undefined;
  }

  async confirm(link: string, id: string): Promise<RestoredBackup> {
    const { config, store, log, onRestored } = this.#options;
    if (!this.isOffered(link)) throw new Problem("accounts.invalid_link", {});
    const waiting = this.#waiting;
    if (waiting?.link !== sha256(link) || waiting.shown.id !== id) throw new Problem("upload.gone", {});
    const { corpus } = config.current;
    const { settings, translations } = (await readEverything(waiting.file)) ?? {
      settings: "",
      translations: new Map(),
    };
    // The store comes last: until it is there, a restore that was cut off can be repeated.
    const restored = restoreTranslations(corpus, translations);
    try {
      await store.restoreFirst(waiting.store, link);
    } catch (error) {
      if (!(error instanceof StoreUncertain)) removeTranslations(corpus, restored.written);
      throw error;
    }
    this.#drop();
    log("notice", new Problem("event.backup_restored", {}), {
      made: new Date(waiting.shown.made * 1000).toISOString(),
    });
    await onRestored();
    return {
      ...waiting.shown,
      settings,
      settingsFile: settings === "" ? undefined : written(settings, config.current),
    };
  }

  /** Removes what waits: the service stops. */
  stop(): void {
    this.#drop();
  }

  async #show(
    link: string,
    { folder, file, fileName }: Omit<Waiting, "link" | "store" | "shown"> & { fileName: string },
  ) {
    const { config, store } = this.#options;
    const all = await readEverything(file);
    const path = all === undefined ? file : join(folder, "store");
    if (all !== undefined) await writeFile(path, all.store, { mode: 0o600 });
    const facts = await backupFacts(path);
    // The link may have been used while the file arrived.
    if (!store.signIn.isFirstLink(link)) throw new Problem("accounts.invalid_link", {});
    const names = [...(all?.translations.keys() ?? [])];
    const kept = names.filter((name) => existsSync(join(config.current.corpus, name)));
    const shown: StagedBackup = {
      ...facts,
      ...{ id: randomBytes(12).toString("base64url"), fileName },
      translations: names.map(codeOf),
      kept: kept.map(codeOf),
      hasSettings: all !== undefined && all.settings !== "",
    };
    this.#drop();
    this.#waiting = { link: sha256(link), folder, file, store: path, shown };
    this.#expiry = setTimeout(() => this.#drop(), PENDING_MS).unref();
  }

  #drop(): void {
    clearTimeout(this.#expiry);
    if (this.#waiting !== undefined) this.#staging.removeFolder(this.#waiting.folder);
    this.#waiting = undefined;
  }
}

const codeOf = (name: string): string => name.replace(/\.txt$/, "");

/** Returns the file that the settings are written to; undefined where none can be written: the page shows them. */
function written(settings: string, folders: { keys: string; corpus: string }): string | undefined {
  try {
    return writeRestoredSettings(settings, folders);
  } catch {
    return undefined;
  }
}

function sha256(token: string): string {
  return hash("sha256", token);
}
