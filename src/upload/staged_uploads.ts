import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Now } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import { Problem } from "../base/problem.ts";
import type { Config } from "../config/mod.ts";
import { compareTranslations, type EditionChanges } from "../corpus/check/mod.ts";
import {
  bringBackTranslation,
  editTranslation,
  type RemovedTranslation,
  removedTranslations,
  removeTranslation,
  type Translation,
  type TranslationHeader,
} from "../corpus/mod.ts";
import { download } from "./download.ts";
import { type FreeText, freeTextNamed, readFreeTexts } from "./free_texts.ts";
import {
  type ImportJob,
  type ImportOutcome,
  ImportProcess,
  type ImportProgram,
  preparedTranslation,
  refusalOf,
  refusedBy,
} from "./import_process.ts";
import { FileSink, isFull, Staging, safeFileName } from "./staging.ts";
import type { ImportFields, PendingUpload, UploadObstacle, UploadSink, UploadState } from "./upload_state.ts";

/** Milliseconds for which an upload waits for its confirmation. */
const PENDING_MS = 1_800_000;

/** The verses of each kind that a comparison of editions shows. */
const MAX_EXAMPLES = 20;

/** The parts of the uploads. */
interface UploadOptions extends ImportProgram {
  readonly config: Config;
  readonly now: Now;
  readonly log: Log;
  /** Serves what was imported. */
  readonly reload: () => void;
  /** Makes a text that was brought in for it the default translation. */
  readonly makeDefault?: (code: string) => Promise<void>;
  /** The milliseconds for which an upload waits; half an hour unless given. */
  readonly pendingTime?: number;
}

/** A file on the disk. */
interface Staged {
  readonly id: string;
  readonly folder: string;
  readonly fileName: string;
  readonly source: string;
  /** Takes what the preview imported, until it is confirmed. */
  readonly prepared: string;
  /** The fields with which a downloaded text is imported without being asked for. */
  readonly fields?: ImportFields;
  /** True where it becomes the default translation. */
  readonly isDefault?: boolean;
}

type Of<Kind extends UploadState["kind"]> = Extract<UploadState, { readonly kind: Kind }>;

/** A state of the upload with what belongs to it: what leaves the state leaves that behind. */
type Stage =
  | Of<"idle" | "refused">
  | (Of<"receiving"> & Arriving)
  | (Of<"downloading"> & Arriving & { received: number; readonly ending: AbortController })
  | Working
  | (Of<"pending"> & {
      readonly staged: Staged;
      /** The changes that the upload makes to translations that are there. */
      readonly compared: Map<Translation, EditionChanges>;
    });

interface Arriving {
  readonly staged: Staged;
  readonly sink: FileSink;
}

type Working = Of<"working"> & {
  readonly staged: Staged;
  importing?: ImportProcess;
  /** True where its files are to be removed once the process, which may still write, has ended. */
  isDiscarded?: true;
};

/**
 * Imports translations that administrators upload, one at a time: a file is received beside the translations, read in a
 * process of its own, waits for its confirmation, and is then imported as the command line does it.
 */
