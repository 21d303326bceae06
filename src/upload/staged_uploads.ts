import { randomBytes } from "node:crypto";
import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Now } from "../base/clock.ts";
import type { Log } from "../base/log.ts";
import type { Config } from "../config/mod.ts";
import { safeFileName } from "./file_name.ts";
import type { ImportJob, ImportOutcome } from "./import_job.ts";
import { ImportProcess, type ImportProgram } from "./import_process.ts";
import { Staging } from "./staging.ts";
import {
  type ImportFields,
  type PendingUpload,
  type TranslationUploads,
  UploadError,
  type UploadObstacle,
  type UploadSink,
  type UploadState,
} from "./uploads.ts";

/** Milliseconds for which an upload waits for its confirmation. */
const PENDING_MS = 1_800_000;

/** The parts of the uploads. */
export interface UploadOptions extends ImportProgram {
  readonly config: Config;
  readonly now: Now;
  readonly log: Log;
  /** Serves what was imported. */
  readonly reload: () => void;
  /** The milliseconds for which an upload waits; half an hour unless given. */
  readonly pendingTime?: number;
}

/** A file on the disk. */
interface Staged {
  readonly folder: string;
  readonly fileName: string;
  readonly source: string;
}

/**
 * Imports translations that administrators upload, one at a time: a file is received beside the translations, read in a
 * process of its own, waits for its confirmation, and is then imported as the command line does it.
 */
export class StagedUploads implements TranslationUploads {
  readonly #options: UploadOptions;
  readonly #staging: Staging;
  #state: UploadState = { kind: "idle" };
  #staged: Staged | undefined;
  #sink: FileSink | undefined;
  #importing: ImportProcess | undefined;
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
    return this.#state;
  }

  obstacle(): UploadObstacle | undefined {
    if (this.#options.config.current["upload-limit"] === 0) return "off";
    return this.#staging.isWritable() ? undefined : "read_only";
  }

  receive({ name, bytes }: { name: string; bytes: number | undefined }): UploadSink {
    const { kind } = this.#state;
    if (this.#isClosed || kind === "receiving" || kind === "working") throw new UploadError("busy");
    const limit = this.#options.config.current["upload-limit"];
    if (bytes !== undefined && bytes > limit) throw new UploadError("too_large");
    if (this.obstacle() !== undefined) throw new UploadError("read_only");
    if (!this.#staging.hasRoom(bytes ?? 0)) throw new UploadError("disk_full");
    this.#drop();
    const fileName = safeFileName(name);
    const staged = this.#makeStaged(fileName);
    this.#staged = staged;
    this.#state = { kind: "receiving" };
    const sink = new FileSink(staged.source, {
      limit,
      onAbort: () => this.#drop(),
      onFinish: () => this.#preview(staged),
    });
    this.#sink = sink;
    return sink;
  }

  async confirm(
    id: string,
    { fields, replace }: { fields: ImportFields; replace: boolean },
  ): Promise<string | undefined> {
    const { config, log, reload } = this.#options;
    const state = this.#state;
    const staged = this.#staged;
    if (state.kind !== "pending" || state.upload.id !== id || staged === undefined) {
      throw new UploadError("gone");
    }
    const { corpus } = config.current;
    const { source } = staged;
    clearTimeout(this.#expiry);
    let imported: string | undefined;
    const job: ImportJob = { step: "import", source, corpus, fields, replace };
    await this.#run(staged, {
      job,
      done: (outcome) => {
        if ("imported" in outcome) {
          imported = outcome.imported;
          log("notice", "Imported an uploaded translation", { translation: imported });
          this.#drop();
          reload();
          return;
        }
        const refusal = "refused" in outcome ? outcome.refused : "";
        this.#wait({ ...state.upload, refusal, stated: fields });
      },
    });
    return imported;
  }

  discard(): void {
    if (this.#state.kind === "pending" || this.#state.kind === "refused") this.#drop();
  }

  /** Forgets the upload and removes its files. */
  #drop(): void {
    const staged = this.#staged;
    clearTimeout(this.#expiry);
    this.#staged = undefined;
    this.#sink = undefined;
    this.#state = { kind: "idle" };
    if (staged !== undefined) this.#staging.removeFolder(staged.folder);
  }

  async settled(milliseconds: number): Promise<void> {
    if (this.#work === undefined) return;
    await Promise.race([this.#work, sleep(milliseconds, undefined, { ref: false })]);
  }

  /** Ends what is under way and removes it: the service stops. */
  close(): void {
    this.#isClosed = true;
    this.#importing?.kill();
    this.#sink?.abort();
    this.#drop();
  }

  #makeStaged(fileName: string): Staged {
    try {
      const folder = this.#staging.makeFolder();
      // A folder of its own, so that a file may have any name.
      mkdirSync(join(folder, "source"), { mode: 0o700 });
      return { folder, fileName, source: join(folder, "source", fileName) };
    } catch (cause) {
      throw new UploadError(isFull(cause) ? "disk_full" : "read_only", { cause });
    }
  }

  #preview(staged: Staged): void {
    void this.#run(staged, {
      job: { step: "preview", source: staged.source },
      done: (outcome) => {
        const { fileName } = staged;
        if (!("preview" in outcome)) {
          const refusal = "refused" in outcome ? outcome.refused : "";
          this.#drop();
          this.#state = { kind: "refused", fileName, refusal };
          this.#expire();
          return;
        }
        const id = randomBytes(12).toString("base64url");
        const { preview } = outcome;
        this.#wait({ id, fileName, preview, expires: 0, refusal: undefined, stated: undefined });
      },
    });
  }

  /** Runs a process on the file, and goes on with its outcome unless the service stops meanwhile. */
  #run(
    staged: Staged,
    { job, done }: { job: ImportJob; done: (outcome: ImportOutcome) => void },
  ): Promise<void> {
    const { folder, fileName } = staged;
    this.#state = { kind: "working", fileName, step: job.step };
    const work = this.#outcomeOf(job, folder).then((outcome) => {
      this.#importing = undefined;
      this.#work = undefined;
      if (this.#isClosed) return;
      done(named(outcome, staged));
    });
    this.#work = work;
    return work;
  }

  async #outcomeOf(job: ImportJob, folder: string): Promise<ImportOutcome> {
    try {
      this.#importing = new ImportProcess(this.#options, { folder, job });
      return await this.#importing.outcome;
    } catch (error) {
      const reason = isFull(error) ? "the disk is full" : "its process cannot be started";
      return { refused: `Cannot import the file: ${reason}` };
    }
  }

  #wait(upload: PendingUpload): void {
    const { now, pendingTime = PENDING_MS } = this.#options;
    this.#state = { kind: "pending", upload: { ...upload, expires: now() + pendingTime } };
    this.#expire();
  }

  #expire(): void {
    const { pendingTime = PENDING_MS } = this.#options;
    clearTimeout(this.#expiry);
    this.#expiry = setTimeout(() => this.#drop(), pendingTime).unref();
  }
}

