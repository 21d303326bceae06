import { Problem } from "../../base/problem.ts";
import { StoreUnavailable } from "./errors.ts";
import { type FileLayer, writeAll } from "./files.ts";
import { RecordWriter } from "./record.ts";

/** A write that follows a look at the file within so many milliseconds does without one, which costs as much as itself. */
const LOOK_INTERVAL_MS = 1;

/**
 * A write-ahead log that is open for appending.
 *
 * Records gather in `records` until `flush` writes them all at once. A write that fails is undone: the file is cut back
 * to its length before, at once or, where the disk refuses that too, before the next write. A file whose sync failed
 * takes nothing more, for the system may have dropped the unwritten pages and report success the next time: it is
 * `failed`, and its owner starts a new one.
 */
export class LogFile {
  #path: string;
  readonly records: RecordWriter;
  #files: FileLayer;
  #descriptor: number;
  #size: number;
  #chain: number;
  #partialWrite = false;
  #lookedAt = Number.NEGATIVE_INFINITY;
  /** The size at the last look that found the file whole. */
  #seenSize: number;
  #synced = 0;
  #syncing: Promise<void> | undefined;
  #failed = false;
  #closed = false;

  private constructor(files: FileLayer, file: { path: string; descriptor: number; size: number; chain: number }) {
    this.#files = files;
    this.#path = file.path;
    this.#descriptor = file.descriptor;
    this.#size = file.size;
    this.#seenSize = file.size;
    this.#chain = file.chain;
    this.records = new RecordWriter(file.chain);
  }

  /**
   * Opens a file whose sound content ends at `size` with a line whose checksum is `chain`.
   *
   * @throws {StoreUnavailable} If it cannot be opened for writing.
   */
  static open(files: FileLayer, { path, size, chain }: { path: string; size: number; chain: number }): LogFile {
    return LogFile.#at(files, { path, size, chain, how: "update" });
  }

  /** Creates a file; its header is the first of its `records`. @throws {StoreUnavailable} If it cannot be created. */
  static create(files: FileLayer, path: string): LogFile {
    return LogFile.#at(files, { path, size: 0, chain: 0, how: "create" });
  }

  static #at(
    files: FileLayer,
    { how, ...file }: { path: string; size: number; chain: number; how: "update" | "create" },
  ): LogFile {
    const { path } = file;
    try {
      return new LogFile(files, { ...file, descriptor: files.open(path, how) });
    } catch (cause) {
      throw new StoreUnavailable(how === "update" ? "cannot_open_file" : "cannot_create", { path }, { cause });
    }
  }

  get path(): string {
    return this.#path;
  }

  /** Notes that the file was renamed. */
  movedTo(path: string): void {
    this.#path = path;
  }

  /** Bytes of complete records in the file. */
  get size(): number {
    return this.#size;
  }

  /** Bytes known to be on the disk itself. */
  get synced(): number {
    return this.#synced;
  }

  /** True if a sync failed, or the file may have lost its name: it must be replaced. */
  get failed(): boolean {
    return this.#failed;
  }

  /**
   * False if the file was removed, replaced by another, cut or written by another process: what is written to it is gone
   * after a restart, or breaks the chain of the records. Looks at the file.
   */
  get isIntact(): boolean {
    // A file that failed is replaced by this process.
    if (this.#closed || this.#failed) return true;
    return this.#files.isNamed(this.#descriptor, this.#path) && !this.#isOfOtherLength();
  }

  /**
   * Returns true if the file is shorter than what was written to it, or longer: a process that does not see the lock
   * writes it, too. What was written since the last look may follow a cut and is taken out, so that the next start finds
   * a log that ends early, and no damaged one.
   */
  #isOfOtherLength(): boolean {
    const size = this.#files.size(this.#descriptor);
    const unseen = Math.max(0, this.#size - this.#seenSize);
    if (size < this.#size && unseen > 0) this.#files.truncate(this.#descriptor, Math.max(0, size - unseen));
    this.#seenSize = this.#size;
    return size < this.#size || (size > this.#size && !this.#partialWrite);
  }

  /** True while the file may hold records that were refused. */
  get hasPartialWrite(): boolean {
    return this.#partialWrite;
  }

  /** Notes that what is written to the file may get lost. */
  markFailed(): void {
    this.#failed = true;
  }

  /**
   * Writes the gathered records.
   *
   * @throws {StoreUnavailable} If that fails; the records are dropped.
   */
  flush(): void {
    const bytes = this.records.bytes;
    try {
      // Its descriptor may be another file's by now.
      if (this.#closed) throw new Problem("store.log_closed", {});
      if (this.#failed) throw new Problem("store.write_lost", {});
      const now = performance.now();
      if (now - this.#lookedAt > LOOK_INTERVAL_MS) {
        if (this.#isOfOtherLength()) throw new Problem("store.file_changed", {});
        this.#lookedAt = now;
      }
      this.#cutPartialWrite();
      this.#partialWrite = true;
      writeAll(this.#files, { descriptor: this.#descriptor, bytes, position: this.#size });
      this.#partialWrite = false;
    } catch (cause) {
      this.#lookedAt = Number.NEGATIVE_INFINITY;
      this.records.reset(this.#chain);
      this.#tryToCut();
      throw new StoreUnavailable("cannot_write", { path: this.#path }, { cause });
    }
    this.#size += bytes.length;
    this.#chain = this.records.chain;
    this.records.reset(this.#chain);
  }

  /**
   * Puts everything flushed so far on the disk. Calls that come while one is under way share the next.
   *
   * @throws {StoreUnavailable} If that fails; the file takes nothing more from then on.
   */
  async sync(): Promise<void> {
    const wanted = this.#size;
    while (this.#synced < wanted) {
      this.#syncing ??= this.#syncOnce().finally(() => {
        this.#syncing = undefined;
      });
      await this.#syncing;
    }
  }

  /** Removes what was gathered and flushed after a `mark`, at once if the disk allows it. */
  cutBack(to: { size: number; chain: number }): void {
    this.records.reset(to.chain);
    if (this.#size === to.size) return;
    this.#size = to.size;
    this.#chain = to.chain;
    this.#partialWrite = true;
    this.#tryToCut();
  }

  /** The end of the file, for `cutBack`. */
  get mark(): { size: number; chain: number } {
    return { size: this.#size, chain: this.#chain };
  }

  /** Closes the file; closing it again does nothing. */
  async close(): Promise<void> {
    while (this.#syncing) await this.#syncing.catch(() => {});
    if (this.#closed) return;
    this.#tryToCut();
    this.#closed = true;
    this.#files.close(this.#descriptor);
  }

  async #syncOnce(): Promise<void> {
    const upTo = this.#size;
    try {
      if (this.#closed) throw new Problem("store.log_closed", {});
      if (this.#failed) throw new Problem("store.earlier_sync_failed", {});
      await this.#files.sync(this.#descriptor);
      this.#synced = upTo;
    } catch (cause) {
      this.#failed = true;
      throw new StoreUnavailable("cannot_sync", { path: this.#path }, { cause });
    }
  }

  #tryToCut(): void {
    try {
      this.#cutPartialWrite();
    } catch {
      // The next write tries again first.
    }
  }

  #cutPartialWrite(): void {
    if (!this.#partialWrite || this.#closed || this.#isOfOtherLength()) return;
    this.#files.truncate(this.#descriptor, this.#size);
    this.#partialWrite = false;
  }
}