export class StagedUploads {
  readonly #options: UploadOptions;
  readonly #staging: Staging;
  #stage: Stage = { kind: "idle" };
  #work: Promise<void> | undefined;
  #expiry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: UploadOptions) {
    this.#options = options;
    const { corpus, keys } = options.config.current;
    this.#staging = new Staging({ corpus, keys });
    this.#staging.removeLeftovers(Date.now());
  }

  get state(): UploadState {
    return this.#stage;
  }

  /** Returns why nothing can be uploaded; undefined where it can. */
  obstacle(): UploadObstacle | undefined {
    if (this.#options.config.current["upload-limit"] === 0) return "off";
    return this.#staging.isWritable() ? undefined : "read_only";
  }

  /**
   * Returns the texts that can be downloaded; undefined where downloads are switched off.
   *
   * @throws {Problem<"download">} `table` if the operator's table cannot be read.
   */
  freeTexts(): readonly FreeText[] | undefined {
    const { downloads, texts } = this.#options.config.current;
    return downloads === "off" ? undefined : readFreeTexts(texts).texts;
  }

  /**
   * Begins to download a text of the table, which is then imported with the fields of the table. Where its code is taken,
   * or something else refuses it, it waits for its confirmation as a file does.
   *
   * @throws {Problem<"upload">} As {@linkcode receive} does.
   * @param isDefault True to make it the default translation.
   * @throws {Problem<"download">} `unknown_text` if the table does not have it, `off` where downloads are switched off.
   */
  download(code: string, isDefault = false): void {
    const { downloads, texts: table, "upload-limit": limit } = this.#options.config.current;
    if (downloads === "off") throw new Problem("download.off", {});
    const { texts, trustedHosts } = readFreeTexts(table);
    const text = freeTextNamed(texts, code);
    if (text === undefined) throw new Problem("download.unknown_text", { name: code, guess: undefined });
    const { title: name, language, copyright, bytes } = text;
    const fields = { code: text.code, name, language, copyright };
    const arriving = this.#begin({ name: `${text.code}.zip`, bytes }, { fields, isDefault });
    const { sink } = arriving;
    const id = randomBytes(12).toString("base64url");
    const ending = new AbortController();
    const stage: Stage = { kind: "downloading", id, text, received: 0, ...arriving, ending };
    this.#stage = stage;
    this.#work = download(text.address, {
      ...{ limit, trustedHosts, sha256: text.sha256, signal: ending.signal },
      write: (piece) => (sink.write(piece) ? undefined : new Promise((resolve) => sink.onDrain(resolve))),
      onProgress: (received) => {
        stage.received = received;
      },
    })
      .then(() => sink.finish())
      .catch((refusal) => {
        const isDiscarded = this.#stage !== stage;
        sink.abort();
        if (!isDiscarded) this.#refuse(name, refusal);
      });
  }

  /** Begins to receive a file. @throws {Problem<"upload">} `busy`, `too_large`, `disk_full`, `read_only`. */
  receive(file: { name: string; bytes: number | undefined }): UploadSink {
    return this.#begin(file).sink;
  }

  #begin(
    { name, bytes }: { name: string; bytes: number | undefined },
    wanted?: Pick<Staged, "fields" | "isDefault">,
  ): Arriving {
    const { kind } = this.#stage;
    const isBusy = kind === "receiving" || kind === "downloading" || kind === "working";
    if (this.#isClosed || isBusy) throw new Problem("upload.busy", {});
    const limit = this.#options.config.current["upload-limit"];
    if (bytes !== undefined && bytes > limit) throw new Problem("upload.too_large", { max: limit });
    if (this.obstacle() !== undefined) throw new Problem("upload.read_only", {});
    if (!this.#staging.hasRoom(bytes ?? 0)) throw new Problem("upload.disk_full", {});
    this.#drop();
    const fileName = safeFileName(name);
    const staged = { ...this.#makeStaged(fileName), ...wanted };
    const sink = new FileSink(staged.source, {
      limit,
      onAbort: () => this.#drop(),
      onFinish: () => this.#preview(staged),
    });
    const arriving = { staged, sink };
    this.#stage = { kind: "receiving", ...arriving };
    return arriving;
  }

  /**
   * Puts a pending upload in force.
   *
   * @returns The code of the translation; undefined where it was refused, for the reason in the state.
   * @throws {Problem<"upload">} `gone` where it is not pending any more.
   */
  async confirm(
    id: string,
    { fields, replace }: { fields: ImportFields; replace: boolean },
  ): Promise<string | undefined> {
    const { config, log, reload } = this.#options;
    const stage = this.#stage;
    if (stage.kind !== "pending" || stage.upload.id !== id) throw new Problem("upload.gone", {});
    const { staged, upload } = stage;
    const { corpus } = config.current;
    const { prepared } = staged;
    clearTimeout(this.#expiry);
    let imported: string | undefined;
    const job: ImportJob = { step: "import", prepared, corpus, fields, replace };
    await this.#run(staged, {
      job,
      done: (outcome) => {
        if ("imported" in outcome) {
          imported = outcome.imported;
          log("notice", new Problem("event.upload_imported", {}), { translation: imported });
          this.#drop();
          this.#stage = { kind: "idle", imported, id };
          reload();
          // The store logs why it cannot write.
          if (staged.isDefault) this.#options.makeDefault?.(imported).catch(() => {});
          return;
        }
        this.#wait(staged, { ...upload, refusal: refusalOf(outcome), stated: fields });
      },
    });
    return imported;
  }

  /**
   * Compares a pending upload with the edition that is there.
   *
   * @returns Undefined where it cannot be compared, or is not pending any more.
   */
  changesTo(before: Translation, id: string): EditionChanges | undefined {
    const stage = this.#stage;
    if (stage.kind !== "pending" || stage.upload.id !== id) return undefined;
    const { staged, compared } = stage;
    let changes = compared.get(before);
    if (changes === undefined) {
      const after = preparedTranslation(staged.prepared, before.header);
      changes = after && compareTranslations(before, after, MAX_EXAMPLES);
      if (changes !== undefined) compared.set(before, changes);
    }
    return changes;
  }

  /** Changes the header of a translation. @throws {CorpusError | Problem<"upload">} If it cannot; nothing changed then. */
  edit(code: string, change: TranslationHeader): void {
    this.#changeFolder((corpus) => editTranslation(corpus, { code, change }));
  }

  /** Removes a translation, which is kept for 30 days. @throws {CorpusError | Problem<"upload">} As for `edit`. */
  remove(code: string): void {
    const now = this.#options.now();
    this.#changeFolder((corpus) => removeTranslation(corpus, { code, now }));
  }

  /** Brings a removed translation back. @throws {CorpusError | Problem<"upload">} As for `edit`. */
  bringBack(one: Pick<RemovedTranslation, "code" | "removed">): void {
    this.#changeFolder((corpus) => bringBackTranslation(corpus, one));
  }

  /** Lists what can be brought back. */
  removed(): readonly RemovedTranslation[] {
    const { config, now } = this.#options;
    return removedTranslations(config.current.corpus, now());
  }

  /** Changes files of the folder while nothing is imported into it, and serves them. */
  #changeFolder(change: (corpus: string) => void): void {
    const { config, reload } = this.#options;
    if (this.#isClosed || this.#stage.kind === "working") throw new Problem("upload.busy", {});
    if (!this.#staging.isWritable()) throw new Problem("upload.read_only", {});
    change(config.current.corpus);
    reload();
  }

  /** Forgets a pending or refused upload, and ends a download or the reading of a file for its preview. */
  discard(): void {
    const stage = this.#stage;
    if (stage.kind === "downloading") {
      stage.ending.abort();
      stage.sink.abort();
    } else if (stage.kind === "working" && stage.step === "preview") {
      stage.isDiscarded = true;
      stage.importing?.kill();
    } else if (stage.kind === "pending" || stage.kind === "refused") this.#drop();
  }

  /** Forgets the upload and removes its files. */
  #drop(): void {
    const stage = this.#stage;
    clearTimeout(this.#expiry);
    this.#stage = { kind: "idle" };
    if ("staged" in stage) this.#staging.removeFolder(stage.staged.folder);
  }

  /** Resolves when the file that is read now has been read, or after a time. */
  async settled(milliseconds: number): Promise<void> {
    if (this.#work === undefined) return;
    await Promise.race([this.#work, sleep(milliseconds, undefined, { ref: false })]);
  }

  /** Ends what is under way and removes it: the service stops. */
  close(): void {
    const stage = this.#stage;
    this.#isClosed = true;
    if (stage.kind === "downloading") stage.ending.abort();
    if (stage.kind === "working") stage.importing?.kill();
    if ("sink" in stage) stage.sink.abort();
    this.#drop();
  }

  #makeStaged(fileName: string): Staged {
    try {
      const folder = this.#staging.makeFolder();
      // A folder of its own, so that a file may have any name.
      mkdirSync(join(folder, "source"), { mode: 0o700 });
      const source = join(folder, "source", fileName);
      const id = randomBytes(12).toString("base64url");
      return { id, folder, fileName, source, prepared: join(folder, "prepared.txt") };
    } catch (cause) {
      throw new Problem(isFull(cause) ? "upload.disk_full" : "upload.read_only", {}, { cause });
    }
  }

  #preview(staged: Staged): void {
    const { fileName, source, prepared } = staged;
    void this.#run(staged, {
      job: { step: "preview", source, name: fileName, prepared },
      done: (outcome) => {
        if (!("preview" in outcome)) {
          const refusal = refusalOf(outcome) ?? new Problem("upload.ended", {});
          this.#drop();
          this.#refuse(fileName, refusal);
          return;
        }
        const { id, fields } = staged;
        const { preview } = outcome;
        this.#wait(staged, { id, fileName, preview, expires: 0, refusal: undefined, stated: fields });
        if (fields !== undefined) void this.confirm(id, { fields, replace: false });
      },
    });
  }

  /** Runs a process on the file, and goes on with its outcome unless the service stops meanwhile. */
  #run(staged: Staged, { job, done }: { job: ImportJob; done: (outcome: ImportOutcome) => void }): Promise<void> {
    const { id, fileName } = staged;
    const stage: Working = { kind: "working", id, fileName, step: job.step, staged };
    this.#stage = stage;
    const work = this.#outcomeOf(stage, job).then((outcome) => {
      this.#work = undefined;
      if (this.#isClosed) return;
      if (stage.isDiscarded) this.#drop();
      else done(outcome);
    });
    this.#work = work;
    return work;
  }

  async #outcomeOf(stage: Working, job: ImportJob): Promise<ImportOutcome> {
    try {
      stage.importing = new ImportProcess(this.#options, { folder: stage.staged.folder, job });
      return await stage.importing.outcome;
    } catch (error) {
      return refusedBy(new Problem(isFull(error) ? "upload.disk_full" : "upload.not_started", {}));
    }
  }

  #wait(staged: Staged, upload: PendingUpload): void {
    const { now, pendingTime = PENDING_MS } = this.#options;
    const expires = now() + pendingTime;
    this.#stage = { kind: "pending", upload: { ...upload, expires }, staged, compared: new Map() };
    this.#expire();
  }

  #refuse(fileName: string, refusal: Error): void {
    this.#stage = { kind: "refused", fileName, refusal };
    this.#expire();
  }

  #expire(): void {
    const { pendingTime = PENDING_MS } = this.#options;
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(() => this.#drop(), pendingTime).unref();
  }
}