/** Names the file in a sentence as the administrator knows it. */
function named(outcome: ImportOutcome, { source, fileName }: Staged): ImportOutcome {
  return "refused" in outcome ? { refused: outcome.refused.replaceAll(source, fileName) } : outcome;
}

function isFull(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT";
}

/** Writes an upload to the disk as it arrives. */
class FileSink implements UploadSink {
  readonly #stream: WriteStream;
  readonly #limit: number;
  readonly #onAbort: () => void;
  readonly #onFinish: () => void;
  #written = 0;
  #error: UploadError | undefined;
  #isOver = false;
  #drained = () => {};

  constructor(
    path: string,
    { limit, onAbort, onFinish }: { limit: number; onAbort: () => void; onFinish: () => void },
  ) {
    this.#limit = limit;
    this.#onAbort = onAbort;
    this.#onFinish = onFinish;
    this.#stream = createWriteStream(path, { flags: "wx", mode: 0o600 });
    this.#stream.on("drain", () => this.#drained());
    this.#stream.on("error", (cause) => {
      this.#error = new UploadError(isFull(cause) ? "disk_full" : "read_only", { cause });
      this.#drained();
    });
  }

  write(bytes: Buffer): boolean {
    if (this.#error !== undefined) throw this.#error;
    this.#written += bytes.length;
    if (this.#written > this.#limit) throw new UploadError("too_large");
    return this.#stream.write(bytes);
  }

  onDrain(callback: () => void): void {
    this.#drained = callback;
  }

  async finish(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (this.#stream.closed) return resolve();
      this.#stream.once("close", resolve);
      this.#stream.end();
    });
    if (this.#error !== undefined) throw this.#error;
    if (this.#isOver) throw new UploadError("busy");
    this.#isOver = true;
    this.#onFinish();
  }

  abort(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stream.destroy();
    this.#onAbort();
  }
}
