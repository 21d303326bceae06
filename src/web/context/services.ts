import type { ApiDependencies } from "../../api/mod.ts";
import { CurrentDescription } from "../../api/openapi/mod.ts";
import { DailyLimiter, SignInLimiter, UsedTokens } from "../../auth/mod.ts";
import { oncePer } from "../../base/bounded_map.ts";
import type { Log } from "../../base/log.ts";
import type { ChurchCalendar } from "../../calendar/mod.ts";
import type { SettingName, Settings } from "../../config/mod.ts";
import type { Compressor } from "../../http/mod.ts";
import type { BackupFacts } from "../../store/backup/mod.ts";
import type { StagedUploads, UploadSink } from "../../upload/mod.ts";

/** The texts of the face, as they are written. */
export type FaceTexts = Readonly<Record<"site-name" | "site-contact" | "site-accent" | "site-footer", string>>;

/** The settings that administrators choose on the pages: the default translation, who may read, the face, the public URL. */
export interface StoredChoices {
  /** Returns the flag, variable or line of a file that wins over a choice, or undefined. */
  fixedBy(name: SettingName): string | undefined;
  /** The setting that wins over a choice of the default translation, or undefined. */
  readonly setBy: string | undefined;
  /** The code of the default translation that was chosen; undefined where none was. */
  readonly chosen: string | undefined;
  /** The code on record, which answers where none was set or chosen. */
  readonly recorded: string;
  /** Chooses another default translation; undefined takes the choice back. */
  choose(code: string | undefined): Promise<void>;
  /** The answer to the question who may read. */
  readonly readerAnswer: string | undefined;
  answerReader(reader: string): Promise<void>;
  /** Stores texts of the face that were read as settings are; those that are fixed stay. */
  save(texts: FaceTexts): Promise<void>;
  /** Stores the picture, a PNG; undefined removes it. */
  saveCrest(png: Buffer | undefined): Promise<void>;
  /** Stores the public URL; empty for none. */
  saveAddress(url: string): Promise<void>;
}

/** A church's own feasts, in lines of the celebration tables. */
export interface FeastList {
  /** Those of the page. */
  readonly stored: readonly string[];
  /** Those of the file. */
  readonly filed: readonly string[];
  /** The reasons for which some are not in force. */
  readonly faults: readonly Error[];
  /** The time at which feasts or settings made another calendar, in milliseconds; undefined where they never did. */
  readonly revised: number | undefined;
  /** Makes the calendar with one more, in place of another. @throws {TableError} If the line cannot be read. */
  preview(line: string, instead?: string): ChurchCalendar;
  /**
   * Adds one, in place of another; returns false where that is not there any more.
   *
   * @throws {TableError} If the line cannot be read. @throws {Problem<"table">} If there are too many.
   */
  add(line: string, instead?: string): Promise<boolean>;
  /** Returns false where the line is not there any more. */
  remove(line: string): Promise<boolean>;
}

/** A warning of the running service. */
export interface ServiceWarning {
  /** In milliseconds since the Unix epoch. */
  readonly at: number;
  /** The event, or the error. */
  readonly event: unknown;
}

/** The state of the service beside its requests. */
export interface OperationFacts {
  readonly version: string;
  readonly storeBytes: number;
  readonly corpusBytes: number;
  /** Free space on the disk of the store; undefined where it is not known. */
  readonly freeBytes: number | undefined;
  /** The time of the last backup from the page; undefined where there was none. */
  readonly lastBackup: number | undefined;
  /** The last warnings, the oldest first. */
  readonly warnings: readonly ServiceWarning[];
}

/** The operation of the service, as administrators see it. */
export interface ServiceOperation {
  facts(): OperationFacts;
  /** Returns the faults that files of translations have now. */
  fileFaults(): readonly Error[];
  /** Packs store, settings and translations into one file. */
  backup(): Promise<Buffer>;
}

/** A backup that was uploaded at the first start and waits to be confirmed. */
export interface StagedBackup extends BackupFacts {
  readonly id: string;
  readonly fileName: string;
  /** The codes of its translations. */
  readonly translations: readonly string[];
  /** Those that are here already, and stay as they are. */
  readonly kept: readonly string[];
  readonly hasSettings: boolean;
}

/** A backup that was restored. */
export interface RestoredBackup extends StagedBackup {
  /** The lines of its settings file, which are not in force. */
  readonly settings: string;
  /** The file that they were written to; undefined where there are none, or it cannot be written. */
  readonly settingsFile: string | undefined;
}

/** The restore of a backup behind the one-time link of the first start. */
export interface FirstRestore {
  /** Returns true for the token of that link while it is unused and there was never another user. */
  isOffered(link: string): boolean;
  /**
   * Receives a backup; once it is finished it waits, in place of the one before.
   *
   * @throws {Problem<"accounts" | "upload">} `invalid_link`, `too_large`, `disk_full`; `finish` as well `StoreRefused` for
   *   a file that is no sound backup.
   */
  receive(link: string, file: { name: string; bytes: number | undefined }): UploadSink;
  /** Returns the backup that waits. */
  staged(link: string): StagedBackup | undefined;
  /**
   * Puts the backup that waits in the place of all.
   *
   * @throws {Problem<"accounts" | "upload">} `invalid_link`; `gone` where another one waits, or none.
   * @throws {StoreUnavailable | CorpusError} If it cannot be written. Nothing is changed by any of them.
   * @throws {StoreUncertain} If the next start finishes it.
   */
  confirm(link: string, id: string): Promise<RestoredBackup>;
}

export interface WebDependencies extends ApiDependencies {
  readonly stored: StoredChoices;
  readonly feasts: FeastList;
  readonly operation: ServiceOperation;
  /** Absent where the store is not in a folder of this machine. */
  readonly restore?: FirstRestore | undefined;
  /** Absent where nothing can be uploaded. */
  readonly uploads?: StagedUploads | undefined;
  readonly compressor: Compressor;
  readonly log: Log;
}

/** The services that every page can use. */
export type WebServices = Readonly<ReturnType<typeof webServices>>;

/** Creates the services of the pages. */
export function webServices(dependencies: WebDependencies) {
  const { clock, store } = dependencies;
  return {
    ...dependencies,
    description: new CurrentDescription(dependencies),
    signInLimiter: new SignInLimiter(clock.now),
    usedTokens: new UsedTokens(),
    /** Limits passages read without a key, by client. */
    readerLimiter: new DailyLimiter(store),
    /** Limits accounts created by sign-up, by client. */
    signUpLimiter: new DailyLimiter(store),
    /** Limits attempts to sign up, by client: each reveals whether a name is taken. */
    signUpAttemptLimiter: new DailyLimiter(store),
  };
}

/** A picture that the service serves. */
export interface Picture {
  readonly path: string;
  readonly type: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** The face of the service: what its pages, feeds and previews call it, and how they show it. */
export type Site = Readonly<ReturnType<typeof siteOf>>;

/** Returns the face that the settings give the service. */
export const siteOf = oncePer((settings: Settings) => {
  const { "site-name": name, "site-contact": contact, "site-image": image } = settings;
  return {
    /** `Ambo` unless it has a name of its own. */
    name: name || "Ambo",
    hasOwnName: name !== "",
    contact,
    /** The colour of links and buttons, six hexadecimal digits; empty for that of the program. */
    accent: settings["site-accent"],
    /** A line at the foot of the pages; empty for none. */
    footer: settings["site-footer"],
    /** The service's own picture. */
    image: image && {
      path: `/assets/site-${image.digest}.${image.type.replace("image/", "")}`,
      type: image.type,
      width: image.width,
      height: image.height,
    },
  };
});
